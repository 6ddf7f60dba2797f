// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/points.h"
#include "pairing/tournament.h"

#include <optional>
#include <utility>
#include <vector>

/// What the Dutch system may look at: who is entered, what every player did in the rounds before, and who is
/// there for the next. Players are named by their place in the order of pairing numbers, from 0.
namespace flagfall::pairing::dutch {

/// One round of one player.
struct PastRound {
    enum class Kind {
        Played,
        Forfeited,    ///< paired, and not played
        AllocatedBye, ///< left over by the pairing
        NotPaired,    ///< asked for a bye, was given one, was absent
    };
    Kind kind = Kind::NotPaired;
    std::optional<int> opponent{}; ///< of a game played or forfeited
    Colour colour = Colour::White; ///< likewise
    Points points{};
};

struct Entry {
    bool takesPart = true;             ///< in the round to be paired
    std::vector<PastRound> rounds;     ///< one for each round before it
    std::vector<Points> virtualPoints; ///< of acceleration, by round, the one to be paired included; none beyond

    [[nodiscard]] Points virtualIn(int round) const {
        auto const index = static_cast<std::size_t>(round) - 1;
        return index < virtualPoints.size() ? virtualPoints[index] : noPoint;
    }
};

/// A tournament with one round to be paired.
struct Entries {
    int roundsPlanned = 0;
    int roundsBefore = 0;
    Scoring scoring;
    Colour initialColour = Colour::White; ///< of the highest-ranked player in round 1, by lot (5.1)
    std::vector<Entry> players;
    std::vector<std::pair<int, int>> prohibited; ///< pairs the arbiter does not allow in this round
};

} // namespace flagfall::pairing::dutch
