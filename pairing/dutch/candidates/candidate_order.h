// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/candidates/bracket_graph.h"
#include "pairing/dutch/definitions/bracket.h"
#include "pairing/matching/matching.h"

/// Of all best pairings of a bracket, the one that Article 4 generates first.
namespace flagfall::pairing::dutch {

/// The bits the order of exchanges takes to the right of the criteria.
[[nodiscard]] int orderBits(BracketPlan const& plan);

/// Takes a best pairing and turns it into the first of the best. The weights must leave room for `orderBits`.
template <typename W>
[[nodiscard]] BracketPairing firstCandidate(matching::Matching<W>& matching, BracketScheme const& scheme,
                                            BracketPlan const& plan);

} // namespace flagfall::pairing::dutch
