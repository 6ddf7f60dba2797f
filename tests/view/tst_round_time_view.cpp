// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using Stage = RoundTimeView::Stage;

/// A hall with clocks of its own and half an hour of default time; round 1 is paired, on two boards.
struct HallWithItsClocks : testing::Test {
    HallWithItsClocks() {
        EventForm& form = *hall.workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Cup"));
        form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
        form.setPlace(QStringLiteral("Delta"));
        form.setControl(QStringLiteral("90+30"));
        form.setDefaultTime(QStringLiteral("30"));
        form.setClocksOnTables(true);
        hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
        hall.settle();
        hall.enterRivers();
        hall.pair();
    }
    [[nodiscard]] QString tile(char const* role) { return Hall::at(boards, 0, role).toString(); }
    void passes(std::chrono::nanoseconds span) {
        hall.pass(span);
        time.update();
    }

    Hall hall;
    BoardsModel& boards = *hall.workspace.boards();
    RoundTimeView& time = *hall.workspace.roundTime();
};

TEST_F(HallWithItsClocks, ShowsItsBoardsWithoutTimesAndIsBegun) {
    EXPECT_TRUE(time.shown());
    EXPECT_EQ(tile("whiteTime"), QString{});
    EXPECT_EQ(tile("phaseText"), QStringLiteral("Not started"));
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::StartClocks);
    EXPECT_EQ(hall.workspace.event()->nextStep(), QStringLiteral("Begin round 1."));
    boards.startAll();
    hall.settle();
    EXPECT_EQ(time.stage(), Stage::Played);
    EXPECT_EQ(tile("phaseText"), QStringLiteral("Playing"));
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::EnterResults);
}

TEST_F(HallWithItsClocks, TellsHowLongARoundIsPlayedAndHowLongOneMayComeLate) {
    EXPECT_EQ(time.text(), QStringLiteral("The round has not begun"));
    boards.spaceBar();
    hall.settle();
    passes(10min);
    EXPECT_EQ(time.text(), QStringLiteral("Played for 10:00, default time expires in 20:00"));
    boards.spaceBar();
    hall.settle();
    passes(5min);
    EXPECT_EQ(time.text(), QStringLiteral("Stopped for 5:00"));
    EXPECT_EQ(tile("phaseText"), QStringLiteral("Stopped"));
    boards.spaceBar();
    hall.settle();
    passes(21min);
    EXPECT_EQ(time.text(), QStringLiteral("Played for 31:00"));
}

TEST_F(HallWithItsClocks, AsksBeforeARoundIsOverThatIsStillPlayed) {
    time.begin();
    hall.settle();
    time.declareOver();
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Declare round 1 over?"));
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(time.stage(), Stage::Over);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(time.stage(), Stage::Played);
}

TEST_F(HallWithItsClocks, GoesOnAlsoWhenItsLastResultCameWhileItWasStopped) {
    time.begin();
    hall.settle();
    time.stop();
    hall.settle();
    for (int board : {1, 2}) hall.enterResult(board, "=");
    hall.settle();
    EXPECT_TRUE(time.shown());
    boards.spaceBar();
    hall.settle();
    EXPECT_FALSE(time.shown());
}

TEST_F(HallWithItsClocks, CanHaveOneOfOursOnABoard) {
    time.exchangeClocks({1});
    hall.settle();
    EXPECT_EQ(tile("whiteTime"), QStringLiteral("1:30:30"));
    EXPECT_TRUE(time.shown()) << "board 2 is still played with the clock on the table";
    time.exchangeClocks({1});
    hall.settle();
    EXPECT_EQ(tile("whiteTime"), QString{});
}

TEST_F(HallWithItsClocks, AllPickedBoardsChangeTheirClocksTogether) {
    time.exchangeClocks({1, 2});
    hall.settle();
    for (session::Board const& board : hall.workspace.desk().state().currentRound()->boards)
        EXPECT_TRUE(board.clock) << board.number.value();
}

TEST_F(HallWithItsClocks, SpaceStartsOurClockThatStandsAndStopsNoTable) {
    time.exchangeClocks({1});
    hall.settle();
    boards.spaceBar();
    hall.settle();
    ASSERT_TRUE(boards.anyRunning());
    boards.pause(1);
    hall.settle();
    EXPECT_TRUE(boards.interrupted());
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::ResumeClocks);
    boards.spaceBar();
    hall.settle();
    EXPECT_TRUE(boards.anyRunning());
    EXPECT_EQ(time.stage(), Stage::Played) << "the boards with clocks on the table were not stopped";
    EXPECT_FALSE(boards.interrupted());
    boards.spaceBar();
    hall.settle();
    EXPECT_EQ(time.stage(), Stage::Stopped) << "now it is the round that is stopped";
}

TEST(HallWithOurClocks, NeedsNoTimeOfTheRound) {
    Hall hall;
    hall.openRound();
    EXPECT_FALSE(hall.workspace.roundTime()->shown());
    EXPECT_EQ(hall.workspace.event()->nextStep(), QStringLiteral("Start the clocks of round 1."));
}

} // namespace
} // namespace flagfall::view
