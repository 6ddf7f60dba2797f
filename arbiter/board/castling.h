// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/attacks.h"
#include "arbiter/board/move.h"

/// The squares involved in castling (3.8; for Chess960 Guidelines II, which include standard chess).
namespace flagfall::board {

/// The squares the king passes over and the square it arrives on, without the one it leaves. None of them may be
/// attacked.
[[nodiscard]] inline Bitboard kingWay(Square king, Square rook) {
    Square const to = castledKing(wingOf(king, rook), rankOf(king));
    return between(king, to) | bitOf(to);
}

/// The squares king and rook pass over and arrive on. All of them must be empty, except for these two pieces.
[[nodiscard]] inline Bitboard castlingWay(Square king, Square rook) {
    Square const rookTo = castledRook(wingOf(king, rook), rankOf(king));
    return (kingWay(king, rook) | between(rook, rookTo) | bitOf(rookTo)) & ~bitOf(king) & ~bitOf(rook);
}

} // namespace flagfall::board
