// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/bye_rule.h"
#include "pairing/dutch/criteria.h"
#include "pairing/dutch/field.h"

#include <vector>

/// Whether players can be paired with C1 to C3 alone (C4), and at what score the bye can be had (C5).
namespace flagfall::pairing::dutch {

/// What C3 sees of a player: nothing, unless he absolutely wants a colour.
[[nodiscard]] ColourNeed bareNeed(Player const& player);

/// A set of players who cannot all be paired: the stranded ones can meet each other only in odd groups, of which
/// there are more than rivals, the only others they may meet.
struct Deadlock {
    std::vector<int> stranded;
    bool isByeStranded = false; ///< the bye is one of them: too few may have it
    std::vector<int> rivals;
    bool isByeRival = false; ///< the bye is what they compete for
};

/// Whether all of them can be paired; one of an odd number is left over and gets the bye by this rule.
[[nodiscard]] bool canComplete(Field const& field, std::vector<int> const& players, ByeRule const& bye);

/// Why they cannot be paired, whatever the score of who gets the bye.
[[nodiscard]] Deadlock deadlockOf(Field const& field, std::vector<int> const& players);

/// An upper bound to the players of a set whom one of it may not meet.
[[nodiscard]] int mostKeptApart(Field const& field, std::vector<int> const& players);

} // namespace flagfall::pairing::dutch
