// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing::knockout {

/// Who loses a match is out: `CUSTOM_KNOCKOUT`, by a design of our own, because FIDE has no general text. A round on
/// file is one game of every match that is not decided (Tournament::knockout says which games a match has), and several
/// are a round of the tree; roundsPlanned counts those of the tree. Numbers are seeds, by strength or by lot; the free
/// places of the tree go to the highest of them, who have a bye in round 1. The tree stays: nobody is seeded again.
/// Boards are in its order, so that the winners of the first two meet next.
///
/// A game that is forfeited counts as one that was lost. Who has left is paired no more, and whoever plays him, or
/// would have met him, is through. Nothing is paired while a result of the last round is missing, nor while a match has
/// ended level and nobody was named winner (Tournament::awarded).
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::knockout
