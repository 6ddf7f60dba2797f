// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

namespace flagfall::mating {

inline constexpr int farthestHunt = 1023;

/// Estimates how far a position is from checkmate if the mated player helps, 0 to farthestHunt, as a guide for a
/// search: first that player's pieces disappear, then the king loses its squares one after the other. The weights are
/// those that found mates after the fewest positions, tested on thousands of positions from games.
[[nodiscard]] int huntDistance(board::Position const& position, Colour mating);

} // namespace flagfall::mating
