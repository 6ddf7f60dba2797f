// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/standings.h"
#include "pairing/system.h"

#include <cstdint>
#include <vector>

namespace flagfall::pairing {

/// A score of a system as points, to the nearest hundredth (partsOfScore make a point).
[[nodiscard]] constexpr Points roundedScore(std::int64_t partsOfAPoint) {
    constexpr std::int64_t one = 100;
    return Points::ofHundredths(static_cast<int>((2 * one * partsOfAPoint + partsOfScore) / (2 * partsOfScore)));
}

/// What points and tie-breaks are counted on (PairingSystem::counted); by a system that the program does not know
/// (null), the tournament itself.
[[nodiscard]] Tournament counted(PairingSystem const* system, Tournament const& tournament);

/// The table by the places that the system gives, with the score by which it gives them as `secondary`; by points and
/// tie-breaks where it gives none, and where the program does not know the system (null).
[[nodiscard]] std::vector<Standing> standingsBy(PairingSystem const* system, Tournament const& tournament,
                                                std::vector<TieBreak> const& order);

} // namespace flagfall::pairing
