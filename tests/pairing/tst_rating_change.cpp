// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/ratings/rating_change.h"

#include <gtest/gtest.h>

namespace flagfall::pairing {
namespace {

using namespace std::chrono_literals;
using Lack = FirstRating::Lack;

RatingRules const standard2026 = *ratingRulesOn(Date{2026y / 11 / 1}, RatingSort::Standard);

RatedGame against(int rating, Score score) { return {RoundNumber{1}, PlayerId{1}, rating, score}; }

/// The change by one win, in hundredths of a rating point.
int byAWin(int own, int other, RatingRules const& rules) {
    return ratingChange(own, 10, std::vector{against(other, Score::Win)}, rules).hundredths;
}

TEST(RatingChanges, AreWhatWasScoredLessWhatWasExpectedTimesK) { // B.02, 8.3: worked example
    std::vector const games{against(2100, Score::Win), against(1900, Score::Draw), against(2450, Score::Loss)};
    RatingChange const change = ratingChange(2000, 20, games, standard2026);
    EXPECT_EQ(change.games[0].expected, 36);
    EXPECT_EQ(change.games[1].expected, 64);
    EXPECT_EQ(change.games[2].difference, -450);
    EXPECT_EQ(change.games[2].counted, -400);
    EXPECT_EQ(change.games[2].expected, 8);
    EXPECT_EQ(change.games[0].change, 1280);
    EXPECT_EQ(change.hundredths, 840) << "+8.4";
    EXPECT_EQ(change.rounded(), 8);
}

TEST(RatingChanges, AreRoundedHalvesAwayFromZero) {
    RatingChange change;
    for (auto const& [hundredths, whole] : {std::pair{850, 9}, {849, 8}, {-850, -9}, {-849, -8}, {0, 0}}) {
        change.hundredths = hundredths;
        EXPECT_EQ(change.rounded(), whole) << hundredths;
    }
}

TEST(RatingChanges, ADifferenceOfMoreThan400CountsAs400) {
    EXPECT_EQ(byAWin(2000, 1400, standard2026), 80) << "expected .92";
    EXPECT_EQ(byAWin(2000, 1601, standard2026), 80);
    EXPECT_EQ(byAWin(2649, 2000, standard2026), 80);
}

TEST(RatingChanges, From2650TheRealDifferenceCountsSinceOctober2025) {
    EXPECT_EQ(byAWin(2650, 2000, standard2026), 10) << "650: expected .99";
    EXPECT_EQ(byAWin(2650, 2000, *ratingRulesOn(Date{2025y / 9 / 30}, RatingSort::Standard)), 80);
    EXPECT_EQ(byAWin(2650, 2000, *ratingRulesOn(Date{2025y / 10 / 1}, RatingSort::Standard)), 10);
    EXPECT_EQ(byAWin(2000, 2650, standard2026), 920) << "his opponent has the limit";
    EXPECT_EQ(byAWin(2590, 2000, *ratingRulesOn(Date{2026y / 1 / 1}, RatingSort::Rapid)), 80);
}

TEST(RatingChanges, InRapidAndBlitzAWideGapAbove2600IsNotRatedSinceDecember2024) {
    for (RatingSort const sort : {RatingSort::Rapid, RatingSort::Blitz}) {
        auto const rules = *ratingRulesOn(Date{2024y / 12 / 1}, sort);
        EXPECT_EQ(byAWin(2601, 2001, rules), 0);
        EXPECT_EQ(byAWin(2001, 2601, rules), 0);
        EXPECT_EQ(byAWin(2601, 2002, rules), 80) << "599";
        EXPECT_EQ(byAWin(2600, 2000, rules), 80) << "nobody above 2600";
        EXPECT_EQ(byAWin(2601, 2001, *ratingRulesOn(Date{2024y / 11 / 30}, sort)), 80);
    }
    EXPECT_FALSE(ratingRulesOn(Date{2024y / 2 / 29}, RatingSort::Standard)) << "other rules before March 2024";
}

TEST(RatingChanges, OnlyRatedGamesOverTheBoardCount) {
    Tournament tournament =
        crossTable(SystemKind::Swiss, {"2w1 3b+ 4w1 H", "1b0 4w1 3w- Z", "4w1 1w- 2b+ U", "3b0 2b0 1b0 Z"});
    for (int const number : {1, 2, 4}) at(tournament, number).rating = 2000;
    std::get<Played>(at(tournament, 1).rounds[2]).isRated = false;
    auto const games = ratedGames(tournament, player(1));
    ASSERT_EQ(games.size(), 2U) << "neither the forfeit nor the bye";
    RatingChange const change = ratingChange(2000, 20, games, standard2026);
    EXPECT_EQ(change.counted, 1);
    EXPECT_EQ(change.games[1].why, GameChange::Why::NotRated) << "less than one move";
    EXPECT_EQ(change.hundredths, 1000);
    auto const unrated = ratingChange(2000, 20, ratedGames(tournament, player(4)), standard2026);
    EXPECT_EQ(unrated.games[0].why, GameChange::Why::OpponentUnrated);
    EXPECT_EQ(unrated.counted, 2);
    EXPECT_TRUE(ratedGames(tournament, PlayerId{1}).empty()) << "an unknown player";
}

TEST(KFactors, FollowGamesAgeAndRating) { // 8.3.3
    EXPECT_EQ(kFactor({.rating = 2350, .gamesBefore = 29, .year = 2026}), 40);
    EXPECT_EQ(kFactor({.rating = 2350, .gamesBefore = 30, .year = 2026}), 20);
    EXPECT_EQ(kFactor({.rating = 2299, .gamesBefore = 90, .birthYear = 2008, .year = 2026}), 40);
    EXPECT_EQ(kFactor({.rating = 2300, .gamesBefore = 90, .birthYear = 2008, .year = 2026}), 20);
    EXPECT_EQ(kFactor({.rating = 2299, .gamesBefore = 90, .birthYear = 2007, .year = 2026}), 20) << "19 this year";
    EXPECT_EQ(kFactor({.rating = 2400, .gamesBefore = 90, .year = 2026}), 10);
    EXPECT_EQ(kFactor({.rating = 2380, .gamesBefore = 90, .year = 2026, .hasReached2400 = true}), 10) << "for ever";
    EXPECT_EQ(limitedK(40, 17), 40) << "680";
    EXPECT_EQ(limitedK(40, 18), 38) << "38 times 18 is 684";
    EXPECT_EQ(limitedK(20, 36), 19);
}

TEST(FirstRatings, AddTwoDrawnGamesAgainstOpponentsOf1800) { // 8.2: worked example, 1872.43 + 50
    std::vector const games{against(1900, Score::Win), against(1900, Score::Win), against(1900, Score::Draw),
                            against(1900, Score::Draw), against(1907, Score::Loss)};
    FirstRating const first = firstRating(games);
    EXPECT_EQ(first.ratings, 9507);
    EXPECT_EQ(first.percentage, 57);
    EXPECT_EQ(first.difference, 50);
    EXPECT_EQ(first.rating, 1922);
}

TEST(FirstRatings, HaveAFloorACeilingAndNeedFiveGamesAndSomePoints) {
    EXPECT_EQ(firstRating(std::vector(6, against(2500, Score::Win))).rating, 2200);
    auto const few = firstRating(std::vector(4, against(1800, Score::Draw)));
    EXPECT_EQ(few.lacks, std::vector{Lack::FewGames});
    EXPECT_FALSE(few.rating);
    auto const none = firstRating(std::vector(5, against(1500, Score::Loss)));
    EXPECT_EQ(none.lacks, (std::vector{Lack::NoPoints, Lack::BelowFloor}));
    std::vector mixed(5, against(1800, Score::Draw));
    mixed.push_back(against(0, Score::Loss));
    EXPECT_EQ(firstRating(mixed).rating, 1800) << "games against unrated opponents do not count";
}

} // namespace
} // namespace flagfall::pairing
