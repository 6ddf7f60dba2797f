// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/standing_explanation.h"

#include <algorithm>
#include <utility>

namespace flagfall::pairing {
namespace {

Group const& groupOf(std::vector<Group> const& groups, int place) {
    return *std::find_if(groups.begin(), groups.end(), [place](Group const& group) {
        return std::find(group.begin(), group.end(), place) != group.end();
    });
}

bool isAmong(std::vector<PlayerId> const& players, PlayerId player) {
    return std::find(players.begin(), players.end(), player) != players.end();
}

/// The comparison of direct encounter after which the two were no longer in one group.
std::optional<std::size_t> stepThatSeparates(TieBreakWorking const& working, PlayerId own, PlayerId other) {
    for (std::size_t step = 0; step < working.encounter.size(); ++step)
        for (auto const& group : working.encounter[step].subgroups)
            if (isAmong(group, own) && !isAmong(group, other)) return step;
    return std::nullopt;
}

/// `explained` has everything of the player but his neighbours.
Separation separationFrom(Standing const& other, StandingExplanation const& explained) {
    Standing const& own = explained.standing;
    Separation separation{.other = other.player};
    if (own.points != other.points) {
        separation.by = Separation::By::Points;
        separation.own = TieBreakValue::of(own.points);
        separation.others = TieBreakValue::of(other.points);
        return separation;
    }
    if (own.rank == other.rank) return separation;
    separation.by = Separation::By::TieBreak;
    // The last one before which they were still level.
    auto const& tied = explained.tied;
    while (separation.which + 1 < tied.size() && isAmong(tied[separation.which + 1], other.player)) ++separation.which;
    separation.own = own.tieBreaks[separation.which];
    separation.others = other.tieBreaks[separation.which];
    separation.step = stepThatSeparates(explained.workings[separation.which], own.player, other.player);
    return separation;
}

} // namespace

StandingExplainer::StandingExplainer(Tournament const& tournament, std::vector<TieBreak> order)
    : m_table(tournament), m_order(std::move(order)) {
    for (TieBreak const& tieBreak : m_order) {
        m_before.push_back(m_table.groups());
        m_table.apply(tieBreak);
    }
    m_lines = m_table.lines();
    for (std::size_t line = 0; line < m_lines.size(); ++line) m_places.emplace(m_lines[line].player, line);
}

std::optional<StandingExplanation> StandingExplainer::explain(PlayerId player) const {
    Fields const& fields = m_table.fields();
    auto const place = fields.primary().placeOf(player);
    auto const found = m_places.find(player);
    if (!place || found == m_places.end()) return std::nullopt;
    StandingExplanation explained;
    for (std::size_t which = 0; which < m_order.size(); ++which) {
        Group const& tied = groupOf(m_before[which], *place);
        explained.workings.push_back(workingOf(fields, m_order[which], *place, tied));
        explained.tied.emplace_back();
        for (int const each : tied) explained.tied.back().push_back(fields.primary().id(each));
    }
    std::size_t const line = found->second;
    explained.standing = m_lines[line];
    if (line > 0) explained.above = separationFrom(m_lines[line - 1], explained);
    if (line + 1 < m_lines.size()) explained.below = separationFrom(m_lines[line + 1], explained);
    return explained;
}

std::optional<StandingExplanation> explainStanding(Tournament const& tournament, std::vector<TieBreak> const& order,
                                                   PlayerId player) {
    return StandingExplainer(tournament, order).explain(player);
}

} // namespace flagfall::pairing
