// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/standing_explanation.h"

#include "pairing/tiebreaks/table.h"

#include <algorithm>

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

std::optional<StandingExplanation> explainStanding(Tournament const& tournament, std::vector<TieBreak> const& order,
                                                   PlayerId player) {
    Table table{tournament};
    auto const place = table.field().placeOf(player);
    if (!place) return std::nullopt;
    StandingExplanation explained;
    for (TieBreak const& tieBreak : order) {
        Group const& tied = groupOf(table.groups(), *place);
        explained.workings.push_back(workingOf(table.field(), tieBreak, *place, tied));
        explained.tied.emplace_back();
        for (int const each : tied) explained.tied.back().push_back(table.field().id(each));
        table.apply(tieBreak);
    }
    auto const lines = table.lines();
    auto const own =
        std::find_if(lines.begin(), lines.end(), [player](Standing const& line) { return line.player == player; });
    explained.standing = *own;
    if (own != lines.begin()) explained.above = separationFrom(*std::prev(own), explained);
    if (std::next(own) != lines.end()) explained.below = separationFrom(*std::next(own), explained);
    return explained;
}

} // namespace flagfall::pairing
