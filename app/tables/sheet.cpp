// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/sheet.h"

#include <algorithm>

namespace flagfall::tables {

std::size_t Sheet::columns() const {
    std::size_t most = 0;
    for (Row const& row : rows) most = std::max(most, row.size());
    return most;
}

std::string const& Sheet::cell(std::size_t row, std::size_t column) const {
    static std::string const none;
    return row < rows.size() && column < rows[row].size() ? rows[row][column] : none;
}

} // namespace flagfall::tables
