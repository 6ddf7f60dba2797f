// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tournament.h"
#include "pairing/trf/cell.h"

#include <vector>

namespace flagfall::pairing::trf {

/// Everybody's rounds as record 001 has them, in the order of the participants; opponents by their pairing numbers. A
/// round without a game is written as the bye it was, an absence as `Z`; a game that is not over has the mark of one
/// (`?`).
[[nodiscard]] std::vector<std::vector<Cell>> cellsOf(Tournament const& tournament);

} // namespace flagfall::pairing::trf
