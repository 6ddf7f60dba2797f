// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <vector>

/// Colour differences and preferences (C.04.3, 1.6 and 1.7). Only games over the board count.
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

} // namespace flagfall::pairing::dutch
