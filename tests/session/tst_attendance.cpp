// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/attendance.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// A round with two boards and a default time of half an hour, begun with everybody marked as the test says.
class AttendanceTest : public testing::Test {
protected:
    void begin(std::string const& defaultTime = "30", std::string const& edition = "E2023") {
        EventDraft draft = Story::draft("90+30");
        draft.defaultTime = defaultTime;
        draft.edition = edition;
        m_story.does(OpenEvent{draft});
        for (char const* const name : {"A", "B", "C", "D"}) m_story.does(EnterPlayer{Story::named(name)});
        m_story.does(PairRound{});
    }
    void start() { m_story.does(StartClocks{RoundNumber{1}, {}}); }
    void absent(int board, Colour side) {
        m_story.does(MarkPresence{RoundNumber{1}, BoardNumber{board}, side, Presence::Absent});
    }
    void arrives(int board, Colour side) {
        m_story.does(MarkPresence{RoundNumber{1}, BoardNumber{board}, side, Presence::Present});
    }
    [[nodiscard]] std::vector<LateBoard> late() const {
        return lateBoards(m_story.state(), RoundNumber{1}, m_story.now(), 2h);
    }
    [[nodiscard]] LateBoard only() const {
        auto const boards = late();
        EXPECT_EQ(boards.size(), 1U);
        return boards.empty() ? LateBoard{} : boards.front();
    }

    Story m_story;
};

TEST_F(AttendanceTest, WhoIsThereIsOnNoList) {
    begin();
    start();
    m_story.passes(1h);
    EXPECT_TRUE(late().empty());
}

TEST_F(AttendanceTest, TheDefaultTimeCountsFromTheStartOfTheRound) { // Laws 6.6, 6.7.1
    begin();
    absent(2, Colour::Black);
    m_story.passes(10min);
    EXPECT_FALSE(only().left);
    start();
    m_story.passes(12min);
    EXPECT_EQ(only().board, BoardNumber{2});
    EXPECT_EQ(only().sides.black, Punctuality::Awaited);
    EXPECT_EQ(only().left, 18min);
    EXPECT_FALSE(only().forfeit);
}

TEST_F(AttendanceTest, ExactlyTheDefaultTimeIsInTime) { // T142
    begin();
    absent(1, Colour::Black);
    start();
    m_story.passes(30min);
    EXPECT_EQ(only().sides.black, Punctuality::Awaited);
    arrives(1, Colour::Black);
    m_story.passes(1min);
    EXPECT_TRUE(late().empty());
}

TEST_F(AttendanceTest, ASecondLaterHeHasLostUnlessTheArbiterDecidesOtherwise) { // T142
    begin();
    absent(1, Colour::Black);
    start();
    m_story.passes(30min + 1s);
    EXPECT_EQ(only().sides.black, Punctuality::Overdue);
    EXPECT_EQ(only().left, -1s);
    EXPECT_EQ(only().forfeit, Result::WhiteWinsByForfeit);
    arrives(1, Colour::Black);
    m_story.passes(5min);
    EXPECT_EQ(only().sides.black, Punctuality::CameLate);
    EXPECT_EQ(only().cameAfter.black, 1s);
    EXPECT_EQ(only().forfeit, Result::WhiteWinsByForfeit);
}

TEST_F(AttendanceTest, WhenNeitherIsThereBothLose) { // T143
    begin();
    absent(1, Colour::White);
    absent(1, Colour::Black);
    start();
    m_story.passes(30min);
    EXPECT_TRUE(only().isMissing(Colour::White) && only().isMissing(Colour::Black));
    EXPECT_FALSE(only().forfeit);
    m_story.passes(1s);
    EXPECT_EQ(only().forfeit, Result::BothForfeit);
}

TEST_F(AttendanceTest, WhenNeitherIsThereWhiteLosesTheTimeUntilHeComes) { // T141, Laws 6.7.2
    begin();
    absent(1, Colour::White);
    absent(1, Colour::Black);
    start();
    m_story.passes(12min);
    arrives(1, Colour::White);
    m_story.presses(1, Colour::White);
    EXPECT_EQ(m_story.reading(1, 1).sides.white.main, 90min - 12min + 60s);
    m_story.passes(8min);
    arrives(1, Colour::Black);
    EXPECT_EQ(m_story.reading(1, 1).sides.black.main, 90min - 8min + 30s);
    EXPECT_TRUE(late().empty());
}

TEST_F(AttendanceTest, WhiteInTimeAndBlackNotIsWonByWhite) { // T146
    begin();
    absent(1, Colour::White);
    absent(1, Colour::Black);
    start();
    m_story.passes(29min);
    arrives(1, Colour::White);
    m_story.passes(2min);
    arrives(1, Colour::Black);
    EXPECT_EQ(only().sides.white, Punctuality::There);
    EXPECT_EQ(only().forfeit, Result::WhiteWinsByForfeit);
}

TEST_F(AttendanceTest, WithoutADefaultTimeEverythingAfterTheStartIsTooLate) { // T140
    begin("", "E2009");
    absent(1, Colour::Black);
    start();
    EXPECT_EQ(only().sides.black, Punctuality::Awaited);
    m_story.passes(1s);
    EXPECT_EQ(only().forfeit, Result::WhiteWinsByForfeit);
}

TEST_F(AttendanceTest, WhoHasMovedWasInTimeOrWasLetIn) { // P15.7
    begin();
    start();
    m_story.passes(1min);
    m_story.presses(1, Colour::White);
    absent(1, Colour::White);
    m_story.passes(40min);
    EXPECT_TRUE(late().empty());
}

TEST_F(AttendanceTest, AFlagThatFellBeforeIsRuledOnFirst) { // T144
    EventDraft draft = Story::draft("25+0");
    draft.defaultTime = "60";
    m_story.does(OpenEvent{draft});
    for (char const* const name : {"A", "B"}) m_story.does(EnterPlayer{Story::named(name)});
    m_story.does(PairRound{});
    absent(1, Colour::White);
    start();
    m_story.passes(25min);
    EXPECT_TRUE(only().flagDown);
    m_story.passes(40min);
    EXPECT_FALSE(only().forfeit);
}

TEST_F(AttendanceTest, WhiteWhoDoesNotMoveIsProbablyNotThere) { // T147: if he is, his clock simply runs
    begin();
    start();
    m_story.presses(2, Colour::White);
    m_story.passes(30min);
    EXPECT_TRUE(lateBoards(m_story.state(), RoundNumber{1}, m_story.now()).empty())
        << "before the default time is over nobody is late who is not marked";
    m_story.passes(1s);
    auto const boards = lateBoards(m_story.state(), RoundNumber{1}, m_story.now());
    ASSERT_EQ(boards.size(), 1U);
    EXPECT_EQ(boards.front().board, BoardNumber{1});
    EXPECT_EQ(boards.front().unmoved, 30min + 1s);
    EXPECT_FALSE(boards.front().forfeit);
}

TEST_F(AttendanceTest, WhoHasMovedByTheRecordIsThereThoughNobodyPresses) {
    begin();
    start();
    m_story.presses(2, Colour::White);
    m_story.passes(31min);
    ASSERT_EQ(lateBoards(m_story.state(), RoundNumber{1}, m_story.now()).size(), 1U);
    m_story.does(WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, {{.move = "e2e4"}}});
    EXPECT_TRUE(lateBoards(m_story.state(), RoundNumber{1}, m_story.now()).empty());
}

TEST_F(AttendanceTest, AForfeitTakesTheBoardOffTheListAndCarriesItsArticle) {
    begin();
    absent(1, Colour::Black);
    start();
    m_story.passes(31min);
    m_story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, *only().forfeit, only().article});
    EXPECT_TRUE(late().empty());
    EXPECT_EQ(m_story.board(1, 1).article, "6.7.1");
    m_story.does(Undo{});
    EXPECT_EQ(only().forfeit, Result::WhiteWinsByForfeit);
}

TEST_F(AttendanceTest, AMarkMadeByMistakeIsTakenBack) {
    begin();
    absent(1, Colour::Black);
    start();
    m_story.passes(31min);
    m_story.does(Undo{});
    EXPECT_TRUE(late().empty());
}

} // namespace
} // namespace flagfall::session
