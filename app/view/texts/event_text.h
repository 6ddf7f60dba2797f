// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"
#include "pairing/tiebreaks/tiebreak.h"

#include <QString>

#include <string_view>

namespace flagfall::view {

/// `Round robin (Berger tables)`.
[[nodiscard]] QString systemText(std::string_view code);
/// The heading of a column: `SB`; and what it means.
[[nodiscard]] QString tieBreakName(pairing::TieBreak tieBreak);
[[nodiscard]] QString tieBreakHint(pairing::TieBreak tieBreak);

} // namespace flagfall::view
