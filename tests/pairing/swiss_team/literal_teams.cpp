// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pairing/swiss_team/literal_teams.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

namespace flagfall::pairing::swiss_team {
namespace {

using Mask = unsigned;
using Teams = std::vector<int>; ///< by place in the tournament
using Pairs = std::vector<std::pair<int, int>>;

/// A colour wish in words: `-` none, `m` mild, `s` strong or simple; then `w` or `b`.
struct Wish2 {
    char strength = '-';
    char colour = '-';
};

class LiteralTeams {
public:
    LiteralTeams(Tournament const& tournament, Rules const& rules, Colour initialColour)
        : m_tournament(tournament), m_rules(rules), m_initial(initialColour == Colour::White ? 'w' : 'b'),
          m_before(roundsOnFile(tournament)) {
        int count = 0;
        for (int i = 0; i < size(); ++i) {
            auto const& team = at(i);
            bool const here = !team.rests && !team.withdrawn;
            bool appeared = false;
            for (RoundRecord const& record : team.rounds) {
                appeared = appeared || scheduledGame(record) || std::holds_alternative<AllocatedBye>(record);
                if (char const colour = colourIn(record); colour != ' ') m_colours[i] += colour;
            }
            if (here || appeared) m_count[i] = ++count;
            if (here) m_here.push_back(i);
        }
    }

    std::optional<Round> pair() {
        Teams left = m_here;
        Round round;
        if (left.size() % 2 == 1) {
            auto const bye = chooseBye(left);
            if (!bye) return std::nullopt;
            std::erase(left, *bye);
            round.bye = *bye;
        }
        if (left.empty() || !pairable(maskOf(left))) return std::nullopt;
        while (!left.empty()) {
            Points top = score(left.front());
            for (int const t : left) top = std::max(top, score(t));
            Teams residents, lower;
            for (int const t : left) (score(t) == top ? residents : lower).push_back(t);
            Teams const set = chooseUpfloaters(residents, lower);
            for (auto const& [a, b] : chooseBracket(residents, set)) {
                bool const aIsWhite = whiteOf(a, b) == a;
                round.boards.push_back(aIsWhite ? Board{a, b} : Board{b, a});
            }
            for (int const t : residents) std::erase(left, t);
            for (int const t : set) std::erase(left, t);
        }
        return round;
    }

private:
    [[nodiscard]] int size() const { return static_cast<int>(m_tournament.participants.size()); }
    [[nodiscard]] Participant const& at(int i) const { return m_tournament.participants[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int tpn(int i) const { return at(i).number.value(); }
    [[nodiscard]] bool isLast() const { return m_before + 1 >= m_tournament.roundsPlanned; }
    /// C7 and C10 "not in the last two rounds"; of C.04.5 not in the last one.
    [[nodiscard]] bool forgetsFloats() const {
        return m_before + m_rules.lastWithoutFloats >= m_tournament.roundsPlanned;
    }
    static Mask maskOf(Teams const& teams) {
        Mask mask = 0;
        for (int const t : teams) mask |= 1U << static_cast<unsigned>(t);
        return mask;
    }

    // --- 1. definitions ----------------------------------------------------------------------------------------

    /// 1.6.1; ' ' where the match was not played.
    static char colourIn(RoundRecord const& record) {
        if (auto const* const match = std::get_if<Played>(&record)) {
            bool allForfeited = !match->games.empty();
            for (MatchGame const& game : match->games) allForfeited = allForfeited && game.isForfeited;
            if (allForfeited) return ' ';
            return match->colour == Colour::White ? 'w' : 'b';
        }
        if (auto const* const open = std::get_if<Pending>(&record)) return open->colour == Colour::White ? 'w' : 'b';
        return ' ';
    }
    [[nodiscard]] int placeOf(PlayerId id) const {
        for (int i = 0; i < size(); ++i)
            if (at(i).id == id) return i;
        return -1;
    }
    [[nodiscard]] Points points(int i, int round, bool primary) const {
        auto const index = static_cast<std::size_t>(round - 1);
        bool const matchPoints = (m_rules.primary == TeamScore::MatchPoints) == primary;
        RoundRecord const& record = at(i).rounds[index];
        if (std::holds_alternative<Pending>(record))
            return matchPoints ? m_tournament.scoring.draw : m_tournament.boards * m_tournament.gameScoring.draw;
        return matchPoints ? pointsOf(record) : at(i).gamePoints[index];
    }
    [[nodiscard]] Points scoreBefore(int i, int round) const {
        Points sum;
        for (int r = 1; r < round; ++r) sum += points(i, r, true);
        if (std::ssize(at(i).virtualPoints) >= round) sum += at(i).virtualPoints[static_cast<std::size_t>(round - 1)];
        return sum;
    }
    [[nodiscard]] Points score(int i) const { return scoreBefore(i, m_before + 1); }
    [[nodiscard]] Points secondary(int i) const {
        Points sum;
        if (m_rules.usesSecondary)
            for (int r = 1; r <= m_before; ++r) sum += points(i, r, false);
        return sum;
    }
    /// 1.5, in the previous round.
    [[nodiscard]] bool wasFloater(int i) const {
        if (m_before == 0) return false;
        RoundRecord const& record = at(i).rounds[static_cast<std::size_t>(m_before - 1)];
        if (colourIn(record) == ' ') return false;
        return scoreBefore(i, m_before) != scoreBefore(placeOf(scheduledGame(record)->opponent), m_before);
    }
    [[nodiscard]] std::string const& colours(int i) const {
        static std::string const none;
        auto const found = m_colours.find(i);
        return found == m_colours.end() ? none : found->second;
    }
    [[nodiscard]] int cd(int i) const {
        auto const& all = colours(i);
        return static_cast<int>(std::count(all.begin(), all.end(), 'w') - std::count(all.begin(), all.end(), 'b'));
    }
    /// 1.7, sentence by sentence.
    [[nodiscard]] Wish2 wish(int i) const {
        std::string const& all = colours(i);
        int const d = cd(i);
        bool const lastTwoBlack = all.ends_with("bb");
        bool const lastTwoWhite = all.ends_with("ww");
        if (m_rules.preferences == PreferenceType::None) return {};
        if (d < -1 || ((d == 0 || d == -1) && lastTwoBlack)) return {'s', 'w'};
        if (d > 1 || ((d == 0 || d == 1) && lastTwoWhite)) return {'s', 'b'};
        if (m_rules.preferences == PreferenceType::A) return {};
        if (d == -1 || (d == 0 && !isLast() && all.ends_with("b"))) return {'m', 'w'};
        if (d == 1 || (d == 0 && !isLast() && all.ends_with("w"))) return {'m', 'b'};
        return {};
    }

    // --- 2. criteria -------------------------------------------------------------------------------------------

    [[nodiscard]] bool mayMeet(int a, int b) const {
        for (RoundRecord const& record : at(a).rounds)
            if (colourIn(record) != ' ' && scheduledGame(record)->opponent == at(b).id) return false;
        for (auto const& [x, y] : m_tournament.prohibited)
            if ((x == at(a).id && y == at(b).id) || (x == at(b).id && y == at(a).id)) return false;
        return true;
    }
    [[nodiscard]] bool mayHaveBye(int i) const {
        for (RoundRecord const& record : at(i).rounds) {
            if (std::holds_alternative<AllocatedBye>(record) || std::holds_alternative<FullPointBye>(record))
                return false;
            if (std::holds_alternative<ForfeitWin>(record)) return false;
            auto const* const match = std::get_if<Played>(&record);
            if (match && colourIn(record) == ' ' && match->score == Score::Win) return false;
        }
        return true;
    }
    bool pairable(Mask mask) {
        if (mask == 0) return true;
        auto const known = m_pairable.find(mask);
        if (known != m_pairable.end()) return known->second;
        int first = 0;
        while ((mask >> static_cast<unsigned>(first) & 1U) == 0) ++first;
        bool found = false;
        for (int other = first + 1; other < size() && !found; ++other)
            if ((mask >> static_cast<unsigned>(other) & 1U) != 0 && mayMeet(first, other))
                found = pairable(mask & ~(1U << static_cast<unsigned>(first)) & ~(1U << static_cast<unsigned>(other)));
        return m_pairable[mask] = found;
    }

    // --- 3. procedure ------------------------------------------------------------------------------------------

    std::optional<int> chooseBye(Teams const& teams) {
        std::optional<int> best;
        for (int const t : teams) {
            Teams others = teams;
            std::erase(others, t);
            if (!mayHaveBye(t) || !pairable(maskOf(others))) continue;
            auto const key = [this](int i) { return std::tuple{score(i), -std::ssize(colours(i)), -tpn(i)}; };
            if (!best || key(t) < key(*best)) best = t;
        }
        return best;
    }

    static void eachSubset(Teams const& of, std::size_t count, std::function<void(Teams const&)> const& visit) {
        for (Mask mask = 0; mask < 1U << of.size(); ++mask) {
            Teams set;
            for (std::size_t i = 0; i < of.size(); ++i)
                if ((mask >> i & 1U) != 0) set.push_back(of[i]);
            if (set.size() == count) visit(set);
        }
    }

    /// Whether the two groups can be completed: the bracket, and all who are left of `lower`.
    bool isLegal(Teams const& group, Teams const& set, Teams const& lower) {
        Mask const up = maskOf(set);
        return pairable(maskOf(group) | up) && pairable(maskOf(lower) & ~up);
    }

    /// C4: the fewest upfloaters with which the group can be paired.
    std::size_t fewest(Teams const& group, Teams const& lower) {
        for (std::size_t count = 0; count <= lower.size(); ++count) {
            bool found = false;
            eachSubset(lower, count, [&](Teams const& set) { found = found || isLegal(group, set, lower); });
            if (found) return count;
        }
        return lower.size() + 1;
    }

    std::size_t c6(Teams const& set, Teams const& lower) {
        Points next = score(lower.front());
        for (int const t : lower) next = std::max(next, score(t));
        Teams following, below;
        for (int const t : lower) {
            if (std::find(set.begin(), set.end(), t) != set.end()) continue;
            (score(t) == next ? following : below).push_back(t);
        }
        return following.empty() ? 0 : fewest(following, below);
    }

    Teams chooseUpfloaters(Teams const& residents, Teams const& lower) {
        std::size_t const count = fewest(residents, lower);
        if (count == 0) return {};
        std::optional<Teams> best;
        std::tuple<std::vector<Points>, std::size_t, std::ptrdiff_t, std::vector<int>> bestKey;
        eachSubset(lower, count, [&](Teams set) {
            if (!isLegal(residents, set, lower)) return;
            std::sort(set.begin(), set.end(),
                      [this](int a, int b) { return std::tuple{score(b), tpn(a)} < std::tuple{score(a), tpn(b)}; });
            std::vector<Points> missing; // C5: the scores in ascending order, the higher the better
            for (auto t = set.rbegin(); t != set.rend(); ++t) missing.push_back(noPoint - score(*t));
            auto const floaters = std::count_if(set.begin(), set.end(), [this](int t) { return wasFloater(t); });
            std::vector<int> numbers;
            for (int const t : set) numbers.push_back(tpn(t));
            std::tuple const key{missing, c6(set, lower), forgetsFloats() ? 0 : floaters, numbers};
            if (!best || key < bestKey) {
                best = set;
                bestKey = key;
            }
        });
        return *best;
    }

    Pairs chooseBracket(Teams const& residents, Teams const& upfloaters) {
        m_upfloaters = {upfloaters.begin(), upfloaters.end()};
        Teams all = residents;
        all.insert(all.end(), upfloaters.begin(), upfloaters.end());
        std::sort(all.begin(), all.end(), [this](int a, int b) { return tpn(a) < tpn(b); });
        m_best.reset();
        Pairs pairs;
        enumerate(all, pairs);
        return m_bestPairs;
    }

    void enumerate(Teams const& left, Pairs& pairs) {
        if (left.empty()) {
            judge(pairs);
            return;
        }
        for (std::size_t i = 1; i < left.size(); ++i) {
            if (!mayMeet(left[0], left[i])) continue;
            Teams rest;
            for (std::size_t j = 1; j < left.size(); ++j)
                if (j != i) rest.push_back(left[j]);
            pairs.emplace_back(left[0], left[i]);
            enumerate(rest, pairs);
            pairs.pop_back();
        }
    }

    void judge(Pairs const& pairs) {
        int unfulfilled = 0, strong = 0, floaters = 0;
        for (auto const& [a, b] : pairs) {
            int const white = whiteOf(a, b);
            for (int const t : {a, b}) {
                Wish2 const w = wish(t);
                bool const missed = w.strength != '-' && (w.colour == 'w') != (t == white);
                unfulfilled += missed ? 1 : 0;
                strong += missed && w.strength == 's' && m_rules.preferences == PreferenceType::B ? 1 : 0;
            }
            if (forgetsFloats()) continue;
            floaters += m_upfloaters.contains(a) && wasFloater(b) ? 1 : 0;
            floaters += m_upfloaters.contains(b) && wasFloater(a) ? 1 : 0;
        }
        std::vector<int> identifier;
        for (auto const& [a, b] : pairs) identifier.push_back(tpn(a));
        for (auto const& [a, b] : pairs) identifier.push_back(tpn(b));
        std::tuple const key{unfulfilled, strong, floaters, identifier};
        if (m_best && *m_best <= key) return;
        m_best = key;
        m_bestPairs = pairs;
    }

    // --- 4. colours --------------------------------------------------------------------------------------------

    [[nodiscard]] int whiteOf(int a, int b) const {
        bool const aIsFirst = std::tuple{score(b), secondary(b), tpn(a)} < std::tuple{score(a), secondary(a), tpn(b)};
        int const first = aIsFirst ? a : b;
        int const other = aIsFirst ? b : a;
        return colourOfFirst(first, other) == 'w' ? first : other;
    }
    static char turned(char colour) { return colour == 'w' ? 'b' : 'w'; }
    [[nodiscard]] char colourOfFirst(int first, int other) const {
        std::string const& x = colours(first);
        std::string const& y = colours(other);
        Wish2 const p = wish(first);
        Wish2 const q = wish(other);
        if (x.empty() && y.empty()) return m_count.at(first) % 2 == 1 ? m_initial : turned(m_initial);
        if (p.strength != '-' && q.strength == '-') return p.colour;
        if (p.strength == '-' && q.strength != '-') return turned(q.colour);
        if (p.strength != '-' && p.colour != q.colour) return p.colour;
        if (p.strength == 's' && q.strength == 'm') return p.colour;
        if (p.strength == 'm' && q.strength == 's') return turned(q.colour);
        if (m_rules.countsWhites) { // C.04.5, 4.3.2
            auto const whites = [](std::string const& colours) {
                return std::count(colours.begin(), colours.end(), 'w');
            };
            if (whites(x) != whites(y)) return whites(x) < whites(y) ? 'w' : 'b';
        } else if (cd(first) != cd(other)) {
            return cd(first) < cd(other) ? 'w' : 'b';
        }
        for (std::size_t i = 1; i <= std::min(x.size(), y.size()); ++i)
            if (x[x.size() - i] != y[y.size() - i]) return turned(x[x.size() - i]);
        if (p.strength != '-') return p.colour;
        if (!x.empty()) return turned(x.back());
        return y.back();
    }

    Tournament const& m_tournament;
    Rules const& m_rules;
    char m_initial;
    int m_before;
    Teams m_here;
    std::map<int, std::string> m_colours;
    std::map<int, int> m_count;
    std::map<Mask, bool> m_pairable;
    std::set<int> m_upfloaters;
    std::optional<std::tuple<int, int, int, std::vector<int>>> m_best;
    Pairs m_bestPairs;
};

} // namespace

std::optional<Round> pairTeamsLiterally(Tournament const& tournament, Rules const& rules, Colour initialColour) {
    return LiteralTeams{tournament, rules, initialColour}.pair();
}

} // namespace flagfall::pairing::swiss_team
