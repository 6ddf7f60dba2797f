// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing::match {

/// No event is announced for more games, and no report file has room for them.
inline constexpr int mostGames = 99;

/// A match of two players over as many games as the event announces, a round each: `MATCH`. Number 1, whom the lot
/// gives, has White in the first game; then the colours alternate, as they do when a round robin of two has many cycles
/// (C.05, annex 1). Any other number of players has no table.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::match
