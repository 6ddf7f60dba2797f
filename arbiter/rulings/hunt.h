// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

namespace flagfall::rulings {

inline constexpr int farthestHunt = 1023;

/// A guess at how far a position is from the mate of a player who helps, 0 to farthestHunt, as a guide for a search:
/// first his men go, then his king loses his squares one after the other. The weights are those that led to a mate with
/// the fewest positions looked at, tried out on thousands of positions from games.
[[nodiscard]] int huntDistance(board::Position const& position, Colour mating);

} // namespace flagfall::rulings
