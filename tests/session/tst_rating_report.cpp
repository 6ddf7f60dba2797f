// SPDX-License-Identifier: GPL-3.0-or-later
// What an event changes in the FIDE ratings of its players (B.02).
#include "app/session/reports/rating_report.h"
#include "tests/support/rated_event.h"

namespace flagfall::session {
namespace {

PlayerRating ratingOf(Story const& story, std::string const& name) {
    return EventRatings(story.state()).of(story.idOf(name));
}

TEST(RatingReport, AddsUpTheGamesOfAPlayer) { // B.02, 8.3: 0.64 - 0.14 - 0.08 = 0.42, with K 20 8.4
    PlayerRating const rating = ratingOf(workedRatingExample(), "A");
    ASSERT_TRUE(rating.change);
    EXPECT_EQ(rating.change->counted, 3);
    EXPECT_EQ(rating.change->scored, 150);
    EXPECT_EQ(rating.change->expected, 36 + 64 + 8) << "450 points count as 400";
    EXPECT_EQ(rating.change->hundredths, 840);
    EXPECT_EQ(rating.newRating(), 2008);
    EXPECT_EQ(rating.kSource, KSource::List);
}

TEST(RatingReport, WorksOutKWhereNoListSaysIt) { // B.02, 8.3.3
    Story const story = workedRatingExample();
    EXPECT_EQ(ratingOf(story, "B").kSource, KSource::Computed);
    EXPECT_EQ(ratingOf(story, "B").k, 20);
    EXPECT_EQ(ratingOf(story, "D").k, 10);
}

TEST(RatingReport, OfRapidPlayTellsNoChangeWithoutKFromAList) {
    Story const story = workedRatingExample(Story::draft("10+5"));
    EXPECT_EQ(EventRatings(story.state()).sort(), pairing::RatingSort::Rapid);
    EXPECT_EQ(ratingOf(story, "A").newRating(), 2008) << "K 20 stands with the player";
    EXPECT_EQ(ratingOf(story, "B").kSource, KSource::NotKnown);
    EXPECT_EQ(ratingOf(story, "B").newRating(), std::nullopt);
    EXPECT_EQ(ratingOf(story, "B").change->counted, 3) << "what was expected is known all the same";
}

TEST(RatingReport, CountsNoForfeit) {
    Story story = ratedEvent({{"A", "2000", "20"}, {"B", "2100", ""}});
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWinsByForfeit);
    EXPECT_EQ(ratingOf(story, "A").change->counted, 0);
    EXPECT_EQ(ratingOf(story, "A").newRating(), 2000);
}

TEST(RatingReport, GoesByTheRatingOfFidesListAndByNoNationalOne) {
    PlayerDetails player;
    player.rating = 2150;
    EventDetails event;
    EXPECT_EQ(fideRatingOf(event, player), 2150);
    player.nationalRating = 2150;
    EXPECT_EQ(fideRatingOf(event, player), 0);
    player.officialRating = 2100;
    EXPECT_EQ(fideRatingOf(event, player), 2100);
    player = {};
    player.rating = 2150;
    event.ratingMethod = RatingMethod::National;
    EXPECT_EQ(fideRatingOf(event, player), 0);
}

TEST(RatingReport, GivesAnUnratedPlayerAFirstRatingInOutline) { // B.02, 8.2: 1872.43 + 50
    Story story = ratedEvent(
        {{"U", "", ""}, {"A", "1900", ""}, {"B", "1900", ""}, {"C", "1900", ""}, {"D", "1900", ""}, {"E", "1907", ""}});
    playEverybody(story, {"UA", "UB", "EU"});
    PlayerRating const unrated = ratingOf(story, "U");
    EXPECT_FALSE(unrated.change);
    ASSERT_TRUE(unrated.first);
    EXPECT_EQ(unrated.first->rating, 1922);
    EXPECT_EQ(ratingOf(story, "A").change->counted, 4) << "nothing is won or lost against an unrated player";
}

TEST(RatingReport, LimitsKForManyGames) { // B.02, 8.3.3: K times the games is 700 at most
    std::vector<RatedEntry> players;
    for (char name = 'A'; name <= 'T'; ++name) players.push_back({std::string(1, name), "1500", "40"});
    Story story = ratedEvent(players);
    playEverybody(story, {});
    PlayerRating const rating = ratingOf(story, "A");
    EXPECT_EQ(rating.change->counted, 19);
    EXPECT_EQ(rating.change->k, 36) << "36 times 19 is 684";
    EXPECT_TRUE(rating.isKLimited());
}

TEST(RatingReport, TellsNothingWithoutTheFirstDayOrTheRulesOfThatDay) {
    EventDraft undated = Story::draft("90+30");
    undated.begins = undated.ends = "";
    EXPECT_EQ(EventRatings(workedRatingExample(undated).state()).lack(), EventRatings::Lack::FirstDay);
    EventDraft early = Story::draft("90+30");
    early.begins = early.ends = "2024-02-29";
    Story const story = workedRatingExample(early);
    EXPECT_EQ(EventRatings(story.state()).lack(), EventRatings::Lack::RulesOfThatDay);
    EXPECT_FALSE(ratingOf(story, "A").change);
}

TEST(RatingReport, HasEverybodyInOrderOfPairingNumbers) {
    Story const story = workedRatingExample();
    std::string names;
    for (PlayerRating const& each : EventRatings(story.state()).all()) names += story.nameOf(each.player);
    EXPECT_EQ(names, "DBAC");
}

} // namespace
} // namespace flagfall::session
