// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/display.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

constexpr Span second = 1s;
constexpr Span tenth = 100ms;
constexpr std::int64_t secondsPerMinute = 60;
constexpr std::int64_t secondsPerHour = 3600;

/// Rounded up, so that zero is shown only when nothing is left.
std::int64_t unitsUp(Span remaining, Span unit) { return (remaining + unit - Span{1}) / unit; }

std::string twoDigits(std::int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

std::string tenthsText(std::int64_t tenths) { return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10); }

std::string modernText(std::int64_t seconds) {
    auto const minutes = seconds / secondsPerMinute % 60;
    auto const rest = twoDigits(seconds % secondsPerMinute);
    if (seconds < secondsPerHour) return std::to_string(minutes) + ":" + rest;
    return std::to_string(seconds / secondsPerHour) + ":" + twoDigits(minutes) + ":" + rest;
}

/// The older DGT clocks cut the seconds off from twenty minutes upwards; they do not round the minutes.
std::string dgt2010Text(std::int64_t seconds) {
    constexpr std::int64_t secondsShownBelow = 20 * secondsPerMinute;
    auto const minutes = seconds / secondsPerMinute;
    if (seconds < secondsShownBelow) return std::to_string(minutes) + "." + twoDigits(seconds % secondsPerMinute);
    return std::to_string(minutes / 60) + ":" + twoDigits(minutes % 60);
}

} // namespace

std::string displayText(Span remaining, DisplayStyle style, Span tenthsBelow) {
    auto const left = std::max(remaining, Span::zero());
    if (style == DisplayStyle::Dgt2010) return dgt2010Text(unitsUp(left, second));
    auto const tenths = unitsUp(left, tenth);
    if (tenths > 0 && tenths * tenth < tenthsBelow) return tenthsText(tenths);
    return modernText(unitsUp(left, second));
}

Span untilTextChanges(Span remaining, Span tenthsBelow) {
    if (remaining <= Span::zero()) return Span::zero();
    auto const unit = remaining <= tenthsBelow ? tenth : second;
    return remaining - (unitsUp(remaining, unit) - 1) * unit;
}

} // namespace flagfall::clock
