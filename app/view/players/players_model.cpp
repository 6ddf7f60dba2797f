// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/players/players_model.h"

#include "app/session/decide/shared_commands.h"
#include "app/session/event/matches.h"
#include "app/view/common/command_door.h"
#include "app/view/common/question_view.h"
#include "app/view/common/shared_door.h"
#include "app/view/texts/bye_list.h"
#include "app/view/texts/name_search.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace flagfall::view {
namespace {

constexpr std::array playerRoles{
    role<&PlayerRow::playerId>("playerId"),   role<&PlayerRow::number>("number"),
    role<&PlayerRow::name>("name"),           role<&PlayerRow::title>("title"),
    role<&PlayerRow::rating>("rating"),       role<&PlayerRow::federation>("federation"),
    role<&PlayerRow::sexText>("sexText"),     role<&PlayerRow::birth>("birth"),
    role<&PlayerRow::fideId>("fideId"),       role<&PlayerRow::points>("points"),
    role<&PlayerRow::club>("club"),           role<&PlayerRow::state>("state"),
    role<&PlayerRow::stateText>("stateText"),
};

QString sexText(session::Sex sex) {
    switch (sex) {
    case session::Sex::NotSaid: return {};
    case session::Sex::Man: return PlayersModel::tr("man");
    case session::Sex::Woman: return PlayersModel::tr("woman");
    }
    return {};
}

QString stateText(PlayerRow::State state) {
    switch (state) {
    case PlayerRow::State::Playing: return {};
    case PlayerRow::State::Withdrawn: return PlayersModel::tr("withdrawn");
    //: The games of a player who left before half of them were played do not count.
    case PlayerRow::State::Annulled: return PlayersModel::tr("withdrawn, annulled");
    }
    return {};
}

/// What the desk of the arbiters looks for: who has come, who still owes, who plays at one board.
QString factsText(session::EventState const& state, session::PlayerDetails const& details) {
    QStringList facts;
    auto const toCome = [&] {
        return state.rounds.empty() || state.nextRound().value() <= session::plannedRounds(state);
    };
    if (details.checkedIn && toCome()) facts += PlayersModel::tr("checked in");
    if (int const owed = session::owedBy(details); owed > 0)
        //: %1 an amount of money.
        facts += PlayersModel::tr("owes %1").arg(plain(session::amountText(owed)));
    if (details.fixedBoard) facts += PlayersModel::tr("board %1").arg(details.fixedBoard->value());
    return facts.join(QStringLiteral(", "));
}

PlayerRow::State stateOf(session::EventState const& state, session::Player const& player) {
    if (session::annulled(state, player.id)) return PlayerRow::State::Annulled;
    return player.withdrawnFrom ? PlayerRow::State::Withdrawn : PlayerRow::State::Playing;
}

PlayerRow rowOf(session::EventState const& state, session::Player const& player) {
    session::PlayerDetails const& details = player.details;
    PlayerRow row;
    row.playerId = player.id.value();
    row.number = player.number ? QString::number(player.number->value()) : QStringLiteral("–");
    row.name = plain(details.name);
    row.title = plain(session::titleText(details.title));
    row.rating = details.rating > 0 ? QString::number(details.rating) : QString{};
    row.federation = plain(details.federation);
    row.sexText = sexText(details.sex);
    row.birth = plain(details.birth);
    row.fideId = plain(details.fideId);
    row.club = plain(details.club);
    row.state = stateOf(state, player);
    row.stateText = stateText(row.state);
    if (row.stateText.isEmpty()) row.stateText = byesInWords(byesToCome(state, player));
    if (row.stateText.isEmpty()) row.stateText = factsText(state, details);
    return row;
}

std::map<PlayerId, QString> pointsOfAll(session::EventState const& state) {
    std::map<PlayerId, QString> points;
    if (state.rounds.empty()) return points;
    pairing::Tournament const tournament =
        state.isOfTeams() ? session::tournamentOfBoards(state) : session::tournamentRanked(state);
    for (pairing::Participant const& participant : tournament.participants)
        points[participant.id] = pointsText(pairing::scoreOf(participant));
    return points;
}

} // namespace

PlayersModel::PlayersModel(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QuestionView& question,
                           QObject* parent)
    : RowModel(playerRoles, parent), m_desk(desk), m_door(door), m_shared(shared), m_question(question) {}

void PlayersModel::setWatched(bool watched) {
    m_watched = watched;
    if (m_watched && m_stale) show();
}

void PlayersModel::update(Changes const& changes) {
    m_stale = (m_stale || !m_watched) && changes.onlyResults();
    if (!m_stale) show();
}

void PlayersModel::show() {
    m_stale = false;
    session::EventState const& state = m_desk.state();
    auto const points = pointsOfAll(state);
    std::vector<PlayerRow> rows;
    for (session::Player const* player : state.playersInOrder()) {
        rows.push_back(view::rowOf(state, *player));
        if (auto const found = points.find(player->id); found != points.end()) rows.back().points = found->second;
    }
    setRows(std::move(rows));
    updateCount();
    bool const hasClubs = std::ranges::any_of(this->rows(), [](PlayerRow const& row) { return !row.club.isEmpty(); });
    if (std::exchange(m_hasClubs, hasClubs) != hasClubs) emit clubsChanged();
    updateFieldClosed();
    updateDrawsNumbers();
    updateBegun();
}

void PlayersModel::updateCount() {
    QString const text = tr("%n player(s)", "", count());
    if (text == m_countText) return;
    m_countText = text;
    emit countChanged();
}

void PlayersModel::updateFieldClosed() {
    session::EventState const& state = m_desk.state();
    QString const text = state.numbersGiven() && !state.isOfTeams() && !session::systemRulesOf(state).takesLateEntries
                             ? refusalText(session::Refusal{.why = session::Why::FieldClosed}, state)
                             : QString{};
    if (text == m_fieldClosedText) return;
    m_fieldClosedText = text;
    emit fieldClosedChanged();
}

void PlayersModel::updateDrawsNumbers() {
    session::EventState const& state = m_desk.state();
    // Of teams it is for the page of the teams.
    bool const draws =
        state.opened() && session::systemRulesOf(state).drawsNumbers && !state.numbersGiven() && !state.isOfTeams();
    if (draws == m_drawsNumbers) return;
    m_drawsNumbers = draws;
    emit drawsNumbersChanged();
}

void PlayersModel::updateBegun() {
    bool const begun = m_desk.state().numbersGiven();
    if (begun == m_begun) return;
    m_begun = begun;
    emit begunChanged();
}

void PlayersModel::drawNumbers(bool restricted) {
    m_door.submit(session::DrawNumbers{QRandomGenerator::system()->generate64(), restricted},
                  tr("Lots have been drawn: the list is in the order of the pairing numbers."));
}

void PlayersModel::moveNumber(int playerId, int by) {
    int const row = rowOf(playerId);
    int const to = row + by;
    if (!m_drawsNumbers || row < 0 || to < 0 || to >= count()) return;
    session::SetNumbers command;
    for (PlayerRow const& one : rows()) command.order.push_back(PlayerId{one.playerId});
    std::swap(command.order[static_cast<std::size_t>(row)], command.order[static_cast<std::size_t>(to)]);
    m_door.submit(std::move(command), [this, playerId] { emit numberMoved(playerId); });
}

int PlayersModel::rowNamed(QString const& typed) const { return rowOfName(rows(), typed); }

int PlayersModel::rowOf(int playerId) const {
    auto const found = std::ranges::find(rows(), playerId, &PlayerRow::playerId);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void PlayersModel::withdraw(int playerId) {
    if (!m_desk.state().numbersGiven()) return remove(playerId);
    QString const name = playerName(m_desk.state(), PlayerId{playerId});
    //: %1 a player's name.
    m_door.submit(session::WithdrawPlayer{PlayerId{playerId}},
                  [this, done = tr("%1 has withdrawn.").arg(name)] { m_door.tellUndoable(done); });
}
void PlayersModel::withdrawEverywhere(int playerId) {
    session::Player const* const player = m_desk.state().player(PlayerId{playerId});
    if (!player || player->withdrawnFrom) return;
    std::vector<SharedDoor::Part> parts{{&m_desk, session::leaveTournament(player->id, m_desk.state())}};
    for (SharedDoor::Other const& other : m_shared.others()) {
        if (!other.desk->isOpen()) continue;
        session::EventState const& there = other.desk->state();
        session::Player const* const same = session::Persons{there}.find(player->details);
        if (same && !same->withdrawnFrom) parts.push_back({other.desk, session::leaveTournament(same->id, there)});
    }
    m_shared.submit(std::move(parts),
                    [this, name = playerName(m_desk.state(), player->id)](SharedDoor::Outcome const& outcome) {
                        QStringList const where = QStringList{m_shared.name()} + outcome.doneIn;
                        //: %1 a player's name, %2 the names of tournaments with commas between them.
                        m_shared.tell(tr("%1 has withdrawn from %2.").arg(name, where.join(QStringLiteral(", "))),
                                      outcome, SharedDoor::Offer::Undo);
                    });
}
void PlayersModel::eraseContacts(bool births) {
    m_door.submit(session::EraseContacts{births}, tr("The contact details are erased."));
}
void PlayersModel::bringBack(int playerId) { m_door.submit(session::ReturnPlayer{PlayerId{playerId}}); }
void PlayersModel::remove(int playerId) {
    PlayerId const id{playerId};
    session::Player const* const player = m_desk.state().player(id);
    if (!player) return;
    QString const name = playerName(m_desk.state(), id);
    if (!player->details.checkedIn || m_desk.state().numbersGiven()) return takeOff(id, name);
    //: %1 a player's name.
    m_question.ask({tr("Remove %1 from the list?").arg(name),
                    tr("%1 is checked in.").arg(name),
                    {tr("Whoever is not on the list is not paired. Undo brings the player back.")},
                    tr("Remove"),
                    tr("Cancel")},
                   QuestionView::Level::Asks, [this, id, name] { takeOff(id, name); });
}

void PlayersModel::takeOff(PlayerId player, QString const& name) {
    m_door.submit(session::RemovePlayer{player},
                  [this, done = tr("%1 was removed from the list.").arg(name)] { m_door.tellUndoable(done); });
}

} // namespace flagfall::view
