// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "clock/time.h"

#include <QString>

namespace flagfall::view {

enum class TimeFault { Empty, NotATime, BareNumber, MinutesPast59, SecondsPast59, TooLong };

/// A time as people type it: `1:30:00`, `5:00`, `0:08.4`. Minutes alone may pass 59 (`90:00`). A bare number is no
/// time: it could be minutes or seconds.
[[nodiscard]] Expected<clock::Span, TimeFault> parseTime(QString const& text);

/// The same with a sign before it: `+2:00`, `-0:30`; without one it is more.
[[nodiscard]] Expected<clock::Span, TimeFault> parseAmount(QString const& text);

/// `typed` is what has the fault; of a bare number it says which times that could be.
[[nodiscard]] QString timeFaultText(TimeFault fault, QString const& typed = {});

} // namespace flagfall::view
