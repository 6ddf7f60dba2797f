// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

/// The ranking of a Keizer competition. FIDE knows none, and every club has its own rules: these are the usual ones,
/// with what they leave open decided here and said so.
namespace flagfall::pairing::keizer {

/// What a game without a result is.
enum class OpenGames {
    Draws,   ///< for the pairing of the next round (C.04.2, Art. 3)
    Nothing, ///< in the table that is shown
};

/// Everybody entered, in order of the ranking; with equal scores in order of pairing numbers, which are by rating. The
/// first has the value number `base`, the next one step less, and nobody less than nothing. A round is worth:
///
/// | win, played or by forfeit       | all of the opponent's value number |
/// | draw                            | a half of it                       |
/// | loss                            | nothing, or a sixth of it          |
/// | AllocatedBye                    | a half of one's own                |
/// | HalfPointBye: absent, excused   | 0.35 of one's own, so many times   |
/// | FullPointBye: duty for the club | 0.7 of one's own                   |
/// | everything else                 | nothing                            |
///
/// Scores make the ranking and the ranking makes the scores, so both are computed again, from the order of pairing
/// numbers on, until the ranking stays, twenty times at most. Where two rankings alternate, the sum of the two scores
/// of everybody is halved.
[[nodiscard]] std::vector<SystemRank> tableOf(Tournament const& tournament, OpenGames openGames);

/// What every round brings the player, by the value numbers of this table, and before them the own one. Where two rankings alternated, their sum is not the score, which is the mean of two.
[[nodiscard]] std::vector<SystemShare> sharesOf(Tournament const& tournament, std::vector<SystemRank> const& table,
                                          PlayerId player, OpenGames openGames);

} // namespace flagfall::pairing::keizer
