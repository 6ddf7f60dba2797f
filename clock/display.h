// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/time.h"

#include <string>

namespace flagfall::clock {

enum class DisplayStyle {
    Modern,  ///< H:MM:SS from one hour, M:SS below, S.t below the tenths limit
    Dgt2010, ///< H:MM from 20:00, M.SS below
    Dgt3000, ///< H:MM.SS from one hour, M.SS below
};

/// Returns the text of a display. The only place where time is rounded: always up to the unit shown, so that 0:00
/// appears exactly when the time is used up. `tenthsBelow` zero means no tenths; only the Modern style has them.
/// Hours are not limited.
[[nodiscard]] std::string displayText(Span remaining, DisplayStyle style = DisplayStyle::Modern,
                                      Span tenthsBelow = std::chrono::seconds{10});

/// Returns the time until a running display of Modern style shows another text; zero if no time is left, because 0:00
/// stays.
[[nodiscard]] Span untilTextChanges(Span remaining, Span tenthsBelow = std::chrono::seconds{10});
/// The same for any style.
[[nodiscard]] Span untilTextChanges(Span remaining, DisplayStyle style, Span tenthsBelow);
/// Returns the time until a display that counts up shows another text, to the nanosecond: a started second is shown
/// as a whole one.
[[nodiscard]] Span untilRisingTextChanges(Span shown, DisplayStyle style, Span tenthsBelow);

/// True if the colon between the digits is lit: in the first half of every second shown.
[[nodiscard]] bool separatorLit(Span remaining);
/// Returns the time until the colon goes on or off; zero if no time is left.
[[nodiscard]] Span untilSeparatorChanges(Span remaining);

} // namespace flagfall::clock
