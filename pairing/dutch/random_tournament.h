// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/acceleration.h"
#include "pairing/dutch/entry.h"
#include "pairing/dutch/round.h"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

/// Tournaments out of the air, every round paired by the rules: to test pairing programs with, and to measure.
namespace flagfall::pairing::dutch {

/// What a random tournament is like. Rates are one in so many, 0 for never.
struct TournamentModel {
    int players = 50;
    int rounds = 9;
    int highestRating = 2600;
    int lowestRating = 1400;
    std::optional<int> drawPercentage; ///< otherwise as the ratings make it likely
    int forfeitRate = 0;               ///< of the games of a round; one in eight of them by both
    int retiredRate = 0;               ///< of the players in a round
    int halfPointByeRate = 0;          ///< of the players in a round but the last
    int lateEntryRate = 0;             ///< of the players; they come in round 2 or 3
    Scoring scoring;
    Points forfeitLoss = 0;
    Points absence = 0;
    std::optional<Points> allocatedBye; ///< as for a win unless said otherwise
    Acceleration acceleration = Acceleration::None;
    std::vector<std::string> tieBreaks{"BH/C1", "BH", "SB"}; ///< by which the report ranks (212)
};

/// The same seed gives the same tournament. Results follow the rating table.
class RandomTournament {
public:
    RandomTournament(TournamentModel const& model, std::uint64_t seed);

    /// Decides who is absent in the next round; `entries` is ready to be paired then.
    void openRound();
    /// Draws the results of a round that has been paired.
    void play(Round const& round);

    [[nodiscard]] TournamentModel const& model() const { return m_model; }
    [[nodiscard]] Entries const& entries() const { return m_entries; }
    [[nodiscard]] std::vector<int> const& ratings() const { return m_ratings; }
    [[nodiscard]] bool isOver() const { return m_entries.roundsBefore >= m_model.rounds; }

private:
    /// A player by himself.
    struct Habits {
        bool hasRetired = false;
        bool takesBye = false; ///< in the round to be paired
        int arrives = 1;       ///< in this round
    };

    [[nodiscard]] int below(int limit);
    [[nodiscard]] double fraction();
    [[nodiscard]] bool oneIn(int count);
    void meet(Board const& board);
    void forfeit(Board const& board);
    void record(Board const& board, PastRound::Kind kind, Points white, Points black);

    TournamentModel m_model;
    Entries m_entries;
    std::vector<int> m_ratings; ///< in order of pairing numbers
    std::vector<Habits> m_habits;
    std::mt19937_64 m_random;
};

/// Plays a tournament to its end, or until a round cannot be paired.
[[nodiscard]] RandomTournament playedTournament(TournamentModel const& model, std::uint64_t seed, Edition edition);

} // namespace flagfall::pairing::dutch
