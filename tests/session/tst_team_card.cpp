// SPDX-License-Identifier: GPL-3.0-or-later
// What a team has done, round by round: opponents, boards, floats, and what its players have scored.
#include "app/session/reports/team_card.h"
#include "tests/support/team_event.h"

namespace flagfall::session {
namespace {

using pairing::Float;

TeamCard cardOfTeam(Story const& story, std::string const& name) {
    auto card = teamCard(story.state(), teamCalled(story, name));
    if (!card) ADD_FAILURE() << "no card of " << name;
    return card.value_or(TeamCard{});
}

TEST(TeamCard, HasTheMatchWithItsBoardsAndWhatItCounts) {
    Story const story = fourTeamsAfterARound();
    TeamCard const card = cardOfTeam(story, "Team A");
    ASSERT_EQ(card.rounds.size(), 1U);
    TeamRound const& round = card.rounds.front();
    EXPECT_EQ(round.opponent, teamCalled(story, "Team C"));
    EXPECT_EQ(round.colour, Colour::White);
    EXPECT_EQ(round.own, Points::ofHalves(3));
    EXPECT_EQ(round.others, halfPoint);
    EXPECT_EQ(round.matchPoints, 2 * onePoint);
    EXPECT_EQ(round.gamePoints, Points::ofHalves(3));
    ASSERT_EQ(round.boards.size(), 2U);
    EXPECT_EQ(story.state().nameOf(round.boards[0].opponent), "C1");
    EXPECT_EQ(round.boards[0].points, onePoint);
    EXPECT_EQ(round.boards[1].colour, Colour::Black);
    EXPECT_EQ(round.boards[1].points, halfPoint);
    TeamRound const other = cardOfTeam(story, "Team C").rounds.front();
    EXPECT_EQ(other.colour, Colour::Black);
    EXPECT_EQ(other.own, halfPoint);
    EXPECT_EQ(other.opponentRank, card.rank);
}

TEST(TeamCard, SaysWhatTheTableSays) {
    Story story = fourTeamsAfterARound();
    story.does(PairRound{});
    playsByName(story);
    for (pairing::Standing const& line : standingsOf(story.state())) {
        auto const card = teamCard(story.state(), line.player);
        ASSERT_TRUE(card);
        EXPECT_EQ(card->rank, line.rank);
        EXPECT_EQ(card->matchPoints, line.points);
        EXPECT_EQ(card->gamePoints, line.secondary);
        EXPECT_EQ(card->rounds.back().matchesUntil, line.points);
    }
}

TEST(TeamCard, AMatchThatIsNotOverCountsNoMatchPointsYet) {
    Story story = fourTeams();
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    TeamRound const round = cardOfTeam(story, "Team A").rounds.front();
    EXPECT_TRUE(round.isOpen);
    EXPECT_EQ(round.own, onePoint);
    EXPECT_EQ(round.matchPoints, noPoint);
    EXPECT_EQ(round.boards[1].what, TeamBoard::What::Open);
}

TEST(TeamCard, TellsTheFloatsOfTheSwiss) { // C.04.6, 1.5
    Story story = fourTeams();
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins); // A beats C
    story.enters(1, 2, Result::Draw);
    story.enters(1, 3, Result::Draw); // D and B share the points
    story.enters(1, 4, Result::Draw);
    story.does(PairRound{});
    TeamRound const top = cardOfTeam(story, "Team A").rounds.back();
    EXPECT_EQ(top.floated, Float::Down) << "with two match points against one";
    ASSERT_TRUE(top.opponent);
    EXPECT_EQ(teamCard(story.state(), *top.opponent)->rounds.back().floated, Float::Up);
    EXPECT_EQ(cardOfTeam(story, "Team A").rounds.front().floated, Float::None);
    Story table = fourTeamsAfterARound("BERGER_TEAM_ROUNDROBIN");
    table.does(PairRound{});
    for (TeamRound const& round : cardOfTeam(table, "Team A").rounds) EXPECT_EQ(round.floated, Float::None);
}

TEST(TeamCard, HasWhatEachPlayerHasScoredOnTheBoards) {
    Story story = fourTeamsAfterARound();
    TeamCard const card = cardOfTeam(story, "Team A");
    ASSERT_EQ(card.members.size(), 3U);
    EXPECT_EQ(card.members[0].player, story.idOf("A1"));
    EXPECT_EQ(card.members[0].games, 1);
    EXPECT_EQ(card.members[0].points, onePoint);
    EXPECT_EQ(card.members[0].boards, std::vector{1});
    EXPECT_EQ(card.members[0].performance, 2199 + 800) << "C.07, 10.2: one win against 2199";
    EXPECT_EQ(card.members[2].games, 0) << "the reserve";
    EXPECT_EQ(card.members[2].performance, std::nullopt);
    ASSERT_EQ(card.members[2].rounds.size(), 1U);
    EXPECT_TRUE(card.members[2].rounds.front().empty());
}

TEST(TeamCard, WhoWaitedForNobodyHasAForfeitAndNoGame) {
    Story story = fourTeams();
    GiveLineUp lineUp;
    lineUp.round = RoundNumber{1};
    lineUp.team = teamCalled(story, "Team C");
    lineUp.players = {story.idOf("C1"), nobody};
    story.does(lineUp);
    story.does(PairRound{});
    story.enters(1, 1, Result::Draw);
    TeamRound const round = cardOfTeam(story, "Team A").rounds.front();
    ASSERT_EQ(round.boards.size(), 2U);
    EXPECT_EQ(round.boards[1].what, TeamBoard::What::Forfeit);
    EXPECT_EQ(round.boards[1].points, onePoint);
    EXPECT_EQ(round.boards[1].opponent, nobody);
    EXPECT_EQ(cardOfTeam(story, "Team A").members[1].games, 0);
    EXPECT_FALSE(round.isForfeited) << "one board was played";
}

TEST(TeamCard, IsOfTeamsAlone) {
    Story const story = fourTeamsAfterARound();
    EXPECT_FALSE(teamCard(story.state(), story.idOf("A1")));
    EXPECT_FALSE(teamCard(Story::withPlayers(4).state(), PlayerId{1}));
}

} // namespace
} // namespace flagfall::session
