// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "pairing/tiebreaks/sheet.h"
#include "pairing/trf/draft.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::pairing::trf {

/// The standings of a report file: its results, and what it says of ranks.
struct SheetFile {
    Sheet sheet; ///< every round played
    std::vector<std::string> names;
    std::vector<std::optional<int>> ranks; ///< 001, columns 86–89, by player
    std::vector<CodeAt> tieBreaks;         ///< 212 without the points, failing that 202, as written
    std::vector<Remark> remarks;           ///< assumed, repaired, ignored
    bool isOver = false; ///< all rounds that are planned have been played, and every game has a result
};

[[nodiscard]] Expected<SheetFile, std::vector<Remark>> readSheet(std::string_view bytes);

} // namespace flagfall::pairing::trf
