// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/bracket.h"
#include "pairing/dutch/bracket_graph.h"

#include <optional>

/// How far below itself a bracket has to look for C4 and C8. In a field that is large enough below, whoever comes
/// down is paired, and the bracket can be paired for itself.
namespace flagfall::pairing::dutch {

/// With so many downfloaters (0 or 1) C4 and C8 come out alike whoever they are: the plan for the bracket alone.
/// Nothing when that is not plain. The bracket itself may still need more downfloaters.
[[nodiscard]] std::optional<BracketPlan> closedPlan(Field const& field, Bracket const& bracket);

/// The plan with all players that can matter for C4 and C8.
[[nodiscard]] BracketPlan openPlan(Field const& field, Bracket const& bracket);

} // namespace flagfall::pairing::dutch
