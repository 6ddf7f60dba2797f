// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/direct_encounter.h"

#include <algorithm>
#include <cstdint>

namespace flagfall::pairing {
namespace {

/// Averages are kept in so many parts of a hundredth of a point, which is exact for up to 16 games of one pair.
constexpr std::int64_t scale = 720'720;

/// To hundredths of a point, half up, and from there to the unit of values.
std::int64_t rounded(std::int64_t scaled) { return (2 * scaled + scale) / (2 * scale) * (TieBreakValue::one / 100); }

struct Meetings {
    int opponent;
    int games = 0;
    Points points{};
};

/// One player's games against the others of the group.
struct Row {
    int player = 0;
    std::int64_t score = 0; ///< scaled. The worst he can have: every missing game lost
    std::int64_t best = 0;  ///< with every missing game won
    int missing = 0;
};

class Encounters {
public:
    Encounters(Field const& field, TieBreak const& tieBreak)
        : m_field(field), m_playsForfeits(tieBreak.playsForfeits),
          m_isMember(static_cast<std::size_t>(field.size()), false) {}

    std::vector<Row> rows(Group const& tied) {
        for (int const player : tied) m_isMember[static_cast<std::size_t>(player)] = true;
        std::vector<Row> all;
        for (int const player : tied) all.push_back(rowOf(player, tied.size()));
        for (int const player : tied) m_isMember[static_cast<std::size_t>(player)] = false;
        return all;
    }

    std::vector<Group> separate(Group const& tied) {
        if (tied.size() < 2) return {tied};
        std::vector<Group> const groups = separateOnce(tied);
        if (groups.size() == 1) return {tied};
        // Whoever is still level after that is compared afresh, among themselves only (6.4).
        std::vector<Group> separated;
        for (Group const& group : groups)
            for (Group& part : separate(group)) separated.push_back(std::move(part));
        return separated;
    }

    std::vector<EncounterStep> stepsOf(int player, Group tied) {
        std::vector<EncounterStep> steps;
        while (tied.size() > 1) {
            std::vector<Row> const all = rows(tied);
            std::vector<Group> groups = separateOnce(all);
            steps.push_back(stepOf(all, groups));
            if (groups.size() == 1) break;
            auto own = std::find_if(groups.begin(), groups.end(), [player](Group const& group) {
                return std::find(group.begin(), group.end(), player) != group.end();
            });
            restoreOrder(*own, tied);
            tied = std::move(*own);
        }
        return steps;
    }

    std::vector<Group> separateOnce(Group const& tied) {
        std::vector<Group> groups = separateOnce(rows(tied));
        for (Group& group : groups) restoreOrder(group, tied);
        return groups;
    }

    EncounterStep stepOf(Group const& tied) {
        std::vector<Row> const all = rows(tied);
        return stepOf(all, separateOnce(all));
    }

    /// 6.3: a leading subgroup is separated when each of its members stays ahead of everybody else whatever the missing
    /// games would bring. When all have met all, that is simply the order of the scores (6.2).
    static std::vector<Group> separateOnce(std::vector<Row> rows) {
        std::stable_sort(rows.begin(), rows.end(), [](Row const& a, Row const& b) { return a.score > b.score; });
        std::vector<std::int64_t> bestFrom(rows.size() + 1, -1); // the best anybody from here on could reach
        for (std::size_t i = rows.size(); i-- > 0;) bestFrom[i] = std::max(bestFrom[i + 1], rows[i].best);
        std::vector<Group> groups;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i == 0 || rows[i - 1].score > bestFrom[i]) groups.emplace_back();
            groups.back().push_back(rows[i].player);
        }
        return groups;
    }

    std::vector<Meetings> meetings(int player) const {
        std::vector<Meetings> all;
        for (Field::Round const& round : m_field.rounds(player)) {
            if (!m_field.countsAsGame(round, m_playsForfeits)) continue;
            if (!m_isMember[static_cast<std::size_t>(*round.opponent)]) continue;
            auto with = std::find_if(all.begin(), all.end(),
                                     [&round](Meetings const& each) { return each.opponent == *round.opponent; });
            if (with == all.end()) with = all.insert(all.end(), {*round.opponent});
            ++with->games;
            with->points += round.points;
        }
        return all;
    }

private:
    [[nodiscard]] EncounterStep stepOf(std::vector<Row> rows, std::vector<Group> const& groups) const {
        std::stable_sort(rows.begin(), rows.end(), [](Row const& a, Row const& b) { return a.score > b.score; });
        EncounterStep step;
        for (Row const& row : rows)
            step.rows.push_back({m_field.id(row.player), {rounded(row.score)}, {rounded(row.best)}, row.missing});
        for (Group const& group : groups) {
            step.subgroups.emplace_back();
            for (int const player : group) step.subgroups.back().push_back(m_field.id(player));
        }
        return step;
    }

    [[nodiscard]] Row rowOf(int player, std::size_t tied) const {
        auto const met = meetings(player);
        Row row{player};
        for (Meetings const& with : met) row.score += with.points.hundredths() * scale / with.games;
        auto const missing = static_cast<std::int64_t>(tied - 1 - met.size());
        row.best = row.score + missing * m_field.scoring().win.hundredths() * scale;
        row.missing = static_cast<int>(missing);
        return row;
    }

    /// The order of equals is the caller's, not that of the scores which did not separate them.
    void restoreOrder(Group& group, Group const& order) {
        for (int const player : group) m_isMember[static_cast<std::size_t>(player)] = true;
        Group restored;
        for (int const player : order)
            if (m_isMember[static_cast<std::size_t>(player)]) restored.push_back(player);
        for (int const player : group) m_isMember[static_cast<std::size_t>(player)] = false;
        group = std::move(restored);
    }

    Field const& m_field;
    bool m_playsForfeits;
    std::vector<bool> m_isMember;
};

} // namespace

std::vector<Group> separate(Field const& field, TieBreak const& tieBreak, Group const& tied) {
    if (tied.size() < 2) return {tied};
    return Encounters{field, tieBreak}.separate(tied);
}

std::vector<Group> separateOnce(Field const& field, TieBreak const& tieBreak, Group const& tied) {
    if (tied.size() < 2) return {tied};
    return Encounters{field, tieBreak}.separateOnce(tied);
}

std::vector<TieBreakValue> encounterScores(Field const& field, TieBreak const& tieBreak, Group const& tied) {
    std::vector<Row> const all = Encounters{field, tieBreak}.rows(tied);
    bool const allMet = std::all_of(all.begin(), all.end(), [](Row const& row) { return row.missing == 0; });
    // Scores of a group that has not met in full and that nothing separates compare nobody: they would only mislead.
    bool const compared = allMet || Encounters::separateOnce(all).size() > 1;
    std::vector<TieBreakValue> values;
    for (Row const& row : all) values.push_back(compared ? TieBreakValue{rounded(row.score)} : TieBreakValue{});
    return values;
}

bool EncounterStep::haveAllMet() const {
    return std::all_of(rows.begin(), rows.end(), [](Row const& row) { return row.missing == 0; });
}

EncounterStep encounterStep(Field const& field, TieBreak const& tieBreak, Group const& tied) {
    return Encounters{field, tieBreak}.stepOf(tied);
}

std::vector<EncounterStep> encounterSteps(Field const& field, TieBreak const& tieBreak, int place, Group const& tied) {
    return Encounters{field, tieBreak}.stepsOf(place, tied);
}

std::vector<Contribution> encounters(Field const& field, TieBreak const& tieBreak, int place, Group const& tied) {
    std::vector<Contribution> lines;
    int number = 0;
    auto const gamesWith = [&](int opponent) {
        auto const rounds = field.rounds(place);
        return std::count_if(rounds.begin(), rounds.end(), [&](Field::Round const& each) {
            return each.opponent == opponent && field.countsAsGame(each, tieBreak.playsForfeits);
        });
    };
    for (Field::Round const& round : field.rounds(place)) {
        ++number;
        if (!field.countsAsGame(round, tieBreak.playsForfeits)) continue;
        if (std::find(tied.begin(), tied.end(), *round.opponent) == tied.end()) continue;
        Contribution line;
        line.round = RoundNumber{number};
        line.against = Contribution::Against::Opponent;
        line.opponent = field.id(*round.opponent);
        line.points = round.points;
        line.opponentScore = field.score(*round.opponent);
        line.product = rounded(round.points.hundredths() * scale / gamesWith(*round.opponent));
        lines.push_back(line);
    }
    return lines;
}

} // namespace flagfall::pairing
