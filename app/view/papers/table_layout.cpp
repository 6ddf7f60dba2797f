// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/table_layout.h"

#include "app/view/papers/paper_ruler.h"

#include <algorithm>

namespace flagfall::view {
namespace {

// In sizes of the type.
constexpr double usualGap = 0.85;
constexpr double widestGap = 2.6;
constexpr double lineHeight = 1.2;
constexpr double rowPadding = 0.34;
constexpr double headSize = 0.82;
/// A longer cell of a list is broken: one long name must not cost every sheet a column.
constexpr double longestCell = 15;
/// Rounding must not break a line that fits.
constexpr double sliver = 0.5;

constexpr int unit = 1000;

double unitWidth(QString const& text, bool bold) { return widthOf(text, {unit, bold}) / unit; }

double longestWord(QString const& text, bool bold) {
    double longest = 0;
    for (QString const& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        longest = std::max(longest, unitWidth(word, bold));
    return longest;
}

qsizetype signOf(QString const& number) {
    for (qsizetype at = 0; at < number.size(); ++at)
        if (QStringLiteral("½¼¾.,").contains(number[at])) return at;
    return number.size();
}

} // namespace

TableLayout::TableLayout(PaperTable const& table) : m_table(table), m_columns(table.heads.size()) {
    m_cells.reserve(table.rows.size());
    for (PaperTable::Row const& row : table.rows) {
        std::vector<double>& widths = m_cells.emplace_back();
        for (std::size_t at = 0; at < m_columns.size(); ++at)
            widths.push_back(unitWidth(row.cells.value(static_cast<qsizetype>(at)), table.heads[at].strong));
    }
    measure();
}

PaperType TableLayout::typeOf(std::size_t column) const { return {m_size, m_table.heads[column].strong}; }

PaperType TableLayout::headType() const { return {static_cast<int>(m_size * headSize), true, false, true}; }

double TableLayout::gap() const { return m_gap; }

void TableLayout::measure() {
    for (std::size_t at = 0; at < m_columns.size(); ++at) measure(m_columns[at], at);
    m_natural = usualGap * static_cast<double>(m_columns.size() - 1);
    for (Column const& column : m_columns) m_natural += column.natural;
}

void TableLayout::measure(Column& column, std::size_t at) {
    PaperColumn const& head = m_table.heads[at];
    bool const words = head.align == PaperAlign::Left;
    for (std::size_t row = 0; row < m_cells.size(); ++row) {
        QString const cell = m_table.rows[row].cells.value(static_cast<qsizetype>(at));
        if (head.align == PaperAlign::Decimal) {
            qsizetype const sign = signOf(cell);
            double const whole = unitWidth(cell.first(sign), head.strong);
            column.whole = std::max(column.whole, whole);
            column.part = std::max(column.part, m_cells[row][at] - whole);
        }
        column.natural = std::max(column.natural, m_cells[row][at]);
        if (words && m_cells[row][at] > column.least)
            column.least = std::max(column.least, longestWord(cell, head.strong));
    }
    if (head.align == PaperAlign::Decimal) column.natural = column.whole + column.part;
    if (words && m_table.kind == PaperTable::Kind::List)
        column.full = std::exchange(column.natural, std::min(column.natural, longestCell));
    double const headWord = longestWord(head.head, true) * headSize;
    column.natural = std::max(column.natural, headWord);
    column.least = std::max(column.least, headWord);
    if (words && m_table.kind == PaperTable::Kind::InText)
        column.natural = std::max(column.natural, unitWidth(head.head, true) * headSize);
}

void TableLayout::setIn(int size, double width) {
    m_size = size;
    share(width);
    countLines();
}

/// Spare room goes between the columns; where there is too little, words are broken.
void TableLayout::share(double width) {
    double const natural = m_natural * m_size;
    auto const gaps = static_cast<double>(m_columns.size() - 1);
    m_gap = usualGap * m_size;
    double wordsNatural = 0, wordsLeast = 0;
    for (std::size_t at = 0; at < m_columns.size(); ++at) {
        Column& column = m_columns[at];
        column.width = column.natural * m_size;
        if (m_table.heads[at].align != PaperAlign::Left) continue;
        wordsNatural += column.natural * m_size;
        wordsLeast += std::min(column.least, column.natural) * m_size;
    }
    if (natural <= width) {
        double spare = width - natural;
        for (Column& column : m_columns) { // first to what would be broken
            double const more = std::clamp((column.full - column.natural) * m_size, 0.0, spare);
            column.width += more;
            spare -= more;
        }
        if (gaps > 0) m_gap += std::min(spare / gaps, (widestGap - usualGap) * m_size);
    } else {
        double const room = std::max(0.0, wordsNatural - (natural - width));
        double const spare = wordsNatural - wordsLeast;
        double const part = room >= wordsLeast && spare > 0 ? (room - wordsLeast) / spare : 0;
        double const squeeze = room < wordsLeast && wordsLeast > 0 ? room / wordsLeast : 1;
        for (std::size_t at = 0; at < m_columns.size(); ++at) {
            Column& column = m_columns[at];
            if (m_table.heads[at].align != PaperAlign::Left) continue;
            double const least = std::min(column.least, column.natural);
            column.width = (least + (column.natural - least) * part) * squeeze * m_size;
        }
    }
    double left = 0;
    for (Column& column : m_columns) {
        column.left = left;
        left += column.width + m_gap;
    }
    m_width = left - m_gap;
}

void TableLayout::countLines() {
    m_lines.assign(m_cells.size(), 1);
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (std::size_t at = 0; at < m_columns.size(); ++at) {
            QString const cell = m_table.rows[row].cells.value(static_cast<qsizetype>(at));
            bool const broken =
                cell.contains(QLatin1Char('\n')) || m_cells[row][at] * m_size > m_columns[at].width + sliver;
            if (broken && m_table.heads[at].align == PaperAlign::Left)
                m_lines[row] = std::max(
                    m_lines[row], static_cast<int>(linesOf(cell, typeOf(at), m_columns[at].width + sliver).size()));
        }
    m_headLines = 1;
    for (std::size_t at = 0; at < m_columns.size(); ++at)
        m_headLines = std::max(
            m_headLines,
            static_cast<int>(linesOf(m_table.heads[at].head, headType(), m_columns[at].width + sliver).size()));
}

double TableLayout::headHeight() const {
    return m_size * (headSize * lineHeight * m_headLines + (rowPadding + m_airiness));
}

double TableLayout::heightOf(std::size_t row) const {
    return m_size * (lineHeight * m_lines[row] + (rowPadding + m_airiness));
}

std::optional<PaperTable> TableLayout::cutTo(double height) const {
    double const room = height - headHeight();
    auto const most = std::max(1, static_cast<int>((room / m_size - (rowPadding + m_airiness)) / lineHeight));
    if (std::ranges::all_of(m_lines, [most](int lines) { return lines <= most; })) return std::nullopt;
    PaperTable cut = m_table;
    cut.rows.clear();
    for (std::size_t row = 0; row < rows(); ++row) {
        PaperTable::Row const& whole = m_table.rows[row];
        if (m_lines[row] <= most) {
            cut.rows.push_back(whole);
            continue;
        }
        for (int from = 0; from < m_lines[row]; from += most) {
            PaperTable::Row part{{}, whole.struck};
            for (std::size_t at = 0; at < m_columns.size(); ++at) {
                QString const cell = whole.cells.value(static_cast<qsizetype>(at));
                bool const isBroken = m_table.heads[at].align == PaperAlign::Left;
                part.cells += isBroken ? linesOf(cell, typeOf(at), m_columns[at].width + sliver)
                                             .mid(from, most)
                                             .join(QLatin1Char('\n'))
                              : from == 0 ? cell
                                          : QString{};
            }
            cut.rows.push_back(std::move(part));
        }
    }
    return cut;
}

TableStrip TableLayout::strip(std::size_t from, double height) const {
    TableStrip strip{from, from, headHeight()};
    while (strip.to < rows() && (strip.to == from || strip.height + heightOf(strip.to) <= height))
        strip.height += heightOf(strip.to++);
    return strip;
}

void TableLayout::place(TableStrip const& strip, QPointF at, std::vector<PlacedThing>& things) const {
    placeHeads(at, things);
    double y = at.y() + headHeight();
    things.emplace_back(PlacedLine{{at.x(), y, at.x() + m_width, y}, dotsOfPoints(0.7)});
    for (std::size_t row = strip.from; row < strip.to; ++row) {
        double const height = heightOf(row);
        placeRow(m_table.rows[row], {at.x(), y, m_width, height}, things);
        y += height;
        things.emplace_back(PlacedLine{{at.x(), y, at.x() + m_width, y}, dotsOfPoints(0.25), true});
    }
}

void TableLayout::placeHeads(QPointF at, std::vector<PlacedThing>& things) const {
    PaperType const type = headType();
    double const height = type.size * lineHeight;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        if (m_table.heads[column].head.isEmpty()) continue;
        Column const& of = m_columns[column];
        Qt::Alignment const align = m_table.heads[column].align == PaperAlign::Left     ? Qt::AlignLeft
                                    : m_table.heads[column].align == PaperAlign::Centre ? Qt::AlignHCenter
                                                                                        : Qt::AlignRight;
        QStringList const lines = linesOf(m_table.heads[column].head, type, of.width + sliver);
        // Over numbers that are wider than it a head stands in their middle: few of them reach the edge.
        double wide = 0;
        for (QString const& line : lines) wide = std::max(wide, widthOf(line, type));
        double const over = m_table.heads[column].align == PaperAlign::Decimal
                                ? std::max(0.0, ((of.whole + of.part) * m_size - wide) / 2)
                                : 0;
        double y = at.y() + (m_headLines - static_cast<int>(lines.size())) * height;
        for (QString const& line : lines) {
            things.emplace_back(
                placed(line, type, {at.x() + of.left, y, of.width + sliver - over, height}, align | Qt::AlignVCenter));
            y += height;
        }
    }
}

void TableLayout::placeRow(PaperTable::Row const& row, QRectF const& room, std::vector<PlacedThing>& things) const {
    double const height = m_size * lineHeight;
    std::size_t const before = things.size();
    for (std::size_t at = 0; at < m_columns.size(); ++at) {
        Column const& column = m_columns[at];
        QString const cell = row.cells.value(static_cast<qsizetype>(at));
        if (cell.isEmpty()) continue;
        QRectF line(room.left() + column.left, room.top() + m_size * (rowPadding + m_airiness) / 2,
                    column.width + sliver, height);
        switch (m_table.heads[at].align) {
        case PaperAlign::Left:
            for (QString const& text : linesOf(cell, typeOf(at), column.width + sliver)) {
                things.emplace_back(placed(text, typeOf(at), line));
                line.translate(0, height);
            }
            break;
        case PaperAlign::Right:
            things.emplace_back(placed(cell, typeOf(at), line, Qt::AlignRight | Qt::AlignVCenter));
            break;
        case PaperAlign::Centre: things.emplace_back(placed(cell, typeOf(at), line, Qt::AlignCenter)); break;
        case PaperAlign::Decimal: placeDecimal(column, typeOf(at), cell, line, things); break;
        }
    }
    if (row.struck)
        for (std::size_t at = before; at < things.size(); ++at)
            if (auto* const text = std::get_if<PlacedText>(&things[at])) text->struck = true;
}

void TableLayout::placeDecimal(Column const& column, PaperType const& type, QString const& cell, QRectF const& room,
                               std::vector<PlacedThing>& things) const {
    PlacedText text = placed(cell, type, room, Qt::AlignRight | Qt::AlignVCenter);
    double const axis = room.right() - sliver - column.part * m_size;
    text.at.setX(axis - widthOf(cell.first(signOf(cell)), text.type));
    things.emplace_back(std::move(text));
}

} // namespace flagfall::view
