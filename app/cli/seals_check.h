// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <filesystem>
#include <string>
#include <vector>

namespace flagfall::cli {

/// Whether a history is the one that was signed, and the one that papers were printed from. `rows` are the good rows of
/// the file. What holds is printed, what does not is complained of.
[[nodiscard]] Outcome checkSeals(std::filesystem::path const& file, std::vector<session::Row> const& rows,
                                 std::vector<std::string> const& printedCodes);

} // namespace flagfall::cli
