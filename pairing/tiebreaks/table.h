// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/standings.h"
#include "pairing/tiebreaks/direct_encounter.h"
#include "pairing/tiebreaks/fields.h"
#include "pairing/tiebreaks/values.h"

#include <vector>

namespace flagfall::pairing {

/// The table while the tie-breaks are applied to it, one after the other: groups of players or teams whom nothing has
/// separated yet, the best first.
class Table {
public:
    explicit Table(Tournament const& tournament);

    void apply(TieBreak const& tieBreak);

    [[nodiscard]] Fields const& fields() const { return m_fields; }
    [[nodiscard]] std::vector<Group> const& groups() const { return m_groups; }
    [[nodiscard]] std::vector<Standing> lines() const;

private:
    void applyEncounter(TieBreak const& tieBreak);
    void applySteps(TieBreak const& tieBreak, std::vector<std::vector<TieBreakValue>> const& steps);
    void applyValues(TieBreak const& tieBreak);
    [[nodiscard]] Standing lineOf(int place, int rank) const;

    Fields m_fields;
    std::vector<Group> m_groups;
    std::vector<std::vector<TieBreakValue>> m_columns;
};

} // namespace flagfall::pairing
