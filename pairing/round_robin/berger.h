// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

/// The Berger tables (C.05, annex 1), as arithmetic instead of as a book.
namespace flagfall::pairing::round_robin {

/// The size of the table for a field: odd fields take the next even table, whose last number is the dummy.
[[nodiscard]] constexpr int tableSize(int players) { return players + players % 2; }

/// Round `round` (from 1) of the table for `size` numbers (even, at least 2), lines in the printed order.
[[nodiscard]] std::vector<TableLine> tableRound(int size, int round);

} // namespace flagfall::pairing::round_robin
