// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/fields.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tiebreaks/value.h"

#include <vector>

namespace flagfall::pairing {

/// What everybody has by a tie-break, by places. Direct encounter, extended or not, has no value of its own: it depends
/// on who is tied. Of those with several steps (12.2, 12.3) the first.
[[nodiscard]] std::vector<TieBreakValue> valuesOf(Fields const& fields, TieBreak const& tieBreak);
/// The same by the score of the field, whichever the tie-break names; of those that teams only have, nobody has any.
[[nodiscard]] std::vector<TieBreakValue> valuesOf(Field const& field, TieBreak const& tieBreak);

/// The Buchholz in a combination (13.4), and what it is worth by the factor: to two decimals, half up. The value is
/// one, and the factor is not 0.
[[nodiscard]] TieBreak buchholzIn(TieBreak const& combination);
[[nodiscard]] TieBreakValue strengthOf(TieBreakValue const& buchholz, int factor);

} // namespace flagfall::pairing
