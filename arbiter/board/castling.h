// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/attacks.h"
#include "arbiter/board/move.h"

/// The ways of a castling (3.8; for Chess960 Guidelines II, which contain the standard game).
namespace flagfall::board {

/// What the king crosses and where he arrives, without the square he leaves: no attack may lie on it.
[[nodiscard]] inline Bitboard kingWay(Square king, Square rook) {
    Square const to = castledKing(wingOf(king, rook), rankOf(king));
    return between(king, to) | bitOf(to);
}

/// What either of the two crosses and where they arrive: nothing may stand on it but these two.
[[nodiscard]] inline Bitboard castlingWay(Square king, Square rook) {
    Square const rookTo = castledRook(wingOf(king, rook), rankOf(king));
    return (kingWay(king, rook) | between(rook, rookTo) | bitOf(rookTo)) & ~bitOf(king) & ~bitOf(rook);
}

} // namespace flagfall::board
