// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/piece.h"

/// One random number for each property that distinguishes positions (9.2); the key of a position is their XOR. The
/// same position always has the same key; the same key does not prove the same position.
namespace flagfall::board::zobrist {

using Key = std::uint64_t;

/// The finishing steps of the SplitMix64 generator: returns number `index` of one fixed sequence.
[[nodiscard]] constexpr Key number(std::uint64_t index) {
    Key mixed = (index + 1) * 0x9E37'79B9'7F4A'7C15U;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58'476D'1CE4'E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D0'49BB'1331'11EBU;
    return mixed ^ (mixed >> 31U);
}

struct Numbers {
    std::array<std::array<std::array<Key, 64>, 6>, 2> pieces;
    std::array<Key, 64> castlingRooks;
    std::array<Key, 8> enPassant;
    Key blackToMove;
};

[[nodiscard]] constexpr Numbers allNumbers() {
    Numbers all{};
    std::uint64_t next = 0;
    for (auto& colour : all.pieces)
        for (auto& role : colour)
            for (Key& key : role) key = number(next++);
    for (Key& key : all.castlingRooks) key = number(next++);
    for (Key& key : all.enPassant) key = number(next++);
    all.blackToMove = number(next);
    return all;
}

inline constexpr Numbers numbers = allNumbers();

[[nodiscard]] constexpr Key of(Piece piece, Square square) {
    return numbers.pieces[piece.colour == Colour::White ? 0 : 1][indexOf(piece.role)][indexOf(square)];
}
[[nodiscard]] constexpr Key ofCastlingRook(Square square) { return numbers.castlingRooks[indexOf(square)]; }
[[nodiscard]] constexpr Key ofEnPassant(Square square) { return numbers.enPassant[indexOf(fileOf(square))]; }

} // namespace flagfall::board::zobrist
