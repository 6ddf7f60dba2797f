// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/matching/graph.h"

#include <vector>

namespace flagfall::pairing::matching {

/// Dual variables to start a matching with, one for each kind of vertex and good for the doubled weights: those of
/// the best matching of kinds, in which vertices may be split in halves and nobody is barred. In a large graph of
/// few kinds hardly anything is left to be done after that.
template <typename W>
[[nodiscard]] std::vector<W> dualsByKind(Graph<W> const& graph);

} // namespace flagfall::pairing::matching
