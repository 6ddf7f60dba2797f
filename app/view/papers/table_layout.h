// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/papers/paper_page.h"

namespace flagfall::view {

/// Rows [from, to) of a table below each other, with the heads above them.
struct TableStrip {
    std::size_t from = 0;
    std::size_t to = 0;
    double height = 0; ///< in dots, with the heads
};

/// The columns of a table: how wide they are, and how its rows are set. Everything is measured once, whatever the size
/// it is set in. Refers to the table.
class TableLayout {
public:
    explicit TableLayout(PaperTable const& table);

    /// Without any cell broken that need not be, in dots for each dot of the type.
    [[nodiscard]] double naturalWidth() const { return m_natural; }

    /// The columns for this width, and with it how many lines each row has.
    void setIn(int size, double width);

    /// Space between rows beyond the usual, in sizes of the type.
    void setAiriness(double more) { m_airiness = more; }

    /// The table with every row that is higher than this, below its heads, cut into several; nullopt: none is. What is
    /// cut goes on in the next row, which begins a page.
    [[nodiscard]] std::optional<PaperTable> cutTo(double height) const;

    /// As many rows from `from` on as the height has room for; at least one.
    [[nodiscard]] TableStrip strip(std::size_t from, double height) const;
    [[nodiscard]] double heightOf(std::size_t row) const;
    [[nodiscard]] std::size_t rows() const { return m_table.rows.size(); }
    [[nodiscard]] double width() const { return m_width; }

    void place(TableStrip const& strip, QPointF at, std::vector<PlacedThing>& things) const;

private:
    struct Column {
        double natural = 0, least = 0; ///< least: its longest word
        double full = 0;               ///< without any cell broken; natural may be less
        double whole = 0, part = 0;    ///< before and after the decimal sign
        double width = 0, left = 0;    ///< in dots, as set
    };
    [[nodiscard]] PaperType typeOf(std::size_t column) const;
    [[nodiscard]] PaperType headType() const;
    [[nodiscard]] double gap() const;
    [[nodiscard]] double headHeight() const;
    void measure();
    void measure(Column& column, std::size_t at);
    void share(double width);
    void countLines();
    void placeHeads(QPointF at, std::vector<PlacedThing>& things) const;
    void placeRow(PaperTable::Row const& row, QRectF const& room, std::vector<PlacedThing>& things) const;
    void placeDecimal(Column const& column, PaperType const& type, QString const& cell, QRectF const& room,
                      std::vector<PlacedThing>& things) const;

    PaperTable const& m_table;
    std::vector<Column> m_columns;
    std::vector<std::vector<double>> m_cells; ///< widths of one dot of type, by row and column
    std::vector<int> m_lines;                 ///< by row
    int m_headLines = 1;
    double m_natural = 0;
    double m_width = 0;
    double m_gap = 0;
    double m_airiness = 0;
    int m_size = 75;
};

} // namespace flagfall::view
