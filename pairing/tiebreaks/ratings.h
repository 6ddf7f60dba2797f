// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/field.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tiebreaks/value.h"

#include <vector>

namespace flagfall::pairing {

/// The tie-breaks by ratings (C.07, Art. 10). Only games over the board count (15.2). Nobody has a value where somebody
/// is unrated and the regulations do not say how he counts: they are not used then.
[[nodiscard]] std::vector<TieBreakValue> ratingValues(Field const& field, TieBreak const& tieBreak);

} // namespace flagfall::pairing
