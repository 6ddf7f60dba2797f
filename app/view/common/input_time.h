// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>

namespace flagfall::view {

/// When a key, a button or a touch happened, on the machine's ticks.
///
/// The window system stamps its events in milliseconds since a moment of its own. Nobody says which; but no event
/// arrives before it happened, so the least delay seen lately is taken for none, and what an event came later than
/// that it was under way: in the window system, or in a program that was busy. A stamp that says too much is not
/// believed. Only the last minute counts, because the two sources drift apart.
class InputTime {
public:
    /// The ticks at which the event happened. `stamp`: milliseconds, 0 for none; `arrived`: ticks, nanoseconds.
    [[nodiscard]] std::int64_t happened(std::uint64_t stamp, std::int64_t arrived);

private:
    struct Sample {
        std::int64_t offset; ///< arrival less stamp, nanoseconds
        std::int64_t arrived;
    };
    std::deque<Sample> m_samples; ///< the oldest first
};

} // namespace flagfall::view
