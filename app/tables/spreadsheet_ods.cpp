// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/grid.h"
#include "app/tables/spreadsheet_parts.h"

#include <algorithm>
#include <charconv>

namespace flagfall::tables {
namespace {

/// How often a row or cell is repeated; what is beyond reason is as good as once, for it is the empty rest of a sheet.
std::size_t repeated(Attributes const& attributes, std::string_view name) {
    std::string const text = valueOf(attributes, name);
    std::size_t times = 1;
    std::from_chars(text.data(), text.data() + text.size(), times);
    return std::max<std::size_t>(times, 1);
}

/// Listens to content.xml (OpenDocument 1.3, part 3, 9.1).
class Reader {
public:
    Reader(std::optional<std::size_t> chosen, Limits const& limits) : m_chosen(chosen), m_limits(limits) {}

    XmlListener listener() {
        return {[this](std::string_view name, Attributes const& attributes) { begins(name, attributes); },
                [this](std::string_view name) { ends(name); },
                [this](std::string_view text) {
                    if (m_inText > 0 && m_inNote == 0) m_text += text;
                },
                [this] { return m_grid.problem().has_value(); }};
    }

    Or<ReadTable> take() {
        if (m_grid.problem()) return refused(*m_grid.problem());
        if (m_grid.isEmpty()) return refused(Problem{Problem::What::Empty});
        return ReadTable{m_grid.take(), Kind::Ods, std::move(m_names), m_read, {}};
    }

private:
    [[nodiscard]] bool isWanted() const {
        return m_chosen ? m_names.size() == *m_chosen + 1 : m_read + 1 == m_names.size() || m_grid.isEmpty();
    }

    void begins(std::string_view name, Attributes const& attributes) {
        if (name == "table" && m_tables++ == 0) {
            m_names.push_back(valueOf(attributes, "name"));
            m_row = 0;
            m_wanted = isWanted();
            if (m_wanted) m_read = m_names.size() - 1;
        }
        if (m_tables != 1 || !m_wanted) return;
        if (name == "table-row") {
            m_column = 0;
            m_rowTimes = repeated(attributes, "number-rows-repeated");
        }
        if (name == "table-cell" || name == "covered-table-cell") {
            m_cellTimes = repeated(attributes, "number-columns-repeated");
            std::string const type = valueOf(attributes, "value-type");
            m_value = type == "date"    ? valueOf(attributes, "date-value").substr(0, 10)
                      : type == "float" ? valueOf(attributes, "value")
                                        : std::string{};
            m_text.clear();
        }
        if (name == "annotation") ++m_inNote;
        if (name == "p") {
            ++m_inText;
            if (!m_text.empty()) m_text += ' ';
        }
        if (name == "s" || name == "tab" || name == "line-break") m_text += ' ';
    }

    void ends(std::string_view name) {
        if (name == "table") --m_tables;
        if (name == "p" && m_inText > 0) --m_inText;
        if (name == "annotation" && m_inNote > 0) --m_inNote;
        if (m_tables != 1 || !m_wanted) return;
        if (name == "table-cell" || name == "covered-table-cell") endCell();
        if (name == "table-row") m_row += m_rowTimes;
    }

    void endCell() {
        std::string const& text = m_value.empty() ? m_text : m_value;
        ++m_cells;
        if (!text.empty() && isTooOften())
            m_grid.refuse(m_row, m_column);
        else if (!text.empty())
            for (std::size_t row = 0; row < m_rowTimes && !m_grid.problem(); ++row)
                for (std::size_t column = 0; column < m_cellTimes && !m_grid.problem(); ++column)
                    m_grid.put(m_row + row, m_column + column, text);
        m_column += m_cellTimes;
    }

    /// Equal cells beside or below each other are written once. In a real sheet these are few for each that is
    /// written; without a limit some hundred bytes ask for millions.
    bool isTooOften() {
        constexpr std::size_t manyTimes = 1'000'000;
        constexpr std::size_t fewCells = 5000;
        constexpr std::size_t timesEach = 16;
        m_repeats += std::min(m_rowTimes, manyTimes) * std::min(m_cellTimes, manyTimes) - 1;
        return m_repeats > fewCells + timesEach * m_cells;
    }

    std::optional<std::size_t> m_chosen;
    Limits m_limits;
    Grid m_grid{m_limits};
    std::vector<std::string> m_names;
    std::size_t m_read = 0;
    int m_tables = 0;
    int m_inText = 0;
    int m_inNote = 0;
    bool m_wanted = false;
    std::size_t m_row = 0;
    std::size_t m_column = 0;
    std::size_t m_rowTimes = 1;
    std::size_t m_cellTimes = 1;
    std::size_t m_cells = 0;   ///< as they are written
    std::size_t m_repeats = 0; ///< cells more than that
    std::string m_value;
    std::string m_text;
};

} // namespace

Or<ReadTable> readOds(Packed& packed, std::optional<std::size_t> chosen, Limits const& limits) {
    Reader reader{chosen, limits};
    if (auto const done = packed.read("content.xml", reader.listener()); !done) return refused(done.error());
    return reader.take();
}

} // namespace flagfall::tables
