// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/codec.h"
#include "app/session/commands.h"
#include "app/session/ticks.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace flagfall::session {

/// Why a file could not be opened as an event; one of the three is set.
struct OpenProblem {
    std::optional<JournalProblem> journal;
    std::optional<DecodeProblem> decode;
    std::optional<FoldProblem> fold;
    Seq seq; ///< the act concerned, where one is
};

/// Rebuilds an event from its rows.
[[nodiscard]] Expected<History, OpenProblem> replay(std::vector<Row> const& rows);

/// One desk at one journal: takes commands from any thread, decides them in order, commits, and only then tells.
///
/// Its own thread owns the journal and the deciding copy of the history. Commands waiting together are committed
/// together, so a burst costs one sync. Flags are not polled: the thread sleeps until the next computed deadline.
///
/// The one exception to "commit first": when the disk refuses, presses and pauses still count and are told as
/// unsaved, because a game cannot wait for a disk; they are written in order as soon as it takes them. Everything
/// else is refused until then.
class Desk {
public:
    /// Everything the desk tells, on its own thread; a window hands it on to its own.
    struct Listener {
        virtual ~Listener() = default;
        /// Acts now in the journal, in order (or, `unsaved`, not yet on the disk).
        virtual void committed(std::vector<RecordedAct> const& acts, bool unsaved) = 0;
        /// The disk has begun to refuse, or takes acts again (no problem).
        virtual void saving(std::optional<JournalProblem> problem) = 0;
    };
    /// The newest act once the command is carried out, or why it was not.
    using Reply = std::function<void(Expected<Seq, Refusal>)>;

    /// Reads the journal, records the opening (clocks that ran when the last program died come back paused) and
    /// starts the thread. `ticks` and `listener` must outlive the desk.
    [[nodiscard]] static Expected<std::unique_ptr<Desk>, OpenProblem> open(std::unique_ptr<Journal> journal,
                                                                           Ticks const& ticks, Listener& listener,
                                                                           std::string who, std::string program);
    /// Closes in order: what still waits is carried out, running clocks are paused.
    ~Desk();
    Desk(Desk const&) = delete;
    Desk& operator=(Desk const&) = delete;

    /// The history at opening; a window starts its own copy from it.
    [[nodiscard]] History const& opened() const { return m_opened; }

    /// The instant now on this journal's axis; any thread.
    [[nodiscard]] clock::Instant now() const;

    /// Queues a command stamped `at` (when the lever, key or touch arrived). The reply comes on the desk's thread.
    void submit(Command command, Word word, clock::Instant at, Reply reply);

    /// Looks at the time again: it was moved by other means than by passing.
    void wake();

private:
    struct Submission {
        Command command;
        Word word;
        clock::Instant at;
        Reply reply;
    };
    struct Axis {
        std::int64_t ticks;
        clock::Instant at;
    };
    struct Answer {
        Reply reply;
        Expected<Seq, Refusal> result;
    };

    Desk(std::unique_ptr<Journal> journal, Ticks const& ticks, Listener& listener, std::string who, History history,
         Axis axis);
    void work(std::stop_token const& stop);
    void process(std::vector<Submission> batch);
    [[nodiscard]] std::vector<Answer> tryToCarryOut(std::vector<Submission>& batch);
    [[nodiscard]] Expected<Seq, Refusal> carryOut(Submission const& submission);
    [[nodiscard]] Expected<Seq, Refusal> closeWithoutSaving(Submission const& submission, JournalProblem const& why);
    void giveUpWhatCanWait(std::vector<Submission> const& batch, std::vector<Answer>& answers,
                           JournalProblem const& why);
    [[nodiscard]] bool record(std::vector<Act> acts, clock::Instant at);
    [[nodiscard]] std::optional<JournalProblem> commit();
    void tell(bool unsaved);
    void reportDeadlines();
    void noticeSleep();
    void beatIfDue();
    [[nodiscard]] bool anyRunning() const;
    [[nodiscard]] clock::Span untilNextWake() const;

    std::unique_ptr<Journal> m_journal;
    Ticks const& m_ticks;
    Listener& m_listener;
    std::string m_who;
    History m_history;
    History m_opened;
    Axis m_axis;
    std::vector<NewRow> m_pending; ///< folded but not committed: the present batch, and what the disk has refused
    Seq m_saved;                   ///< the newest act on the disk
    Seq m_told;                    ///< the newest act the listener knows
    bool m_refusing = false;       ///< the disk refuses
    bool m_closed = false;
    clock::Instant m_lastBeat{};
    std::int64_t m_asleep = 0;

    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Submission> m_queue;
    bool m_woken = false;
    std::jthread m_thread; ///< last: stops before anything it uses goes
};

} // namespace flagfall::session
