// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/draft.h"

#include <vector>

/// What an entry of a player is worth (162, 299, and the records other programs have for it). In tenths.
namespace flagfall::pairing::trf {

/// A game that is not over counts `unfinished`.
[[nodiscard]] int pointsOf(Draft const& draft, int player, int round, Cell const& cell, int unfinished = 0);

/// Of the first `rounds` entries.
[[nodiscard]] int pointsOf(Draft const& draft, int player, std::vector<Cell> const& cells, std::size_t rounds);

} // namespace flagfall::pairing::trf
