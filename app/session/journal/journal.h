// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/origin.h"
#include "app/session/event/wall_time.h"
#include "arbiter/terms/expected.h"
#include "arbiter/terms/ids.h"
#include "clock/time.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The event is its journal: an append-only sequence of acts, each on disk before anybody sees its effect.
/// This header is all that a storage engine has to offer; app/storage offers it on SQLite and in memory.
namespace flagfall::session {

/// One act, ready to be appended. `payload` is a JSON object.
struct NewRow {
    std::string kind; ///< `result.entered`
    int version = 1;  ///< of the payload's shape
    std::string payload;
    std::optional<int> board; ///< for people who search; the truth is in the payload
    Origin origin{};          ///< the command it came of, from where and from whom
    WallTime wall;
    clock::Instant at; ///< on the journal's own time axis
    /// A file that belongs to the act: kept under its SHA-256 in the same step. Null: none. Reading rows leaves it
    /// null.
    std::shared_ptr<std::string const> file{};
};

using Hash = std::array<std::byte, 32>;

/// One act as it stands in the journal.
struct Row : NewRow {
    Seq seq;
    Hash hash{}; ///< over the previous row's hash and everything above
};

/// The last moment the program is known to have been alive; it bounds the doubt after a crash.
struct Heartbeat {
    clock::Instant at;
    WallTime wall;
    std::string boot;       ///< which start of the machine
    std::int64_t ticks = 0; ///< the machine's own monotonic reading, nanoseconds, comparable within one boot
    int desk = 0;           ///< whose it is, in a journal of several desks: its number
};

enum class JournalFault {
    NotFound,    ///< the journal, or a file that belongs to an act
    NotAJournal, ///< a file, but not ours
    NewerFormat, ///< written by a newer version that this one must not touch
    OlderFormat, ///< to be converted before it is written to
    Damaged,     ///< the database or the hash chain does not hold
    Incomplete,  ///< what holds is not all: part of what belongs to the journal is missing or damaged
    TakenAway,   ///< moved, removed, replaced or cut by somebody else while it was open
    InUse,       ///< open in another program
    ReadOnly,    ///< file, folder or disk cannot be written
    DiskFull,
    OutOfOrder, ///< somebody else has appended
    IoError,
    AlreadyExists,
    GivenUp, ///< somebody did not want to wait for it
};

/// What is wrong, and where it is known: the first damaged act, the system's own words, the format's number.
struct JournalProblem {
    JournalFault fault{};
    std::string file;
    std::string detail; ///< the system's words, for the log; not translated
    std::optional<Seq> seq;
    int formatFound = 0;
    int formatKnown = 0;
    /// Of an append that was refused: the rows may be on the disk all the same, and be found there by the next opening.
    bool perhapsSaved = false;
};

/// Asked now and then by work that may take long, which share of it is done, from 0 to 1. False: it is given up.
using Progress = std::function<bool(double share)>;

/// What stands for a whole journal up to one act: nothing before it can be another without its hash being another.
struct Seal {
    Seq seq; ///< 0: no act yet
    Hash hash{};
};

class Journal {
public:
    virtual ~Journal() = default;
    /// Appends all rows or none, durable when it returns. `last` is the newest row the caller knows; where others have
    /// appended since it is OutOfOrder, and the caller reads their rows and decides anew.
    [[nodiscard]] virtual Expected<Seq, JournalProblem> append(Seq last, std::span<NewRow const> rows) = 0;
    /// Rows after `after`, oldest first, their chain checked.
    [[nodiscard]] virtual Expected<std::vector<Row>, JournalProblem> readAfter(Seq after) = 0;
    /// The same row by row, for journals that may be long. `visit` says false to stop.
    using Visit = std::function<bool(Row&&)>;
    [[nodiscard]] virtual Expected<void, JournalProblem> readEach(Seq after, Visit const& visit) {
        auto rows = readAfter(after);
        if (!rows) return refused(std::move(rows.error()));
        for (Row& row : *rows)
            if (!visit(std::move(row))) break;
        return {};
    }
    /// The newest row.
    [[nodiscard]] virtual Seal seal() = 0;
    /// From now on what is appended is signed: with the newest of these keys, named by their public halves, whose
    /// private half is at hand, and otherwise with a new one. Its public half, 64 hexadecimal digits; empty: nothing is
    /// signed.
    [[nodiscard]] virtual std::string sign(std::vector<std::string> const& /*keysSoFar*/) { return {}; }
    /// The same with this key, as soon as it is at hand, and with no other: it is the one that the rows name.
    virtual void signWith(std::string const& /*key*/) {}
    /// Rows that are in the journal although their append was refused, as an earlier sitting noted: the disk failed,
    /// and kept them. Found at opening.
    [[nodiscard]] virtual std::vector<Seq> refusedAndFound() { return {}; }
    /// All of these have been decided about.
    virtual void forgetRefused() {}
    /// The bytes of a file that came with a row. NotFound: there is none; Damaged: it is not what was kept.
    [[nodiscard]] virtual Expected<std::string, JournalProblem> file(std::string const& sha256) = 0;
    /// Puts a file that belongs to an act right, where it is missing or not what was kept; a good one is left alone.
    [[nodiscard]] virtual Expected<void, JournalProblem> mendFile(std::string const& bytes) = 0;
    /// From now on `told` is called, on any thread, when somebody else has appended: there is something to read. It may
    /// come late, or once for many rows. An empty function ends it. A journal that has one writer never calls.
    virtual void tellOfOthers(std::function<void()> told) = 0;
    /// After a refusal: whether acts would be taken again, where that can be told without one. False: only the next act
    /// tells. May take its time.
    [[nodiscard]] virtual bool takesAgain() { return false; }
    /// Whether other desks may be at it beside this one.
    [[nodiscard]] virtual bool isShared() const { return false; }
    /// Replaces the heartbeat of the desk; may be lost without harm.
    virtual void beat(Heartbeat const& heartbeat) = 0;
    /// The newest of all desks.
    [[nodiscard]] virtual std::optional<Heartbeat> lastBeat() = 0;
    /// Of each desk its own.
    [[nodiscard]] virtual std::vector<Heartbeat> beats() {
        auto newest = lastBeat();
        return newest ? std::vector{std::move(*newest)} : std::vector<Heartbeat>{};
    }
};

/// Appends what a new journal begins with.
using Fill = std::function<Expected<void, JournalProblem>(Journal&)>;
/// Makes a new journal with all of that in it, there as a whole or not at all, and opens it.
using MakeJournal = std::function<Expected<std::unique_ptr<Journal>, JournalProblem>(Fill const&)>;

} // namespace flagfall::session
