// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/standings.h"

#include "pairing/tiebreaks/direct_encounter.h"
#include "pairing/tiebreaks/explain.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace flagfall::pairing {
namespace {

using Values = std::unordered_map<PlayerId, TieBreakValue>;

/// Splits a group into those with equal keys, the highest key first; equals keep their order.
template <typename KeyOf>
std::vector<Group> splitBy(Group const& group, KeyOf const& keyOf) {
    std::map<decltype(keyOf(PlayerId{})), Group, std::greater<>> byKey;
    for (PlayerId const player : group) byKey[keyOf(player)].push_back(player);
    std::vector<Group> groups;
    for (auto& [key, players] : byKey) groups.push_back(std::move(players));
    return groups;
}

/// One tie-break: what everybody gets in its column, and the groups it leaves.
struct Step {
    Values values;
    std::vector<Group> groups;
};

/// The only one that depends on who is still tied (C.07, Art. 6.1).
Step byDirectEncounter(Field const& field, std::vector<Group> const& tied) {
    Step step;
    for (Group const& group : tied) {
        if (group.size() > 1) {
            std::vector<TieBreakValue> const scores = encounterScores(field, group);
            for (std::size_t i = 0; i < group.size(); ++i) step.values[group[i]] = scores[i];
        }
        for (Group& part : separate(field, group)) step.groups.push_back(std::move(part));
    }
    return step;
}

Step byValue(Field const& field, TieBreak tieBreak, std::vector<Group> const& tied) {
    Step step;
    for (Participant const& each : field.participants()) step.values[each.id] = valueOf(field, tieBreak, each);
    for (Group const& group : tied)
        for (Group& part : splitBy(group, [&step](PlayerId player) { return step.values[player]; }))
            step.groups.push_back(std::move(part));
    return step;
}

std::vector<Group> byPoints(Field const& field) {
    Group everybody;
    for (Participant const& each : field.participants()) everybody.push_back(each.id);
    return splitBy(everybody, [&field](PlayerId player) { return field.score(player); });
}

template <typename Record>
int count(Participant const& participant) {
    return static_cast<int>(
        std::count_if(participant.rounds.begin(), participant.rounds.end(),
                      [](RoundRecord const& each) { return std::holds_alternative<Record>(each); }));
}

Standing line(Field const& field, PlayerId player, int rank, std::vector<Values> const& columns) {
    Participant const& participant = *field.find(player);
    Standing standing;
    standing.rank = rank;
    standing.player = player;
    standing.points = field.score(player);
    for (Values const& column : columns) {
        auto const value = column.find(player);
        standing.tieBreaks.push_back(value == column.end() ? TieBreakValue{} : value->second);
    }
    standing.played = count<Played>(participant);
    standing.hasPending = count<Pending>(participant) > 0;
    return standing;
}

} // namespace

std::vector<Standing> standings(Tournament const& tournament, std::vector<TieBreak> const& order) {
    Field const field{tournament};
    std::vector<Group> groups = byPoints(field);
    std::vector<Values> columns;
    for (TieBreak const tieBreak : order) {
        Step step =
            tieBreak == TieBreak::DirectEncounter ? byDirectEncounter(field, groups) : byValue(field, tieBreak, groups);
        columns.push_back(std::move(step.values));
        groups = std::move(step.groups);
    }
    std::vector<Standing> table;
    for (Group const& group : groups) {
        int const rank = static_cast<int>(table.size()) + 1;
        for (PlayerId const player : group) table.push_back(line(field, player, rank, columns));
    }
    return table;
}

} // namespace flagfall::pairing
