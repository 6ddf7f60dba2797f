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

/// The one place where time is rounded: always up to the unit shown, so that 0:00 appears exactly when the
/// time is gone. `tenthsBelow` zero: no tenths; only the Modern style has them. Hours are not limited.
[[nodiscard]] std::string displayText(Span remaining, DisplayStyle style = DisplayStyle::Modern,
                                      Span tenthsBelow = std::chrono::seconds{10});

/// How long until a running display of Modern style shows another text; zero when nothing is left, because
/// 0:00 stays.
[[nodiscard]] Span untilTextChanges(Span remaining, Span tenthsBelow = std::chrono::seconds{10});
/// The same for any style.
[[nodiscard]] Span untilTextChanges(Span remaining, DisplayStyle style, Span tenthsBelow);
/// How long until a display that counts upwards shows another text, to the nanosecond: a second that has begun is
/// shown as a whole one.
[[nodiscard]] Span untilRisingTextChanges(Span shown, DisplayStyle style, Span tenthsBelow);

/// Whether the sign between the figures is lit: in the first half of every second that is shown.
[[nodiscard]] bool separatorLit(Span remaining);
/// How long until it is lit or goes out; zero when nothing is left.
[[nodiscard]] Span untilSeparatorChanges(Span remaining);

} // namespace flagfall::clock
