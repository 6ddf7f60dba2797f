// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/procedure/upfloaters.h"

#include "pairing/matching/matching.h"
#include "pairing/swiss_team/criteria/completion.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>

namespace flagfall::pairing::swiss_team {
namespace {

using matching::BitMatrix;
using matching::bitsFor;
using matching::Graph;
using matching::Int128;
using matching::Matching;
using matching::shiftedLeft;
using matching::Wide;

Places joined(Places a, Places const& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// `all` without `some`; both in order.
Places without(Places const& all, Places const& some) {
    Places rest;
    std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(rest));
    return rest;
}

/// The teams at the top of those given.
Places topScoregroup(Field const& field, Places const& teams) {
    Places group;
    for (int const place : teams)
        if (teamAt(field, place).score == teamAt(field, teams.front()).score) group.push_back(place);
    return group;
}

bool countsAsFloater(Field const& field, int place) { return teamAt(field, place).floated && !field.forgetsFloats; }

// --- sets one by one -------------------------------------------------------------------------------------------

/// Looks through the sets of the following scoregroup, which have the best scores there can be (C5). Answers only what
/// it has proved.
class SetsOfNext {
public:
    SetsOfNext(Field const& field, Places const& residents, Places const& lower)
        : m_field(field), m_residents(residents), m_lower(lower), m_next(topScoregroup(field, lower)) {}

    /// Nothing when it takes more than that, or too many sets.
    std::optional<Places> find() {
        // Fewer cannot be: so many residents find no opponent among themselves.
        m_count = static_cast<std::size_t>(fewestLeftOver(m_field, m_residents));
        if (m_count == 0) return isLegal({}) ? std::optional{Places{}} : std::nullopt;
        if (m_count > m_next.size()) return std::nullopt;
        std::vector<std::size_t> chosen(m_count);
        std::iota(chosen.begin(), chosen.end(), std::size_t{0});
        for (int tries = 0; tries < mostSets; ++tries) {
            Places set;
            for (std::size_t const i : chosen) set.push_back(m_next[i]);
            consider(set);
            if (m_best && m_floatersOfBest == 0) return m_best;
            if (!advance(chosen)) return m_best;
        }
        return std::nullopt;
    }

private:
    static constexpr int mostSets = 4'000;

    /// The following set in the order of 3.5.4.
    bool advance(std::vector<std::size_t>& chosen) const {
        for (std::size_t i = chosen.size(); i-- > 0;) {
            if (chosen[i] + (chosen.size() - i) >= m_next.size()) continue;
            ++chosen[i];
            for (std::size_t j = i + 1; j < chosen.size(); ++j) chosen[j] = chosen[j - 1] + 1;
            return true;
        }
        return false;
    }

    [[nodiscard]] bool isLegal(Places const& set) const {
        return canBePaired(m_field, joined(m_residents, set)) && canBePaired(m_field, without(m_lower, set));
    }

    void consider(Places const& set) {
        auto const floaters =
            std::count_if(set.begin(), set.end(), [this](int place) { return countsAsFloater(m_field, place); });
        if (m_best && floaters >= m_floatersOfBest) return;
        if (!isLegal(set) || !leavesNextItsMinimum(set)) return;
        m_best = set;
        m_floatersOfBest = floaters;
    }

    /// C6, where the following scoregroup needs no more upfloaters than its number asks for.
    [[nodiscard]] bool leavesNextItsMinimum(Places const& set) const {
        Places const left = without(m_next, set);
        if (left.empty()) return true;
        Places const below = without(without(m_lower, set), left);
        if (left.size() % 2 == 0) return canBePaired(m_field, left) && canBePaired(m_field, below);
        return std::any_of(below.begin(), below.end(), [&](int place) {
            return canBePaired(m_field, joined(left, {place})) && canBePaired(m_field, without(below, {place}));
        });
    }

    Field const& m_field;
    Places const& m_residents;
    Places const& m_lower;
    Places m_next;
    std::size_t m_count = 0;
    std::optional<Places> m_best;
    std::ptrdiff_t m_floatersOfBest = 0;
};

// --- all sets at once ------------------------------------------------------------------------------------------

/// Everybody yet to be paired in one matching. Whoever of the lower teams is joined to a resident is an upfloater, and
/// whoever is joined to one of the following scoregroup upfloats to it, so that C4 to C7 are counters of the edges, the
/// more important ones to the left. Upfloaters that meet each other are none too few: they could be left below.
class SetsOfAll {
public:
    SetsOfAll(Field const& field, Places const& residents, Places const& lower)
        : m_field(field), m_residents(residents), m_lower(lower), m_places(joined(residents, lower)) {
        for (int const place : m_places) {
            Points const score = teamAt(field, place).score;
            if (m_levels.empty() || m_levels.back() != score) m_levels.push_back(score);
            bool const floated = countsAsFloater(field, place);
            m_kinds.push_back(2 * (static_cast<int>(m_levels.size()) - 1) + (floated ? 1 : 0));
        }
    }

    Places find() {
        int const bits = counters() * counterBits() + 1 + bitsFor(size()) + 16;
        if (bits < 63) return search<std::int64_t>();
        if (bits < 127) return search<Int128>();
        if (bits < 255) return search<Wide<4>>();
        if (bits < 1023) return search<Wide<16>>();
        return search<Wide<64>>();
    }

private:
    [[nodiscard]] int size() const { return static_cast<int>(m_places.size()); }
    [[nodiscard]] int levels() const { return static_cast<int>(m_levels.size()); }
    [[nodiscard]] int counterBits() const { return bitsFor(size()); }
    /// C4, C5 for every score from the lowest to the one below the following scoregroup's, C6, C7.
    [[nodiscard]] int counters() const { return 1 + std::max(0, levels() - 2) + 2; }
    [[nodiscard]] static int levelOf(int kind) { return kind / 2; }
    [[nodiscard]] static bool floated(int kind) { return kind % 2 == 1; }
    [[nodiscard]] int kind(int v) const { return m_kinds[static_cast<std::size_t>(v)]; }
    [[nodiscard]] bool isResident(int v) const { return levelOf(kind(v)) == 0; }

    template <typename W>
    [[nodiscard]] W counter(int fromTheRight) const {
        return shiftedLeft(W{1}, fromTheRight * counterBits());
    }

    /// What an edge costs.
    template <typename W>
    [[nodiscard]] W costOf(int a, int b) const {
        if (levelOf(a) > levelOf(b)) std::swap(a, b);
        W cost{0};
        int const upper = levelOf(a);
        int const lower = levelOf(b);
        if (upper == 1 && lower > 1) cost += counter<W>(1); // C6
        if (upper > 0 || lower == 0) return cost;
        cost += counter<W>(counters() - 1);       // C4
        if (lower > 1) cost += counter<W>(lower); // C5: the lower the score, the more it counts
        if (floated(b)) cost += counter<W>(0);    // C7
        return cost;
    }

    template <typename W>
    [[nodiscard]] Graph<W> graph() const {
        int const kinds = 2 * levels();
        W const most = shiftedLeft(W{1}, counters() * counterBits());
        Graph<W> graph{m_kinds, kinds, {}, {}, BitMatrix{size()}};
        for (int a = 0; a < kinds; ++a)
            for (int b = 0; b < kinds; ++b) graph.weight.push_back(most - costOf<W>(a, b));
        graph.possible.assign(graph.weight.size(), 1);
        std::map<int, int> vertices;
        for (int v = 0; v < size(); ++v) vertices[m_places[static_cast<std::size_t>(v)]] = v;
        for (auto const& [place, v] : vertices)
            for (int const other : teamAt(m_field, place).barred)
                if (auto const found = vertices.find(other); found != vertices.end())
                    graph.barred.add(v, found->second);
        return graph;
    }

    template <typename W>
    Places search() {
        Matching<W> matching{graph<W>()};
        if (!matching.complete()) return {};
        std::vector<int> wanted(m_levels.size(), 0);
        for (int v = 0; v < size(); ++v)
            if (!isResident(v) && isResident(matching.mate(v))) ++wanted[static_cast<std::size_t>(levelOf(kind(v)))];
        Places set;
        for (int v = 0; v < size(); ++v) {
            int& left = wanted[static_cast<std::size_t>(levelOf(kind(v)))];
            if (isResident(v) || left == 0) continue;
            if (!matching.prefer(v, [this](int other) { return isResident(other); })) continue;
            set.push_back(m_places[static_cast<std::size_t>(v)]);
            --left;
        }
        return set;
    }

    Field const& m_field;
    Places const& m_residents;
    Places const& m_lower;
    Places m_places;
    std::vector<Points> m_levels; ///< scores, the residents' first
    std::vector<int> m_kinds;     ///< by level, and whether it floated in the round before
};

} // namespace

Places upfloatersFor(Field const& field, Places const& residents, Places const& lower, Way way) {
    if (way == Way::Short)
        if (auto const set = SetsOfNext{field, residents, lower}.find()) return *set;
    return SetsOfAll{field, residents, lower}.find();
}

} // namespace flagfall::pairing::swiss_team
