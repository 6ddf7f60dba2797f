// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

namespace flagfall::board {

/// Counts the legal moves of a position, using the processor's bit-counting instructions if it has them.
[[nodiscard]] int countMoves(Position const& position);

/// The same for a known side to move, for callers that count often: ask once, call many times.
using CountMoves = int (*)(Position const&);
[[nodiscard]] ByColour<CountMoves> moveCounters();

} // namespace flagfall::board
