// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/fen.h"
#include "arbiter/board/uci.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

namespace flagfall::board::test {

/// A position a test needs; the test fails if it cannot be had.
inline Position at(std::string_view fen, Game game = Game::Standard) {
    auto const position = positionFromFen(fen, game);
    if (!position) throw std::invalid_argument("no position: " + std::string(fen));
    return *position;
}
inline Position at960(std::string_view fen) { return at(fen, Game::Chess960); }

/// The moves in coordinates, in alphabetical order; a castling as the king and his rook.
inline std::vector<std::string> movesOf(Position const& position) {
    std::vector<std::string> texts;
    for (Move const move : position.legalMoves()) texts.push_back(uciText(move, Game::Chess960));
    std::ranges::sort(texts);
    return texts;
}

inline Move move(Position const& position, std::string_view uci) {
    auto const found = moveFromUci(position, uci);
    if (!found) throw std::invalid_argument("no legal move: " + std::string(uci));
    return *found;
}

inline Position played(Position position, std::initializer_list<std::string_view> moves) {
    for (auto const uci : moves) position.play(move(position, uci));
    return position;
}

inline bool canPlay(Position const& position, std::string_view uci) { return moveFromUci(position, uci).has_value(); }

inline Position standardStart() { return Position{}; }

} // namespace flagfall::board::test
