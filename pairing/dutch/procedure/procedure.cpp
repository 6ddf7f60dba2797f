// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/procedure/procedure.h"

#include "pairing/dutch/criteria/completion.h"

#include <algorithm>
#include <set>

namespace flagfall::pairing::dutch {
namespace {

/// Players with the same score, from the top.
std::vector<Places> scoregroups(Field const& field) {
    std::vector<Places> groups;
    for (int const place : everybody(field)) {
        if (groups.empty() || playerAt(field, groups.back().front()).score != playerAt(field, place).score)
            groups.emplace_back();
        groups.back().push_back(place);
    }
    return groups;
}

/// Walks down the scoregroups; what has been paired and who has been left over so far.
class Descent {
public:
    Descent(Field const& field, ByeRule const& bye) : m_groups(scoregroups(field)), m_below(everybody(field)) {
        m_bracket.bye = m_result.byeRule = bye;
    }

    [[nodiscard]] bool isOver() const { return m_index == m_groups.size(); }

    /// The bracket of the next scoregroup down.
    Bracket const& step() {
        m_bracket.residents = m_groups[m_index++];
        m_below.erase(m_below.begin(), m_below.begin() + std::ssize(m_bracket.residents));
        m_bracket.next = isOver() ? Places{} : m_groups[m_index];
        m_bracket.rest.assign(m_below.begin() + std::ssize(m_bracket.next), m_below.end());
        return m_bracket;
    }
    /// One bracket of everybody who is left (2017, A.9).
    Bracket const& collapse() {
        m_bracket.residents = m_below;
        m_bracket.next.clear();
        m_bracket.rest.clear();
        m_index = m_groups.size();
        return m_bracket;
    }

    void take(BracketPairing pairing, BracketKind kind = BracketKind::Scoregroup) {
        std::sort(pairing.downfloaters.begin(), pairing.downfloaters.end());
        m_result.steps.push_back({kind, std::move(m_bracket.movedDown), m_bracket.residents, std::move(pairing.pairs),
                                  pairing.downfloaters});
        m_bracket.movedDown = std::move(pairing.downfloaters);
    }

    /// Everybody below the bracket, and these.
    [[nodiscard]] Places belowAnd(Places const& downfloaters) const {
        Places places = m_below;
        places.insert(places.end(), downfloaters.begin(), downfloaters.end());
        return places;
    }

    [[nodiscard]] FieldPairing result() && {
        if (!m_bracket.movedDown.empty()) m_result.bye = m_bracket.movedDown.front();
        return std::move(m_result);
    }

private:
    std::vector<Places> m_groups;
    std::size_t m_index = 0;
    Places m_below;
    Bracket m_bracket;
    FieldPairing m_result;
};

// --- 2026 --------------------------------------------------------------------------------------------------

/// C5: the lowest score the bye can go to when everybody else is paired; nothing when they cannot be.
std::optional<ByeRule> byeOf(Field const& field) {
    Places const all = everybody(field);
    ByeRule bye;
    if (all.size() % 2 == 0) return canComplete(field, all, bye) ? std::optional{bye} : std::nullopt;
    bye.to = ByeRule::To::OneScore;
    std::set<Points> scores;
    for (Player const& player : field.players)
        if (player.mayHaveBye) scores.insert(player.score);
    for (Points const score : scores) {
        bye.score = score;
        if (canComplete(field, all, bye)) return bye;
    }
    return std::nullopt;
}

std::optional<FieldPairing> pairWithCompletion(Field const& field, Way way) {
    auto const bye = byeOf(field);
    if (!bye) return std::nullopt;
    Descent descent{field, *bye};
    while (!descent.isOver()) descent.take(pairBracket(field, descent.step(), way));
    return std::move(descent).result();
}

// --- 2017 --------------------------------------------------------------------------------------------------

std::optional<FieldPairing> pairWithCollapse(Field const& field, Way way) {
    ByeRule bye;
    if (field.players.size() % 2 == 1) bye.to = ByeRule::To::Anybody;
    if (!canComplete(field, everybody(field), bye)) return std::nullopt;
    Descent descent{field, bye};
    while (!descent.isOver()) {
        Bracket const& bracket = descent.step();
        if (descent.isOver()) {
            descent.take(pairCompletedBracketOf2017(field, bracket));
            break;
        }
        BracketPairing pairing = pairBracketOf2017(field, bracket, way);
        if (canComplete(field, descent.belowAnd(pairing.downfloaters), bye)) {
            descent.take(std::move(pairing));
            continue;
        }
        // This one is the penultimate bracket: all below it become one (A.9).
        descent.take(pairCompletedBracketOf2017(field, bracket), BracketKind::Penultimate);
        descent.take(pairCompletedBracketOf2017(field, descent.collapse()), BracketKind::CollapsedLast);
    }
    return std::move(descent).result();
}

} // namespace

std::optional<FieldPairing> pairField(Field const& field, EditionRules const& rules, Way way) {
    switch (rules.procedure) {
    case Procedure::CompletionInEveryBracket: return pairWithCompletion(field, way);
    case Procedure::CollapsedLastBracket: return pairWithCollapse(field, way);
    }
    return std::nullopt;
}

} // namespace flagfall::pairing::dutch
