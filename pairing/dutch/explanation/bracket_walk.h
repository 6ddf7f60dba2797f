// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/procedure/procedure.h"

#include <vector>

/// Looks back at the brackets of a round that has been paired.
namespace flagfall::pairing::dutch {

/// A bracket as it was when it was paired, with who came after it.
[[nodiscard]] Bracket bracketAt(Field const& field, FieldPairing const& pairing, std::size_t step);

/// What came out of it, pairs with the higher-ranked player first and in order.
[[nodiscard]] BracketPairing outcomeOf(BracketStep const& step);

/// The same bracket with other pairs: `mates` has the opponent of every place, −1 for the bye.
[[nodiscard]] BracketPairing outcomeWith(BracketStep const& step, std::vector<int> const& mates);

/// Places in the field as places in Entries::players.
[[nodiscard]] std::vector<int> entriesOf(Field const& field, std::vector<int> const& places);

} // namespace flagfall::pairing::dutch
