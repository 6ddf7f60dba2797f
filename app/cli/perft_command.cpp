// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/perft_command.h"

#include "app/cli/fen_text.h"
#include "arbiter/board/perft.h"
#include "arbiter/board/uci.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace flagfall::cli {

namespace {

Expected<board::Position, board::FenRefusal> positionOf(PerftQuestion const& question) {
    if (question.fen.empty()) return board::Position{};
    return board::positionFromFen(question.fen, question.game);
}

std::uint64_t printParts(board::Position const& position, int depth) {
    std::vector<std::pair<std::string, std::uint64_t>> lines;
    std::uint64_t sum = 0;
    for (auto const& part : board::perftParts(position, depth)) {
        lines.emplace_back(board::uciText(part.move, position.game()), part.count);
        sum += part.count;
    }
    std::ranges::sort(lines);
    for (auto const& [move, count] : lines) fmt::print("{}: {}\n", move, count);
    return sum;
}

} // namespace

Outcome countPerft(PerftQuestion const& question) {
    auto const position = positionOf(question);
    if (!position) {
        complain("FEN", words(position.error()));
        return Outcome::Unreadable;
    }
    bool const divided = question.form == PerftForm::Divided && question.depth > 0;
    fmt::print("{}\n", divided ? printParts(*position, question.depth) : board::perft(*position, question.depth));
    return Outcome::Good;
}

} // namespace flagfall::cli
