// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sqlite_journal.h"

/// Events that are made from the rows of another one.
namespace flagfall::storage {

/// A new file with these rows; nothing is left of it where that fails.
[[nodiscard]] Expected<void, session::JournalProblem> writeEvent(std::filesystem::path const& target,
                                                                 std::vector<session::Row> const& rows);

/// The files that were attached to rulings go along with their rows.
[[nodiscard]] Expected<void, session::JournalProblem> takeAttachments(SqliteJournal& journal,
                                                                      std::vector<session::Row>& rows);

/// The whole event as session::withoutContacts makes it; `event` may be open.
[[nodiscard]] Expected<void, session::JournalProblem> copyWithoutContacts(std::filesystem::path const& event,
                                                                          std::filesystem::path const& target);

} // namespace flagfall::storage
