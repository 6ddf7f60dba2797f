// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/boards.h"
#include "pairing/tiebreaks/extended_encounter.h"
#include "pairing/tiebreaks/table.h"

#include <algorithm>
#include <numeric>

namespace flagfall::pairing {
namespace {

using Values = std::vector<TieBreakValue>;

TieBreakValue const& at(Values const& values, int place) { return values[static_cast<std::size_t>(place)]; }

/// Splits a group into those with equal values, the best first; equals keep their order.
void split(Group group, Values const& values, bool isLowerBetter, std::vector<Group>& into) {
    if (group.size() == 1) {
        into.push_back(std::move(group));
        return;
    }
    auto const isBetter = [&](int a, int b) {
        TieBreakValue const& x = at(values, a);
        TieBreakValue const& y = at(values, b);
        // No value comes last.
        if (!x.tenThousandths || !y.tenThousandths) return x.tenThousandths && !y.tenThousandths;
        return isLowerBetter ? x < y : x > y;
    };
    std::stable_sort(group.begin(), group.end(), isBetter);
    for (std::size_t i = 0; i < group.size(); ++i) {
        if (i == 0 || isBetter(group[i - 1], group[i])) into.emplace_back();
        into.back().push_back(group[i]);
    }
}

} // namespace

Table::Table(Tournament const& tournament) : m_fields(tournament) {
    Group everybody(static_cast<std::size_t>(m_fields.size()));
    std::iota(everybody.begin(), everybody.end(), 0);
    Values points;
    for (int const place : everybody) points.push_back(TieBreakValue::of(m_fields.primary().score(place)));
    split(std::move(everybody), points, false, m_groups);
}

void Table::apply(TieBreak const& tieBreak) {
    auto const steps = boardSteps(m_fields, tieBreak.kind);
    if (tieBreak.kind == TieBreakKind::DirectEncounter || tieBreak.kind == TieBreakKind::ExtendedEncounter)
        applyEncounter(tieBreak);
    else if (!steps.empty())
        applySteps(tieBreak, steps);
    else
        applyValues(tieBreak);
}

std::vector<Standing> Table::lines() const {
    std::vector<Standing> lines;
    lines.reserve(static_cast<std::size_t>(m_fields.size()));
    for (Group const& group : m_groups) {
        int const rank = static_cast<int>(lines.size()) + 1;
        for (int const place : group) lines.push_back(lineOf(place, rank));
    }
    return lines;
}

/// The only ones that depend on who is still tied (6.1, 13.3).
void Table::applyEncounter(TieBreak const& tieBreak) {
    bool const isExtended = tieBreak.kind == TieBreakKind::ExtendedEncounter;
    Field const& field = m_fields.of(tieBreak);
    Values column(static_cast<std::size_t>(m_fields.size()));
    std::vector<Group> finer;
    finer.reserve(m_groups.size());
    for (Group& group : m_groups) {
        if (group.size() == 1) {
            finer.push_back(std::move(group));
            continue;
        }
        Values const scores = encounterScores(field, tieBreak, group);
        for (std::size_t i = 0; i < group.size(); ++i) column[static_cast<std::size_t>(group[i])] = scores[i];
        auto parts = isExtended ? separateExtended(m_fields, tieBreak, group) : separate(field, tieBreak, group);
        for (Group& part : parts) finer.push_back(std::move(part));
    }
    m_groups = std::move(finer);
    m_columns.push_back(std::move(column));
}

/// Art. 12: whoever a step leaves level is looked at in the next.
void Table::applySteps(TieBreak const& tieBreak, std::vector<Values> const& steps) {
    m_columns.push_back(steps.front());
    for (Values const& step : steps) {
        std::vector<Group> finer;
        finer.reserve(m_groups.size());
        for (Group& group : m_groups) {
            if (tieBreak.kind == TieBreakKind::BoardCount && !mayCountBoards(m_fields, group))
                finer.push_back(std::move(group));
            else
                split(std::move(group), step, isLowerBetter(tieBreak), finer);
        }
        m_groups = std::move(finer);
    }
}

void Table::applyValues(TieBreak const& tieBreak) {
    m_columns.push_back(valuesOf(m_fields, tieBreak));
    std::vector<Group> finer;
    finer.reserve(m_groups.size());
    for (Group& group : m_groups) split(std::move(group), m_columns.back(), isLowerBetter(tieBreak), finer);
    m_groups = std::move(finer);
}

Standing Table::lineOf(int place, int rank) const {
    Field const& field = m_fields.primary();
    auto const rounds = m_fields.games().rounds(place);
    auto const count = [&rounds](Field::Kind kind) {
        return std::count_if(rounds.begin(), rounds.end(), [kind](auto const& each) { return each.kind == kind; });
    };
    Standing standing;
    standing.rank = rank;
    standing.player = field.id(place);
    standing.points = field.score(place);
    standing.secondary = m_fields.secondary().score(place);
    standing.tieBreaks.reserve(m_columns.size());
    for (Values const& column : m_columns) standing.tieBreaks.push_back(at(column, place));
    standing.played = static_cast<int>(count(Field::Kind::Played));
    standing.hasPending = count(Field::Kind::Pending) > 0;
    return standing;
}

std::vector<Standing> standings(Tournament const& tournament, std::vector<TieBreak> const& order) {
    Table table{tournament};
    for (TieBreak const& tieBreak : order) table.apply(tieBreak);
    return table.lines();
}

} // namespace flagfall::pairing
