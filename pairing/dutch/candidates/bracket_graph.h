// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/criteria/counter.h"
#include "pairing/dutch/definitions/bracket.h"
#include "pairing/matching/graph.h"
#include "pairing/matching/weight.h"

#include <vector>

/// A bracket as a graph whose heaviest perfect matching is its best pairing: the criteria are counters side by side
/// in the weight of an edge, the more important ones to the left.
namespace flagfall::pairing::dutch {

/// Who of the players below the bracket is in the graph.
enum class Outside {
    Everybody,
    NextAndFillers, ///< the next bracket; whoever is left of both finds a filler
    FillersOnly,    ///< as many fillers as there are downfloaters
};

struct Vertex {
    Role role = Role::Filler;
    int place = -1;                  ///< in the field; none for fillers and the bye
    std::optional<int> nextRank = 0; ///< of a player of the bracket, as the only downfloater: VertexKind::nextRank
};

/// Who is in the graph, and what is asked.
struct BracketPlan {
    Question question = Question::Bracket2026;
    Outside outside = Outside::Everybody;
    ByeRule bye;
    std::vector<Vertex> vertices; ///< MDPs, residents, then the others, each in order
    int movedDown = 0;            ///< so many come first
    int residents = 0;            ///< so many follow
    bool hasBye = false;          ///< there is a vertex for it
    bool isNextLast = false;      ///< nobody is below the next bracket
    bool hasSingleDownfloater = false;

    [[nodiscard]] int size() const { return static_cast<int>(vertices.size()); }
    [[nodiscard]] bool isResident(int v) const { return v >= movedDown && v < movedDown + residents; }
    [[nodiscard]] bool isInside(int v) const { return v < movedDown + residents; }
};

/// Only of FillersOnly the number of downfloaters must be known.
[[nodiscard]] BracketPlan planOf(Field const& field, Bracket const& bracket, Question question, Outside outside,
                                 int downfloaters = 0);

/// Kinds and counters, ready for weights of any width.
struct BracketScheme {
    std::vector<int> kindOf; ///< of every vertex
    std::vector<VertexKind> kinds;
    std::vector<Counter> counters; ///< the most important first
    matching::BitMatrix barred;
    bool fillersMeet = false;

    [[nodiscard]] int bits() const;
};

[[nodiscard]] BracketScheme schemeOf(Field const& field, BracketPlan const& plan);

/// Whether vertices of these kinds may be joined at all.
[[nodiscard]] bool mayJoin(BracketScheme const& scheme, VertexKind const& a, VertexKind const& b);

template <typename W>
[[nodiscard]] matching::Graph<W> graphOf(BracketScheme const& scheme) {
    auto const count = scheme.kinds.size();
    matching::Graph<W> graph{scheme.kindOf, static_cast<int>(count), std::vector<char>(count * count, 0),
                             std::vector<W>(count * count, W{0}), scheme.barred};
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a; b < count; ++b) {
            if (!mayJoin(scheme, scheme.kinds[a], scheme.kinds[b])) continue;
            W weight{0};
            for (Counter const& counter : scheme.counters)
                weight =
                    matching::shiftedLeft(weight, counter.bits) + W{worth(counter, scheme.kinds[a], scheme.kinds[b])};
            graph.possible[a * count + b] = graph.possible[b * count + a] = 1;
            graph.weight[a * count + b] = graph.weight[b * count + a] = weight;
        }
    return graph;
}

} // namespace flagfall::pairing::dutch
