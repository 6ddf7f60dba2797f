// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/matching/kind_duals.h"
#include "pairing/matching/matching.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <random>

namespace flagfall::pairing::matching {
namespace {

/// A random graph of an even number of vertices, of few kinds or of as many kinds as vertices.
Graph<std::int64_t> randomGraph(std::mt19937& random, int size, int kinds) {
    Graph<std::int64_t> graph;
    auto const count = static_cast<std::size_t>(kinds);
    graph.kinds = kinds;
    graph.possible.assign(count * count, 0);
    graph.weight.assign(count * count, 0);
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a; b < count; ++b) {
            graph.possible[a * count + b] = graph.possible[b * count + a] = random() % 5 != 0 ? 1 : 0;
            graph.weight[a * count + b] = graph.weight[b * count + a] = static_cast<int>(random() % 7) - 3;
        }
    for (int v = 0; v < size; ++v) graph.kind.push_back(kinds == size ? v : static_cast<int>(random() % count));
    graph.barred = BitMatrix{size};
    for (int i = static_cast<int>(random() % static_cast<unsigned>(size)); i > 0; --i) {
        int const u = static_cast<int>(random() % static_cast<unsigned>(size));
        int const v = static_cast<int>(random() % static_cast<unsigned>(size));
        if (u != v) graph.barred.add(u, v);
    }
    return graph;
}

/// The heaviest perfect matching by trying them all; `fits` says which edges may be used.
std::optional<std::int64_t> heaviest(Graph<std::int64_t> const& graph, std::function<bool(int, int)> const& fits,
                                     unsigned done = 0) {
    int first = 0;
    while (first < graph.size() && (done >> first & 1U)) ++first;
    if (first == graph.size()) return 0;
    std::optional<std::int64_t> best;
    for (int other = first + 1; other < graph.size(); ++other) {
        if ((done >> other & 1U) || !graph.joins(first, other) || !fits(first, other)) continue;
        auto const rest = heaviest(graph, fits, done | 1U << first | 1U << other);
        if (!rest) continue;
        std::int64_t const sum = *rest + graph.weight[graph.cell(first, other)];
        if (!best || sum > *best) best = sum;
    }
    return best;
}

bool anyEdge(int, int) { return true; }

template <typename W>
Graph<W> widened(Graph<std::int64_t> const& graph) {
    Graph<W> wide{graph.kind, graph.kinds, graph.possible, {}, graph.barred};
    for (std::int64_t const weight : graph.weight) wide.weight.push_back(W{weight});
    return wide;
}

TEST(Matching, IsAsHeavyAsTheHeaviestOfAll) {
    std::mt19937 random{1};
    for (int i = 0; i < 4000; ++i) {
        int const size = 2 * static_cast<int>(1 + random() % 5);
        auto const graph = randomGraph(random, size, random() % 2 ? size : 2);
        auto const expected = heaviest(graph, anyEdge);
        Matching<std::int64_t> matching{graph};
        ASSERT_EQ(matching.complete(), expected.has_value()) << i;
        if (!expected) continue;
        ASSERT_EQ(matching.total(), *expected) << i;
    }
}

TEST(Matching, IsTheSameInEveryWidth) {
    std::mt19937 random{2};
    for (int i = 0; i < 300; ++i) {
        auto const graph = randomGraph(random, 8, 8);
        Matching<std::int64_t> narrow{graph};
        Matching<Int128> wide{widened<Int128>(graph)};
        Matching<Wide<4>> wider{widened<Wide<4>>(graph)};
        bool const found = narrow.complete();
        ASSERT_EQ(wide.complete(), found);
        ASSERT_EQ(wider.complete(), found);
        for (int v = 0; found && v < 8; ++v) {
            ASSERT_EQ(wide.mate(v), narrow.mate(v));
            ASSERT_EQ(wider.mate(v), narrow.mate(v));
        }
    }
}

TEST(Matching, PreferringCostsNothingAndMissesNothing) {
    std::mt19937 random{3};
    for (int i = 0; i < 3000; ++i) {
        int const size = 2 * static_cast<int>(1 + random() % 4);
        auto const graph = randomGraph(random, size, random() % 2 ? size : 3);
        auto const optimum = heaviest(graph, anyEdge);
        Matching<std::int64_t> matching{graph};
        if (!matching.complete()) continue;
        // Every wish granted stays granted; every wish refused would have cost something.
        std::vector<std::pair<int, int>> wishes;
        auto const fits = [&wishes](int u, int v) {
            return std::all_of(wishes.begin(), wishes.end(), [u, v](auto const& wish) {
                return (u != wish.first || v == wish.second) && (v != wish.first || u == wish.second);
            });
        };
        for (int wish = 0; wish < 4; ++wish) {
            int const v = static_cast<int>(random() % static_cast<unsigned>(size));
            int const other = static_cast<int>(random() % static_cast<unsigned>(size));
            if (v == other) continue;
            wishes.emplace_back(v, other);
            bool const expected = heaviest(graph, fits) == optimum;
            ASSERT_EQ(matching.prefer(v, [other](int w) { return w == other; }), expected) << i;
            if (!expected) wishes.pop_back();
            ASSERT_EQ(matching.total(), *optimum);
        }
    }
}

TEST(Matching, AvoidsManyEdgesAtOnceOrNone) {
    std::mt19937 random{4};
    for (int i = 0; i < 2000; ++i) {
        int const size = 2 * static_cast<int>(2 + random() % 3);
        auto const graph = randomGraph(random, size, size);
        auto const optimum = heaviest(graph, anyEdge);
        Matching<std::int64_t> matching{graph};
        if (!matching.complete()) continue;
        int const half = size / 2;
        auto const within = [half](int u, int v) { return (u < half) == (v < half); };
        bool const expected = heaviest(graph, [&within](int u, int v) { return !within(u, v); }) == optimum;
        ASSERT_EQ(matching.avoid(within), expected) << i;
        ASSERT_EQ(matching.total(), *optimum);
    }
}

TEST(Matching, SaysWhoIsTooManyForWhom) {
    // A star of three leaves: two of them can never be paired, and only the centre could help.
    Graph<std::int64_t> graph{{0, 1, 1, 1}, 2, {0, 1, 1, 0}, {0, 0, 0, 0}, BitMatrix{4}};
    Matching<std::int64_t> matching{graph};
    ASSERT_FALSE(matching.complete());
    auto const obstacle = matching.obstacle();
    EXPECT_EQ(obstacle.rivals, std::vector<int>{0});
    EXPECT_EQ(obstacle.stranded, (std::vector<int>{1, 2, 3}));
}

TEST(KindDuals, NoEdgeIsHeavierThanItsEndsAllow) {
    std::mt19937 random{5};
    for (int i = 0; i < 500; ++i) {
        auto const graph = randomGraph(random, 40, 6);
        auto const duals = dualsByKind(graph);
        for (int u = 0; u < graph.size(); ++u)
            for (int v = u + 1; v < graph.size(); ++v) {
                if (!graph.joins(u, v)) continue;
                auto const dual = [&](int w) {
                    return duals[static_cast<std::size_t>(graph.kind[static_cast<std::size_t>(w)])];
                };
                ASSERT_GE(dual(u) + dual(v), 2 * graph.weight[graph.cell(u, v)]);
            }
    }
}

TEST(KindDuals, LargeGraphsAreMatchedAsWithoutThem) {
    // Few kinds begin with the duals of kinds; the same weights under a kind for every vertex do not.
    std::mt19937 random{6};
    for (int i = 0; i < 20; ++i) {
        auto const graph = randomGraph(random, 80, 5);
        Graph<std::int64_t> apart{{}, 80, {}, {}, graph.barred};
        for (int u = 0; u < 80; ++u) {
            apart.kind.push_back(u);
            for (int v = 0; v < 80; ++v) {
                apart.possible.push_back(graph.possible[graph.cell(u, v)]);
                apart.weight.push_back(graph.weight[graph.cell(u, v)]);
            }
        }
        Matching<std::int64_t> withKinds{graph};
        Matching<std::int64_t> without{apart};
        bool const found = withKinds.complete();
        ASSERT_EQ(without.complete(), found);
        if (!found) continue;
        ASSERT_EQ(withKinds.total(), without.total());
    }
}

TEST(Wide, AddsAndSubtractsWithCarryAndSign) {
    using Number = Wide<4>;
    std::mt19937_64 random{7};
    for (int i = 0; i < 2000; ++i) {
        auto const a = static_cast<std::int64_t>(random()) / 4;
        auto const b = static_cast<std::int64_t>(random()) / 4;
        EXPECT_TRUE(Number{a} + Number{b} == Number{a + b});
        EXPECT_TRUE(Number{a} - Number{b} == Number{a - b});
        EXPECT_EQ(Number{a} < Number{b}, a < b);
        Number const far = Number{a}.shiftedLeft(130);
        EXPECT_EQ(far < Number{b}, a < 0 || (a == 0 && b > 0));
        EXPECT_TRUE(far + far == Number{a}.shiftedLeft(131));
        EXPECT_TRUE((far + far).half() == far);
        EXPECT_TRUE(far - far == Number{0});
    }
    EXPECT_TRUE(Number{-1} + Number{1} == Number{0});
    EXPECT_TRUE(Number{1}.shiftedLeft(64) - Number{1} < Number{1}.shiftedLeft(64));
}

} // namespace
} // namespace flagfall::pairing::matching
