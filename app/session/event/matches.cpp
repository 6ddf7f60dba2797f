// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/matches.h"

#include "pairing/ratings/performance.h"
#include "pairing/teams/board_colours.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace flagfall::session {
namespace {

/// A board of a match from one side, and whether its game is still open.
struct SeatRecord {
    pairing::MatchGame game;
    bool isOpen = false;
};

SeatRecord recordOfSeat(EventState const& state, Round const& round, MatchSeat const& seat, bool isHome) {
    pairing::Scoring const& scoring = state.details.teams.gameScoring;
    PlayerId const player = seat.of(isHome);
    Colour const colour = seat.colourOf(isHome);
    SeatRecord record{{player, seat.of(!isHome), colour, noPoint, true}, false};
    Board const* const board = seat.board ? round.board(*seat.board) : nullptr;
    if (!board) {
        record.game.points = player == nobody ? scoring.forfeitLoss : scoring.forfeitWin;
        return record;
    }
    record.isOpen = board->isOpen();
    record.game.isForfeited = board->result && manner(*board->result) == Manner::Forfeit;
    record.game.points = pointsOf(recordOf(*board, colour, scoring));
    return record;
}

/// Whether a team has won every board by forfeit.
bool isWonAsAWhole(EventState const& state, Match const& match, MatchScore const& score, bool isHome) {
    int const boards = state.details.teams.boards;
    return !score.isPlayed && score.open == 0 && std::ssize(match.seats) >= boards &&
           score.of(isHome) == boards * state.details.teams.gameScoring.forfeitWin &&
           score.of(!isHome) == boards * state.details.teams.gameScoring.forfeitLoss;
}
bool isLostByBoth(MatchScore const& score) {
    return !score.isPlayed && score.open == 0 && score.home == noPoint && score.away == noPoint;
}

pairing::RoundRecord recordOfMatch(EventState const& state, Round const& round, Match const& match, bool isHome) {
    pairing::Scoring const& scoring = state.details.scoring;
    MatchScore const score = scoreOf(state, round, match);
    PlayerId const other = isHome ? match.away : match.home;
    Colour const colour = isHome ? Colour::White : Colour::Black;
    if (score.open > 0) return pairing::Pending{other, colour};
    if (isWonAsAWhole(state, match, score, isHome)) return pairing::ForfeitWin{other, colour, scoring.forfeitWin};
    if (isWonAsAWhole(state, match, score, !isHome) || isLostByBoth(score))
        return pairing::ForfeitLoss{other, colour, scoring.forfeitLoss};
    Points const own = score.of(isHome);
    Points const others = score.of(!isHome);
    pairing::Score const result = own > others    ? pairing::Score::Win
                                  : own == others ? pairing::Score::Draw
                                                  : pairing::Score::Loss;
    pairing::Played played = pairing::played(scoring, other, colour, result);
    for (MatchSeat const& seat : match.seats) played.games.push_back(recordOfSeat(state, round, seat, isHome).game);
    return played;
}

/// What a bye gives on the boards.
Points gamePointsOf(Bye bye, TeamRules const& rules) {
    switch (bye) {
    case Bye::Allocated: return rules.gameScoring.allocatedBye;
    case Bye::HalfPoint: return rules.boards * rules.gameScoring.draw;
    case Bye::FullPoint: return rules.boards * rules.gameScoring.win;
    case Bye::ZeroPoint: break;
    }
    return noPoint;
}

/// What one player has done on the boards of the event.
struct Played {
    std::map<int, int> gamesOn{}; ///< by board
    std::vector<int> ratings{};   ///< of the opponents
    int halves = 0;               ///< of these games, by their results
    Points points{};
    bool isRated = true; ///< everybody he met has a rating
};

std::map<PlayerId, Played> playedOnBoards(EventState const& state) {
    std::map<PlayerId, Played> all;
    for (Round const& round : state.rounds)
        for (Match const& match : round.matches)
            for (std::size_t i = 0; i < match.seats.size(); ++i) {
                MatchSeat const& seat = match.seats[i];
                Board const* const board = seat.board ? round.board(*seat.board) : nullptr;
                if (!board || !board->result || manner(*board->result) == Manner::Forfeit) continue;
                for (bool const isHome : {true, false}) {
                    Played& one = all[seat.of(isHome)];
                    int const rating = state.player(seat.of(!isHome))->details.rating;
                    ++one.gamesOn[static_cast<int>(i) + 1];
                    one.ratings.push_back(rating);
                    one.isRated &= rating > 0;
                    Colour const colour = seat.colourOf(isHome);
                    one.halves += points(*board->result)[colour].hundredths() / halfPoint.hundredths();
                    one.points += pointsOf(recordOf(*board, colour, state.details.teams.gameScoring));
                }
            }
    return all;
}

/// The board on which most of the games were.
int boardOf(Played const& played) {
    auto const most = std::ranges::max_element(
        played.gamesOn, [](auto const& one, auto const& other) { return one.second < other.second; });
    return most->first;
}

/// Better first: the share of the points, then more games, then the performance.
bool isBetter(BoardScore const& one, BoardScore const& other) {
    auto const ofOne = static_cast<std::int64_t>(one.points.hundredths()) * other.games;
    auto const ofOther = static_cast<std::int64_t>(other.points.hundredths()) * one.games;
    return std::tuple{-ofOne, -one.games, -one.performance.value_or(0)} <
           std::tuple{-ofOther, -other.games, -other.performance.value_or(0)};
}

} // namespace

CompetitorFacts factsOf(EventState const& state, PlayerId competitor) {
    auto const numberOf = [](Competitor const& one) { return one.number ? std::to_string(one.number->value()) : ""; };
    if (Team const* const team = state.team(competitor))
        return {numberOf(*team), {}, team->details.name, team->details.federation, strengthOf(state, *team)};
    Player const* const player = state.player(competitor);
    if (!player) return {};
    PlayerDetails const& details = player->details;
    return {numberOf(*player), std::string{titleText(details.title)}, details.name, details.federation, details.rating};
}

MatchScore scoreOf(EventState const& state, Round const& round, Match const& match) {
    MatchScore score;
    for (MatchSeat const& seat : match.seats) {
        SeatRecord const home = recordOfSeat(state, round, seat, true);
        score.open += home.isOpen ? 1 : 0;
        score.isPlayed |= !home.isOpen && !home.game.isForfeited;
        score.home += home.game.points;
        score.away += recordOfSeat(state, round, seat, false).game.points;
    }
    return score;
}

std::string boardLabel(Round const& round, BoardNumber board) {
    auto const place = round.placeOf(board);
    return place ? boardLabel(*place) : std::to_string(board.value());
}

std::string boardLabel(MatchPlace const& place) {
    return std::to_string(place.match->number) + "." + std::to_string(place.board);
}

PairedMatch pairedMatchOf(Match const& match) {
    PairedMatch paired{match.home, match.away, {}, {}};
    for (MatchSeat const& seat : match.seats) {
        paired.homePlayers.push_back(seat.home);
        paired.awayPlayers.push_back(seat.away);
    }
    return paired;
}

std::vector<pairing::Pair> pairsOf(PairedMatch const& match, std::string_view boardColours, BoardNumber first) {
    std::vector<pairing::Pair> pairs;
    std::size_t const boards = std::min(match.homePlayers.size(), match.awayPlayers.size());
    for (std::size_t i = 0; i < boards; ++i) {
        PlayerId white = match.homePlayers[i];
        PlayerId black = match.awayPlayers[i];
        if (white == nobody || black == nobody) continue;
        if (pairing::boardColour(boardColours, static_cast<int>(i) + 1, Colour::White) == Colour::Black)
            std::swap(white, black);
        pairs.push_back({BoardNumber{first.value() + static_cast<int>(pairs.size())}, white, black});
    }
    return pairs;
}

bool canBeSeatedAnew(Round const& round, Match const& match) {
    return std::ranges::none_of(
        match.seats, [&](MatchSeat const& seat) { return seat.board && round.board(*seat.board)->hasBegun(); });
}

pairing::Roster rosterOf(EventState const& state, Team const& team) {
    pairing::Roster roster;
    for (PlayerId const id : team.details.roster) {
        Player const* const player = state.player(id);
        roster.push_back({id, player ? player->details.rating : 0});
    }
    return roster;
}

pairing::LineUp lineUpOf(std::vector<PlayerId> const& players) {
    pairing::LineUp lineUp;
    for (PlayerId const id : players) lineUp.push_back(id == nobody ? std::nullopt : std::optional{id});
    return lineUp;
}

std::vector<PlayerId> lineUpFor(EventState const& state, Team const& team, RoundNumber round) {
    if (auto const given = state.lineUps.find(round); given != state.lineUps.end())
        if (auto const its = given->second.find(team.id); its != given->second.end()) return its->second;
    std::vector<PlayerId> absent;
    for (PlayerId const id : team.details.roster) {
        Player const* const player = state.player(id);
        if (!player || player->withdrawnFrom || byeIn(*player, round)) absent.push_back(id);
    }
    bool const isGone = team.withdrawnFrom && *team.withdrawnFrom <= round;
    std::vector<PlayerId> players;
    for (auto const& seated :
         pairing::usualLineUp(rosterOf(state, team), isGone ? team.details.roster : absent, state.details.teams.boards))
        players.push_back(seated.value_or(nobody));
    return players;
}

pairing::Tournament tournamentOfTeams(EventState const& state) {
    pairing::Tournament tournament = tournamentWithoutRounds(state);
    tournament.boards = state.details.teams.boards;
    tournament.gameScoring = state.details.teams.gameScoring;
    tournament.primary = systemRulesOf(state).primary;
    for (pairing::Participant& one : tournament.participants) {
        Team const& team = *state.team(one.id);
        one.members = team.details.roster;
        one.rating = strengthOf(state, team);
        for (int round = 1; round <= std::ssize(state.rounds); ++round)
            one.gamePoints.push_back(round < team.from.value() ? gamePointsOf(team.missed, state.details.teams)
                                                               : noPoint);
        for (std::size_t i = 0; i < state.rounds.size(); ++i) {
            Round const& round = state.rounds[i];
            for (Rest const& rest : round.rests)
                if (rest.player == one.id) {
                    one.rounds[i] = recordOf(rest.bye, tournament.scoring);
                    one.gamePoints[i] = gamePointsOf(rest.bye, state.details.teams);
                }
            if (Match const* const match = round.matchOf(one.id)) {
                bool const isHome = match->home == one.id;
                one.rounds[i] = recordOfMatch(state, round, *match, isHome);
                one.gamePoints[i] = scoreOf(state, round, *match).of(isHome);
            }
        }
    }
    return tournament;
}

pairing::Tournament tournamentOfBoards(EventState const& state) {
    pairing::Scoring scoring = state.details.teams.gameScoring;
    scoring.allocatedBye = scoring.win;
    pairing::Tournament tournament{systemRulesOf(state).kind, plannedRounds(state), {}};
    tournament.scoring = scoring;
    std::map<PlayerId, std::size_t> places;
    int number = 0;
    for (Player const* const player : state.playersInOrder()) {
        places.emplace(player->id, tournament.participants.size());
        pairing::Participant participant{player->id, PairingNumber{++number}, player->withdrawnFrom.has_value(), {}};
        participant.rounds.assign(state.rounds.size(), pairing::ZeroPointBye{});
        participant.rating = player->details.rating;
        tournament.participants.push_back(std::move(participant));
    }
    auto const recordIn = [&](PlayerId player, std::size_t round) -> pairing::RoundRecord& {
        return tournament.participants[places.at(player)].rounds[round];
    };
    for (std::size_t i = 0; i < state.rounds.size(); ++i)
        for (Match const& match : state.rounds[i].matches) {
            MatchScore const score = scoreOf(state, state.rounds[i], match);
            if (isWonAsAWhole(state, match, score, true) || isWonAsAWhole(state, match, score, false)) continue;
            for (MatchSeat const& seat : match.seats)
                for (bool const isHome : {true, false}) {
                    if (seat.of(isHome) == nobody) continue;
                    Colour const colour = seat.colourOf(isHome);
                    recordIn(seat.of(isHome), i) = seat.board
                                                       ? recordOf(*state.rounds[i].board(*seat.board), colour, scoring)
                                                       : pairing::ForfeitWin{nobody, colour, scoring.forfeitWin};
                }
        }
    return tournament;
}

std::vector<BoardScore> boardScores(EventState const& state, int fewestGames) {
    std::vector<BoardScore> scores;
    for (auto const& [id, played] : playedOnBoards(state)) {
        Team const* const team = state.teamOf(id);
        BoardScore one{id, team ? team->id : nobody, boardOf(played), static_cast<int>(played.ratings.size()),
                       played.points};
        if (one.games < fewestGames) continue;
        if (auto const made = played.isRated ? pairing::performance(played.ratings, played.halves) : std::nullopt)
            one.performance = made->value();
        scores.push_back(one);
    }
    std::ranges::sort(scores, [](BoardScore const& one, BoardScore const& other) {
        if (one.board != other.board) return one.board < other.board;
        if (isBetter(one, other) || isBetter(other, one)) return isBetter(one, other);
        return one.player < other.player;
    });
    // Whom nothing separates shares the rank, and those behind are ranked by how many are before them.
    int first = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (i == 0 || scores[i - 1].board != scores[i].board) first = static_cast<int>(i);
        bool const isEqual = static_cast<int>(i) > first && !isBetter(scores[i - 1], scores[i]);
        scores[i].rank = isEqual ? scores[i - 1].rank : static_cast<int>(i) - first + 1;
    }
    return scores;
}

} // namespace flagfall::session
