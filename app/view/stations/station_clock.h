// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

#include <QJsonObject>

/// A clock as a page loads it (files/clock_core.js).
namespace flagfall::view {

/// A moment, in whole microseconds: what a page counts in. Another 285 years fit into its numbers.
[[nodiscard]] qint64 microseconds(clock::Instant at);

/// The clock as it stands, with its control. A page counts in whole microseconds: of a clock that runs, what is left at
/// the next whole one.
[[nodiscard]] QJsonObject jsonOf(clock::Clock const& clock);

} // namespace flagfall::view
