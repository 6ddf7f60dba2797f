// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/explain.h"
#include "pairing/tiebreaks/field.h"
#include "pairing/tiebreaks/tiebreak.h"

#include <vector>

/// Direct encounter (C.07, Art. 6): the results of the tied players among themselves.
namespace flagfall::pairing {

using Group = std::vector<PlayerId>;

/// The tied players in the subgroups direct encounter makes of them, best first; one group when it separates
/// nobody. The order inside a subgroup is the order given.
[[nodiscard]] std::vector<Group> separate(Field const& field, Group const& tied);

/// Each player's score against the others of `tied`, in their order; no value for anybody when none of them
/// has met another. Several games of one pair count as their average.
[[nodiscard]] std::vector<TieBreakValue> encounterScores(Field const& field, Group const& tied);

/// The games of one player behind his value.
[[nodiscard]] std::vector<Contribution> encounters(Field const& field, Participant const& participant,
                                                   Group const& tied);

} // namespace flagfall::pairing
