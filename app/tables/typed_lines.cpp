// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/typed_lines.h"

#include <algorithm>
#include <utility>

namespace flagfall::tables {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view gaps = " \t,;:";

std::string trimmed(std::string_view text) {
    std::size_t const first = text.find_first_not_of(gaps);
    if (first == text.npos) return {};
    return std::string{text.substr(first, text.find_last_not_of(gaps) - first + 1)};
}

/// `12. `, `3) `, `4 `: how long it is.
std::size_t numberBefore(std::string_view line) {
    std::size_t end = std::min(line.find_first_not_of(digits), line.size());
    if (end == 0 || end > 4 || end == line.size()) return 0;
    if (line[end] == '.' || line[end] == ')') ++end;
    return end < line.size() && (line[end] == ' ' || line[end] == '\t') ? end : 0;
}

/// Where a number of three or four digits begins that stands alone, or a 0.
std::size_t ratingIn(std::string_view text) {
    for (std::size_t at = text.find_first_of(digits); at != text.npos; at = text.find_first_of(digits, at)) {
        std::size_t const end = std::min(text.find_first_not_of(digits, at), text.size());
        bool const isAlone = (at > 0 && gaps.find(text[at - 1]) != gaps.npos) &&
                             (end == text.size() || gaps.find(text[end]) != gaps.npos);
        bool const isRating = end - at == 3 || end - at == 4 || text.substr(at, end - at) == "0";
        if (isAlone && isRating) return at;
        at = end;
    }
    return text.npos;
}

/// None: neither a number before it nor a rating, or no words.
std::optional<Row> parted(std::string_view line) {
    std::size_t const before = numberBefore(line);
    std::string_view const rest = line.substr(before);
    std::size_t const rating = ratingIn(rest);
    std::string words = trimmed(rest.substr(0, rating));
    if ((before == 0 && rating == rest.npos) || words.empty() || words.find_first_of(digits) != words.npos)
        return std::nullopt;
    Row row{std::string{line.substr(0, before)}, std::move(words), {}, {}};
    if (rating == rest.npos) return row;
    std::size_t const end = std::min(rest.find_first_not_of(digits, rating), rest.size());
    row[2] = rest.substr(rating, end - rating);
    row[3] = trimmed(rest.substr(end));
    return row;
}

} // namespace

std::optional<Sheet> partTypedLines(Sheet const& sheet) {
    if (sheet.columns() != 1) return std::nullopt;
    Sheet result;
    std::size_t lines = 0; // from the first one that fits to the last one
    std::size_t fitting = 0;
    std::size_t others = 0; // since the last one that fits
    std::size_t around = 0;
    for (Row const& row : sheet.rows) {
        if (row.empty() || row[0].empty()) {
            result.rows.emplace_back();
            continue;
        }
        auto cells = parted(row[0]);
        ++(cells ? fitting : others);
        if (cells) (fitting == 1 ? around : lines) += std::exchange(others, 0);
        result.rows.push_back(cells ? std::move(*cells) : Row{{}, row[0], {}, {}});
    }
    lines += fitting;
    around += others;
    constexpr std::size_t aList = 3; // one or two lines with a number may be anything
    bool const isMost = 5 * fitting >= 3 * (fitting < aList ? lines + around : lines);
    if (fitting == 0 || !isMost || 4 * fitting < around) return std::nullopt;
    for (std::size_t column = 4; column-- > 0;) {
        bool const isFilled = std::ranges::any_of(
            result.rows, [column](Row const& row) { return column < row.size() && !row[column].empty(); });
        if (isFilled) continue;
        for (Row& row : result.rows)
            if (column < row.size()) row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
    }
    return result;
}

} // namespace flagfall::tables
