// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/acceleration.h"
#include "pairing/dutch/definitions/entry.h"
#include "pairing/tournament.h"

/// A tournament as the Dutch system sees it, with the next round to be paired.
namespace flagfall::pairing::dutch {

/// Everything up to the pairing of the next round. A game that is not over is a draw for the pairing (C.04.2, Art. 3).
/// The initial colour that nobody has drawn is the one the games of round 1 tell, or White.
[[nodiscard]] Entries entriesOf(Tournament const& tournament, Acceleration acceleration);

} // namespace flagfall::pairing::dutch
