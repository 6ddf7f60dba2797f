// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// The Berger tables (C.05, annex 1), as arithmetic instead of as a book.
namespace flagfall::pairing::round_robin {

/// A line of a table: two numbers, the first has White.
struct Line {
    int white = 0;
    int black = 0;
    friend bool operator==(Line const&, Line const&) = default;
};

/// The size of the table for a field: odd fields take the next even table, whose last number is the dummy.
[[nodiscard]] constexpr int tableSize(int players) { return players + players % 2; }

/// Round `round` (from 1) of the table for `size` numbers (even, at least 2), lines in the printed order.
[[nodiscard]] std::vector<Line> tableRound(int size, int round);

/// How often everybody meets everybody, and in what order the rounds of the table are played.
enum class Cycles {
    Single,
    Double,               ///< the table, then the table with colours reversed
    DoubleLastTwoSwapped, ///< likewise, with the last two rounds of the first cycle exchanged (C.05, annex 1)
};

/// Rounds for a field of `players`.
[[nodiscard]] int roundsNeeded(int players, Cycles cycles);

/// The lines of one round of the event, the dummy's included (number players + 1 when players is odd).
[[nodiscard]] std::vector<Line> eventRound(int players, Cycles cycles, int round);

} // namespace flagfall::pairing::round_robin
