// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/checkin/check_in_model.h"

#include "app/session/decide/shared_commands.h"
#include "app/session/event/name_order.h"
#include "app/session/event/playing_day.h"
#include "app/view/common/command_door.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/shared_door.h"
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
    role<&CheckInRow::tournaments>("tournaments"),
    role<&CheckInRow::ofOthers>("ofOthers"),
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

/// Of somebody with several tournaments: missing while he is in one; else here where he is in one.
RowState stateInAll(std::vector<AtCheckIn> const& all) {
    for (AtCheckIn const at : {AtCheckIn::Missing, AtCheckIn::Here, AtCheckIn::Resting, AtCheckIn::Out})
        if (std::ranges::count(all, at) > 0) return stateOf(at);
    return RowState::Withdrawn;
}

/// Where the seat is, the player is.
template <typename Seat>
session::Player const& playerAt(Seat const& seat) {
    return *seat.desk->state().player(seat.player);
}

} // namespace

CheckInModel::CheckInModel(DeskLink& desk, CommandDoor& door, SharedDoor& shared, NoticeView& notice, For whom,
                           QObject* parent)
    : RowModel(checkInRoles, parent), m_desk(desk), m_door(door), m_shared(shared), m_notice(notice), m_for(whom) {
    connect(&shared, &SharedDoor::changed, this, &CheckInModel::update);
}

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
    gather();
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

/// Everybody, in the order of names; who plays in several tournaments once.
void CheckInModel::gather() {
    constexpr int ofOneTournament = 1'000'000; // more than players of any have numbers
    session::EventState const& state = m_desk.state();
    m_people.clear();
    for (auto const& [id, player] : state.players) m_people[id.value()] = {{&m_desk, id, m_shared.name()}};
    m_several = false;
    int place = 0;
    for (SharedDoor::Other const& other : m_shared.others()) {
        ++place;
        if (!other.desk->isOpen() || !session::mayMeet(state, other.desk->state())) continue;
        m_several = true;
        if (!m_together) continue;
        session::Persons const known{other.desk->state()};
        std::set<PlayerId> taken;
        for (auto& [key, seats] : m_people)
            if (session::Player const* const same = known.find(playerAt(seats.front()).details)) {
                if (!taken.insert(same->id).second) continue;
                seats.push_back({other.desk, same->id, other.name});
            }
        for (auto const& [id, player] : other.desk->state().players)
            if (!taken.contains(id)) m_people[-(place * ofOneTournament + id.value())] = {{other.desk, id, other.name}};
    }
    session::NameOrder const order{state.details.language};
    std::vector<std::pair<std::string, int>> byName;
    byName.reserve(m_people.size());
    for (auto const& [key, seats] : m_people) byName.emplace_back(order.key(playerAt(seats.front()).details.name), key);
    std::ranges::sort(byName);
    m_all.clear();
    for (auto const& [name, key] : byName) m_all.push_back(makeRow(key, m_people.at(key)));
}

CheckInRow CheckInModel::makeRow(int key, Seats const& seats) const {
    session::Player const& player = playerAt(seats.front());
    session::PlayerDetails const& details = player.details;
    bool const ofDesk = m_for == For::Desk;
    CheckInRow row;
    row.playerId = key;
    row.ofOthers = seats.front().desk != &m_desk;
    row.number = player.number ? QString::number(player.number->value()) : QString{};
    row.name = plain(details.name);
    row.about = aboutText(details, ofDesk);
    int debt = 0;
    std::vector<AtCheckIn> states;
    QStringList tournaments, words, each;
    for (Seat const& seat : seats) {
        session::EventState const& state = seat.desk->state();
        session::Player const& here = playerAt(seat);
        debt += session::owedBy(here.details);
        states.push_back(session::atCheckIn(state, here));
        QString const word = stateText(state, here, states.back());
        if (!words.contains(word)) words += word;
        tournaments += seat.tournament;
        //: %1 the name of a tournament, %2 whether a player is there: "A: here".
        each += tr("%1: %2", "tournament").arg(seat.tournament, word);
    }
    //: %1 an amount of money.
    if (ofDesk && debt > 0) row.fee = tr("owes %1").arg(plain(session::amountText(debt)));
    if (ofDesk) row.note = plain(details.note);
    row.state = stateInAll(states);
    row.stateText = words.size() == 1 ? words.front() : each.join(QStringLiteral(" · "));
    if (m_several && m_together) row.tournaments = tournaments.join(QStringLiteral(", "));
    QString const spoken =
        row.tournaments.isEmpty() ? row.stateText : row.tournaments + QStringLiteral(", ") + row.stateText;
    //: Read aloud: a player's name and whether he has come.
    row.accessibleText = tr("%1: %2", "check-in").arg(row.name, spoken);
    return row;
}

void CheckInModel::setTogether(bool together) {
    if (m_together == together) return;
    m_together = together;
    update();
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
    auto const away = static_cast<int>(std::ranges::count(m_all, RowState::Missing, &CheckInRow::state));
    //: %1 "41 players here", %n those who have not come.
    if (away > 0) m_countText = tr("%1, %n not here yet", "", away).arg(m_countText);
    int sum = 0;
    for (auto const& [key, seats] : m_people)
        for (Seat const& seat : seats)
            if (session::Player const& one = playerAt(seat); !one.withdrawnFrom) sum += session::owedBy(one.details);
    //: %1 an amount of money.
    m_feeText = sum > 0 ? tr("Fees owed: %1").arg(plain(session::amountText(sum))) : QString{};
    QStringList names;
    std::set<QChar> letters;
    std::set<int> missingHere;
    for (CheckInRow const& row : m_all) {
        for (QChar const letter : searchable(row.name).toUpper())
            if (letter.isLetter()) letters.insert(letter);
    }
    for (PlayerId const one : m_missing) missingHere.insert(one.value());
    for (CheckInRow const& row : m_all)
        if (missingHere.contains(row.playerId)) names += row.name;
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

CheckInModel::Seats const& CheckInModel::seatsOf(int playerId) const {
    static Seats const nowhere;
    auto const found = m_people.find(playerId);
    bool const isThere = found != m_people.end() && std::ranges::all_of(found->second, [](Seat const& seat) {
                             return seat.desk->isOpen() && seat.desk->state().player(seat.player);
                         });
    return isThere ? found->second : nowhere;
}

QString CheckInModel::nameOf(int playerId) const {
    Seats const& seats = seatsOf(playerId);
    return seats.empty() ? QString{} : plain(playerAt(seats.front()).details.name);
}

void CheckInModel::everywhere(int playerId, Wanted const& wanted, std::function<QString()> told) {
    std::vector<SharedDoor::Part> parts;
    for (Seat const& seat : seatsOf(playerId))
        if (auto command = wanted(seat.desk->state(), playerAt(seat)))
            parts.push_back({seat.desk, std::move(*command)});
    m_shared.submit(std::move(parts), [this, told = std::move(told)](SharedDoor::Outcome const& outcome) {
        m_shared.tell(told(), outcome, SharedDoor::Offer::Undo);
    });
}

void CheckInModel::arrive(int playerId) {
    QString const name = nameOf(playerId);
    Seats const& seats = seatsOf(playerId);
    if (seats.empty()) return;
    std::vector<AtCheckIn> states;
    for (Seat const& seat : seats) states.push_back(session::atCheckIn(seat.desk->state(), playerAt(seat)));
    auto const isSomewhere = [&](AtCheckIn at) { return std::ranges::count(states, at) > 0; };
    if (isSomewhere(AtCheckIn::Missing)) return checkIn(playerId);
    // Who is here for another tournament may come back to the one that is shown.
    AtCheckIn const shown = states.front();
    bool const isHere = shown == AtCheckIn::Here || (shown == AtCheckIn::Out && isSomewhere(AtCheckIn::Here));
    if (isHere) return m_notice.tell(NoticeView::Kind::Told, tr("%1 is here already.").arg(name));
    if (shown == AtCheckIn::Resting) return endRest(playerId);
    if (shown == AtCheckIn::Withdrawn) return comeBack(playerId);
    if (isSomewhere(AtCheckIn::Resting)) return endRest(playerId);
    m_notice.tell(NoticeView::Kind::Told, tr("%1 has no game in this round of the knockout.").arg(name));
}

/// Takes part again wherever he has withdrawn.
void CheckInModel::comeBack(int playerId) {
    auto const comesBack = [](session::EventState const&,
                              session::Player const& one) -> std::optional<session::Command> {
        if (!one.withdrawnFrom) return std::nullopt;
        return session::Together{{session::ReturnPlayer{one.id}, session::CheckIn{{one.id}}}};
    };
    QStringList where;
    for (Seat const& seat : seatsOf(playerId))
        if (playerAt(seat).withdrawnFrom) where += seat.tournament;
    QString const name = nameOf(playerId);
    QString const told = m_several && m_together
                             //: %1 a player's name, %2 names of tournaments, with commas between them.
                             ? tr("%1 is here and takes part again in %2.").arg(name, where.join(QStringLiteral(", ")))
                             : tr("%1 is here and takes part again.").arg(name);
    everywhere(playerId, comesBack, [told] { return told; });
}

/// Takes part in the next round after all; the bye of a whole match stays.
void CheckInModel::endRest(int playerId) {
    auto const takesPart = [](session::EventState const& state,
                              session::Player const& one) -> std::optional<session::Command> {
        RoundNumber const round = state.nextRound();
        bool const isWhole = pairing::isLaterGame(session::systemRulesOf(state), round);
        if (isWhole || session::atCheckIn(state, one) != AtCheckIn::Resting) return std::nullopt;
        return session::Together{{session::CheckIn{{one.id}}, session::RevokeBye{one.id, round}}};
    };
    everywhere(playerId, takesPart, [name = nameOf(playerId)] {
        return tr("%1 is here and takes part in the next round: the bye is revoked.").arg(name);
    });
}

void CheckInModel::checkIn(int playerId) {
    auto const comes = [](session::EventState const& state,
                          session::Player const& one) -> std::optional<session::Command> {
        if (session::atCheckIn(state, one) != AtCheckIn::Missing) return std::nullopt;
        return session::CheckIn{{one.id}};
    };
    everywhere(playerId, comes, [this, name = nameOf(playerId)] {
        auto const left = static_cast<int>(std::ranges::count(m_all, RowState::Missing, &CheckInRow::state));
        //: %1 a player's name, %n how many have not come yet.
        return left > 0 ? tr("%1 is here, %n still missing.", "", left).arg(name)
                        : tr("%1 is here: everybody has come.").arg(name);
    });
}

void CheckInModel::takeBack(int playerId) {
    auto const goes = [](session::EventState const&, session::Player const& one) -> std::optional<session::Command> {
        if (!one.details.checkedIn) return std::nullopt;
        return session::CheckIn{{one.id}, false};
    };
    everywhere(playerId, goes, [name = nameOf(playerId)] { return tr("%1 is not here any more.").arg(name); });
}

void CheckInModel::payFee(int playerId) {
    int debt = 0;
    for (Seat const& seat : seatsOf(playerId)) debt += session::owedBy(playerAt(seat).details);
    auto const pays = [](session::EventState const&, session::Player const& one) -> std::optional<session::Command> {
        if (session::owedBy(one.details) == 0) return std::nullopt;
        return session::payFee(one);
    };
    //: %1 a player's name, %2 an amount of money.
    QString const done = tr("%1 has paid %2.").arg(nameOf(playerId), plain(session::amountText(debt)));
    everywhere(playerId, pays, [done] { return done; });
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
