// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/open_games.h"
#include "app/session/reports/event_report.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

/// A gives an exhibition against B, C and D.
Story exhibition(std::string const& system = "SIMULTANEOUS") {
    Story story;
    story.does(OpenEvent{Story::draft("90+30", system)});
    for (char const* const name : {"A", "B", "C", "D"}) story.does(EnterPlayer{Story::named(name)});
    std::vector<PlayerId> order;
    for (char const* const name : {"A", "B", "C", "D"}) order.push_back(story.idOf(name));
    story.does(SetNumbers{order});
    story.does(PairRound{});
    return story;
}

TEST(Exhibition, HasOnePlayerAtAllBoardsEachWithItsClock) {
    Story story = exhibition();
    ASSERT_EQ(story.state().currentRound()->boards.size(), 3U);
    story.does(StartClocks{RoundNumber{1}, {}});
    for (int board = 1; board <= 3; ++board) {
        EXPECT_EQ(story.nameOf(story.board(1, board).white), "A");
        EXPECT_TRUE(story.board(1, board).clock);
    }
    EXPECT_EQ(plannedRounds(story.state()), 1);
}

TEST(Exhibition, CountsAllGamesOfWhoGivesIt) {
    Story story = exhibition("SIMULTANEOUS_ALTERNATING");
    EXPECT_EQ(story.nameOf(story.board(1, 2).black), "A");
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 2, Result::WhiteWins); // C beats him
    EXPECT_FALSE(isFinal(story.state()));
    story.enters(1, 3, Result::Draw);
    EXPECT_TRUE(isFinal(story.state()));
    auto const table = standingsOf(story.state());
    ASSERT_EQ(table.size(), 4U);
    EXPECT_EQ(story.nameOf(table[0].player), "A");
    EXPECT_EQ(table[0].points, onePoint + halfPoint);
    EXPECT_EQ(story.nameOf(table[1].player), "C");
    EXPECT_EQ(table[1].points, onePoint);
    EXPECT_EQ(table[3].points, noPoint);
    auto const again = story.tries(PairRound{});
    ASSERT_FALSE(again);
    EXPECT_EQ(std::get<Refusal>(again.error()).pairing, pairing::PairingRefusal::AllRoundsPaired);
    story.does(Undo{});
    EXPECT_EQ(standingsOf(story.state())[0].points, onePoint);
}

TEST(Exhibition, IsARoundForEachBoardInAReportFileAndNotRated) {
    Story story = exhibition();
    for (int board = 1; board <= 3; ++board) story.enters(1, board, Result::WhiteWins);
    std::string const text = pairing::trf::write(reportOf(story.state()));
    EXPECT_NE(text.find("\n142 3"), std::string::npos) << text;
    EXPECT_NE(text.find("2 w W     3 w W     4 w W"), std::string::npos) << text;
    auto const read = pairing::trf::read(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(scoreOf(read->tournament.participants[0]), 3 * onePoint);
    for (auto const& remark : read->remarks) EXPECT_NE(remark.kind, pairing::trf::Remark::Kind::Repaired);
}

} // namespace
} // namespace flagfall::session
