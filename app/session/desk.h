// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/commands.h"
#include "app/session/ticks.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace flagfall::session {

/// What a file held that could not be opened as an event.
struct OpenProblem {
    std::optional<JournalProblem> journal;
    std::optional<DecodeProblem> decode;
    std::optional<FoldProblem> fold;
    Seq seq;
};

/// Rebuilds an event from its rows.
[[nodiscard]] Expected<History, OpenProblem> replay(std::vector<Row> const& rows);

/// One desk at one journal: takes commands from any thread, decides them in order, commits, and only then tells.
///
/// Its own thread owns the journal and the deciding copy of the history. Commands waiting together are committed
/// together, so a burst costs one sync. Flags are not polled: the thread sleeps until the next computed deadline.
class Desk {
public:
    /// Everything the desk tells, on its own thread; a window hands it on to its own.
    struct Listener {
        virtual ~Listener() = default;
        /// Acts now in the journal (or, `unsaved`, not yet: the disk refuses and clocks must go on).
        virtual void committed(std::vector<RecordedAct> const& acts, bool unsaved) = 0;
        /// The disk takes acts again, or does not.
        virtual void saving(bool works, std::optional<JournalProblem> problem) = 0;
    };
    using Reply = std::function<void(Expected<Seq, Refusal>)>;

    /// Reads the journal, records the opening (running clocks of a crash come back paused) and starts the thread.
    [[nodiscard]] static Expected<std::unique_ptr<Desk>, OpenProblem>
    open(std::unique_ptr<Journal> journal, Ticks const& ticks, Listener& listener, std::string who,
         std::string program);
    ~Desk(); ///< closes in order: running clocks are paused first
    Desk(Desk const&) = delete;
    Desk& operator=(Desk const&) = delete;

    /// The history at opening; a window starts its own copy from it.
    [[nodiscard]] History const& opened() const { return m_opened; }

    /// The instant now on this journal's axis; any thread.
    [[nodiscard]] clock::Instant now() const;

    /// Queues a command stamped `at` (when the lever, key or touch arrived). The reply comes on the desk's thread.
    void submit(Command command, Word word, clock::Instant at, Reply reply);

private:
    struct Submission {
        Command command;
        Word word;
        clock::Instant at;
        Reply reply;
    };
    struct Axis { std::int64_t ticks; clock::Instant at; };

    Desk(std::unique_ptr<Journal> journal, Ticks const& ticks, Listener& listener, std::string who, History history,
         Axis axis);
    void work(std::stop_token stop);
    void process(std::vector<Submission> batch);
    void reportDeadlines();
    void beat();
    [[nodiscard]] bool save(std::vector<NewRow> rows, std::vector<RecordedAct> const& acts, bool keepIfRefused);
    [[nodiscard]] std::optional<clock::Instant> nextWake() const;

    std::unique_ptr<Journal> m_journal;
    Ticks const& m_ticks;
    Listener& m_listener;
    std::string m_who;
    History m_history;
    History m_opened;
    Axis m_axis;
    std::vector<NewRow> m_unsaved; ///< clock acts the disk has refused so far, in order
    Seq m_saved;
    std::optional<clock::Instant> m_lastBeat;

    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Submission> m_queue;
    std::jthread m_thread; ///< last: stops before anything it uses goes
};

} // namespace flagfall::session
