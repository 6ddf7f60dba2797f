// SPDX-License-Identifier: GPL-3.0-or-later
// What an event changes in the FIDE ratings of its players (B.02).
#include "app/session/reports/rating_report.h"
#include "tests/support/story.h"

#include <set>

namespace flagfall::session {
namespace {

struct RatedEntry {
    std::string name, rating, k;
};

Story ratedEvent(std::vector<RatedEntry> const& players, EventDraft draft = Story::draft("90+30")) {
    Story story;
    story.does(OpenEvent{std::move(draft)});
    for (RatedEntry const& each : players) {
        PlayerDraft player = Story::named(each.name, each.rating);
        player.k = each.k;
        story.does(EnterPlayer{player});
    }
    return story;
}

/// Every round of the round robin: `AB` in the set is a win of A against B, everything else is a draw.
void playAll(Story& story, std::set<std::string> const& wins) {
    int const rounds = plannedRounds(story.state());
    for (int number = 1; number <= rounds; ++number) {
        story.does(PairRound{});
        Round const round = *story.state().currentRound();
        for (Board const& board : round.boards) {
            std::string const white = story.nameOf(board.white), black = story.nameOf(board.black);
            Result const result = wins.contains(white + black)   ? Result::WhiteWins
                                  : wins.contains(black + white) ? Result::BlackWins
                                                                 : Result::Draw;
            story.enters(number, board.number.value(), result);
        }
    }
}

/// A beats B, draws with C and loses to D.
Story workedExample(EventDraft draft = Story::draft("90+30")) {
    Story story = ratedEvent({{"A", "2000", "20"}, {"B", "2100", ""}, {"C", "1900", ""}, {"D", "2450", ""}}, draft);
    playAll(story, {"AB", "DA"});
    return story;
}

PlayerRating ratingOf(Story const& story, std::string const& name) {
    return EventRatings(story.state()).of(story.idOf(name));
}

TEST(RatingReport, AddsUpTheGamesOfAPlayer) { // B.02, 8.3: 0.64 - 0.14 - 0.08 = 0.42, with K 20 8.4
    PlayerRating const rating = ratingOf(workedExample(), "A");
    ASSERT_TRUE(rating.change);
    EXPECT_EQ(rating.change->counted, 3);
    EXPECT_EQ(rating.change->scored, 150);
    EXPECT_EQ(rating.change->expected, 36 + 64 + 8) << "450 points count as 400";
    EXPECT_EQ(rating.change->hundredths, 840);
    EXPECT_EQ(rating.newRating(), 2008);
    EXPECT_EQ(rating.kSource, KSource::List);
}

TEST(RatingReport, WorksOutKWhereNoListSaysIt) { // B.02, 8.3.3
    Story const story = workedExample();
    EXPECT_EQ(ratingOf(story, "B").kSource, KSource::Computed);
    EXPECT_EQ(ratingOf(story, "B").k, 20);
    EXPECT_EQ(ratingOf(story, "D").k, 10);
}

TEST(RatingReport, OfRapidPlayTellsNoChangeWithoutKFromAList) {
    Story const story = workedExample(Story::draft("10+5"));
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
    playAll(story, {"UA", "UB", "EU"});
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
    playAll(story, {});
    PlayerRating const rating = ratingOf(story, "A");
    EXPECT_EQ(rating.change->counted, 19);
    EXPECT_EQ(rating.change->k, 36) << "36 times 19 is 684";
    EXPECT_TRUE(rating.isKLimited());
}

TEST(RatingReport, TellsNothingWithoutTheFirstDayOrTheRulesOfThatDay) {
    EventDraft undated = Story::draft("90+30");
    undated.begins = undated.ends = "";
    EXPECT_EQ(EventRatings(workedExample(undated).state()).lack(), EventRatings::Lack::FirstDay);
    EventDraft early = Story::draft("90+30");
    early.begins = early.ends = "2024-02-29";
    Story const story = workedExample(early);
    EXPECT_EQ(EventRatings(story.state()).lack(), EventRatings::Lack::RulesOfThatDay);
    EXPECT_FALSE(ratingOf(story, "A").change);
}

TEST(RatingReport, HasEverybodyInOrderOfPairingNumbers) {
    Story const story = workedExample();
    std::string names;
    for (PlayerRating const& each : EventRatings(story.state()).all()) names += story.nameOf(each.player);
    EXPECT_EQ(names, "DBAC");
}

} // namespace
} // namespace flagfall::session
