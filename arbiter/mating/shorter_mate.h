// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <stop_token>
#include <vector>

namespace flagfall::mating {

/// Positions to examine for a shorter line: usually a tenth of a second, at most half a second and some 80 MB.
inline constexpr std::uint64_t shorteningBudget = 500'000;

/// Returns a shorter line to the same player's mate than `line`, else `line` itself. A verdict needs any line, people
/// who follow it want a short one; it is not guaranteed to be the shortest. `line` leads from `position` to the mate
/// by `mating`, and so does the answer: every move is legal and the last one mates. Depends only on its arguments;
/// thread-safe. After `stop` is requested it returns what it has, within some hundredths of a second.
[[nodiscard]] std::vector<board::Move> shorterMate(board::Position const& position, Colour mating,
                                                   std::vector<board::Move> line,
                                                   std::uint64_t budget = shorteningBudget,
                                                   std::stop_token const& stop = {});

} // namespace flagfall::mating
