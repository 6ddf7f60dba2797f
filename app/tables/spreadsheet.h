// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/delimited.h"

#include <filesystem>

namespace flagfall::tables {

enum class Kind { Text, Xlsx, Ods };

struct ReadTable {
    Sheet sheet;
    Kind kind = Kind::Text;
    std::vector<std::string> sheetNames{}; ///< of a spreadsheet
    std::size_t sheetRead = 0;             ///< which of them; the first that holds anything, unless one was chosen
    TextForm form{};                       ///< of a text, as it was read
};

/// What somebody has chosen for a file.
struct TableForm {
    TextForm text{};
    std::optional<std::size_t> sheet{};
};

/// Reads the bytes of any file that holds a table, by what is in it and not by its name.
[[nodiscard]] Or<ReadTable> readTable(std::string_view bytes, TableForm const& form = {}, Limits const& limits = {});

/// One sheet, all of whose cells are texts, but for whole numbers and such with a half or a quarter behind the point
/// (`2.5`, `12.25`): those can be counted with.
[[nodiscard]] Or<void> writeXlsx(Sheet const& sheet, std::string const& name, std::filesystem::path const& file);
/// The same as bytes; takes its way through a file in the folder for temporary ones.
[[nodiscard]] Or<std::string> xlsxBytes(Sheet const& sheet, std::string const& name);

} // namespace flagfall::tables
