// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <QSignalSpy>

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

void waitFor(std::function<bool()> const& happened) { ASSERT_TRUE(Hall::until(happened)); }

TEST(ClockTexts, stand_still_while_nothing_runs) {
    Hall hall;
    hall.openRound();
    EXPECT_FALSE(hall.workspace.boards()->ticking());
    hall.workspace.boards()->startAll();
    hall.settle();
    EXPECT_TRUE(hall.workspace.boards()->ticking());
    hall.workspace.boards()->pauseAll();
    hall.settle();
    EXPECT_FALSE(hall.workspace.boards()->ticking());
}

TEST(ClockTexts, a_tick_tells_only_the_rows_and_roles_that_changed) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    boards.start(2);
    hall.settle();
    QSignalSpy changed(&boards, &QAbstractItemModel::dataChanged);
    hall.pass(10s);
    waitFor([&] { return changed.count() > 0; });
    for (auto const& signal : changed) {
        EXPECT_EQ(signal[0].toModelIndex().row(), 1);
        EXPECT_EQ(signal[2].value<QList<int>>(), QList<int>{boards.roleNames().key("whiteTime")});
    }
    EXPECT_EQ(hall.board(1, "whiteTime").toString(), QStringLiteral("2:52"));
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("3:02"));
}

TEST(ClockTexts, are_told_low_and_in_tenths_near_the_end_and_flagged_after_it) {
    Hall hall;
    hall.openRound();
    hall.workspace.boards()->start(1);
    hall.settle();
    hall.pass(173s);
    waitFor([&] { return hall.board(0, "whiteLow").toBool(); });
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("9.0"));
    hall.workspace.preferences()->setTenths(false);
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("0:09"));
    hall.pass(20s);
    waitFor([&] { return hall.board(0, "whiteFlag").toBool(); });
    hall.settle();
    EXPECT_EQ(hall.board(0, "phaseText").toString(), QStringLiteral("Flag"));
    EXPECT_EQ(hall.board(0, "flagFirst").toInt(), static_cast<int>(BoardsModel::Side::White));
    EXPECT_FALSE(hall.workspace.boards()->ticking());
}

TEST(ClockTexts, a_delay_is_shown_beside_the_time) {
    Hall hall;
    hall.openRound(QStringLiteral("25 d10"));
    hall.workspace.boards()->start(1);
    hall.settle();
    EXPECT_EQ(hall.board(0, "whiteDelay").toString(), QStringLiteral("0:10"));
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("25:00"));
    hall.pass(4s);
    waitFor([&] { return hall.board(0, "whiteDelay").toString() == QStringLiteral("0:06"); });
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("25:00"));
}

TEST(ClockFacePage, shows_one_board_and_obeys_the_lever) {
    Hall hall;
    hall.openRound();
    ClockView& face = *hall.workspace.clockView();
    QSignalSpy active(&face, &ClockView::activeChanged);
    hall.workspace.showClock(2);
    EXPECT_TRUE(face.active());
    EXPECT_EQ(active.count(), 1);
    EXPECT_EQ(face.whiteName(), QStringLiteral("Nile, N."));
    EXPECT_EQ(face.controlText(), QStringLiteral("3+2"));
    face.startOrPause();
    hall.settle();
    EXPECT_EQ(face.running(), static_cast<int>(BoardsModel::Side::White));
    face.press(BoardsModel::Side::White);
    hall.settle();
    EXPECT_EQ(face.running(), static_cast<int>(BoardsModel::Side::Black));
    face.startOrPause();
    hall.settle();
    EXPECT_EQ(face.phase(), static_cast<int>(BoardsModel::Phase::Paused));
    face.close();
    EXPECT_FALSE(face.active());
    EXPECT_EQ(active.count(), 2);
}

} // namespace
} // namespace flagfall::view
