// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/swiss_team/definitions/field.h"

#include <string_view>

/// Colour allocation (C.04.6, Art. 4).
namespace flagfall::pairing::swiss_team {

/// 4.2: whether the team at place `a` is the first-team of the two.
[[nodiscard]] bool isFirstTeam(Field const& field, int a, int b);

struct ColourDecision {
    Colour ofFirst = Colour::White;
    std::string_view article; ///< `4.3.1` … `4.3.9`
};

/// Histories are compared from their ends (4.3.6; C.04.2, 3.4).
[[nodiscard]] ColourDecision decideColours(Team const& first, Team const& other, Colour initialColour);

} // namespace flagfall::pairing::swiss_team
