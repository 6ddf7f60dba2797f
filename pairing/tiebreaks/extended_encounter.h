// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/direct_encounter.h"
#include "pairing/tiebreaks/fields.h"

#include <vector>

namespace flagfall::pairing {

/// Extended direct encounter (C.07, 13.3): the tied teams in the subgroups it makes of them, best first. Direct
/// encounter by the primary score, where that breaks no tie by the secondary one, and for every new subset from the
/// beginning. Two teams nothing separates are told apart by the tie-breaks of Article 12 the code asks for, which count
/// the whole event as that article has it; board count only where the two have the same game points.
[[nodiscard]] std::vector<Group> separateExtended(Fields const& fields, TieBreak const& tieBreak, Group const& tied);

/// The comparisons in which the team at a place took part, each with its score: by the primary one, by the secondary
/// one where that separates nobody, and so again with whoever is still level with it; at last those of the boards.
[[nodiscard]] std::vector<EncounterStep> extendedSteps(Fields const& fields, TieBreak const& tieBreak, int place,
                                                       Group const& tied);

} // namespace flagfall::pairing
