// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/bracket.h"
#include "pairing/dutch/criteria.h"
#include "pairing/matching/graph.h"
#include "pairing/matching/weight.h"

#include <optional>
#include <vector>

/// A bracket as a graph whose heaviest perfect matching is its best pairing: the criteria C6 to C21 are counters
/// side by side in the weight of an edge, the more important ones to the left.
namespace flagfall::pairing::dutch {

/// What of the players below the bracket has to be in the graph for C4 and C8.
enum class Outside {
    Everybody,      ///< all of them
    NextAndFillers, ///< the next bracket; below it, whoever is left can be paired in any case
    FillersOnly,    ///< C4 and C8 hold alike for any downfloaters: only how many they are matters
};

enum class Role { MovedDown, Resident, Next, Rest, Filler, Bye };

struct Vertex {
    Role role = Role::Filler;
    int place = -1; ///< in the field; none for fillers and the bye
};

/// The graph without numbers: who is in it, and how the criteria are laid out.
struct BracketPlan {
    Outside outside = Outside::Everybody;
    std::vector<Vertex> vertices; ///< MDPs, residents, then the others, each in order
    int movedDown = 0;            ///< so many come first
    int residents = 0;            ///< so many follow
    int fillers = 0;
    bool hasBye = false;
    std::optional<Points> byeScore;
    bool hasSingleDownfloater = false; ///< C9 asks for it

    [[nodiscard]] int size() const { return static_cast<int>(vertices.size()); }
    [[nodiscard]] bool isResident(int v) const { return v >= movedDown && v < movedDown + residents; }
    [[nodiscard]] bool isInside(int v) const { return v < movedDown + residents; }
};

/// The vertices for a bracket. Only of FillersOnly the number of downfloaters must be known.
[[nodiscard]] BracketPlan planOf(Field const& field, Bracket const& bracket, Outside outside, int downfloaters);

/// A criterion, or one counter of it.
enum class Criterion {
    C6,
    C7,
    C8Pairs,
    C8Scores,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
    C20,
    C21,
};
struct Counter {
    Criterion criterion = Criterion::C6;
    Points score = 0; ///< of counters that there is one of for every score
    int bits = 0;
};

/// What the criteria see of a vertex. Alike vertices are of one kind.
struct VertexKind {
    Role role = Role::Filler;
    ColourNeed need;
    Points score = 0;
    Float last = Float::None;
    Float beforeLast = Float::None;
    bool mayRest = false; ///< may have the bye, and has the score C5 asks for
    int unplayed = 0;
    auto operator<=>(VertexKind const&) const = default;
};

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
/// What an edge adds to a counter: more is better.
[[nodiscard]] int worth(Counter const& counter, VertexKind const& a, VertexKind const& b);

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
