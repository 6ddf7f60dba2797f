// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/grid.h"

#include <algorithm>

namespace flagfall::tables {
namespace {

/// Without white space at the ends, and in one line.
std::string inOneLine(std::string const& text) {
    std::string line;
    for (char const c : text) {
        bool const white = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (white && (line.empty() || line.back() == ' ')) continue;
        line += white ? ' ' : c;
    }
    while (!line.empty() && line.back() == ' ') line.pop_back();
    return line;
}

} // namespace

void Grid::put(std::size_t row, std::size_t column, std::string text) {
    using What = Problem::What;
    text = inOneLine(text);
    if (m_problem || text.empty()) return;
    bool const tooFar = column >= m_limits.columns || row >= m_limits.cells;
    if (tooFar || ++m_cells > m_limits.cells) refuse(row, column);
    if (text.size() > m_limits.cellBytes) m_problem = Problem{What::CellTooLong, row + 1, column + 1};
    if (m_problem) return;
    if (m_sheet.rows.size() <= row) m_sheet.rows.resize(row + 1);
    Row& cells = m_sheet.rows[row];
    if (cells.size() <= column) cells.resize(column + 1);
    cells[column] = std::move(text);
}

void Grid::refuse(std::size_t row, std::size_t column) {
    if (!m_problem) m_problem = Problem{Problem::What::TooManyCells, row + 1, column + 1};
}

} // namespace flagfall::tables
