// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <vector>

/// Colour differences and preferences of teams (C.04.6, 1.6 and 1.7). The colour of a team is the one of its first
/// board, and only matches that were played count.
namespace flagfall::pairing::swiss_team {

/// Which preferences an event has announced (1.7).
enum class PreferenceType {
    None, ///< "not to be used at all"
    A,    ///< one strength; the default
    B,    ///< strong and mild
};

/// The simple preference of Type A is called strong here: there is no other to tell it from.
enum class Strength { None, Mild, Strong };

struct Preference {
    Strength strength = Strength::None;
    Colour colour = Colour::White; ///< when there is a preference
    friend bool operator==(Preference const&, Preference const&) = default;
};

/// The colours a team has had, the earliest first.
using ColourHistory = std::vector<Colour>;

/// Whites minus Blacks (1.6.2).
[[nodiscard]] int colourDifference(ColourHistory const& history);

[[nodiscard]] int whitesIn(ColourHistory const& history);

/// The first of the definitions that fits, in the order of 1.7: a team with no colour difference that had one colour
/// twice running keeps its strong preference in the last round, where the text ends with "no preference when its CD is
/// zero".
[[nodiscard]] Preference preferenceOf(ColourHistory const& history, PreferenceType type, bool isLastRound);

[[nodiscard]] constexpr bool wantTheSame(Preference a, Preference b) {
    return a.strength != Strength::None && b.strength != Strength::None && a.colour == b.colour;
}

} // namespace flagfall::pairing::swiss_team
