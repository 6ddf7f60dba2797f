// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <vector>

namespace flagfall::board {

/// Returns the number of sequences of `depth` legal moves; 1 for depth 0. Moves of the last ply are counted, not
/// made.
[[nodiscard]] std::uint64_t perft(Position const& position, int depth);

struct PerftPart {
    Move move;
    std::uint64_t count;
};

/// The same for each first move, in the order of legalMoves(). `depth` is at least 1.
[[nodiscard]] std::vector<PerftPart> perftParts(Position const& position, int depth);

} // namespace flagfall::board
