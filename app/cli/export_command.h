// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <filesystem>
#include <optional>
#include <string>

namespace flagfall::cli {

struct ExportQuestion {
    std::filesystem::path file;   ///< an event
    std::string what;             ///< a word of exports::fileRows()
    std::filesystem::path target; ///< standard output when empty; a spreadsheet or archive needs one
    std::optional<int> round;     ///< of `pgn`; none: the last one
    bool interim = false;         ///< reports although games are open
    std::optional<int> at{};      ///< an entry of the history: the event as it was after it; none: as it is now
};

/// The words of `--what`, with commas between them.
[[nodiscard]] std::string exportWords();

/// Writes a file that the event gives to others. A table is what the name of the target ends in: `.csv`, `.tsv`,
/// `.xlsx` or `.ods`. Of a rating report it tells what a rating officer would ask for; that bars nothing. Unreadable,
/// with the reason, where the file cannot be made.
[[nodiscard]] Outcome exportFile(ExportQuestion const& question);

} // namespace flagfall::cli
