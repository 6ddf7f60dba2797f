// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/criteria/colour_criteria.h"
#include "pairing/dutch/definitions/bye_rule.h"
#include "pairing/dutch/definitions/field.h"

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

/// How many players of a bracket are left over at least by C1 and C3: MDPs do not meet each other.
[[nodiscard]] int fewestDownfloaters(Field const& field, std::vector<int> const& movedDown,
                                     std::vector<int> const& residents);

/// Why they cannot be paired, whatever the score of who gets the bye.
[[nodiscard]] Deadlock deadlockOf(Field const& field, std::vector<int> const& players);

/// Among so many players, those who absolutely want the colour more of them want.
[[nodiscard]] int mostOfOneColour(Field const& field, std::vector<int> const& players);

/// Whether so many players, of an even number, can be paired whoever they are, when no more than `ofOneColour` of
/// them absolutely want White, nor Black, and nobody is barred from more than `mostBarred`.
///
/// They can be split into halves, all who want White in one and all who want Black in the other; everybody may then
/// meet at least half of the other half, and so all can be paired across (Hall).
[[nodiscard]] constexpr bool plainlyComplete(int count, int ofOneColour, int mostBarred) {
    return count % 2 == 0 && 2 * ofOneColour <= count && 4 * mostBarred <= count;
}

} // namespace flagfall::pairing::dutch
