// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/database.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>

namespace flagfall::storage {

/// The -wal beside an event file, read without SQLite (sqlite.org/fileformat2.html, section 4). SQLite takes it in up
/// to the first frame that does not hold and says nothing about what comes after it.
struct WriteAheadLog {
    bool present = false;     ///< there is such a file, and something in it
    std::int64_t takenIn = 0; ///< transactions that SQLite takes in
    /// Transactions of the same log behind them, the beginning of one included. Of one it cannot be told whether it is
    /// the one that a power cut caught on its way to the disk or one that was whole; of more than one all but the last
    /// were whole.
    std::int64_t leftOut = 0;
    /// Pages that were in the log, by the index beside it (-shm), and are not there or do not hold any more: the log
    /// was cut, or damaged. The index outlives a program that is killed, is brought forward after the log has been
    /// synced, and goes with the first program that opens the event: without it this cannot be told.
    std::int64_t missing = 0;
    /// Where in the log the newest of each page stands that SQLite takes in.
    std::map<std::uint32_t, std::int64_t> pages{};
};

/// `event` is the main file. A log that cannot be read is a problem of the disk. For a file that nobody is writing to.
[[nodiscard]] Expected<WriteAheadLog, session::JournalProblem> readLogOf(std::filesystem::path const& event);

/// How far a log that is being written has been looked at.
struct FollowedLog {
    std::array<unsigned char, 8> salt{};
    std::int64_t last = 0;                 ///< the newest frame that was seen to hold; 0: none yet
    std::array<std::uint32_t, 2> before{}; ///< the running checksum in front of it
};

/// Whether the log ends as its index says and everything holds that was written since the last look, the newest frame
/// of that time included. `descriptor` is that of the log.
[[nodiscard]] bool follow(int descriptor, Database::LogEnd const& end, FollowedLog& followed);

/// Its name.
[[nodiscard]] std::filesystem::path logOf(std::filesystem::path const& event);

} // namespace flagfall::storage
