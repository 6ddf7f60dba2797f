// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/teams/line_up_form.h"

#include "app/session/event/matches.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"

#include <algorithm>

namespace flagfall::view {

using session::nobody;

LineUpForm::LineUpForm(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door) {}

int LineUpForm::boards() const { return m_desk.state().details.teams.boards; }

/// The round that is paired, as long as the match can still be changed; else the next one.
RoundNumber LineUpForm::roundFor(session::Team const& team) const {
    session::EventState const& state = m_desk.state();
    session::Round const* const round = state.currentRound();
    session::Match const* const match = round && !round->imported ? round->matchOf(team.id) : nullptr;
    return match && session::canBeSeatedAnew(*round, *match) ? round->number : state.nextRound();
}

bool LineUpForm::start(int teamId) {
    session::EventState const& state = m_desk.state();
    session::Team const* const team = state.team(PlayerId{teamId});
    if (!team) return false;
    m_round = roundFor(*team);
    if (m_round.value() > session::plannedRounds(state)) {
        m_door.tellRefused(tr("The last round is paired, and the match has begun: there is no line-up to hand in."));
        return false;
    }
    m_team = team->id;
    session::Round const* const round = state.round(m_round);
    session::Match const* const match = round ? round->matchOf(m_team) : nullptr;
    m_order = session::lineUpFor(state, *team, m_round);
    if (match) {
        session::PairedMatch const paired = session::pairedMatchOf(*match);
        m_order = match->home == m_team ? paired.homePlayers : paired.awayPlayers;
    }
    m_order.resize(static_cast<std::size_t>(boards()), nobody);
    for (PlayerId const player : team->details.roster)
        if (std::ranges::find(m_order, player) == m_order.end()) m_order.push_back(player);
    m_begun = m_order;
    emit changed();
    return true;
}

void LineUpForm::close() {
    m_team = nobody;
    m_order.clear();
    m_begun.clear();
    emit changed();
}

/// Another team, or another event, and nothing of it stays; another list of players, and it begins anew.
void LineUpForm::update() {
    session::Team const* const team = m_desk.state().team(m_team);
    if (!team) {
        if (isOpen()) close();
        return;
    }
    auto players = m_order;
    std::erase(players, nobody);
    if (!std::ranges::is_permutation(players, team->details.roster)) start(m_team.value());
    emit changed();
}

QString LineUpForm::title() const {
    //: %1 the name of a team, %2 the number of a round.
    return isOpen() ? tr("%1, round %2").arg(playerName(m_desk.state(), m_team)).arg(m_round.value()) : QString{};
}

QStringList LineUpForm::lines() const {
    session::EventState const& state = m_desk.state();
    QStringList lines;
    for (PlayerId const player : m_order) {
        auto const place = static_cast<int>(lines.size()) + 1;
        int const rating = session::factsOf(state, player).rating;
        QString const name = rating > 0 ? playerName(state, player) + QStringLiteral("  ") + QString::number(rating)
                                        : playerName(state, player);
        lines += place <= boards() ? QStringLiteral("%1  %2").arg(place).arg(name) : name;
    }
    return lines;
}

std::vector<PlayerId> LineUpForm::seated() const {
    std::vector<PlayerId> players(m_order.begin(),
                                  m_order.begin() + std::min<std::ptrdiff_t>(boards(), std::ssize(m_order)));
    while (!players.empty() && players.back() == nobody) players.pop_back();
    return players;
}

QString LineUpForm::fault() const {
    session::EventState const& state = m_desk.state();
    session::Team const* const team = state.team(m_team);
    if (!team) return {};
    auto const faults = pairing::faultsOf(session::lineUpOf(seated()), session::rosterOf(state, *team),
                                          session::lineUpRulesOf(state.details));
    return lineUpFaultsText(faults, state);
}

bool LineUpForm::given() const {
    if (m_desk.state().round(m_round)) return false;
    auto const& all = m_desk.state().lineUps;
    auto const inRound = all.find(m_round);
    return inRound != all.end() && inRound->second.contains(m_team);
}

int LineUpForm::move(int line, int by) {
    int const to = line + by;
    auto const isThere = [this](int at) { return at >= 0 && at < std::ssize(m_order); };
    if (!isThere(line) || !isThere(to)) return line;
    std::swap(m_order[static_cast<std::size_t>(line)], m_order[static_cast<std::size_t>(to)]);
    // Behind the boards nobody is no line.
    m_order.erase(std::remove(m_order.begin() + boards(), m_order.end(), nobody), m_order.end());
    emit changed();
    return std::min(to, static_cast<int>(std::ssize(m_order)) - 1);
}

void LineUpForm::turn(int line) {
    if (line < 0 || line >= std::ssize(m_order)) return;
    PlayerId const player = m_order[static_cast<std::size_t>(line)];
    if (line < boards()) {
        if (player == nobody) return;
        m_order[static_cast<std::size_t>(line)] = nobody;
        m_order.insert(m_order.begin() + boards(), player);
    } else {
        auto const empty = std::find(m_order.begin(), m_order.begin() + boards(), nobody);
        if (empty == m_order.begin() + boards()) return;
        *empty = player;
        m_order.erase(m_order.begin() + line);
    }
    emit changed();
}

void LineUpForm::submit() {
    if (!isOpen()) return;
    m_door.submit(session::GiveLineUp{m_team, m_round, seated()}, [this] {
        m_begun = m_order;
        emit done();
    });
}

void LineUpForm::takeBack() {
    if (!given()) return;
    m_door.submit(session::GiveLineUp{m_team, m_round, {}}, [this] {
        start(m_team.value());
        emit done();
    });
}

} // namespace flagfall::view
