// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/direct_encounter.h"
#include "pairing/tiebreaks/fields.h"

namespace flagfall::pairing {

/// Extended direct encounter (C.07, 13.3): the tied teams in the subgroups it makes of them, best first. Direct
/// encounter by the primary score, where that breaks no tie by the secondary one, and for every new subset from the
/// beginning. Two teams nothing separates are told apart by the tie-breaks of Article 12 the code asks for, which count
/// the whole event as that article has it; board count only where the two have the same game points.
[[nodiscard]] std::vector<Group> separateExtended(Fields const& fields, TieBreak const& tieBreak, Group const& tied);

} // namespace flagfall::pairing
