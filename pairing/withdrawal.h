// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tournament.h"

#include <vector>

/// What becomes of the games of who leaves an event in which everybody keeps his opponents (General Regulations, 6.6).
namespace flagfall::pairing {

/// So many games everybody has by a table: with an odd number of competitors each rests once a cycle.
[[nodiscard]] int gamesEach(int rounds, int competitors);

/// Whether none of them count: less than half were played.
[[nodiscard]] bool areAnnulled(int gamesPlayed, int gamesEach);

/// As if these had never entered: their opponents have no game in those rounds.
void leaveOut(Tournament& tournament, std::vector<PlayerId> const& gone);

} // namespace flagfall::pairing
