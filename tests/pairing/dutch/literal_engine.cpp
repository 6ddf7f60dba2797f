// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pairing/dutch/literal_engine.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <numeric>

namespace flagfall::pairing::dutch {
namespace {

using Mask = unsigned;
using List = std::vector<int>;
/// The criteria in order; each a list, compared word by word.
using Verdict = std::vector<List>;

Mask bit(int i) { return Mask{1} << i; }

Mask maskOf(List const& list) {
    Mask mask = 0;
    for (int const i : list) mask |= bit(i);
    return mask;
}

// --- the order of Article 4 --------------------------------------------------------------------------------

struct Exchange {
    List out; ///< from S1, ascending
    List in;  ///< from S2, ascending
};

void eachSubset(int from, int to, int size, List& chosen, std::function<void()> const& visit) {
    if (size == 0) {
        visit();
        return;
    }
    for (int i = from; i + size <= to; ++i) {
        chosen.push_back(i);
        eachSubset(i + 1, to, size - 1, chosen, visit);
        chosen.pop_back();
    }
}

/// 4.3, for a remainder of `size` players with `half` of them in S1. Numbers from 0.
std::vector<Exchange> exchanges(int half, int size) {
    std::vector<Exchange> all;
    for (int count = 0; count <= std::min(half, size - half); ++count) {
        std::size_t const first = all.size();
        List out;
        eachSubset(0, half, count, out, [&] {
            List in;
            eachSubset(half, size, count, in, [&] { all.push_back({out, in}); });
        });
        std::stable_sort(all.begin() + static_cast<std::ptrdiff_t>(first), all.end(),
                         [](Exchange const& a, Exchange const& b) {
                             auto const difference = [](Exchange const& e) {
                                 return std::accumulate(e.in.begin(), e.in.end(), 0) -
                                        std::accumulate(e.out.begin(), e.out.end(), 0);
                             };
                             if (difference(a) != difference(b)) return difference(a) < difference(b);
                             List const latestA{a.out.rbegin(), a.out.rend()};
                             List const latestB{b.out.rbegin(), b.out.rend()};
                             if (latestA != latestB) return latestA > latestB;
                             return a.in < b.in;
                         });
    }
    return all;
}

// --- the engine --------------------------------------------------------------------------------------------

class Literal {
public:
    explicit Literal(Field const& field) : m_field(field), m_size(static_cast<int>(field.players.size())) {}
    virtual ~Literal() = default;

    virtual std::optional<LiteralPairs> pair() {
        Mask const all = (Mask{1} << m_size) - 1;
        if (m_size == 0 || !completes(all)) return std::nullopt;
        if (m_size % 2 == 1) m_byeScore = *bestBye(all);
        LiteralPairs result;
        List movedDown;
        for (int first = 0; first < m_size;) {
            int end = first;
            while (end < m_size && scoreOf(end) == scoreOf(first)) ++end;
            List residents(static_cast<std::size_t>(end - first));
            std::iota(residents.begin(), residents.end(), first);
            movedDown = pairBracket(movedDown, residents, end, result);
            first = end;
        }
        if (!movedDown.empty()) result.bye = movedDown.front();
        std::sort(result.pairs.begin(), result.pairs.end());
        return result;
    }

    /// After `pair`.
    std::optional<LiteralObjection> objectTo(LiteralPairs const& proposal) {
        if (isWorseBye(proposal)) return LiteralObjection{-1, 5};
        for (std::size_t i = 0; i < m_story.size(); ++i) {
            auto const& [bracket, best] = m_story[i];
            Mask const inside = maskOf(bracket.movedDown) | maskOf(bracket.residents);
            Pairs pairs;
            Mask open = inside;
            for (auto const& [a, b] : proposal.pairs)
                if ((inside & bit(a)) && (inside & bit(b))) {
                    pairs.emplace_back(a, b);
                    open &= ~(bit(a) | bit(b));
                }
            Pairs byRules = best.pairs;
            std::sort(byRules.begin(), byRules.end());
            if (pairs == byRules) continue;
            return LiteralObjection{static_cast<int>(i), firstWorse(bracket, best, pairs, listOf(open))};
        }
        return std::nullopt;
    }

protected:
    struct Bracket {
        List movedDown;
        List residents;
        Mask next = 0;
        Mask rest = 0; ///< below the next
        bool looksAhead = true;
    };
    using Pairs = std::vector<std::pair<int, int>>;

    [[nodiscard]] Player const& player(int i) const { return m_field.players[static_cast<std::size_t>(i)]; }
    /// In tenths, so that scores and counts can stand in one list.
    [[nodiscard]] int scoreOf(int i) const { return player(i).score.hundredths() / 10; }

    // --- C1 to C3 --------------------------------------------------------------------------------------------

    [[nodiscard]] static bool isAbsolute(Player const& p) { return p.preference.strength == Strength::Absolute; }

    [[nodiscard]] bool mayMeet(int a, int b) const {
        if (areBarred(m_field, a, b)) return false;
        Player const& x = player(a);
        Player const& y = player(b);
        if (x.isTopscorer || y.isTopscorer) return true;
        return !(isAbsolute(x) && isAbsolute(y) && x.preference.colour == y.preference.colour);
    }

    // --- completion ------------------------------------------------------------------------------------------

    /// The lowest score the bye can go to when all of a set are paired; 0 for an even set that can be.
    std::optional<int> bestBye(Mask set) {
        if (set == 0) return 0;
        if (auto const found = m_completions.find(set); found != m_completions.end()) return found->second;
        std::optional<int> best;
        auto const consider = [&best](std::optional<int> score) {
            if (score && (!best || *score < *best)) best = score;
        };
        int const first = std::countr_zero(set);
        Mask const others = set & ~bit(first);
        for (int other = first + 1; other < m_size; ++other)
            if ((others & bit(other)) && mayMeet(first, other)) consider(bestBye(others & ~bit(other)));
        bool const odd = std::popcount(set) % 2 == 1;
        if (odd && player(first).mayHaveBye && bestBye(others)) consider(scoreOf(first));
        m_completions[set] = best;
        return best;
    }
    bool completes(Mask set) { return bestBye(set).has_value(); }

    /// C6 and C7 are as good as can be.
    [[nodiscard]] virtual bool isAsFew(List const& reached, List const& target) const { return reached == target; }

    /// C4: the rest can be paired, and the bye goes to the score of C5.
    virtual bool isLegalRest(Mask set) {
        auto const bye = bestBye(set);
        return bye && (std::popcount(set) % 2 == 0 || *bye == m_byeScore);
    }

    // --- C6 and C7 -------------------------------------------------------------------------------------------

    /// The fewest downfloaters of a bracket and their lowest scores, counting C4.
    std::optional<List> bestLeftOver(Mask movedDown, Mask residents, Mask below) {
        std::optional<List> best;
        leaveOver(movedDown | residents, movedDown, 0, below, best);
        return best;
    }

    void leaveOver(Mask open, Mask movedDown, Mask left, Mask below, std::optional<List>& best) {
        if (best && std::popcount(left) > best->front()) return;
        if (open == 0) {
            if (!isLegalRest(left | below)) return;
            List verdict{std::popcount(left)};
            for (int i = 0; i < m_size; ++i)
                if (left & bit(i)) verdict.push_back(scoreOf(i));
            if (!best || verdict < *best) best = verdict;
            return;
        }
        int const first = std::countr_zero(open);
        Mask const others = open & ~bit(first);
        for (int other = first + 1; other < m_size; ++other) {
            bool const bothMovedDown = (movedDown & bit(first)) && (movedDown & bit(other));
            if ((others & bit(other)) && !bothMovedDown && mayMeet(first, other))
                leaveOver(others & ~bit(other), movedDown, left, below, best);
        }
        leaveOver(others, movedDown, left | bit(first), below, best);
    }

    // --- C8 to C21 -------------------------------------------------------------------------------------------

    [[nodiscard]] bool hadTwice(Player const& p, Colour colour) const {
        auto const& history = p.history;
        return history.size() >= 2 && history.back() == colour && history[history.size() - 2] == colour;
    }

    [[nodiscard]] int countC10(int a, int b) const {
        Player const& x = player(a);
        Player const& y = player(b);
        return wantTheSame(x.preference, y.preference) && std::abs(x.difference) > 1 && std::abs(y.difference) > 1;
    }

    [[nodiscard]] int countC11(int a, int b) const {
        Player const& x = player(a);
        Player const& y = player(b);
        if (!isAbsolute(x) || !isAbsolute(y) || x.preference.colour != y.preference.colour) return 0;
        Colour const other = opponent(x.preference.colour);
        if (std::abs(x.difference) == std::abs(y.difference)) return hadTwice(x, other) && hadTwice(y, other);
        return hadTwice(std::abs(x.difference) < std::abs(y.difference) ? x : y, other);
    }

    [[nodiscard]] int countC13(int a, int b) const {
        Player const& x = player(a);
        Player const& y = player(b);
        if (!wantTheSame(x.preference, y.preference)) return 0;
        bool const bothStrong = x.preference.strength >= Strength::Strong && y.preference.strength >= Strength::Strong;
        return bothStrong && !(isAbsolute(x) && isAbsolute(y));
    }

    virtual Verdict judge(Bracket const& bracket, Pairs const& pairs, List const& left) {
        Verdict verdict;
        Mask const leftMask = maskOf(left);
        // C8
        auto const next = bestLeftOver(leftMask, bracket.next, bracket.rest);
        verdict.push_back(next ? *next : List{999});
        // C9
        bool const receives = m_size % 2 == 1 && left.size() == 1 && scoreOf(left.front()) == m_byeScore;
        verdict.push_back({receives ? player(left.front()).unplayed : 0});
        // C10 to C13
        List colours(4, 0);
        for (auto const& [a, b] : pairs) {
            colours[0] += countC10(a, b);
            colours[1] += countC11(a, b);
            colours[2] += wantTheSame(player(a).preference, player(b).preference) ? 1 : 0;
            colours[3] += countC13(a, b);
        }
        verdict.push_back(colours);
        // C14 to C17, then C18 to C21
        for (auto const past : {&Player::last, &Player::beforeLast}) {
            int down = 0;
            int up = 0;
            for (int const i : left)
                if (!isIn(bracket.movedDown, i) && player(i).*past == Float::Down) ++down;
            for (auto const& [a, b] : pairs)
                if (isIn(bracket.movedDown, a) && player(b).*past == Float::Up) ++up;
            verdict.push_back({down, up});
        }
        for (auto const past : {&Player::last, &Player::beforeLast}) {
            List down;
            List up;
            for (int const i : left)
                if (isIn(bracket.movedDown, i) && player(i).*past == Float::Down)
                    down.push_back(1'000'000 + scoreOf(i));
            for (auto const& [a, b] : pairs) {
                if (!isIn(bracket.movedDown, a)) continue;
                int const difference = scoreOf(a) - scoreOf(b);
                if (player(a).*past == Float::Down) down.push_back(difference);
                if (player(b).*past == Float::Up) up.push_back(difference);
            }
            std::sort(down.rbegin(), down.rend());
            std::sort(up.rbegin(), up.rend());
            verdict.push_back(down);
            verdict.push_back(up);
        }
        return verdict;
    }

    [[nodiscard]] static bool isIn(List const& list, int i) {
        return std::find(list.begin(), list.end(), i) != list.end();
    }

    // --- candidates ------------------------------------------------------------------------------------------

    struct Best {
        std::optional<Verdict> verdict;
        Pairs pairs;
        List left;
    };

    [[nodiscard]] virtual bool isWorseBye(LiteralPairs const& proposal) const {
        return proposal.bye && scoreOf(*proposal.bye) != m_byeScore;
    }

    /// The number of the first criterion in which these pairs are worse than the best; 0: in none, −1: better.
    int firstWorse(Bracket const& bracket, Best const& best, Pairs const& pairs, List const& left) {
        List a{static_cast<int>(best.left.size())};
        List b{static_cast<int>(left.size())};
        for (int const i : best.left) a.push_back(scoreOf(i));
        for (int const i : left) b.push_back(scoreOf(i));
        if (!isAsFew(b, a)) return a < b ? downfloaterCriterion(a.front() == b.front()) : -1;
        Verdict const verdictA = judge(bracket, best.pairs, best.left);
        Verdict const verdictB = judge(bracket, pairs, left);
        for (std::size_t i = 0; i < verdictA.size(); ++i) {
            List const& x = verdictA[i];
            List const& y = verdictB[i];
            if (x == y) continue;
            std::size_t place = 0;
            while (place < std::min(x.size(), y.size()) && x[place] == y[place]) ++place;
            return x < y ? criterionAt(bracket, i, static_cast<int>(place)) : -1;
        }
        return 0;
    }
    [[nodiscard]] virtual int downfloaterCriterion(bool asMany) const { return asMany ? 7 : 6; }
    /// Which criterion an entry of a verdict is.
    [[nodiscard]] virtual int criterionAt(Bracket const&, std::size_t index, int place) const {
        if (index < 2) return 8 + static_cast<int>(index);
        if (index == 2) return 10 + place;
        if (index < 5) return 14 + 2 * (static_cast<int>(index) - 3) + place;
        return 18 + static_cast<int>(index) - 5;
    }
    [[nodiscard]] List listOf(Mask mask) const {
        List list;
        for (int i = 0; i < m_size; ++i)
            if (mask & bit(i)) list.push_back(i);
        return list;
    }

    List pairBracket(List const& movedDown, List const& residents, int end, LiteralPairs& result) {
        Bracket bracket{movedDown, residents, 0, 0};
        for (int i = end; i < m_size; ++i) (scoreOf(i) == scoreOf(end) ? bracket.next : bracket.rest) |= bit(i);
        Best const best = bestCandidate(bracket);
        m_story.emplace_back(bracket, best);
        result.pairs.insert(result.pairs.end(), best.pairs.begin(), best.pairs.end());
        return best.left;
    }

    Best bestCandidate(Bracket const& bracket) {
        List const& movedDown = bracket.movedDown;
        List const target = *bestLeftOver(maskOf(movedDown), maskOf(bracket.residents), bracket.next | bracket.rest);
        int const pairs = (static_cast<int>(movedDown.size() + bracket.residents.size()) - target.front()) / 2;
        Best best;
        int const most =
            std::min({static_cast<int>(movedDown.size()), static_cast<int>(bracket.residents.size()), pairs});
        for (int count = most; count >= 0; --count) {
            List chosen;
            eachSubset(0, static_cast<int>(movedDown.size()), count, chosen, [&] {
                List first;
                for (int const i : chosen) first.push_back(movedDown[static_cast<std::size_t>(i)]);
                Pairs made;
                pairMovedDown(bracket, first, 0, pairs, target, made, best);
            });
        }
        return best;
    }

    /// 3.7: transpositions with respect to the MDPs, the outer loop.
    void pairMovedDown(Bracket const& bracket, List const& first, std::size_t index, int pairs, List const& target,
                       Pairs& made, Best& best) {
        if (index == first.size()) {
            pairRemainder(bracket, pairs - static_cast<int>(first.size()), target, made, best);
            return;
        }
        for (int const other : bracket.residents) {
            bool const taken =
                std::any_of(made.begin(), made.end(), [other](auto const& p) { return p.second == other; });
            if (taken || !mayMeet(first[index], other)) continue;
            made.emplace_back(first[index], other);
            pairMovedDown(bracket, first, index + 1, pairs, target, made, best);
            made.pop_back();
        }
    }

    /// 3.6: exchanges, and for each all transpositions.
    void pairRemainder(Bracket const& bracket, int half, List const& target, Pairs& made, Best& best) {
        List remainder;
        for (int const i : bracket.residents)
            if (std::none_of(made.begin(), made.end(), [i](auto const& p) { return p.second == i; }))
                remainder.push_back(i);
        int const size = static_cast<int>(remainder.size());
        if (half > size - half) return;
        auto const key = std::pair{half, size};
        if (!m_exchanges.contains(key)) m_exchanges[key] = exchanges(half, size);
        for (Exchange const& exchange : m_exchanges[key]) {
            List first;
            List second;
            for (int i = 0; i < size; ++i) {
                bool const moves = isIn(exchange.out, i) || isIn(exchange.in, i);
                ((i < half) != moves ? first : second).push_back(remainder[static_cast<std::size_t>(i)]);
            }
            std::vector<char> used(second.size(), 0);
            transpose(bracket, first, second, 0, used, target, made, best);
        }
    }

    void transpose(Bracket const& bracket, List const& first, List const& second, std::size_t index,
                   std::vector<char>& used, List const& target, Pairs& made, Best& best) {
        if (index == first.size()) {
            consider(bracket, target, made, best);
            return;
        }
        for (std::size_t j = 0; j < second.size(); ++j) {
            if (used[j] || !mayMeet(first[index], second[j])) continue;
            used[j] = 1;
            made.emplace_back(first[index], second[j]);
            transpose(bracket, first, second, index + 1, used, target, made, best);
            made.pop_back();
            used[j] = 0;
        }
    }

    void consider(Bracket const& bracket, List const& target, Pairs const& made, Best& best) {
        Mask open = maskOf(bracket.movedDown) | maskOf(bracket.residents);
        for (auto const& [a, b] : made) open &= ~(bit(a) | bit(b));
        List left;
        List reached{std::popcount(open)};
        for (int i = 0; i < m_size; ++i)
            if (open & bit(i)) {
                left.push_back(i);
                reached.push_back(scoreOf(i));
            }
        if (!isAsFew(reached, target) || !isLegalRest(open | bracket.next | bracket.rest)) return;
        Verdict verdict = judge(bracket, made, left);
        if (best.verdict && !(verdict < *best.verdict)) return;
        best.verdict = std::move(verdict);
        best.pairs.clear();
        for (auto const& [a, b] : made) best.pairs.emplace_back(std::min(a, b), std::max(a, b));
        best.left = left;
    }

    Field const& m_field;
    int m_size;
    int m_byeScore = 0;
    std::vector<std::pair<Bracket, Best>> m_story;
    std::map<Mask, std::optional<int>> m_completions;
    std::map<std::pair<int, int>, std::vector<Exchange>> m_exchanges;
};

// --- 2017 --------------------------------------------------------------------------------------------------

/// The same candidates, judged by the criteria of 2017, and its penultimate and collapsed last brackets.
class Literal2017 final : public Literal {
public:
    using Literal::Literal;

    std::optional<LiteralPairs> pair() override {
        Mask const all = (Mask{1} << m_size) - 1;
        if (m_size == 0 || !completes(all)) return std::nullopt;
        LiteralPairs result;
        List movedDown;
        for (int first = 0; first < m_size;) {
            int const end = endOfGroup(first);
            Mask const below = all & ~((Mask{1} << end) - 1);
            Bracket bracket{movedDown, range(first, end), 0, 0, end < m_size};
            for (int i = end; i < m_size; ++i) (scoreOf(i) == scoreOf(end) ? bracket.next : bracket.rest) |= bit(i);
            Best best = pairWith(bracket, end == m_size);
            if (completes(maskOf(best.left) | below)) {
                movedDown = take(bracket, best, result);
                first = end;
                continue;
            }
            bracket.looksAhead = false;
            movedDown = take(bracket, pairWith(bracket, true), result);
            Bracket const last{movedDown, range(end, m_size), 0, 0, false};
            movedDown = take(last, pairWith(last, true), result);
            break;
        }
        if (!movedDown.empty()) result.bye = movedDown.front();
        std::sort(result.pairs.begin(), result.pairs.end());
        return result;
    }

private:
    [[nodiscard]] int endOfGroup(int first) const {
        int end = first;
        while (end < m_size && scoreOf(end) == scoreOf(first)) ++end;
        return end;
    }
    static List range(int first, int end) {
        List list(static_cast<std::size_t>(end - first));
        std::iota(list.begin(), list.end(), first);
        return list;
    }
    Best pairWith(Bracket const& bracket, bool completely) {
        m_asksForCompletion = completely;
        return bestCandidate(bracket);
    }
    List take(Bracket const& bracket, Best const& best, LiteralPairs& result) {
        m_story.emplace_back(bracket, best);
        result.pairs.insert(result.pairs.end(), best.pairs.begin(), best.pairs.end());
        return best.left;
    }

    [[nodiscard]] bool isAsFew(List const& reached, List const& target) const override {
        return reached.front() == target.front();
    }
    [[nodiscard]] bool isWorseBye(LiteralPairs const&) const override { return false; }
    [[nodiscard]] int downfloaterCriterion(bool) const override { return 5; }
    [[nodiscard]] int criterionAt(Bracket const& bracket, std::size_t index, int place) const override {
        if (index == 0) return 6;
        std::size_t const ahead = bracket.looksAhead ? 2 : 0;
        if (index <= ahead) return 7;
        if (index == ahead + 1) return 8 + place;
        if (index <= ahead + 3) return 12 + 2 * static_cast<int>(index - ahead - 2) + place;
        return 16 + static_cast<int>(index - ahead - 4);
    }
    bool isLegalRest(Mask set) override { return !m_asksForCompletion || completes(set); }

    /// C.7: who is left over in the next bracket, thrice as bad when he may not rest after it; then the MDPs.
    void leaveOverNext(Mask open, Mask movedDown, int cost, List const& scores, bool isLast,
                       std::optional<std::pair<int, List>>& best) {
        if (best && cost > best->first) return;
        if (open == 0) {
            std::pair<int, List> const verdict{cost, scores};
            if (!best || verdict < *best) best = verdict;
            return;
        }
        int const first = std::countr_zero(open);
        Mask const others = open & ~bit(first);
        for (int other = first + 1; other < m_size; ++other) {
            bool const bothMovedDown = (movedDown & bit(first)) && (movedDown & bit(other));
            if ((others & bit(other)) && !bothMovedDown && mayMeet(first, other))
                leaveOverNext(others & ~bit(other), movedDown, cost, scores, isLast, best);
        }
        List with = scores;
        if (movedDown & bit(first)) with.push_back(scoreOf(first));
        leaveOverNext(others, movedDown, cost + (isLast && !player(first).mayHaveBye ? 3 : 1), with, isLast, best);
    }

    Verdict judge(Bracket const& bracket, Pairs const& pairs, List const& left) override {
        int lowest = scoreOf(bracket.residents.back());
        for (int const i : bracket.movedDown) lowest = std::min(lowest, scoreOf(i));
        auto const drop = [&](int i) { return scoreOf(i) - (lowest - 10); };
        Verdict verdict;
        List differences;
        for (auto const& [a, b] : pairs) differences.push_back(std::abs(scoreOf(a) - scoreOf(b)));
        for (int const i : left) differences.push_back(drop(i));
        std::sort(differences.rbegin(), differences.rend());
        verdict.push_back(differences);
        if (bracket.looksAhead) {
            std::optional<std::pair<int, List>> next;
            leaveOverNext(maskOf(left) | bracket.next, maskOf(left), 0, {}, bracket.rest == 0, next);
            verdict.push_back({next->first});
            verdict.push_back(next->second);
        }
        List colours(4, 0);
        for (auto const& [a, b] : pairs) {
            colours[0] += countC10(a, b);
            colours[1] += countC11(a, b);
            colours[2] += wantTheSame(player(a).preference, player(b).preference) ? 1 : 0;
            colours[3] += countC13(a, b);
        }
        verdict.push_back(colours);
        Verdict lists;
        for (auto const past : {&Player::last, &Player::beforeLast}) {
            List down;
            List up;
            for (int const i : left)
                if (player(i).*past == Float::Down) down.push_back(drop(i));
            for (auto const& [a, b] : pairs) {
                if (scoreOf(a) == scoreOf(b)) continue;
                int const high = scoreOf(a) > scoreOf(b) ? a : b;
                int const low = a + b - high;
                int const difference = scoreOf(high) - scoreOf(low);
                if (player(high).*past == Float::Down) down.push_back(difference);
                if (player(low).*past == Float::Up) up.push_back(difference);
            }
            verdict.push_back({static_cast<int>(down.size()), static_cast<int>(up.size())});
            std::sort(down.rbegin(), down.rend());
            std::sort(up.rbegin(), up.rend());
            lists.push_back(down);
            lists.push_back(up);
        }
        verdict.insert(verdict.end(), lists.begin(), lists.end());
        return verdict;
    }

    bool m_asksForCompletion = false;
};

} // namespace

std::vector<std::optional<LiteralObjection>> objectLiterally(Field const& field, Edition edition,
                                                             std::vector<LiteralPairs> const& proposals) {
    std::unique_ptr<Literal> const literal =
        edition == Edition::Fide2017 ? std::make_unique<Literal2017>(field) : std::make_unique<Literal>(field);
    std::vector<std::optional<LiteralObjection>> objections;
    if (!literal->pair()) return objections;
    for (LiteralPairs const& proposal : proposals) objections.push_back(literal->objectTo(proposal));
    return objections;
}

std::optional<LiteralPairs> pairLiterally(Field const& field, Edition edition) {
    if (edition == Edition::Fide2017) return Literal2017{field}.pair();
    return Literal{field}.pair();
}

} // namespace flagfall::pairing::dutch
