// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"
#include "pairing/tiebreaks/advice.h"
#include "pairing/tiebreaks/tie_break.h"

#include <QString>

#include <string_view>

namespace flagfall::view {

/// `Round robin (Berger tables)`.
[[nodiscard]] QString systemText(std::string_view code);
/// What choosing it means, in two sentences, and whether FIDE does not endorse it.
[[nodiscard]] QString systemExplanation(std::string_view code);
/// The heading of a column: `SB`; and what it means.
[[nodiscard]] QString tieBreakName(pairing::TieBreak const& tieBreak);
[[nodiscard]] QString tieBreakHint(pairing::TieBreak const& tieBreak);
/// What the regulations have against a tie-break, with the article.
[[nodiscard]] QString tieBreakAdviceText(pairing::TieBreakAdvice::What what);

} // namespace flagfall::view
