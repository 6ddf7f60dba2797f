// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/match_tree.h"
#include "pairing/system.h"

/// From games to matches and back: a round on file is one game of every match that is not decided, and several of them
/// are one round of the tree.
namespace flagfall::pairing::knockout {

struct Matches {
    /// The same event with a round for each round of the tree: what progressOf() reads. The winner of a match that was
    /// won has Score::Win in it; one that is not decided is drawn, with its games.
    Tournament tournament;
    std::vector<GameOfMatches> games; ///< what each round on file was
    std::vector<PlayerId> open;       ///< those whose game of the last round has no result
};

/// A round of the tree begins with the first round on file in which anybody meets another opponent than before. Whoever
/// was paired in the round of the tree that follows is through, whatever has become of the results since; in the last
/// one the games tell it, then whom the arbiter has named (Tournament::awarded), then who has left.
[[nodiscard]] Matches matchesOf(Tournament const& games);

/// Of every step the place that the game with this number (from 1) has in the regulations; the last step, when there
/// are more games than the regulations have.
[[nodiscard]] GameOfMatches placeOf(KnockoutRules const& rules, int round, int game);

/// Games a match has at least: as many as win the first step.
[[nodiscard]] int fewestGames(KnockoutRules const& rules);

} // namespace flagfall::pairing::knockout
