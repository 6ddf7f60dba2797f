// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/fen.h"
#include "arbiter/notation/write_move.h"
#include "arbiter/pgn/reader.h"
#include "arbiter/pgn/writer.h"

#include <gmock/gmock.h>

#include <ostream>

namespace flagfall::pgn {

inline void PrintTo(Problem const& problem, std::ostream* stream) {
    *stream << "fault " << static_cast<int>(problem.fault) << " at " << problem.line << ':' << problem.column << " '"
            << problem.found << '\'';
}
inline void PrintTo(Game const& game, std::ostream* stream) { *stream << gameText(game); }

namespace test {

/// The only game of a text.
inline ReadGame read(std::string_view text) {
    auto games = gamesIn(text);
    EXPECT_EQ(games.size(), 1U) << text;
    return games.empty() ? ReadGame{} : std::move(games.front());
}

inline std::vector<Fault> faultsOf(ReadGame const& read) {
    std::vector<Fault> faults;
    for (Problem const& problem : read.problems) faults.push_back(problem.fault);
    return faults;
}

/// The moves of a line alone, as they are written: `e4 e5 Nf3`.
inline std::string movesOf(Line const& line, board::Position position = {}) {
    std::string text;
    for (Ply const& ply : line.plies) {
        text += text.empty() ? "" : " ";
        text += ply.move ? notation::moveText(position, *ply.move, notation::pgnForm) : "--";
        position = afterPly(position, ply.move).value_or(position);
    }
    return text;
}
inline std::string movesOf(ReadGame const& read) { return movesOf(read.game.line, read.game.start); }

/// What stands behind the tags when the game is written again, on one line.
inline std::string movetextOf(Game const& game) {
    auto const text = gameText(game, {.columns = 100'000});
    auto const begin = text.starts_with('\n') ? 1 : text.find("\n\n") + 2;
    return text.substr(begin, text.size() - begin - 2);
}
/// Of a game without tags.
inline std::string again(std::string_view text) { return movetextOf(complete(read(text).game)); }

} // namespace test
} // namespace flagfall::pgn
