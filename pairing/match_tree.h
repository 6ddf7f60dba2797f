// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/regulations.h"
#include "pairing/tournament.h"

#include <optional>
#include <vector>

/// The tree of an event in which who loses a match is out, for whoever shows it.
namespace flagfall::pairing {

/// What a round on file is where a match has several games: one game of every match that was not decided before it.
struct GameOfMatches {
    int round = 1; ///< of the tree, from 1
    int game = 1;  ///< of the match, over all its steps, from 1
    int step = 0;  ///< in KnockoutRules::steps, from 0
    GameKind kind = GameKind::Standard;
    friend bool operator==(GameOfMatches const&, GameOfMatches const&) = default;
};

/// A match, or the place of one to come.
struct TreeMatch {
    enum class Decided {
        NotYet,
        Level, ///< every step was played and decided nothing: the arbiter names who is through
        ByGames,
        ByOdds,     ///< Black has drawn the Armageddon game
        ByArbiter,  ///< who named the winner of a match that had ended level
        ByLeaving,  ///< the other one has left, or never came to be there: through without playing it out
        AsPaired,   ///< a result was corrected after the next round had been paired, in which the winner stays
        WithNobody, ///< both have left
    };
    int round = 1; ///< of the tree
    bool forThird = false;
    std::optional<PlayerId> upper{}; ///< by the places of the tree; none: not known yet, or a free place
    std::optional<PlayerId> lower{};
    std::vector<MatchGame> games{}; ///< that are over, from the side of `upper`, in order
    std::optional<PlayerId> winner{};
    Decided how = Decided::NotYet;
    friend bool operator==(TreeMatch const&, TreeMatch const&) = default;
};

} // namespace flagfall::pairing
