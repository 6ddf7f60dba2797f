// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

namespace flagfall::clock {

/// A length of time: signed 64-bit nanoseconds, about 292 years. Never a floating-point number.
using Span = std::chrono::duration<std::int64_t, std::nano>;

/// The monotonic time axis of one journal. It has no now(): only the equipment reads the real time, and all functions
/// of the core are given the instants they need. Two instants cannot be added.
struct Axis {
    using duration = Span;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<Axis, Span>;
    static constexpr bool is_steady = true;
};

/// A point on that axis.
using Instant = std::chrono::time_point<Axis, Span>;

} // namespace flagfall::clock
