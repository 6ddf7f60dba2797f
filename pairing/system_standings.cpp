// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/system_standings.h"

#include <algorithm>
#include <utility>

namespace flagfall::pairing {

Tournament counted(PairingSystem const* system, Tournament const& tournament) {
    return system ? system->counted(tournament) : tournament;
}

std::vector<Standing> standingsBy(PairingSystem const* system, Tournament const& tournament,
                                  std::vector<TieBreak> const& order) {
    std::vector<Standing> lines = standings(counted(system, tournament), order);
    auto const ranking = system ? system->ranking(tournament) : std::vector<SystemRank>{};
    if (ranking.empty()) return lines;
    std::vector<Standing> table;
    for (SystemRank const& place : ranking) {
        auto const line = std::ranges::find(lines, place.player, &Standing::player);
        if (line == lines.end()) continue;
        line->rank = place.place;
        if (place.score > 0) line->secondary = roundedScore(place.score);
        table.push_back(std::move(*line));
    }
    return table;
}

} // namespace flagfall::pairing
