// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <filesystem>
#include <string>

namespace flagfall::storage {

/// Whether anything has this name, be it a link that leads nowhere.
[[nodiscard]] bool isThere(std::filesystem::path const& path);

/// The name under which an event is kept as it was: `open.format-1.flagfall` beside `open.flagfall`, then
/// `open.format-1-2.flagfall` and so on.
[[nodiscard]] std::filesystem::path nameToKeep(std::filesystem::path const& event, std::string const& why, int number);

/// Removes what programs that were killed have left of writing `target`. A part file bears the number of its program;
/// one whose program runs on this machine stays. Done before a part file is made.
void tidyPartsOf(std::filesystem::path const& target);

/// A file on its way: written under a name of its own, and given its real name only when it is whole.
/// If that never comes to pass, nothing of it stays.
class PartFile {
public:
    /// There from the beginning, empty, for its owner alone to read. AlreadyExists when `target`, or a -wal or -journal
    /// that would be taken for its own, is there.
    [[nodiscard]] static Expected<PartFile, session::JournalProblem> beside(std::filesystem::path const& target);
    /// To take the place of a file that is there, which nobody may have open.
    [[nodiscard]] static Expected<PartFile, session::JournalProblem> inPlaceOf(std::filesystem::path const& target);
    ~PartFile();
    PartFile(PartFile&& other) noexcept;
    PartFile& operator=(PartFile&&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const { return m_path; }
    /// On disk, under its real name; never over another file. SQLite must have closed it.
    [[nodiscard]] Expected<void, session::JournalProblem> publish();
    /// The same in the place of the target, which is there under the name `kept` before it loses its own. Whatever
    /// moment a program dies at, both files are whole.
    [[nodiscard]] Expected<void, session::JournalProblem> publishKeeping(std::filesystem::path const& kept);

    /// The same in the place of the target, of which nothing is kept. Who has it open goes on reading it.
    [[nodiscard]] Expected<void, session::JournalProblem> publishReplacing();

private:
    [[nodiscard]] static Expected<PartFile, session::JournalProblem> named(std::filesystem::path const& target);
    [[nodiscard]] Expected<void, session::JournalProblem> replace();
    PartFile(std::filesystem::path target, std::filesystem::path path)
        : m_target(std::move(target)), m_path(std::move(path)) {}
    std::filesystem::path m_target;
    std::filesystem::path m_path; ///< empty: nothing to remove
};

} // namespace flagfall::storage
