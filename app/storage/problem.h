// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/database.h"

#include <filesystem>
#include <string>

namespace flagfall::storage {

[[nodiscard]] session::JournalProblem problem(session::JournalFault fault, std::filesystem::path const& file,
                                              std::string detail);

/// What an errno means to somebody with an event file.
[[nodiscard]] session::JournalProblem systemProblem(std::filesystem::path const& file, int error);

/// What SQLite's word means to somebody with an event file.
[[nodiscard]] session::JournalProblem sqlProblem(std::filesystem::path const& file, SqlProblem const& problem);

} // namespace flagfall::storage
