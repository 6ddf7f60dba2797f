// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <optional>

namespace flagfall::tables {

/// Puts cells of a spreadsheet where they belong; what is empty between them is filled up, what is empty behind them
/// is not kept.
class Grid {
public:
    explicit Grid(Limits const& limits) : m_limits(limits) {}

    /// From 0. The first problem is kept, and nothing is put after it.
    void put(std::size_t row, std::size_t column, std::string text);
    /// It asks for more cells than anything that is read.
    void refuse(std::size_t row, std::size_t column);
    [[nodiscard]] std::optional<Problem> const& problem() const { return m_problem; }
    [[nodiscard]] Sheet take() { return std::move(m_sheet); }
    [[nodiscard]] bool isEmpty() const { return m_sheet.rows.empty(); }

private:
    Limits m_limits;
    Sheet m_sheet;
    std::size_t m_cells = 0;
    std::optional<Problem> m_problem;
};

} // namespace flagfall::tables
