// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/attacks.h"

namespace flagfall::board {

namespace {

struct Way {
    int files;
    int ranks;
};

constexpr std::array<Way, 8> allWays{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};
constexpr std::array<Way, 8> leaps{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

constexpr std::optional<Square> neighbour(Square from, Way way) {
    int const file = static_cast<int>(indexOf(fileOf(from))) + way.files;
    int const rank = static_cast<int>(indexOf(rankOf(from))) + way.ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return squareNumber(static_cast<unsigned>(rank * 8 + file));
}

template <std::size_t count>
constexpr tables::PerSquare<Bitboard> oneStep(std::array<Way, count> const& ways) {
    tables::PerSquare<Bitboard> table{};
    for (unsigned index = 0; index < 64; ++index)
        for (Way const way : ways)
            if (auto const to = neighbour(squareNumber(index), way)) table[index] |= bitOf(*to);
    return table;
}

/// Every square in one direction to the edge of the board.
constexpr Bitboard ray(Square from, Way way) {
    Bitboard squares;
    for (auto to = neighbour(from, way); to; to = neighbour(*to, way)) squares |= bitOf(*to);
    return squares;
}

constexpr Way opposite(Way way) { return {-way.files, -way.ranks}; }

/// Calls `mark(from, way, to, passed)` for every pair of squares on one line.
template <typename Mark>
constexpr void forEveryPairOnALine(Mark mark) {
    for (unsigned index = 0; index < 64; ++index)
        for (Way const way : allWays) {
            Bitboard passed;
            Square const from = squareNumber(index);
            for (auto to = neighbour(from, way); to; to = neighbour(*to, way)) {
                mark(from, way, *to, passed);
                passed |= bitOf(*to);
            }
        }
}

constexpr tables::PerSquare<tables::PerSquare<Bitboard>> betweenTable() {
    tables::PerSquare<tables::PerSquare<Bitboard>> table{};
    forEveryPairOnALine(
        [&table](Square from, Way, Square to, Bitboard passed) { table[indexOf(from)][indexOf(to)] = passed; });
    return table;
}

constexpr tables::PerSquare<tables::PerSquare<Bitboard>> throughTable() {
    tables::PerSquare<tables::PerSquare<Bitboard>> table{};
    forEveryPairOnALine([&table](Square from, Way way, Square to, Bitboard) {
        table[indexOf(from)][indexOf(to)] = ray(from, way) | ray(from, opposite(way)) | bitOf(from);
    });
    return table;
}

constexpr std::uint64_t wholeLine(Square from, Way way) { return (ray(from, way) | ray(from, opposite(way))).bits(); }

constexpr tables::PerSquare<tables::Lines> lineTable() {
    tables::PerSquare<tables::Lines> table{};
    for (unsigned index = 0; index < 64; ++index) {
        Square const from = squareNumber(index);
        table[index] = {wholeLine(from, {1, 0}), wholeLine(from, {0, 1}), wholeLine(from, {1, 1}),
                        wholeLine(from, {1, -1})};
    }
    return table;
}

/// The places a rook reaches on a line of eight, as bits; `pieces` is the occupation of the six places in the middle.
constexpr unsigned reachInEight(unsigned place, unsigned pieces) {
    unsigned const occupied = pieces << 1U;
    unsigned reach = 0;
    for (unsigned to = place + 1; to < 8; ++to) {
        reach |= 1U << to;
        if ((occupied >> to) & 1U) break;
    }
    for (unsigned to = place; to-- > 0;) {
        reach |= 1U << to;
        if ((occupied >> to) & 1U) break;
    }
    return reach;
}

using ReachTable = std::array<std::array<std::uint64_t, 64>, 8>;

constexpr ReachTable alongRankTable() {
    ReachTable table{};
    for (unsigned file = 0; file < 8; ++file)
        for (unsigned pieces = 0; pieces < 64; ++pieces)
            table[file][pieces] = reachInEight(file, pieces) * bitsOf(File::A).bits();
    return table;
}

constexpr ReachTable alongFileTable() {
    ReachTable table{};
    for (unsigned rank = 0; rank < 8; ++rank)
        for (unsigned pieces = 0; pieces < 64; ++pieces)
            for (unsigned to = 0; to < 8; ++to)
                if ((reachInEight(rank, pieces) >> to) & 1U) table[rank][pieces] |= std::uint64_t{1} << (8 * to);
    return table;
}

constexpr std::array<tables::PerSquare<Bitboard>, 2> pawnTable() {
    return {oneStep(std::array<Way, 2>{{{-1, 1}, {1, 1}}}), oneStep(std::array<Way, 2>{{{-1, -1}, {1, -1}}})};
}

} // namespace

namespace tables {

constinit PerSquare<Bitboard> const knight = oneStep(leaps);
constinit PerSquare<Bitboard> const king = oneStep(allWays);
constinit std::array<PerSquare<Bitboard>, 2> const pawn = pawnTable();
constinit PerSquare<PerSquare<Bitboard>> const between = betweenTable();
constinit PerSquare<PerSquare<Bitboard>> const through = throughTable();
constinit PerSquare<Lines> const lines = lineTable();
constinit ReachTable const alongRank = alongRankTable();
constinit ReachTable const alongFile = alongFileTable();

} // namespace tables

Bitboard pieceAttacks(Role role, Square from, Bitboard occupied) {
    switch (role) {
    case Role::Knight: return knightAttacks(from);
    case Role::Bishop: return bishopAttacks(from, occupied);
    case Role::Rook: return rookAttacks(from, occupied);
    case Role::Queen: return queenAttacks(from, occupied);
    case Role::King: return kingAttacks(from);
    case Role::Pawn: break;
    }
    return noSquares;
}

} // namespace flagfall::board
