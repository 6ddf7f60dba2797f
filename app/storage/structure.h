// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/chain.h"
#include "app/storage/database.h"

#include <filesystem>
#include <optional>

/// What an event file consists of besides its rows. A file may come from anywhere: these look at the list of its
/// objects, before anything in them is read.
namespace flagfall::storage {

/// Lays out an empty file in the present format.
[[nodiscard]] Expected<void, SqlProblem> layOut(Database& database);
/// Makes the tables for files that belong to acts.
[[nodiscard]] Expected<void, SqlProblem> layOutFiles(Database& database);
/// Whether any file has been kept yet.
[[nodiscard]] Expected<bool, SqlProblem> hasFiles(Database& database);

/// Why reading rows could do more than read them: one of our tables is a view, is virtual or computes its columns. A
/// view may never end, or fill the memory out of a few bytes.
[[nodiscard]] std::optional<session::JournalProblem> dangerIn(Database& database, std::filesystem::path const& path);

/// Where the objects are not exactly those of the format: one is missing, differs by a letter, or is not ours.
[[nodiscard]] std::optional<session::JournalProblem> foreignIn(Database& database, std::filesystem::path const& path,
                                                               Format format);

} // namespace flagfall::storage
