// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/date.h"
#include "arbiter/terms/ids.h"
#include "pairing/tournament.h"

#include <optional>
#include <span>
#include <vector>

/// What an event changes in a FIDE rating (B.02, 7 and 8), and a first rating in outline. Everything is exact: scores
/// and expected scores are hundredths of a game, so that a change is in hundredths of a rating point. The rating list
/// that FIDE publishes is made of all events of a period, and rounded then: what is told here is provisional.
namespace flagfall::pairing {

enum class RatingSort { Standard, Rapid, Blitz };

/// What the rules of a day say of rating differences.
struct RatingRules {
    Date since;
    int widest = 400;                    ///< a greater difference counts as this one
    std::optional<int> unlimitedFrom{};  ///< whose own rating is as high is counted by the real difference
    std::optional<int> unratedFromGap{}; ///< a game with so great a difference is not rated …
    int unratedAbove = 0;                ///< … if one of the two has more than this
};

/// The rules for an event that begins on this day; nothing before 1 March 2024, when a player could profit from the
/// limit once in an event only: those rules are not here. Sources: B.02 of 1 March 2024 with the amendments of
/// 1 October 2025 (standard, 2650) and 1 December 2024 (rapid and blitz, 600).
[[nodiscard]] std::optional<RatingRules> ratingRulesOn(Date firstDay, RatingSort sort);

/// One game over the board.
struct RatedGame {
    RoundNumber round;
    PlayerId opponent;
    int opponentRating = 0; ///< 0: unrated
    Score score = Score::Loss;
    bool isRated = true; ///< false: less than one move by each side (TRF `W`, `D`, `L`)
    friend bool operator==(RatedGame const&, RatedGame const&) = default;
};

/// The player's games over the board, with the ratings on file. Forfeits and byes are none.
[[nodiscard]] std::vector<RatedGame> ratedGames(Tournament const& tournament, PlayerId player);

struct GameChange {
    enum class Why { Counts, OpponentUnrated, NotRated, WideGap };
    RatedGame game;
    Why why = Why::Counts;
    int difference = 0; ///< own rating less that of the opponent
    int counted = 0;    ///< within the limit
    int expected = 0;   ///< of the table (8.1.2), in hundredths
    int scored = 0;     ///< in hundredths
    int change = 0;     ///< in hundredths of a rating point
};

struct RatingChange {
    int k = 0;
    std::vector<GameChange> games{};
    int counted = 0;  ///< games that count
    int expected = 0; ///< in hundredths, of those
    int scored = 0;
    int hundredths = 0; ///< of a rating point
    /// To a whole number, halves away from 0, as if the event were the whole period.
    [[nodiscard]] int rounded() const;
};

/// Of a player with a rating. `k` is that of the rating list, or kFactor().
[[nodiscard]] RatingChange ratingChange(int rating, int k, std::span<RatedGame const> games, RatingRules const& rules);

/// What B.02, 8.3.3 asks where the rating list does not say K.
struct KFacts {
    int rating = 0;
    int gamesBefore = 0; ///< rated ones, before the event
    std::optional<int> birthYear{};
    int year = 0; ///< of the event
    bool hasReached2400 = false;
};
/// 40 until 30 games, 40 to the end of the year of the 18th birthday below 2300, 20 below 2400, 10 for ever once 2400
/// has been reached. For standard ratings; of rapid and blitz the lists say it (the sources differ).
[[nodiscard]] int kFactor(KFacts const& facts);
/// K · n must not exceed 700 for the n games of a period.
[[nodiscard]] int limitedK(int k, int games);

/// A first rating (8.2) in outline, from one event: two drawn games against opponents of 1800 are added.
struct FirstRating {
    enum class Lack {
        FewGames,  ///< less than five against rated opponents; they are kept for 26 months
        NoPoints,  ///< a first event without any is disregarded
        BelowFloor ///< under 1400: not published
    };
    int games = 0; ///< against rated opponents
    int halves = 0;
    std::int64_t ratings = 0;    ///< added up, without the two
    int percentage = 0;          ///< with the two, halves up
    int difference = 0;          ///< dp
    std::optional<int> rating{}; ///< 2200 at most; none where something lacks
    std::vector<Lack> lacks{};
};
[[nodiscard]] FirstRating firstRating(std::span<RatedGame const> games);

} // namespace flagfall::pairing
