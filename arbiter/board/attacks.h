// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/bitboard.h"
#include "arbiter/board/piece.h"

/// Sets of squares that a piece attacks (Laws 3.1 to 3.9). They are read from tables filled at compile time, so
/// nothing has to be initialised.
namespace flagfall::board {

/// The tables behind the functions below.
namespace tables {

/// The lines through a square without the square itself.
struct Lines {
    std::uint64_t rank;
    std::uint64_t file;
    std::uint64_t diagonal;     ///< as a1–h8
    std::uint64_t antidiagonal; ///< as a8–h1
};

template <typename T>
using PerSquare = std::array<T, 64>;

extern PerSquare<Bitboard> const knight;
extern PerSquare<Bitboard> const king;
extern std::array<PerSquare<Bitboard>, 2> const pawn;
extern PerSquare<PerSquare<Bitboard>> const between;
extern PerSquare<PerSquare<Bitboard>> const through;
extern PerSquare<Lines> const lines;
/// Indexed by file and by the occupation of the b- to h-squares of a rank: the squares a rook reaches, the same on
/// every rank.
extern std::array<std::array<std::uint64_t, 64>, 8> const alongRank;
/// Indexed by rank and by the occupation of ranks 2 to 7 of the a-file: the squares a rook on the a-file reaches.
extern std::array<std::array<std::uint64_t, 64>, 8> const alongFile;

/// Adds up all ranks of a line. The result has six bits: the pieces on the b- to g-files.
[[nodiscard]] constexpr std::uint64_t folded(std::uint64_t pieces) { return (pieces * bitsOf(File::B).bits()) >> 58U; }

/// Moves the pieces of a file to the a-file. The result has six bits: the pieces on ranks 2 to 7.
[[nodiscard]] constexpr std::uint64_t turned(std::uint64_t pieces) {
    constexpr std::uint64_t antidiagonal = 0x0004'0810'2040'8000U;
    return ((pieces & bitsOf(File::A).bits()) * antidiagonal) >> 58U;
}

} // namespace tables

[[nodiscard]] inline Bitboard knightAttacks(Square from) { return tables::knight[indexOf(from)]; }
[[nodiscard]] inline Bitboard kingAttacks(Square from) { return tables::king[indexOf(from)]; }
[[nodiscard]] inline Bitboard pawnAttacks(Colour colour, Square from) {
    return tables::pawn[colour == Colour::White ? 0 : 1][indexOf(from)];
}

/// The squares between two squares on one line, excluding both; empty if they are not on one line.
[[nodiscard]] inline Bitboard between(Square a, Square b) { return tables::between[indexOf(a)][indexOf(b)]; }

/// The whole line through two squares, from edge to edge; empty if there is none.
[[nodiscard]] inline Bitboard lineThrough(Square a, Square b) { return tables::through[indexOf(a)][indexOf(b)]; }

[[nodiscard]] inline Bitboard bishopAttacks(Square from, Bitboard occupied) {
    tables::Lines const& line = tables::lines[indexOf(from)];
    auto const& reach = tables::alongRank[indexOf(fileOf(from))];
    return Bitboard{(reach[tables::folded(occupied.bits() & line.diagonal)] & line.diagonal) |
                    (reach[tables::folded(occupied.bits() & line.antidiagonal)] & line.antidiagonal)};
}

[[nodiscard]] inline Bitboard rookAttacks(Square from, Bitboard occupied) {
    tables::Lines const& line = tables::lines[indexOf(from)];
    unsigned const file = indexOf(fileOf(from));
    std::uint64_t const alongRank = tables::alongRank[file][tables::folded(occupied.bits() & line.rank)] & line.rank;
    std::uint64_t const alongFile = tables::alongFile[indexOf(rankOf(from))][tables::turned(occupied.bits() >> file)]
                                    << file;
    return Bitboard{alongRank | alongFile};
}

[[nodiscard]] inline Bitboard queenAttacks(Square from, Bitboard occupied) {
    return bishopAttacks(from, occupied) | rookAttacks(from, occupied);
}

/// The squares a piece other than a pawn attacks.
[[nodiscard]] Bitboard pieceAttacks(Role role, Square from, Bitboard occupied);

} // namespace flagfall::board
