// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <stop_token>
#include <vector>

namespace flagfall::rulings {

/// Positions looked at for a shorter line: a tenth of a second as a rule, half a second and some 80 MB at the most.
inline constexpr std::uint64_t shorteningBudget = 500'000;

/// A line to the same player's mate that is shorter than `line`, else `line` itself. A verdict needs any line; whoever
/// wants to follow one wants it short. Not promised to be the shortest there is. `line` leads from `position` to the
/// mate by `mating`, and so does the answer: every move legal, the last one mates. Depends on nothing but its
/// arguments; any number of threads may ask. After `stop` it answers with what it has, within some hundredths of a
/// second.
[[nodiscard]] std::vector<board::Move> shorterMate(board::Position const& position, Colour mating,
                                                   std::vector<board::Move> line,
                                                   std::uint64_t budget = shorteningBudget,
                                                   std::stop_token const& stop = {});

} // namespace flagfall::rulings
