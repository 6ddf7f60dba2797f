// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/acceleration/baku.h"
#include "pairing/dutch/definitions/entry.h"

namespace flagfall::pairing::dutch {

/// Gives every player of the group his virtual points. Who enters late does not move the end of the group: it stays
/// where `lastOfGroup`, a place in the order of pairing numbers, is.
inline void accelerate(Entries& entries, int lastOfGroup) {
    auto const points = bakuPoints(entries.roundsPlanned, entries.scoring);
    for (int player = 0; player <= lastOfGroup; ++player)
        entries.players[static_cast<std::size_t>(player)].virtualPoints = points;
}

} // namespace flagfall::pairing::dutch
