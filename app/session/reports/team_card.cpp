// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/team_card.h"

#include "pairing/acceleration/baku_group.h"
#include "pairing/team_floats.h"

#include <algorithm>

namespace flagfall::session {
namespace {

pairing::Tournament pairedTeams(EventState const& state) {
    pairing::Tournament tournament = tournamentOf(state);
    auto const* const system = pairing::systemByCode(state.details.system);
    if (system) pairing::addVirtualPoints(tournament, system->accelerated(tournament));
    return tournament;
}

pairing::Participant const* participantIn(pairing::Tournament const& tournament, PlayerId team) {
    auto const found = std::ranges::find(tournament.participants, team, &pairing::Participant::id);
    return found == tournament.participants.end() ? nullptr : &*found;
}

TeamBoard boardOf(EventState const& state, Round const& round, MatchSeat const& seat, bool isHome) {
    pairing::Scoring const& scoring = state.details.teams.gameScoring;
    TeamBoard board{.player = seat.of(isHome),
                    .opponent = seat.of(!isHome),
                    .colour = seat.colourOf(isHome),
                    .game = seat.board,
                    .what = TeamBoard::What::Forfeit};
    Board const* const game = seat.board ? round.board(*seat.board) : nullptr;
    if (!game) {
        board.points = board.player == nobody ? scoring.forfeitLoss : scoring.forfeitWin;
        return board;
    }
    if (game->isOpen())
        board.what = TeamBoard::What::Open;
    else if (game->wasPlayed())
        board.what = TeamBoard::What::Game;
    board.points = pairing::pointsOf(recordOf(*game, board.colour, scoring));
    return board;
}

/// The match itself; what it counts is said by the table.
void addMatch(TeamRound& row, EventState const& state, Round const& round, Match const& match, bool isHome) {
    MatchScore const score = scoreOf(state, round, match);
    row.colour = isHome ? Colour::White : Colour::Black;
    row.own = score.of(isHome);
    row.others = score.of(!isHome);
    row.isOpen = score.open > 0;
    row.isForfeited = !score.isPlayed && !row.isOpen;
    for (MatchSeat const& seat : match.seats) row.boards.push_back(boardOf(state, round, seat, isHome));
}

std::vector<TeamMember> membersOf(Team const& team, std::vector<TeamRound> const& rounds,
                                  std::vector<BoardScore> const& scores) {
    std::vector<TeamMember> members;
    auto const memberFor = [&](PlayerId player) -> TeamMember& {
        auto const found = std::ranges::find(members, player, &TeamMember::player);
        return found != members.end() ? *found : members.emplace_back(TeamMember{.player = player});
    };
    for (PlayerId const player : team.details.roster) memberFor(player);
    for (TeamRound const& round : rounds)
        for (TeamBoard const& board : round.boards)
            if (board.player != nobody) memberFor(board.player);
    for (TeamMember& member : members)
        for (TeamRound const& round : rounds) {
            auto& its = member.rounds.emplace_back();
            for (std::size_t i = 0; i < round.boards.size(); ++i) {
                if (round.boards[i].player != member.player) continue;
                its.push_back(round.boards[i]);
                int const number = static_cast<int>(i) + 1;
                if (std::ranges::find(member.boards, number) == member.boards.end()) member.boards.push_back(number);
            }
            std::ranges::sort(member.boards);
        }
    for (BoardScore const& score : scores) {
        auto const member = std::ranges::find(members, score.player, &TeamMember::player);
        if (member == members.end()) continue;
        member->games = score.games;
        member->points = score.points;
        member->performance = score.performance;
    }
    return members;
}

} // namespace

TeamCards::TeamCards(EventState const& state)
    : m_state(state), m_paired(pairedTeams(state)), m_counted(tournamentRanked(state)),
      m_scores(boardScores(state, 1)) {
    for (pairing::Standing const& standing : standingsOf(state)) m_ranks.emplace(standing.player, standing.rank);
}

TeamRound TeamCards::roundOf(Team const& team, Round const& round) const {
    TeamRound row{.round = round.number};
    if (Match const* const match = round.matchOf(team.id)) {
        bool const isHome = match->home == team.id;
        row.opponent = isHome ? match->away : match->home;
        if (auto const rank = m_ranks.find(*row.opponent); rank != m_ranks.end()) row.opponentRank = rank->second;
        addMatch(row, m_state, round, *match, isHome);
    } else if (auto const rest = std::ranges::find(round.rests, team.id, &Rest::player); rest != round.rests.end()) {
        row.bye = rest->bye;
    } else if (round.number < team.from) {
        row.bye = team.missed;
    }
    auto const index = static_cast<std::size_t>(round.number.value()) - 1;
    auto const* const paired = participantIn(m_paired, team.id);
    if (paired && m_paired.kind == pairing::SystemKind::Swiss)
        row.floated = pairing::floatIn(m_paired, *paired, round.number.value(), m_paired.primary);
    auto const* const counted = participantIn(m_counted, team.id);
    if (counted && index < counted->rounds.size()) {
        row.matchPoints = pairing::pointsOf(counted->rounds[index]);
        row.gamePoints = counted->gamePoints[index];
    }
    return row;
}

std::optional<TeamCard> TeamCards::of(PlayerId id) const {
    Team const* const team = m_state.team(id);
    if (!team || !m_state.isOfTeams()) return std::nullopt;
    TeamCard card{.team = id};
    if (auto const own = m_ranks.find(id); own != m_ranks.end()) card.rank = own->second;
    for (Round const& round : m_state.rounds) {
        TeamRound row = roundOf(*team, round);
        row.matchesUntil = card.matchPoints += row.matchPoints;
        row.gamesUntil = card.gamePoints += row.gamePoints;
        card.rounds.push_back(std::move(row));
    }
    card.members = membersOf(*team, card.rounds, m_scores);
    return card;
}

std::optional<TeamCard> teamCard(EventState const& state, PlayerId team) { return TeamCards(state).of(team); }

} // namespace flagfall::session
