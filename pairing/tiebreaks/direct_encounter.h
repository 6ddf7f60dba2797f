// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/contributions.h"
#include "pairing/tiebreaks/field.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tiebreaks/value.h"

#include <optional>
#include <vector>

/// Direct encounter (C.07, Art. 6): the results of the tied players among themselves. Players are places in the field.
namespace flagfall::pairing {

using Group = std::vector<int>;

/// The tied players in the subgroups direct encounter makes of them, best first; one group when it separates
/// nobody. The order inside a subgroup is the order given.
[[nodiscard]] std::vector<Group> separate(Field const& field, TieBreak const& tieBreak, Group const& tied);

/// The same, without looking at the subgroups once more.
[[nodiscard]] std::vector<Group> separateOnce(Field const& field, TieBreak const& tieBreak, Group const& tied);

/// Each player's score against the others of `tied`, in their order; no value for anybody when they have not all met
/// and nothing separates them. Several games of one pair count as their average, told in hundredths.
[[nodiscard]] std::vector<TieBreakValue> encounterScores(Field const& field, TieBreak const& tieBreak,
                                                         Group const& tied);

/// One comparison of one group.
struct EncounterStep {
    struct Row {
        PlayerId player;
        TieBreakValue score; ///< in the games among the group
        TieBreakValue best;  ///< with every missing game won
        int missing = 0;     ///< opponents of the group whom he has not met
        friend bool operator==(Row const&, Row const&) = default;
    };
    std::vector<Row> rows;                        ///< by score, the best first
    std::vector<std::vector<PlayerId>> subgroups; ///< what becomes of the group, the best first; one: it stays
    std::optional<TeamScore> score{};             ///< of extended direct encounter (13.3): by which one
    std::optional<TieBreakKind> boards{};         ///< or by which tie-break of boards (13.3.2), in the whole event
    int board = 0; ///< of top boards: the one that is looked at; of bottom boards: the last one that is left
    [[nodiscard]] bool haveAllMet() const;        ///< so that the scores decide (6.2); else only what is sure (6.3)
    friend bool operator==(EncounterStep const&, EncounterStep const&) = default;
};

/// The comparison separateOnce() makes.
[[nodiscard]] EncounterStep encounterStep(Field const& field, TieBreak const& tieBreak, Group const& tied);

/// Every comparison in which the player at a place took part: first with all who are tied, then afresh among those who
/// were still level with him (6.4). None where nobody is tied with him.
[[nodiscard]] std::vector<EncounterStep> encounterSteps(Field const& field, TieBreak const& tieBreak, int place,
                                                        Group const& tied);

/// The games of the player at a place behind his value.
[[nodiscard]] std::vector<Contribution> encounters(Field const& field, TieBreak const& tieBreak, int place,
                                                   Group const& tied);

} // namespace flagfall::pairing
