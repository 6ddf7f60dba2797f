// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/candidates/bracket_graph.h"

#include "pairing/dutch/criteria/completion.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace flagfall::pairing::dutch {
namespace {

/// A kind says no more than the criteria can ask in this plan, so that there are few of them.
class KindReader {
public:
    KindReader(Field const& field, BracketPlan const& plan) : m_field(field), m_plan(plan) {
        m_canFloat = plan.size() > plan.movedDown + plan.residents;
        for (int v = 0; plan.isInside(v) && v < plan.size(); ++v) {
            Points const score = playerAt(field, plan.vertices[static_cast<std::size_t>(v)].place).score;
            m_lowest = v == 0 ? score : std::min(m_lowest, score);
        }
    }

    [[nodiscard]] VertexKind read(Vertex const& vertex) const {
        VertexKind kind;
        kind.role = vertex.role;
        if (vertex.place < 0) return kind;
        Player const& player = playerAt(m_field, vertex.place);
        kind.need = bareNeed(player);
        kind.mayRest = mayRest(player);
        if (!isInside(kind)) return kind;
        kind.need = colourNeed(player.history, player.preference, player.isTopscorer);
        kind.score = player.score;
        kind.nextRank = vertex.nextRank;
        if (m_plan.hasSingleDownfloater && m_plan.bye.to == ByeRule::To::OneScore && player.score == m_plan.bye.score)
            kind.unplayed = player.unplayed;
        kind.last = asked(vertex.role, player.last);
        kind.beforeLast = asked(vertex.role, player.beforeLast);
        // 2017, A.8: as if he met somebody with one point less than the lowest of the bracket.
        if (isOf2017(m_plan.question)) kind.drop = player.score - (m_lowest - onePoint);
        return kind;
    }

private:
    [[nodiscard]] bool mayRest(Player const& player) const {
        // 2017, C.7: who is left over in the bracket that comes last may rest if he has not done so.
        if (m_plan.question == Question::Bracket2017) return !m_plan.isNextLast || player.mayHaveBye;
        return m_plan.hasBye && m_plan.bye.allows(player);
    }

    [[nodiscard]] Float asked(Role role, Float past) const {
        if (isOf2017(m_plan.question)) return past;
        if (role == Role::MovedDown) return past == Float::Down ? past : Float::None;
        if (past == Float::Down) return m_canFloat ? past : Float::None;
        return m_plan.movedDown > 0 ? past : Float::None;
    }

    Field const& m_field;
    BracketPlan const& m_plan;
    bool m_canFloat = false;
    Points m_lowest{};
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
    for (int const place : places) plan.vertices.push_back({role, place, 0});
}

bool anyGetsBye(Field const& field, BracketPlan const& plan) {
    return std::any_of(plan.vertices.begin(), plan.vertices.end(),
                       [&](Vertex const& vertex) { return plan.bye.allows(playerAt(field, vertex.place)); });
}

void addFillers(BracketPlan& plan, int downfloaters) {
    int fillers = downfloaters;
    if (plan.outside == Outside::NextAndFillers) {
        // Everybody might need one, and an even number of vertices must be left.
        fillers = plan.size() - (plan.hasBye ? 1 : 0);
        fillers += (plan.size() + fillers) % 2;
    }
    for (int i = 0; i < fillers; ++i) plan.vertices.push_back({Role::Filler, -1, 0});
}

} // namespace

BracketPlan planOf(Field const& field, Bracket const& bracket, Question question, Outside outside, int downfloaters) {
    BracketPlan plan;
    plan.question = question;
    plan.outside = outside;
    plan.bye = bracket.bye;
    plan.movedDown = static_cast<int>(bracket.movedDown.size());
    plan.residents = static_cast<int>(bracket.residents.size());
    plan.isNextLast = bracket.rest.empty();
    addPlayers(plan, Role::MovedDown, bracket.movedDown);
    addPlayers(plan, Role::Resident, bracket.residents);
    if (outside != Outside::FillersOnly) addPlayers(plan, Role::Next, bracket.next);
    if (outside == Outside::Everybody) addPlayers(plan, Role::Rest, bracket.rest);
    plan.hasSingleDownfloater = outside == Outside::FillersOnly && downfloaters == 1;
    bool const asksForBye = outside != Outside::FillersOnly && question != Question::Bracket2017;
    plan.hasBye = asksForBye && anyGetsBye(field, plan);
    if (plan.hasBye) plan.vertices.push_back({Role::Bye, -1, 0});
    addFillers(plan, downfloaters);
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
    Census census;
    census.hasSingleDownfloater = plan.hasSingleDownfloater;
    for (Vertex const& vertex : plan.vertices) {
        VertexKind const kind = reader.read(vertex);
        auto const [found, isNew] = numbers.try_emplace(kind, static_cast<int>(census.kinds.size()));
        if (isNew) {
            census.kinds.push_back(kind);
            census.counts.push_back(0);
        }
        ++census.counts[static_cast<std::size_t>(found->second)];
        scheme.kindOf.push_back(found->second);
    }
    scheme.counters = countersOf(plan.question, census);
    scheme.kinds = std::move(census.kinds);
    scheme.barred = barredIn(field, plan);
    return scheme;
}

bool mayJoin(BracketScheme const& scheme, VertexKind const& a, VertexKind const& b) {
    if (a.role > b.role) return mayJoin(scheme, b, a);
    if (a.role == Role::MovedDown && b.role == Role::MovedDown) return false; // never with each other
    if (b.role == Role::Bye) return a.mayRest;
    if (a.role == Role::Filler) return scheme.fillersMeet;
    if (b.role == Role::Filler) return a.nextRank.has_value();
    return c3Allows(a.need, b.need);
}

} // namespace flagfall::pairing::dutch
