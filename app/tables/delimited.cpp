// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/delimited.h"

#include "app/tables/typed_lines.h"

#include <algorithm>
#include <array>
#include <map>

namespace flagfall::tables {
namespace {

std::string_view stripped(std::string_view text) {
    constexpr std::string_view noBreak = "\xC2\xA0";
    for (bool more = true; more && !text.empty();) {
        more = text.front() == ' ' || text.starts_with(noBreak);
        if (more) text.remove_prefix(text.front() == ' ' ? 1 : noBreak.size());
    }
    for (bool more = true; more && !text.empty();) {
        more = text.back() == ' ' || text.ends_with(noBreak);
        if (more) text.remove_suffix(text.back() == ' ' ? 1 : noBreak.size());
    }
    return text;
}

char characterOf(Separator separator) {
    switch (separator) {
    case Separator::Tab: return '\t';
    case Separator::Semicolon: return ';';
    case Separator::Comma: return ',';
    case Separator::Bar: return '|';
    case Separator::Spaces:
    case Separator::Words:
    case Separator::None: break;
    }
    return '\n';
}

/// Reads a text cell by cell. `row` and `column` of a problem are those of the sheet.
class Parser {
public:
    Parser(std::string_view text, Separator separator, Limits const& limits)
        : m_rest(text), m_separator(separator), m_character(characterOf(separator)), m_limits(limits) {}

    Or<Sheet> parse() {
        while (!m_rest.empty())
            if (auto const wrong = takeCell()) return refused(*wrong);
        if (!m_row.empty()) endRow();
        while (!m_sheet.rows.empty() && m_sheet.rows.back().empty()) m_sheet.rows.pop_back();
        if (m_sheet.rows.empty()) return refused(Problem{Problem::What::Empty});
        return std::move(m_sheet);
    }

private:
    [[nodiscard]] Problem problem(Problem::What what) const {
        return {what, m_sheet.rows.size() + 1, m_row.size() + 1};
    }

    std::optional<Problem> takeCell() {
        std::string cell;
        bool const quotes = characterOf(m_separator) != '\n';
        if (quotes && m_rest.front() == '"') {
            if (!takeQuoted(cell)) return problem(Problem::What::OpenQuote);
        }
        std::size_t const end = endOfCell();
        cell += stripped(m_rest.substr(0, end));
        m_rest.remove_prefix(end);
        if (cell.size() > m_limits.cellBytes) return problem(Problem::What::CellTooLong);
        if (m_row.size() >= m_limits.columns) return problem(Problem::What::TooManyCells);
        if (!cell.empty() && ++m_cells > m_limits.cells) return problem(Problem::What::TooManyCells);
        m_row.push_back(std::move(cell));
        takeEnd();
        return std::nullopt;
    }

    bool takeQuoted(std::string& cell) {
        std::size_t at = 1;
        for (;; ++at) {
            at = m_rest.find('"', at);
            if (at == std::string_view::npos) return false;
            if (at + 1 >= m_rest.size() || m_rest[at + 1] != '"') break;
            ++at;
        }
        std::string_view const inside = m_rest.substr(1, at - 1);
        for (std::size_t i = 0; i < inside.size(); ++i) {
            if (inside[i] == '"') ++i; // the second one of two
            cell += inside[i] == '\r' || inside[i] == '\n' || inside[i] == '\t' ? ' ' : inside[i];
        }
        cell = stripped(cell);
        m_rest.remove_prefix(at + 1);
        return true;
    }

    /// Looks no further than the cell goes.
    [[nodiscard]] std::size_t endOfCell() const {
        if (m_separator == Separator::Spaces) return gap();
        std::array const ends{m_character, '\r', '\n'};
        return std::min(m_rest.find_first_of(std::string_view{ends.data(), ends.size()}), m_rest.size());
    }
    /// Two spaces or more, or a tab, behind some text; or the end of the line.
    [[nodiscard]] std::size_t gap() const {
        std::size_t at = std::min(m_rest.find_first_not_of(' '), m_rest.size());
        auto const goesOn = [this](std::size_t here) {
            char const c = m_rest[here];
            return c != '\t' && c != '\r' && c != '\n' && !m_rest.substr(here).starts_with("  ");
        };
        while (at < m_rest.size() && goesOn(at)) ++at;
        return at;
    }

    void takeEnd() {
        if (m_rest.empty()) return endRow();
        if (m_rest.front() == '\r' || m_rest.front() == '\n') {
            bool const both = m_rest.starts_with("\r\n");
            m_rest.remove_prefix(both ? 2 : 1);
            return endRow();
        }
        m_rest.remove_prefix(m_separator == Separator::Spaces ? std::min(m_rest.find_first_not_of(" \t"), m_rest.size())
                                                              : 1);
        if (m_rest.empty()) endRow();
    }
    void endRow() {
        while (!m_row.empty() && m_row.back().empty()) m_row.pop_back();
        m_sheet.rows.push_back(std::move(m_row));
        m_row = {};
    }

    std::string_view m_rest;
    Separator m_separator;
    char m_character;
    Limits m_limits;
    Sheet m_sheet;
    Row m_row;
    std::size_t m_cells = 0;
};

/// The first lines, whole ones.
std::string_view sampleOf(std::string_view text) {
    constexpr std::size_t size = 40'000;
    if (text.size() <= size) return text;
    std::size_t const end = text.rfind('\n', size);
    return text.substr(0, end == std::string_view::npos ? size : end);
}

/// How well a separator makes columns: the share of the rows that have the most frequent length, if that is more than
/// one cell, in hundredths.
int evenness(std::string_view sample, Separator separator) {
    auto const sheet = parseDelimited(sample, separator);
    constexpr int broken = 45; // an open quotation mark: whether it separates at all
    if (!sheet) return sample.find(characterOf(separator)) != std::string_view::npos ? broken : 0;
    std::map<std::size_t, int> lengths;
    int rows = 0;
    for (Row const& row : sheet->rows)
        if (!row.empty()) ++lengths[row.size()], ++rows;
    int several = 0;
    for (auto const& [length, count] : lengths)
        if (length > 1) several += count;
    auto const usual = std::ranges::max_element(lengths, {}, [](auto const& one) { return one.second; });
    if (usual->first < 2) return several * 40 / rows;
    return 50 * several / rows + 50 * usual->second / rows;
}

/// Of the commas outside quotation marks.
bool commasAreInNames(std::string_view sample) {
    bool inside = false;
    int commas = 0;
    int spaced = 0;
    for (std::size_t i = 0; i < sample.size(); ++i) {
        if (sample[i] == '"') inside = !inside;
        if (inside || sample[i] != ',') continue;
        ++commas;
        spaced += i + 1 < sample.size() && sample[i + 1] == ' ' ? 1 : 0;
    }
    return 2 * spaced >= commas;
}

std::string quoted(std::string const& cell, char separator) {
    bool const plain = cell.find_first_of(std::string{"\"\r\n"} + separator) == std::string::npos &&
                       stripped(cell).size() == cell.size();
    if (plain) return cell;
    std::string text = "\"";
    for (char const c : cell) text.append(c == '"' ? 2 : 1, c);
    return text + '"';
}

std::string onOneLine(std::string text) {
    std::ranges::replace_if(text, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return text;
}

/// As where one line of a mail has semicolons.
bool isRarelyParted(Sheet const& sheet) {
    auto const filled = std::ranges::count_if(sheet.rows, [](Row const& row) { return !row.empty(); });
    auto const parted = std::ranges::count_if(sheet.rows, [](Row const& row) { return row.size() > 1; });
    return 2 * parted < filled;
}

} // namespace

Separator guessSeparator(std::string_view text) {
    std::string_view const sample = sampleOf(text);
    Separator best = Separator::None;
    int most = 0;
    for (Separator const one : {Separator::Tab, Separator::Semicolon, Separator::Bar, Separator::Comma}) {
        if (one == Separator::Comma && commasAreInNames(sample)) continue;
        if (int const even = evenness(sample, one); even > most) {
            most = even;
            best = one;
        }
    }
    constexpr int goodEnough = 50;
    if (most < goodEnough && evenness(sample, Separator::Spaces) > std::max(most, goodEnough)) return Separator::Spaces;
    return best;
}

Or<Sheet> parseDelimited(std::string_view text, Separator separator, Limits const& limits) {
    return Parser{text, separator, limits}.parse();
}

Or<ReadText> readText(std::string_view bytes, TextForm const& form, Limits const& limits) {
    using What = Problem::What;
    if (bytes.size() > limits.bytes) return refused(Problem{What::TooLarge});
    Encoding const encoding = form.encoding.value_or(guessEncoding(bytes));
    auto const text = decoded(bytes, encoding);
    if (!text || text->find('\0') != std::string::npos) return refused(Problem{What::NotText});
    Separator const separator = form.separator.value_or(guessSeparator(*text));
    auto sheet = parseDelimited(*text, separator, limits);
    if (!sheet) return refused(sheet.error());
    bool const isGuessed = !form.separator && separator == Separator::None;
    if (isGuessed || separator == Separator::Words)
        if (auto parted = partTypedLines(*sheet)) return ReadText{std::move(*parted), encoding, Separator::Words};
    if (!form.separator && separator != Separator::None && isRarelyParted(*sheet))
        if (auto lines = parseDelimited(*text, Separator::None, limits))
            if (auto parted = partTypedLines(*lines)) return ReadText{std::move(*parted), encoding, Separator::Words};
    return ReadText{std::move(*sheet), encoding, separator};
}

std::string_view markText(ByteOrderMark mark) { return mark == ByteOrderMark::Utf8 ? "\xEF\xBB\xBF" : ""; }

std::string csvText(Sheet const& sheet, char separator, ByteOrderMark mark) {
    std::string text{markText(mark)};
    for (Row const& row : sheet.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) text += separator;
            text += quoted(row[i], separator);
        }
        text += "\r\n";
    }
    return text;
}

std::string tsvText(Sheet const& sheet) {
    std::string text;
    for (Row const& row : sheet.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) text += (i > 0 ? "\t" : "") + onOneLine(row[i]);
        text += '\n';
    }
    return text;
}

std::string htmlText(Sheet const& sheet) {
    auto const escaped = [](std::string const& cell) {
        std::string text;
        for (char const c : cell)
            if (c == '&')
                text += "&amp;";
            else if (c == '<')
                text += "&lt;";
            else if (c == '>')
                text += "&gt;";
            else
                text += c;
        return text;
    };
    std::string text = "<meta charset=\"utf-8\"><table>";
    for (Row const& row : sheet.rows) {
        char const* const tag = &row == &sheet.rows.front() ? "th" : "td";
        text += "<tr>";
        for (std::string const& cell : row) text += std::string{"<"} + tag + ">" + escaped(cell) + "</" + tag + ">";
        text += "</tr>";
    }
    return text + "</table>\n";
}

} // namespace flagfall::tables
