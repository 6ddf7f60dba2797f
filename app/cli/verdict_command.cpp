// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verdict_command.h"

#include "app/cli/fen_text.h"
#include "arbiter/board/uci.h"
#include "arbiter/rulings/shorter_mate.h"

#include <fmt/format.h>

#include <iostream>
#include <string>

namespace flagfall::cli {

namespace {

using rulings::MatingChances;

/// A line without the colour at its end.
struct Asked {
    std::string_view fen;
    std::optional<Colour> colour;
};

std::string_view withoutSpacesBehind(std::string_view text) {
    auto const last = text.find_last_not_of(" \t\r");
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

Asked askedIn(std::string_view line) {
    line = withoutSpacesBehind(line);
    for (auto const& [word, colour] : {std::pair{std::string_view{" white"}, Colour::White}, {" black", Colour::Black}})
        if (line.ends_with(word)) return {line.substr(0, line.size() - word.size()), colour};
    return {line, std::nullopt};
}

std::string textOf(MatingChances const& chances, board::Game game) {
    auto const* const winnable = std::get_if<rulings::Winnable>(&chances);
    if (winnable == nullptr) return std::holds_alternative<rulings::Unwinnable>(chances) ? "unwinnable" : "undecided";
    std::string text = "winnable";
    for (board::Move const move : winnable->line) text += " " + board::uciText(move, game);
    return text;
}

char letterOf(MatingChances const& chances, Colour mating) {
    if (std::holds_alternative<rulings::Undecided>(chances)) return '?';
    if (std::holds_alternative<rulings::Unwinnable>(chances)) return '-';
    return mating == Colour::White ? 'W' : 'B';
}

std::string answerTo(Asked const& asked, board::Position const& position, VerdictQuestion const& question) {
    auto const chancesOf = [&](Colour mating) { return rulings::matingChances(position, mating, question.budget); };
    if (question.form == VerdictForm::OnePlayer) {
        Colour const mating = asked.colour.value_or(opponent(position.turn()));
        auto chances = chancesOf(mating);
        if (auto* const winnable = std::get_if<rulings::Winnable>(&chances); winnable && question.shortLines)
            winnable->line = rulings::shorterMate(position, mating, std::move(winnable->line));
        return textOf(chances, question.game);
    }
    return {letterOf(chancesOf(Colour::White), Colour::White), letterOf(chancesOf(Colour::Black), Colour::Black)};
}

} // namespace

Outcome giveVerdicts(VerdictQuestion const& question) {
    Outcome outcome = Outcome::Good;
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
        Asked const asked = askedIn(line);
        if (asked.fen.empty()) continue;
        if (auto const position = board::positionFromFen(asked.fen, question.game)) {
            fmt::print("{}\n", answerTo(asked, *position, question));
            std::fflush(stdout);
        } else {
            fmt::print("invalid\n"); // so that answers and questions stay side by side
            std::fflush(stdout);
            complain(fmt::format("line {}", number), words(position.error()));
            outcome = Outcome::Unreadable;
        }
    }
    return std::cin.bad() ? Outcome::Unreadable : outcome;
}

} // namespace flagfall::cli
