// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/scheveningen/tables.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace flagfall::pairing::scheveningen {
namespace {

/// One of the printed tables: round by round and board by board whom A meets, with a minus where B has White.
struct Printed {
    int side;
    std::array<int, 100> opponents;
};

// clang-format off
constexpr std::array<Printed, 6> printed{{
    {2, { 1,  2,
         -2, -1}},
    {3, { 1,  2, -3,
         -2,  3, -1,
          3, -1,  2}},
    {5, { 1,  2,  3, -4, -5,
         -2, -3,  4,  5, -1,
          3,  4, -5, -1,  2,
         -4,  5,  1, -2, -3,
          5, -1, -2,  3,  4}},
    {6, { 1, -2, -3,  4, -5,  6,
         -2,  3,  5, -6,  4, -1,
          3, -5, -1,  2,  6, -4,
         -4, -6,  2,  1, -3,  5,
          5,  4,  6, -3, -1, -2,
         -6,  1, -4, -5,  2,  3}},
    {7, { 1,  2,  3,  4, -5, -6, -7,
         -2, -3, -4,  5,  6,  7, -1,
          3,  4,  5, -6, -7, -1,  2,
         -4, -5,  6,  7,  1, -2, -3,
          5,  6, -7, -1, -2,  3,  4,
         -6,  7,  1,  2, -3, -4, -5,
          7, -1, -2, -3,  4,  5,  6}},
    {10, { 1,   2,  3,  4, -5, -6, -7,   8, -9, -10,
          -2,  -1, -8, -3, 10,  5,  6,  -4,  7,   9,
           3,   8,  4, 10, -6, -7, -9,   1, -2,  -5,
          -4,  -3, -10, 6,  7, -8,  5,   9, -1,   2,
           5,   4, -9, -7, -1, 10, -8,  -2,  3,   6,
          -6,   7,  1,  9,  8,  2, -10, -5, -4,  -3,
           7,  -5, -2, -1, -4, -9,  3,  10,  6,   8,
          -8,  -6,  5,  2,  9,  1,  4,  -3, -10, -7,
           9,  10,  7, -5, -2, -3, -1,   6,  8,  -4,
         -10,  -9, -6, -8,  3,  4,  2,  -7,  5,   1}},
}};
// clang-format on

Printed const* printedFor(int side) {
    auto const* const found =
        std::find_if(printed.begin(), printed.end(), [&](auto const& p) { return p.side == side; });
    return found == printed.end() ? nullptr : found;
}

TableLine lineOf(int side, int a, int b, bool aHasWhite) {
    return aHasWhite ? TableLine{a, side + b} : TableLine{side + b, a};
}

/// Sides that can be divided by four: both are halved, and in the first half of the rounds halves of the same name
/// meet, B going round in his.
TableLine halvedLine(int side, int round, int board) {
    int const half = side / 2;
    int const shift = (round - 1) % half;
    bool const isUpper = board <= half;
    bool const meetsUpper = isUpper == (round <= half);
    int const place = (board - 1) % half;
    int const b = (place + shift) % half + 1 + (meetsUpper ? 0 : half);
    return lineOf(side, board, b, isUpper == (round % 2 == 1));
}

} // namespace

bool hasTable(int side) { return side > 0 && (side % 4 == 0 || printedFor(side)); }

std::vector<TableLine> tableRound(int side, int round) {
    Printed const* const table = printedFor(side);
    std::vector<TableLine> lines;
    for (int board = 1; board <= side; ++board) {
        if (!table) {
            lines.push_back(halvedLine(side, round, board));
            continue;
        }
        int const b = table->opponents[static_cast<std::size_t>((round - 1) * side + board - 1)];
        lines.push_back(lineOf(side, board, std::abs(b), b > 0));
    }
    return lines;
}

} // namespace flagfall::pairing::scheveningen
