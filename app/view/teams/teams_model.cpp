// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/teams/teams_model.h"

#include "app/session/event/matches.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/texts/bye_list.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array teamRoles{
    role<&TeamRow::teamId>("teamId"),
    role<&TeamRow::number>("number"),
    role<&TeamRow::name>("name"),
    role<&TeamRow::federation>("federation"),
    role<&TeamRow::strength>("strength"),
    role<&TeamRow::players>("players"),
    role<&TeamRow::lineUpText>("lineUpText"),
    role<&TeamRow::stateText>("stateText"),
    role<&TeamRow::withdrawn>("withdrawn"),
    role<&TeamRow::plays>("plays"),
    role<&TeamRow::accessibleText>("accessibleText"),
};

/// The match of the team in the round that is played, where it has boards.
session::Match const* matchPlayed(session::EventState const& state, PlayerId team) {
    session::Round const* const round = state.currentRound();
    session::Match const* const match = round ? round->matchOf(team) : nullptr;
    bool const hasBoards =
        match && std::ranges::any_of(match->seats, [](auto const& seat) { return seat.board.has_value(); });
    return hasBoards ? match : nullptr;
}

/// Of the round to come.
QString lineUpState(session::EventState const& state, session::Team const& team) {
    RoundNumber const next = state.nextRound();
    auto const inRound = state.lineUps.find(next);
    bool const isGiven = inRound != state.lineUps.end() && inRound->second.contains(team.id);
    auto const faults = pairing::faultsOf(session::lineUpOf(session::lineUpFor(state, team, next)),
                                          session::rosterOf(state, team), session::lineUpRulesOf(state.details));
    if (!faults.empty()) return lineUpFaultsText(faults, state);
    return isGiven ? TeamsModel::tr("handed in", "a line-up") : QString{};
}

} // namespace

TeamsModel::TeamsModel(DeskLink& desk, CommandDoor& door, QObject* parent)
    : RowModel(teamRoles, parent), m_desk(desk), m_door(door) {}

TeamRow TeamsModel::rowOf(session::EventState const& state, session::Team const& team) const {
    TeamRow row;
    row.teamId = team.id.value();
    row.name = plain(team.details.name);
    row.federation = plain(team.details.federation);
    if (int const strength = session::strengthOf(state, team); strength > 0) row.strength = QString::number(strength);
    QStringList players;
    for (PlayerId const player : team.details.roster) players += playerName(state, player);
    row.players = players.join(QStringLiteral("; "));
    row.lineUpText = lineUpState(state, team);
    row.withdrawn = team.withdrawnFrom.has_value();
    row.plays = matchPlayed(state, team.id) != nullptr;
    if (row.withdrawn)
        row.stateText = tr("withdrawn", "a team");
    else if (auto const bye = byeIn(team, state.nextRound()))
        row.stateText = byesInWords({{state.nextRound(), *bye}});
    //: Read aloud for a line of the list of teams: its name, how many players it has, its line-up or state.
    row.accessibleText = tr("%1, %n player(s). %2", "", static_cast<int>(players.size()))
                             .arg(row.name, row.stateText.isEmpty() ? row.lineUpText : row.stateText);
    return row;
}

void TeamsModel::update() {
    session::EventState const& state = m_desk.state();
    std::vector<TeamRow> rows;
    int number = 0;
    for (session::Team const* const team : state.teamsInOrder()) {
        rows.push_back(rowOf(state, *team));
        rows.back().number = QString::number(++number);
    }
    setRows(std::move(rows));
    m_ofTeams = m_desk.isOpen() && state.isOfTeams();
    m_begun = state.numbersGiven();
    m_drawsNumbers = m_ofTeams && session::systemRulesOf(state).drawsNumbers && !m_begun;
    auto const alone =
        std::ranges::count_if(state.players, [&](auto const& entry) { return state.teamOf(entry.first) == nullptr; });
    m_countText = tr("%n team(s)", "", count());
    //: %1 "20 teams", %n the players who are in no team.
    if (m_ofTeams && alone > 0)
        m_countText = tr("%1, %n player(s) in none", "", static_cast<int>(alone)).arg(m_countText);
    emit changed();
}

void TeamsModel::drawNumbers() {
    m_door.submit(session::DrawNumbers{QRandomGenerator::system()->generate64()}, tr("The numbers are drawn."));
}

void TeamsModel::remove(int teamId) { m_door.submit(session::RemoveTeam{PlayerId{teamId}}); }
void TeamsModel::withdraw(int teamId) { m_door.submit(session::WithdrawPlayer{PlayerId{teamId}}); }
void TeamsModel::bringBack(int teamId) { m_door.submit(session::ReturnPlayer{PlayerId{teamId}}); }

void TeamsModel::forfeit(int teamId) {
    session::EventState const& state = m_desk.state();
    PlayerId const team{teamId};
    if (session::Match const* const match = matchPlayed(state, team))
        m_door.submit(session::ForfeitMatch{state.currentRound()->number, match->number, team},
                      [this, number = match->number, name = plain(state.team(team)->details.name)] {
                          //: %1 the number of the match, %2 a team.
                          m_door.tellUndoable(tr("Match %1 is forfeited by %2.").arg(number).arg(name));
                      });
}

} // namespace flagfall::view
