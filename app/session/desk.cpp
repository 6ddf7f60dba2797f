// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk.h"

#include <algorithm>
#include <utility>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// How long a lever's press may be under way. A flag is recorded only after that, with its true instant, so that
/// a press stamped before it still counts.
constexpr clock::Span grace = 50ms;
constexpr clock::Span betweenBeats = 1s;
constexpr clock::Span longestWait = 1s;
constexpr std::int64_t noticeableSleep = 1'000'000'000;

bool isRunning(Board const& board) { return board.clock && board.clock->phase == clock::Phase::Running; }

/// Acts of the clocks go on when the disk refuses; everything else can wait.
bool mustGoOn(Command const& command) {
    return std::holds_alternative<PressLever>(command) || std::holds_alternative<PauseClocks>(command) ||
           std::holds_alternative<ResumeClocks>(command) || std::holds_alternative<StartClocks>(command);
}

Refusal storageRefusal(JournalProblem const& problem) {
    Refusal refusal{.why = Why::Storage};
    refusal.journal = problem;
    return refusal;
}

bool closedInOrder(History const& history) {
    return history.acts().empty() || std::holds_alternative<DeskClosed>(history.acts().back().act);
}

struct Opening {
    clock::Instant at;
    clock::Instant alive; ///< the last sign of life
    bool exact;
};

/// Where the journal's time axis goes on. The pause between two runs is measured within one boot of the machine
/// and taken from the wall clock otherwise.
Opening resume(History const& history, std::optional<Heartbeat> const& beat, Ticks const& ticks) {
    if (history.acts().empty()) return {clock::Instant{}, clock::Instant{}, true};
    clock::Instant alive = history.acts().back().at;
    WallTime wall = history.acts().back().wall;
    if (beat && beat->at > alive) {
        alive = beat->at;
        wall = beat->wall;
    }
    for (auto act = history.acts().rbegin(); act != history.acts().rend(); ++act) {
        auto const* const opened = std::get_if<DeskOpened>(&act->act);
        if (!opened) continue;
        if (opened->boot != ticks.boot() || ticks.now() < opened->ticks) break;
        // The monotonic source stands still while the machine sleeps; the players' evening does not.
        clock::Span const since{ticks.now() - opened->ticks + ticks.asleep() - opened->asleep};
        return {std::max(alive, opened->at + since), alive, true};
    }
    auto const gap = std::chrono::milliseconds{std::max<std::int64_t>(0, ticks.wall().value() - wall.value())};
    return {alive + gap, alive, false};
}

} // namespace

Expected<History, OpenProblem> replay(std::vector<Row> const& rows) {
    History history;
    for (Row const& row : rows) {
        auto act = decode(row);
        if (!act) return refused(OpenProblem{{}, act.error(), {}, row.seq});
        if (auto problem = history.append(std::move(*act))) return refused(OpenProblem{{}, {}, problem, row.seq});
    }
    return history;
}

Expected<std::unique_ptr<Desk>, OpenProblem> Desk::open(std::unique_ptr<Journal> journal, Ticks const& ticks,
                                                        Listener& listener, std::string who, std::string program) {
    auto rows = journal->readAfter(Seq{0});
    if (!rows) return refused(OpenProblem{rows.error(), {}, {}, rows.error().seq.value_or(Seq{0})});
    auto history = replay(*rows);
    if (!history) return refused(history.error());

    Opening const opening = resume(*history, journal->lastBeat(), ticks);
    DeskOpened act{std::move(program), ticks.boot(), ticks.now(), ticks.asleep(), opening.at, {}, opening.exact};
    if (!closedInOrder(*history)) act.lastBeat = opening.alive;
    Axis const axis{act.ticks, act.at};

    std::unique_ptr<Desk> desk{
        new Desk(std::move(journal), ticks, listener, std::move(who), std::move(*history), axis)};
    static_cast<void>(desk->record({std::move(act)}, axis.at));
    if (auto problem = desk->commit()) return refused(OpenProblem{problem, {}, {}, {}});
    desk->m_told = desk->m_saved;
    desk->m_opened = desk->m_history;
    desk->m_thread = std::jthread{[raw = desk.get()](std::stop_token const& stop) { raw->work(stop); }};
    return desk;
}

Desk::Desk(std::unique_ptr<Journal> journal, Ticks const& ticks, Listener& listener, std::string who, History history,
           Axis axis)
    : m_journal(std::move(journal)), m_ticks(ticks), m_listener(listener), m_who(std::move(who)),
      m_history(std::move(history)), m_axis(axis), m_saved(m_history.last()), m_asleep(ticks.asleep()) {}

Desk::~Desk() {
    if (!m_thread.joinable()) return;
    m_thread.request_stop();
    wake();
    m_thread.join();
}

clock::Instant Desk::now() const { return m_axis.at + clock::Span{m_ticks.now() - m_axis.ticks}; }

void Desk::submit(Command command, Word word, clock::Instant at, Reply reply) {
    {
        std::lock_guard const lock{m_mutex};
        m_queue.push_back({std::move(command), word, at, std::move(reply)});
    }
    m_wake.notify_one();
}

void Desk::wake() {
    {
        std::lock_guard const lock{m_mutex};
        m_woken = true;
    }
    m_wake.notify_one();
}

void Desk::work(std::stop_token const& stop) {
    while (true) {
        std::vector<Submission> batch;
        {
            std::unique_lock lock{m_mutex};
            m_wake.wait_for(lock, stop, untilNextWake(), [this] { return !m_queue.empty() || m_woken; });
            m_woken = false;
            batch.assign(std::move_iterator{m_queue.begin()}, std::move_iterator{m_queue.end()});
            m_queue.clear();
        }
        bool const last = stop.stop_requested();
        if (last && !m_closed) batch.push_back({CloseDesk{}, Word::Yes, now(), nullptr});
        noticeSleep();
        if (!batch.empty()) process(std::move(batch));
        if (last) {
            static_cast<void>(commit()); // the disk may have room again
            return;
        }
        reportDeadlines();
        beatIfDue();
    }
}

void Desk::process(std::vector<Submission> batch) {
    // Two levers may be heard in another order than they were pressed: the stamp decides.
    std::ranges::stable_sort(batch, {}, &Submission::at);
    Seq const before = m_history.last();
    std::size_t const pendingBefore = m_pending.size();
    std::vector<Answer> answers = tryToCarryOut(batch);
    if (auto const problem = commit()) {
        m_history.truncate(before);
        m_pending.resize(pendingBefore);
        giveUpWhatCanWait(batch, answers, *problem);
    }
    tell(!m_pending.empty());
    for (Answer& answer : answers)
        if (answer.reply) answer.reply(std::move(answer.result));
}

std::vector<Desk::Answer> Desk::tryToCarryOut(std::vector<Submission>& batch) {
    std::vector<Answer> answers;
    for (Submission& submission : batch) {
        auto result = carryOut(submission);
        answers.push_back({submission.reply, std::move(result)});
    }
    return answers;
}

Expected<Seq, Refusal> Desk::carryOut(Submission const& submission) {
    if (m_closed) return refused(Refusal{.why = Why::NotOpened});
    auto acts = decide(m_history, submission.command, submission.word, submission.at);
    if (!acts) return refused(std::move(acts.error()));
    if (!record(std::move(*acts), submission.at)) return refused(Refusal{.why = Why::CannotFollow});
    return m_history.last();
}

/// The disk has refused the batch: only what a running game needs is kept, in memory for now.
void Desk::giveUpWhatCanWait(std::vector<Submission> const& batch, std::vector<Answer>& answers,
                             JournalProblem const& why) {
    m_closed = false;
    for (std::size_t i = 0; i < batch.size(); ++i) {
        Submission const& submission = batch[i];
        if (mustGoOn(submission.command))
            answers[i].result = carryOut(submission);
        else if (std::holds_alternative<CloseDesk>(submission.command))
            answers[i].result = closeWithoutSaving(submission, why);
        else
            answers[i].result = refused(storageRefusal(why));
    }
}

/// Closing now would lose what stands in memory only: the arbiter must know, and want it.
Expected<Seq, Refusal> Desk::closeWithoutSaving(Submission const& submission, JournalProblem const& why) {
    if (m_pending.empty()) return refused(storageRefusal(why));
    if (submission.word == Word::Yes) return carryOut(submission);
    Refusal refusal = storageRefusal(why);
    refusal.why = Why::ActsUnsaved;
    refusal.level = Level::L3;
    refusal.count = static_cast<int>(m_pending.size());
    return refused(std::move(refusal));
}

bool Desk::record(std::vector<Act> acts, clock::Instant at) {
    Seq const before = m_history.last();
    std::size_t const pendingBefore = m_pending.size();
    bool closing = false;
    for (Act& act : acts) {
        NewRow row = encode(act);
        row.who = m_who;
        row.wall = m_ticks.wall();
        row.at = at;
        closing = closing || std::holds_alternative<DeskClosed>(act);
        RecordedAct recorded{Seq{m_history.last().value() + 1}, row.who, row.wall, at, std::move(act)};
        if (m_history.append(std::move(recorded))) {
            // It cannot follow (taking back what others rest on): then nothing of the command has happened.
            m_history.truncate(before);
            m_pending.resize(pendingBefore);
            return false;
        }
        m_pending.push_back(std::move(row));
    }
    m_closed = m_closed || closing;
    return true;
}

std::optional<JournalProblem> Desk::commit() {
    if (m_pending.empty()) return std::nullopt;
    auto const saved = m_journal->append(m_saved, m_pending);
    if (saved) {
        m_saved = *saved;
        m_pending.clear();
    }
    if (m_refusing == saved.has_value()) {
        m_refusing = !saved.has_value();
        m_listener.saving(saved ? std::nullopt : std::optional{saved.error()});
    }
    if (saved) return std::nullopt;
    return saved.error();
}

void Desk::tell(bool unsaved) {
    auto const& acts = m_history.acts();
    if (m_told == m_history.last()) return;
    std::vector<RecordedAct> const fresh{acts.begin() + m_told.value(), acts.end()};
    m_told = m_history.last();
    m_listener.committed(fresh, unsaved);
}

void Desk::reportDeadlines() {
    clock::Instant const until = now() - grace;
    std::vector<Act> acts;
    for (Round const& round : m_history.state().rounds) {
        for (Board const& board : round.boards) {
            if (!isRunning(board)) continue;
            auto const deadline = nextDeadline(*board.clock);
            if (!deadline || *deadline > until) continue;
            clock::Clock trial = *board.clock;
            for (clock::Fact const& fact : advance(trial, until).facts)
                acts.push_back(ClockReported{round.number, board.number, fact});
        }
    }
    if (acts.empty() && m_pending.empty()) return;
    static_cast<void>(record(std::move(acts), until));
    static_cast<void>(commit()); // what the disk refuses stays pending and is tried again
    tell(!m_pending.empty());
}

/// A machine that slept has charged nobody, and nobody could press: the clocks wait for the arbiter.
void Desk::noticeSleep() {
    std::int64_t const asleep = m_ticks.asleep();
    bool const slept = asleep - m_asleep > noticeableSleep;
    m_asleep = asleep;
    if (!slept || !anyRunning()) return;
    std::vector<Act> acts;
    clock::Instant const at = now();
    for (Round const& round : m_history.state().rounds) {
        ClocksOperated pause{round.number, {}, clock::Pause{}, at, std::string{pausedAsleep}};
        for (Board const& board : round.boards)
            if (isRunning(board)) pause.boards.push_back(board.number);
        if (!pause.boards.empty()) acts.emplace_back(std::move(pause));
    }
    static_cast<void>(record(std::move(acts), at));
    static_cast<void>(commit());
    tell(!m_pending.empty());
}

void Desk::beatIfDue() {
    if (!anyRunning() || now() - m_lastBeat < betweenBeats) return;
    m_lastBeat = now();
    m_journal->beat({m_lastBeat, m_ticks.wall(), m_ticks.boot(), m_ticks.now()});
}

bool Desk::anyRunning() const {
    return std::ranges::any_of(m_history.state().rounds,
                               [](Round const& round) { return std::ranges::any_of(round.boards, isRunning); });
}

clock::Span Desk::untilNextWake() const {
    clock::Span wait = longestWait;
    clock::Instant const present = now();
    for (Round const& round : m_history.state().rounds)
        for (Board const& board : round.boards)
            if (isRunning(board))
                if (auto const deadline = nextDeadline(*board.clock))
                    wait = std::min(wait, *deadline + grace - present);
    return std::max(wait, clock::Span{0});
}

} // namespace flagfall::session
