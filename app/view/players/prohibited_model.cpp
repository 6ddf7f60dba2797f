// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/players/prohibited_model.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/texts/refusal_text.h"
#include "pairing/system.h"

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array prohibitedRoles{
    role<&ProhibitedRow::place>("place"),
    role<&ProhibitedRow::first>("first"),
    role<&ProhibitedRow::second>("second"),
    role<&ProhibitedRow::text>("text"),
};

QString textOf(session::EventState const& state, session::Prohibition const& one) {
    QString const first = playerName(state, one.first);
    QString const second = playerName(state, one.second);
    //: %1 and %2 are players' names.
    if (!one.only) return ProhibitedModel::tr("%1 – %2", "prohibited pair").arg(first, second);
    //: %1 and %2 are players' names, %3 the number of a round.
    return ProhibitedModel::tr("%1 – %2, in round %3").arg(first, second).arg(one.only->value());
}

} // namespace

ProhibitedModel::ProhibitedModel(DeskLink& desk, CommandDoor& door, QObject* parent)
    : RowModel(prohibitedRoles, parent), m_desk(desk), m_door(door) {}

void ProhibitedModel::update() {
    session::EventState const& state = m_desk.state();
    std::vector<ProhibitedRow> rows;
    for (session::Prohibition const& one : state.prohibited)
        rows.push_back({static_cast<int>(rows.size()), one.first.value(), one.second.value(), textOf(state, one)});
    setRows(std::move(rows));
    pairing::SystemRules const& rules = session::systemRulesOf(state);
    m_open = rules.pairsHere && rules.heedsProhibitions && !state.numbersGiven();
    m_names.clear();
    m_players.clear();
    for (session::Competitor const* const player : state.competitorsInOrder()) {
        m_names += playerName(state, player->id);
        m_players.push_back(player->id);
    }
    emit changed();
}

void ProhibitedModel::prohibit(int first, int second, int round) {
    auto const among = [this](int place) { return place >= 0 && place < static_cast<int>(m_players.size()); };
    if (!among(first) || !among(second)) return;
    session::ProhibitPair command{m_players[static_cast<std::size_t>(first)],
                                  m_players[static_cast<std::size_t>(second)]};
    if (round > 0) command.only = RoundNumber{round};
    m_door.submit(command);
}

void ProhibitedModel::lift(int first, int second) {
    m_door.submit(session::AllowPair{PlayerId{first}, PlayerId{second}});
}

} // namespace flagfall::view
