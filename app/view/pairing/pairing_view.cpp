// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/pairing/pairing_view.h"

#include "app/session/event/announced_rounds.h"
#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/session/event/sides.h"
#include "app/session/event/titles.h"
#include "app/session/reports/round_pace.h"
#include "app/view/common/command_door.h"
#include "app/view/common/hall_remarks.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/question_view.h"
#include "app/view/common/shared_door.h"
#include "app/view/event/event_text.h"
#include "app/view/pairing/bracket_picture.h"
#include "app/view/pairing/explanation_text.h"
#include "app/view/texts/pairing_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>
#include <unordered_map>

namespace flagfall::view {
namespace {

using session::ManualChange;

constexpr int emptySeat = 0;

/// The colours of the games played, the earliest first.
QString coloursText(std::vector<Colour> const& history) {
    QString text;
    for (Colour const colour : history)
        //: One letter for a game with White, or with Black, in a row of them.
        text += colour == Colour::White ? PairingView::tr("W", "colour") : PairingView::tr("B", "colour");
    return text;
}

QString floatsText(pairing::PairedHistory const& player) {
    auto const sign = [](pairing::Float way) {
        return way == pairing::Float::None ? QStringLiteral("·")
               : way == pairing::Float::Up ? QStringLiteral("↑")
                                           : QStringLiteral("↓");
    };
    if (player.last == pairing::Float::None && player.beforeLast == pairing::Float::None) return {};
    return sign(player.last) + sign(player.beforeLast);
}

/// What the rows say of the players, by id.
class SeatRows {
public:
    SeatRows(session::EventState const& state, pairing::Tournament const& tournament,
             std::vector<pairing::PairedHistory> histories)
        : m_state(state), m_histories(std::move(histories)) {
        for (pairing::PairedHistory const& player : m_histories)
            m_players.emplace(tournament.participants[static_cast<std::size_t>(player.player)].id, &player);
    }

    void seatWhite(PairingBoardRow& row, PlayerId id) const {
        seat(id, row.whiteId, row.whiteName, row.whitePoints, row.whiteColours, row.whiteFloats);
        row.whiteAbout = about(id);
    }
    void seatBlack(PairingBoardRow& row, PlayerId id) const {
        seat(id, row.blackId, row.blackName, row.blackPoints, row.blackColours, row.blackFloats);
        row.blackAbout = about(id);
    }

private:
    /// `FM 2310`; an unrated player without a title has nothing there.
    [[nodiscard]] QString about(PlayerId id) const {
        session::CompetitorFacts const facts = session::factsOf(m_state, id);
        QStringList parts{plain(facts.title)};
        if (facts.rating > 0) parts += QString::number(facts.rating);
        parts.removeAll(QString{});
        return parts.join(QLatin1Char(' '));
    }
    void seat(PlayerId id, int& number, QString& name, QString& points, QString& colours, QString& floats) const {
        number = id.value();
        name = playerName(m_state, id);
        auto const found = m_players.find(id);
        if (found == m_players.end()) return;
        points = pointsText(found->second->score);
        colours = coloursText(found->second->colours);
        floats = floatsText(*found->second);
    }

    session::EventState const& m_state;
    std::vector<pairing::PairedHistory> m_histories;
    std::unordered_map<PlayerId, pairing::PairedHistory const*> m_players;
};

bool isAbout(pairing::Breach const& breach, PairingBoardRow const& row) {
    int const player = breach.player.value();
    return player == row.whiteId || player == row.blackId;
}

/// Read aloud for a board.
QString spoken(PairingBoardRow const& row) {
    QString text = row.isBye ? PairingView::tr("Bye: %1").arg(row.whiteName)
                             //: %1 number of a board, %2 and %3 players' names.
                             : PairingView::tr("Board %1: White %2, Black %3")
                                   .arg(QString::number(row.board), row.whiteName, row.blackName);
    return row.warning.isEmpty() ? text : text + QStringLiteral(". ") + row.warning;
}

bool isGrave(pairing::Breach const& breach) { return breach.what != pairing::Breach::What::ColoursTurned; }

/// What the arbiter did, not what happened meanwhile.
bool isManual(ManualChange const& change) {
    return change.what == ManualChange::What::SeatsExchanged || change.what == ManualChange::What::ColoursTurned;
}

/// Breaches that were not there before.
std::vector<pairing::Breach> newBreaches(std::vector<pairing::Breach> after,
                                         std::vector<pairing::Breach> const& before) {
    std::erase_if(after, [&](auto const& breach) { return std::ranges::find(before, breach) != before.end(); });
    return after;
}

} // namespace

PairingView::PairingView(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QuestionView& question,
                         NoticeView& notice, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_shared(shared), m_question(question), m_notice(notice) {
    connect(&shared, &SharedDoor::changed, this, &PairingView::changed);
}

pairing::PairingSystem const* PairingView::system() const {
    auto const* const system = pairing::systemByCode(m_desk.state().details.system);
    return system && system->rules().pairsHere ? system : nullptr;
}

pairing::Explainer const* PairingView::explainer() const { return system() ? system()->explainer() : nullptr; }

bool PairingView::isPossible() const {
    session::EventState const& state = m_desk.state();
    return system() && static_cast<int>(state.rounds.size()) < plannedRounds(state);
}

QString PairingView::impossibleText() const {
    if (isPossible() || !m_desk.isOpen()) return {};
    if (!system())
        //: %1 the name of a pairing system.
        return tr("This program does not pair such an event: %1.").arg(systemText(m_desk.state().details.system));
    if (m_desk.state().rounds.empty())
        if (auto const first = system()->pairNext(tournamentOf(m_desk.state())); !first)
            return pairingProblemText(first.error(), m_desk.state());
    return tr("All %n round(s) are paired.", "", session::roundsBegun(m_desk.state()));
}

bool PairingView::isChangeable() const { return system() && system()->rules().allowsManualPairing; }

bool PairingView::isRestable() const {
    return isChangeable() && system()->rules().grantsByes &&
           !pairing::isLaterGame(system()->rules(), m_repaired.value_or(m_desk.state().nextRound()));
}

session::Round const* PairingView::lastRound() const {
    return m_desk.isOpen() ? m_desk.state().currentRound() : nullptr;
}

/// Colours alone may be turned where a match is played on.
bool PairingView::isRepairable() const {
    bool const may = isChangeable() || (system() && system()->rules().playsMatches);
    return may && lastRound() && !lastRound()->imported && !m_desk.state().isOfTeams();
}

QString PairingView::repairText() const {
    //: %1 the number of a round that is published.
    return lastRound() ? tr("Change round %1").arg(roundLabel(m_desk.state(), lastRound()->number)) : QString{};
}

/// What the arbiter did, not what happened meanwhile. A published round is changed by the arbiter alone.
bool PairingView::isOwn(ManualChange const& change) const { return m_repaired || isManual(change); }

QString PairingView::title() const {
    if (m_repaired) return repairText();
    session::EventState const& state = m_desk.state();
    if (!isNextRoundKnown(state)) return tr("Pairing of the next games");
    if (hasSeveralGames(session::systemRulesOf(state)))
        //: %1 "Round 2, game 3 (rapid)".
        return tr("Pairing: %1").arg(roundName(state, state.nextRound()));
    //: %1 the number of the round to be paired.
    return tr("Pairing of round %1").arg(state.nextRound().value());
}

QString PairingView::paceText() const {
    auto const paces = session::roundPaces(m_desk.history());
    if (paces.empty()) return {};
    auto const best = std::ranges::min(paces, {}, &session::RoundPace::took);
    //: %1 the number of a round, %2 a time.
    QString const last = tr("Round %1 was paired %2 after the last result")
                             .arg(roundLabel(m_desk.state(), paces.back().round))
                             .arg(lengthText(paces.back().took));
    if (paces.size() == 1) return last;
    //: %1 "Round 3 was paired 2 minutes after the last result", %2 a time, %3 the number of a round.
    return tr("%1; the best was %2 (round %3)")
        .arg(last, lengthText(best.took))
        .arg(roundLabel(m_desk.state(), best.round));
}

QString PairingView::note() const {
    QString const boards = m_repaired ? QString{} : sameBoardsText(m_shared);
    return boards.isEmpty() ? stateText() : stateText() + QStringLiteral(" · ") + boards;
}

QString PairingView::stateText() const {
    if (!isPaired()) {
        QString const pace = paceText();
        //: %1 "23 players take part", %2 "Round 3 was paired 2 minutes after the last result".
        return pace.isEmpty() ? m_presence.countText() : tr("%1. %2", "note").arg(m_presence.countText(), pace);
    }
    auto const boards = static_cast<int>(m_base->pairs.size());
    auto const differing = m_before ? session::boardsThatDiffer(current(), *m_before) : 0;
    QString text = tr("%n board(s)", "", boards);
    auto const open = m_repaired ? 0 : static_cast<int>(session::openGames(m_desk.state()).size());
    if (open > 0) // games of the round that is being changed have not counted for its pairing
        //: %1 "20 boards".
        text = tr("%1, %n unfinished game(s) counted as draws for the pairing", "", open).arg(text);
    //: %1 "20 boards", %n boards that were not there when it was paired before.
    return differing == 0 ? text : tr("%1, %n board(s) changed", "", differing).arg(text);
}

void PairingView::update(Changes const& changes) {
    if (changes.onlyClocks()) return;
    m_presenceStale = (m_presenceStale || !m_watched) && changes.onlyResults();
    if (!m_presenceStale) showPresence();
    if (m_repaired) {
        if (!isRepairable() || (m_base && session::pairingOf(*lastRound()) != *m_base)) clear();
    } else if (changes.rounds && m_proposal && m_proposal->round != m_desk.state().nextRound())
        clear();
    if (changes.rounds && !m_desk.isOpen()) clear();
    if (m_proposal && !m_repaired && isPossible()) {
        if (isMadeByHand()) {
            pairBesideManual();
        } else {
            auto before = paired();
            if (!pairByRules() && before) m_before = std::move(before);
        }
    }
    refresh();
}

void PairingView::setWatched(bool watched) {
    m_watched = watched;
    if (!m_watched || !m_presenceStale) return;
    showPresence();
    emit changed();
}

void PairingView::showPresence() {
    m_presenceStale = false;
    auto const seats = m_repaired ? paired() : std::nullopt;
    m_presence.update(m_desk.history(), seats ? &*seats : nullptr);
}

void PairingView::clear() {
    if (m_repaired) {
        m_repaired.reset();
        showPresence();
    }
    m_proposal.reset();
    m_base.reset();
    m_before.reset();
    m_changes.clear();
    m_manualOpen = false;
    m_bracketsShown = false;
    m_problem.clear();
    m_verdict.clear();
    letGo();
}

void PairingView::letGo() {
    m_picked.clear();
    m_whyTitle.clear();
    m_why.clear();
}

void PairingView::refresh() {
    showBoards();
    drawBrackets();
    emit changed();
}

// --- pairing by the rules ----------------------------------------------------------------------------------

void PairingView::propose() {
    if (!isPossible()) return;
    if (m_manualOpen || m_repaired) {
        m_notice.tell(NoticeView::Kind::Refused, tr("End the manual changes first."));
        return;
    }
    askBeforeDropping([this] {
        if (!isPossible()) return;
        if (auto before = paired()) m_before = std::move(before);
        pairByRules();
        refresh();
    });
}

PairingView::Proposal PairingView::proposalNow() {
    Proposal proposal{m_desk.state().nextRound(), tournamentOf(m_desk.state())};
    auto byRules = system()->pairNext(proposal.tournament);
    if (auto const problem = byRules ? session::problemOfSides(m_desk.state()) : std::nullopt) {
        m_problem = pairingProblemText(*problem, m_desk.state());
        return proposal;
    }
    m_problem = byRules ? QString{} : pairingProblemText(byRules.error(), m_desk.state());
    if (byRules) session::seatInHall(*byRules, m_desk.state());
    if (byRules) proposal.byRules = std::move(*byRules);
    return proposal;
}

bool PairingView::pairByRules() {
    auto const before = paired();
    m_proposal = proposalNow();
    m_base = m_proposal->byRules;
    if (!m_base && m_manualOpen) m_base = session::plainPairing(m_proposal->tournament, firstBoard());
    m_changes.clear();
    m_verdict.clear();
    bool const isSame = before && paired() == before;
    if (!isSame)
        letGo();
    else if (!m_whyTitle.isEmpty())
        m_why = whyLines(m_picked.front(), m_picked.back());
    return isSame;
}

void PairingView::repair() {
    if (!isRepairable() || m_repaired) return;
    askBeforeDropping([this] {
        if (!isRepairable()) return;
        clear();
        m_repaired = lastRound()->number;
        m_base = session::pairingOf(*lastRound());
        m_manualOpen = true;
        followRepair();
        refresh();
    });
}

/// What the rules make for those who take part now.
void PairingView::followRepair() {
    m_proposal = Proposal{*m_repaired, {}, m_base};
    m_proposal->tournament = session::tournamentBefore(m_desk.state(), current());
    auto byRules = system()->pairNext(m_proposal->tournament);
    if (byRules) session::seatInHall(*byRules, m_desk.state());
    if (byRules)
        m_proposal->byRules = std::move(*byRules);
    else
        m_proposal->byRules.reset();
    showPresence();
}

bool PairingView::isMadeByHand() const { return isPaired() && (!m_changes.empty() || m_base != m_proposal->byRules); }

void PairingView::pairBesideManual() {
    m_proposal = proposalNow();
    QStringList news;
    for (ManualChange const& one : session::leftAndJoined(m_proposal->tournament, current())) {
        m_changes.push_back(one);
        news += changeText(one);
    }
    if (!news.isEmpty()) {
        letGo();
        news += tr("The manual pairing is kept; check the boards of the players left over.");
        m_notice.tell(NoticeView::Kind::Told, news.join(QLatin1Char(' ')));
    }
    if (!m_whyTitle.isEmpty()) m_why = whyLines(m_picked.front(), m_picked.back());
    if (!m_manualOpen) m_verdict = verdictNow();
}

std::optional<pairing::RoundPairing> PairingView::paired() const {
    return isPaired() ? std::optional{current()} : std::nullopt;
}

BoardNumber PairingView::firstBoard() const {
    return session::firstBoardOf(m_desk.state(), m_base ? m_base->round : m_desk.state().nextRound());
}

pairing::RoundPairing PairingView::current() const {
    pairing::RoundPairing pairing = m_base.value_or(pairing::RoundPairing{});
    for (ManualChange const& one : m_changes) pairing = session::withChange(std::move(pairing), one, firstBoard());
    if (m_repaired && !m_changes.empty()) pairing = session::onBoardsOf(std::move(pairing), *m_base);
    return pairing;
}

std::vector<pairing::Breach> PairingView::breachesOf(pairing::RoundPairing const& pairing) const {
    return system() ? system()->breaches(m_proposal->tournament, pairing) : std::vector<pairing::Breach>{};
}

void PairingView::showBoards() {
    std::vector<PairingBoardRow> rows;
    if (!isPaired()) {
        m_boards.show({});
        return;
    }
    pairing::RoundPairing const pairing = current();
    auto const breaches = isMadeByHand() ? breachesOf(pairing) : std::vector<pairing::Breach>{};
    SeatRows const seats{m_desk.state(), m_proposal->tournament,
                         explainer() ? explainer()->histories(m_proposal->tournament)
                                     : std::vector<pairing::PairedHistory>{}};
    auto const differs = [](std::optional<pairing::RoundPairing> const& from, PlayerId white, PlayerId black) {
        return from && !session::hasBoard(*from, white, black);
    };
    for (pairing::Pair const& pair : pairing.pairs) {
        PairingBoardRow row;
        row.board = pair.board.value();
        seats.seatWhite(row, pair.white);
        seats.seatBlack(row, pair.black);
        row.isNew = differs(m_before, pair.white, pair.black);
        bool const published = m_repaired && !differs(m_base, pair.white, pair.black);
        bool const asRules = !differs(m_proposal->byRules, pair.white, pair.black);
        row.byHand = !asRules && !published;
        if (!asRules && published) row.remark = tr("Differs from the system.");
        rows.push_back(std::move(row));
    }
    for (PlayerId const bye : pairing.byes) {
        PairingBoardRow row;
        row.board = firstBoard().value() + static_cast<int>(rows.size());
        row.isBye = true;
        seats.seatWhite(row, bye);
        session::Rest const rest{bye, session::restOfSystem(m_desk.state(), pairing.round)};
        row.blackName = byeText(session::nameOfRest(m_desk.state(), pairing.round, rest));
        row.isNew = m_before && m_before->byes != pairing.byes;
        row.byHand = m_proposal->byRules && m_proposal->byRules->byes != pairing.byes;
        rows.push_back(std::move(row));
    }
    for (PairingBoardRow& row : rows) {
        row.whitePicked = std::ranges::find(m_picked, row.whiteId) != m_picked.end();
        row.blackPicked =
            (row.isBye || row.blackId != emptySeat) && std::ranges::find(m_picked, row.blackId) != m_picked.end();
        QStringList warnings;
        for (pairing::Breach const& breach : breaches)
            if (isAbout(breach, row)) warnings += unbroken(breachText(breach, m_desk.state()));
        row.warning = warnings.join(QLatin1Char(' '));
        row.accessibleText = spoken(row);
    }
    m_boards.show(std::move(rows));
}

// --- who plays -----------------------------------------------------------------------------------------------

void PairingView::setPresence(int playerId, PresenceModel::State state) {
    PlayerId const id{playerId};
    session::Competitor const* const player = m_desk.state().competitor(id);
    if (!player || state == PresenceModel::State::Withdrawn || state == PresenceModel::State::Out) return;
    if (!isRestable()) return;
    if (m_repaired) {
        bool const plays = state == PresenceModel::State::Plays;
        if (plays != session::seatedIn(current()).contains(id))
            change({plays ? ManualChange::What::PlayerJoined : ManualChange::What::PlayerLeft, id});
        return;
    }
    RoundNumber const round = m_desk.state().nextRound();
    if (player->withdrawnFrom) {
        if (state == PresenceModel::State::Plays) m_door.submit(session::ReturnPlayer{id});
        return;
    }
    if (state == PresenceModel::State::Plays) {
        if (byeIn(*player, round)) m_door.submit(session::RevokeBye{id, round});
        return;
    }
    session::Bye const bye = state == PresenceModel::State::HalfPoint   ? session::Bye::HalfPoint
                             : state == PresenceModel::State::FullPoint ? session::Bye::FullPoint
                                                                        : session::Bye::ZeroPoint;
    m_door.submit(session::GrantBye{id, round, bye});
}

// --- the arbiter's hands ---------------------------------------------------------------------------------------

void PairingView::pick(int playerId) {
    if (!isPaired() || !isChangeable()) return;
    if (std::erase(m_picked, playerId) == 0) m_picked.push_back(playerId);
    if (m_picked.size() > 2) m_picked.erase(m_picked.begin());
    m_why.clear();
    m_whyTitle.clear();
    refresh();
}

void PairingView::pickNone() {
    letGo();
    refresh();
}

QString PairingView::pickedText() const {
    QStringList names;
    for (int const id : m_picked)
        names += id == emptySeat ? byeText(session::Bye::Allocated) : playerName(m_desk.state(), PlayerId{id});
    return names.join(QStringLiteral("; "));
}

void PairingView::beginManual() {
    if (!m_proposal || m_manualOpen || !isChangeable()) return;
    if (!m_base) m_base = session::plainPairing(m_proposal->tournament, firstBoard());
    m_manualOpen = true;
    m_verdict.clear();
    m_bracketsShown = false;
    refresh();
}

void PairingView::endManual() {
    if (!m_manualOpen) return;
    m_manualOpen = false;
    letGo();
    if (isMadeByHand()) m_verdict = verdictNow();
    refresh();
}

QStringList PairingView::verdictNow() const {
    if (auto const problem = system()->forbids(m_proposal->tournament, current()))
        return {pairingProblemText(*problem, m_desk.state())};
    bool const isOfTable = system()->rules().kind == pairing::SystemKind::RoundRobin;
    if (!explainer()) return isOfTable ? QStringList{tr("The rest of the event can be played.")} : QStringList{};
    pairing::Tournament const& tournament = m_proposal->tournament;
    auto const story = explainer()->story(tournament);
    auto const comparison = explainer()->compare(tournament, roundOf(tournament, current()));
    if (!story || !comparison) return {m_problem};
    return ExplanationText{m_desk.state(), tournament, *story}.linesOf(*comparison);
}

void PairingView::dropManual() {
    askBeforeDropping([this] { dropManualNow(); });
}

void PairingView::dropManualNow() {
    if (m_repaired) clear();
    m_manualOpen = false;
    m_changes.clear();
    letGo();
    m_verdict.clear();
    if (m_proposal) m_base = m_proposal->byRules;
    refresh();
}

void PairingView::askBeforeDropping(std::function<void()> goOn) {
    QStringList lost;
    for (ManualChange const& one : m_changes)
        if (isOwn(one)) lost += changeText(one);
    if (lost.isEmpty()) {
        goOn();
        return;
    }
    m_question.ask({m_repaired ? tr("Leave the round as it is?") : tr("Back to the system's pairing?"),
                    tr("%n manual change(s) would be lost.", "", static_cast<int>(lost.size())), lost,
                    tr("Discard the changes"), tr("Keep the changes")},
                   QuestionView::Level::Asks, std::move(goOn));
}

void PairingView::exchangePicked() {
    if (m_picked.size() != 2) return;
    auto const holder = [this](int seat) {
        if (seat != emptySeat) return PlayerId{seat};
        auto const byes = current().byes;
        return byes.empty() ? PlayerId{} : byes.front();
    };
    change({ManualChange::What::SeatsExchanged, holder(m_picked.front()), holder(m_picked.back())});
}

void PairingView::meetPicked() {
    if (m_picked.size() != 2 || m_picked.back() == emptySeat || m_picked.front() == emptySeat) {
        exchangePicked();
        return;
    }
    auto const opponent = session::opponentIn(current(), PlayerId{m_picked.front()});
    PlayerId const wanted{m_picked.back()};
    if (opponent == wanted) return;
    // Who has the bye has no opponent: he takes the seat opposite the other one.
    auto const other = session::opponentIn(current(), wanted);
    if (opponent)
        change({ManualChange::What::SeatsExchanged, *opponent, wanted});
    else if (other)
        change({ManualChange::What::SeatsExchanged, PlayerId{m_picked.front()}, *other});
}

void PairingView::turnColours(int playerId) {
    if (playerId != emptySeat && session::opponentIn(current(), PlayerId{playerId}))
        change({ManualChange::What::ColoursTurned, PlayerId{playerId}});
}

void PairingView::change(ManualChange const& change) {
    if (!m_manualOpen) {
        m_notice.tell(NoticeView::Kind::Refused, tr("Begin manual changes first (E)."));
        return;
    }
    if (change.what == ManualChange::What::SeatsExchanged && change.first == change.second) return;
    auto const added =
        newBreaches(breachesOf(session::withChange(current(), change, firstBoard())), breachesOf(current()));
    QStringList grave, light;
    for (pairing::Breach const& breach : added)
        (isGrave(breach) ? grave : light) += unbroken(breachText(breach, m_desk.state()));
    if (!grave.isEmpty()) {
        m_question.ask({tr("Make this change anyway?"), grave.takeFirst(), grave + light, tr("Make the change"),
                        tr("Discard the change")},
                       QuestionView::Level::Asks, [this, change] { carryOut(change); });
        return;
    }
    if (!light.isEmpty()) m_notice.tell(NoticeView::Kind::Told, light.join(QLatin1Char(' ')));
    carryOut(change);
}

void PairingView::carryOut(ManualChange const& change) {
    // While a question was open the round may have been published, or somebody may have left.
    if (!m_manualOpen) return;
    auto const missing =
        session::leftAndJoined(m_proposal->tournament, session::withChange(current(), change, firstBoard()));
    if (!m_repaired && !missing.empty()) return;
    m_changes.push_back(change);
    if (m_repaired) followRepair();
    letGo();
    refresh();
}

bool PairingView::canTakeBack() const {
    return m_manualOpen && std::ranges::any_of(m_changes, [this](auto const& one) { return isOwn(one); });
}

void PairingView::takeBackChange() {
    if (!canTakeBack()) return;
    auto const last =
        std::ranges::find_if(m_changes.rbegin(), m_changes.rend(), [this](auto const& one) { return isOwn(one); });
    m_changes.erase(std::next(last).base());
    if (m_repaired)
        followRepair();
    else if (!canTakeBack())
        pairByRules();
    refresh();
}

QString PairingView::changeText(ManualChange const& change) const {
    QString const first = playerName(m_desk.state(), change.first);
    using enum ManualChange::What;
    switch (change.what) {
    //: %1 and %2 players' names.
    case SeatsExchanged: return tr("Swapped: %1 and %2").arg(first, playerName(m_desk.state(), change.second));
    //: %1 a player's name.
    case ColoursTurned: return tr("Colours swapped: board of %1").arg(first);
    //: %1 a player's name.
    case PlayerLeft: return tr("%1 does not take part in this round.").arg(first);
    //: %1 a player's name.
    case PlayerJoined: return tr("%1 takes part in this round.").arg(first);
    }
    return first;
}

QStringList PairingView::manualChanges() const {
    QStringList lines;
    for (ManualChange const& one : m_changes) lines += changeText(one);
    return lines;
}

// --- why ---------------------------------------------------------------------------------------------------------

std::optional<int> PairingView::placeOf(PlayerId player) const {
    auto const& all = m_proposal->tournament.participants;
    auto const found = std::ranges::find(all, player, &pairing::Participant::id);
    return found == all.end() ? std::nullopt : std::optional{static_cast<int>(found - all.begin())};
}

void PairingView::askWhy() {
    if (!isPaired() || m_picked.size() != 2) {
        m_notice.tell(NoticeView::Kind::Refused, tr("Select two seats first (Space)."));
        return;
    }
    int const first = m_picked.front();
    int const second = m_picked.back();
    bool const bye = first == emptySeat || second == emptySeat;
    QString const name = playerName(m_desk.state(), PlayerId{first == emptySeat ? second : first});
    //: %1 a player's name.
    m_whyTitle = bye ? tr("Why does %1 not get the bye?").arg(name)
                     //: %1 and %2 players' names.
                     : tr("Why do %1 and %2 not meet?").arg(name, playerName(m_desk.state(), PlayerId{second}));
    m_why = whyLines(first, second);
    refresh();
}

QStringList PairingView::whyLines(int first, int second) const {
    if (!explainer()) return {};
    auto const story = explainer()->story(m_proposal->tournament);
    if (!story) return {m_problem};
    ExplanationText const text{m_desk.state(), m_proposal->tournament, *story};
    pairing::Wish wish;
    if (first == emptySeat || second == emptySeat)
        wish.bye = placeOf(PlayerId{first == emptySeat ? second : first});
    else if (auto const a = placeOf(PlayerId{first}), b = placeOf(PlayerId{second}); a && b)
        wish.pairs.emplace_back(*a, *b);
    auto const best = explainer()->bestWith(m_proposal->tournament, wish);
    if (!best) return text.linesOf(best.error());
    auto const comparison = explainer()->compare(m_proposal->tournament, *best);
    return comparison ? text.linesOf(*comparison) : QStringList{m_problem};
}

void PairingView::setBracketsShown(bool shown) {
    if (m_bracketsShown == shown || (shown && !isPaired())) return;
    m_bracketsShown = shown;
    refresh();
}

void PairingView::drawBrackets() {
    BracketPicture picture;
    m_byeLines.clear();
    if (m_bracketsShown && m_proposal && explainer())
        if (auto const story = explainer()->story(m_proposal->tournament)) {
            ExplanationText const text{m_desk.state(), m_proposal->tournament, *story};
            picture = pictureOf(*story, text);
            m_byeLines = text.linesOfBye();
        }
    bool const same = picture.cells.isEmpty() && m_cells.isEmpty();
    m_heads = std::move(picture.heads);
    m_cells = std::move(picture.cells);
    m_arrows = std::move(picture.arrows);
    m_rows = picture.rows;
    if (!same) emit bracketsChanged();
}

// --- publishing --------------------------------------------------------------------------------------------------

void PairingView::publish() {
    if (!isPaired()) return;
    if (m_manualOpen) {
        m_notice.tell(NoticeView::Kind::Refused, tr("End the manual changes first."));
        return;
    }
    if (m_repaired) {
        submitRepair();
        return;
    }
    int const round = m_proposal->round.value();
    session::PairRound const command{isChangeable() ? paired() : std::nullopt};
    m_door.submit(command, [this, round] {
        m_notice.tell(NoticeView::Kind::Done, pairedText(round));
        emit published(round);
    });
}

/// With the boards whose clocks were chosen in the round before.
QString PairingView::pairedText(int round) const {
    QString const text = tr("Round %1 is paired.").arg(roundLabel(m_desk.state(), RoundNumber{round}));
    session::Round const* const paired = m_desk.state().round(RoundNumber{round});
    bool const tables = m_desk.state().details.clocks == session::HallClocks::Tables;
    QStringList otherwise;
    for (session::Board const& board : paired ? paired->boards : std::vector<session::Board>{})
        if (board.clock.has_value() == tables) otherwise += boardLabel(m_desk.state(), paired->number, board.number);
    if (otherwise.isEmpty()) return text;
    QString const boards = otherwise.join(QStringLiteral(", "));
    //: %1 a sentence, %2 numbers of boards.
    return tables ? tr("%1 As in the round before, this program's clocks count on the boards %2.").arg(text, boards)
                  //: %1 a sentence, %2 numbers of boards.
                  : tr("%1 As in the round before, the clock stands on the table on the boards %2.").arg(text, boards);
}

void PairingView::submitRepair() {
    int const round = m_repaired->value();
    if (m_changes.empty()) {
        clear();
        refresh();
        return;
    }
    m_door.submit(session::RepairRound{current()}, [this, round] {
        m_notice.tell(NoticeView::Kind::Done, tr("Round %1 is changed.").arg(round));
        emit published(round);
    });
}

} // namespace flagfall::view
