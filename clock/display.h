// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/time.h"

#include <string>

namespace flagfall::clock {

enum class DisplayStyle {
    Modern,  ///< H:MM:SS from one hour, M:SS below, S.t below the tenths limit
    Dgt2010, ///< H:MM from 20:00, M.SS below
};

/// The one place where time is rounded: always up to the unit shown, so that 0:00 appears exactly when the
/// time is gone. `tenthsBelow` zero: no tenths. Hours are not limited.
[[nodiscard]] std::string displayText(Span remaining, DisplayStyle style = DisplayStyle::Modern,
                                      Span tenthsBelow = std::chrono::seconds{10});

/// How long until a running display of Modern style shows another text; zero when nothing is left, because
/// 0:00 stays.
[[nodiscard]] Span untilTextChanges(Span remaining, Span tenthsBelow = std::chrono::seconds{10});

} // namespace flagfall::clock
