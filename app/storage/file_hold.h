// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <filesystem>
#include <memory>

namespace flagfall::storage {

/// Keeps an event file for this program: one writer in all programs of the machine, any number of readers.
///
/// Take one before SQLite opens the file and let it go after SQLite has closed it. The system drops all of
/// SQLite's own locks on a file when any descriptor of that file is closed anywhere in the program; therefore
/// every hold on a file in one program shares one descriptor, and nothing else may open the file. Any thread.
class FileHold {
public:
    /// The only writer. InUse when there is another one, here or in another program.
    [[nodiscard]] static Expected<FileHold, session::JournalProblem> forWriting(std::filesystem::path const& path);
    /// A reader, beside a writer if need be.
    [[nodiscard]] static Expected<FileHold, session::JournalProblem> forReading(std::filesystem::path const& path);

    ~FileHold();
    FileHold(FileHold&& other) noexcept = default;
    FileHold& operator=(FileHold&&) = delete;

    /// For reading the file's first bytes; never close it.
    [[nodiscard]] int descriptor() const;
    /// Nobody else writes, or will begin to, while this is held.
    [[nodiscard]] bool undisturbed() const;

private:
    enum class Use { Writing, StillReading, Reading };
    struct OpenFile;
    FileHold(std::shared_ptr<OpenFile> file, Use use) : m_file(std::move(file)), m_use(use) {}
    [[nodiscard]] static Expected<std::shared_ptr<OpenFile>, session::JournalProblem>
    opened(std::filesystem::path const& path);

    std::shared_ptr<OpenFile> m_file; ///< null after a move
    Use m_use;
};

} // namespace flagfall::storage
