// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/chain.h"
#include "app/storage/database.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace flagfall::storage {

/// What is in a damaged file, the acts behind the damage included.
struct Salvaged {
    Format format = Format::Two;
    /// Acts whose seal fits the one before or, where that is lost, the one behind; in order, under their own numbers.
    std::vector<session::Row> rows{};
    /// Numbers of those whose contents nothing vouches for, because the act before them is lost.
    std::vector<Seq> unproved{};
    std::vector<session::Row> damaged{};              ///< can be read and fit nothing; in order
    Seq last{};                                       ///< the newest act of which anything is known
    bool endKnown = true;                             ///< false: there may have been more
    std::optional<session::JournalProblem> problem{}; ///< what is wrong with the file
};

/// Reads the rows of a file that may be damaged anywhere, each page that does not hold passed over, and judges them by
/// the chain of hashes. `loose` are rows that were found in another way, and count where SQLite does not find theirs.
/// Takes a few seconds for a million acts. For the thread that has the database.
[[nodiscard]] Salvaged salvage(Database& database, Format format, std::vector<session::Row> loose = {});

/// The same of a file whose first page is so damaged that it cannot be opened; whether its end was found is not known.
/// Nothing where no act is found that another vouches for.
[[nodiscard]] std::optional<Salvaged> salvageUnopened(std::filesystem::path const& event);

} // namespace flagfall::storage
