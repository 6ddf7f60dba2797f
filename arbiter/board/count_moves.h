// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

namespace flagfall::board {

/// Counts the legal moves of a position with the instructions this processor has for counting bits, or without them.
[[nodiscard]] int countMoves(Position const& position);

/// The same when it is known who is to move, for those who count many: ask once, call often.
using CountMoves = int (*)(Position const&);
[[nodiscard]] ByColour<CountMoves> moveCounters();

} // namespace flagfall::board
