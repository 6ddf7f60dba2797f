// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/roles.h"
#include "app/session/desk/command_ids.h"
#include "app/session/desk/deadlines.h"
#include "app/session/desk/journal_writer.h"
#include "app/session/desk/latency.h"
#include "app/session/desk/ticks.h"
#include "app/session/journal/codec.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace flagfall::session {

/// Why a file could not be opened as an event; one of the three is set.
struct OpenProblem {
    std::optional<JournalProblem> journal;
    std::optional<DecodeProblem> decode;
    std::optional<FoldProblem> fold;
    Seq seq; ///< the act concerned, where one is
};

/// Where and by whom a desk is used: neither is the name of the machine.
struct Attendant {
    std::string station;  ///< `%1` in it stands for the number of the desk in the event
    std::string person{}; ///< empty: nobody has said who he is
    std::string lock{};   ///< of the person, which a PIN was found to fit; empty: there was none
    /// As what a station acts that an arbiter has let in, whoever holds it; none: as the person may.
    std::optional<Role> role{};
};

/// Which desk of the event signs with this key: 1 for the one whose key came first; a new key has the next number. 1
/// where nothing is signed.
[[nodiscard]] int deskNumber(History const& history, std::string_view key);

/// Rebuilds an event from its rows.
[[nodiscard]] Expected<History, OpenProblem> replay(std::vector<Row> const& rows);

/// A journal, and the event that its rows add up to.
struct Loaded {
    std::unique_ptr<Journal> journal;
    History history;
};
/// Reads the journal and rebuilds the event. Takes its time where the event is long: `progress` may give it up, as
/// JournalFault::GivenUp.
[[nodiscard]] Expected<Loaded, OpenProblem> load(std::unique_ptr<Journal> journal, Progress const& progress = {});

/// One desk at one journal: takes commands from any thread, decides them in order, commits, and only then tells.
///
/// Its own thread owns the deciding copy of the history; a writer brings the acts to the disk meanwhile, so that no
/// decision waits for a sync and a burst costs one. Nobody hears of an act before it is on the disk. Flags are not
/// polled: the thread sleeps until the next computed deadline, and a flag is recorded once no earlier press can be
/// under way any more.
///
/// The one exception to "disk first": when the disk refuses, presses and pauses still count and are told as unsaved,
/// because a game cannot wait for a disk; they are written in order as soon as it takes them. Everything else is
/// refused until then.
///
/// Another desk may append to the same journal. What it has written counts first; what this one had decided without
/// knowing it, and had answered nobody yet, is decided again on top of it.
class Desk {
public:
    /// Everything the desk tells, on its own thread; a window hands it on to its own.
    struct Listener {
        virtual ~Listener() = default;
        /// Acts now in the journal, in order (or, `unsaved`, not yet on the disk).
        virtual void committed(std::vector<RecordedAct> const& acts, bool unsaved) = 0;
        /// Acts after this one, told as unsaved, have given way to somebody else's; what counts now is told next.
        virtual void gaveWay(Seq to) = 0;
        /// The disk has begun to refuse, or takes acts again (no problem).
        virtual void saving(std::optional<JournalProblem> problem) = 0;
        /// What stands for everything that is on the disk now; for what is printed.
        virtual void sealed(Seal const& /*newest*/) {}
    };
    /// The newest act once the command is carried out, or why it was not.
    using Reply = std::function<void(Expected<Seq, Objection>)>;

    /// Reads the journal, records the opening (clocks that ran when the last program died come back paused) and
    /// starts the thread. `ticks` and `listener` must outlive the desk.
    [[nodiscard]] static Expected<std::unique_ptr<Desk>, OpenProblem> open(std::unique_ptr<Journal> journal,
                                                                           Ticks const& ticks, Listener& listener,
                                                                           Attendant attendant, std::string program);
    /// The same of a journal that has been read, on any thread.
    [[nodiscard]] static Expected<std::unique_ptr<Desk>, OpenProblem>
    open(Loaded loaded, Ticks const& ticks, Listener& listener, Attendant attendant, std::string program);
    /// Closes in order: what still waits is carried out, running clocks are paused.
    ~Desk();
    Desk(Desk const&) = delete;
    Desk& operator=(Desk const&) = delete;

    /// The history at opening, for a window to start its own from; it is given once.
    [[nodiscard]] History takeOpened() { return std::exchange(m_opened, {}); }
    /// What stood for the journal then, the opening included.
    [[nodiscard]] Seal const& sealAtOpening() const { return m_sealAtOpening; }
    /// deskNumber() of this one. Any thread.
    [[nodiscard]] int number() const { return m_number; }
    /// The same where other desks may be at the event, and have clocks that this one does not run; otherwise 0. Any
    /// thread.
    [[nodiscard]] int numberAmongDesks() const { return m_desk; }
    /// What its acts are signed with, by its public half; empty: with nothing. Any thread.
    [[nodiscard]] std::string const& key() const { return m_key; }
    /// What the station of an attendant is called at this desk. Any thread.
    [[nodiscard]] std::string stationOf(Attendant const& attendant) const;
    /// Acts that had been refused because the disk failed, were found in the file all the same, and nobody has decided
    /// about: one for each command, newest first. KeepAct or DropAct is to follow.
    [[nodiscard]] std::vector<Seq> const& undecided() const { return m_undecided; }

    /// The instant now on this journal's axis; any thread.
    [[nodiscard]] clock::Instant now() const;

    /// Queues a command stamped `at` (when the lever, key or touch arrived). The reply comes on the desk's thread.
    void submit(Command command, Confirmation confirmation, clock::Instant at, Reply reply);
    /// The same of a part of a command that is done in other tournaments, too: its acts bear that name.
    void submitShared(SharedCommand shared, Command command, Confirmation confirmation, clock::Instant at, Reply reply);
    /// The same of what was done elsewhere than at this desk: at a station that it lets in.
    void submitFor(Attendant attendant, Command command, Confirmation confirmation, clock::Instant at, Reply reply);

    /// Who is at the desk from now on: commands submitted after this bear the new names. Any thread.
    void attend(Attendant attendant);

    /// Reads a file that belongs to an act. `read` is called on the journal's own thread. Any thread.
    void readFile(std::string sha256, JournalWriter::FileRead read) {
        m_writer->readFile(std::move(sha256), std::move(read));
    }
    /// The newest signs of life of all desks; `read` is called on the journal's thread. Any thread.
    void readBeats(JournalWriter::BeatsRead read) { m_writer->readBeats(std::move(read)); }

    /// Goes on in another journal because the present one is lost or refuses: it is made with all that has happened in
    /// it, on the journal's own thread, and `moved` is called there; after a refusal all is as before. Any thread.
    void moveTo(MakeJournal make, JournalWriter::Moved moved);

    /// Looks at the time again: it was moved by other means than by passing.
    void wake();

    /// How promptly presses and flags have been dealt with; any thread.
    [[nodiscard]] Latency pace() const;

private:
    struct Submission {
        Command command;
        Confirmation confirmation;
        clock::Instant at;
        Reply reply;
        Attendant attendant;
        SharedCommand shared{}; ///< of one that is done here alone: without a name
    };
    void queue(Submission submission);
    void submitWithBeats(Submission submission);
    void nameItself(Command& command) const;
    struct Axis {
        std::int64_t ticks;
        clock::Instant at;
    };
    /// Decided, and waiting for its acts to be on the disk.
    struct Decided {
        Submission submission;
        Expected<Seq, Objection> result;
        Seq upTo; ///< answered once this act is on the disk
    };
    using Report = JournalWriter::Report;

    Desk(Loaded loaded, Ticks const& ticks, Listener& listener, Attendant attendant);
    [[nodiscard]] bool recordOpening(std::string const& program, std::vector<Heartbeat> const& beats);
    [[nodiscard]] Expected<bool, JournalProblem> openingSaved();
    void work(std::stop_token const& stop);
    void takeOver(std::vector<Submission> arrived, std::vector<Report> const& reports);
    void close();
    void waitForDisk();
    [[nodiscard]] std::vector<Submission> whatCanBeDecided(std::vector<Submission> arrived);
    [[nodiscard]] bool mayBeOvertaken(Submission const& submission) const;
    void decideAll(std::vector<Submission> submissions);
    [[nodiscard]] Expected<Seq, Objection> carryOut(Submission const& submission);
    [[nodiscard]] Expected<Seq, Objection> closeWithoutSaving(Submission const& submission, JournalProblem const& why);
    [[nodiscard]] Expected<Seq, Objection> withoutDisk(Submission const& submission, JournalProblem const& why);
    [[nodiscard]] static bool readsBack(Act const& act, NewRow const& row);
    bool forget(Seq before);
    [[nodiscard]] std::optional<Role> roleOf(Submission const& submission) const;
    [[nodiscard]] Origin originOf(Submission const& submission);
    [[nodiscard]] Origin byItself();
    [[nodiscard]] Attendant attendant() const;
    [[nodiscard]] bool record(std::vector<Act> acts, clock::Instant at, Origin const& origin);
    void giveToWriter();
    void hear(Report const& report);
    void written(Seq seq);
    void refusedByDisk(JournalProblem const& problem);
    void overtakenBy(std::vector<Row> const& rows);
    [[nodiscard]] std::vector<RecordedAct> takeOthers(std::vector<Row> const& rows);
    void recordAgain(std::vector<RecordedAct> const& acts);
    void stamp(Act& act) const;
    [[nodiscard]] std::vector<Act> asItStands(Act const& act) const;
    [[nodiscard]] std::vector<Act> pausesOfSleep(Seq after) const;
    void tellSaving(std::optional<JournalProblem> const& problem);
    void answerUpTo(Seq seq);
    void answer(Decided& decided);
    void tell(Seq upTo, bool unsaved);
    void reportDeadlines();
    void noticeSleep();
    void beatIfDue();
    void tryAgainIfRefused();
    void tryAgain();
    void moveIfAsked();
    [[nodiscard]] std::vector<NewRow> allRows() const;
    [[nodiscard]] clock::Span untilNextWake();

    Ticks const& m_ticks;
    Listener& m_listener;
    CommandIds m_ids;
    History m_history; ///< decided; what nobody has been told of yet included
    History m_opened;
    Seal m_sealAtOpening;
    std::string const m_key; ///< what the journal signs with
    int m_number = 1;        ///< deskNumber()
    bool const m_isShared;   ///< the journal it was opened with may have other desks
    int m_desk = 0;          ///< numberAmongDesks()
    std::vector<Seq> m_undecided;
    Axis m_axis{};
    Deadlines m_deadlines;
    std::vector<NewRow> m_unsaved;          ///< decided but not known to be on the disk, from the act after m_saved on
    std::size_t m_given = 0;                ///< how many of these the writer has
    std::deque<Decided> m_decided;          ///< not answered yet
    std::vector<Submission> m_held;         ///< presses that an earlier one may still overtake
    Seq m_saved;                            ///< the newest act on the disk
    Seq m_told;                             ///< the newest act the listener knows
    std::optional<JournalFault> m_refusing; ///< why the disk refuses
    bool m_trying = false;                  ///< it is asked again at this moment
    bool m_closing = false;                 ///< nothing more will arrive
    std::optional<JournalProblem> m_lost;   ///< somebody else's act cannot be read: nothing can be decided after it
    clock::Instant m_triedAt{};             ///< when the disk was last asked, or last refused
    bool m_closed = false;
    clock::Instant m_lastBeat{};
    std::int64_t m_asleep = 0;

    mutable std::mutex m_latencyMutex;
    DelaySample m_pressToState, m_pressToDisk, m_flagToRecorded;

    mutable std::mutex m_mutex;
    Attendant m_attendant;
    std::condition_variable_any m_wake;
    std::deque<Submission> m_queue;
    std::vector<Report> m_reports;
    bool m_woken = false;
    MakeJournal m_next; ///< makes the one to go on in, as soon as nothing is on its way to the present one
    JournalWriter::Moved m_moved;
    std::unique_ptr<JournalWriter> m_writer;
    std::jthread m_thread; ///< last: stops before anything it uses goes
};

} // namespace flagfall::session
