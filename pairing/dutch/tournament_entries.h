// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/acceleration.h"
#include "pairing/dutch/definitions/entry.h"
#include "pairing/system.h"
#include "pairing/tournament.h"

/// A tournament as the Dutch system sees it, with the next round to be paired.
namespace flagfall::pairing::dutch {

/// Everything up to the pairing of the next round. A game that is not over is a draw for the pairing (C.04.2, Art. 3).
/// The initial colour that nobody has drawn is the one the games of round 1 tell, or White.
///
/// The accelerated group is half of those who were there in round 1: who enters later does not move its end (C.04.7,
/// Art. 2; C.04.2, Art. 2.4).
[[nodiscard]] Entries entriesOf(Tournament const& tournament, Acceleration acceleration);

/// The accelerated group as records have it: from the first player to the last of the group, and the rounds that have
/// the same virtual points.
[[nodiscard]] std::vector<AcceleratedGroup> bakuGroups(Tournament const& tournament);

} // namespace flagfall::pairing::dutch
