// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/text_sheet.h"

#include "app/session/event/text.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using Align = TextSheet::Align;

std::string oneLine(std::string line) {
    std::ranges::replace_if(line, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
    return line;
}

std::string padded(std::string const& text, std::size_t width, Align align) {
    std::size_t const size = characters(text);
    std::string const space(size < width ? width - size : 0, ' ');
    return align == Align::Left ? text + space : space + text;
}

std::string withoutTrailingSpace(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

std::size_t widthOf(TextSheet::Table const& table, std::size_t column) {
    std::size_t width = characters(table.columns[column].head);
    for (auto const& row : table.rows)
        if (column < row.size()) width = std::max(width, characters(row[column]));
    return width;
}

std::string text(TextSheet::Table const& table) {
    std::string heads;
    std::vector<std::string> lines(table.rows.size());
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        std::string const between = column == 0 ? "" : "  ";
        std::size_t const width = widthOf(table, column);
        Align const align = table.columns[column].align;
        heads += between + padded(oneLine(table.columns[column].head), width, align);
        for (std::size_t row = 0; row < lines.size(); ++row) {
            bool const there = column < table.rows[row].size();
            lines[row] += between + padded(there ? oneLine(table.rows[row][column]) : "", width, align);
        }
    }
    std::string all = withoutTrailingSpace(heads);
    for (std::string& line : lines) all += withoutTrailingSpace(std::move(line));
    return all;
}

} // namespace

std::string text(TextSheet const& sheet) {
    std::string all = sheet.heading.empty() ? "" : oneLine(sheet.heading) + "\n";
    std::size_t width = 0;
    for (auto const& line : sheet.lines) width = std::max(width, characters(line.label));
    for (auto const& line : sheet.lines)
        if (!line.value.empty()) all += padded(line.label, width + 2, Align::Left) + oneLine(line.value) + "\n";
    for (auto const& table : sheet.tables) all += (all.empty() ? "" : "\n") + text(table);
    return all;
}

} // namespace flagfall::session
