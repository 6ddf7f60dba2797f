// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/entry.h"
#include "pairing/dutch/round.h"

#include <cstdint>
#include <random>
#include <vector>

/// Tournaments out of the air, every round paired by the rules: to test pairing programs with, and to measure.
namespace flagfall::pairing::dutch {

/// What a random tournament is like. Rates are one in so many, 0 for never.
struct TournamentModel {
    int players = 50;
    int rounds = 9;
    int highestRating = 2600;
    int lowestRating = 1400;
    int forfeitRate = 0;      ///< of the games of a round
    int retiredRate = 0;      ///< of the players in a round
    int halfPointByeRate = 0; ///< of the players in a round but the last
    Scoring scoring;
};

/// The same seed gives the same tournament. Results follow the ratings (the model is in the source).
class RandomTournament {
public:
    RandomTournament(TournamentModel const& model, std::uint64_t seed);

    /// Decides who is absent in the next round; `entries` is ready to be paired then.
    void openRound();
    /// Draws the results of a round that has been paired.
    void play(Round const& round);

    [[nodiscard]] Entries const& entries() const { return m_entries; }
    [[nodiscard]] std::vector<int> const& ratings() const { return m_ratings; }
    [[nodiscard]] bool isOver() const { return m_entries.roundsBefore >= m_model.rounds; }

private:
    [[nodiscard]] int below(int limit);
    [[nodiscard]] double fraction();
    [[nodiscard]] bool oneIn(int count);
    void meet(Board const& board);

    TournamentModel m_model;
    Entries m_entries;
    std::vector<int> m_ratings; ///< in order of pairing numbers
    std::vector<char> m_hasRetired;
    std::mt19937_64 m_random;
};

} // namespace flagfall::pairing::dutch
