// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/display.h"

#include "clock/units.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

constexpr Span tenth = 100ms;
constexpr Span halfSecond = 500ms;
constexpr std::int64_t secondsPerMinute = 60;
constexpr std::int64_t secondsPerHour = 3600;
constexpr std::int64_t secondsShownBelow = 20 * secondsPerMinute; ///< on the older DGT clocks

/// Rounds up, so that zero is shown only when no time is left.
std::int64_t unitsUp(Span remaining, Span unit) { return (remaining + unit - Span{1}) / unit; }

std::string twoDigits(std::int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

std::string tenthsText(std::int64_t tenths) { return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10); }

std::string modernText(std::int64_t seconds) {
    auto const minutes = seconds / secondsPerMinute % 60;
    auto const rest = twoDigits(seconds % secondsPerMinute);
    if (seconds < secondsPerHour) return std::to_string(minutes) + ":" + rest;
    return std::to_string(seconds / secondsPerHour) + ":" + twoDigits(minutes) + ":" + rest;
}

/// Older DGT clocks drop the seconds from twenty minutes upwards; they do not round the minutes.
std::string dgt2010Text(std::int64_t seconds) {
    auto const minutes = seconds / secondsPerMinute;
    if (seconds < secondsShownBelow) return std::to_string(minutes) + "." + twoDigits(seconds % secondsPerMinute);
    return std::to_string(minutes / 60) + ":" + twoDigits(minutes % 60);
}

std::string dgt3000Text(std::int64_t seconds) {
    auto const minutes = seconds / secondsPerMinute;
    auto const rest = twoDigits(seconds % secondsPerMinute);
    if (seconds < secondsPerHour) return std::to_string(minutes) + "." + rest;
    return std::to_string(minutes / 60) + ":" + twoDigits(minutes % 60) + "." + rest;
}

/// The time from the whole seconds shown now to the next lower number.
std::int64_t nextLowerFigure(std::int64_t seconds, DisplayStyle style) {
    bool const minutesOnly = style == DisplayStyle::Dgt2010 && seconds >= secondsShownBelow;
    return (minutesOnly ? seconds / secondsPerMinute * secondsPerMinute : seconds) - 1;
}

Span tenthsOf(DisplayStyle style, Span tenthsBelow) {
    return style == DisplayStyle::Modern ? tenthsBelow : Span::zero();
}

/// What is left of the second being shown: above zero, up to a whole one.
Span leftOfSecond(Span remaining) { return remaining - (unitsUp(remaining, second) - 1) * second; }

} // namespace

std::string displayText(Span remaining, DisplayStyle style, Span tenthsBelow) {
    auto const left = std::max(remaining, Span::zero());
    if (style == DisplayStyle::Dgt2010) return dgt2010Text(unitsUp(left, second));
    if (style == DisplayStyle::Dgt3000) return dgt3000Text(unitsUp(left, second));
    auto const tenths = unitsUp(left, tenth);
    if (tenths > 0 && tenths * tenth < tenthsBelow) return tenthsText(tenths);
    return modernText(unitsUp(left, second));
}

Span untilTextChanges(Span remaining, Span tenthsBelow) {
    return untilTextChanges(remaining, DisplayStyle::Modern, tenthsBelow);
}

Span untilTextChanges(Span remaining, DisplayStyle style, Span tenthsBelow) {
    if (remaining <= Span::zero()) return Span::zero();
    if (remaining <= tenthsOf(style, tenthsBelow)) return remaining - (unitsUp(remaining, tenth) - 1) * tenth;
    return remaining - nextLowerFigure(unitsUp(remaining, second), style) * second;
}

Span untilRisingTextChanges(Span shown, DisplayStyle style, Span tenthsBelow) {
    auto const unit = shown < tenthsOf(style, tenthsBelow) ? tenth : second;
    return unitsUp(shown, unit) * unit - shown + Span{1};
}

bool separatorLit(Span remaining) { return remaining <= Span::zero() || leftOfSecond(remaining) > halfSecond; }

Span untilSeparatorChanges(Span remaining) {
    if (remaining <= Span::zero()) return Span::zero();
    auto const left = leftOfSecond(remaining);
    return left > halfSecond ? left - halfSecond : left;
}

} // namespace flagfall::clock
