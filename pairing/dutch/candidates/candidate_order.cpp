// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/candidates/candidate_order.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

using matching::bitsFor;
using matching::Graph;
using matching::Int128;
using matching::Matching;
using matching::shiftedLeft;
using matching::Wide;

int exchangeBits(int residents) { return bitsFor(residents); }
int differenceBits(int residents) { return bitsFor(static_cast<std::int64_t>(residents) * residents); }

/// The remainder of a bracket (1.5): who of the residents is left when the MDPs have their opponents. Vertices of
/// `matching`, in order; the first `half` are S1R.
struct Remainder {
    std::vector<int> vertices;
    int half = 0;

    [[nodiscard]] int size() const { return static_cast<int>(vertices.size()); }
};

template <typename W>
class Orderer {
public:
    Orderer(Matching<W>& matching, BracketScheme const& scheme, BracketPlan const& plan)
        : m_matching(matching), m_scheme(scheme), m_plan(plan), m_isTaken(static_cast<std::size_t>(plan.size()), 0) {}

    BracketPairing take() {
        chooseMovedDown();
        chooseOpponents();
        pairRemainder();
        return std::move(m_result);
    }

private:
    [[nodiscard]] char& isTaken(int v) { return m_isTaken[static_cast<std::size_t>(v)]; }
    [[nodiscard]] int place(int v) const { return m_plan.vertices[static_cast<std::size_t>(v)].place; }

    void record(int u, int v) { m_result.pairs.emplace_back(place(u), place(v)); }

    /// 4.4: the first set of MDPs to be paired; the others stay in the Limbo.
    void chooseMovedDown() {
        for (int v = 0; v < m_plan.movedDown; ++v)
            if (!m_matching.prefer(v, [this](int other) { return m_plan.isResident(other); }))
                m_result.downfloaters.push_back(place(v));
    }

    /// 4.2, with respect to the MDPs: every one in turn gets the first opponent he can have.
    void chooseOpponents() {
        for (int v = 0; v < m_plan.movedDown; ++v) {
            if (!m_plan.isResident(m_matching.mate(v))) continue;
            int const opponent = firstPartner(m_matching, v, m_plan.movedDown, m_plan.movedDown + m_plan.residents,
                                              [this](int other) { return isTaken(other) != 0; });
            isTaken(opponent) = 1;
            record(v, opponent);
        }
    }

    template <typename Skip>
    static int firstPartner(Matching<W>& matching, int v, int from, int to, Skip const& skip) {
        for (int other = from; other < to; ++other) {
            if (skip(other) || !matching.mayBeJoined(v, other)) continue;
            if (matching.prefer(v, [other](int w) { return w == other; })) return other;
        }
        return matching.mate(v);
    }

    void pairRemainder() {
        Remainder remainder;
        int joined = 0;
        for (int v = m_plan.movedDown; v < m_plan.movedDown + m_plan.residents; ++v) {
            if (isTaken(v) != 0) continue;
            remainder.vertices.push_back(v);
            if (m_plan.isInside(m_matching.mate(v))) ++joined;
        }
        remainder.half = joined / 2;
        if (withoutExchange(remainder))
            pairHalves(m_matching, remainder.vertices, remainder.half, [](int v) { return v; });
        else
            pairWithExchange(remainder);
    }

    /// Whether the original S1R and S2R have a candidate as good as any.
    bool withoutExchange(Remainder const& remainder) {
        std::vector<char> side(static_cast<std::size_t>(m_plan.size()), 0);
        for (int i = 0; i < remainder.size(); ++i)
            side[static_cast<std::size_t>(remainder.vertices[static_cast<std::size_t>(i)])] =
                i < remainder.half ? 1 : 2;
        return m_matching.avoid([&](int u, int v) {
            char const a = side[static_cast<std::size_t>(u)];
            char const b = side[static_cast<std::size_t>(v)];
            return (a == 1 && b != 2) || (b == 1 && a != 2) || (a == 2 && b == 2);
        });
    }

    /// 4.2: `order` has S1 first, then S2, each in order. Every player of S1 in turn gets the first opponent he can
    /// have; who is left of S2 moves down.
    template <typename ToPlan>
    void pairHalves(Matching<W>& matching, std::vector<int> const& order, int half, ToPlan const& toPlan) {
        std::vector<char> used(order.size(), 0);
        for (int i = 0; i < half; ++i) {
            int const v = order[static_cast<std::size_t>(i)];
            bool found = false;
            for (std::size_t j = static_cast<std::size_t>(half); j < order.size() && !found; ++j) {
                int const other = order[j];
                if (used[j] != 0 || !matching.mayBeJoined(v, other)) continue;
                found = matching.prefer(v, [other](int w) { return w == other; });
                if (found) used[j] = 1;
            }
            record(toPlan(v), toPlan(matching.mate(v)));
        }
        for (std::size_t j = static_cast<std::size_t>(half); j < order.size(); ++j)
            if (used[j] == 0) m_result.downfloaters.push_back(place(toPlan(order[j])));
    }

    // --- exchanges (4.3) -----------------------------------------------------------------------------------

    /// What an edge says about the exchange that produces it: fewer players exchanged, then a smaller difference
    /// of their numbers. `a` < `b` are numbers in the remainder, from 1; `size` + 1 and more are outside it.
    [[nodiscard]] static std::int64_t worthOfExchange(Remainder const& remainder, int a, int b) {
        auto const perExchange = std::int64_t{1} << differenceBits(remainder.size());
        if (a > remainder.size()) return 0;
        if (b > remainder.size()) return a <= remainder.half ? a : 0; // moved to S2, and down from there
        if (b <= remainder.half) return b;                            // the later one moves to S2
        if (a > remainder.half) return -perExchange - a;              // the earlier one moves to S1
        return 0;
    }

    /// The remainder and all who are outside the bracket, with the order of exchanges in the weights. The first
    /// vertices are the remainder in order.
    Graph<W> exchangeGraph(Remainder const& remainder, std::vector<int> const& vertices) const {
        int const shift = orderBits(m_plan);
        Graph<W> const whole = graphOf<W>(m_scheme);
        int const count = static_cast<int>(vertices.size());
        auto const cells = static_cast<std::size_t>(count) * static_cast<std::size_t>(count);
        Graph<W> graph{{}, count, std::vector<char>(cells, 0), std::vector<W>(cells, W{0}), matching::BitMatrix{count}};
        for (int i = 0; i < count; ++i) graph.kind.push_back(i);
        for (int i = 0; i < count; ++i)
            for (int j = i + 1; j < count; ++j) {
                int const u = vertices[static_cast<std::size_t>(i)];
                int const v = vertices[static_cast<std::size_t>(j)];
                if (!whole.joins(u, v)) continue;
                W const weight =
                    shiftedLeft(whole.weight[whole.cell(u, v)], shift) + W{worthOfExchange(remainder, i + 1, j + 1)};
                graph.possible[graph.cell(i, j)] = graph.possible[graph.cell(j, i)] = 1;
                graph.weight[graph.cell(i, j)] = graph.weight[graph.cell(j, i)] = weight;
            }
        return graph;
    }

    void pairWithExchange(Remainder const& remainder) {
        std::vector<int> vertices = remainder.vertices;
        for (int v = 0; v < m_plan.size(); ++v) {
            bool const inLimbo = v < m_plan.movedDown && !m_plan.isInside(m_matching.mate(v));
            if (!m_plan.isInside(v) || inLimbo) vertices.push_back(v);
        }
        Matching<W> matching{exchangeGraph(remainder, vertices)};
        if (!matching.complete()) return;
        std::vector<int> first;
        std::vector<int> second;
        chooseExchange(matching, remainder, first, second);
        int const half = static_cast<int>(first.size());
        std::sort(first.begin(), first.end());
        std::sort(second.begin(), second.end());
        first.insert(first.end(), second.begin(), second.end());
        pairHalves(matching, first, half, [&vertices](int v) { return vertices[static_cast<std::size_t>(v)]; });
    }

    /// Who leaves S1: as late in the order as possible. Who comes up from S2: as early as possible.
    void chooseExchange(Matching<W>& matching, Remainder const& remainder, std::vector<int>& first,
                        std::vector<int>& second) {
        for (int v = remainder.half - 1; v >= 0; --v) {
            bool const leaves =
                matching.prefer(v, [&remainder, v](int other) { return other < v || other >= remainder.size(); });
            (leaves ? second : first).push_back(v);
        }
        for (int v = remainder.half; v < remainder.size(); ++v) {
            bool const comesUp =
                matching.prefer(v, [&remainder, v](int other) { return other > v && other < remainder.size(); });
            (comesUp ? first : second).push_back(v);
        }
    }

    Matching<W>& m_matching;
    BracketScheme const& m_scheme;
    BracketPlan const& m_plan;
    std::vector<char> m_isTaken;
    BracketPairing m_result;
};

} // namespace

int orderBits(BracketPlan const& plan) { return exchangeBits(plan.residents) + differenceBits(plan.residents); }

template <typename W>
BracketPairing firstCandidate(Matching<W>& matching, BracketScheme const& scheme, BracketPlan const& plan) {
    return Orderer<W>{matching, scheme, plan}.take();
}

template BracketPairing firstCandidate(Matching<std::int64_t>&, BracketScheme const&, BracketPlan const&);
template BracketPairing firstCandidate(Matching<Int128>&, BracketScheme const&, BracketPlan const&);
template BracketPairing firstCandidate(Matching<Wide<4>>&, BracketScheme const&, BracketPlan const&);
template BracketPairing firstCandidate(Matching<Wide<16>>&, BracketScheme const&, BracketPlan const&);
template BracketPairing firstCandidate(Matching<Wide<64>>&, BracketScheme const&, BracketPlan const&);

} // namespace flagfall::pairing::dutch
