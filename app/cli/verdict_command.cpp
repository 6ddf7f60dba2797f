// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verdict_command.h"

#include "app/cli/fen_text.h"
#include "app/cli/bounded_lines.h"
#include "app/cli/file_bytes.h"
#include "arbiter/board/uci.h"
#include "arbiter/mating/shorter_mate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <string>

namespace flagfall::cli {

namespace {

using mating::MatingChances;

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

std::string_view lastWordOf(std::string_view line) { return line.substr(line.find_last_of(" \t") + 1); }

bool isLetters(std::string_view word) {
    return std::ranges::all_of(word, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

/// The last word, where it is what cannot be read and may have been meant for a colour.
std::optional<std::string_view> unknownColour(Asked const& asked, board::FenProblem const& problem) {
    auto const word = lastWordOf(asked.fen);
    bool const isLast = problem.column > asked.fen.size() - word.size();
    bool const onlyWord = word.size() == asked.fen.size();
    if (asked.colour || !isLast || onlyWord || !isLetters(word)) return std::nullopt;
    return word;
}

/// Why there is no answer; nothing where there is one to be given.
std::optional<std::string> problemWith(Asked const& asked,
                                       Expected<board::Position, board::FenRefusal> const& position) {
    if (asked.fen.empty()) return "empty: a FEN is expected";
    auto const* const problem = position ? nullptr : std::get_if<board::FenProblem>(&position.error());
    if (problem == nullptr && board::firstFieldMissing(asked.fen) == board::FenField::Turn)
        return fmt::format("column {}: side to move: missing: w or b, after the pieces", asked.fen.size() + 1);
    if (position) return std::nullopt;
    auto const colour = problem != nullptr ? unknownColour(asked, *problem) : std::nullopt;
    if (!colour) return words(position.error());
    std::string const unknown = fmt::format("\"{}\" is not a colour: white, black, or nothing at the end", *colour);
    if (problem->field == board::FenField::End) return fmt::format("column {}: {}", problem->column, unknown);
    return fmt::format("{}; and {}", words(position.error()), unknown);
}

std::string textOf(MatingChances const& chances, board::Game game) {
    auto const* const winnable = std::get_if<mating::Winnable>(&chances);
    if (winnable == nullptr) return std::holds_alternative<mating::Unwinnable>(chances) ? "unwinnable" : "undecided";
    std::string text = "winnable";
    for (board::Move const move : winnable->line) text += " " + board::uciText(move, game);
    return text;
}

char letterOf(MatingChances const& chances, Colour mating) {
    if (std::holds_alternative<mating::Undecided>(chances)) return '?';
    if (std::holds_alternative<mating::Unwinnable>(chances)) return '-';
    return mating == Colour::White ? 'W' : 'B';
}

std::string answerTo(Asked const& asked, board::Position const& position, VerdictQuestion const& question) {
    auto const chancesOf = [&](Colour mating) { return mating::matingChances(position, mating, question.budget); };
    if (question.form == VerdictForm::OnePlayer) {
        Colour const mating = asked.colour.value_or(opponent(position.turn()));
        auto chances = chancesOf(mating);
        if (auto* const winnable = std::get_if<mating::Winnable>(&chances); winnable && question.shortLines)
            winnable->line = mating::shorterMate(position, mating, std::move(winnable->line));
        return textOf(chances, question.game);
    }
    return {letterOf(chancesOf(Colour::White), Colour::White), letterOf(chancesOf(Colour::Black), Colour::Black)};
}

} // namespace

Outcome giveVerdicts(VerdictQuestion const& question) {
    Outcome outcome = Outcome::Good;
    std::string line;
    BoundedLines lines{std::cin};
    for (int number = 1; lines.next(line); ++number) {
        Asked const asked = askedIn(line);
        auto const position = board::positionFromFen(asked.fen, question.game);
        auto const problem = problemWith(asked, position);
        // an answer to every question, so that they stay side by side
        fmt::print("{}\n", problem ? "invalid" : answerTo(asked, *position, question));
        std::fflush(stdout);
        if (problem) {
            complain(fmt::format("line {}", number), *problem);
            outcome = Outcome::Unreadable;
        }
    }
    if (lines.tooMuch) {
        complain("standard input", "larger than any list of positions; what follows is not read");
        return Outcome::Unreadable;
    }
    // The stream takes what cannot be read, such as a folder, for the end.
    if (!std::cin.bad() && std::ferror(stdin) == 0) return outcome;
    complain("standard input", "cannot be read");
    return Outcome::Unreadable;
}

} // namespace flagfall::cli
