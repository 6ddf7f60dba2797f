// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/ratings/performance.h"
#include "pairing/tiebreaks/contributions.h"
#include "pairing/tiebreaks/field.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tiebreaks/value.h"

#include <optional>
#include <vector>

namespace flagfall::pairing {

/// The tie-breaks by ratings (C.07, Art. 10). Only games over the board count (15.2). Nobody has a value where somebody
/// is unrated and the regulations do not say how he counts: they are not used then.
[[nodiscard]] std::vector<TieBreakValue> ratingValues(Field const& field, TieBreak const& tieBreak);

/// The opponents met over the board by the player at a place, with their ratings: the lines of 10.1 to 10.3. What a
/// line gives is the rating, or, for 10.3, what is expected against it.
[[nodiscard]] std::vector<Contribution> ratingLines(Field const& field, TieBreak const& tieBreak, int place);

/// What was scored over the board, in halves of a game.
[[nodiscard]] int halvesOf(Field const& field, int place);

/// The player's score over the board against them; nothing without a game.
[[nodiscard]] std::optional<Performance> performanceOf(Field const& field, int place);

} // namespace flagfall::pairing
