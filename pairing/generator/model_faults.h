// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/generator/random_tournament.h"

#include <vector>

/// What cannot be in a tournament, or what FIDE does not let be in one, found before it begins.
namespace flagfall::pairing::generator {

enum class ModelFault {
    Players,       ///< fewer than two, or more than fit into a report file
    RatingForAll,  ///< ratings for more or fewer than there are players
    RatingRange,   ///< the lowest is above the highest
    WinIsNothing,  ///< a win is worth nothing
    WinBelowDraw,  ///< a draw is worth more than a win
    DrawBelowLoss, ///< a loss is worth more than a draw
    WinAsLoss,     ///< a loss is worth as much as a win
    TwoDraws,      ///< they are worth more than a win and a loss (VCL 74)
    ForfeitLoss,   ///< who does not come gets more than who loses
    Absence,       ///< a zero-point bye is worth more than a loss
    AllocatedBye,  ///< worth more than a win, or what no results add up to (VCL 81, 83, 84)
    LateEntries,   ///< by the round
    TooManyRounds, ///< more than mostRoundsOf
};

/// Everything that is wrong with a model. `wanted` has the events, forfeits and byes that somebody has asked for and
/// none that has been drawn: only they make room for more rounds than there are opponents.
[[nodiscard]] std::vector<ModelFault> faultsOf(TournamentModel const& model, TournamentModel const& wanted);

/// So many rounds no two players have to meet twice in and nobody has two allocated byes (C.04.3, C1 and C2), if all
/// goes as well as it can. At most 99.
[[nodiscard]] int mostRoundsOf(TournamentModel const& model);

/// What the allocated bye may be worth (VCL 81 to 84): every sum of results up to a win, in rising order.
[[nodiscard]] std::vector<Points> byesOf(Scoring const& scoring);

} // namespace flagfall::pairing::generator
