// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/matching/kind_duals.h"

#include "pairing/matching/weight.h"

#include <algorithm>
#include <optional>

namespace flagfall::pairing::matching {
namespace {

/// Ships the vertices of every kind to kinds they may be joined to, at the highest price: a transport problem,
/// solved by growing paths of tight routes. Any state of it has duals that are allowed.
template <typename W>
class Transport {
public:
    explicit Transport(Graph<W> const& graph)
        : m_graph(graph), m_kinds(static_cast<std::size_t>(graph.kinds)), m_supply(m_kinds, 0),
          m_flow(m_kinds * m_kinds, 0), m_from(m_kinds, W{0}), m_to(m_kinds, W{0}) {
        for (int const kind : graph.kind) ++m_supply[static_cast<std::size_t>(kind)];
        m_count = m_supply;
        m_demand = m_supply;
        for (std::size_t a = 0; a < m_kinds; ++a) {
            std::optional<W> most;
            for (std::size_t b = 0; b < m_kinds; ++b)
                if (isRoute(a, b) && (!most || weight(a, b) > *most)) most = weight(a, b);
            m_from[a] = most.value_or(W{0});
        }
    }

    std::vector<W> solve() {
        for (std::size_t kind = 0; kind < m_kinds; ++kind)
            while (m_supply[kind] > 0 && ship(kind)) {
            }
        std::vector<W> duals;
        for (std::size_t kind = 0; kind < m_kinds; ++kind) duals.push_back(m_from[kind] + m_to[kind]);
        return duals;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    [[nodiscard]] W const& weight(std::size_t a, std::size_t b) const { return m_graph.weight[a * m_kinds + b]; }
    [[nodiscard]] bool isRoute(std::size_t a, std::size_t b) const {
        return m_graph.possible[a * m_kinds + b] != 0 && (a != b || m_count[a] > 1);
    }
    [[nodiscard]] int& flow(std::size_t a, std::size_t b) { return m_flow[a * m_kinds + b]; }

    /// Sends as many as one path takes from a kind with supply; false when there is no way to any demand.
    bool ship(std::size_t root) {
        std::vector<char> isSource(m_kinds, 0);
        std::vector<std::size_t> cameFrom(m_kinds, none); // of a target
        std::vector<std::size_t> cameBack(m_kinds, none); // of a source: the target it was reached from
        isSource[root] = 1;
        while (true) {
            auto const [source, target, slack] = nearest(isSource, cameFrom);
            if (target == none) return false;
            shift(isSource, cameFrom, slack);
            cameFrom[target] = source;
            if (m_demand[target] > 0) {
                send(root, target, cameFrom, cameBack);
                return true;
            }
            for (std::size_t kind = 0; kind < m_kinds; ++kind)
                if (isSource[kind] == 0 && flow(kind, target) > 0) {
                    isSource[kind] = 1;
                    cameBack[kind] = target;
                }
        }
    }

    struct Step {
        std::size_t source = none;
        std::size_t target = none;
        W slack{};
    };
    [[nodiscard]] Step nearest(std::vector<char> const& isSource, std::vector<std::size_t> const& cameFrom) const {
        Step step;
        for (std::size_t a = 0; a < m_kinds; ++a) {
            if (isSource[a] == 0) continue;
            for (std::size_t b = 0; b < m_kinds; ++b) {
                if (cameFrom[b] != none || !isRoute(a, b)) continue;
                W const slack = m_from[a] + m_to[b] - weight(a, b);
                if (step.target == none || slack < step.slack) step = {a, b, slack};
            }
        }
        return step;
    }

    void shift(std::vector<char> const& isSource, std::vector<std::size_t> const& cameFrom, W const& slack) {
        if (slack == W{0}) return;
        for (std::size_t kind = 0; kind < m_kinds; ++kind) {
            if (isSource[kind] != 0) m_from[kind] -= slack;
            if (cameFrom[kind] != none) m_to[kind] += slack;
        }
    }

    void send(std::size_t root, std::size_t target, std::vector<std::size_t> const& cameFrom,
              std::vector<std::size_t> const& cameBack) {
        int amount = std::min(m_supply[root], m_demand[target]);
        for (std::size_t b = target; cameFrom[b] != root; b = cameBack[cameFrom[b]])
            amount = std::min(amount, flow(cameFrom[b], cameBack[cameFrom[b]]));
        m_demand[target] -= amount;
        m_supply[root] -= amount;
        for (std::size_t b = target;; b = cameBack[cameFrom[b]]) {
            std::size_t const a = cameFrom[b];
            flow(a, b) += amount;
            if (a == root) return;
            flow(a, cameBack[a]) -= amount;
        }
    }

    Graph<W> const& m_graph;
    std::size_t m_kinds;
    std::vector<int> m_count, m_supply, m_demand;
    std::vector<int> m_flow;
    std::vector<W> m_from, m_to;
};

} // namespace

template <typename W>
std::vector<W> dualsByKind(Graph<W> const& graph) {
    return Transport<W>{graph}.solve();
}

template std::vector<std::int64_t> dualsByKind(Graph<std::int64_t> const&);
template std::vector<Int128> dualsByKind(Graph<Int128> const&);
template std::vector<Wide<4>> dualsByKind(Graph<Wide<4>> const&);
template std::vector<Wide<16>> dualsByKind(Graph<Wide<16>> const&);
template std::vector<Wide<64>> dualsByKind(Graph<Wide<64>> const&);

} // namespace flagfall::pairing::matching
