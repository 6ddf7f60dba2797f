// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/bracket.h"
#include "pairing/dutch/edition.h"
#include "pairing/dutch/procedure.h"

#include <compare>
#include <vector>

/// How well a candidate of a bracket fulfils the criteria, one by one, whoever made it.
namespace flagfall::pairing::dutch {

/// What a criterion says of a candidate. The smaller, the better; `isBetter` compares.
struct Measure {
    int criterion = 0; ///< its number in the edition: C6 to C21, 2017 C.5 to C.19
    int count = 0;     ///< of downfloaters, pairs or unplayed rounds, whatever the criterion counts
    /// 2026, C18 and C20: the scores of MDPs who float down once more, which is worse than any difference.
    std::vector<Points> again;
    std::vector<Points> points; ///< scores or score differences where it asks for them, the greatest first
    std::vector<int> players;   ///< who is meant; says nothing about which is better
};

/// Of two measures of one criterion.
[[nodiscard]] std::strong_ordering compare(Measure const& a, Measure const& b);

/// All criteria of the edition that are asked in this bracket, in order of importance. Players are places in the
/// field. The downfloaters must leave a rest that can be completed, unless the edition does not ask for that.
[[nodiscard]] std::vector<Measure> measuresOf(Field const& field, EditionRules const& rules, BracketKind kind,
                                              Bracket const& bracket, BracketPairing const& pairing);

} // namespace flagfall::pairing::dutch
