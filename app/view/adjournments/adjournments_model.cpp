// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/adjournments/adjournments_model.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/event/ruling_acts.h"
#include "app/session/event/ruling_on_record.h"
#include "app/session/event/schedule.h"
#include "app/session/reports/resumptions.h"
#include "app/view/adjournments/adjournment_acts.h"
#include "app/view/adjournments/adjournment_papers.h"
#include "app/view/adjournments/adjournment_text.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/resumption_time.h"
#include "app/view/common/sheet_file.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/papers/paper_view.h"
#include "app/view/record/players_letters.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/appeal_text.h"
#include "app/view/texts/picked_boards.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/texts/typed_time.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <ranges>

namespace flagfall::view {
namespace {

using session::Adjournment;
using session::Board;

constexpr std::array adjournmentRoles{
    role<&AdjournmentRow::round>("round"),
    role<&AdjournmentRow::board>("board"),
    role<&AdjournmentRow::players>("players"),
    role<&AdjournmentRow::state>("stateText"),
    role<&AdjournmentRow::seals>("seals"),
    role<&AdjournmentRow::envelope>("envelope"),
    role<&AdjournmentRow::goesOn>("goesOn"),
    role<&AdjournmentRow::presence>("presence"),
    role<&AdjournmentRow::next>("next"),
    role<&AdjournmentRow::fingerprint>("fingerprint"),
    role<&AdjournmentRow::keys>("keys"),
    role<&AdjournmentRow::can>("can"),
    role<&AdjournmentRow::grave>("grave"),
    role<&AdjournmentRow::mustSeal>("mustSeal"),
    role<&AdjournmentRow::awaited>("awaited"),
    role<&AdjournmentRow::sealerOpen>("sealerOpen"),
    role<&AdjournmentRow::written>("written"),
    role<&AdjournmentRow::plannedAt>("plannedAt"),
    role<&AdjournmentRow::place>("place"),
    role<&AdjournmentRow::whiteHere>("whiteHere"),
    role<&AdjournmentRow::blackHere>("blackHere"),
    role<&AdjournmentRow::offer>("offer"),
    role<&AdjournmentRow::appeal>("appeal"),
    role<&AdjournmentRow::witness>("witness"),
    role<&AdjournmentRow::charged>("charged"),
    role<&AdjournmentRow::checked>("checked"),
    role<&AdjournmentRow::times>("times"),
    role<&AdjournmentRow::onTable>("onTable"),
    role<&AdjournmentRow::boardLabel>("boardLabel"),
};

/// Minutes, or minutes and seconds.
std::optional<clock::Span> minutesFrom(QString const& typed) {
    constexpr int most = 24 * 60;
    static QRegularExpression const form(QStringLiteral("^(\\d{1,4})(?::([0-5]\\d))?$"));
    auto const match = form.match(typed);
    int const minutes = match.captured(1).toInt();
    if (!match.hasMatch() || minutes > most) return std::nullopt;
    return std::chrono::minutes{minutes} + std::chrono::seconds{match.captured(2).toInt()};
}

/// Both times as a clock on the table shows them: `0:27:40 0:41:00`.
std::optional<ByColour<clock::Span>> timesFrom(QString const& typed) {
    QStringList const parts = typed.simplified().split(QLatin1Char(' '));
    auto const hasHours = [](QString const& part) { return part.count(QLatin1Char(':')) == 2; };
    if (parts.size() != 2 || !std::ranges::all_of(parts, hasHours)) return std::nullopt; // 1:20 could be hours
    auto const white = parseTime(parts[0]);
    auto const black = parseTime(parts[1]);
    return white && black ? std::optional{ByColour<clock::Span>{*white, *black}} : std::nullopt;
}

/// Nobody has come to the resumption, and no time is agreed for it.
bool isUnprepared(Board const& board) {
    Adjournment const* const one = board.adjourned ? board.adjournment() : nullptr;
    return one && one->resumesAt.empty() && !one->present.white && !one->present.black;
}

/// The agreed time has come, or a player has; before that no ruling is proposed that starts a clock.
bool isDue(Board const& board, QDateTime const& now) {
    Adjournment const& one = *board.adjournment();
    session::ResumptionClock const clock = clockAt(one, now);
    bool const agreed = clock.agreed && !clock.isEarly();
    bool const here = one.present.white || one.present.black;
    return board.adjourned && (agreed || here);
}

/// What the arbiter still has to do about rulings on this board.
QString openAppeals(session::History const& history, BoardPlace at) {
    QStringList texts;
    for (Seq const seq : history.actsOn(at.round, at.board)) {
        auto const appeal = history.retracted(seq) ? std::nullopt : appealAt(history, seq);
        if (appeal && (appeal->isOpen() || appeal->awaitsRuling())) texts += appealText(*appeal);
    }
    return texts.join(QStringLiteral(" · "));
}

/// Somebody plays in it whom nobody has told to seal.
bool isPlayedOn(session::Round const* round) {
    return round && round->started() &&
           std::ranges::any_of(round->boards, [](Board const& board) { return board.isUndecided() && !board.sealing; });
}

/// `1.3, 1.5`: boards of a round that is named with each of them, as the rows name their games.
struct BoardsTyped {
    std::optional<RoundNumber> round;
    QString boards;
};
/// Nullopt: they are of several rounds.
std::optional<BoardsTyped> readRound(QString const& text) {
    static QRegularExpression const named(QStringLiteral("(\\d+)\\.(?=\\d)"));
    BoardsTyped typed{{}, text};
    for (auto all = named.globalMatch(text); all.hasNext();) {
        RoundNumber const round{all.next().captured(1).toInt()};
        if (typed.round && *typed.round != round) return std::nullopt;
        typed.round = round;
    }
    typed.boards.remove(named);
    return typed;
}

constexpr int lineOfWitness = 2; // in the form that opens an envelope

/// The line of the key that is missing or is none; the first one where they only do not fit.
int lineOfWrongKey(std::vector<std::string> const& keys, EnvelopeNow const& current) {
    bool const twoWanted = current.envelope->typed && current.envelope->typed->keys > 1;
    if (!twoWanted || keys.empty() || !session::isOpeningKey(keys[0])) return 0;
    return keys.size() < 2 || !session::isOpeningKey(keys[1]) ? 1 : 0;
}

/// In the position on record, where it is as long as the game.
bool mayBeMade(Board const& board, std::string const& move) {
    if (board.game.record.size() == 0 || halfMovesUnrecorded(board) > 0) return true;
    return moveWritten(board, board.game.record.end(), move).has_value();
}

} // namespace

AdjournmentsModel::AdjournmentsModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, RoundsModel& rounds,
                                     PaperView& papers, QObject* parent)
    : RowModel(adjournmentRoles, parent), m_desk(desk), m_door(door), m_notice(notice), m_rounds(rounds),
      m_papers(papers) {
    connect(&m_rounds, &RoundsModel::shownChanged, this, &AdjournmentsModel::read);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (refresh()) emit changed();
    });
}

void AdjournmentsModel::update(Changes const& changes) {
    bool const listed = std::ranges::any_of(rows(), [&](AdjournmentRow const& row) {
        return changes.touch({RoundNumber{row.round}, BoardNumber{row.board}});
    });
    if (listed || changes.everyBoard || changes.states || !changes.onlyClocks()) read();
}

void AdjournmentsModel::read() {
    refresh();
    emit changed();
}

bool AdjournmentsModel::refresh() {
    std::vector<AdjournmentRow> found;
    for (session::Round const& round : m_desk.state().rounds)
        for (Board const& board : round.boards)
            if (isListed(round.number, board)) found.push_back(rowOf(round.number, board));
    // What cannot wait stands first: the clock of a player who seals runs.
    std::ranges::stable_partition(found, [](AdjournmentRow const& row) { return row.sealing; });
    QString callable = boardNumbers(gamesToCall().boards);
    bool const same = callable == m_callable && found == rows();
    m_callable = std::move(callable);
    setRows(std::move(found));
    watchTime();
    tellTooLate();
    tellSessionOver();
    return !same;
}

bool AdjournmentsModel::isListed(RoundNumber round, Board const& board) const {
    if (isUnsettled(m_desk.history(), round, board)) return true;
    if (!board.adjournment()) return false; // as nearly all are: the time of day is not asked for
    return leftToCome(board, m_desk.state().details, clockAt(board, m_desk.timeOfDay())) || isLate(round, board);
}

/// Nobody has ruled on it.
bool AdjournmentsModel::isLate(RoundNumber round, Board const& board) const {
    return board.adjournment() && isTooLate(board, m_desk.state().details, clockAt(board, m_desk.timeOfDay())) &&
           !isLatenessRuledOn(m_desk.history(), round, board.number);
}

/// Each second only while the clock of a game runs, or a resumption is a matter of minutes: what a row says changes by
/// itself then. Until then the next look is when it comes near, at the latest in an hour: the computer may have slept,
/// or its clock was set.
void AdjournmentsModel::watchTime() {
    using namespace std::chrono_literals;
    constexpr std::chrono::milliseconds each = 1s;
    constexpr std::chrono::milliseconds near = 2min;
    constexpr std::chrono::milliseconds longest = 1h;
    QDateTime const now = m_desk.timeOfDay();
    std::optional<std::chrono::milliseconds> next;
    for (session::PlayingSession const& session : m_desk.state().details.schedule)
        if (QDateTime const ends = agreedTime({.resumesAt = session::isoMinute(session.ends)});
            ends > now && isPlayedOn(m_desk.state().round(session.round)))
            next = std::min(next.value_or(longest), std::max(each, std::chrono::milliseconds{now.msecsTo(ends)}));
    for (session::Round const& round : m_desk.state().rounds)
        for (Board const& board : round.boards) {
            Adjournment const* const one = board.adjournment();
            QDateTime const agreed = one && board.adjourned ? agreedTime(*one) : QDateTime{};
            if (auto const left = leftToCome(board, m_desk.state().details, clockAt(board, now)); left && *left > -near)
                next = each;
            bool const runs = board.clock && board.clock->phase == clock::Phase::Running;
            if (runs && isUnsettled(m_desk.history(), round.number, board)) next = each;
            if (!agreed.isValid() || agreed.addMSecs(near.count()) < now) continue;
            auto const till = std::chrono::milliseconds{now.msecsTo(agreed)} - near;
            next = std::min(next.value_or(longest), std::clamp(till, each, longest));
        }
    if (!next) return m_timer.stop();
    if (!m_timer.isActive() || m_timer.intervalAsDuration() != *next) m_timer.start(*next);
}

/// Each game is told of once, however long the player stays away.
void AdjournmentsModel::tellTooLate() {
    std::set<qint64> late;
    for (std::size_t at = 0; at < rows().size(); ++at) {
        AdjournmentRow const& row = rows()[at];
        Board const* const board = boardOf(static_cast<int>(at));
        if (!board || !isLate(RoundNumber{row.round}, *board)) continue;
        late.insert(row.id);
        if (!m_told.contains(row.id) && !row.awaited.isEmpty())
            emit told(tr("Adjourned game %1.%2: %3.").arg(row.round).arg(row.boardLabel, row.awaited));
    }
    m_told = std::move(late);
}

/// The players to move are told to seal then (2009: Adj.1a; I.1.1). Once for each session, and not long afterwards.
void AdjournmentsModel::tellSessionOver() {
    constexpr std::chrono::minutes longest{5};
    session::LocalMinute const now = minuteOf(m_desk.timeOfDay());
    for (session::PlayingSession const& session : m_desk.state().details.schedule) {
        auto const since = session::minutesBetween(session.ends, now);
        std::pair const over{session.round, session.ends};
        if (since < since.zero() || since > longest || m_sessionsOver.contains(over)) continue;
        if (isPlayedOn(m_desk.state().round(session.round))) {
            m_sessionsOver.insert(over);
            emit told(tr("Round %1: the session is over. Tell the players to seal (Shift+F9, C).")
                          .arg(session.round.value()));
        }
    }
}

AdjournmentRow AdjournmentsModel::rowOf(RoundNumber round, Board const& board) const {
    session::EventState const& state = m_desk.state();
    AdjournmentRow row;
    constexpr qint64 boards = 100'000;
    row.id = round.value() * boards + board.number.value();
    row.round = round.value();
    row.board = board.number.value();
    row.boardLabel = boardLabel(state, round, board.number);
    row.players = playerName(state, board.white) + QStringLiteral(" – ") + playerName(state, board.black);
    row.state = adjournmentStateText(board);
    row.seals = sealsText(board);
    if (QString const must = mustSealText(board); !must.isEmpty()) row.seals += QStringLiteral(" · ") + must;
    if (Adjournment const* const one = board.adjournment(); one && !board.sealing) {
        row.envelope = envelopeText(*one);
        row.goesOn = resumptionText(*one);
        row.presence = presenceText(*one);
        row.plannedAt = plain(one->resumesAt);
        row.place = plain(one->place);
        row.whiteHere = one->present.white.has_value();
        row.blackHere = one->present.black.has_value();
        auto const current = envelopeNow(board);
        row.checked = current.envelope && isChecked(*current.envelope);
        if (current.isClosed() && current.envelope->typed) {
            row.keys = current.envelope->typed->keys;
            row.fingerprint = plain(current.envelope->typed->fingerprint);
        }
        auto const reading = unwritten(board);
        bool const missed = session::isMissed(m_desk.history(), round, board);
        row.grave = missed || (reading && (reading->kind == SealedReading::Kind::NoLegalMove ||
                                           reading->kind == SealedReading::Kind::AnotherMove));
    }
    if (board.sealing) row.mustSeal = plain(board.sealing->mustSeal);
    QDateTime const now = m_desk.timeOfDay();
    row.awaited = awaitedText(board, state.details, now);
    row.sealerOpen = board.sealing && !board.sealing->by;
    row.charged = board.sealing && board.sealing->byPlayer;
    row.sealing = board.sealing.has_value();
    row.times = timesLeftText(board, m_desk.now());
    row.onTable = !board.clock || board.clock->phase == clock::Phase::Ready;
    if (auto const last = session::openedLast(board)) row.written = plain(last.envelope->opened->text);
    row.offer = standingOfferText(board);
    row.appeal = openAppeals(m_desk.history(), {round, board.number});
    session::ResumptionClock const clock = clockAt(board, now);
    row.witness =
        state.details.adjournments.witness || opensForNobody(board) || needsWitnessForLate(board, state.details, clock);
    if (isLate(round, board) || !flagDownText(board, m_desk.now()).isEmpty()) row.grave = true;
    row.can = acts().of(round, board).join(QLatin1Char(' '));
    row.next = nextOf(row, board);
    return row;
}

/// The time that is owed is taken off with the resumption: not before that can be done.
QString AdjournmentsModel::nextOf(AdjournmentRow const& row, Board const& board) const {
    QDateTime const now = m_desk.timeOfDay();
    DrawnGameLaw const& law = m_desk.state().details.edition->drawnGame;
    if (auto const up = session::flagToPutUp(m_desk.history(), RoundNumber{row.round}, board, m_desk.now()))
        //: I is a key.
        return *up == Colour::White ? tr("By a ruling White's flag fall is cancelled: set the time that is left (I).")
                                    : tr("By a ruling Black's flag fall is cancelled: set the time that is left (I).");
    if (QString const flag = flagDownText(board, m_desk.now()); !flag.isEmpty()) return flag;
    bool const opens = row.can.split(QLatin1Char(' ')).contains(QStringLiteral("open"));
    session::EventDetails const& details = m_desk.state().details;
    session::ResumptionClock const clock = clockAt(board, now);
    if (latestResumption(details) > std::chrono::minutes::zero() && areBothTooLate(board, details, clock))
        return (bothTooLateText(opens) + QLatin1Char(' ') + paperSaysText(board)).trimmed();
    if (isLate(RoundNumber{row.round}, board)) {
        QString const rule = opens ? tr("A player is too late: open the envelope (O), then rule on it (I).")
                                   : tr("A player is too late: rule on it (I).");
        return (rule + QLatin1Char(' ') + paperSaysText(board)).trimmed();
    }
    if (!board.adjourned && session::isMissed(m_desk.history(), RoundNumber{row.round}, board)) return missedText();
    bool const stands = board.clock && board.clock->phase == clock::Phase::Paused;
    bool const seals = board.sealing && !board.sealing->typed && board.sealing->mustSeal.empty() && !stands;
    if (seals)
        //: I is a key: the ruling on a move that was made on the board instead.
        return nextText(board, law, now) + QLatin1Char(' ') + tr("If it was made on the board instead: I.");
    QString const owed = owedTimeText(board, now);
    bool const resumes = row.can.split(QLatin1Char(' ')).contains(QStringLiteral("resume"));
    QString const next = owed.isEmpty() || !resumes || unwritten(board) ? nextText(board, law, now) : owed;
    bool const toldFirst = board.adjourned && !row.offer.isEmpty() && resumes && !unwritten(board);
    return toldFirst ? tr("Put the draw offer to the opponent before the clock is started.") + QLatin1Char(' ') + next
                     : next;
}

AdjournmentActs AdjournmentsModel::acts() const { return {m_desk.history(), m_desk.now(), m_desk.timeOfDay()}; }

void AdjournmentsModel::tellWhyNot(int row, QString const& act) {
    if (act == QStringLiteral("call"))
        return m_door.tellRefused(
            tr("There is no game to adjourn: each has a result, is adjourned or was told to seal."));
    Board const* const board = boardOf(row);
    if (!board) return;
    BoardPlace const at = *placeOf(row);
    if (QString const why = acts().whyNot(act, at, *board); !why.isEmpty()) m_door.tellRefused(why);
}

QString AdjournmentsModel::caption() const { return tr("%n game(s)", "", count()); }

QString AdjournmentsModel::callable() const { return m_callable; }

RoundNumber AdjournmentsModel::callRound(int row) const {
    bool const ofRow =
        placeOf(row) && rows()[static_cast<std::size_t>(row)].can.split(QLatin1Char(' ')).contains("tell");
    return ofRow ? placeOf(row)->round : gamesToCall().round;
}

QString AdjournmentsModel::callTitle(int row) const {
    return tr("Round %1: tell players to seal").arg(callRound(row).value());
}

QString AdjournmentsModel::callBoards(int row) const {
    auto const at = placeOf(row); // of one game, where it is called by its row
    return at ? QString::number(at->board.value()) : m_callable;
}

/// Of the round that is shown in the hall, where one of it can be called to seal; else of the last one of which one
/// can.
AdjournmentsModel::GamesToCall AdjournmentsModel::gamesToCall() const {
    auto const& rounds = m_desk.state().rounds;
    RoundNumber const shown{m_rounds.shown()};
    if (auto boards = callableBoards(shown); !boards.empty()) return {shown, std::move(boards)};
    for (session::Round const& round : rounds | std::views::reverse)
        if (auto boards = callableBoards(round.number); !boards.empty()) return {round.number, std::move(boards)};
    return {shown, {}};
}

std::vector<BoardNumber> AdjournmentsModel::callableBoards(RoundNumber number) const {
    std::vector<BoardNumber> boards;
    session::Round const* const round = m_desk.state().round(number);
    if (!round) return boards;
    AdjournmentActs const acts = this->acts();
    for (Board const& board : round->boards) {
        if (!board.isUndecided() || board.sealing) continue;
        bool const flag = board.flagNoticed || session::flagToRuleOn(board, m_desk.now());
        bool const waits = session::waitsToBeOpened(board) || flag || board.awaitsRecovery();
        if (!waits && acts.takes(session::CallForSealing{.round = number, .boards = {board.number}}))
            boards.push_back(board.number);
    }
    return boards;
}

std::optional<BoardPlace> AdjournmentsModel::placeOf(int row) const {
    if (row < 0 || row >= count()) return std::nullopt;
    AdjournmentRow const& shown = rows()[static_cast<std::size_t>(row)];
    return BoardPlace{RoundNumber{shown.round}, BoardNumber{shown.board}};
}

Board const* AdjournmentsModel::boardOf(int row) const { return m_desk.board(placeOf(row)); }

void AdjournmentsModel::send(session::Command command) {
    m_door.submit(std::move(command), [this] { emit done(); });
}

QString AdjournmentsModel::minutesWanted() { return tr("Type a number of minutes, or nothing."); }

// --- sealing -------------------------------------------------------------------------------------------------

QString AdjournmentsModel::call(int row, QString const& boards, bool byPlayer) {
    auto const typed = readRound(boards);
    if (!typed) return tr("Type the boards of one round, for example 1.3, 1.5.");
    auto const numbers = boardsFrom(typed->boards);
    if (!numbers || numbers->empty()) return tr("Type board numbers, for example 1-4, 7.");
    RoundNumber const round = typed->round.value_or(callRound(row));
    m_called.clear();
    for (BoardNumber const number : *numbers) m_called.push_back({round, number});
    constexpr int lineOfBoards = 0;
    m_door.submit(
        session::CallForSealing{round, *numbers, byPlayer},
        [this, round, byPlayer] {
            emit done();
            if (!byPlayer) tellEarly(round);
        },
        [this](session::Refusal const& refusal) { emit refused(lineOfBoards, refusalText(refusal, m_desk.state())); });
    return {};
}

/// Whoever must seal is called at the end of the session; nobody is charged for an arbiter who is early.
void AdjournmentsModel::tellEarly(RoundNumber round) {
    constexpr std::chrono::minutes unsaid{5};
    session::Round const* const here = m_desk.state().round(round);
    Board const* const board = here && !m_called.empty() ? here->board(m_called.front().board) : nullptr;
    auto const left =
        board ? restOfSession(m_desk.state(), round, *board, m_desk.now(), m_desk.timeOfDay()) : std::nullopt;
    if (left && *left > unsaid)
        m_notice.tell(NoticeView::Kind::Told,
                      tr("By the schedule the session ends in %n minute(s).", "",
                         static_cast<int>(std::chrono::ceil<std::chrono::minutes>(*left).count())));
}

int AdjournmentsModel::calledRow() const {
    for (int row = 0; row < count(); ++row)
        if (std::ranges::count(m_called, *placeOf(row)) > 0) return row;
    return -1;
}

QString AdjournmentsModel::charge(int row) const {
    Board const* const board = boardOf(row);
    if (!board || !board->sealing || !board->sealing->byPlayer) return {};
    auto const left = restOfSession(m_desk.state(), placeOf(row)->round, *board, m_desk.now(), m_desk.timeOfDay());
    return left ? minutesAndSeconds(*left) : QString{};
}

void AdjournmentsModel::callOff(int row) {
    Board const* const board = boardOf(row);
    if (!board) return;
    auto const [round, number] = *placeOf(row);
    session::CallForSealing const off{.round = round, .boards = {number}, .off = true};
    bool const stopped = board->clock && board->clock->phase == clock::Phase::Paused;
    if (stopped && board->sealing && !board->pausedWithAll) // it had been stopped to adjourn
        send(session::Together{{off, session::ResumeClocks{round, {number}}}});
    else
        send(off);
}

QString AdjournmentsModel::reread(int row, QString const& text, QString const& note) {
    Board const* const board = boardOf(row);
    if (!board || !board->adjournment()) return {};
    send(session::RereadEnvelope{placeOf(row)->round, board->number, session::openedLast(*board).reply,
                                 text.trimmed().toStdString(), note.trimmed().toStdString()});
    return {};
}

bool AdjournmentsModel::stopClock(int row) {
    Board const* const board = boardOf(row);
    bool const runs = board && board->clock && board->clock->phase == clock::Phase::Running;
    if (runs) m_door.submit(session::PauseClocks{placeOf(row)->round, {board->number}});
    return runs;
}

QString AdjournmentsModel::adjourn(int row, QString const& mustSeal, QString const& minutes, bool blackSeals,
                                   QString const& times) {
    auto const at = placeOf(row);
    if (!at) return {};
    session::AdjournGame command{.round = at->round, .board = at->board, .mustSeal = mustSeal.trimmed().toStdString()};
    Board const* const board = boardOf(row);
    if (board && board->sealing && !board->sealing->by) command.sealer = blackSeals ? Colour::Black : Colour::White;
    if (board && !command.mustSeal.empty() && !mayBeMade(*board, command.mustSeal))
        return tr("By the game record %1 is not a legal move here.").arg(mustSeal.trimmed());
    if (QString const typed = minutes.trimmed(); !typed.isEmpty()) {
        auto const charged = minutesFrom(typed);
        if (!charged) {
            constexpr int lineOfCharge = 1;
            emit refused(lineOfCharge, minutesWanted());
            return {};
        }
        auto const rest = board && board->sealing
                              ? restOfSession(m_desk.state(), at->round, *board, m_desk.now(), m_desk.timeOfDay())
                              : std::nullopt;
        bool const asOffered = rest && minutesAndSeconds(*rest) == typed;
        command.charge = asOffered ? *rest : *charged; // to the fraction of a second
    }
    bool const onTable = board && (!board->clock || board->clock->phase == clock::Phase::Ready);
    if (!times.trimmed().isEmpty() || (onTable && command.charge > clock::Span::zero())) {
        command.left = timesFrom(times);
        if (!command.left) {
            constexpr int lineOfTimes = 2;
            emit refused(lineOfTimes,
                         tr("Type both times with hours, minutes and seconds, White's first: 0:27:40 0:41:00"));
            return {};
        }
    }
    bool const stopped = acts().isAskedAbout(command) && stopClock(row); // it does not run on while the arbiter reads
    auto const left = [this, at, stopped] {
        if (stopped) startClock(rowOfGame(at->round.value(), at->board.value()));
    };
    auto const adjourned = [this, at] {
        session::Board const* const now = m_desk.board(at);
        if (now && now->adjourned)
            m_notice.tellUndoable(
                //: %1 a round, %2 a board.
                tr("Board %1.%2 is adjourned.")
                    .arg(at->round.value())
                    .arg(boardLabel(m_desk.state(), at->round, at->board)));
        emit done();
    };
    m_door.submitOrLeave(std::move(command), adjourned, left);
    return {};
}

// --- in between ----------------------------------------------------------------------------------------------

QString AdjournmentsModel::nextSession(int row) const {
    auto const at = placeOf(row);
    if (!at) return {};
    auto const sessions = session::sessionsOf(m_desk.state().details.schedule, at->round);
    auto const* const next = session::sessionAfter(sessions, minuteOf(m_desk.timeOfDay()));
    return next ? QString::fromStdString(session::isoMinute(next->begins)) : QString{};
}

QString AdjournmentsModel::exampleTime(int row) const {
    constexpr int morning = 10;
    QString const next = nextSession(row);
    if (!next.isEmpty()) return next;
    QDateTime const then{m_desk.timeOfDay().date().addDays(1), QTime{morning, 0}};
    return QString::fromStdString(session::isoMinute(minuteOf(then)));
}

QString AdjournmentsModel::resumptionPlace(int row) const {
    Board const* const board = boardOf(row);
    Adjournment const* const one = board ? board->adjournment() : nullptr;
    return plain(one && !one->place.empty() ? one->place : m_desk.state().details.place);
}

/// The day and time must be after the adjournment, and the place is announced with it (2009: Adj.2g).
QStringList AdjournmentsModel::plan(int row, QString const& at, QString const& place, bool all) {
    auto const here = placeOf(row);
    if (!here) return {};
    session::PlanResumption command{here->round, plannedWith(*here, all), at.trimmed().toStdString(),
                                    place.trimmed().toStdString()};
    QString const wrongTime = timeFault(command);
    QString const wrongPlace = command.place.empty() ? tr("Enter the place where the game goes on.") : QString{};
    if (!wrongTime.isEmpty() || !wrongPlace.isEmpty()) return {wrongTime, wrongPlace};
    command.clock = clockAt(*boardOf(row), m_desk.timeOfDay());
    send(std::move(command));
    return {};
}

QString AdjournmentsModel::timeFault(session::PlanResumption const& command) const {
    if (!session::parseLocalMinute(command.at)) {
        int const row = rowOfGame(command.round.value(), command.boards.front().value());
        return tr("Type day and time like this: %1").arg(exampleTime(row));
    }
    Adjournment const fixed{.resumesAt = command.at};
    for (BoardNumber const number : command.boards) {
        Board const* const board = m_desk.board(BoardPlace{command.round, number});
        Adjournment const* const one = board ? board->adjournment() : nullptr;
        QDateTime const stopped = one ? localTime(one->stopped) : QDateTime{};
        if (stopped.isValid() && agreedTime(fixed) < stopped)
            return tr("Board %1 was adjourned on %2: type a later day and time.")
                .arg(boardLabel(m_desk.state(), command.round, number))
                .arg(minuteText(minuteOf(stopped)));
    }
    return {};
}

std::vector<BoardNumber> AdjournmentsModel::plannedWith(BoardPlace place, bool all) const {
    std::vector<BoardNumber> boards{place.board};
    for (Board const& board : m_desk.state().round(place.round)->boards) {
        Adjournment const* const one = board.adjournment();
        bool const other = board.number != place.board && board.adjourned && one && one->resumesAt.empty();
        if (all && other) boards.push_back(board.number);
    }
    std::ranges::sort(boards);
    return boards;
}

QString AdjournmentsModel::holder(int row) const {
    Board const* const board = boardOf(row);
    auto const current = board ? envelopeNow(*board) : EnvelopeNow{};
    if (!current.envelope) return {};
    session::Custody const* last = current.envelope->custody.empty() ? nullptr : &current.envelope->custody.back();
    if (last) return plain(last->holder);
    for (session::Round const& round : m_desk.state().rounds)
        for (Board const& other : round.boards)
            if (auto const* const kept = envelopeNow(other).envelope; kept && !kept->custody.empty())
                if (!last || last->since <= kept->custody.back().since) last = &kept->custody.back();
    return last ? plain(last->holder) : QString{};
}

QString AdjournmentsModel::keep(int row, QString const& holder, QString const& note, bool checked, bool all) {
    auto const at = placeOf(row);
    if (!at) return {};
    if (holder.trimmed().isEmpty()) return tr("Enter who keeps the envelope.");
    std::vector<session::Command> commands;
    auto const keepAt = [&](BoardNumber number) {
        commands.emplace_back(session::KeepEnvelope{at->round, number, holder.trimmed().toStdString(), checked,
                                                    note.trimmed().toStdString(),
                                                    envelopeNow(*m_desk.board(BoardPlace{at->round, number})).reply});
    };
    keepAt(at->board);
    if (all) std::ranges::for_each(unkeptBeside(*at), keepAt);
    send(commands.size() == 1 ? std::move(commands.front()) : session::Together{std::move(commands)});
    return {};
}

std::vector<BoardNumber> AdjournmentsModel::unkeptBeside(BoardPlace place) const {
    std::vector<BoardNumber> boards;
    for (Board const& board : m_desk.state().round(place.round)->boards) {
        auto const current = envelopeNow(board);
        bool const waits = !board.result && current.isClosed() && !current.envelope->missing;
        if (waits && board.number != place.board && current.envelope->custody.empty()) boards.push_back(board.number);
    }
    return boards;
}

QString AdjournmentsModel::miss(int row, QString const& note) {
    if (Board const* const board = boardOf(row); board && board->adjournment())
        send(session::MissEnvelope{placeOf(row)->round, board->number, note.trimmed().toStdString(),
                                   envelopeNow(*board).reply});
    return {};
}

// --- the resumption ------------------------------------------------------------------------------------------

void AdjournmentsModel::turnPresence(int row, bool white) {
    Board const* const board = boardOf(row);
    if (!board || !board->adjournment()) return;
    Colour const side = white ? Colour::White : Colour::Black;
    bool const here = board->adjournment()->present[side].has_value();
    note(session::MarkAtResumption{placeOf(row)->round, board->number, side,
                                   here ? session::Presence::Absent : session::Presence::Present});
}

void AdjournmentsModel::note(session::Command const& presence) {
    auto const acts = session::decide(m_desk.history(), presence, session::Confirmation::NotAsked, m_desk.now());
    m_door.submit(presence, [this, told = acts ? cameToOpenText(m_desk.state(), *acts) : QString{}] {
        if (!told.isEmpty()) m_notice.tellUndoable(told);
        emit done();
    });
}

QString AdjournmentsModel::cameAt(int row, bool white) const {
    Board const* const board = boardOf(row);
    if (!board || !board->adjournment()) return {};
    auto const& came = board->adjournment()->present[white ? Colour::White : Colour::Black];
    return came ? localTime(*came).toString(QStringLiteral("HH:mm")) : QString{};
}

QStringList AdjournmentsModel::came(int row, QString const& white, QString const& black) {
    Board const* const board = boardOf(row);
    if (!board || !board->adjournment()) return {};
    QDateTime const now = m_desk.timeOfDay();
    QStringList faults{{}, {}};
    std::vector<session::Command> commands;
    for (Colour const side : bothColours) {
        bool const isWhite = side == Colour::White;
        QString const typed = (isWhite ? white : black).trimmed();
        if (typed == cameAt(row, isWhite)) continue;
        if (typed.isEmpty()) {
            commands.emplace_back(
                session::MarkAtResumption{placeOf(row)->round, board->number, side, session::Presence::Absent});
            continue;
        }
        QTime const time = QTime::fromString(typed, QStringLiteral("H:mm"));
        QDateTime const at{now.date(), time};
        bool const possible = time.isValid() && at <= now && at >= localTime(board->adjournment()->stopped);
        if (!possible)
            faults[isWhite ? 0 : 1] = tr("Type a time of today since the adjournment, not after now: for example %1.")
                                          .arg(now.time().toString(QStringLiteral("HH:mm")));
        commands.emplace_back(session::MarkAtResumption{placeOf(row)->round, board->number, side,
                                                        session::Presence::Present,
                                                        std::chrono::milliseconds{at.msecsTo(now)}});
    }
    if (faults != QStringList{{}, {}}) return faults;
    if (commands.empty())
        emit done();
    else
        note(session::Together{std::move(commands)});
    return {};
}

QString AdjournmentsModel::open(int row, QString const& text, QString const& second, QString const& witness,
                                bool nothingInIt) {
    Board const* const board = boardOf(row);
    auto const current = board ? envelopeNow(*board) : EnvelopeNow{};
    if (!current.envelope) return {};
    session::OpenEnvelope command{.round = placeOf(row)->round, .board = board->number, .reply = current.reply};
    command.witness = witness.trimmed().toStdString();
    command.clock = clockAt(*board, m_desk.timeOfDay());
    if (current.envelope->typed) {
        for (QString const& key : {text, second})
            if (!key.trimmed().isEmpty()) command.openingKeys.push_back(key.trimmed().toStdString());
    } else {
        command.written = text.trimmed().toStdString();
        command.nothingInIt = nothingInIt;
    }
    int const keyLine = lineOfWrongKey(command.openingKeys, current);
    m_door.submit(
        std::move(command), [this] { emit done(); },
        [this, keyLine](session::Refusal const& refusal) {
            bool const witness =
                refusal.why == session::Why::WitnessMissing || refusal.why == session::Why::WitnessForLate;
            int const line = witness ? lineOfWitness : keyLine;
            emit refused(line, refusalText(refusal, m_desk.state()));
        });
    return {};
}

QString AdjournmentsModel::earlyText(int row) const {
    Board const* const board = boardOf(row);
    Adjournment const* const one = board ? board->adjournment() : nullptr;
    if (one && one->resumesAt.empty()) return tr("No day and time were agreed for the resumption.");
    if (!one || !clockAt(*one, m_desk.timeOfDay()).isEarly()) return {};
    //: %1 a day and a time.
    return tr("Before its time: the game goes on %1. Leave the envelope closed until then (Esc).")
        .arg(minuteText(one->resumesAt));
}

void AdjournmentsModel::write(int row) {
    Board const* const board = boardOf(row);
    auto const reading = board ? unwritten(*board) : std::nullopt;
    if (!reading || !reading->move) return;
    RoundNumber const round = placeOf(row)->round;
    Colour const by = session::openedLast(*board).envelope->by;
    session::Command command = writing(round, *board, *reading);
    if (reading->drawOffered && !board->game.offers.pendingBy(by)) // it stands until it is answered (Adj.4)
        command = session::Together{{std::move(command), session::OfferDraw{round, board->number, by}}};
    m_door.submit(std::move(command));
}

QString AdjournmentsModel::owed(int row) const {
    Board const* const board = boardOf(row);
    auto const time = board && board->clock ? owedTime(*board, clockAt(*board, m_desk.timeOfDay())) : std::nullopt;
    return time ? minutesAndSeconds(*time) : QString{};
}

QString AdjournmentsModel::resume(int row, QString const& minutes) {
    Board const* const board = boardOf(row);
    if (!board || !board->adjournment()) return {};
    if (standsResumed(*board)) {
        m_door.submit(session::ResumeClocks{placeOf(row)->round, {board->number}}, [this] { emit done(); });
        return {};
    }
    session::ResumeGame command{.round = placeOf(row)->round, .board = board->number};
    command.clock = clockAt(*board, m_desk.timeOfDay());
    if (QString const typed = minutes.trimmed(); !typed.isEmpty()) {
        auto const late = minutesFrom(typed);
        if (!late) return minutesWanted();
        auto const owing = owedTime(*board, command.clock);
        bool const asOffered = owing && minutesAndSeconds(*owing) == typed;
        command.late = asOffered ? *owing : *late; // to the fraction of a second
    }
    QString const told = tr("Board %1.%2: the game goes on.")
                             .arg(command.round.value())
                             .arg(boardLabel(m_desk.state(), command.round, command.board));
    m_door.submit(command, [this, told] {
        m_notice.tellUndoable(told);
        emit done();
    });
    return {};
}

QString AdjournmentsModel::reply(int row, QString const& holder, QString const& note) {
    Board const* const board = boardOf(row);
    if (!board) return {};
    auto const [round, number] = *placeOf(row);
    std::vector<session::Command> commands;
    if (board->clock && board->clock->phase == clock::Phase::Paused) // since the form was opened
        commands.emplace_back(session::ResumeClocks{round, {number}});
    commands.emplace_back(session::SealReply{round, number});
    if (std::string const kept = holder.trimmed().toStdString(); !kept.empty())
        commands.emplace_back(session::KeepEnvelope{
            .round = round, .board = number, .holder = kept, .note = note.trimmed().toStdString(), .reply = true});
    send(session::Together{std::move(commands)});
    return {};
}

void AdjournmentsModel::startClock(int row) {
    Board const* const board = boardOf(row);
    if (board && board->isUnderWay() && board->clock->phase == clock::Phase::Paused)
        m_door.submit(session::ResumeClocks{placeOf(row)->round, {board->number}});
}

int AdjournmentsModel::sealingRow() const {
    auto const found = std::ranges::find_if(rows(), &AdjournmentRow::sealing);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

bool AdjournmentsModel::asksFirst(int row, QString const& act) const {
    static QStringList const forms{QStringLiteral("plan"),   QStringLiteral("keep"), QStringLiteral("open"),
                                   QStringLiteral("reread"), QStringLiteral("miss"), QStringLiteral("reply")};
    Board const* const board = boardOf(row);
    auto const& sealing = board ? board->sealing : std::nullopt;
    bool const onTable = board && (!board->clock || board->clock->phase == clock::Phase::Ready);
    if (act == QStringLiteral("adjourn")) {
        bool const binds = sealing && !sealing->mustSeal.empty();
        bool const isNone = binds && !mayBeMade(*board, sealing->mustSeal); // by a record that has been put right since
        return sealing && (sealing->byPlayer || !sealing->by || onTable || isNone);
    }
    if (act == QStringLiteral("resume")) return !owed(row).isEmpty() || (board && isUnprepared(*board));
    return forms.contains(act);
}

void AdjournmentsModel::ask(int round, int board, QString const& act, QString const& text) {
    m_asked = Asked{{RoundNumber{round}, BoardNumber{board}}, act, text};
    emit asked();
}

QVariantMap AdjournmentsModel::takeAsked() {
    auto const wanted = std::exchange(m_asked, std::nullopt);
    for (int row = 0; wanted && row < count(); ++row)
        if (placeOf(row) == wanted->at)
            return {{QStringLiteral("row"), row},
                    {QStringLiteral("act"), wanted->act},
                    {QStringLiteral("text"), wanted->text}};
    return {};
}

int AdjournmentsModel::rowOfGame(int round, int board) const {
    for (int row = 0; row < count(); ++row)
        if (placeOf(row) == BoardPlace{RoundNumber{round}, BoardNumber{board}}) return row;
    return -1;
}

int AdjournmentsModel::rowNamed(QString const& text) const {
    QString const wanted = searchable(text.trimmed());
    if (wanted.isEmpty()) return -1;
    if (auto const place = placeCalled(m_desk.state(), wanted))
        return rowOfGame(place->first.value(), place->second.value());
    auto const isMeant = [&](AdjournmentRow const& row) {
        session::Round const* const round = m_desk.state().round(RoundNumber{row.round});
        return round && boardCalled(*round, wanted) == BoardNumber{row.board};
    };
    auto found = std::ranges::find_if(rows(), isMeant);
    if (found == rows().end())
        found = std::ranges::find_if(
            rows(), [&](AdjournmentRow const& row) { return searchable(row.players).contains(wanted); });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

/// An envelope that is missing or says no legal move, or else the resumption with who has not come.
void AdjournmentsModel::rule(int row) {
    Board const* const board = boardOf(row);
    if (!board) return;
    BoardPlace const at = *placeOf(row);
    if (session::flagToPutUp(m_desk.history(), at.round, *board, m_desk.now())) {
        emit putUpAsked(at.round.value(), at.board.value());
        return;
    }
    session::EventDetails const& details = m_desk.state().details;
    session::Envelope const* const envelope = envelopeNow(*board).envelope;
    bool const tooLate = isLate(at.round, *board);
    bool const flag = !flagDownText(*board, m_desk.now()).isEmpty();
    std::string incident; // what else is known of it the panel finds out itself
    if (envelope && tooLate)
        incident = "resumption";
    else if (flag)
        incident = repliesAlone(*board) ? "resumption" : "flag";
    else if (auto const end = endOnRecord(*board, details.edition->drawnGame))
        incident = "ended how=" + std::string{rulings::wordOf(end->how)};
    else if (session::isMissed(m_desk.history(), placeOf(row)->round, *board))
        incident = "envelope-missing";
    else if (session::isToBeWritten(*board))
        incident = "sealed-move";
    else if (envelope && isDue(*board, m_desk.timeOfDay()))
        incident = "resumption";
    emit rulingAsked(placeOf(row)->round.value(), board->number.value(), incident);
}

// --- papers --------------------------------------------------------------------------------------------------

void AdjournmentsModel::showEnvelope(int row) {
    auto const at = placeOf(row);
    if (!at) return;
    m_papers.show([this, at = *at] { return envelopePaper(m_desk.history(), at, m_desk.now()); });
}

void AdjournmentsModel::showLabel(int row) {
    auto const at = placeOf(row);
    if (!at) return;
    m_papers.show([this, at = *at] { return envelopeLabel(m_desk.history(), at, m_desk.now()); });
}

void AdjournmentsModel::showList() {
    m_papers.show([this] { return resumptionsPaper(m_desk.history()); });
}

QUrl AdjournmentsModel::calendarProposal() {
    if (session::resumptionsOf(m_desk.state()).empty()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("No resumption has a day and time yet (D)."));
        return {};
    }
    return proposedFile(m_eventFile, tr("resumptions", "file"), QStringLiteral("ics"));
}

void AdjournmentsModel::saveCalendar(QUrl const& file) {
    auto const now = m_desk.ticks().wall();
    std::string const calendar = session::resumptionsCalendar(m_desk.state(), now, calendarTitle);
    if (auto const problem = writeWhereAsked(file, QByteArray::fromStdString(calendar)))
        m_notice.tell(NoticeView::Kind::Refused, *problem);
    else
        m_notice.tell(NoticeView::Kind::Done, tr("Saved as %1.").arg(QDir::toNativeSeparators(file.toLocalFile())));
}

} // namespace flagfall::view
