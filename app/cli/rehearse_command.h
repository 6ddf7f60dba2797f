// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "app/rehearsal/order.h"

#include <filesystem>
#include <string>
#include <vector>

namespace flagfall::cli {

struct RehearseQuestion {
    rehearsal::Order order;
    std::vector<std::string> kinds; ///< of the troubles, by their words; none: all
    std::filesystem::path target;   ///< a new event file
};

/// The words of `--kinds`, with commas between them.
[[nodiscard]] std::string troubleWords();

/// Plays a whole event by itself, in a hall that is not there and a time of its own, writes its journal as an event
/// file and prints what was handled. Never overwrites a file. Unreadable: what is asked for cannot be, by an option
/// that is named, or the file cannot be written; there is no file then. Damaged: something was left undone.
[[nodiscard]] Outcome rehearse(RehearseQuestion const& question);

} // namespace flagfall::cli
