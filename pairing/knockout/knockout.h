// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing::knockout {

/// Who loses a match is out: `CUSTOM_KNOCKOUT`, by a design of our own, because FIDE has no general text. A round is a
/// match of several games (Tournament::knockout); its pairing names the colours of the first one. Numbers are seeds, by
/// strength or by lot; the free places of the tree go to the highest of them, who have a bye in round 1. The tree
/// stays: nobody is seeded again. Boards are in its order, so that the winners of the first two meet next.
///
/// Who has left is paired no more, and whoever would have met him is through, with a bye. Through in the others is who
/// has won; a round is not paired while a match is undecided.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::knockout
