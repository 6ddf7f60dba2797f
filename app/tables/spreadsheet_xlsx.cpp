// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/grid.h"
#include "app/tables/spreadsheet_parts.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <set>

/// Office Open XML, part 1 (ISO/IEC 29500-1), chapter 18.
namespace flagfall::tables {
namespace {

template <typename Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    auto const [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && stop == text.data() + text.size() ? std::optional{number} : std::nullopt;
}

/// Whether numbers of this format are days (18.8.30): one of Excel's own, or a code with a day or year in it.
bool isDayFormat(int id) {
    return (id >= 14 && id <= 17) || id == 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
}
bool isDayFormat(std::string const& code) {
    bool quoted = false;
    bool bracketed = false;
    for (char const c : code) {
        if (c == '"') quoted = !quoted;
        if (c == '[' || c == ']') bracketed = c == '[';
        if (!quoted && !bracketed && (c == 'd' || c == 'y' || c == 'D' || c == 'Y')) return true;
    }
    return false;
}

/// 1 is 1900-01-01, and 60 a 29 February that never was (18.17.4.1).
std::string dayText(double serial, bool from1904) {
    using namespace std::chrono;
    int const count = static_cast<int>(serial);
    sys_days const origin =
        from1904 ? sys_days{1904y / January / 1} : sys_days{1899y / December / (count < 60 ? 31 : 30)};
    year_month_day const date{origin + days{count}};
    auto const two = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(static_cast<int>(date.year())) + "-" + two(static_cast<unsigned>(date.month())) + "-" +
           two(static_cast<unsigned>(date.day()));
}

struct Book {
    struct Part {
        std::string name;
        std::string relation;
    };
    std::vector<Part> sheets;
    std::map<std::string, std::string> targets; ///< by relation
    std::vector<std::string> strings;
    std::vector<bool> isDay; ///< by the style of a cell
    bool from1904 = false;
};

XmlListener bookListener(Book& book) {
    return {[&book](std::string_view name, Attributes const& attributes) {
                if (name == "sheet") book.sheets.push_back({valueOf(attributes, "name"), valueOf(attributes, "id")});
                std::string const since1904 = valueOf(attributes, "date1904");
                if (name == "workbookPr") book.from1904 = since1904 == "1" || since1904 == "true";
            },
            [](std::string_view) {},
            [](std::string_view) {},
            {}};
}

XmlListener relationsListener(Book& book) {
    return {[&book](std::string_view name, Attributes const& attributes) {
                if (name != "Relationship") return;
                std::string target = valueOf(attributes, "Target");
                target = target.starts_with("/") ? target.substr(1) : "xl/" + target;
                book.targets[valueOf(attributes, "Id")] = std::move(target);
            },
            [](std::string_view) {},
            [](std::string_view) {},
            {}};
}

/// Shared strings: `si` with `t` in it or in its runs; what `rPh` says is how to pronounce them.
struct Strings {
    Book& book;
    Limits const& limits;
    int inText = 0;
    int inPhonetic = 0;

    XmlListener listener() {
        return {[this](std::string_view name, Attributes const&) {
                    if (name == "si") book.strings.emplace_back();
                    if (name == "t") ++inText;
                    if (name == "rPh") ++inPhonetic;
                },
                [this](std::string_view name) {
                    if (name == "t") --inText;
                    if (name == "rPh") --inPhonetic;
                },
                [this](std::string_view text) {
                    if (inText > 0 && inPhonetic == 0 && !book.strings.empty()) book.strings.back() += text;
                },
                [this] { return book.strings.size() > limits.cells; }};
    }
};

struct Styles {
    Book& book;
    std::set<int> ownDays{};
    bool inCells = false;

    XmlListener listener() {
        return {[this](std::string_view name, Attributes const& attributes) {
                    int const id = numberIn<int>(valueOf(attributes, "numFmtId")).value_or(0);
                    if (name == "numFmt" && isDayFormat(valueOf(attributes, "formatCode"))) ownDays.insert(id);
                    if (name == "cellXfs") inCells = true;
                    if (name == "xf" && inCells) book.isDay.push_back(isDayFormat(id) || ownDays.contains(id));
                },
                [this](std::string_view name) {
                    if (name == "cellXfs") inCells = false;
                },
                [](std::string_view) {},
                {}};
    }
};

/// The cells of one sheet.
class Cells {
public:
    Cells(Book const& book, Limits const& limits) : m_book(book), m_grid(limits) {}

    XmlListener listener() {
        return {[this](std::string_view name, Attributes const& attributes) { begins(name, attributes); },
                [this](std::string_view name) { ends(name); },
                [this](std::string_view text) {
                    if (m_inValue) m_text += text;
                },
                [this] { return m_grid.problem().has_value(); }};
    }
    [[nodiscard]] Grid& grid() { return m_grid; }

private:
    void begins(std::string_view name, Attributes const& attributes) {
        if (name == "row") {
            auto const number = numberIn<std::size_t>(valueOf(attributes, "r"));
            m_row = number.value_or(m_row + 1);
            m_column = 0;
        }
        if (name == "c") {
            takePlace(valueOf(attributes, "r"));
            m_type = valueOf(attributes, "t");
            m_style = numberIn<std::size_t>(valueOf(attributes, "s")).value_or(0);
            m_text.clear();
        }
        m_inValue = name == "v" || name == "t";
    }
    void ends(std::string_view name) {
        m_inValue = false;
        if (name == "c" && m_row > 0) m_grid.put(m_row - 1, m_column - 1, shown());
    }

    /// `BC12`; without it the place behind the last one.
    void takePlace(std::string const& place) {
        std::size_t column = 0;
        std::size_t at = 0;
        for (; at < place.size() && place[at] >= 'A' && place[at] <= 'Z' && at < 4; ++at)
            column = column * 26 + static_cast<std::size_t>(place[at] - 'A') + 1;
        m_column = column > 0 ? column : m_column + 1;
        if (auto const row = numberIn<std::size_t>(std::string_view{place}.substr(at)); row && *row > 0) m_row = *row;
    }

    [[nodiscard]] std::string shown() const {
        if (m_type == "s") {
            auto const index = numberIn<std::size_t>(m_text);
            return index && *index < m_book.strings.size() ? m_book.strings[*index] : std::string{};
        }
        if (m_type == "e") return {};
        if (!m_type.empty() && m_type != "n") return m_text;
        auto const number = numberIn<double>(m_text);
        if (!number || !std::isfinite(*number)) return m_text;
        constexpr double lastDay = 2'958'465; // 9999-12-31
        bool const day = m_style < m_book.isDay.size() && m_book.isDay[m_style];
        if (day && *number >= 1 && *number <= lastDay) return dayText(*number, m_book.from1904);
        constexpr double exact = 1e15;
        if (*number == std::floor(*number) && std::abs(*number) < exact)
            return std::to_string(static_cast<long long>(*number));
        return m_text;
    }

    Book const& m_book;
    Grid m_grid;
    std::size_t m_row = 0;
    std::size_t m_column = 0;
    std::size_t m_style = 0;
    std::string m_type;
    std::string m_text;
    bool m_inValue = false;
};

} // namespace

Or<ReadTable> readXlsx(Packed& packed, std::optional<std::size_t> chosen, Limits const& limits) {
    Book book;
    Strings strings{book, limits};
    Styles styles{book};
    auto const read = [&](std::string const& part, XmlListener listener) {
        return packed.read(part, std::move(listener));
    };
    if (auto const done = read("xl/workbook.xml", bookListener(book)); !done) return refused(done.error());
    if (auto const done = read("xl/_rels/workbook.xml.rels", relationsListener(book)); !done)
        return refused(done.error());
    if (packed.has("xl/sharedStrings.xml"))
        if (auto const done = read("xl/sharedStrings.xml", strings.listener()); !done) return refused(done.error());
    if (packed.has("xl/styles.xml"))
        if (auto const done = read("xl/styles.xml", styles.listener()); !done) return refused(done.error());

    ReadTable table{{}, Kind::Xlsx};
    for (Book::Part const& sheet : book.sheets) table.sheetNames.push_back(sheet.name);
    for (std::size_t i = 0; i < book.sheets.size(); ++i) {
        if (chosen && *chosen != i) continue;
        Cells cells{book, limits};
        if (auto const done = read(book.targets[book.sheets[i].relation], cells.listener()); !done)
            return refused(done.error());
        if (cells.grid().problem()) return refused(*cells.grid().problem());
        if (cells.grid().isEmpty()) continue;
        table.sheet = cells.grid().take();
        table.sheetRead = i;
        return table;
    }
    return refused(Problem{Problem::What::Empty});
}

} // namespace flagfall::tables
