// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <filesystem>
#include <optional>

#include <sys/types.h>

namespace flagfall::storage {

/// Whether the files that are being written are still those that stand under their names. A file that was moved,
/// removed, replaced or cut by somebody else takes every act without a word, and nobody finds them again.
class FilesInPlace {
public:
    /// An event file that is open, `descriptor`, and its -wal, which SQLite has made.
    FilesInPlace(std::filesystem::path event, int descriptor);

    /// TakenAway, with what happened; nothing while all is well. May be asked again: files can be put back.
    [[nodiscard]] std::optional<session::JournalProblem> check();

    /// We have cut the -wal ourselves.
    void logShortened();

private:
    struct File {
        dev_t device = 0;
        ino_t inode = 0;
        off_t size = 0; ///< never gets less: nobody but us writes, and we say when we cut
    };
    [[nodiscard]] std::optional<session::JournalProblem> compare(std::filesystem::path const& path, File& known) const;
    [[nodiscard]] session::JournalProblem taken(std::filesystem::path const& path, char const* what) const;

    std::filesystem::path m_event, m_log;
    File m_eventFile, m_logFile;
};

} // namespace flagfall::storage
