// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/filled_form.h"

#include "app/entries/meaning.h"
#include "app/session/event/text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace flagfall::entries {
namespace {

struct Answer {
    std::string head, value;
    Meaning meaning;
};

std::optional<Answer> answerOf(std::string_view head, std::string_view value) {
    Meaning const meaning = meaningOfHead(head).value_or(Meaning::Nothing);
    if (meaning == Meaning::Nothing) return std::nullopt;
    return Answer{session::trimmed(std::string{head}), session::trimmed(std::string{value}), meaning};
}

/// `Name: Ján Čižmár`
std::optional<Answer> answerIn(std::string_view text) {
    std::size_t const colon = text.find(':');
    return colon == text.npos ? std::nullopt : answerOf(text.substr(0, colon), text.substr(colon + 1));
}

/// The answers of a row: one beside its head, one in each cell, or one that was cut at its commas. Empty: it is no part
/// of a form.
std::vector<Answer> answersOf(tables::Row const& row, bool isCutAtCommas) {
    std::vector<std::string_view> cells;
    for (std::string const& cell : row)
        if (!cell.empty()) cells.push_back(cell);
    std::vector<Answer> answers;
    if (cells.empty()) return answers;
    if (cells.size() == 2 && cells[0].ends_with(':')) {
        if (auto answer = answerOf(cells[0].substr(0, cells[0].size() - 1), cells[1])) answers = {std::move(*answer)};
        return answers;
    }
    for (std::string_view const cell : cells)
        if (auto answer = answerIn(cell))
            answers.push_back(std::move(*answer));
        else if (isCutAtCommas && !answers.empty())
            answers.back().value.append(", ").append(cell);
        else
            return {};
    return answers;
}

} // namespace

std::optional<tables::Sheet> tableOfForms(tables::Sheet const& lines, bool isCutAtCommas) {
    std::vector<Meaning> meanings;
    tables::Row head;
    std::vector<tables::Row> players;
    tables::Row others; // of the letter around them
    std::size_t found = 0;
    std::size_t within = 0; // other lines between the first and the last one of a form
    std::size_t since = 0;
    for (tables::Row const& row : lines.rows) {
        auto const answers = answersOf(row, isCutAtCommas);
        if (answers.empty()) {
            for (std::string const& cell : row)
                if (!cell.empty()) others.push_back(cell);
            since += found > 0 && !row.empty() ? 1 : 0;
            continue;
        }
        ++found;
        within += std::exchange(since, 0);
        for (Answer const& answer : answers) {
            auto const column =
                static_cast<std::size_t>(std::ranges::find(meanings, answer.meaning) - meanings.begin());
            if (column == meanings.size()) {
                meanings.push_back(answer.meaning);
                head.push_back(answer.head);
            }
            bool const isFilled = !players.empty() && column < players.back().size() && !players.back()[column].empty();
            if (players.empty() || isFilled || (column == 0 && !players.back().empty())) players.emplace_back();
            if (players.back().size() <= column) players.back().resize(column + 1);
            players.back()[column] = answer.value;
        }
    }
    bool const hasName = std::ranges::any_of(
        meanings, [](Meaning meaning) { return meaning == Meaning::Name || meaning == Meaning::LastName; });
    if (found < 2 || !hasName || within > found) return std::nullopt;
    tables::Sheet sheet;
    sheet.rows.push_back(std::move(head));
    sheet.rows.insert(sheet.rows.end(), std::make_move_iterator(players.begin()),
                      std::make_move_iterator(players.end()));
    for (std::string& line : others) { // behind all columns, so that they are named as what is not used
        sheet.rows.emplace_back(meanings.size() + 1);
        sheet.rows.back().back() = std::move(line);
    }
    return sheet;
}

} // namespace flagfall::entries
