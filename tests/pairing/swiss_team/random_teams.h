// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tournament.h"

#include <cstdint>

namespace flagfall::pairing::swiss_team {

/// How much a random event of teams strays from the ordinary: one in so many, 0 for never.
struct TeamChaos {
    int fewestTeams = 4;
    int mostTeams = 10;
    int mostRounds = 7;
    int boards = 2;
    int absence = 0;
    int forfeit = 0; ///< of a match, as a whole or board by board
    int draw = 3;
    int acceleration = 0;
    int prohibition = 0;
    int open = 0;             ///< matches of the last round that are not over
    bool meetBlindly = false; ///< nobody has looked at scores
};

/// A history nobody has paired: teams meet whom they have not met, mostly of about their score, in any colours.
[[nodiscard]] Tournament randomTeams(std::uint64_t seed, TeamChaos const& chaos);

} // namespace flagfall::pairing::swiss_team
