// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/matching/matching.h"

#include "pairing/matching/kind_duals.h"

#include <algorithm>

namespace flagfall::pairing::matching {

namespace {

/// The heaviest edge of every kind: no edge is heavier than half of what both of its ends have.
template <typename W>
std::vector<W> heaviestByKind(Graph<W> const& graph) {
    auto const kinds = static_cast<std::size_t>(graph.kinds);
    std::vector<W> heaviest(kinds, W{0});
    for (std::size_t a = 0; a < kinds; ++a) {
        bool any = false;
        for (std::size_t b = 0; b < kinds; ++b) {
            W const& weight = graph.weight[a * kinds + b];
            if (graph.possible[a * kinds + b] == 0 || (any && weight <= heaviest[a])) continue;
            heaviest[a] = weight;
            any = true;
        }
    }
    return heaviest;
}

} // namespace

// --- the graph and the first guess -------------------------------------------------------------------------

template <typename W>
Matching<W>::Matching(Graph<W> graph) : m_graph(std::move(graph)), m_size(m_graph.size()) {
    auto const n = index(m_size);
    for (W const& weight : m_graph.weight) m_twice.push_back(shiftedLeft(weight, 1 + stepBits));
    m_mate.assign(n, -1);
    m_dual.assign(2 * n, W{0});
    m_top.resize(n);
    m_base.assign(2 * n, -1);
    m_parent.assign(2 * n, -1);
    m_blossoms.resize(n);
    m_label.assign(2 * n, Label::None);
    m_link.resize(2 * n);
    m_nearest.assign(n, -1);
    m_distance.assign(n, W{0});
    m_mark.assign(2 * n, 0);
    for (int v = 0; v < m_size; ++v) {
        m_top[index(v)] = m_base[index(v)] = v;
        m_spare.push_back(2 * m_size - 1 - v);
    }
    guessDuals();
}

template <typename W>
void Matching<W>::guessDuals() {
    // With nearly as many kinds as vertices the matching of kinds is as much work as the matching itself.
    bool const isLarge = m_size >= 64 && 3 * m_graph.kinds <= m_size;
    std::vector<W> const duals = isLarge ? dualsByKind(m_graph) : heaviestByKind(m_graph);
    for (int v = 0; v < m_size; ++v) m_dual[index(v)] = shiftedLeft(duals[index(m_graph.kind[index(v)])], stepBits);
}

template <typename W>
void Matching<W>::join(int u, int v) {
    m_mate[index(u)] = v;
    m_mate[index(v)] = u;
}

template <typename W>
void Matching<W>::part(int v) {
    int const other = mate(v);
    if (other >= 0) m_mate[index(other)] = -1;
    m_mate[index(v)] = -1;
}

template <typename W>
void Matching<W>::greedy() {
    for (int u = 0; u < m_size; ++u)
        for (int v = u + 1; mate(u) < 0 && v < m_size; ++v)
            if (mate(v) < 0 && m_graph.joins(u, v) && slack(u, v) == W{0} && !isBlossom(m_top[index(u)]) &&
                !isBlossom(m_top[index(v)]))
                join(u, v);
}

template <typename W>
bool Matching<W>::complete() {
    greedy();
    for (int v = 0; v < m_size; ++v) {
        if (mate(v) >= 0) continue;
        m_targets.clear();
        for (int w = v + 1; w < m_size && std::ssize(m_targets) < mostTargets; ++w)
            if (mate(w) < 0) m_targets.push_back(w);
        if (!search(v, Duals::Free)) return false;
    }
    return true;
}

template <typename W>
int Matching<W>::fewestLeftOver() {
    greedy();
    m_targets.clear();
    int leftOver = 0;
    for (int v = 0; v < m_size; ++v)
        if (mate(v) < 0 && !search(v, Duals::Free)) ++leftOver;
    return leftOver;
}

template <typename W>
W Matching<W>::total() const {
    W sum{0};
    for (int v = 0; v < m_size; ++v)
        if (mate(v) > v) sum += m_graph.weight[m_graph.cell(v, mate(v))];
    return sum;
}

template <typename W>
bool Matching<W>::mayBeJoined(int u, int v) const {
    if (!m_graph.joins(u, v)) return false;
    W distance = slack(u, v);
    // A blossom around both adds what it is worth, and so does everything around that.
    for (int around = innermostAround(u, v); around >= 0; around = m_parent[index(around)])
        distance += m_dual[index(around)];
    return distance == W{0};
}

template <typename W>
int Matching<W>::depth(int node) const {
    int depth = 0;
    for (node = m_parent[index(node)]; node >= 0; node = m_parent[index(node)]) ++depth;
    return depth;
}

/// The smallest blossom around both, or −1. Blossoms may be nested hundreds deep.
template <typename W>
int Matching<W>::innermostAround(int u, int v) const {
    if (m_top[index(u)] != m_top[index(v)]) return -1;
    int const deeper = depth(u) - depth(v);
    for (int i = 0; i < deeper; ++i) u = m_parent[index(u)];
    for (int i = 0; i < -deeper; ++i) v = m_parent[index(v)];
    while (u != v) {
        u = m_parent[index(u)];
        v = m_parent[index(v)];
    }
    return u;
}

// --- one tree ----------------------------------------------------------------------------------------------

template <typename W>
bool Matching<W>::search(int root, Duals duals) {
    startTree(root);
    bool found = false;
    while (!found) {
        while (!found && m_scanned < m_queue.size()) found = scan(m_queue[m_scanned++], duals);
        if (found || duals == Duals::Fixed) break;
        Event const event = nextEvent();
        if (event.kind == EventKind::None) break;
        shift(event.delta);
        if (event.kind == EventKind::Grow)
            found = meet(event.edge.from, event.edge.to) || takeShortcut();
        else
            expand(event.node);
    }
    m_sawBlossom = m_live > 0;
    dissolveIdle();
    return found;
}

template <typename W>
void Matching<W>::startTree(int root) {
    std::fill(m_label.begin(), m_label.end(), Label::None);
    std::fill(m_nearest.begin(), m_nearest.end(), -1);
    m_queue.clear();
    m_outer.clear();
    m_scanned = 0;
    m_shortcut = {};
    label(m_top[index(root)], Label::Outer, {});
}

template <typename W>
void Matching<W>::label(int node, Label label, Edge link) {
    m_label[index(node)] = label;
    m_link[index(node)] = link;
    if (label != Label::Outer) return;
    eachLeaf(node, [this](int leaf) {
        m_queue.push_back(leaf);
        m_outer.push_back(leaf);
    });
}

/// Follows the tight edges of an outer vertex; true when one of them led to an exposed vertex.
template <typename W>
bool Matching<W>::scan(int u, Duals duals) {
    auto const* const barred = m_graph.barred.row(u);
    std::size_t const row = index(m_graph.kind[index(u)]) * index(m_graph.kinds);
    W const dual = m_dual[index(u)];
    for (int v = 0; v < m_size; ++v) {
        int const node = m_top[index(v)];
        if (node == m_top[index(u)]) continue;
        Label const label = m_label[index(node)];
        if (label == Label::Inner && duals == Duals::Fixed) continue;
        std::size_t const cell = row + index(m_graph.kind[index(v)]);
        if (m_graph.possible[cell] == 0 || BitMatrix::isIn(barred, v)) continue;
        W const distance = dual + m_dual[index(v)] - m_twice[cell];
        if (duals == Duals::Free && (m_nearest[index(v)] < 0 || distance < m_distance[index(v)])) {
            m_nearest[index(v)] = u;
            m_distance[index(v)] = distance;
        }
        if (distance == W{0} && (meet(u, v) || takeShortcut())) return true;
    }
    return false;
}

/// Goes straight to an exposed vertex when a vertex that has just become outer is next to it.
template <typename W>
bool Matching<W>::takeShortcut() {
    if (m_shortcut.from < 0) return false;
    augment(m_shortcut.from, m_shortcut.to);
    return true;
}

template <typename W>
void Matching<W>::lookForShortcut(int u) {
    for (int const target : m_targets)
        if (m_label[index(m_top[index(target)])] == Label::None && mayBeJoined(u, target)) m_shortcut = {u, target};
}

/// A tight edge from an outer vertex: to an exposed one, into new ground, or round a cycle.
template <typename W>
bool Matching<W>::meet(int u, int v) {
    int const node = m_top[index(v)];
    if (node == m_top[index(u)]) return false;
    switch (m_label[index(node)]) {
    case Label::Inner: return false;
    case Label::Outer: shrink(u, v); return false;
    case Label::None: break;
    }
    if (mate(m_base[index(node)]) >= 0) {
        grow(u, v);
        return false;
    }
    augment(u, v);
    return true;
}

template <typename W>
void Matching<W>::grow(int u, int v) {
    int const node = m_top[index(v)];
    label(node, Label::Inner, {u, v});
    int const base = m_base[index(node)];
    int const next = mate(base);
    label(m_top[index(next)], Label::Outer, {base, next});
    lookForShortcut(next);
}

/// Exchanges matched and unmatched edges from `v`, exposed, over `u` back to the root.
template <typename W>
void Matching<W>::augment(int u, int v) {
    rebase(m_top[index(v)], v);
    while (true) {
        int const outer = m_top[index(u)];
        Edge const up = m_link[index(outer)];
        rebase(outer, u);
        join(u, v);
        if (up.from < 0) return;
        int const inner = m_top[index(up.from)];
        Edge const further = m_link[index(inner)];
        rebase(inner, further.to);
        u = further.from;
        v = further.to;
    }
}

/// Makes `v` the vertex of a node that is joined to something outside, and joins the others in pairs.
template <typename W>
void Matching<W>::rebase(int node, int v) {
    m_base[index(node)] = v;
    if (!isBlossom(node)) return;
    auto& [children, links] = blossom(node);
    int child = v;
    while (m_parent[index(child)] != node) child = m_parent[index(child)];
    int const count = static_cast<int>(children.size());
    int const first = static_cast<int>(std::find(children.begin(), children.end(), child) - children.begin());
    rebase(child, v);
    // The way round the cycle with an even number of children is the one that can be joined anew.
    int const step = first % 2 == 1 ? 1 : -1;
    for (int i = first; i != 0;) {
        int const a = (i + step + count) % count;
        int const b = (a + step + count) % count;
        Edge const link = step > 0 ? links[index(a)] : links[index(b)];
        int const inA = step > 0 ? link.from : link.to;
        int const inB = step > 0 ? link.to : link.from;
        rebase(children[index(a)], inA);
        rebase(children[index(b)], inB);
        join(inA, inB);
        i = b;
    }
    std::rotate(children.begin(), children.begin() + first, children.end());
    std::rotate(links.begin(), links.begin() + first, links.end());
}

/// What happens first when the dual variables of the tree change.
template <typename W>
typename Matching<W>::Event Matching<W>::nextEvent() {
    Event event;
    auto const consider = [&event](EventKind kind, W const& delta, Edge edge, int node) {
        if (event.kind != EventKind::None && !(delta < event.delta)) return;
        event = {kind, delta, edge, node};
    };
    for (int v = 0; v < m_size; ++v) {
        Label const label = m_label[index(m_top[index(v)])];
        if (label == Label::Inner || m_nearest[index(v)] < 0) continue;
        if (label == Label::Outer && m_top[index(m_nearest[index(v)])] == m_top[index(v)]) findNearest(v);
        if (m_nearest[index(v)] < 0) continue;
        W const& distance = m_distance[index(v)];
        consider(EventKind::Grow, label == Label::Outer ? halfOf(distance) : distance, {m_nearest[index(v)], v}, -1);
    }
    if (m_live == 0) return event;
    for (int node = m_size; node < 2 * m_size; ++node)
        if (m_label[index(node)] == Label::Inner && m_parent[index(node)] < 0 && !blossom(node).children.empty())
            consider(EventKind::Expand, halfOf(m_dual[index(node)]), {}, node);
    return event;
}

/// The nearest outer vertex of another node, after a blossom has swallowed the one on record.
template <typename W>
void Matching<W>::findNearest(int v) {
    m_nearest[index(v)] = -1;
    for (int const u : m_outer) {
        if (m_top[index(u)] == m_top[index(v)] || !m_graph.joins(u, v)) continue;
        W const distance = slack(u, v);
        if (m_nearest[index(v)] >= 0 && !(distance < m_distance[index(v)])) continue;
        m_nearest[index(v)] = u;
        m_distance[index(v)] = distance;
    }
}

template <typename W>
void Matching<W>::shift(W const& delta) {
    if (delta == W{0}) return;
    for (int v = 0; v < m_size; ++v) {
        Label const label = m_label[index(m_top[index(v)])];
        if (label == Label::Outer) m_dual[index(v)] -= delta;
        if (label == Label::Inner) m_dual[index(v)] += delta;
        if (label != Label::Inner) m_distance[index(v)] -= delta;
        if (label == Label::Outer) m_distance[index(v)] -= delta;
    }
    if (m_live == 0) return;
    for (int node = m_size; node < 2 * m_size; ++node) {
        if (m_parent[index(node)] >= 0 || blossom(node).children.empty()) continue;
        Label const label = m_label[index(node)];
        if (label == Label::Outer) m_dual[index(node)] += delta + delta;
        if (label == Label::Inner) m_dual[index(node)] -= delta + delta;
    }
}

template <typename W>
typename Matching<W>::Obstacle Matching<W>::obstacle() {
    auto const n = index(m_size);
    std::vector<char> isStranded(n, 0);
    std::vector<char> isReached(n, 0);
    // Twice: who has failed once fails again, but the first round may still join others.
    for (int v = 0; v < 2 * m_size; ++v) {
        if (mate(v % m_size) >= 0 || search(v % m_size, Duals::Free)) continue;
        for (int const u : m_outer) isStranded[index(u)] = 1;
        for (int u = 0; u < m_size; ++u)
            if (m_label[index(m_top[index(u)])] == Label::Inner) isReached[index(u)] = 1;
    }
    Obstacle obstacle;
    for (int v = 0; v < m_size; ++v) {
        if (isStranded[index(v)] != 0) obstacle.stranded.push_back(v);
        if (isReached[index(v)] != 0 && isStranded[index(v)] == 0) obstacle.rivals.push_back(v);
    }
    return obstacle;
}

// --- blossoms ----------------------------------------------------------------------------------------------

template <typename W>
template <typename Visit>
void Matching<W>::eachLeaf(int node, Visit const& visit) const {
    if (!isBlossom(node)) {
        visit(node);
        return;
    }
    for (int const child : blossom(node).children) eachLeaf(child, visit);
}

/// The node above in the tree, or −1 for the root.
template <typename W>
int Matching<W>::above(int node) const {
    int const from = m_link[index(node)].from;
    return from < 0 ? -1 : m_top[index(from)];
}

/// The first node that is above both.
template <typename W>
int Matching<W>::meetingPoint(int a, int b) {
    ++m_climbs;
    while (true) {
        if (a >= 0) {
            if (m_mark[index(a)] == m_climbs) return a;
            m_mark[index(a)] = m_climbs;
            a = above(a);
        }
        std::swap(a, b);
    }
}

template <typename W>
int Matching<W>::newBlossom() {
    int const node = m_spare.back();
    m_spare.pop_back();
    ++m_live;
    m_dual[index(node)] = W{0};
    m_parent[index(node)] = -1;
    m_mark[index(node)] = 0;
    return node;
}

template <typename W>
void Matching<W>::setTop(int node) {
    eachLeaf(node, [this, node](int leaf) { m_top[index(leaf)] = node; });
}

/// Two outer nodes joined by a tight edge close an odd cycle: it becomes one outer node.
template <typename W>
void Matching<W>::shrink(int u, int v) {
    int const start = m_top[index(u)];
    int const end = m_top[index(v)];
    int const common = meetingPoint(start, end);
    Blossom cycle;
    // Down from the common node to `u`, across, and up from `v` again.
    for (int node = start; node != common; node = above(node)) {
        cycle.children.push_back(node);
        cycle.links.push_back(m_link[index(node)]);
    }
    cycle.children.push_back(common);
    std::reverse(cycle.children.begin(), cycle.children.end());
    std::reverse(cycle.links.begin(), cycle.links.end());
    cycle.links.push_back({u, v});
    for (int node = end; node != common; node = above(node)) {
        cycle.children.push_back(node);
        cycle.links.push_back({m_link[index(node)].to, m_link[index(node)].from});
    }
    int const node = newBlossom();
    m_base[index(node)] = m_base[index(common)];
    m_label[index(node)] = Label::Outer;
    m_link[index(node)] = m_link[index(common)];
    for (int const child : cycle.children) {
        m_parent[index(child)] = node;
        if (m_label[index(child)] == Label::Inner) label(child, Label::Outer, m_link[index(child)]);
    }
    blossom(node) = std::move(cycle);
    setTop(node);
}

/// Takes a blossom away; its children stand for themselves.
template <typename W>
void Matching<W>::open(int node) {
    std::vector<int> const children = std::move(blossom(node).children);
    blossom(node) = {};
    m_label[index(node)] = Label::None;
    for (int const child : children) {
        m_parent[index(child)] = -1;
        m_label[index(child)] = Label::None;
        setTop(child);
    }
    m_spare.push_back(node);
    --m_live;
}

/// Opens an inner blossom whose dual variable has come down to nothing, and leads the tree through it.
template <typename W>
void Matching<W>::expand(int node) {
    Edge const link = m_link[index(node)];
    Blossom const cycle = blossom(node);
    int entry = link.to;
    while (m_parent[index(entry)] != node) entry = m_parent[index(entry)];
    open(node);
    auto const& children = cycle.children;
    int const count = static_cast<int>(children.size());
    int i = static_cast<int>(std::find(children.begin(), children.end(), entry) - children.begin());
    int const step = i % 2 == 1 ? 1 : -1;
    label(entry, Label::Inner, link);
    while (i != 0) {
        int const outer = (i + step + count) % count;
        int const inner = (outer + step + count) % count;
        int const base = m_base[index(children[index(outer)])];
        label(children[index(outer)], Label::Outer, {mate(base), base});
        Edge const between = cycle.links[index(step > 0 ? outer : inner)];
        label(children[index(inner)], Label::Inner, step > 0 ? between : Edge{between.to, between.from});
        i = inner;
    }
}

/// Takes a blossom away between two searches. What it was worth goes to its vertices; the edge that joins it to
/// the outside is no longer tight and is given up.
template <typename W>
void Matching<W>::dissolve(int node) {
    W const share = halfOf(m_dual[index(node)]);
    eachLeaf(node, [this, &share](int leaf) { m_dual[index(leaf)] += share; });
    part(m_base[index(node)]);
    open(node);
}

template <typename W>
void Matching<W>::dissolveAround(int v) {
    while (isBlossom(m_top[index(v)])) dissolve(m_top[index(v)]);
}

/// Blossoms whose dual variable is nothing hold nothing together.
template <typename W>
void Matching<W>::dissolveIdle() {
    bool again = m_live > 0;
    while (again) {
        again = false;
        for (int node = m_size; node < 2 * m_size; ++node) {
            if (m_parent[index(node)] >= 0 || blossom(node).children.empty()) continue;
            if (m_dual[index(node)] != W{0}) continue;
            open(node);
            again = true;
        }
    }
}

// --- other matchings as heavy ------------------------------------------------------------------------------

template <typename W>
typename Matching<W>::State Matching<W>::save() const {
    return {m_mate, m_top, m_base, m_parent, m_spare, m_dual, m_blossoms, m_live};
}

template <typename W>
void Matching<W>::restore(State state) {
    m_mate = std::move(state.mate);
    m_top = std::move(state.top);
    m_base = std::move(state.base);
    m_parent = std::move(state.parent);
    m_spare = std::move(state.spare);
    m_dual = std::move(state.dual);
    m_blossoms = std::move(state.blossoms);
    m_live = state.live;
}

template <typename W>
std::vector<int> Matching<W>::barOthers(int v, std::function<bool(int)> const& good) {
    std::vector<int> barred;
    for (int other = 0; other < m_size; ++other) {
        if (other == v || m_graph.barred.holds(v, other) || good(other)) continue;
        m_graph.barred.add(v, other);
        barred.push_back(other);
    }
    return barred;
}

/// Whether the dual variables leave `v` any edge at all.
template <typename W>
bool Matching<W>::mayBeGood(int v) const {
    for (int other = 0; other < m_size; ++other)
        if (other != v && mayBeJoined(v, other)) return true;
    return false;
}

/// Joins `v` anew, without a change of the dual variables.
template <typename W>
bool Matching<W>::rejoin(int v) {
    int const other = mate(v);
    if (isBlossom(m_top[index(v)]) || isBlossom(m_top[index(other)])) return rejoinThroughBlossoms(v, other);
    part(v);
    m_targets = {other};
    if (search(v, Duals::Fixed)) return true;
    join(v, other);
    m_failedWithoutBlossom = !m_sawBlossom;
    return false;
}

/// After `v` could not be joined anew: moves the dual variables of the tree below `v` a little, so that its tight
/// edges to it, and others that lead nowhere for the same reason, stop being tight. All edges of `v` are back.
template <typename W>
void Matching<W>::loosenBelow(int v) {
    auto const isOuter = [this](int u) { return m_label[index(u)] == Label::Outer; };
    for (int u = 0; u < m_size; ++u)
        if (u != v && isOuter(u) && mayBeJoined(u, v)) return;
    for (int u = 0; u < m_size; ++u) {
        if (u != v && isOuter(u)) m_dual[index(u)] -= W{1};
        if (m_label[index(u)] == Label::Inner) m_dual[index(u)] += W{1};
    }
}

/// Where a blossom is taken apart the dual variables must change; the total tells whether anything was lost.
template <typename W>
bool Matching<W>::rejoinThroughBlossoms(int v, int other) {
    W const optimum = total();
    State before = save();
    dissolveAround(v);
    dissolveAround(other);
    if (mate(v) >= 0) part(v);
    if (mate(other) >= 0) part(other);
    if (complete() && total() == optimum) return true;
    restore(std::move(before));
    return false;
}

template <typename W>
bool Matching<W>::prefer(int v, std::function<bool(int)> const& good) {
    std::vector<int> const barred = barOthers(v, good);
    if (good(mate(v))) {
        // An edge inside a blossom may be gone, and with it the ways round the blossom.
        if (!barred.empty() && isBlossom(m_top[index(v)])) {
            dissolveAround(v);
            return complete();
        }
        return true;
    }
    m_failedWithoutBlossom = false;
    if (mayBeGood(v) && rejoin(v)) return true;
    for (int const other : barred) m_graph.barred.remove(v, other);
    if (m_failedWithoutBlossom) loosenBelow(v);
    return false;
}

template <typename W>
bool Matching<W>::avoid(std::function<bool(int, int)> const& unwanted) {
    W const optimum = total();
    State before = save();
    BitMatrix const barred = m_graph.barred;
    for (int u = 0; u < m_size; ++u)
        for (int v = u + 1; v < m_size; ++v)
            if (unwanted(u, v)) m_graph.barred.add(u, v);
    for (int v = 0; v < m_size; ++v) {
        dissolveAround(v);
        if (mate(v) >= 0 && m_graph.barred.holds(v, mate(v))) part(v);
    }
    if (complete() && total() == optimum) return true;
    restore(std::move(before));
    m_graph.barred = barred;
    return false;
}

template class Matching<std::int64_t>;
template class Matching<Int128>;
template class Matching<Wide<4>>;
template class Matching<Wide<16>>;
template class Matching<Wide<64>>;

} // namespace flagfall::pairing::matching
