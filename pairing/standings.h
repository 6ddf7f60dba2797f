// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tiebreaks/value.h"
#include "pairing/tournament.h"

#include <vector>

namespace flagfall::pairing {

/// One line of the table.
struct Standing {
    int rank = 0; ///< from 1; players whom nothing separates share it
    PlayerId player;
    Points points;
    std::vector<TieBreakValue> tieBreaks; ///< one for each tie-break asked for, in that order
    int played = 0;                       ///< games over the board
    bool hasPending = false;              ///< a game without a result: the place is provisional
    Points
        secondary{}; ///< of teams the other score, where `points` is the primary one; of Keizer see system_standings.h
};

/// The table after the rounds on file, ranked by points and then by the tie-breaks in order, each applied to
/// the players still tied (C.07, Art. 4). Ties that nothing resolves keep the order of pairing numbers.
[[nodiscard]] std::vector<Standing> standings(Tournament const& tournament, std::vector<TieBreak> const& order);

} // namespace flagfall::pairing
