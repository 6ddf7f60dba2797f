// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

/// Colours in rounds that are not those of the table any more.
namespace flagfall::pairing::round_robin {

/// Rounds by numbers, White first; whoever meets the dummy rests.
using Rounds = std::vector<std::vector<TableLine>>;

/// What is asked of the colours of a whole event.
struct ColourTask {
    Rounds rounds;              ///< of the whole event
    int size = 0;               ///< of the table
    int dummy = 0;              ///< its last number in an odd field; 0: none
    int played = 0;             ///< so many rounds stand
    std::vector<int> movable{}; ///< rounds, from 0, that may change places with each other
    bool mixes = false;         ///< they may exchange some of their games, too
};

/// How far the rounds to come are from what the tables give: everybody has White as often as Black, or once more or
/// less, and nobody one colour three times running. 0: they are as good.
[[nodiscard]] int colourFaults(ColourTask const& task);

/// The same games with colours turned, and the movable rounds in another order or mixed, so that there are as few
/// faults as a search of so many steps finds. Who meet twice have both colours.
[[nodiscard]] Rounds coloured(ColourTask const& task, int steps);

} // namespace flagfall::pairing::round_robin
