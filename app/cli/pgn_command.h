// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <filesystem>
#include <vector>

namespace flagfall::cli {

enum class Summary { None, Counts }; ///< how many games, moves and problems there were, to standard error

struct PgnQuestion {
    std::vector<std::filesystem::path> files;
    std::filesystem::path target; ///< standard output when empty; must be none of the files
    Summary summary = Summary::None;
};

/// Reads games of any number and size from files (PGN) and writes them anew, in the export format, as they come. Each
/// problem is told with file, line and column. Damaged where something could be kept as text only; what is only unusual
/// is told and good.
[[nodiscard]] Outcome rewriteGames(PgnQuestion const& question);

} // namespace flagfall::cli
