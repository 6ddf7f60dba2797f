// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/direct_encounter.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>

namespace flagfall::pairing {
namespace {

/// Averages are kept as multiples of 1/720720 of a half point, which is exact for up to 16 games of one pair.
constexpr std::int64_t scale = 720'720;
constexpr std::int64_t fullPoint = 2 * scale;

std::int64_t toQuarters(std::int64_t scaled) { return (2 * scaled + scale / 2) / scale; }

struct Meetings {
    int games = 0;
    HalfPoints points;
};

/// One player's games against the others of the group.
struct Row {
    PlayerId player;
    std::int64_t score = 0;   ///< scaled
    std::int64_t missing = 0; ///< opponents of the group not met

    /// The score with every missing game won. The worst is the score itself: every missing game lost.
    [[nodiscard]] std::int64_t best() const { return score + missing * fullPoint; }
};

using Members = std::unordered_set<PlayerId>;

std::unordered_map<PlayerId, Meetings> meetings(Field const& field, Participant const& participant,
                                                Members const& members) {
    std::unordered_map<PlayerId, Meetings> all;
    for (RoundRecord const& record : participant.rounds) {
        if (!countsAsGame(field, record)) continue;
        PlayerId const opponent = scheduledGame(record)->opponent;
        if (!members.contains(opponent)) continue;
        Meetings& with = all[opponent];
        ++with.games;
        with.points += pointsOf(record);
    }
    return all;
}

std::vector<Row> rows(Field const& field, Group const& tied) {
    Members const members(tied.begin(), tied.end());
    std::vector<Row> all;
    for (PlayerId const player : tied) {
        Row row{player, 0, 0};
        if (Participant const* const participant = field.find(player)) {
            auto const met = meetings(field, *participant, members);
            for (auto const& [opponent, with] : met) row.score += with.points.halves() * scale / with.games;
            row.missing = static_cast<std::int64_t>(tied.size() - 1 - met.size());
        }
        all.push_back(row);
    }
    return all;
}

/// Art. 6.3: a leading subgroup is separated when each of its members stays ahead of everybody else whatever
/// the missing games would bring. When all have met all, that is simply the order of the scores (Art. 6.2).
std::vector<Group> separateOnce(std::vector<Row> rows) {
    std::stable_sort(rows.begin(), rows.end(), [](Row const& a, Row const& b) { return a.score > b.score; });
    std::vector<std::int64_t> bestFrom(rows.size() + 1, -1); // the best anybody from here on could reach
    for (std::size_t i = rows.size(); i-- > 0;) bestFrom[i] = std::max(bestFrom[i + 1], rows[i].best());
    std::vector<Group> groups;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i == 0 || rows[i - 1].score > bestFrom[i]) groups.emplace_back();
        groups.back().push_back(rows[i].player);
    }
    return groups;
}

/// The order of equals is the caller's, not that of the scores which did not separate them.
void restoreOrder(Group& group, Group const& order) {
    std::unordered_map<PlayerId, std::size_t> place;
    for (std::size_t i = 0; i < order.size(); ++i) place.emplace(order[i], i);
    std::sort(group.begin(), group.end(), [&place](PlayerId a, PlayerId b) { return place[a] < place[b]; });
}

} // namespace

std::vector<Group> separate(Field const& field, Group const& tied) {
    if (tied.size() < 2) return {tied};
    std::vector<Group> groups = separateOnce(rows(field, tied));
    if (groups.size() == 1) return {tied};
    // Whoever is still level after that is compared afresh, among themselves only (Art. 6.4).
    std::vector<Group> separated;
    for (Group& group : groups) {
        restoreOrder(group, tied);
        for (Group& part : separate(field, group)) separated.push_back(std::move(part));
    }
    return separated;
}

std::vector<TieBreakValue> encounterScores(Field const& field, Group const& tied) {
    std::vector<Row> const all = rows(field, tied);
    bool const allMet = std::all_of(all.begin(), all.end(), [](Row const& row) { return row.missing == 0; });
    // Scores of a group that has not met in full and that nothing separates compare nobody: they would only mislead.
    bool const compared = allMet || separateOnce(all).size() > 1;
    std::vector<TieBreakValue> values;
    for (Row const& row : all) values.push_back(compared ? TieBreakValue{toQuarters(row.score)} : TieBreakValue{});
    return values;
}

std::vector<Contribution> encounters(Field const& field, Participant const& participant, Group const& tied) {
    Members const members(tied.begin(), tied.end());
    auto const met = meetings(field, participant, members);
    std::vector<Contribution> lines;
    for (std::size_t index = 0; index < participant.rounds.size(); ++index) {
        RoundRecord const& record = participant.rounds[index];
        auto const scheduled = scheduledGame(record);
        if (!scheduled || !countsAsGame(field, record) || !met.contains(scheduled->opponent)) continue;
        HalfPoints const points = pointsOf(record);
        lines.push_back({RoundNumber{static_cast<int>(index) + 1}, Contribution::Against::Opponent, scheduled->opponent,
                         points, field.score(scheduled->opponent),
                         toQuarters(points.halves() * scale / met.at(scheduled->opponent).games), false});
    }
    return lines;
}

} // namespace flagfall::pairing
