// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <map>
#include <span>
#include <vector>

namespace flagfall::session {

/// Which of several desks at an event have gone silent although they run clocks. Each desk leaves a heartbeat in the
/// journal every second while it does (Heartbeat); their computers' clocks may differ, so that it counts here only
/// whether it changes, and for how long by the ticks of this desk it has not.
class SignsOfLife {
public:
    /// Three missed in a row, and what a busy network takes.
    static constexpr clock::Span longest = std::chrono::seconds{15};

    struct Silent {
        int desk;
        clock::Span since; ///< a sign of life was heard
        friend bool operator==(Silent const&, Silent const&) = default;
    };
    /// The newest heartbeats, read at this reading of the ticks, nanoseconds, of desks that run clocks now. None at
    /// all: the journal does not answer, and nothing is known of anybody.
    void hear(std::span<Heartbeat const> beats, std::span<int const> desks, std::int64_t ticks);
    /// By their numbers.
    [[nodiscard]] std::vector<Silent> silent() const;

private:
    struct Sign {
        clock::Instant beat;
        std::int64_t heard; ///< ticks when it was another one than before
    };
    std::map<int, Sign> m_signs; ///< of the desks that were asked about last
    std::int64_t m_now = 0;
};

} // namespace flagfall::session
