// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/pairing/presence_model.h"

#include "app/session/decide/manual_pairing.h"
#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/view/texts/name_search.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/question_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"

#include <algorithm>
#include <array>
#include <map>

namespace flagfall::view {
namespace {

using State = PresenceRow::State;

constexpr std::array presenceRoles{
    role<&PresenceRow::playerId>("playerId"),
    role<&PresenceRow::number>("number"),
    role<&PresenceRow::name>("name"),
    role<&PresenceRow::points>("points"),
    role<&PresenceRow::stateText>("stateText"),
    role<&PresenceRow::state>("state"),
    role<&PresenceRow::accessibleText>("accessibleText"),
};

/// Who had no seat in the round either way rests as before; who has lost it has no point.
State stateIn(session::Round const& round, std::set<PlayerId> const& seated, PlayerId player) {
    if (seated.contains(player)) return State::Plays;
    auto const rest = std::ranges::find(round.rests, player, &session::Rest::player);
    if (rest == round.rests.end()) return State::ZeroPoint;
    return rest->bye == session::Bye::HalfPoint   ? State::HalfPoint
           : rest->bye == session::Bye::FullPoint ? State::FullPoint
                                                  : State::ZeroPoint;
}

State stateOf(session::Competitor const& player, RoundNumber round, std::set<PlayerId> const& out) {
    if (player.withdrawnFrom) return State::Withdrawn;
    if (out.contains(player.id)) return State::Out;
    switch (byeIn(player, round).value_or(session::Bye::Allocated)) {
    case session::Bye::Allocated: break;
    case session::Bye::HalfPoint: return State::HalfPoint;
    case session::Bye::FullPoint: return State::FullPoint;
    case session::Bye::ZeroPoint: return State::ZeroPoint;
    }
    return State::Plays;
}

QString stateText(State state) {
    switch (state) {
    case State::Plays: return {};
    case State::HalfPoint: return byeText(session::Bye::HalfPoint);
    case State::FullPoint: return byeText(session::Bye::FullPoint);
    case State::ZeroPoint: return byeText(session::Bye::ZeroPoint);
    case State::Withdrawn: return PresenceModel::tr("withdrawn");
    case State::Out: return PresenceModel::tr("no game in this round");
    }
    return {};
}

/// What the players are paired with: a game that is not over counts as a draw (C.04.2, Art. 3).
std::map<PlayerId, Points> pointsOf(session::EventState const& state) {
    std::map<PlayerId, Points> points;
    for (pairing::Participant const& each : session::tournamentThatCounts(state).participants)
        points[each.id] = pairing::scoreOf(each);
    for (session::OpenGame const& open : session::openGames(state)) {
        if (state.isOfTeams()) break;
        session::Board const& board = *state.round(open.round)->board(open.board);
        for (PlayerId const player : {board.white, board.black}) points[player] += state.details.scoring.draw;
    }
    for (session::Round const& round : state.rounds)
        for (session::Match const& match : round.matches)
            if (session::scoreOf(state, round, match).open > 0)
                for (PlayerId const team : {match.home, match.away}) points[team] += state.details.scoring.draw;
    return points;
}

} // namespace

PresenceModel::PresenceModel(QObject* parent) : RowModel(presenceRoles, parent) {}

void PresenceModel::update(session::History const& history, pairing::RoundPairing const* seats) {
    session::EventState const& state = history.state();
    std::vector<PresenceRow> rows;
    auto points = pointsOf(state); // of whose games do not count, none
    auto const seated = seats ? session::seatedIn(*seats) : std::set<PlayerId>{};
    auto const out = session::outOfNextRound(state);
    int number = 0;
    for (session::Competitor const* const player : state.competitorsInOrder()) {
        PresenceRow row;
        row.playerId = player->id.value();
        row.number = QString::number(++number);
        row.name = plain(state.nameOf(player->id));
        row.points = pointsText(points[player->id]);
        row.state =
            seats ? stateIn(*state.round(seats->round), seated, player->id) : stateOf(*player, state.nextRound(), out);
        row.stateText = stateText(row.state);
        //: Read aloud: a player's name and whether he plays in the round.
        row.accessibleText = row.stateText.isEmpty() ? tr("%1 takes part").arg(row.name)
                                                     : tr("%1: %2", "presence").arg(row.name, row.stateText);
        rows.push_back(std::move(row));
    }
    auto const playing = std::ranges::count(rows, PresenceRow::State::Plays, &PresenceRow::state);
    auto const resting = std::ssize(rows) - playing;
    setRows(std::move(rows));
    m_countText = state.isOfTeams() ? tr("%n team(s) take part", "", static_cast<int>(playing))
                                    : tr("%n player(s) take part", "", static_cast<int>(playing));
    //: %1 "23 players take part", %n those who do not.
    if (resting > 0) m_countText = tr("%1, %n do(es) not", "", static_cast<int>(resting)).arg(m_countText);
    constexpr int atAGlance = 3;
    if (QString const missing = seats ? QString{} : notHereText(history, atAGlance); !missing.isEmpty())
        //: %1 "60 players take part", %2 names.
        m_countText = tr("%1. Not checked in: %2").arg(m_countText, missing);
    emit countChanged();
}

int PresenceModel::rowNamed(QString const& typed) const { return rowOfName(rows(), typed); }

} // namespace flagfall::view
