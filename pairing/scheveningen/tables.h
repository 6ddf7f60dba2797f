// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

/// The Scheveningen tables, in which everybody of side A meets everybody of side B once. FIDE has published none: these
/// are the ones designed by O. Milvang (2022).
namespace flagfall::pairing::scheveningen {

/// Whether there is a table for sides of so many: 2 to 7, 10, and whatever can be divided by four.
[[nodiscard]] bool hasTable(int side);

/// Round `round` (from 1 to `side`) for sides that have a table. A plays with the numbers 1 to `side`, B with those
/// after them; whoever has the number n of side A sits at board n in every round.
[[nodiscard]] std::vector<TableLine> tableRound(int side, int round);

} // namespace flagfall::pairing::scheveningen
