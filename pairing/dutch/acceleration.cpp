// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/acceleration.h"

namespace flagfall::pairing::dutch {

std::vector<Points> bakuPoints(int rounds, Scoring const& scoring) {
    int const accelerated = (rounds + 1) / 2;
    int const full = (accelerated + 1) / 2;
    std::vector<Points> points(static_cast<std::size_t>(full), scoring.win);
    points.resize(static_cast<std::size_t>(accelerated), scoring.win / 2);
    return points;
}

void accelerate(Entries& entries, int lastOfGroup) {
    auto const points = bakuPoints(entries.roundsPlanned, entries.scoring);
    for (int player = 0; player <= lastOfGroup; ++player)
        entries.players[static_cast<std::size_t>(player)].virtualPoints = points;
}

} // namespace flagfall::pairing::dutch
