// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/acceleration/baku_group.h"

#include <algorithm>

namespace flagfall::pairing {

std::optional<int> lastOfBakuGroup(Tournament const& tournament) {
    auto const& all = tournament.participants;
    int left = bakuGroup(static_cast<int>(std::count_if(all.begin(), all.end(), isInFirstRound)));
    std::optional<int> last;
    for (std::size_t place = 0; place < all.size() && left > 0; ++place) {
        if (!isInFirstRound(all[place])) continue;
        last = static_cast<int>(place);
        --left;
    }
    return last;
}

std::vector<AcceleratedGroup> bakuGroups(Tournament const& tournament) {
    auto const last = lastOfBakuGroup(tournament);
    if (!last) return {};
    auto const points = bakuPoints(tournament.roundsPlanned, tournament.scoring);
    std::vector<AcceleratedGroup> groups;
    for (std::size_t round = 0; round < points.size(); ++round) {
        int const number = static_cast<int>(round) + 1;
        Points const each = points[round];
        if (groups.empty() || groups.back().points != each)
            groups.push_back({1, *last + 1, number, number, each});
        else
            groups.back().lastRound = number;
    }
    return groups;
}

void addVirtualPoints(Tournament& tournament, std::vector<AcceleratedGroup> const& groups) {
    for (AcceleratedGroup const& group : groups)
        for (Participant& each : tournament.participants) {
            if (each.number.value() < group.firstNumber || each.number.value() > group.lastNumber) continue;
            auto const last = static_cast<std::size_t>(group.lastRound);
            if (each.virtualPoints.size() < last) each.virtualPoints.resize(last);
            for (auto i = static_cast<std::size_t>(group.firstRound) - 1; i < last; ++i)
                each.virtualPoints[i] += group.points;
        }
}

void accelerateByBaku(Tournament& tournament) {
    auto& all = tournament.participants;
    bool const isOnFile =
        std::any_of(all.begin(), all.end(), [](auto const& each) { return !each.virtualPoints.empty(); });
    auto const last = lastOfBakuGroup(tournament);
    if (isOnFile || !last) return;
    auto const points = bakuPoints(tournament.roundsPlanned, tournament.scoring);
    for (int place = 0; place <= *last; ++place) all[static_cast<std::size_t>(place)].virtualPoints = points;
}

} // namespace flagfall::pairing
