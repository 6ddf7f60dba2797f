// SPDX-License-Identifier: GPL-3.0-or-later
// What a player has done, round by round: opponents, colours, floats, what was expected.
#include "app/session/reports/player_card.h"
#include "tests/support/rated_event.h"

namespace flagfall::session {
namespace {

using pairing::Float;

PlayerCard cardOf(Story const& story, std::string const& name) {
    auto card = playerCard(story.state(), story.idOf(name));
    if (!card) ADD_FAILURE() << "no card of " << name;
    return card.value_or(PlayerCard{});
}

Story ratedSwiss(int players) {
    EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    Story story;
    story.does(OpenEvent{draft});
    for (int i = 0; i < players; ++i)
        story.does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
    return story;
}

TEST(PlayerCard, HasOpponentsColoursAndRanks) {
    Story const story = workedRatingExample();
    PlayerCard const card = cardOf(story, "A");
    ASSERT_EQ(card.rounds.size(), 3U); // Berger: 2-3, 4-3, 3-1
    std::string opponents;
    for (CardRound const& round : card.rounds) opponents += story.nameOf(*round.opponent);
    EXPECT_EQ(opponents, "BCD");
    EXPECT_EQ(card.rounds[0].colour, Colour::Black);
    EXPECT_EQ(card.rounds[2].colour, Colour::White);
    EXPECT_EQ(card.games, (ByColour<int>{1, 2}));
    EXPECT_EQ(card.rounds[2].opponentRank, 1) << "D has two points";
    EXPECT_EQ(card.rank, 2);
    EXPECT_EQ(card.points, Points::ofHalves(3));
}

TEST(PlayerCard, HoldsTheScoreAgainstWhatWasExpected) { // B.02, 8.3.1
    PlayerCard const card = cardOf(workedRatingExample(), "A");
    EXPECT_TRUE(card.hasExpectation());
    std::vector<std::pair<int, int>> sums;
    for (CardRound const& round : card.rounds) sums.emplace_back(round.scored, round.expected);
    EXPECT_EQ(sums, (std::vector<std::pair<int, int>>{{100, 36}, {150, 100}, {150, 108}}));
    EXPECT_EQ(card.rounds[0].gain, 20 * 64) << "in hundredths of a rating point";
    PlayerCard const blitz = cardOf(workedRatingExample(Story::draft("3+2")), "B");
    EXPECT_EQ(blitz.rounds[0].gain, std::nullopt) << "no list says K";
}

TEST(PlayerCard, TellsThePerformanceAgainstRatedOpponents) { // C.07, 10.2: 6450 / 3, and 50 %
    PlayerCard const card = cardOf(workedRatingExample(), "A");
    ASSERT_TRUE(card.performance);
    EXPECT_EQ(card.performance->value(), 2150);
    Story const unrated = [] {
        Story story = ratedEvent({{"A", "2000", "20"}, {"U", "", ""}});
        playEverybody(story, {"AU"});
        return story;
    }();
    EXPECT_EQ(cardOf(unrated, "A").performance, std::nullopt);
    EXPECT_FALSE(cardOf(unrated, "A").hasExpectation());
}

TEST(PlayerCard, TellsTheFloatsOfASwissRoundAlsoOfTheLast) { // C.04.3, 1.4
    Story story = ratedSwiss(4);
    story.does(PairRound{}); // A-C, D-B
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 2, Result::Draw);
    story.does(PairRound{}); // A with one point meets somebody with half a point
    EXPECT_EQ(cardOf(story, "A").rounds[0].floated, Float::None);
    EXPECT_EQ(cardOf(story, "A").rounds[1].floated, Float::Down);
    EXPECT_EQ(cardOf(story, "A").rounds[1].what, CardRound::What::Pending);
    EXPECT_EQ(cardOf(story, "C").rounds[1].floated, Float::Up);
}

TEST(PlayerCard, OfARoundRobinHasNoFloats) {
    for (CardRound const& round : cardOf(workedRatingExample(), "D").rounds) EXPECT_EQ(round.floated, Float::None);
}

TEST(PlayerCard, MarksByesAndForfeitsAndCountsThemForNoRating) {
    Story story = ratedSwiss(3);
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWinsByForfeit);
    PlayerCard const rested = cardOf(story, "C");
    EXPECT_EQ(rested.rounds[0].what, CardRound::What::Bye);
    EXPECT_EQ(rested.rounds[0].bye, Bye::Allocated);
    EXPECT_EQ(rested.rounds[0].points, onePoint);
    PlayerCard const winner = cardOf(story, "A");
    EXPECT_EQ(winner.rounds[0].what, CardRound::What::Forfeit);
    EXPECT_EQ(winner.rounds[0].change, std::nullopt);
    EXPECT_EQ(winner.games, (ByColour<int>{0, 0}));
    EXPECT_FALSE(winner.hasExpectation());
}

TEST(PlayerCard, OfAPlayerWhoseGamesDoNotCountHasNoRankAndIsRatedAllTheSame) { // General Regulations, 6.6
    Story story = ratedEvent({{"A", "2000", "20"}, {"B", "2000", ""}, {"C", "2000", ""}, {"D", "2000", ""}});
    story.playsRound();
    story.does(WithdrawPlayer{story.idOf("A")}, Confirmation::Yes);
    PlayerCard const card = cardOf(story, "A");
    EXPECT_EQ(card.rank, std::nullopt);
    EXPECT_TRUE(card.hasExpectation());
}

TEST(PlayerCard, IsNoneOfSomebodyUnknown) {
    EXPECT_EQ(playerCard(workedRatingExample().state(), PlayerId{99}).has_value(), false);
}

} // namespace
} // namespace flagfall::session
