// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

struct sqlite3;

namespace flagfall::storage {

/// What SQLite had to say.
struct SqlProblem {
    int code = 0;        ///< SQLite's extended result code
    int systemError = 0; ///< errno of the call that failed, if one did
    std::string detail;

    [[nodiscard]] int primaryCode() const { return code & 0xff; }
};

/// An open SQLite connection; closed when it goes. For one thread at a time.
class Database {
public:
    enum class Mode {
        Create, ///< the file must not exist, or be empty
        ReadWrite,
        ReadOnly,           ///< others may write meanwhile; makes a -shm file if there is none, and an old one anew
        ReadOnlyByOldIndex, ///< the same where nobody has it open: a -shm file is there, and is left as it is
        Immutable,          ///< nobody writes while it is open: no lock, no other file, works on a CD
    };
    [[nodiscard]] static Expected<Database, SqlProblem> open(std::filesystem::path const& path, Mode mode);

    /// Carries out statements that give no rows, or whose rows nobody wants.
    [[nodiscard]] Expected<void, SqlProblem> run(char const* sql);
    /// The first column of the first row; 0 when there is no row.
    [[nodiscard]] Expected<std::int64_t, SqlProblem> number(char const* sql);
    [[nodiscard]] Expected<std::string, SqlProblem> text(char const* sql);

    /// What the last call on this connection that gave `code` complained about.
    [[nodiscard]] SqlProblem problem(int code) const;
    /// The objects in the file are ours, letter by letter: their checks may call functions. Until then they may not in
    /// a file that is only read.
    void trustObjects();
    /// No checkpoint when closing: the file stays as it is, byte for byte.
    void leaveAsItIs();
    /// What stands in the -wal goes into the file when it is closed, and the -wal goes: as is usual.
    void tidyWhenClosed();
    /// Bytes of the file and its -wal; 0 where they cannot be asked.
    [[nodiscard]] std::int64_t size() const;
    /// How the -wal ends with what has been committed, by the index that all who have it open go by.
    struct LogEnd {
        std::int64_t frames = 0; ///< 0: nothing in it counts
        std::int64_t pageSize = 0;
        std::array<unsigned char, 8> salt{}; ///< as it stands in the -wal
        std::array<std::uint32_t, 2> checksum{};

        friend bool operator==(LogEnd const&, LogEnd const&) = default;
    };
    /// None where there is no such index.
    [[nodiscard]] std::optional<LogEnd> logEnd() const;
    /// Forgets the pages that were read: they are read anew.
    void forgetPages();
    /// Cuts the -wal off behind what has been committed. A commit whose sync failed stands there whole, and would be
    /// taken in by the next opening, although it was refused. False: it may stand there still.
    [[nodiscard]] bool forgetRefused();
    /// From now on nothing goes from the -wal to the main file but by `checkpoint`, and `framesInLog` counts.
    void checkpointByHand();
    /// How many frames of the -wal count, as of the last commit on this connection; 0: there was none.
    [[nodiscard]] int framesInLog() const { return m_frames ? *m_frames : 0; }
    enum class Checkpoint {
        Passive, ///< as much as others who read allow
        Restart, ///< waits for them a while; the next commit begins the -wal anew
    };
    /// True: everything committed is in the main file. False: somebody reads what was there before.
    [[nodiscard]] Expected<bool, SqlProblem> checkpoint(Checkpoint how);
    /// Asks `goOn` now and then during every statement; false breaks it off. Empty: nobody is asked.
    void askWhether(std::function<bool()> goOn);
    /// Reads what can be read of a file whose end is missing. Only for connections that do not write.
    void tolerateMissingPages();
    [[nodiscard]] sqlite3* handle() const { return m_handle.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    explicit Database(sqlite3* handle) : m_handle(handle) {}
    std::unique_ptr<std::function<bool()>> m_goOn; ///< outlives the connection
    std::unique_ptr<int> m_frames;                 ///< likewise
    std::unique_ptr<sqlite3, Close> m_handle;
};

} // namespace flagfall::storage
