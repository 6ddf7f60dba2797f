// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/database.h"
#include "app/storage/write_ahead_log.h"

#include <array>
#include <filesystem>
#include <functional>
#include <optional>

#include <sys/stat.h>
#include <sys/types.h>

namespace flagfall::storage {

/// Whether the files that are being written are still those that stand under their names, and still have in them what
/// was written. A file that was moved, removed, replaced, overwritten or cut by somebody else takes every act without a
/// word, and nobody finds them again.
///
/// Each look is cheap: size and times of the main file, which nobody but us changes, and its first bytes; and the -wal
/// from where the last look ended, against the index of those who have it open. Only where the main file is not as we
/// left it is everything read.
class FilesInPlace {
public:
    /// What is asked of the journal.
    struct Questions {
        /// Whether somebody who opens the event now finds what we would find.
        std::function<bool()> stands;
        /// How the -wal should end; nothing where that is not known.
        std::function<std::optional<Database::LogEnd>()> logEnd;
    };
    /// An event file that is open, `descriptor`, and its -wal, which SQLite has made.
    FilesInPlace(std::filesystem::path event, int descriptor, Questions questions);
    ~FilesInPlace();
    FilesInPlace(FilesInPlace const&) = delete;
    FilesInPlace& operator=(FilesInPlace const&) = delete;

    /// TakenAway, with what happened; nothing while all is well. May be asked again: files can be put back.
    [[nodiscard]] std::optional<session::JournalProblem> check();

    /// The same, with all of the -wal. For what goes from there into the main file.
    [[nodiscard]] std::optional<session::JournalProblem> checkWhole();

    /// We have written to the main file.
    void eventWritten();
    /// We have cut the -wal ourselves.
    void logShortened() { m_logLook.size = 0; }

private:
    using FirstBytes = std::array<char, 100>;
    struct Look {
        dev_t device = 0;
        ino_t inode = 0;
        off_t size = 0; ///< of a -wal: the largest since we cut it
        timespec written{}, changed{};
        FirstBytes first{}; ///< of the main file
    };
    [[nodiscard]] static Look lookAt(struct stat const& found);
    [[nodiscard]] static bool isSame(Look const& a, Look const& b);
    [[nodiscard]] std::optional<session::JournalProblem> compare(std::filesystem::path const& path, Look const& known,
                                                                 Look& now) const;
    [[nodiscard]] bool logHolds();
    void readFirst(Look& look) const;
    [[nodiscard]] session::JournalProblem taken(std::filesystem::path const& path, char const* what) const;

    std::filesystem::path m_event, m_log;
    int m_eventDescriptor;
    int m_logDescriptor;
    Questions m_questions;
    Look m_eventLook, m_logLook;
    FollowedLog m_followed;
    std::optional<Look> m_foreign; ///< of the main file, when it was last found to be somebody else's
};

} // namespace flagfall::storage
