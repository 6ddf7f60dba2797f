// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/procedure/bracket.h"

#include "pairing/matching/matching.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace flagfall::pairing::swiss_team {
namespace {

using matching::BitMatrix;
using matching::bitsFor;
using matching::Graph;
using matching::Int128;
using matching::Matching;
using matching::shiftedLeft;

/// What the criteria look at in a team.
struct Kind {
    Strength strength = Strength::None;
    Colour colour = Colour::White;
    bool isUpfloater = false;
    bool floated = false;
    auto operator<=>(Kind const&) const = default;
};

/// C8, C9 and C10 of one pair. Article 4 refuses a preference only where both want the same colour, and a strong one
/// only where both are strong.
struct Cost {
    int preferences = 0;
    int strongOnes = 0;
    int opponents = 0;
};

Cost costOf(Kind const& a, Kind const& b) {
    bool const clash = a.strength != Strength::None && b.strength != Strength::None && a.colour == b.colour;
    bool const bothStrong = a.strength == Strength::Strong && b.strength == Strength::Strong;
    int const opponents = (a.isUpfloater && b.floated ? 1 : 0) + (b.isUpfloater && a.floated ? 1 : 0);
    return {clash ? 1 : 0, clash && bothStrong ? 1 : 0, opponents};
}

class BracketPairer {
public:
    BracketPairer(Field const& field, Bracket const& bracket) : m_field(field), m_places(bracket.residents) {
        m_places.insert(m_places.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
        std::sort(m_places.begin(), m_places.end(),
                  [&field](int a, int b) { return teamAt(field, a).number < teamAt(field, b).number; });
        for (int const place : m_places) {
            bool const isUp =
                std::find(bracket.upfloaters.begin(), bracket.upfloaters.end(), place) != bracket.upfloaters.end();
            Team const& team = teamAt(field, place);
            bool const floated = team.floated && !field.forgetsFloats;
            m_kinds.push_back({team.preference.strength, team.preference.colour, isUp, floated});
        }
    }

    std::vector<TeamPair> pair() {
        if (halvesAreBest()) {
            for (int v = 0; v < half(); ++v) record(v, v + half());
            return std::move(m_result);
        }
        // A counter for each criterion, and room for the dual variables, which add up many weights.
        int const bits = 3 * counterBits() + bitsFor(size()) + 16;
        return bits < 63 ? search<std::int64_t>() : search<Int128>();
    }

private:
    [[nodiscard]] int size() const { return static_cast<int>(m_places.size()); }
    [[nodiscard]] int half() const { return size() / 2; }
    [[nodiscard]] int counterBits() const { return bitsFor(size()); }
    [[nodiscard]] int place(int v) const { return m_places[static_cast<std::size_t>(v)]; }
    [[nodiscard]] Kind const& kind(int v) const { return m_kinds[static_cast<std::size_t>(v)]; }
    void record(int top, int bottom) { m_result.emplace_back(place(top), place(bottom)); }

    /// The first identifier of all, if no criterion has anything against it.
    [[nodiscard]] bool halvesAreBest() const {
        for (int v = 0; v < half(); ++v) {
            Cost const cost = costOf(kind(v), kind(v + half()));
            if (cost.preferences + cost.strongOnes + cost.opponents > 0 ||
                areBarred(m_field, place(v), place(v + half())))
                return false;
        }
        return true;
    }

    template <typename W>
    [[nodiscard]] Graph<W> graph() const {
        std::map<Kind, int> numbers;
        std::vector<Kind> kinds;
        Graph<W> graph{{}, 0, {}, {}, BitMatrix{size()}};
        for (Kind const& each : m_kinds) {
            auto const [found, isNew] = numbers.try_emplace(each, static_cast<int>(kinds.size()));
            if (isNew) kinds.push_back(each);
            graph.kind.push_back(found->second);
        }
        graph.kinds = static_cast<int>(kinds.size());
        for (Kind const& a : kinds)
            for (Kind const& b : kinds) graph.weight.push_back(weightOf<W>(costOf(a, b)));
        graph.possible.assign(graph.weight.size(), 1);
        for (int v = 0; v < size(); ++v)
            for (int w = v + 1; w < size(); ++w)
                if (areBarred(m_field, place(v), place(w))) graph.barred.add(v, w);
        return graph;
    }

    template <typename W>
    [[nodiscard]] W weightOf(Cost const& cost) const {
        int const bits = counterBits();
        return shiftedLeft(W{1 - cost.preferences}, 2 * bits) + shiftedLeft(W{1 - cost.strongOnes}, bits) +
               W{2 - cost.opponents};
    }

    template <typename W>
    std::vector<TeamPair> search() {
        Matching<W> matching{graph<W>()};
        if (!matching.complete()) return {};
        std::vector<int> const tops = chooseTops(matching);
        std::vector<char> isTaken(static_cast<std::size_t>(size()), 0);
        for (int const top : tops) isTaken[static_cast<std::size_t>(top)] = 1;
        for (int const top : tops) {
            int const bottom = firstBottom(matching, top, isTaken);
            isTaken[static_cast<std::size_t>(bottom)] = 1;
            record(top, bottom);
        }
        return std::move(m_result);
    }

    /// 3.6.2, the first half of the identifier: every team in turn is a top member if it can be.
    template <typename W>
    std::vector<int> chooseTops(Matching<W>& matching) const {
        bool const areHalves = matching.avoid([this](int u, int v) { return (u < half()) == (v < half()); });
        std::vector<int> tops;
        for (int v = 0; v < size() && static_cast<int>(tops.size()) < half(); ++v)
            if (areHalves || matching.prefer(v, [v](int other) { return other > v; })) tops.push_back(v);
        return tops;
    }

    /// The second half: every top member in turn has the first opponent it can have.
    template <typename W>
    int firstBottom(Matching<W>& matching, int top, std::vector<char> const& isTaken) const {
        for (int other = top + 1; other < size(); ++other) {
            if (isTaken[static_cast<std::size_t>(other)] != 0 || !matching.mayBeJoined(top, other)) continue;
            if (matching.prefer(top, [other](int w) { return w == other; })) return other;
        }
        return matching.mate(top);
    }

    Field const& m_field;
    Places m_places; ///< by TPN
    std::vector<Kind> m_kinds;
    std::vector<TeamPair> m_result;
};

} // namespace

std::vector<TeamPair> pairBracket(Field const& field, Bracket const& bracket) {
    return BracketPairer{field, bracket}.pair();
}

} // namespace flagfall::pairing::swiss_team
