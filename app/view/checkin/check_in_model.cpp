// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/checkin/check_in_model.h"

#include "app/session/event/name_order.h"
#include "app/view/common/command_door.h"
#include "app/view/common/notice_view.h"
#include "app/view/texts/name_search.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"

#include <algorithm>
#include <array>
#include <set>

namespace flagfall::view {
namespace {

using session::AtCheckIn;
using RowState = CheckInRow::State;

constexpr std::array checkInRoles{
    role<&CheckInRow::playerId>("playerId"),
    role<&CheckInRow::number>("number"),
    role<&CheckInRow::name>("name"),
    role<&CheckInRow::about>("about"),
    role<&CheckInRow::fee>("fee"),
    role<&CheckInRow::note>("note"),
    role<&CheckInRow::state>("state"),
    role<&CheckInRow::stateText>("stateText"),
    role<&CheckInRow::accessibleText>("accessibleText"),
};

/// On the players' screen: enough to tell two of the same name apart.
constexpr std::size_t mostForPlayers = 8;
constexpr qsizetype fewestLetters = 1;

RowState stateOf(AtCheckIn at) {
    switch (at) {
    case AtCheckIn::Missing: return RowState::Missing;
    case AtCheckIn::Here: return RowState::Here;
    case AtCheckIn::Resting:
    case AtCheckIn::Out: return RowState::Resting;
    case AtCheckIn::Withdrawn: return RowState::Withdrawn;
    }
    return RowState::Missing;
}

int owed(session::PlayerDetails const& details) { return std::max(0, details.feeOwed - details.feePaid); }

QString aboutText(session::PlayerDetails const& details, bool ratingToo) {
    QStringList facts;
    QString const title = plain(session::titleText(details.title));
    QString const rating = details.rating > 0 ? QString::number(details.rating) : QString{};
    for (QString const& fact : {title, ratingToo ? rating : QString{}, plain(details.federation), plain(details.club)})
        if (!fact.isEmpty()) facts += fact;
    return facts.join(QStringLiteral(" · "));
}

QString stateText(session::EventState const& state, session::Player const& player, AtCheckIn at) {
    switch (at) {
    case AtCheckIn::Missing: return CheckInModel::tr("not here");
    case AtCheckIn::Here: return CheckInModel::tr("here");
    case AtCheckIn::Resting: return byeText(*session::byeIn(player, state.nextRound()));
    case AtCheckIn::Out: return CheckInModel::tr("no game in this round");
    case AtCheckIn::Withdrawn: return CheckInModel::tr("withdrawn");
    }
    return {};
}

CheckInRow rowOf(session::EventState const& state, session::Player const& player, CheckInModel::For whom) {
    session::PlayerDetails const& details = player.details;
    AtCheckIn const at = session::atCheckIn(state, player);
    bool const ofDesk = whom == CheckInModel::For::Desk;
    CheckInRow row;
    row.playerId = player.id.value();
    row.number = player.number ? QString::number(player.number->value()) : QString{};
    row.name = plain(details.name);
    row.about = aboutText(details, ofDesk);
    if (ofDesk && owed(details) > 0)
        //: %1 an amount of money.
        row.fee = CheckInModel::tr("owes %1").arg(plain(session::amountText(owed(details))));
    if (ofDesk) row.note = plain(details.note);
    row.state = stateOf(at);
    row.stateText = stateText(state, player, at);
    //: Read aloud: a player's name and whether he has come.
    row.accessibleText = CheckInModel::tr("%1: %2", "check-in").arg(row.name, row.stateText);
    return row;
}

std::vector<session::Player const*> byName(session::EventState const& state) {
    session::NameOrder const order{state.details.language};
    std::vector<std::pair<std::string, session::Player const*>> keyed;
    keyed.reserve(state.players.size());
    for (auto const& [id, player] : state.players) keyed.emplace_back(order.key(player.details.name), &player);
    std::ranges::stable_sort(keyed, {}, [](auto const& one) -> std::string const& { return one.first; });
    std::vector<session::Player const*> players;
    players.reserve(keyed.size());
    for (auto const& [key, player] : keyed) players.push_back(player);
    return players;
}

} // namespace

CheckInModel::CheckInModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, For whom, QObject* parent)
    : RowModel(checkInRoles, parent), m_desk(desk), m_door(door), m_notice(notice), m_for(whom) {}

void CheckInModel::setWatched(bool watched) {
    if (m_watched == watched) return;
    if (watched && m_for == For::Players && m_door.isBarred()) return; // players see the present alone
    m_watched = watched;
    update();
    emit changed();
}

void CheckInModel::update() {
    if (!m_watched || !m_desk.isOpen()) return;
    session::EventState const& state = m_desk.state();
    m_all.clear();
    for (session::Player const* const one : byName(state)) m_all.push_back(view::rowOf(state, *one, m_for));
    m_missing = session::missingAtCheckIn(state);
    m_any = !m_all.empty();
    m_held = session::holdsCheckIn(state);
    m_takesByes = session::systemRulesOf(state).grantsByes;
    m_ofTeams = state.isOfTeams();
    m_begun = state.numbersGiven();
    count();
    showRows();
    emit changed();
}

void CheckInModel::count() {
    session::EventState const& state = m_desk.state();
    bool const toCome = state.rounds.empty() || state.nextRound().value() <= session::plannedRounds(state);
    //: %1 the number of a round.
    m_title = !toCome                   ? tr("Check-in: every round is paired")
              : isNextRoundKnown(state) ? tr("Check-in for round %1").arg(roundLabel(state, state.nextRound()))
                                        : tr("Check-in for the next games");
    auto const here = std::ranges::count(m_all, RowState::Here, &CheckInRow::state);
    m_countText = tr("%n player(s) here", "", static_cast<int>(here));
    //: %1 "41 players here", %n those who have not come.
    if (missing() > 0) m_countText = tr("%1, %n not here yet", "", missing()).arg(m_countText);
    int sum = 0;
    for (auto const& [id, player] : state.players)
        if (!player.withdrawnFrom) sum += owed(player.details);
    //: %1 an amount of money.
    m_feeText = sum > 0 ? tr("Fees owed: %1").arg(plain(session::amountText(sum))) : QString{};
    QStringList names;
    std::set<QChar> letters;
    for (CheckInRow const& row : m_all) {
        for (QChar const letter : searchable(row.name).toUpper())
            if (letter.isLetter()) letters.insert(letter);
        if (row.state == RowState::Missing) names += row.name;
    }
    m_letters.clear();
    for (QChar const letter : letters) m_letters += letter;
    m_missingNames = names.join(QLatin1Char('\n'));
}

bool CheckInModel::isShown(CheckInRow const& row) const {
    if (m_for == For::Players && row.state == RowState::Withdrawn) return false;
    if (m_onlyMissing && row.state != RowState::Missing) return false;
    return isNamed(row.name, m_typed);
}

void CheckInModel::showRows() {
    QString const start = searchable(m_typed.trimmed());
    bool const tooEarly = m_for == For::Players && start.size() < fewestLetters;
    std::vector<CheckInRow> first, others;
    for (CheckInRow const& row : m_all) {
        if (tooEarly || !isShown(row)) continue;
        (searchable(row.name).startsWith(start) ? first : others).push_back(row);
    }
    first.insert(first.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    if (m_for == For::Players && first.size() > mostForPlayers) first.resize(mostForPlayers);
    setRows(std::move(first));
}

void CheckInModel::setTyped(QString const& typed) {
    if (m_typed == typed) return;
    m_typed = typed;
    showRows();
    emit changed();
}

void CheckInModel::setOnlyMissing(bool only) {
    if (m_onlyMissing == only) return;
    m_onlyMissing = only;
    showRows();
    emit changed();
}

int CheckInModel::nextMissing(int row) const {
    int const many = rowCount();
    for (int step = 1; step <= many; ++step) {
        int const at = (std::max(row, -1) + step) % many;
        if (rows()[static_cast<std::size_t>(at)].state == RowState::Missing) return at;
    }
    return -1;
}

// --- acting --------------------------------------------------------------------------------------------------

session::Player const* CheckInModel::player(int playerId) const {
    return m_desk.isOpen() ? m_desk.state().player(PlayerId{playerId}) : nullptr;
}

void CheckInModel::arrive(int playerId) {
    session::Player const* const one = player(playerId);
    if (!one) return;
    QString const name = plain(one->details.name);
    RoundNumber const round = m_desk.state().nextRound();
    session::Command const comes = session::CheckIn{{one->id}};
    switch (session::atCheckIn(m_desk.state(), *one)) {
    case AtCheckIn::Missing: checkIn(playerId); return;
    case AtCheckIn::Here: m_notice.tell(NoticeView::Kind::Told, tr("%1 is here already.").arg(name)); return;
    case AtCheckIn::Resting:
        if (pairing::isLaterGame(session::systemRulesOf(m_desk.state()), round)) { // the bye is for the whole match
            checkIn(playerId);
            return;
        }
        m_door.submit(session::Together{{comes, session::RevokeBye{one->id, round}}}, [this, name] {
            m_notice.tellUndoable(tr("%1 is here and takes part in the next round: the bye is revoked.").arg(name));
        });
        return;
    case AtCheckIn::Out:
        m_notice.tell(NoticeView::Kind::Told, tr("%1 has no game in this round of the knockout.").arg(name));
        return;
    case AtCheckIn::Withdrawn:
        m_door.submit(session::Together{{session::ReturnPlayer{one->id}, comes}},
                      [this, name] { m_notice.tellUndoable(tr("%1 is here and takes part again.").arg(name)); });
    }
}

void CheckInModel::checkIn(int playerId) {
    session::Player const* const one = player(playerId);
    if (!one || session::atCheckIn(m_desk.state(), *one) != AtCheckIn::Missing) return;
    QString const name = plain(one->details.name);
    m_door.submit(session::CheckIn{{one->id}}, [this, name] {
        int const left = static_cast<int>(session::missingAtCheckIn(m_desk.state()).size());
        //: %1 a player's name, %n how many have not come yet.
        m_notice.tellUndoable(left > 0 ? tr("%1 is here, %n still missing.", "", left).arg(name)
                                       : tr("%1 is here: everybody has come.").arg(name));
    });
}

void CheckInModel::takeBack(int playerId) {
    session::Player const* const one = player(playerId);
    if (!one || !one->details.checkedIn) return;
    QString const name = plain(one->details.name);
    m_door.submit(session::CheckIn{{one->id}, false},
                  [this, name] { m_notice.tellUndoable(tr("%1 is not here any more.").arg(name)); });
}

void CheckInModel::payFee(int playerId) {
    session::Player const* const one = player(playerId);
    if (!one || owed(one->details) == 0) return;
    session::PlayerDraft draft = session::draftOf(one->details);
    draft.feePaid = draft.feeOwed;
    //: %1 a player's name, %2 an amount of money.
    QString const done =
        tr("%1 has paid %2.").arg(plain(one->details.name), plain(session::amountText(owed(one->details))));
    m_door.submit(session::RevisePlayer{one->id, std::move(draft)}, [this, done] { m_notice.tellUndoable(done); });
}

void CheckInModel::close(Absent absent) {
    if (m_missing.empty()) return;
    std::optional<session::Bye> bye;
    if (absent == Absent::ZeroPointBye) bye = session::Bye::ZeroPoint;
    if (absent == Absent::HalfPointBye) bye = session::Bye::HalfPoint;
    QString const done = bye          ? tr("Check-in closed: a bye for %n player(s).", "", missing())
                         : hasBegun() ? tr("Check-in closed: %n player(s) withdrawn.", "", missing())
                                      : tr("Check-in closed: %n player(s) removed.", "", missing());
    m_door.submit(session::CloseCheckIn{m_missing, bye}, [this, done] { m_notice.tellUndoable(done); });
}

void CheckInModel::beginAnew() {
    session::CheckIn none{{}, false};
    for (auto const& [id, one] : m_desk.state().players)
        if (one.details.checkedIn) none.players.push_back(id);
    if (none.players.empty()) return;
    m_door.submit(std::move(none),
                  [this] { m_notice.tellUndoable(tr("The check-in begins anew: nobody is here yet.")); });
}

} // namespace flagfall::view
