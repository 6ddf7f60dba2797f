// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/rest_of_event.h"

#include "pairing/round_robin/distribution.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

namespace flagfall::pairing::round_robin {
namespace {

/// Ways to go on that are looked at before the one with the best colours is taken.
constexpr int enoughWays = 5;
constexpr int enoughTrials = 60;
constexpr int colourSteps = 150;
constexpr int mixingSteps = 600;
constexpr int exchangeSteps = 30000;
constexpr int lastSteps = 20000;

using Two = std::pair<int, int>;

Two twoOf(TableLine line) { return std::minmax(line.white, line.black); }

std::vector<TableLine> inOrder(std::vector<TableLine> lines, int dummy) {
    for (TableLine& line : lines)
        if (line.white == dummy) std::swap(line.white, line.black);
    std::ranges::sort(lines, {}, twoOf);
    return lines;
}

/// Of every number whom it meets, with a minus where it has Black.
std::vector<int> opponentsIn(std::vector<TableLine> const& lines, int dummy) {
    std::vector<int> opponents(2 * lines.size() + 1, 0);
    for (TableLine const line : lines) {
        bool const isRest = line.white == dummy || line.black == dummy;
        opponents[static_cast<std::size_t>(line.white)] = line.black;
        opponents[static_cast<std::size_t>(line.black)] = isRest ? line.white : -line.white;
    }
    return opponents;
}

bool isSame(std::vector<TableLine> const& one, std::vector<TableLine> const& other, int dummy) {
    return one.size() == other.size() && opponentsIn(one, dummy) == opponentsIn(other, dummy);
}

/// How often everybody meets everybody.
std::map<Two, int> meetingsOf(Rounds const& rounds, std::size_t from, std::size_t to) {
    std::map<Two, int> count;
    for (std::size_t round = from; round < to; ++round)
        for (TableLine const line : rounds[round]) ++count[twoOf(line)];
    return count;
}

/// What follows a round by hand.
class Continuation {
public:
    /// The rounds of the plan before `from` stand.
    Continuation(Rounds const& table, Rounds plan, std::size_t from, int size, int dummy)
        : m_plan(std::move(plan)), m_from(from), m_size(size), m_dummy(dummy),
          m_games(meetingsOf(table, 0, table.size())) {
        // The first colours of a pair stay: those of the plan, or of the table where it has none to come.
        learnColours(table, 0);
        learnColours(m_plan, m_from);
        setApart();
    }

    [[nodiscard]] std::optional<Rounds> result() {
        if (m_from == m_plan.size()) return m_plan;
        if (isImpossible()) return std::nullopt;
        tryReleasing({});
        for (std::size_t one = 0; one < m_untouched.size() && isLooking(); ++one) tryReleasing({m_untouched[one]});
        for (std::size_t one = 0; one < m_untouched.size() && !m_best; ++one)
            for (std::size_t other = one + 1; other < m_untouched.size() && isLooking(); ++other)
                tryReleasing({m_untouched[one], m_untouched[other]});
        if (!m_best) tryEverything();
        if (m_best && m_faults > 0) mix();
        return std::move(m_best);
    }

private:
    void learnColours(Rounds const& rounds, std::size_t from) {
        for (std::size_t round = rounds.size(); round-- > from;)
            for (TableLine const line : rounds[round]) m_usual[twoOf(line)] = line;
    }

    /// Which rounds of the plan can stay, and which games are without a round. A game that was played before its time
    /// is taken out of the first round that has it.
    void setApart() {
        std::map<Two, int> left = m_games;
        for (auto const& [two, count] : meetingsOf(m_plan, 0, m_from)) left[two] -= count;
        std::map<Two, int> surplus = meetingsOf(m_plan, m_from, m_plan.size());
        for (auto const& [two, count] : left) surplus[two] -= count;
        for (std::size_t round = m_from; round < m_plan.size(); ++round) {
            bool isTouched = false;
            for (TableLine const line : m_plan[round])
                if (int& count = surplus[twoOf(line)]; count > 0) {
                    --count;
                    isTouched = true;
                } else {
                    m_pool.push_back({line.white, line.black, static_cast<int>(round)});
                }
            (isTouched ? m_touched : m_untouched).push_back(round);
        }
        for (auto const& [two, count] : surplus)
            for (int i = count; i < 0; ++i) m_pool.push_back({two.first, two.second, -1});
    }

    [[nodiscard]] bool isImpossible() const {
        return m_pool.size() * 2 != (m_plan.size() - m_from) * static_cast<std::size_t>(m_size) ||
               hasOddIsland(m_pool, m_size);
    }
    [[nodiscard]] bool isLooking() const { return m_ways < enoughWays && m_trials < enoughTrials && m_faults != 0; }

    /// The games of the touched rounds and of these, their rounds numbered from 0.
    [[nodiscard]] std::vector<Meeting> meetingsIn(std::vector<std::size_t> const& rounds) const {
        std::vector<Meeting> meetings;
        for (Meeting one : m_pool) {
            auto const found = std::ranges::find(rounds, static_cast<std::size_t>(one.round));
            if (one.round >= 0 && found == rounds.end()) continue;
            if (one.round >= 0) one.round = static_cast<int>(found - rounds.begin());
            meetings.push_back(one);
        }
        return meetings;
    }

    void tryReleasing(std::vector<std::size_t> rounds) {
        ++m_trials;
        rounds.insert(rounds.end(), m_touched.begin(), m_touched.end());
        std::ranges::sort(rounds);
        auto meetings = meetingsIn(rounds);
        int const steps = 4 * static_cast<int>(meetings.size()) + 200;
        if (auto found = distributed(std::move(meetings), m_size, static_cast<int>(rounds.size()), steps))
            take(*found, rounds);
    }

    void tryEverything() {
        std::vector<std::size_t> rounds = m_touched;
        rounds.insert(rounds.end(), m_untouched.begin(), m_untouched.end());
        std::ranges::sort(rounds);
        auto const count = static_cast<int>(rounds.size());
        auto found = redistributed(meetingsIn(rounds), m_size, count, exchangeSteps);
        if (!found) found = distributed(meetingsIn(rounds), m_size, count, lastSteps);
        if (found) take(*found, rounds);
    }

    /// Gives the games their rounds and colours, and keeps it all if it is better than before.
    void take(std::vector<Meeting> const& found, std::vector<std::size_t> const& rounds) {
        ColourTask task{m_plan, m_size, m_dummy, static_cast<int>(m_from)};
        for (std::size_t const round : rounds) {
            task.rounds[round].clear();
            task.movable.push_back(static_cast<int>(round));
        }
        for (Meeting const& one : found)
            task.rounds[rounds[static_cast<std::size_t>(one.round)]].push_back({one.one, one.other});
        giveColours(task.rounds);
        task.rounds = coloured(task, colourSteps);
        ++m_ways;
        int const faults = colourFaults(task);
        if (m_best && faults >= m_faults) return;
        m_faults = faults;
        m_best = std::move(task.rounds);
        for (std::size_t const round : rounds) (*m_best)[round] = inOrder(std::move((*m_best)[round]), m_dummy);
    }

    /// Where the colours ask for it, no round is left as it is.
    void mix() {
        ColourTask task{*m_best, m_size, m_dummy, static_cast<int>(m_from)};
        task.mixes = true;
        for (std::size_t round = m_from; round < m_plan.size(); ++round)
            task.movable.push_back(static_cast<int>(round));
        m_best = coloured(task, mixingSteps);
        for (std::size_t round = m_from; round < m_plan.size(); ++round)
            (*m_best)[round] = inOrder(std::move((*m_best)[round]), m_dummy);
    }

    /// Who meet once have the colours of the table, who meet twice those of the table and then the others. Longer
    /// matches keep what they have.
    void giveColours(Rounds& rounds) const {
        std::map<Two, TableLine> before;
        for (std::size_t round = 0; round < rounds.size(); ++round)
            for (TableLine& line : rounds[round]) {
                Two const two = twoOf(line);
                if (round >= m_from && m_games.at(two) <= 2) {
                    auto const first = before.find(two);
                    line =
                        first == before.end() ? m_usual.at(two) : TableLine{first->second.black, first->second.white};
                }
                before.try_emplace(two, line);
            }
    }

    Rounds m_plan;
    std::size_t m_from;
    int m_size;
    int m_dummy;
    std::map<Two, int> m_games;
    std::map<Two, TableLine> m_usual;
    std::vector<Meeting> m_pool;
    std::vector<std::size_t> m_touched;
    std::vector<std::size_t> m_untouched;
    std::optional<Rounds> m_best;
    int m_faults = -1;
    int m_ways = 0;
    int m_trials = 0;
};

} // namespace

std::optional<Repetition> repetitionIn(Rounds const& table, Rounds const& played, int dummy) {
    if (played.empty()) return std::nullopt;
    std::map<Two, int> const games = meetingsOf(table, 0, table.size());
    for (TableLine const line : played.back()) {
        auto const allowed = games.find(twoOf(line));
        if (allowed == games.end()) return Repetition{Repetition::What::NeverMeet, line.white, line.black, 0};
        bool const isRest = line.white == dummy || line.black == dummy;
        int met = 0;
        int last = 0;
        int sameColours = 0;
        for (std::size_t round = 0; round + 1 < played.size(); ++round)
            for (TableLine const earlier : played[round])
                if (twoOf(earlier) == twoOf(line)) {
                    ++met;
                    last = static_cast<int>(round) + 1;
                    if (earlier == line) sameColours = last;
                }
        int const player = line.white == dummy ? line.black : line.white;
        if (met >= allowed->second && isRest) return Repetition{Repetition::What::Rested, player, dummy, last};
        if (met >= allowed->second) return Repetition{Repetition::What::Met, line.white, line.black, last};
        if (!isRest && allowed->second == 2 && sameColours > 0)
            return Repetition{Repetition::What::HadColours, line.white, line.black, sameColours};
    }
    return std::nullopt;
}

bool isAsInTable(Rounds const& table, Rounds const& played, int dummy) {
    return std::equal(played.begin(), played.end(), table.begin(),
                      [dummy](auto const& one, auto const& other) { return isSame(one, other, dummy); });
}

bool hasRepetition(Rounds const& table, Rounds const& played) {
    std::map<Two, int> const games = meetingsOf(table, 0, table.size());
    return std::ranges::any_of(meetingsOf(played, 0, played.size()), [&](auto const& met) {
        auto const allowed = games.find(met.first);
        return allowed == games.end() || met.second > allowed->second;
    });
}

std::optional<Rounds> wholeEvent(Rounds const& table, Rounds const& played, int size, int dummy) {
    Rounds plan = table;
    for (std::size_t round = 0; round < played.size(); ++round) {
        if (isSame(plan[round], played[round], dummy)) continue;
        plan[round] = played[round];
        auto next = Continuation{table, std::move(plan), round + 1, size, dummy}.result();
        if (!next) return std::nullopt;
        plan = std::move(*next);
    }
    return plan;
}

} // namespace flagfall::pairing::round_robin
