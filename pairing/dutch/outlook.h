// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/bracket.h"
#include "pairing/dutch/bracket_graph.h"

#include <optional>

/// How far below itself a bracket has to look for C4 and C8. In a field that is large enough below, whoever comes
/// down is paired, and the bracket can be paired for itself.
namespace flagfall::pairing::dutch {

/// The plan for the bracket alone, with as few downfloaters as it can have, when C4 and C8 come out alike whoever
/// they are, or when there is only one and it is known of each what he would bring about; nothing otherwise.
[[nodiscard]] std::optional<BracketPlan> closedPlan(Field const& field, Bracket const& bracket);

/// The plan with all players that can matter for C4 and C8.
[[nodiscard]] BracketPlan openPlan(Field const& field, Bracket const& bracket);

/// 2017: the bracket alone when C.7 comes out alike whoever comes down, otherwise with the next one.
[[nodiscard]] BracketPlan planOf2017(Field const& field, Bracket const& bracket);

} // namespace flagfall::pairing::dutch
