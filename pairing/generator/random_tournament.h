// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/acceleration/baku.h"
#include "pairing/dutch/definitions/entry.h"
#include "pairing/explanation.h"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

/// Tournaments out of the air, every round paired by the rules: to test pairing programs with, and to measure.
namespace flagfall::pairing::generator {

/// How many there are of something; the three add up.
struct Amount {
    double chance = 0; ///< of every player or game, in every round
    int eachRound = 0;
    int inAll = 0; ///< spread over the rounds by lot; fewer when too few players or games are left
};

enum class RatingSpread {
    Uniform, ///< every rating of the range as likely as any other
    Normal,  ///< around the middle, a sixth of the range for the standard deviation
    Even,    ///< the same gap between neighbours, nothing drawn
};

/// What a random tournament is like.
struct TournamentModel {
    int players = 50;
    int rounds = 9;
    std::vector<int> ratings; ///< of everybody, 0 for the unrated; none: between the two below
    int highestRating = 2600;
    int lowestRating = 1400;
    RatingSpread spread = RatingSpread::Uniform;
    std::optional<int> drawPercentage; ///< otherwise as the ratings make it likely
    Amount forfeits;                   ///< games one player does not come to
    Amount doubleForfeits;             ///< games nobody comes to
    Amount unusualResults;             ///< games scored ½–0, 0–½ or 0–0
    Amount unratedGames;               ///< W, D, L of the report file
    Amount halfPointByes, fullPointByes;
    Amount zeroPointByes;
    Amount withdrawals;
    Amount lateEntries; ///< they come in round 2 or 3; by the round means nothing
    int prohibitedPairs = 0;
    std::optional<Colour> initialColour; ///< otherwise by lot
    Scoring scoring;
    Points forfeitLoss{};
    Points absence{};
    std::optional<Points> allocatedBye;    ///< as for a win unless said otherwise
    std::string system{"FIDE_DUTCH_2026"}; ///< type code (192) of the FIDE (Dutch) System, without acceleration
    Acceleration acceleration = Acceleration::None;
    std::vector<std::string> tieBreaks{"BH/C1", "BH", "SB"}; ///< by which the report ranks (212)
};

/// Two players who must not meet in some rounds.
struct ProhibitedPair {
    int first = 0;
    int second = 0;
    int firstRound = 1;
    int lastRound = 1;
};

/// The same seed gives the same tournament. Results follow the rating table; nobody has a half- or full-point bye in
/// the last round.
class RandomTournament {
public:
    RandomTournament(TournamentModel const& model, std::uint64_t seed);

    /// Decides who rests in the next round; `entries` is ready to be paired then.
    void openRound();
    /// Draws the results of a round that has been paired.
    void play(Round const& round);

    [[nodiscard]] TournamentModel const& model() const { return m_model; }
    [[nodiscard]] dutch::Entries const& entries() const { return m_entries; }
    [[nodiscard]] std::vector<int> const& ratings() const { return m_ratings; }
    /// What every player has on file, a letter of the report file for each round played.
    [[nodiscard]] std::vector<std::string> const& results() const { return m_results; }
    [[nodiscard]] std::vector<ProhibitedPair> const& prohibitedPairs() const { return m_prohibited; }
    [[nodiscard]] bool isOver() const { return m_entries.roundsBefore >= m_model.rounds; }

private:
    /// A player by himself.
    struct Habits {
        bool hasWithdrawn = false;
        char bye = ' ';  ///< asked for the round to be paired
        int arrives = 1; ///< in this round
    };
    /// An amount, and how many of those in all are still to come.
    struct Lot {
        explicit Lot(Amount const& wanted) : amount(wanted), owed(wanted.inAll) {}
        Amount amount;
        int owed;
    };
    /// Half a board: what the report file has for a player, and the points.
    struct Score {
        char letter;
        Points points;
    };

    [[nodiscard]] int below(int limit);
    [[nodiscard]] double fraction();
    void makeRatings();
    [[nodiscard]] int drawnRating();
    void prohibitPairs();
    /// Takes out of `candidates` those on whom the lot falls.
    std::vector<int> drawFrom(std::vector<int>& candidates, Lot& lot, int roundsLeft);
    void score(Board const& board, dutch::PastRound::Kind kind, Score white, Score black);
    void forfeit(Board const& board);
    void scoreUnusually(Board const& board);
    void meet(Board const& board, std::string_view letters);
    void rest(std::size_t player, dutch::PastRound::Kind kind, Score score);

    TournamentModel m_model;
    dutch::Entries m_entries;
    std::vector<int> m_ratings; ///< in order of pairing numbers
    std::vector<Habits> m_habits;
    std::vector<std::string> m_results;
    std::vector<ProhibitedPair> m_prohibited;
    Lot m_withdrawals, m_zeroPointByes, m_halfPointByes, m_fullPointByes;
    Lot m_doubleForfeits, m_forfeits, m_unusualResults, m_unratedGames;
    std::mt19937_64 m_random;
};

/// Plays a tournament to its end, or until a round cannot be paired.
[[nodiscard]] RandomTournament playedTournament(TournamentModel const& model, std::uint64_t seed);

} // namespace flagfall::pairing::generator
