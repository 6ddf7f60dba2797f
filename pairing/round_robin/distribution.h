// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

/// Which of the games that are left is played in which of the rounds that are left, everybody once a round.
namespace flagfall::pairing::round_robin {

/// Two numbers (from 1) that have to meet, and the round, from 0, in which they did so far (−1: none).
struct Meeting {
    int one = 0;
    int other = 0;
    int round = -1;
};

/// Chance that is the same every time.
class Dice {
public:
    /// 0 to `sides` − 1.
    [[nodiscard]] int roll(int sides) {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<int>((m_state >> 33U) % static_cast<std::uint64_t>(sides));
    }

private:
    std::uint64_t m_state = 20230401;
};

/// Gives each of the meetings of `size` numbers a round below `rounds`, if possible the one it had; as many as there is
/// room for. By trying all ways, and giving up after so many steps.
[[nodiscard]] std::optional<std::vector<Meeting>> distributed(std::vector<Meeting> meetings, int size, int rounds,
                                                              int steps);

/// The same for any number of rounds, by exchanging rounds along paths: what has a round may get another one. Finds
/// no proof that there is none.
[[nodiscard]] std::optional<std::vector<Meeting>> redistributed(std::vector<Meeting> meetings, int size, int rounds,
                                                                int steps);

/// Whether some of the numbers have only each other to meet, and are an odd number: then there is none.
[[nodiscard]] bool hasOddIsland(std::vector<Meeting> const& meetings, int size);

} // namespace flagfall::pairing::round_robin
