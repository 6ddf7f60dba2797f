// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/teams/line_up.h"

#include <optional>
#include <string>
#include <vector>

/// Rounds of teams: matches, what they count, and who is to sit where. Where players play for themselves there are
/// none.
namespace flagfall::session {

/// What tables say of somebody who is ranked, a player or a team; of a team the rating is its strength. Empty where
/// there is no such.
struct CompetitorFacts {
    std::string number; ///< the pairing number, once it is given
    std::string title{};
    std::string name{};
    std::string federation{};
    int rating = 0; ///< 0: none
};
[[nodiscard]] CompetitorFacts factsOf(EventState const& state, PlayerId competitor);

/// What the boards of a match have given so far.
struct MatchScore {
    Points home; ///< game points
    Points away;
    int open = 0;          ///< games without a result
    bool isPlayed = false; ///< not every board was forfeited
    [[nodiscard]] Points of(bool isHome) const { return isHome ? home : away; }
    friend bool operator==(MatchScore const&, MatchScore const&) = default;
};
[[nodiscard]] MatchScore scoreOf(EventState const& state, Round const& round, Match const& match);

/// What people call a board of the round: its number, in a match that of the match and of the board in it: `3.2`.
[[nodiscard]] std::string boardLabel(Round const& round, BoardNumber board);
/// The same of a place that may have no game.
[[nodiscard]] std::string boardLabel(MatchPlace const& place);

/// The match as it is paired: who sits where.
[[nodiscard]] PairedMatch pairedMatchOf(Match const& match);

/// The list of the team with the ratings of its players, for pairing::faultsOf.
[[nodiscard]] pairing::Roster rosterOf(EventState const& state, Team const& team);
[[nodiscard]] pairing::LineUp lineUpOf(std::vector<PlayerId> const& players);

/// Who of the team sits where in the round to come: as handed in, otherwise its players from the top, without those who
/// have withdrawn or have a bye in that round.
[[nodiscard]] std::vector<PlayerId> lineUpFor(EventState const& state, Team const& team, RoundNumber round);

/// Its games in order of boards, with numbers of boards from this one on; where a seat is empty there is none. Colours
/// by the pattern of record 352.
[[nodiscard]] std::vector<pairing::Pair> pairsOf(PairedMatch const& match, std::string_view boardColours,
                                                 BoardNumber first);
/// No game of the match has begun: its line-ups can still be changed.
[[nodiscard]] bool canBeSeatedAnew(Round const& round, Match const& match);

/// The teams as they are paired and ranked. A match counts once all its games have a result; one that was forfeited on
/// every board by the same team, or by both, was not played (C.04.6, 1.6.1).
[[nodiscard]] pairing::Tournament tournamentOfTeams(EventState const& state);

/// The players of all teams with the games they had, as in records 001 and for board prizes. Who waited for nobody has
/// a forfeited win without an opponent; a match forfeited as a whole gives nobody anything.
[[nodiscard]] pairing::Tournament tournamentOfBoards(EventState const& state);

/// What players have scored on one board, for board prizes.
struct BoardScore {
    PlayerId player;
    PlayerId team;
    int board = 0; ///< from 1: the one on which most of the player's games were, of equals the highest
    int games = 0; ///< played over the board
    Points points; ///< of these games
    std::optional<int> performance{}; ///< none where an opponent has no rating, or nothing was played
    int rank = 0;                     ///< among those of the board: by share of points, games, performance
};
/// Of everybody with so many games at least, board by board.
[[nodiscard]] std::vector<BoardScore> boardScores(EventState const& state, int fewestGames);

} // namespace flagfall::session
