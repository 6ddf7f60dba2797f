// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_shelf.h"
#include "app/lists/table_columns.h"

#include <functional>
#include <string>

namespace flagfall::lists {

/// What is to be imported, and what the file itself does not say.
struct ImportRequest {
    std::filesystem::path file;
    std::string source{};             ///< empty: `fide…` for FIDE's files, `own` for others
    std::optional<ListMonth> month{}; ///< none: the month in the file, or that it was written in
    std::optional<PlayType> play{};   ///< of a single list; none: as its name says, or standard
    std::string federation{};         ///< of everybody in a list without such a column
    ColumnMeanings meanings{};        ///< of columns of a CSV file
};

struct ImportProgress {
    std::uint64_t read = 0;
    std::uint64_t total = 0; ///< 0: not known
    std::int64_t players = 0;
    double indexed = 0; ///< how much of the index for searching is there, to 1; it is made when all has been read
};

/// Asked now and then while a list is imported; false ends the import.
using ImportWatch = std::function<bool(ImportProgress const&)>;

/// A CSV file before it is kept as a rating list: any table with a column of names could be one.
struct TableSeen {
    TableColumns::Titles titles;
    std::int64_t players = 0;
};
/// None for FIDE's own files, which say what they are. Reads a table to its end: call it from a thread of its own.
[[nodiscard]] Expected<std::optional<TableSeen>, ListProblem> lookAtTable(ImportRequest const& request,
                                                                          ImportWatch const& watch = {});

/// Reads a rating list into the shelf: FIDE's text or XML file, or a CSV file, zipped or not. The list of that source
/// and month is replaced when the new one is whole; until then, and when the import fails or is ended, it stays as it
/// is. Takes seconds: call it from a thread of its own.
[[nodiscard]] Expected<ListInfo, ListProblem> importList(ListShelf const& shelf, ImportRequest const& request,
                                                         ImportWatch const& watch = {});

} // namespace flagfall::lists
