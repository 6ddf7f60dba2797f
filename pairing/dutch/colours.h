// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <vector>

/// Colour preferences (C.04.3, 1.6) and the colours of a pair (5.2). Only games over the board count.
namespace flagfall::pairing::dutch {

enum class Strength { None, Mild, Strong, Absolute };

struct Preference {
    Strength strength = Strength::None;
    Colour colour = Colour::White; ///< when there is a preference
    friend auto operator<=>(Preference const&, Preference const&) = default;
};

/// The colours a player has had, the earliest first.
using ColourHistory = std::vector<Colour>;

/// Whites minus Blacks.
[[nodiscard]] int colourDifference(ColourHistory const& history);
[[nodiscard]] Preference preferenceOf(ColourHistory const& history);

[[nodiscard]] constexpr bool wantTheSame(Preference a, Preference b) {
    return a.strength != Strength::None && b.strength != Strength::None && a.colour == b.colour;
}

/// What decides the colours of a player in a pair.
struct Seat {
    ColourHistory const* history = nullptr;
    Preference preference;
    int effectiveNumber = 0; ///< pairing number among those who have appeared, from 1
};

/// Which rule of 5.2 gave the colours; E.1 to E.5 of 2017 are the same.
enum class ColourRule {
    Both,         ///< 5.2.1: nobody is refused what he wants
    Stronger,     ///< 5.2.2: the stronger preference, or the wider colour difference
    Alternate,    ///< 5.2.3: the other way round than the last time one had White and the other Black
    HigherRanked, ///< 5.2.4: what the higher-ranked player wants
    Number,       ///< 5.2.5: by the parity of the higher-ranked player's number
};

/// The colour of the higher-ranked player of a pair, and why.
struct ColourDecision {
    Colour ofHigher = Colour::White;
    ColourRule rule = ColourRule::Both;
};
[[nodiscard]] ColourDecision decideColours(Seat const& higher, Seat const& lower, Colour initialColour);

} // namespace flagfall::pairing::dutch
