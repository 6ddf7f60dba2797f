// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <QSignalSpy>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

struct CallsFromBoards : testing::Test {
    CallsFromBoards() { hall.openRound(QStringLiteral("90+30")); }
    void turns(int board) {
        calls.turn(board);
        hall.settle();
    }
    [[nodiscard]] QString line(int row) { return Hall::at(calls, row, "words").toString(); }

    Hall hall;
    CallsModel& calls = *hall.workspace.calls();
    QAbstractItemModelTester tester{&calls, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QSignalSpy heard{&calls, &CallsModel::called};
};

TEST_F(CallsFromBoards, StandOnTheTileAndInTheListTheOldestFirst) {
    EXPECT_EQ(calls.boardsText(), QString{});
    turns(2);
    hall.pass(3min);
    turns(1);
    EXPECT_EQ(calls.boardsText(), QStringLiteral("2 calls from boards"));
    EXPECT_TRUE(line(0).startsWith(QStringLiteral("Board 2, "))) << line(0).toStdString();
    EXPECT_TRUE(line(0).endsWith(QStringLiteral(", 3 min"))) << line(0).toStdString();
    EXPECT_TRUE(line(1).startsWith(QStringLiteral("Board 1, ")));
    EXPECT_EQ(hall.board(1, "note").toInt(), static_cast<int>(BoardNote::Called));
    EXPECT_TRUE(hall.board(1, "noteText").toString().startsWith(QStringLiteral("Called ")));
}

TEST_F(CallsFromBoards, AreHeardOnceEach) {
    turns(2);
    EXPECT_EQ(heard.count(), 1);
    turns(2); // somebody has come
    EXPECT_EQ(calls.count(), 0);
    EXPECT_EQ(heard.count(), 1);
    turns(1);
    EXPECT_EQ(heard.count(), 2);
}

TEST_F(CallsFromBoards, AreGoneToOneAfterTheOther) {
    EXPECT_EQ(calls.showNext(1), 0) << "nobody calls";
    turns(2);
    hall.pass(1min);
    turns(1);
    EXPECT_EQ(calls.showNext(0), 2);
    EXPECT_EQ(calls.showNext(2), 1);
    EXPECT_EQ(calls.showNext(1), 2);
}

TEST_F(CallsFromBoards, OfAnEarlierRoundShowIt) {
    turns(2);
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    hall.pair();
    EXPECT_EQ(hall.workspace.rounds()->shown(), 2);
    EXPECT_TRUE(line(0).startsWith(QStringLiteral("Round 1, board 2, "))) << line(0).toStdString();
    EXPECT_EQ(calls.showNext(1), 2);
    EXPECT_EQ(hall.workspace.rounds()->shown(), 1);
}

TEST_F(CallsFromBoards, TheClockWithTheLeastTimeIsFound) {
    BoardsModel& boards = *hall.workspace.boards();
    EXPECT_EQ(boards.nextShortOfTime(0), -1) << "no clock runs";
    boards.start(1);
    hall.settle();
    hall.pass(10min);
    boards.start(2);
    hall.settle();
    hall.pass(1min);
    EXPECT_EQ(boards.nextShortOfTime(2), 1);
    EXPECT_EQ(boards.nextShortOfTime(1), 2);
}

// --- the end of the round -------------------------------------------------------------------------------

TEST_F(CallsFromBoards, TheRoundClosesItselfWithItsLastResult) {
    RoundTimeView& time = *hall.workspace.roundTime();
    hall.enterResult(1, "1");
    hall.settle();
    EXPECT_EQ(time.endText(), QString{});
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_EQ(time.endText(), QStringLiteral("All results of round 1 are in. 4 scoresheets not collected."));
    hall.workspace.boards()->clearResult(2);
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(time.endText(), QString{}) << "it goes on";
}

TEST_F(CallsFromBoards, TheEndOfTheRoundNamesTheAdjournedGames) {
    hall.enterResult(1, "1");
    hall.settle();
    hall.workspace.boards()->start(2);
    hall.settle();
    hall.workspace.boards()->adjourn(2);
    hall.settle();
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_TRUE(hall.workspace.roundTime()->endText().startsWith(
        QStringLiteral("All games of round 1 are over or adjourned. Adjourned: 2 Nile, N. – Volga, V.")))
        << hall.workspace.roundTime()->endText().toStdString();
}

} // namespace
} // namespace flagfall::view
