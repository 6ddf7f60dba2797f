// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/preference.h"

/// The criteria of C.04.3 (2026) that ask about a pair or a player, one function each, under their numbers.
/// C1 and prohibited pairs: `areBarred`. C2: `Player::mayHaveBye`. C4 and C5: completion.h. C6 to C8 count
/// players left over, C18 to C21 score differences: bracket.cpp.
namespace flagfall::pairing::dutch {

/// What colours say about a player: alike players are alike to the criteria.
struct ColourNeed {
    Preference preference;
    bool isWide = false;   ///< a colour difference of two or more
    int width = 0;         ///< the difference without its sign
    bool repeated = false; ///< the colour not wanted in both of the last two games
    bool isTopscorer = false;
    friend auto operator<=>(ColourNeed const&, ColourNeed const&) = default;
};

[[nodiscard]] ColourNeed colourNeed(ColourHistory const& history, Preference preference, bool isTopscorer);

/// C3: two who absolutely want the same colour do not meet, unless one of them is a topscorer.
[[nodiscard]] bool c3Allows(ColourNeed const& a, ColourNeed const& b);
/// C10: somebody gets a colour difference beyond two.
[[nodiscard]] int c10(ColourNeed const& a, ColourNeed const& b);
/// C11: somebody gets the same colour three times running.
[[nodiscard]] int c11(ColourNeed const& a, ColourNeed const& b);
/// C12: somebody does not get his colour preference.
[[nodiscard]] int c12(ColourNeed const& a, ColourNeed const& b);
/// C13: somebody does not get his strong colour preference. Two absolute ones have been counted before.
[[nodiscard]] int c13(ColourNeed const& a, ColourNeed const& b);

} // namespace flagfall::pairing::dutch
