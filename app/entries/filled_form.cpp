// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/filled_form.h"

#include "app/entries/meaning.h"
#include "app/session/event/text.h"

#include <algorithm>
#include <functional>
#include <map>
#include <ranges>
#include <set>
#include <utility>
#include <vector>

namespace flagfall::entries {
namespace {

struct Answer {
    std::string head, value;
    Meaning meaning;
};

/// Heads that say nothing this program knows, and yet are asked in more than one form: `Accommodation: no`.
using OtherHeads = std::set<std::string, std::less<>>;

std::optional<Answer> answerOf(std::string_view head, std::string_view value, OtherHeads const& others) {
    Meaning const meaning = meaningOfHead(head).value_or(Meaning::Nothing);
    std::string text = session::trimmed(std::string{head});
    if (meaning == Meaning::Nothing && !others.contains(text)) return std::nullopt;
    return Answer{std::move(text), session::trimmed(std::string{value}), meaning};
}

/// `Name: Ján Čižmár`
std::optional<Answer> answerIn(std::string_view text, OtherHeads const& others) {
    std::size_t const colon = text.find(':');
    return colon == text.npos ? std::nullopt : answerOf(text.substr(0, colon), text.substr(colon + 1), others);
}

OtherHeads otherHeadsIn(tables::Sheet const& lines) {
    constexpr std::size_t longest = 30;
    std::map<std::string, int> heads;
    for (tables::Row const& row : lines.rows)
        for (std::string const& cell : row) {
            std::size_t const colon = cell.find(':');
            bool const isHead = colon != cell.npos && colon > 0 && colon <= longest && colon + 1 < cell.size() &&
                                cell.find_first_of("0123456789@/") > colon;
            if (isHead) ++heads[session::trimmed(cell.substr(0, colon))];
        }
    OtherHeads others;
    for (auto const& [head, times] : heads)
        if (times > 1) others.insert(head);
    return others;
}

/// The answers of a row: one beside its head, one in each cell, or one that was cut at its commas. Empty: it is no part
/// of a form.
std::vector<Answer> answersOf(tables::Row const& row, bool isCutAtCommas, OtherHeads const& others) {
    std::vector<std::string_view> cells;
    for (std::string const& cell : row)
        if (!cell.empty()) cells.push_back(cell);
    std::vector<Answer> answers;
    if (cells.empty()) return answers;
    if (cells.size() == 2 && cells[0].ends_with(':')) {
        if (auto answer = answerOf(cells[0].substr(0, cells[0].size() - 1), cells[1], others))
            answers = {std::move(*answer)};
        return answers;
    }
    for (std::string_view const cell : cells)
        if (auto answer = answerIn(cell, others))
            answers.push_back(std::move(*answer));
        else if (isCutAtCommas && !answers.empty())
            answers.back().value.append(", ").append(cell);
        else
            return {};
    return answers;
}

/// What stands above the rest of the letter.
std::string beginningOf(std::string const& line) {
    constexpr std::size_t most = 20;
    std::size_t const end = line.size() > most ? line.find(' ', most) : line.npos;
    return line.substr(0, end) + " …";
}

} // namespace

std::optional<tables::Sheet> tableOfForms(tables::Sheet const& lines, bool isCutAtCommas) {
    OtherHeads const otherHeads = otherHeadsIn(lines);
    std::vector<std::pair<Meaning, std::string>> questions; // the head only where the meaning does not tell
    tables::Row head;
    std::vector<tables::Row> players;
    tables::Row others; // of the letter around them
    std::size_t found = 0;
    std::size_t within = 0; // other lines between the first and the last one of a form
    std::size_t since = 0;
    for (tables::Row const& row : lines.rows) {
        auto const answers = answersOf(row, isCutAtCommas, otherHeads);
        if (answers.empty()) {
            for (std::string const& cell : row)
                if (!cell.empty()) others.push_back(cell);
            since += found > 0 && !row.empty() ? 1 : 0;
            continue;
        }
        ++found;
        within += std::exchange(since, 0);
        for (Answer const& answer : answers) {
            std::pair const question{answer.meaning, answer.meaning == Meaning::Nothing ? answer.head : std::string{}};
            auto const column = static_cast<std::size_t>(std::ranges::find(questions, question) - questions.begin());
            if (column == questions.size()) {
                questions.push_back(question);
                head.push_back(answer.head);
            }
            bool const isFilled = !players.empty() && column < players.back().size() && !players.back()[column].empty();
            if (players.empty() || isFilled || (column == 0 && !players.back().empty())) players.emplace_back();
            if (players.back().size() <= column) players.back().resize(column + 1);
            players.back()[column] = answer.value;
        }
    }
    bool const hasName = std::ranges::any_of(questions | std::views::keys, [](Meaning meaning) {
        return meaning == Meaning::Name || meaning == Meaning::LastName;
    });
    if (found < 2 || !hasName || within > found) return std::nullopt;
    tables::Sheet sheet;
    sheet.rows.push_back(std::move(head));
    sheet.rows.insert(sheet.rows.end(), std::make_move_iterator(players.begin()),
                      std::make_move_iterator(players.end()));
    if (!others.empty()) sheet.rows.front().push_back(beginningOf(others.front()));
    for (std::string& line : others) { // behind all columns, so that they are named as what is not used
        sheet.rows.emplace_back(questions.size() + 1);
        sheet.rows.back().back() = std::move(line);
    }
    return sheet;
}

} // namespace flagfall::entries
