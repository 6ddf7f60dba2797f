// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "pairing/regulations.h"
#include "pairing/tournament.h"

#include <variant>
#include <vector>

/// Matches of several games, and who has won one.
namespace flagfall::pairing {

/// The two of a match with its games so far, each from his own side, in the order in which they were played. The
/// kind of a game follows from its place in the steps.
struct MatchSoFar {
    PlayerId higher; ///< the higher-ranked
    PlayerId lower;
    std::vector<MatchGame> ofHigher;
    std::vector<MatchGame> ofLower;
};

struct GameToCome {
    int step = 0; ///< in KnockoutRules::steps, from 0
    int game = 1; ///< of the step, from 1
    GameKind kind = GameKind::Standard;
    Colour ofHigher = Colour::White;
    friend bool operator==(GameToCome const&, GameToCome const&) = default;
};
struct MatchWon {
    PlayerId winner;
    int step = 0; ///< that decided it
    friend bool operator==(MatchWon const&, MatchWon const&) = default;
};
/// Every step has been played, and none decided anything: lots, or whatever else the regulations say.
struct EndedLevel {
    friend bool operator==(EndedLevel, EndedLevel) = default;
};
using MatchState = std::variant<GameToCome, MatchWon, EndedLevel>;

/// How a match stands. A step is won as soon as the other one cannot catch up in what is left of it, its games being
/// worth what `scoring` says; games left over are not played. Colours alternate from the game before as it was played,
/// over the end of a step as well; the first one has the higher-ranked player with `drawn`.
[[nodiscard]] MatchState stateOf(MatchSoFar const& match, KnockoutRules const& rules, Scoring const& scoring,
                                 Colour drawn);

} // namespace flagfall::pairing
