// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/filled_form.h"

#include "app/entries/meaning.h"
#include "app/session/event/text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace flagfall::entries {
namespace {

struct Line {
    std::string head, value;
    Meaning meaning;
};

/// The whole line: its cells may have been cut at a comma.
std::string textOf(tables::Row const& row) {
    std::string text;
    for (std::string const& cell : row) text += (text.empty() ? "" : ", ") + cell;
    return text;
}

std::optional<Line> lineOf(std::string const& text) {
    std::size_t const colon = text.find(':');
    if (colon == std::string::npos || colon == 0) return std::nullopt;
    Line line{session::trimmed(text.substr(0, colon)), session::trimmed(text.substr(colon + 1)), Meaning::Nothing};
    line.meaning = meaningOfHead(line.head).value_or(Meaning::Nothing);
    return line.meaning == Meaning::Nothing ? std::nullopt : std::optional{std::move(line)};
}

} // namespace

std::optional<tables::Sheet> tableOfForms(tables::Sheet const& lines) {
    std::vector<Meaning> meanings;
    tables::Row head;
    std::vector<tables::Row> players;
    std::vector<tables::Row> others;
    std::size_t found = 0;
    for (tables::Row const& row : lines.rows) {
        auto line = lineOf(textOf(row));
        if (!line) {
            if (!row.empty()) others.push_back({textOf(row)});
            continue;
        }
        ++found;
        auto const known = std::ranges::find(meanings, line->meaning);
        auto const column = static_cast<std::size_t>(known - meanings.begin());
        if (known == meanings.end()) {
            meanings.push_back(line->meaning);
            head.push_back(line->head);
        }
        bool const isNext = players.empty() || (column < players.back().size() && !players.back()[column].empty());
        if (isNext) players.emplace_back();
        if (players.back().size() <= column) players.back().resize(column + 1);
        players.back()[column] = std::move(line->value);
    }
    bool const hasName = std::ranges::any_of(
        meanings, [](Meaning meaning) { return meaning == Meaning::Name || meaning == Meaning::LastName; });
    if (found < 2 || !hasName || found < others.size()) return std::nullopt;
    tables::Sheet sheet;
    sheet.rows.push_back(std::move(head));
    for (auto* const part : {&players, &others})
        sheet.rows.insert(sheet.rows.end(), std::make_move_iterator(part->begin()),
                          std::make_move_iterator(part->end()));
    return sheet;
}

} // namespace flagfall::entries
