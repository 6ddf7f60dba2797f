// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <vector>

namespace flagfall::board {

/// How many sequences of `depth` legal moves there are: one for depth 0. The last ply is counted, not made.
[[nodiscard]] std::uint64_t perft(Position const& position, int depth);

struct PerftPart {
    Move move;
    std::uint64_t count;
};

/// The same, move by move, in the order of legalMoves(). `depth` is at least 1.
[[nodiscard]] std::vector<PerftPart> perftParts(Position const& position, int depth);

} // namespace flagfall::board
