// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/desk.h"

#include "app/session/decide/deciding.h"

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
constexpr clock::Span betweenTries = 1s; ///< while the disk refuses
constexpr std::int64_t noticeableSleep = 1'000'000'000;

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

/// The computer's clock may have been wrong on either side of a pause: nobody waits longer than this for a move.
constexpr std::chrono::hours longestPause{366 * 24};

std::chrono::milliseconds pauseBetween(WallTime from, WallTime to) {
    auto const longest = std::chrono::milliseconds{longestPause}.count();
    return std::chrono::milliseconds{std::clamp<std::int64_t>(to.value() - from.value(), 0, longest)};
}

/// A moment so late that nothing can be recorded after it; only a file made by hand has one.
OpenProblem atTheEndOfTime(History const& history) {
    JournalProblem problem;
    problem.fault = JournalFault::Damaged;
    problem.detail = "its latest moment is too late for anything to follow";
    problem.seq = history.last();
    return {problem, {}, {}, history.last()};
}

/// The same of one of several desks: another one may have opened and closed since, and what was there before the
/// first of them is settled by whoever came then.
bool closedInOrder(History const& history, int desk) {
    bool settled = false;
    for (auto act = history.acts().rbegin(); act != history.acts().rend(); ++act) {
        auto const* const closed = std::get_if<DeskClosed>(&act->act);
        auto const* const opened = std::get_if<DeskOpened>(&act->act);
        if (!closed && !opened) continue;
        int const whose = closed ? closed->desk : opened->desk;
        if (whose == desk) return closed != nullptr;
        if (whose == 0) return settled || closed;
        settled = settled || opened;
    }
    return true;
}

/// The last sign of life of one of several desks: its heartbeat, or that it was opened.
std::optional<clock::Instant> lastSignOf(int desk, History const& history, std::vector<Heartbeat> const& beats) {
    std::optional<clock::Instant> last;
    for (Heartbeat const& beat : beats)
        if (beat.desk == desk && isSound(beat)) last = beat.at;
    for (Seq const seq : history.openings()) {
        auto const& opened = std::get<DeskOpened>(history.acts()[static_cast<std::size_t>(seq.value()) - 1].act);
        if (opened.desk == desk) last = std::max(last.value_or(opened.at), opened.at);
    }
    return last;
}

std::optional<Heartbeat> newestOf(std::vector<Heartbeat> const& beats) {
    auto const newest = std::ranges::max_element(beats, {}, &Heartbeat::at);
    return newest == beats.end() ? std::nullopt : std::optional{*newest};
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
    if (beat && isSound(*beat) && beat->at > alive) {
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
    return {alive + pauseBetween(wall, ticks.wall()), alive, false};
}

/// The keys that the event was signed with, oldest first.
std::vector<std::string> keysOf(History const& history) {
    std::vector<std::string> keys;
    for (Seq const seq : history.openings()) {
        auto const& opened = std::get<DeskOpened>(history.acts()[static_cast<std::size_t>(seq.value()) - 1].act);
        if (!opened.key.empty()) keys.push_back(opened.key);
    }
    return keys;
}

} // namespace

int deskNumber(History const& history, std::string_view key) {
    std::vector<std::string> desks;
    for (std::string& one : keysOf(history))
        if (std::ranges::find(desks, one) == desks.end()) desks.push_back(std::move(one));
    return key.empty() ? 1 : static_cast<int>(std::ranges::find(desks, key) - desks.begin()) + 1;
}

namespace {

/// What is in an attached file waits in its row for the disk and is read from there afterwards.
void dropFile(Act& act) {
    auto* const attached = std::get_if<FileAttached>(&act);
    if (!attached) return;
    AttachedFile file = *attached->file;
    file.contents.reset();
    attached->file = std::move(file);
}

} // namespace

namespace {

/// An event that is rebuilt row by row.
class Rebuilding {
public:
    /// False: it cannot be, and finish() says why.
    [[nodiscard]] bool take(Row const& row) {
        auto act = decode(row);
        if (!act)
            m_problem = OpenProblem{{}, std::move(act.error()), {}, row.seq};
        else if (auto refused = m_intake.add(std::move(*act)))
            m_problem = OpenProblem{{}, {}, std::move(refused->problem), refused->seq};
        return !m_problem;
    }
    [[nodiscard]] Expected<History, OpenProblem> finish() {
        if (!m_problem)
            if (auto refused = m_intake.fold())
                m_problem = OpenProblem{{}, {}, std::move(refused->problem), refused->seq};
        if (m_problem) return refused(std::move(*m_problem));
        return std::move(m_history);
    }

private:
    History m_history;
    History::Intake m_intake{m_history};
    std::optional<OpenProblem> m_problem;
};

OpenProblem problemOf(JournalProblem problem) {
    Seq const seq = problem.seq.value_or(Seq{0});
    return {std::move(problem), {}, {}, seq};
}

} // namespace

Expected<History, OpenProblem> replay(std::vector<Row> const& rows) {
    Rebuilding event;
    for (Row const& row : rows)
        if (!event.take(row)) break;
    return event.finish();
}

Expected<Loaded, OpenProblem> load(std::unique_ptr<Journal> journal, Progress const& progress) {
    constexpr std::int64_t betweenQuestions = 1000;
    auto const all = static_cast<double>(std::max<std::int64_t>(journal->seal().seq.value(), 1));
    Rebuilding event;
    bool givenUp = false;
    auto const read = journal->readEach(Seq{0}, [&](Row&& row) {
        bool const ask = progress && row.seq.value() % betweenQuestions == 0;
        givenUp = ask && !progress(static_cast<double>(row.seq.value()) / all);
        return !givenUp && event.take(row);
    });
    if (!read) return refused(problemOf(read.error()));
    if (givenUp) {
        JournalProblem problem;
        problem.fault = JournalFault::GivenUp;
        return refused(problemOf(std::move(problem)));
    }
    auto history = event.finish();
    if (!history) return refused(std::move(history.error()));
    return Loaded{std::move(journal), std::move(*history)};
}

Expected<std::unique_ptr<Desk>, OpenProblem> Desk::open(std::unique_ptr<Journal> journal, Ticks const& ticks,
                                                        Listener& listener, Attendant attendant, std::string program) {
    auto loaded = load(std::move(journal));
    if (!loaded) return refused(std::move(loaded.error()));
    return open(std::move(*loaded), ticks, listener, std::move(attendant), std::move(program));
}

Expected<std::unique_ptr<Desk>, OpenProblem> Desk::open(Loaded loaded, Ticks const& ticks, Listener& listener,
                                                        Attendant attendant, std::string program) {
    auto const beats = loaded.journal->beats();
    auto const refusedOnce = loaded.journal->refusedAndFound();
    auto undecided = loaded.history.undecided(refusedOnce);
    if (!refusedOnce.empty() && undecided.empty()) loaded.journal->forgetRefused();
    std::unique_ptr<Desk> desk{new Desk(std::move(loaded), ticks, listener, std::move(attendant))};
    desk->m_undecided = std::move(undecided);
    for (bool saved = false; !saved;) {
        if (!desk->recordOpening(program, beats)) return refused(atTheEndOfTime(desk->m_history));
        auto const done = desk->openingSaved();
        if (!done) return refused(OpenProblem{done.error(), {}, {}, {}});
        saved = *done;
    }
    desk->m_told = desk->m_saved;
    desk->m_opened = desk->m_history;
    desk->m_thread = std::jthread{[raw = desk.get()](std::stop_token const& stop) { raw->work(stop); }};
    return desk;
}

Desk::Desk(Loaded loaded, Ticks const& ticks, Listener& listener, Attendant attendant)
    : m_ticks(ticks), m_listener(listener), m_ids(attendant.station, ticks.boot(), ticks.now(), ticks.wall()),
      m_history(std::move(loaded.history)), m_key(loaded.journal->sign(keysOf(m_history))),
      m_isShared(loaded.journal->isShared()), m_saved(m_history.last()), m_asleep(ticks.asleep()),
      m_attendant(std::move(attendant)) {
    m_writer = std::make_unique<JournalWriter>(std::move(loaded.journal), m_saved, [this](Report report) {
        {
            std::lock_guard const lock{m_mutex};
            m_reports.push_back(std::move(report));
        }
        m_wake.notify_one();
    });
}

Desk::~Desk() {
    if (m_thread.joinable()) {
        m_thread.request_stop();
        wake();
        m_thread.join();
    }
    m_writer.reset();
}

/// The opening, where the axis goes on now. `beats` are the last ones before.
bool Desk::recordOpening(std::string const& program, std::vector<Heartbeat> const& beats) {
    Opening const opening = resume(m_history, newestOf(beats), m_ticks);
    DeskOpened act{program, m_ticks.boot(), m_ticks.now(), m_ticks.asleep(), opening.at, {}, opening.exact};
    m_number = deskNumber(m_history, m_key);
    if (m_isShared) m_desk = m_number;
    if (m_isShared ? !closedInOrder(m_history, m_desk) : !closedInOrder(m_history))
        act.lastBeat = m_isShared ? lastSignOf(m_desk, m_history, beats).value_or(opening.alive) : opening.alive;
    act.key = m_key;
    act.desk = m_desk;
    m_deadlines.lookAtClocksOf(m_desk);
    m_axis = {act.ticks, act.at};
    m_deadlines.rebuild(m_history.state());
    bool const recorded = record({std::move(act)}, opening.at, byItself());
    if (recorded) tryAgain();
    return recorded;
}

/// Waits for the opening to be on the disk; false where somebody else was first: it is to be recorded after his acts.
Expected<bool, JournalProblem> Desk::openingSaved() {
    Report report{Seq{0}};
    {
        std::unique_lock lock{m_mutex};
        m_wake.wait(lock, [this] { return !m_reports.empty(); });
        report = std::move(m_reports.front());
        m_reports.erase(m_reports.begin());
    }
    if (!report.written) return refused(std::move(report.written.error()));
    m_unsaved.clear();
    m_given = 0;
    m_trying = false;
    if (report.others.empty()) {
        m_saved = *report.written;
        m_sealAtOpening = report.seal;
        return true;
    }
    m_history.truncate(m_saved);
    static_cast<void>(takeOthers(report.others));
    if (m_lost) return refused(*m_lost);
    return false;
}

clock::Instant Desk::now() const { return m_axis.at + clock::Span{m_ticks.now() - m_axis.ticks}; }

void Desk::submit(Command command, Confirmation confirmation, clock::Instant at, Reply reply) {
    submitFor(attendant(), std::move(command), confirmation, at, std::move(reply));
}

void Desk::submitFor(Attendant attendant, Command command, Confirmation confirmation, clock::Instant at, Reply reply) {
    if (auto* const press = std::get_if<PressLever>(&command); press && !press->arrived) press->arrived = now();
    Submission submission{std::move(command), confirmation, at, std::move(reply), std::move(attendant)};
    bool const takes = std::holds_alternative<TakeOverClocks>(submission.command);
    takes ? submitWithBeats(std::move(submission)) : queue(std::move(submission));
}

void Desk::submitShared(SharedCommand shared, Command command, Confirmation confirmation, clock::Instant at,
                        Reply reply) {
    queue({std::move(command), confirmation, at, std::move(reply), attendant(), shared});
}

/// What is about clocks of several desks says which one wants it.
void Desk::nameItself(Command& command) const {
    int const alone = m_refusing ? m_desk : 0; // nobody else hears of it before the journal is back
    if (auto* const press = std::get_if<PressLever>(&command)) press->desk = alone;
    if (auto* const close = std::get_if<CloseDesk>(&command)) close->desk = m_desk;
    if (auto* const taking = std::get_if<TakeOverClocks>(&command)) taking->desk = m_desk;
    if (auto* const start = std::get_if<StartClocks>(&command)) start->desk = alone;
    if (auto* const pause = std::get_if<PauseClocks>(&command)) pause->desk = alone;
    if (auto* const resume = std::get_if<ResumeClocks>(&command)) resume->desk = alone;
}

/// What takes over clocks waits for the last signs of life of those who ran them.
void Desk::submitWithBeats(Submission submission) {
    m_writer->readBeats([this, waiting = std::make_shared<Submission>(std::move(submission))](auto const& beats) {
        for (Heartbeat const& beat : beats)
            if (isSound(beat)) std::get<TakeOverClocks>(waiting->command).lastBeats[beat.desk] = beat.at;
        queue(std::move(*waiting));
    });
}

void Desk::queue(Submission submission) {
    {
        std::lock_guard const lock{m_mutex};
        m_queue.push_back(std::move(submission));
    }
    m_wake.notify_one();
}

void Desk::attend(Attendant attendant) {
    std::lock_guard const lock{m_mutex};
    m_attendant = std::move(attendant);
}

void Desk::moveTo(MakeJournal make, JournalWriter::Moved moved) {
    {
        std::lock_guard const lock{m_mutex};
        m_next = std::move(make);
        m_moved = std::move(moved);
        m_woken = true;
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

Latency Desk::pace() const {
    std::lock_guard const lock{m_latencyMutex};
    return {m_pressToState.percentiles(), m_pressToDisk.percentiles(), m_flagToRecorded.percentiles()};
}

void Desk::work(std::stop_token const& stop) {
    while (true) {
        std::vector<Submission> arrived;
        std::vector<Report> reports;
        clock::Span const wait = untilNextWake();
        {
            std::unique_lock lock{m_mutex};
            m_wake.wait_for(lock, stop, wait, [this] { return !m_queue.empty() || !m_reports.empty() || m_woken; });
            m_woken = false;
            arrived.assign(std::move_iterator{m_queue.begin()}, std::move_iterator{m_queue.end()});
            m_queue.clear();
            reports.swap(m_reports);
        }
        takeOver(std::move(arrived), reports);
        if (stop.stop_requested()) return close();
    }
}

void Desk::takeOver(std::vector<Submission> arrived, std::vector<Report> const& reports) {
    for (Report const& report : reports) hear(report);
    noticeSleep();
    decideAll(whatCanBeDecided(std::move(arrived)));
    reportDeadlines();
    moveIfAsked();
    tryAgainIfRefused();
    giveToWriter();
    answerUpTo(std::max(m_saved, m_told));
    beatIfDue();
}

/// Nothing more arrives: what is held counts now, the desk closes, and the disk is waited for; if it refuses, it is
/// asked once more.
void Desk::close() {
    m_closing = true;
    {
        std::lock_guard const lock{m_mutex};
        m_held.insert(m_held.end(), std::move_iterator{m_queue.begin()}, std::move_iterator{m_queue.end()});
        m_queue.clear();
    }
    decideAll(whatCanBeDecided({}));
    for (int tries = 0; tries < 2; ++tries) {
        if (!m_closed) decideAll({{CloseDesk{}, Confirmation::Yes, now(), nullptr, attendant()}});
        if (m_refusing && !m_trying) tryAgain();
        waitForDisk();
        if (m_saved == m_history.last()) break;
    }
    tell(m_history.last(), m_saved != m_history.last());
    answerUpTo(m_history.last());
}

/// Until everything is on the disk, or it refuses.
void Desk::waitForDisk() {
    while (m_saved != m_history.last()) {
        giveToWriter();
        std::vector<Report> reports;
        {
            std::unique_lock lock{m_mutex};
            m_wake.wait(lock, [this] { return !m_reports.empty(); });
            reports.swap(m_reports);
        }
        for (Report const& report : reports) hear(report);
        if (reports.back().others.empty() && !reports.back().written) return;
    }
}

// --- deciding ----------------------------------------------------------------------------------------------

/// Two levers may be heard in another order than they were pressed: the stamp decides, and a press that may still be
/// overtaken waits.
std::vector<Desk::Submission> Desk::whatCanBeDecided(std::vector<Submission> arrived) {
    arrived.insert(arrived.end(), std::move_iterator{m_held.begin()}, std::move_iterator{m_held.end()});
    m_held.clear();
    std::ranges::stable_sort(arrived, {}, &Submission::at);
    return arrived;
}

/// A press that the clock would ignore now, from a source with stamps of its own: the opponent's, pressed before it,
/// may still be under way.
bool Desk::mayBeOvertaken(Submission const& submission) const {
    auto const* const press = std::get_if<PressLever>(&submission.command);
    bool const young =
        !m_closing && press && press->arrived && submission.at < *press->arrived && now() < submission.at + grace;
    if (!young) return false;
    EventState const& state = m_history.state();
    Round const* const round = state.round(press->round);
    Board const* const board = round ? round->board(press->board) : nullptr;
    return board && isRunning(*board) && board->clock->active != press->by;
}

void Desk::decideAll(std::vector<Submission> submissions) {
    for (Submission& submission : submissions) {
        if (mayBeOvertaken(submission)) {
            m_held.push_back(std::move(submission));
            continue;
        }
        nameItself(submission.command);
        auto result = carryOut(submission);
        if (std::holds_alternative<PressLever>(submission.command)) {
            std::lock_guard const lock{m_latencyMutex};
            m_pressToState.add(now() - submission.at);
        }
        m_decided.push_back({std::move(submission), std::move(result), m_history.last()});
    }
}

Expected<Seq, Objection> Desk::carryOut(Submission const& submission) {
    if (m_closed) return no(Why::NotOpened);
    if (m_lost) return no(storageRefusal(*m_lost));
    auto const role = roleOf(submission);
    if (auto const duty = dutyRefused(m_history, submission.attendant.person, role, submission.command))
        return no(Refusal{.why = Why::NotByThisRole, .role = role, .duty = duty});
    Seq const before = m_history.last();
    Origin const origin = originOf(submission);
    auto const take = [&](Acts acts) { return record(std::move(acts), submission.at, origin); };
    auto objection = decideInSteps(m_history, submission.command, submission.confirmation, submission.at, take);
    if (!objection) {
        // A file that the ruling has already leads to no act: the bytes are taken in case those on record are damaged.
        auto const* const file = std::get_if<AttachFile>(&submission.command);
        if (file && m_history.last() == before) m_writer->mendFile(file->contents);
        return m_history.last();
    }
    if (m_history.last() != before) forget(before);
    return refused(std::move(*objection));
}

/// A station has the role that it was given, where roles were given out.
std::optional<Role> Desk::roleOf(Submission const& submission) const {
    if (submission.attendant.role && !m_history.state().persons.empty()) return submission.attendant.role;
    return roleAt(m_history.state(), submission.attendant.person, submission.attendant.lock);
}

Origin Desk::originOf(Submission const& submission) {
    auto const role = roleOf(submission);
    return {submission.shared.id.isNone() ? m_ids.next() : submission.shared.id,
            stationOf(submission.attendant),
            submission.attendant.person,
            role ? SharedName{roleWord(*role)} : SharedName{},
            commandTakenBackBy(m_history, submission.command),
            submission.shared.elsewhere};
}

/// Of what nobody has done: a flag, a sleep, the opening.
Origin Desk::byItself() { return {m_ids.next(), stationOf(attendant()), {}, {}, {}}; }

std::string Desk::stationOf(Attendant const& attendant) const {
    constexpr std::string_view place = "%1";
    std::string name = attendant.station;
    if (auto const at = name.find(place); at != std::string::npos)
        name.replace(at, place.size(), std::to_string(m_number));
    return name;
}

Attendant Desk::attendant() const {
    std::lock_guard const lock{m_mutex};
    return m_attendant;
}

/// An act that could not be read again would close the file for ever. Presses, which come fast, cannot be such.
bool Desk::readsBack(Act const& act, NewRow const& row) {
    if (std::holds_alternative<ClocksOperated>(act) || std::holds_alternative<ClockReported>(act)) return true;
    Row stored;
    static_cast<NewRow&>(stored) = row;
    stored.seq = Seq{1};
    return decode(stored).has_value();
}

/// Nothing of the command has happened.
bool Desk::forget(Seq before) {
    m_history.truncate(before);
    m_unsaved.resize(static_cast<std::size_t>(before.value() - m_saved.value()));
    m_deadlines.rebuild(m_history.state());
    m_closed = false;
    return false;
}

bool Desk::record(std::vector<Act> acts, clock::Instant at, Origin const& origin) {
    if (m_lost) return false;
    Seq const before = m_history.last();
    bool closing = false;
    for (Act& act : acts) {
        stamp(act);
        NewRow row = encode(act);
        row.origin = origin;
        row.wall = m_ticks.wall();
        row.at = at;
        if (!readsBack(act, row)) return forget(before);
        closing = closing || std::holds_alternative<DeskClosed>(act);
        dropFile(act);
        Touched const touched = touchedBy(act);
        RecordedAct recorded{Seq{m_history.last().value() + 1}, origin, row.wall, at, std::move(act)};
        if (m_history.append(std::move(recorded))) {
            return forget(before); // it takes back what others rest on
        }
        m_deadlines.update(m_history.state(), touched);
        m_unsaved.push_back(std::move(row));
    }
    m_closed = m_closed || closing;
    return true;
}

// --- the disk ----------------------------------------------------------------------------------------------

void Desk::giveToWriter() {
    if (m_refusing || m_given == m_unsaved.size()) return;
    m_writer->give({m_unsaved.begin() + static_cast<std::ptrdiff_t>(m_given), m_unsaved.end()});
    m_given = m_unsaved.size();
}

void Desk::hear(Report const& report) {
    m_trying = false;
    if (!report.others.empty())
        overtakenBy(report.others);
    else if (report.written)
        written(*report.written);
    else
        refusedByDisk(report.written.error());
    if (report.written) m_listener.sealed(report.seal);
}

void Desk::written(Seq seq) {
    auto const rows = static_cast<std::size_t>(seq.value() - m_saved.value());
    m_unsaved.erase(m_unsaved.begin(), m_unsaved.begin() + static_cast<std::ptrdiff_t>(rows));
    m_given -= rows;
    m_saved = seq;
    tellSaving(std::nullopt);
    tell(seq, false);
    answerUpTo(seq);
}

/// What has been told stands, in memory for now. Everything decided since is decided again: only what a running game
/// needs is kept.
void Desk::refusedByDisk(JournalProblem const& problem) {
    Seq const kept = std::max(m_saved, m_told);
    std::vector<Act> const sleep = pausesOfSleep(kept);
    m_history.truncate(kept);
    m_unsaved.resize(static_cast<std::size_t>(kept.value() - m_saved.value()));
    m_deadlines.rebuild(m_history.state());
    m_closed = false;
    m_triedAt = now();
    tellSaving(problem);
    for (Decided& one : m_decided) {
        nameItself(one.submission.command);
        if (one.result || mustGoOn(one.submission.command)) one.result = withoutDisk(one.submission, problem);
    }
    for (Act const& pause : sleep) static_cast<void>(record({pause}, std::get<ClocksOperated>(pause).at, byItself()));
    reportDeadlines();
    m_given = m_unsaved.size();
    tell(m_history.last(), true);
    for (Decided& one : std::exchange(m_decided, {})) answer(one);
}

/// Somebody else was first: his acts count, and everything that was decided without them is decided again. What had
/// been told in memory only stays as far as it can follow.
void Desk::overtakenBy(std::vector<Row> const& rows) {
    std::vector<Act> const sleep = pausesOfSleep(std::max(m_saved, m_told));
    auto const& acts = m_history.acts();
    std::vector<RecordedAct> const told{acts.begin() + m_saved.value(),
                                        acts.begin() + std::max(m_saved, m_told).value()};
    m_history.truncate(m_saved);
    m_unsaved.clear();
    m_closed = false;
    if (!told.empty()) m_listener.gaveWay(m_saved);
    m_told = std::min(m_told, m_saved);
    auto const others = takeOthers(rows);
    if (m_lost) tellSaving(m_lost);
    m_deadlines.rebuild(m_history.state());
    m_told = m_saved;
    m_listener.committed(others, false);
    recordAgain(told);
    if (m_refusing) tell(m_history.last(), true);
    for (Decided& one : m_decided) {
        nameItself(one.submission.command);
        one.result = carryOut(one.submission);
        one.upTo = m_history.last();
    }
    for (Act const& pause : sleep)
        static_cast<void>(record(asItStands(pause), std::get<ClocksOperated>(pause).at, byItself()));
    reportDeadlines();
    if (!m_lost) tryAgain();
}

/// Rows that another program has written and this one cannot follow end what it can do here.
std::vector<RecordedAct> Desk::takeOthers(std::vector<Row> const& rows) {
    std::vector<RecordedAct> taken;
    for (Row const& row : rows) {
        auto act = decode(row);
        if (!act || m_history.append(*act)) {
            JournalProblem problem;
            problem.fault = JournalFault::Damaged;
            problem.detail = "an act of another desk cannot be followed";
            problem.seq = row.seq;
            m_lost = problem;
            break;
        }
        m_saved = row.seq;
        taken.push_back(std::move(*act));
    }
    return taken;
}

void Desk::recordAgain(std::vector<RecordedAct> const& acts) {
    for (RecordedAct const& one : acts) static_cast<void>(record(asItStands(one.act), one.at, one.origin));
}

/// Whoever makes clocks run that no desk runs is named: they are his.
void Desk::stamp(Act& act) const {
    if (m_desk == 0) return;
    auto const isNobodys = [this](RoundNumber number, BoardNumber wanted) {
        Round const* const round = m_history.state().round(number);
        Board const* const board = round ? round->board(wanted) : nullptr;
        return board && board->desk == 0;
    };
    if (auto* const operated = std::get_if<ClocksOperated>(&act)) {
        bool const starts =
            !std::holds_alternative<clock::Pause>(operated->operation) &&
            std::ranges::any_of(operated->boards, [&](BoardNumber board) { return isNobodys(operated->round, board); });
        operated->desk = starts ? m_desk : 0;
    }
    if (auto* const corrected = std::get_if<ClocksCorrected>(&act)) {
        bool const nobodys = std::ranges::any_of(
            corrected->boards, [&](auto const& one) { return isNobodys(corrected->round, one.board); });
        corrected->desk = nobodys ? m_desk : 0;
    }
}

/// What was done to a clock here that another desk has taken over meanwhile came too late to count, and is evidence.
std::vector<Act> Desk::asItStands(Act const& act) const {
    auto const isOurs = [this](RoundNumber number, BoardNumber wanted) {
        Round const* const round = m_history.state().round(number);
        Board const* const board = round ? round->board(wanted) : nullptr;
        return !board || board->isRunBy(m_desk);
    };
    if (auto const* const reported = std::get_if<ClockReported>(&act))
        return isOurs(reported->round, reported->board) ? std::vector{act} : std::vector<Act>{};
    auto const* const operated = std::get_if<ClocksOperated>(&act);
    if (!operated) return {act};
    std::vector<Act> acts;
    ClocksOperated ours = *operated;
    std::erase_if(ours.boards, [&](BoardNumber board) { return !isOurs(ours.round, board); });
    if (!ours.boards.empty()) acts.emplace_back(ours);
    auto const* const press = std::get_if<clock::Press>(&operated->operation);
    if (!press && !std::holds_alternative<clock::Pause>(operated->operation)) return acts;
    for (BoardNumber const board : operated->boards)
        if (!isOurs(operated->round, board))
            acts.emplace_back(LateArrival{operated->round, board, press ? std::optional{press->by} : std::nullopt,
                                          operated->at, now(), operated->stamp});
    return acts;
}

/// That the machine slept is noticed once: what it stopped stays stopped.
std::vector<Act> Desk::pausesOfSleep(Seq after) const {
    std::vector<Act> pauses;
    auto const& acts = m_history.acts();
    for (auto act = acts.begin() + after.value(); act != acts.end(); ++act)
        if (auto const* const pause = std::get_if<ClocksOperated>(&act->act); pause && pause->reason == pausedAsleep)
            pauses.push_back(*pause);
    return pauses;
}

Expected<Seq, Objection> Desk::withoutDisk(Submission const& submission, JournalProblem const& why) {
    if (mustGoOn(submission.command)) return carryOut(submission);
    if (std::holds_alternative<CloseDesk>(submission.command)) return closeWithoutSaving(submission, why);
    return no(storageRefusal(why));
}

/// Closing now would lose what stands in memory only: the arbiter must know, and want it.
Expected<Seq, Objection> Desk::closeWithoutSaving(Submission const& submission, JournalProblem const& why) {
    if (m_unsaved.empty()) return no(storageRefusal(why));
    if (submission.confirmation.yesTo(Ask::ActsUnsaved)) return carryOut(submission);
    Question question{.ask = Ask::ActsUnsaved, .count = static_cast<int>(m_unsaved.size())};
    question.journal = why;
    return ask(std::move(question));
}

/// The disk may have room again: with every new act, and now and then.
void Desk::tryAgainIfRefused() {
    bool const somethingNew = m_given < m_unsaved.size();
    bool const due = !m_unsaved.empty() && now() - m_triedAt >= betweenTries;
    if (m_refusing && !m_trying && (somethingNew || due)) tryAgain();
    if (!m_refusing || m_lost || !m_unsaved.empty() || now() - m_triedAt < betweenTries) return;
    m_triedAt = now();
    m_writer->ask();
}

/// As soon as nothing is on its way to the present journal.
void Desk::moveIfAsked() {
    bool const underWay = m_refusing ? m_trying : m_given > 0;
    if (underWay || m_lost) return;
    MakeJournal next;
    JournalWriter::Moved moved;
    {
        std::lock_guard const lock{m_mutex};
        next = std::exchange(m_next, {});
        moved = std::exchange(m_moved, {});
    }
    if (!next) return;
    m_trying = true;
    m_triedAt = now();
    m_given = m_unsaved.size();
    m_writer->moveTo(std::move(next), allRows(), m_key, std::move(moved));
}

std::vector<NewRow> Desk::allRows() const {
    std::vector<NewRow> rows;
    rows.reserve(m_history.acts().size());
    for (RecordedAct const& act : m_history.acts()) rows.push_back(encode(act));
    return rows;
}

/// Gives the writer everything that is not on the disk, once and no more until it has reported.
void Desk::tryAgain() {
    m_trying = !m_unsaved.empty();
    m_triedAt = now();
    m_given = m_unsaved.size();
    m_writer->giveAnew(m_saved, m_unsaved);
}

void Desk::tellSaving(std::optional<JournalProblem> const& problem) {
    auto const fault = problem ? std::optional{problem->fault} : std::nullopt;
    if (m_refusing == fault) return;
    m_refusing = fault;
    m_listener.saving(problem);
}

// --- telling -----------------------------------------------------------------------------------------------

void Desk::tell(Seq upTo, bool unsaved) {
    if (upTo <= m_told) return;
    auto const& acts = m_history.acts();
    std::vector<RecordedAct> const fresh{acts.begin() + m_told.value(), acts.begin() + upTo.value()};
    m_told = upTo;
    m_listener.committed(fresh, unsaved);
}

void Desk::answerUpTo(Seq seq) {
    while (!m_decided.empty() && m_decided.front().upTo <= seq) {
        answer(m_decided.front());
        m_decided.pop_front();
    }
}

void Desk::answer(Decided& decided) {
    if (std::holds_alternative<PressLever>(decided.submission.command)) {
        std::lock_guard const lock{m_latencyMutex};
        m_pressToDisk.add(now() - decided.submission.at);
    }
    if (decided.submission.reply) decided.submission.reply(std::move(decided.result));
}

// --- what happens by itself --------------------------------------------------------------------------------

void Desk::reportDeadlines() {
    clock::Instant const until = now() - grace;
    std::vector<Act> acts;
    for (Deadlines::Due const& due : m_deadlines.takeDue(until)) {
        Board const& board = *m_history.state().round(due.round)->board(due.board);
        clock::Clock trial = *board.clock;
        for (clock::Fact const& fact : advance(trial, until).facts)
            acts.push_back(ClockReported{due.round, due.board, fact});
        std::lock_guard const lock{m_latencyMutex};
        m_flagToRecorded.add(now() - due.at);
    }
    if (!acts.empty()) static_cast<void>(record(std::move(acts), until, byItself()));
}

/// A machine that slept has charged nobody, and nobody could press: the clocks wait for the arbiter.
void Desk::noticeSleep() {
    std::int64_t const asleep = m_ticks.asleep();
    bool const slept = asleep - m_asleep > noticeableSleep;
    m_asleep = asleep;
    if (!slept || !m_deadlines.anyRunning()) return;
    clock::Instant const at = now();
    static_cast<void>(record(pausedEverywhere(m_history.state(), at, pausedAsleep, m_desk), at, byItself()));
}

void Desk::beatIfDue() {
    if (!m_deadlines.anyRunning() || now() - m_lastBeat < betweenBeats) return;
    m_lastBeat = now();
    m_writer->beat({m_lastBeat, m_ticks.wall(), m_ticks.boot(), m_ticks.now(), m_desk});
}

clock::Span Desk::untilNextWake() {
    clock::Span wait = longestWait;
    clock::Instant const present = now();
    if (auto const deadline = m_deadlines.next()) wait = std::min(wait, *deadline + grace - present);
    for (Submission const& held : m_held) wait = std::min(wait, held.at + grace - present);
    return std::max(wait, clock::Span{0});
}

} // namespace flagfall::session
