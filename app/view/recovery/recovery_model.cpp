// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/recovery/recovery_model.h"

#include "app/view/common/command_door.h"
#include "app/view/results/result_keys.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/texts/typed_time.h"

#include "clock/display.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>

namespace flagfall::view {
namespace {

constexpr std::array recoveryRoles{
    role<&RecoveryRow::board>("board"),
    role<&RecoveryRow::boardLabel>("boardLabel"),
    role<&RecoveryRow::round>("round"),
    role<&RecoveryRow::names>("names"),
    role<&RecoveryRow::lastEvent>("lastEvent"),
    role<&RecoveryRow::lastHeartbeat>("lastHeartbeat"),
    role<&RecoveryRow::chargeToRestart>("chargeToRestart"),
    role<&RecoveryRow::gapText>("gapText"),
    role<&RecoveryRow::note>("note"),
    role<&RecoveryRow::eventDifference>("eventDifference"),
    role<&RecoveryRow::restartDifference>("restartDifference"),
    role<&RecoveryRow::provisional>("provisional"),
    role<&RecoveryRow::whiteTime>("whiteTime"),
    role<&RecoveryRow::blackTime>("blackTime"),
};

using clock::Span;

ByColour<Span> timesOf(clock::Clock const& clock) {
    clock::Reading const reading = clock::read(clock, clock.anchor);
    return {reading.sides.white.total, reading.sides.black.total};
}

QString timesText(clock::Clock const& clock) {
    auto const [white, black] = timesOf(clock);
    //: Both times of a clock; W is White, B is Black.
    return RecoveryModel::tr("W %1  B %2").arg(plain(clock::displayText(white)), plain(clock::displayText(black)));
}

/// As the page shows them, so that what they differ by is what anybody sees.
ByColour<Span> shownTimesOf(clock::Clock const& clock) {
    auto const shown = [](Span time) {
        bool const tenths = time < std::chrono::seconds{10};
        return tenths ? Span{std::chrono::ceil<std::chrono::duration<std::int64_t, std::deci>>(time)}
                      : Span{std::chrono::ceil<std::chrono::seconds>(time)};
    };
    auto const [white, black] = timesOf(clock);
    return {shown(white), shown(black)};
}

QString signedText(Span span) {
    return (span < Span::zero() ? QStringLiteral("−") : QStringLiteral("+")) +
           spanText(span < Span::zero() ? -span : span);
}

/// What the players get by this reading in place of the other one.
QString differenceText(clock::Clock const& reading, clock::Clock const& usual) {
    ByColour<Span> const here = shownTimesOf(reading);
    ByColour<Span> const there = shownTimesOf(usual);
    QStringList parts;
    if (here.white != there.white) parts += RecoveryModel::tr("White %1").arg(signedText(here.white - there.white));
    if (here.black != there.black) parts += RecoveryModel::tr("Black %1").arg(signedText(here.black - there.black));
    return parts.isEmpty() ? RecoveryModel::tr("no difference") : parts.join(QStringLiteral(", "));
}

/// The flag that would have fallen while nobody looked: it is down only if the arbiter takes that reading.
QString provisionalText(session::Recovery const& recovery) {
    auto const first = recovery.chargeToRestart.firstFlag;
    if (!first || recovery.lastHeartbeat.firstFlag) return {};
    return *first == Colour::White
               ? RecoveryModel::tr("White's flag, provisional: it counts only if the whole interruption is charged.")
               : RecoveryModel::tr("Black's flag, provisional: it counts only if the whole interruption is charged.");
}

/// A time as the fields of typed times begin with it: tenths are typed only where they are meant.
QString typedForm(Span span) { return plain(clock::displayText(span, clock::DisplayStyle::Modern, Span::zero())); }

/// What is left as it was shown is exact; what was typed is as typed.
Expected<Span, TimeFault> typedOr(QString const& text, Span exact) {
    return text.trimmed() == typedForm(exact) ? Expected<Span, TimeFault>{exact} : parseTime(text);
}

/// What a hall-wide choice does, in one sentence: how many boards it changes, by how much at most, and how many flags.
QString effectText(std::vector<session::Recovery const*> const& boards,
                   clock::Clock const session::Recovery::* candidate) {
    int changed = 0;
    int flags = 0;
    Span most{};
    for (session::Recovery const* const one : boards) {
        clock::Clock const& clock = one->*candidate;
        ByColour<Span> const here = shownTimesOf(clock);
        ByColour<Span> const usual = shownTimesOf(one->lastHeartbeat);
        if (here == usual) continue;
        ++changed;
        if (clock.firstFlag && !one->lastHeartbeat.firstFlag) ++flags;
        for (Colour const colour : bothColours)
            if (abs(here[colour] - usual[colour]) > abs(most)) most = here[colour] - usual[colour];
    }
    if (changed == 0) return RecoveryModel::tr("The same as the last recorded time on every board.");
    QString text = RecoveryModel::tr("%n board(s) differ from the last recorded time, by at most %1.", "", changed)
                       .arg(signedText(most));
    if (flags > 0) text += QLatin1Char(' ') + RecoveryModel::tr("%n flag(s) would fall.", "", flags);
    return text;
}

QString gapText(session::Recovery const& recovery) {
    QString const length = lengthText(recovery.reopened - recovery.crashedAfter);
    if (recovery.gapExact) return RecoveryModel::tr("Interruption: %1").arg(length);
    //: The length of the interruption comes from the time of day, which somebody may have set.
    return RecoveryModel::tr("Interruption: about %1 (by the time of day)").arg(length);
}

QString noteText(session::Recovery const& recovery) {
    return recovery.lastHeartbeat.active == Colour::White ? RecoveryModel::tr("White was to move.")
                                                          : RecoveryModel::tr("Black was to move.");
}

RecoveryRow rowOf(session::EventState const& state, RoundNumber round, session::Board const& board) {
    session::Recovery const& recovery = *board.recovery;
    RecoveryRow row;
    row.board = board.number.value();
    row.boardLabel = boardLabel(state, round, board.number);
    row.round = round.value();
    //: The two players of a board.
    row.names =
        RecoveryModel::tr("%1 – %2", "players").arg(playerName(state, board.white), playerName(state, board.black));
    row.lastEvent = timesText(recovery.lastEvent);
    row.lastHeartbeat = timesText(recovery.lastHeartbeat);
    row.chargeToRestart = timesText(recovery.chargeToRestart);
    row.gapText = gapText(recovery);
    row.note = noteText(recovery);
    row.eventDifference = differenceText(recovery.lastEvent, recovery.lastHeartbeat);
    row.restartDifference = differenceText(recovery.chargeToRestart, recovery.lastHeartbeat);
    row.provisional = provisionalText(recovery);
    auto const [white, black] = timesOf(recovery.lastHeartbeat);
    row.whiteTime = typedForm(white);
    row.blackTime = typedForm(black);
    return row;
}

session::RecoveryPolicy policyOf(RecoveryModel::Policy policy) {
    switch (policy) {
    case RecoveryModel::Policy::LastHeartbeat: return session::RecoveryPolicy::LastHeartbeat;
    case RecoveryModel::Policy::LastEvent: return session::RecoveryPolicy::LastEvent;
    case RecoveryModel::Policy::ChargeToRestart: return session::RecoveryPolicy::ChargeToRestart;
    }
    return session::RecoveryPolicy::LastHeartbeat;
}

} // namespace

RecoveryModel::RecoveryModel(DeskLink& desk, CommandDoor& door, QObject* parent)
    : RowModel(recoveryRoles, parent), m_desk(desk), m_door(door) {
    m_listening.setInterval(std::chrono::seconds{5});
    connect(&m_listening, &QTimer::timeout, this, &RecoveryModel::listen);
}

void RecoveryModel::update() {
    session::EventState const& state = m_desk.state();
    std::vector<RecoveryRow> rows;
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards)
            if (board.awaitsRecovery()) rows.push_back(rowOf(state, round.number, board));
    setRows(std::move(rows));
    lookThrough();
    bool const listens = !runningElsewhere().empty();
    if (listens && !m_listening.isActive()) {
        m_listening.start();
        listen();
    } else if (!listens) {
        m_listening.stop();
        m_signs = {};
        m_isAsking = false;
    }
    Summary summary = summarise();
    if (summary == m_summary) return;
    m_summary = std::move(summary);
    emit captionChanged();
}

RecoveryModel::Summary RecoveryModel::summarise() const {
    std::vector<session::Recovery const*> waiting;
    for (session::Round const& round : m_desk.state().rounds)
        for (session::Board const& board : round.boards)
            if (board.awaitsRecovery()) waiting.push_back(&*board.recovery);
    Summary summary;
    summary.asleep = asleepLine();
    summary.elsewhere = elsewhereLine();
    summary.silent = silentLine();
    if (waiting.empty()) return summary;
    summary.caption = tr("%n clock(s) paused by the interruption. Decide what each of them shows (Laws 6.10).", "",
                         static_cast<int>(waiting.size()));
    summary.heartbeat = tr("What the players last saw; the clocks show these times now.");
    summary.event = effectText(waiting, &session::Recovery::lastEvent);
    summary.restart = effectText(waiting, &session::Recovery::chargeToRestart);
    return summary;
}

// --- when the computer slept ------------------------------------------------------------------------------

/// At the acts that are new since the last time.
void RecoveryModel::lookThrough() {
    auto const& acts = m_desk.history().acts();
    if (m_desk.history().last() < m_searched) {
        m_sleep.reset();
        m_searched = {};
    }
    for (auto at = static_cast<std::size_t>(m_searched.value()); at < acts.size(); ++at) {
        lookForSleep(at);
        lookForLoss(acts[at]);
    }
    m_searched = m_desk.history().last();
}

void RecoveryModel::lookForSleep(std::size_t at) {
    auto const& acts = m_desk.history().acts();
    auto const* const pause = std::get_if<session::ClocksOperated>(&acts[at].act);
    if (!pause || pause->reason != session::pausedAsleep) return;
    bool const another = !m_sleep || m_sleep->at != pause->at;
    if (another) m_sleep = Sleep{pause->at, acts[at].wall, {}, {}};
    m_sleep->pauses.push_back(*pause);
    if (!another || at == 0) return;
    // The journal's own axis stands still while the machine sleeps; the time of day does not.
    session::RecordedAct const& before = acts[at - 1];
    Span const byDay = std::chrono::milliseconds{acts[at].wall.value() - before.wall.value()};
    if (Span const slept = byDay - (acts[at].at - before.at); slept >= std::chrono::seconds{1}) m_sleep->length = slept;
}

// --- several desks ---------------------------------------------------------------------------------------

/// When this desk was opened the time before, after which it may have lost clocks without hearing of it.
Seq RecoveryModel::sittingBefore(int desk) const {
    session::History const& history = m_desk.history();
    Seq before = history.last();
    int seen = 0; // this sitting is the first
    for (Seq const seq : history.openings() | std::views::reverse) {
        auto const& act = history.acts()[static_cast<std::size_t>(seq.value()) - 1].act;
        auto const* const opened = std::get_if<session::DeskOpened>(&act);
        if (!opened || opened->desk != desk) continue;
        before = seq;
        if (++seen == 2) break;
    }
    return before;
}

void RecoveryModel::lookForLoss(session::RecordedAct const& act) {
    auto const* const taken = std::get_if<session::ClocksTaken>(&act.act);
    int const here = m_desk.numberAmongDesks();
    bool const isOwn = taken && here != 0 && taken->from == here && taken->desk != here;
    if (!isOwn || act.seq < sittingBefore(here)) return;
    auto const runs = [&](BoardNumber number) {
        session::Board const* const board = m_desk.board(BoardPlace{taken->round, number});
        return board && !board->result && board->desk != here;
    };
    auto const clocks = static_cast<int>(std::ranges::count_if(taken->boards, runs));
    if (clocks == 0) return; // that is over
    emit lost(
        tr("%1 has taken over %n clock(s) of this desk and runs them now.", "", clocks).arg(deskText(taken->desk)));
}

QString RecoveryModel::elsewhereLine() const {
    std::map<int, int> clocks;
    for (session::Round const& round : m_desk.state().rounds)
        for (session::Board const& board : round.boards)
            if (board.clock && !board.result && !board.isRunBy(m_desk.numberAmongDesks())) ++clocks[board.desk];
    QStringList desks;
    for (auto const& [desk, count] : clocks)
        //: %1 is the name of a desk: "Desk 2: 12 clocks".
        desks += tr("%1: %n clock(s)", "", count).arg(deskText(desk));
    if (desks.isEmpty()) return {};
    //: %1 a list: "Desk 2: 12 clocks, Desk 3: 1 clock".
    return tr("Run at other desks: %1. Take them over only if that desk does not work any more.")
        .arg(desks.join(QStringLiteral(", ")));
}

/// Desks of which this one knows that they run clocks now, and how many.
std::map<int, int> RecoveryModel::runningElsewhere() const {
    std::map<int, int> clocks;
    if (!m_desk.isOpen() || m_desk.past()) return clocks;
    for (session::Round const& round : m_desk.state().rounds)
        for (session::Board const& board : round.boards)
            if (board.isUnderWay() && board.clock->phase == clock::Phase::Running &&
                !board.isRunBy(m_desk.numberAmongDesks()))
                ++clocks[board.desk];
    return clocks;
}

void RecoveryModel::listen() {
    if (m_isAsking) return; // a journal that does not answer is not asked twice
    m_isAsking = true;
    m_desk.readBeats([this](std::vector<session::Heartbeat> const& beats) {
        m_isAsking = false;
        std::vector<int> desks;
        for (auto const& [desk, clocks] : runningElsewhere()) desks.push_back(desk);
        m_signs.hear(beats, desks, m_desk.ticks().now());
        update();
    });
}

QString RecoveryModel::silentLine() const {
    auto const clocks = runningElsewhere();
    QStringList lines;
    for (auto const& [desk, since] : m_signs.silent()) {
        auto const running = clocks.find(desk);
        if (running == clocks.end()) continue;
        auto const seconds = std::chrono::duration_cast<std::chrono::seconds>(since);
        //: %1 a desk, %2 a time in seconds, %n clocks.
        lines += tr("%1 has been silent for %2 s: nobody watches its %n clock(s).", "", running->second)
                     .arg(deskText(desk))
                     .arg(seconds.count());
    }
    return lines.join(QLatin1Char(' '));
}

void RecoveryModel::takeOver() { m_door.submit(session::TakeOverClocks{}); }

/// What to resume, a command for each round; boards that have been touched since are left alone.
std::vector<session::ResumeClocks> RecoveryModel::waitingSinceSleep() const {
    std::vector<session::ResumeClocks> commands;
    if (!m_sleep) return commands;
    for (session::ClocksOperated const& pause : m_sleep->pauses) {
        session::Round const* const round = m_desk.state().round(pause.round);
        session::ResumeClocks command{pause.round, {}};
        for (BoardNumber const number : pause.boards) {
            session::Board const* const board = round ? round->board(number) : nullptr;
            bool const waits = board && board->isUnderWay() && board->clock->phase == clock::Phase::Paused &&
                               board->stoppedAt == m_sleep->at;
            if (waits) command.boards.push_back(number);
        }
        if (!command.boards.empty()) commands.push_back(std::move(command));
    }
    return commands;
}

QString RecoveryModel::asleepLine() const {
    int boards = 0;
    for (session::ResumeClocks const& command : waitingSinceSleep()) boards += static_cast<int>(command.boards.size());
    if (boards == 0) return {};
    QString const waiting = tr("%n clock(s) were paused when it woke; no player lost time.", "", boards);
    QString const hour = hourText(m_sleep->wall);
    //: %1 a time of day, %2 a length of time, %3 a sentence that says how many clocks were paused.
    if (m_sleep->length)
        return tr("The computer slept for about %2 until %1. %3").arg(hour, lengthText(*m_sleep->length), waiting);
    return tr("The computer slept until %1. %2").arg(hour, waiting);
}

void RecoveryModel::resumeAsleep() {
    for (session::ResumeClocks const& command : waitingSinceSleep()) m_door.submit(command);
}

// --- the arbiter's word ------------------------------------------------------------------------------------

bool RecoveryModel::key(int round, int board, QString const& text, int modifiers, int scanCode) {
    auto const held = Qt::KeyboardModifiers::fromInt(modifiers);
    constexpr std::array policies{Policy::LastHeartbeat, Policy::LastEvent, Policy::ChargeToRestart};
    auto const place =
        static_cast<std::size_t>(digitOf({0, text, held & ~Qt::ShiftModifier, static_cast<quint32>(scanCode)}) - 1);
    if (place >= policies.size()) return false;
    if (held.testFlag(Qt::ShiftModifier))
        decideAll(policies[place]);
    else
        decide(round, board, policies[place]);
    return true;
}

bool RecoveryModel::asksTimes(QString const& text, int modifiers, int scanCode) const {
    constexpr int otherTimes = 4;
    auto const held = Qt::KeyboardModifiers::fromInt(modifiers);
    return digitOf({0, text, held, static_cast<quint32>(scanCode)}) == otherTimes;
}

QString RecoveryModel::decidedText(int round, int board) const {
    QString const undo = tr("Ctrl+Z undoes it until the clock is used again.");
    if (board == 0) return tr("Decided for all boards.") + QLatin1Char(' ') + undo;
    QString const label = boardLabel(m_desk.state(), RoundNumber{round}, BoardNumber{board});
    return tr("Board %1 has been decided.").arg(label) + QLatin1Char(' ') + undo;
}

void RecoveryModel::decide(int round, int board, Policy policy) {
    m_door.submit(session::RecoverClocks{RoundNumber{round}, {BoardNumber{board}}, policyOf(policy)},
                  decidedText(round, board));
}

void RecoveryModel::decideAll(Policy policy) {
    std::set<int> rounds;
    for (RecoveryRow const& row : rows()) rounds.insert(row.round);
    for (int const round : rounds)
        m_door.submit(session::RecoverClocks{RoundNumber{round}, {}, policyOf(policy)}, decidedText(round, 0));
}

session::Recovery const* RecoveryModel::recoveryOf(int number, int wanted) const {
    session::Round const* const round = m_desk.state().round(RoundNumber{number});
    session::Board const* const board = round ? round->board(BoardNumber{wanted}) : nullptr;
    return board && board->recovery ? &*board->recovery : nullptr;
}

QString RecoveryModel::timeProblem(QString const& text) const {
    auto const time = parseTime(text);
    return time ? QString{} : timeFaultText(time.error(), text);
}

bool RecoveryModel::decideTyped(int round, int board, QString const& white, QString const& black) {
    session::Recovery const* const recovery = recoveryOf(round, board);
    if (!recovery) return false;
    // What a display shows besides the main time (a delay, further byo-yomi periods) is not for the arbiter to set.
    auto const& clock = recovery->lastHeartbeat;
    ByColour<Span> const shown = timesOf(clock);
    auto const whiteTime = typedOr(white, shown.white);
    auto const blackTime = typedOr(black, shown.black);
    if (!whiteTime || !blackTime) return false;
    ByColour<Span> const main{*whiteTime - (shown.white - clock.sides.white.main),
                              *blackTime - (shown.black - clock.sides.black.main)};
    m_door.submit(
        session::RecoverClocks{RoundNumber{round}, {BoardNumber{board}}, session::RecoveryPolicy::Manual, main},
        decidedText(round, board));
    return true;
}

} // namespace flagfall::view
