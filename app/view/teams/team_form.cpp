// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/teams/team_form.h"

#include "app/session/event/matches.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/name_search.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"

#include <algorithm>

namespace flagfall::view {
namespace {

constexpr std::size_t mostFree = 12; ///< that are shown at once

QString ratedName(session::EventState const& state, PlayerId id) {
    session::Player const* const player = state.player(id);
    QString const name = playerName(state, id);
    if (!player || player->details.rating == 0) return name;
    return name + QStringLiteral("  ") + QString::number(player->details.rating);
}

} // namespace

TeamForm::TeamForm(DeskLink& desk, CommandDoor& door, QObject* parent) : QObject(parent), m_desk(desk), m_door(door) {}

void TeamForm::put(std::string& field, QString const& text) {
    std::string value = text.toStdString();
    if (field == value) return;
    field = std::move(value);
    check();
}

void TeamForm::check() {
    m_faults.clear();
    if (auto const details = session::check(m_draft); !details)
        for (auto const& problem : details.error()) m_faults.emplace(problem.field, problem.fault);
    emit changed();
}

QString TeamForm::error(session::TeamField field) const {
    auto const fault = m_faults.find(field);
    bool const isEmpty = fault != m_faults.end() && fault->second == session::FieldFault::Missing;
    if (fault == m_faults.end() || (isEmpty && !m_sent)) return {};
    return faultText(field, fault->second);
}

QString TeamForm::strengthHint() const {
    session::Team team;
    team.details.roster = m_draft.roster;
    int const mean = session::strengthOf(m_desk.state(), team);
    if (mean == 0) return tr("Empty: the mean rating of the first players.");
    //: %1 a rating.
    return tr("Empty: the mean rating of the first players, %1.").arg(mean);
}

int TeamForm::boards() const { return m_desk.state().details.teams.boards; }

QStringList TeamForm::roster() const {
    QStringList lines;
    for (PlayerId const player : m_draft.roster) {
        auto const place = static_cast<int>(lines.size()) + 1;
        //: Before the name of a reserve player in the list of a team, in place of the number of a board.
        QString const board = place <= boards() ? QString::number(place) : tr("R", "reserve");
        lines += QStringLiteral("%1  %2").arg(board, ratedName(m_desk.state(), player));
    }
    return lines;
}

std::vector<PlayerId> TeamForm::free() const {
    session::EventState const& state = m_desk.state();
    std::vector<PlayerId> players;
    for (session::Player const* const player : state.playersInOrder()) {
        if (players.size() == mostFree) break;
        session::Team const* const team = state.teamOf(player->id);
        bool const isElsewhere = team && team->id != m_team;
        bool const isIn = std::ranges::find(m_draft.roster, player->id) != m_draft.roster.end();
        if (!isElsewhere && !isIn && (m_wanted.trimmed().isEmpty() || isNamed(plain(player->details.name), m_wanted)))
            players.push_back(player->id);
    }
    return players;
}

QStringList TeamForm::freePlayers() const {
    QStringList names;
    for (PlayerId const player : free()) names += ratedName(m_desk.state(), player);
    return names;
}

void TeamForm::setWanted(QString const& text) {
    if (m_wanted == text) return;
    m_wanted = text;
    emit changed();
}

void TeamForm::start(session::TeamDraft draft, std::optional<PlayerId> team) {
    m_draft = std::move(draft);
    m_begun = m_draft;
    m_team = team;
    m_wanted.clear();
    m_sent = false;
    check();
}

void TeamForm::startNew() { start({}, std::nullopt); }

void TeamForm::startEdit(int teamId) {
    if (session::Team const* const team = m_desk.state().team(PlayerId{teamId}))
        start(session::draftOf(team->details), team->id);
}

void TeamForm::submit() {
    m_sent = true;
    check();
    if (!m_faults.empty()) return;
    if (m_team)
        m_door.submit(session::ReviseTeam{*m_team, m_draft}, [this] { finish(); });
    else
        m_door.submit(session::EnterTeam{m_draft}, [this] { finish(); });
}

void TeamForm::finish() {
    if (m_team)
        m_begun = m_draft;
    else
        startNew();
    emit done();
}

void TeamForm::add(int place) {
    auto const players = free();
    if (place < 0 || place >= std::ssize(players)) return;
    m_draft.roster.push_back(players[static_cast<std::size_t>(place)]);
    m_wanted.clear();
    check();
}

void TeamForm::drop(int place) {
    if (!has(place)) return;
    m_draft.roster.erase(m_draft.roster.begin() + place);
    check();
}

int TeamForm::move(int place, int by) {
    int const to = place + by;
    if (!has(place) || !has(to)) return place;
    std::swap(m_draft.roster[static_cast<std::size_t>(place)], m_draft.roster[static_cast<std::size_t>(to)]);
    check();
    return to;
}

} // namespace flagfall::view
