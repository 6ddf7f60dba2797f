// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/entry.h"

#include <cstdint>

namespace flagfall::pairing::dutch {

/// How much a random tournament strays from the ordinary: one in so many, 0 for never.
struct Nastiness {
    int fewestPlayers = 2;
    int mostPlayers = 9;
    int mostRounds = 7;
    int absence = 0;
    int forfeit = 0;
    int draw = 3;
    int oddScoring = 0; ///< 3-1-0, 3-2-1, an allocated bye worth something else
    int acceleration = 0;
    int prohibition = 0;
    int sameColours = 0; ///< rounds in which nobody has looked at the colours
};

/// A history nobody has paired: everybody meets anybody he has not met, and colours fall as they may.
[[nodiscard]] Entries randomEntries(std::uint64_t seed, Nastiness const& nastiness);

} // namespace flagfall::pairing::dutch
