// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/candidates/bracket_graph.h"
#include "pairing/dutch/definitions/bracket.h"

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

/// How well the next bracket can do with what comes down to it (C8; 2017: C.7).
struct NextBracket {
    int leftOver = 0;           ///< players; 2017: thrice for one in the last bracket who may not have the bye
    std::vector<Points> scores; ///< of those left over, the highest first; 2017: of the MDPs among them
    auto operator<=>(NextBracket const&) const = default; ///< the better the smaller
};

/// The downfloaters must be such that the round can be completed.
[[nodiscard]] NextBracket nextBracketWith(Field const& field, Bracket const& bracket,
                                          std::vector<int> const& downfloaters);
[[nodiscard]] NextBracket nextBracketOf2017With(Field const& field, Bracket const& bracket,
                                                std::vector<int> const& downfloaters);

} // namespace flagfall::pairing::dutch
