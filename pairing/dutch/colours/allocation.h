// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/preference.h"
#include "pairing/explanation.h"

/// The colours of a pair (C.04.3, Art. 5; 2017: E).
namespace flagfall::pairing::dutch {

/// What decides the colours of a player in a pair.
struct Seat {
    ColourHistory const* history = nullptr;
    Preference preference;
    int effectiveNumber = 0; ///< pairing number among those who have appeared, from 1
};

/// The colour of the higher-ranked player of a pair, and why.
struct ColourDecision {
    Colour ofHigher = Colour::White;
    ColourRule rule = ColourRule::Both;
};
[[nodiscard]] ColourDecision decideColours(Seat const& higher, Seat const& lower, Colour initialColour);

} // namespace flagfall::pairing::dutch
