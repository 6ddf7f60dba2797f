// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/kept_journal.h"

#include <memory>
#include <string>

/// The one door to an event by its name, be it a file or an address of one in a database (postgres_address.h).
namespace flagfall::storage {

/// Opens it, as SqliteJournal::open or PostgresJournal::open does.
[[nodiscard]] Expected<std::unique_ptr<KeptJournal>, session::JournalProblem>
openJournal(std::string const& name, Access access, session::Progress const& progress = {});

/// Makes a new, empty event under that name and opens it; AlreadyExists where there is one.
[[nodiscard]] Expected<std::unique_ptr<KeptJournal>, session::JournalProblem> createJournal(std::string const& name);

/// Writes a whole and verified copy under another name, which must not exist: from a file to a file, from a file into a
/// database and back. The copy is there when all of it is, or not at all; it has the hashes, signatures and files of
/// the original, and its last sign of life. A file that is missing or damaged there is missing in the copy.
[[nodiscard]] Expected<Verification, session::JournalProblem> copyJournal(std::string const& from,
                                                                          std::string const& to);

} // namespace flagfall::storage
