// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace flagfall::cli {

/// What the shell is told.
enum class Outcome {
    Good = 0,
    Damaged = 1,    ///< it could be read, and something in it does not hold
    Unreadable = 2, ///< it could not be read, or could not be written, or was not asked for properly
};

/// `flagfall-cli: open.flagfall: act 57: the hash does not fit`, to standard error.
void complain(std::filesystem::path const& file, std::string_view what);
Outcome complain(session::JournalProblem const& problem);
/// What the shell is told where one of these is an address of an event in a database, and a file is wanted.
[[nodiscard]] std::optional<Outcome> refuseAddresses(std::initializer_list<std::filesystem::path> files);
/// Of a file that belongs to an act.
void complainAboutFile(std::filesystem::path const& file, Seq act, session::JournalProblem const& problem);

} // namespace flagfall::cli
