// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/edition.h"
#include "pairing/dutch/definitions/entry.h"
#include "pairing/dutch/definitions/preference.h"
#include "pairing/explanation.h"

#include <vector>

namespace flagfall::pairing::dutch {

/// A player to be paired, with all the criteria ask about him.
struct Player {
    int entry = 0;  ///< place in Entries::players
    Points score{}; ///< for pairing: virtual points included
    Points realScore{};
    ColourHistory history;
    Preference preference;
    int difference = 0; ///< Whites minus Blacks
    int effectiveNumber = 0;
    bool isTopscorer = false;       ///< 1.8: in the last round, more than half of what could be scored
    bool mayHaveBye = true;         ///< C2
    int unplayed = 0;               ///< rounds without a game over the board (C9)
    Float last = Float::None;       ///< in the round before
    Float beforeLast = Float::None; ///< two rounds ago
    std::vector<int> barred;        ///< places in the field of those he may not meet (C1, prohibited), ascending
};

/// Everybody who takes part in the round, highest score first, then by pairing number.
struct Field {
    std::vector<Player> players;
    int mostBarred = 0; ///< the longest `barred`
};

/// Players by their places in the field.
using Places = std::vector<int>;

[[nodiscard]] inline Player const& playerAt(Field const& field, int place) {
    return field.players[static_cast<std::size_t>(place)];
}
[[nodiscard]] Places everybody(Field const& field);

[[nodiscard]] Field fieldOf(Entries const& entries, EditionRules const& rules);

/// C1 and prohibited pairs: whether two players, by place in the field, are kept apart by more than colours.
[[nodiscard]] bool areBarred(Field const& field, int a, int b);

} // namespace flagfall::pairing::dutch
