// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/matching/graph.h"
#include "pairing/matching/weight.h"

#include <functional>
#include <vector>

namespace flagfall::pairing::matching {

/// A heaviest perfect matching of a graph, found by growing alternating trees with blossoms (Edmonds) under
/// dual variables, which prove at the end that nothing is heavier. Afterwards it answers questions of the form
/// "is there a matching as heavy in which this vertex is joined to one of those?", without starting again.
///
///     Matching<Int128> matching{graph};
///     if (!matching.complete()) return refused(…);
///     matching.prefer(0, [](int other) { return other == 5; });   // joined to 5 if that costs nothing
///
/// Works in the order of the third power of the number of vertices at worst. Not for several threads.
template <typename W>
class Matching {
public:
    explicit Matching(Graph<W> graph);

    /// Finds a heaviest perfect matching; false when there is no perfect matching.
    [[nodiscard]] bool complete();

    /// Joins as many vertices as can be joined, when all weights are alike; how many are left over.
    [[nodiscard]] int fewestLeftOver();

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int mate(int v) const { return m_mate[index(v)]; }
    [[nodiscard]] W total() const;

    /// If a matching as heavy as this one joins `v` to a vertex that is `good`, takes such a one and keeps `v`
    /// among the good ones from now on.
    bool prefer(int v, std::function<bool(int)> const& good);

    /// The same for all edges at once: if a matching as heavy does without those that are `unwanted`, takes such a
    /// one and does without them from now on.
    bool avoid(std::function<bool(int, int)> const& unwanted);

    /// Whether an edge could be in a heaviest matching, judged by the dual variables alone: if not, `prefer` need not
    /// be asked.
    [[nodiscard]] bool mayBeJoined(int u, int v) const;

    /// Why there is no perfect matching (Gallai, Edmonds): the stranded vertices are joined to each other in odd
    /// groups only, of which there are more than rivals, the only others they are joined to.
    struct Obstacle {
        std::vector<int> stranded;
        std::vector<int> rivals;
    };
    /// After `complete` has failed.
    [[nodiscard]] Obstacle obstacle();

private:
    enum class Label : char { None, Outer, Inner };
    enum class Duals { Fixed, Free };
    enum class EventKind { None, Grow, Expand };
    struct Edge {
        int from = -1;
        int to = -1;
    };
    /// A set of vertices of odd size that the matching pairs but for one, the base. Numbered after the vertices.
    struct Blossom {
        std::vector<int> children; ///< an odd cycle, the one with the base first
        std::vector<Edge> links;   ///< links[i] joins children[i] to the next
    };
    struct Event {
        EventKind kind = EventKind::None;
        W delta{};
        Edge edge;
        int node = -1;
    };
    struct State {
        std::vector<int> mate, top, base, parent, spare;
        std::vector<W> dual;
        std::vector<Blossom> blossoms;
        int live = 0;
    };

    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] bool isBlossom(int node) const { return node >= m_size; }
    [[nodiscard]] Blossom& blossom(int node) { return m_blossoms[index(node - m_size)]; }
    [[nodiscard]] Blossom const& blossom(int node) const { return m_blossoms[index(node - m_size)]; }
    [[nodiscard]] W slack(int u, int v) const {
        return m_dual[index(u)] + m_dual[index(v)] - m_twice[m_graph.cell(u, v)];
    }
    template <typename Visit>
    void eachLeaf(int node, Visit const& visit) const;

    /// Dual variables move by as little as one part in so many bits of the doubled weights.
    static constexpr int stepBits = 8;
    static constexpr int mostTargets = 16;

    void guessDuals();
    void join(int u, int v);
    void part(int v);
    void greedy();

    // One tree, grown from an exposed vertex until it reaches another.
    bool search(int root, Duals duals);
    void startTree(int root);
    bool scan(int u, Duals duals);
    bool meet(int u, int v);
    void lookForShortcut(int u);
    bool takeShortcut();
    void label(int node, Label label, Edge link);
    void grow(int u, int v);
    void augment(int u, int v);
    void rebase(int node, int v);
    [[nodiscard]] Event nextEvent();
    void findNearest(int v);
    void shift(W const& delta);

    // Blossoms.
    void shrink(int u, int v);
    [[nodiscard]] int meetingPoint(int a, int b);
    [[nodiscard]] int above(int node) const;
    [[nodiscard]] int depth(int node) const;
    [[nodiscard]] int innermostAround(int u, int v) const;
    int newBlossom();
    void setTop(int node);
    void open(int node);
    void expand(int node);
    void labelPath(int node, Edge link);
    void dissolve(int node);
    void dissolveAround(int v);
    void dissolveIdle();

    [[nodiscard]] State save() const;
    void restore(State state);
    [[nodiscard]] bool mayBeGood(int v) const;
    bool rejoin(int v);
    void loosenBelow(int v);
    bool rejoinThroughBlossoms(int v, int other);
    std::vector<int> barOthers(int v, std::function<bool(int)> const& good);

    Graph<W> m_graph;
    int m_size;
    std::vector<W> m_twice; ///< the weights doubled, so that halves of slacks stay whole
    std::vector<int> m_mate;
    std::vector<W> m_dual;     ///< of vertices and blossoms
    std::vector<int> m_top;    ///< of a vertex: the outermost blossom around it, or itself
    std::vector<int> m_base;   ///< of a node
    std::vector<int> m_parent; ///< of a node: the blossom directly around it, or −1
    std::vector<Blossom> m_blossoms;
    std::vector<int> m_spare; ///< blossom numbers not in use
    int m_live = 0;           ///< blossoms in use

    // Of the tree being grown.
    std::vector<Label> m_label; ///< of a node
    std::vector<Edge> m_link;   ///< of a labelled node: from the node above it
    std::vector<int> m_queue;   ///< outer vertices to be scanned
    std::size_t m_scanned = 0;
    std::vector<int> m_outer;   ///< all outer vertices
    std::vector<int> m_targets; ///< exposed vertices to keep an eye on
    Edge m_shortcut;            ///< a tight edge to one of them
    std::vector<int> m_nearest;
    std::vector<W> m_distance; ///< the slack to the nearest
    std::vector<int> m_mark;   ///< of a node: the last climb that passed it
    int m_climbs = 0;
    bool m_sawBlossom = false;           ///< in the last search
    bool m_failedWithoutBlossom = false; ///< the last search for another mate
};

extern template class Matching<std::int64_t>;
extern template class Matching<Int128>;
extern template class Matching<Wide<4>>;
extern template class Matching<Wide<16>>;
extern template class Matching<Wide<64>>;

} // namespace flagfall::pairing::matching
