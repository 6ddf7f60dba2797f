// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/bitboard.h"
#include "arbiter/board/piece.h"

/// One step of whole sets of pieces, to compute where they can ever get to.
namespace flagfall::mating {

using board::Bitboard;

/// The squares next to a set on its ranks and files: one step of a rook.
[[nodiscard]] constexpr Bitboard straightSteps(Bitboard set) {
    std::uint64_t const bits = set.bits();
    std::uint64_t const notFirst = bits & ~bitsOf(board::File::A).bits();
    std::uint64_t const notLast = bits & ~bitsOf(board::File::H).bits();
    return Bitboard{(bits << 8U) | (bits >> 8U) | (notFirst >> 1U) | (notLast << 1U)};
}

/// The squares next to a set on its diagonals: one step of a bishop.
[[nodiscard]] constexpr Bitboard diagonalSteps(Bitboard set) {
    return stepped(set, board::Step::NorthEast) | stepped(set, board::Step::NorthWest) |
           stepped(set, board::Step::SouthEast) | stepped(set, board::Step::SouthWest);
}

[[nodiscard]] constexpr Bitboard kingSteps(Bitboard set) { return straightSteps(set) | diagonalSteps(set); }

[[nodiscard]] constexpr Bitboard knightLeaps(Bitboard set) {
    std::uint64_t const bits = set.bits();
    constexpr std::uint64_t fileA = bitsOf(board::File::A).bits();
    constexpr std::uint64_t fileH = bitsOf(board::File::H).bits();
    std::uint64_t const west = (bits & ~fileA) >> 1U;
    std::uint64_t const east = (bits & ~fileH) << 1U;
    std::uint64_t const farWest = (west & ~fileA) >> 1U;
    std::uint64_t const farEast = (east & ~fileH) << 1U;
    std::uint64_t const near = west | east;
    std::uint64_t const far = farWest | farEast;
    return Bitboard{(near << 16U) | (near >> 16U) | (far << 8U) | (far >> 8U)};
}

/// The squares a set of pawns attacks (3.7).
[[nodiscard]] constexpr Bitboard pawnCaptures(Colour colour, Bitboard set) {
    if (colour == Colour::White) return stepped(set, board::Step::NorthEast) | stepped(set, board::Step::NorthWest);
    return stepped(set, board::Step::SouthEast) | stepped(set, board::Step::SouthWest);
}

/// The squares in front of a set of pawns.
[[nodiscard]] constexpr Bitboard pawnSteps(Colour colour, Bitboard set) {
    return stepped(set, colour == Colour::White ? board::Step::North : board::Step::South);
}

/// The squares that a set of pieces of one kind can reach by single steps: a piece that may stop anywhere on a line
/// reaches everything by such steps.
[[nodiscard]] constexpr Bitboard steps(board::Role role, Bitboard set) {
    switch (role) {
    case board::Role::Knight: return knightLeaps(set);
    case board::Role::Bishop: return diagonalSteps(set);
    case board::Role::Rook: return straightSteps(set);
    case board::Role::Queen:
    case board::Role::King: return kingSteps(set);
    case board::Role::Pawn: break;
    }
    return board::noSquares;
}

} // namespace flagfall::mating
