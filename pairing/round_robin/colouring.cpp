// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/colouring.h"

#include "pairing/round_robin/distribution.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <utility>

namespace flagfall::pairing::round_robin {
namespace {

constexpr int weightOfBalance = 3;
constexpr int weightOfRun = 2;
/// So many steps a move is not taken back.
constexpr int patience = 4;

struct Place {
    int round = 0;
    int line = 0;
    friend auto operator<=>(Place const&, Place const&) = default;
};

/// Lines that are turned together; or two rounds that change places; or in two rounds the games of a number and of
/// all whom that concerns: who play each other's opponents in turn.
struct Move {
    std::vector<Place> turned{};
    std::pair<int, int> rounds{-1, -1};
    int number = 0;
    friend auto operator<=>(Move const&, Move const&) = default;
};

/// What is wrong with the colours of one number.
int faultsOf(std::vector<int> const& colours, std::size_t played, std::vector<int>* where = nullptr) {
    int faults = 0;
    int balance = 0;
    int run = 0; // positive: of Whites
    for (std::size_t round = 0; round < colours.size(); ++round) {
        int const colour = colours[round];
        balance += colour;
        if (colour == 0) continue; // who rests has the colour before last
        run = run * colour > 0 ? run + colour : colour;
        if (std::abs(run) < 3 || round < played) continue;
        faults += weightOfRun;
        if (where) where->push_back(static_cast<int>(round));
    }
    if (std::abs(balance) <= 1) return faults;
    if (where) where->push_back(-1);
    return faults + weightOfBalance * (std::abs(balance) - 1);
}

class Search {
public:
    explicit Search(ColourTask task) : m_task(std::move(task)) {
        std::vector<int> const nobody(m_task.rounds.size(), 0);
        m_colours.assign(static_cast<std::size_t>(m_task.size) + 1, nobody);
        m_lines = m_colours;
        m_faults.assign(m_colours.size(), 0);
        learn();
    }

    [[nodiscard]] int cost() const { return m_cost; }
    [[nodiscard]] Rounds rounds() && { return std::move(m_task.rounds); }

    void run(int steps) {
        Rounds best = m_task.rounds;
        int least = m_cost;
        for (int step = 0; step < steps && m_cost > 0; ++step) {
            improve(step);
            if (m_cost >= least) continue;
            least = m_cost;
            best = m_task.rounds;
        }
        m_task.rounds = std::move(best);
        learn();
    }

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    [[nodiscard]] TableLine& line(Place place) { return m_task.rounds[at(place.round)][at(place.line)]; }
    [[nodiscard]] bool isRest(TableLine game) const { return game.white == m_task.dummy || game.black == m_task.dummy; }
    [[nodiscard]] Place placeOf(int number, std::size_t round) const {
        return {static_cast<int>(round), m_lines[at(number)][round]};
    }

    void learn() {
        for (int round = 0; round < static_cast<int>(m_task.rounds.size()); ++round) learnRound(round);
        for (int number = 1; number <= m_task.size; ++number) judge(number);
    }
    void learnRound(int round) {
        for (int i = 0; i < static_cast<int>(m_task.rounds[at(round)].size()); ++i) learnLine({round, i});
    }
    void learnLine(Place place) {
        TableLine const game = line(place);
        m_lines[at(game.white)][at(place.round)] = m_lines[at(game.black)][at(place.round)] = place.line;
        int const colour = isRest(game) ? 0 : 1;
        m_colours[at(game.white)][at(place.round)] = colour;
        m_colours[at(game.black)][at(place.round)] = -colour;
    }
    void judge(int number) {
        int const faults = faultsOf(m_colours[at(number)], at(m_task.played));
        m_cost += faults - std::exchange(m_faults[at(number)], faults);
    }

    /// The line of a number in a round, with its return game where there is one; empty where a colour is bound to what
    /// was played, or is nobody's.
    [[nodiscard]] std::vector<Place> freeLines(int number, int round) {
        Place const place = placeOf(number, at(round));
        TableLine const game = line(place);
        if (round < m_task.played || isRest(game)) return {};
        std::vector<Place> lines;
        int const other = game.white == number ? game.black : game.white;
        for (std::size_t each = 0; each < m_task.rounds.size(); ++each) {
            TableLine const there = line(placeOf(number, each));
            if (there.white == other || there.black == other) lines.push_back(placeOf(number, each));
        }
        if (lines.size() > 2) return {place}; // a match
        if (lines.front().round < m_task.played) return {};
        return lines;
    }

    void addMoves(std::vector<Move>& moves, int number, int round) {
        if (auto lines = freeLines(number, round); !lines.empty()) moves.push_back({std::move(lines)});
        if (std::ranges::find(m_task.movable, round) == m_task.movable.end()) return;
        for (int const other : m_task.movable)
            if (other != round) moves.push_back({{}, std::minmax(round, other), m_task.mixes ? number : 0});
    }
    /// Against three equal colours: in one of the three games.
    [[nodiscard]] std::vector<Move> movesAgainstRun(int number, int last) {
        std::vector<Move> moves;
        int games = 0;
        for (int round = last; round >= m_task.played && games < 3; --round) {
            if (m_colours[at(number)][at(round)] == 0) continue;
            ++games;
            addMoves(moves, number, round);
        }
        return moves;
    }
    /// Against one colour too often: in any of its games.
    [[nodiscard]] std::vector<Move> movesAgainstBalance(int number) {
        std::vector<int> const& colours = m_colours[at(number)];
        int const balance = std::accumulate(colours.begin(), colours.end(), 0);
        std::vector<Move> moves;
        for (int round = m_task.played; round < static_cast<int>(colours.size()); ++round)
            if (colours[at(round)] * balance > 0)
                if (auto lines = freeLines(number, round); !lines.empty()) moves.push_back({std::move(lines)});
        return moves;
    }

    void make(Move const& move) {
        for (Place const place : move.turned) {
            std::swap(line(place).white, line(place).black);
            learnLine(place);
        }
        if (!move.turned.empty()) {
            judge(line(move.turned.front()).white);
            judge(line(move.turned.front()).black);
            return;
        }
        if (move.number > 0)
            exchangeRing(move);
        else
            exchangeRounds(move);
    }
    void exchangeRounds(Move const& move) {
        auto const [one, other] = move.rounds;
        std::swap(m_task.rounds[at(one)], m_task.rounds[at(other)]);
        for (std::size_t number = 1; number < m_colours.size(); ++number) {
            std::swap(m_colours[number][at(one)], m_colours[number][at(other)]);
            std::swap(m_lines[number][at(one)], m_lines[number][at(other)]);
            judge(static_cast<int>(number));
        }
    }

    void exchangeRing(Move const& move) {
        auto const [one, other] = move.rounds;
        std::vector<std::pair<Place, Place>> lines;
        int number = move.number;
        do {
            Place const first = placeOf(number, at(one));
            number = line(first).white == number ? line(first).black : line(first).white;
            Place const second = placeOf(number, at(other));
            number = line(second).white == number ? line(second).black : line(second).white;
            lines.emplace_back(first, second);
        } while (number != move.number);
        for (auto const& [first, second] : lines) std::swap(line(first), line(second));
        for (auto const& [first, second] : lines) {
            learnLine(first);
            learnLine(second);
        }
        for (auto const& [first, second] : lines) {
            judge(line(first).white);
            judge(line(first).black);
        }
    }

    [[nodiscard]] std::vector<Move> movesAgainstSomeFault() {
        std::vector<int> numbers;
        for (int number = 1; number <= m_task.size; ++number)
            if (m_faults[at(number)] > 0) numbers.push_back(number);
        int const number = numbers[at(m_dice.roll(static_cast<int>(numbers.size())))];
        std::vector<int> where;
        (void)faultsOf(m_colours[at(number)], at(m_task.played), &where);
        int const fault = where[at(m_dice.roll(static_cast<int>(where.size())))];
        return fault < 0 ? movesAgainstBalance(number) : movesAgainstRun(number, fault);
    }

    /// A step against one of the faults, even where it makes another one.
    void improve(int step) {
        std::vector<Move> const moves = movesAgainstSomeFault();
        if (moves.empty()) return;
        Move const* best = nullptr;
        int least = 0;
        auto const offset = at(m_dice.roll(static_cast<int>(moves.size())));
        for (std::size_t i = 0; i < moves.size(); ++i) {
            Move const& move = moves[(i + offset) % moves.size()];
            auto const before = m_made.find(move);
            if (before != m_made.end() && step - before->second < patience) continue;
            make(move);
            if (!best || m_cost < least) {
                best = &move;
                least = m_cost;
            }
            make(move); // back again
        }
        if (!best) return;
        make(*best);
        m_made[*best] = step;
    }

    ColourTask m_task;
    std::vector<std::vector<int>> m_colours; ///< by number and round: White 1, Black −1, none 0
    std::vector<std::vector<int>> m_lines;   ///< likewise: where in the round
    std::vector<int> m_faults;               ///< by number
    std::map<Move, int> m_made;              ///< in which step
    int m_cost = 0;
    Dice m_dice;
};

} // namespace

int colourFaults(ColourTask const& task) { return Search{task}.cost(); }

Rounds coloured(ColourTask const& task, int steps) {
    Search search{task};
    search.run(steps);
    return std::move(search).rounds();
}

} // namespace flagfall::pairing::round_robin
