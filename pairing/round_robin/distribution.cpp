// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/distribution.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

namespace flagfall::pairing::round_robin {
namespace {

constexpr int none = -1;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// Exact cover: every meeting has one round, and every number one meeting a round; what has fewest ways is settled
/// first.
class Trial {
public:
    Trial(std::vector<Meeting> meetings, int size, int rounds, int steps)
        : m_meetings(std::move(meetings)), m_round(m_meetings.size(), none), m_of(at(size + 1)),
          m_taken(at(size + 1), std::vector<bool>(at(rounds), false)), m_rounds(rounds), m_steps(steps) {
        for (int i = 0; i < static_cast<int>(m_meetings.size()); ++i)
            for (int const number : {meeting(i).one, meeting(i).other}) m_of[at(number)].push_back(i);
    }

    [[nodiscard]] std::optional<std::vector<Meeting>> result() {
        if (!settle()) return std::nullopt;
        for (std::size_t i = 0; i < m_round.size(); ++i) m_meetings[i].round = m_round[i];
        return std::move(m_meetings);
    }

private:
    struct Way {
        int meeting;
        int round;
    };
    [[nodiscard]] Meeting const& meeting(int index) const { return m_meetings[at(index)]; }
    [[nodiscard]] bool fits(int index, int round) const {
        return m_round[at(index)] == none && !m_taken[at(meeting(index).one)][at(round)] &&
               !m_taken[at(meeting(index).other)][at(round)];
    }
    void put(Way way, bool taken) {
        m_round[at(way.meeting)] = taken ? way.round : none;
        m_taken[at(meeting(way.meeting).one)][at(way.round)] = taken;
        m_taken[at(meeting(way.meeting).other)][at(way.round)] = taken;
    }
    [[nodiscard]] std::vector<Way> waysOfMeeting(int index) const {
        std::vector<Way> ways;
        for (int round = 0; round < m_rounds; ++round)
            if (fits(index, round)) ways.push_back({index, round});
        return ways;
    }
    [[nodiscard]] std::vector<Way> waysOfNumber(int number, int round) const {
        std::vector<Way> ways;
        for (int const index : m_of[at(number)])
            if (fits(index, round)) ways.push_back({index, round});
        return ways;
    }
    [[nodiscard]] std::vector<Way> fewestWays() const {
        std::vector<Way> fewest;
        std::size_t count = std::numeric_limits<std::size_t>::max();
        auto const look = [&](std::vector<Way> ways) {
            if (ways.size() >= count) return;
            count = ways.size();
            fewest = std::move(ways);
        };
        for (int i = 0; i < static_cast<int>(m_meetings.size()) && count > 1; ++i)
            if (m_round[at(i)] == none) look(waysOfMeeting(i));
        for (int number = 1; number < static_cast<int>(m_of.size()) && count > 1; ++number)
            for (int round = 0; round < m_rounds && count > 1; ++round)
                if (!m_taken[at(number)][at(round)]) look(waysOfNumber(number, round));
        return fewest;
    }
    [[nodiscard]] bool settle() {
        if (std::ranges::find(m_round, none) == m_round.end()) return true;
        if (--m_steps < 0) return false;
        std::vector<Way> ways = fewestWays();
        std::ranges::stable_partition(ways, [this](Way way) { return meeting(way.meeting).round == way.round; });
        for (Way const way : ways) {
            put(way, true);
            if (settle()) return true;
            put(way, false);
            if (m_steps < 0) return false;
        }
        return false;
    }

    std::vector<Meeting> m_meetings;
    std::vector<int> m_round;
    std::vector<std::vector<int>> m_of;     ///< of a number, the meetings
    std::vector<std::vector<bool>> m_taken; ///< of a number, the rounds
    int m_rounds;
    int m_steps;
};

/// Who plays what in which round, and meetings without one, which push others out until all are in.
class Exchange {
public:
    Exchange(std::vector<Meeting> meetings, int size, int rounds)
        : m_meetings(std::move(meetings)), m_in(at(size + 1), std::vector<int>(at(rounds), none)) {
        for (int i = 0; i < static_cast<int>(m_meetings.size()); ++i) {
            int const round = std::exchange(m_meetings[at(i)].round, none);
            if (round != none && isFree(i, round))
                seat(i, round);
            else
                m_waiting.push_back(i);
        }
    }

    [[nodiscard]] std::optional<std::vector<Meeting>> result(int steps) {
        for (; !m_waiting.empty(); --steps) {
            if (steps == 0) return std::nullopt;
            int const index = m_waiting.front();
            m_waiting.erase(m_waiting.begin());
            place(index);
        }
        return std::move(m_meetings);
    }

private:
    [[nodiscard]] int& in(int number, int round) { return m_in[at(number)][at(round)]; }
    [[nodiscard]] bool isFree(int index, int round) {
        return in(m_meetings[at(index)].one, round) == none && in(m_meetings[at(index)].other, round) == none;
    }
    void seat(int index, int round) {
        m_meetings[at(index)].round = round;
        in(m_meetings[at(index)].one, round) = in(m_meetings[at(index)].other, round) = index;
    }
    void unseat(int index) {
        Meeting& meeting = m_meetings[at(index)];
        in(meeting.one, meeting.round) = in(meeting.other, meeting.round) = none;
        meeting.round = none;
    }
    [[nodiscard]] int someFreeRound(int number) {
        std::vector<int> free;
        for (int round = 0; round < static_cast<int>(m_in.front().size()); ++round)
            if (in(number, round) == none) free.push_back(round);
        return free[at(m_dice.roll(static_cast<int>(free.size())))];
    }
    /// From `number` on, who plays in `round` plays in `instead`, and the other way round. Where the path ends.
    int turnPath(int number, int round, int instead) {
        std::vector<int> path;
        int const first = round;
        int const second = instead;
        while (in(number, round) != none) {
            path.push_back(in(number, round));
            Meeting const& meeting = m_meetings[at(path.back())];
            number = meeting.one == number ? meeting.other : meeting.one;
            std::swap(round, instead);
        }
        std::vector<int> rounds;
        for (int const index : path) {
            rounds.push_back(m_meetings[at(index)].round == first ? second : first);
            unseat(index);
        }
        for (std::size_t i = 0; i < path.size(); ++i) seat(path[i], rounds[i]);
        return number;
    }
    void place(int index) {
        Meeting const meeting = m_meetings[at(index)];
        int ofOne = someFreeRound(meeting.one);
        int const ofOther = someFreeRound(meeting.other);
        bool const goesRound = m_dice.roll(8) == 0; // by paths alone the same few would displace each other for ever
        if (goesRound)
            ofOne = m_dice.roll(static_cast<int>(m_in.front().size()));
        else if (!isFree(index, ofOne))
            turnPath(meeting.other, ofOne, ofOther);
        // Where the path led to the first one, somebody has to give way.
        for (int const number : {meeting.one, meeting.other})
            if (int const there = in(number, ofOne); there != none) {
                unseat(there);
                m_waiting.push_back(there);
            }
        seat(index, ofOne);
    }

    std::vector<Meeting> m_meetings;
    std::vector<std::vector<int>> m_in; ///< by number and round, the meeting
    std::vector<int> m_waiting;
    Dice m_dice;
};

} // namespace

std::optional<std::vector<Meeting>> distributed(std::vector<Meeting> meetings, int size, int rounds, int steps) {
    return Trial{std::move(meetings), size, rounds, steps}.result();
}

std::optional<std::vector<Meeting>> redistributed(std::vector<Meeting> meetings, int size, int rounds, int steps) {
    return Exchange{std::move(meetings), size, rounds}.result(steps);
}

bool hasOddIsland(std::vector<Meeting> const& meetings, int size) {
    std::vector<int> island(at(size + 1));
    std::iota(island.begin(), island.end(), 0);
    auto const head = [&](int number) {
        while (island[at(number)] != number) number = island[at(number)] = island[at(island[at(number)])];
        return number;
    };
    for (Meeting const& one : meetings) island[at(head(one.one))] = head(one.other);
    std::vector<int> people(at(size + 1), 0);
    for (int number = 1; number <= size; ++number) ++people[at(head(number))];
    return std::ranges::any_of(people, [](int count) { return count % 2 == 1; });
}

} // namespace flagfall::pairing::round_robin
