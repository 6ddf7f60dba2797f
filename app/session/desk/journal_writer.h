// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace flagfall::session {

/// Brings rows to the disk on a thread of its own, so that deciding never waits for a sync. Rows given while a sync is
/// under way go together in the next one.
///
/// What is refused is given up, together with everything that was given after it; the writer then waits until all of it
/// is given anew. The same goes when others have appended to the journal, which it notices by itself: it reads what
/// they have written and hands it over, for what was decided without knowing it has to be decided again. Functions are
/// for one other thread at a time.
class JournalWriter {
public:
    /// What has become of the rows given: the newest one now on the disk, or why none was written.
    struct Report {
        Expected<Seq, JournalProblem> written;
        std::vector<Row> others{}; ///< somebody else's, after the newest one known; then nothing of ours was written
        Seal seal{};               ///< the newest row that this journal has, where something was written
    };
    /// Called on the writer's thread.
    using Told = std::function<void(Report)>;

    /// `last` is the newest row on the disk.
    JournalWriter(std::unique_ptr<Journal> journal, Seq last, Told told);
    /// Everything given is written, or refused, first.
    ~JournalWriter();
    JournalWriter(JournalWriter const&) = delete;
    JournalWriter& operator=(JournalWriter const&) = delete;

    /// The next rows, in order. Ignored after a refusal that has not been answered with giveAnew.
    void give(std::vector<NewRow> rows);
    /// After a refusal: everything that is not on the disk, from the first row on. `last` is the newest row on the disk
    /// that the caller has heard of. Ignored where others' rows have been read since: the report of them is on its way.
    void giveAnew(Seq last, std::vector<NewRow> rows);
    /// After a refusal, with nothing left to give: asks the journal whether it takes acts again. Reported as rows that
    /// are written where it does; otherwise nothing is.
    void ask();
    void beat(Heartbeat const& heartbeat);
    /// What came of moving to another journal.
    struct Move {
        std::optional<JournalProblem> problem{}; ///< why it came to nothing
        /// Acts whose files the journal that was left could not read any more: they are missing in the new one.
        std::vector<Seq> withoutFile{};
    };
    /// Everything from the first row on into a new journal, which is written to from then on, and signs with `key` or
    /// with none. Files that belong to acts are taken along as far as the present journal can still read them. Reported
    /// like rows given, and to `moved` on the writer's thread; after a refusal the present journal stays. Nothing given
    /// before may be under way.
    using Moved = std::function<void(Move)>;
    void moveTo(MakeJournal make, std::vector<NewRow> rows, std::string key, Moved moved);
    /// Reads a file that belongs to an act, after what was given before. Called on the writer's thread; any thread.
    using FileRead = std::function<void(Expected<std::string, JournalProblem>)>;
    void readFile(std::string sha256, FileRead read);
    /// The last signs of life of all desks, read after what was given before. Called on the writer's thread; any
    /// thread.
    using BeatsRead = std::function<void(std::vector<Heartbeat>)>;
    void readBeats(BeatsRead read);
    /// Puts a file that is on record already right, where it is damaged; after what was given before. That it could not
    /// be is seen when it is read.
    void mendFile(std::shared_ptr<std::string const> bytes);

private:
    struct Wish {
        std::string sha256;
        FileRead read;
    };
    struct MoveWish {
        MakeJournal make;
        std::vector<NewRow> rows;
        std::string key;
        Moved moved;
    };
    void listen();
    void work(std::stop_token const& stop);
    [[nodiscard]] bool carryOver(MoveWish wish);
    [[nodiscard]] Expected<Seq, JournalProblem> writeAll(Journal& to, std::vector<NewRow>& rows,
                                                         std::vector<Seq>& withoutFile);
    void write(std::vector<NewRow> const& rows);
    [[nodiscard]] Expected<bool, JournalProblem> handOverOthers();
    void answerWhetherItTakes();
    void giveUp();

    std::unique_ptr<Journal> m_journal; ///< the thread's alone
    Seq m_last;                         ///< the thread's alone
    Told m_told;

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::vector<NewRow> m_rows;
    std::optional<Seq> m_anewAfter; ///< where m_rows, given anew, are to follow
    std::optional<Heartbeat> m_beat;
    std::vector<std::shared_ptr<std::string const>> m_mending; ///< never null
    std::vector<Wish> m_wishes;                                ///< files that somebody waits for
    std::vector<BeatsRead> m_listening;                        ///< for signs of life
    std::optional<MoveWish> m_move;
    bool m_refused = false;
    bool m_asked = false;
    bool m_news = false;   ///< somebody else may have appended
    std::jthread m_thread; ///< last: stops before anything it uses goes
};

} // namespace flagfall::session
