// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/delimited.h"

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

} // namespace flagfall::tables
