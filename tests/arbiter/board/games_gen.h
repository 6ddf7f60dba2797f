// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/chess960.h"
#include "arbiter/board/fen.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <vector>

namespace flagfall::board {

inline void showValue(Position const& position, std::ostream& stream) {
    stream << fenText(position, CastlingLetters::Shredder);
}

namespace test {

/// Every position of a game of random moves, standard or Chess960.
inline std::vector<Position> anyGame(int longest = 250) {
    std::vector<Position> game{*rc::gen::element(false, true) ? *chess960Start(*rc::gen::inRange(0, startPositions))
                                                              : Position{}};
    for (int left = *rc::gen::inRange(0, longest); left > 0; --left) {
        auto const moves = game.back().legalMoves();
        if (moves.empty()) break;
        game.push_back(game.back().after(moves[*rc::gen::inRange<std::size_t>(0, moves.size())]));
    }
    return game;
}

/// The last of them.
inline Position anyPosition(int longest = 120) { return anyGame(longest).back(); }

/// Pieces thrown on the board: more pins and checks than games have, and often no position at all.
inline PositionDraft anyDraft() {
    PositionDraft draft;
    auto const anySquare = [](unsigned from, unsigned to) { return squareNumber(*rc::gen::inRange(from, to)); };
    for (Colour const colour : bothColours) {
        for (int left = *rc::gen::inRange(0, 9); left > 0; --left) {
            Role const role = *rc::gen::element(Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen);
            draft.board.put(role == Role::Pawn ? anySquare(8, 56) : anySquare(0, 64), {colour, role});
        }
        draft.board.put(anySquare(0, 64), {colour, Role::King});
    }
    draft.turn = *rc::gen::element(Colour::White, Colour::Black);
    return draft;
}

} // namespace test
} // namespace flagfall::board
