// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/acceleration/baku.h"

namespace flagfall::pairing {

std::vector<Points> bakuPoints(int rounds, Scoring const& scoring) {
    int const accelerated = (rounds + 1) / 2;
    int const full = (accelerated + 1) / 2;
    std::vector<Points> points(static_cast<std::size_t>(full), scoring.win);
    points.resize(static_cast<std::size_t>(accelerated), Points::ofHundredths(scoring.win.hundredths() / 2));
    return points;
}

} // namespace flagfall::pairing
