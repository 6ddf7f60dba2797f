// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/colours/allocation.h"
#include "pairing/dutch/procedure/procedure.h"
#include "pairing/dutch/procedure/round.h"

/// Between the field, where players are places in the order of scores, and the round, where they are entries.
namespace flagfall::pairing::dutch {

/// Pairs a field, and looks at the pairing once more before it leaves.
[[nodiscard]] Expected<FieldPairing, NoPairing> pairChecked(Field const& field, EditionRules const& rules, Way way);

/// The colours of two players, by places in the field.
[[nodiscard]] ColourDecision coloursOf(Field const& field, int higher, int lower, Colour initialColour);

/// White and Black of two players, by places in the field.
[[nodiscard]] Board boardOf(Field const& field, std::pair<int, int> const& pair, Colour initialColour);

/// Boards with colours, in order (C.04.2, 3.6).
[[nodiscard]] Round roundOf(Field const& field, FieldPairing const& pairing, Colour initialColour);

} // namespace flagfall::pairing::dutch
