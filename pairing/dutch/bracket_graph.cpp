// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/bracket_graph.h"

#include "pairing/dutch/completion.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace flagfall::pairing::dutch {
namespace {

Player const& playerAt(Field const& field, int place) { return field.players[static_cast<std::size_t>(place)]; }

bool isInside(VertexKind const& kind) { return kind.role == Role::MovedDown || kind.role == Role::Resident; }

// --- vertices ----------------------------------------------------------------------------------------------

/// A kind says no more than the criteria can ask in this plan, so that there are few of them.
class KindReader {
public:
    KindReader(Field const& field, BracketPlan const& plan) : m_field(field), m_plan(plan) {
        m_canFloat = plan.size() > plan.movedDown + plan.residents;
    }

    [[nodiscard]] VertexKind read(Vertex const& vertex) const {
        VertexKind kind;
        kind.role = vertex.role;
        if (vertex.place < 0) return kind;
        Player const& player = playerAt(m_field, vertex.place);
        kind.mayRest = m_plan.hasBye && player.mayHaveBye && player.score == m_plan.byeScore;
        kind.need = bareNeed(player);
        if (!isInside(kind)) return kind;
        kind.need = colourNeed(player.history, player.preference, player.isTopscorer);
        kind.score = player.score;
        if (m_plan.hasSingleDownfloater && player.score == m_plan.byeScore) kind.unplayed = player.unplayed;
        kind.last = asked(vertex.role, player.last);
        kind.beforeLast = asked(vertex.role, player.beforeLast);
        return kind;
    }

private:
    [[nodiscard]] Float asked(Role role, Float past) const {
        if (role == Role::MovedDown) return past == Float::Down ? past : Float::None;
        if (past == Float::Down) return m_canFloat ? past : Float::None;
        return m_plan.movedDown > 0 ? past : Float::None;
    }

    Field const& m_field;
    BracketPlan const& m_plan;
    bool m_canFloat = false;
};

// --- what an edge is worth ---------------------------------------------------------------------------------

bool meetsResident(VertexKind const& a, VertexKind const& b) {
    return a.role == Role::MovedDown && b.role == Role::Resident;
}

/// C15, C17, C19, C21: the opponent of an MDP has floated up.
bool floatsUpAgain(VertexKind const& a, VertexKind const& b, Float VertexKind::* past) {
    return meetsResident(a, b) && b.*past == Float::Up;
}

/// C14, C16: a resident leaves the bracket who has floated down.
bool floatsDownAgain(VertexKind const& a, VertexKind const& b, Float VertexKind::* past) {
    return a.role == Role::Resident && !isInside(b) && a.*past == Float::Down;
}

/// `a` is the one nearer to the top.
int worthOfOrdered(Counter const& counter, VertexKind const& a, VertexKind const& b) {
    bool const inside = isInside(a) && isInside(b);
    bool const ofScore = a.score == counter.score;
    switch (counter.criterion) {
    case Criterion::C6: return inside ? 1 : 0;
    case Criterion::C7: return meetsResident(a, b) && ofScore ? 1 : 0;
    case Criterion::C8Pairs: return (isInside(a) || a.role == Role::Next) && b.role == Role::Next ? 1 : 0;
    case Criterion::C8Scores: return isInside(a) && b.role == Role::Next && ofScore ? 1 : 0;
    case Criterion::C9: return isInside(a) && !isInside(b) ? -a.unplayed : 0;
    case Criterion::C10: return inside ? -c10(a.need, b.need) : 0;
    case Criterion::C11: return inside ? -c11(a.need, b.need) : 0;
    case Criterion::C12: return inside ? -c12(a.need, b.need) : 0;
    case Criterion::C13: return inside ? -c13(a.need, b.need) : 0;
    case Criterion::C14: return floatsDownAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Criterion::C15: return floatsUpAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Criterion::C16: return floatsDownAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Criterion::C17: return floatsUpAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Criterion::C18: return meetsResident(a, b) && ofScore && a.last == Float::Down ? 1 : 0;
    case Criterion::C19: return floatsUpAgain(a, b, &VertexKind::last) && ofScore ? -1 : 0;
    case Criterion::C20: return meetsResident(a, b) && ofScore && a.beforeLast == Float::Down ? 1 : 0;
    case Criterion::C21: return floatsUpAgain(a, b, &VertexKind::beforeLast) && ofScore ? -1 : 0;
    }
    return 0;
}

// --- counters ----------------------------------------------------------------------------------------------

/// How high every counter can count in a bracket decides what it is laid out for, and whether at all.
class CounterPlanner {
public:
    CounterPlanner(BracketPlan const& plan, BracketScheme& scheme) : m_plan(plan), m_scheme(scheme) {
        for (int const kind : scheme.kindOf) {
            VertexKind const& vertex = scheme.kinds[static_cast<std::size_t>(kind)];
            if (vertex.role == Role::MovedDown) ++m_movedDownScores[vertex.score];
            if (isInside(vertex)) ++m_scores[vertex.score];
        }
    }

    void plan() {
        int const pairs = (m_plan.movedDown + m_plan.residents) / 2;
        bool const counts = m_plan.outside != Outside::FillersOnly;
        if (counts) add(Criterion::C6, pairs);
        for (auto const& [score, count] : m_movedDownScores) add(Criterion::C7, count, score);
        if (counts) planNext();
        if (m_plan.hasSingleDownfloater) add(Criterion::C9, mostUnplayed());
        int const topscorers = counted([](VertexKind const& v) { return isInside(v) && v.need.isTopscorer; });
        add(Criterion::C10, topscorers > 0 ? pairs : 0);
        add(Criterion::C11, topscorers > 0 ? pairs : 0);
        add(Criterion::C12, pairs);
        add(Criterion::C13, pairs);
        planCounts(Criterion::C14, Criterion::C15, &VertexKind::last);
        planCounts(Criterion::C16, Criterion::C17, &VertexKind::beforeLast);
        planDifferences(Criterion::C18, Criterion::C19, &VertexKind::last);
        planDifferences(Criterion::C20, Criterion::C21, &VertexKind::beforeLast);
    }

private:
    template <typename Test>
    [[nodiscard]] int counted(Test const& test) const {
        int count = 0;
        for (int const kind : m_scheme.kindOf)
            if (test(m_scheme.kinds[static_cast<std::size_t>(kind)])) ++count;
        return count;
    }
    [[nodiscard]] int residentsWith(Float VertexKind::* past, Float wanted) const {
        return counted([&](VertexKind const& v) { return v.role == Role::Resident && v.*past == wanted; });
    }
    [[nodiscard]] int mostUnplayed() const {
        int most = 0;
        for (VertexKind const& kind : m_scheme.kinds) most = std::max(most, kind.unplayed);
        return most;
    }

    void add(Criterion criterion, int most, Points score = 0) {
        if (most > 0) m_scheme.counters.push_back({criterion, score, matching::bitsFor(most)});
    }
    void planNext() {
        int const next = counted([](VertexKind const& v) { return v.role == Role::Next; });
        if (next == 0) return;
        add(Criterion::C8Pairs, next);
        for (auto const& [score, count] : m_scores) add(Criterion::C8Scores, count, score);
    }
    void planCounts(Criterion down, Criterion up, Float VertexKind::* past) {
        add(down, residentsWith(past, Float::Down));
        add(up, std::min(m_plan.movedDown, residentsWith(past, Float::Up)));
    }
    void planDifferences(Criterion down, Criterion up, Float VertexKind::* past) {
        for (auto const& entry : m_movedDownScores) {
            Points const score = entry.first;
            add(down, counted([&](VertexKind const& v) {
                    return v.role == Role::MovedDown && v.score == score && v.*past == Float::Down;
                }),
                score);
        }
        for (auto const& [score, count] : m_movedDownScores)
            add(up, std::min(count, residentsWith(past, Float::Up)), score);
    }

    BracketPlan const& m_plan;
    BracketScheme& m_scheme;
    std::map<Points, int, std::greater<>> m_movedDownScores;
    std::map<Points, int, std::greater<>> m_scores;
};

matching::BitMatrix barredIn(Field const& field, BracketPlan const& plan) {
    matching::BitMatrix barred{plan.size()};
    std::vector<int> vertexOf(field.players.size(), -1);
    for (int v = 0; v < plan.size(); ++v)
        if (int const place = plan.vertices[static_cast<std::size_t>(v)].place; place >= 0)
            vertexOf[static_cast<std::size_t>(place)] = v;
    for (int v = 0; v < plan.size(); ++v) {
        int const place = plan.vertices[static_cast<std::size_t>(v)].place;
        if (place < 0) continue;
        for (int const other : playerAt(field, place).barred)
            if (int const w = vertexOf[static_cast<std::size_t>(other)]; w >= 0) barred.add(v, w);
    }
    return barred;
}

void addPlayers(BracketPlan& plan, Role role, std::vector<int> const& places) {
    for (int const place : places) plan.vertices.push_back({role, place});
}

} // namespace

BracketPlan planOf(Field const& field, Bracket const& bracket, Outside outside, int downfloaters) {
    BracketPlan plan;
    plan.outside = outside;
    plan.byeScore = bracket.byeScore;
    plan.movedDown = static_cast<int>(bracket.movedDown.size());
    plan.residents = static_cast<int>(bracket.residents.size());
    addPlayers(plan, Role::MovedDown, bracket.movedDown);
    addPlayers(plan, Role::Resident, bracket.residents);
    if (outside != Outside::FillersOnly) addPlayers(plan, Role::Next, bracket.next);
    if (outside == Outside::Everybody) addPlayers(plan, Role::Rest, bracket.rest);
    auto const gets = [&](int place) {
        return playerAt(field, place).mayHaveBye && playerAt(field, place).score == bracket.byeScore;
    };
    plan.hasBye = outside != Outside::FillersOnly && bracket.byeScore &&
                  std::any_of(plan.vertices.begin(), plan.vertices.end(),
                              [&](Vertex const& vertex) { return gets(vertex.place); });
    if (plan.hasBye) plan.vertices.push_back({Role::Bye, -1});
    if (outside == Outside::FillersOnly) {
        plan.fillers = downfloaters;
        plan.hasSingleDownfloater = downfloaters == 1;
    }
    if (outside == Outside::NextAndFillers) {
        // Everybody might go down to them, and an even number of vertices must be left.
        plan.fillers = static_cast<int>(bracket.movedDown.size() + bracket.residents.size() + bracket.next.size());
        plan.fillers += (plan.size() + plan.fillers) % 2;
    }
    for (int i = 0; i < plan.fillers; ++i) plan.vertices.push_back({Role::Filler, -1});
    return plan;
}

int BracketScheme::bits() const {
    return std::accumulate(counters.begin(), counters.end(), 0,
                           [](int sum, Counter const& counter) { return sum + counter.bits; });
}

BracketScheme schemeOf(Field const& field, BracketPlan const& plan) {
    BracketScheme scheme;
    scheme.fillersMeet = plan.outside == Outside::NextAndFillers;
    KindReader const reader{field, plan};
    std::map<VertexKind, int> numbers;
    for (Vertex const& vertex : plan.vertices) {
        VertexKind const kind = reader.read(vertex);
        auto const [found, isNew] = numbers.try_emplace(kind, static_cast<int>(scheme.kinds.size()));
        if (isNew) scheme.kinds.push_back(kind);
        scheme.kindOf.push_back(found->second);
    }
    scheme.barred = barredIn(field, plan);
    CounterPlanner{plan, scheme}.plan();
    return scheme;
}

bool mayJoin(BracketScheme const& scheme, VertexKind const& a, VertexKind const& b) {
    if (a.role > b.role) return mayJoin(scheme, b, a);
    if (a.role == Role::MovedDown && b.role == Role::MovedDown) return false; // 1.5: never with each other
    if (b.role == Role::Bye) return a.mayRest;
    if (a.role == Role::Filler) return scheme.fillersMeet;
    if (b.role == Role::Filler) return true;
    return c3Allows(a.need, b.need);
}

int worth(Counter const& counter, VertexKind const& a, VertexKind const& b) {
    return a.role <= b.role ? worthOfOrdered(counter, a, b) : worthOfOrdered(counter, b, a);
}

} // namespace flagfall::pairing::dutch
