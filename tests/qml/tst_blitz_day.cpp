// SPDX-License-Identifier: GPL-3.0-or-later
// A blitz event of 240 players and nine rounds in the window of the program: what the arbiter presses between two
// rounds.
#include "tests/support/blitz_day.h"

#include <gtest/gtest.h>

namespace flagfall::test {
namespace {

constexpr int players = 240, rounds = 9, boards = players / 2;
/// Of somebody who types such slips often. Card, Moran and Newell measured 0.28 s a key for people who type no better
/// than most, 0.5 s for letters without a meaning (The Keystroke-Level Model, 1980).
constexpr double keysASecond = 3;

struct BlitzDay : testing::Test {
    void SetUp() override {
        ActsOfAnEvent acts;
        acts.open(players, rounds);
        ASSERT_TRUE(EventInWindow::write(window.path("blitz.flagfall"), acts));
        ASSERT_TRUE(window.load() && window.open(window.path("blitz.flagfall")));
        ASSERT_EQ(window.workspace().web()->setFolder(window.path("web")), QString{});
        window.workspace().papers()->setTarget({{}, window.path("wall.pdf")});
    }
    void confirmTheNextPairing() {
        auto const before = window.state().rounds.size();
        window.press(Qt::Key_F6);
        window.press(Qt::Key_P);
        ASSERT_TRUE(EventInWindow::until([&] { return window.workspace().pairing()->isPaired(); }));
        window.press(Qt::Key_Return, Qt::ControlModifier);
        ASSERT_TRUE(EventInWindow::until([&] { return window.state().rounds.size() == before + 1; }));
        ASSERT_TRUE(EventInWindow::until([&] { return window.page() == QLatin1String("hall"); }));
    }
    void bringItToTheWallAndTheWeb() {
        QFile::remove(window.path("wall.pdf"));
        QFile::remove(window.path("web/index.html"));
        window.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        EXPECT_TRUE(EventInWindow::until([&] { return QFile::exists(window.path("wall.pdf")); }));
        window.press(Qt::Key_F7, Qt::ControlModifier | Qt::ShiftModifier);
        EXPECT_TRUE(EventInWindow::until([&] { return QFile::exists(window.path("web/index.html")); }));
        EXPECT_TRUE(EventInWindow::until([&] { return !window.workspace().web()->isWriting(); }));
    }
    EventInWindow window;
};

TEST_F(BlitzDay, BetweenTwoRoundsThereAreTenKeysAndOneForEachResult) {
    for (int round = 1; round <= rounds; ++round) {
        window.countAnew();
        ASSERT_NO_FATAL_FAILURE(confirmTheNextPairing());
        EXPECT_LE(window.keys(), 4) << "pair, confirm";
        bringItToTheWallAndTheWeb();
        EXPECT_LE(window.keys(), 10) << "and print, and write the web pages";
        ASSERT_EQ(window.state().rounds.back().boards.size(), std::size_t{boards});
        ASSERT_TRUE(window.typeResults());
        EXPECT_LE(window.keys(), 10 + 1 + boards) << "and the results of the round, in the order of the boards";
        EXPECT_LE(window.keys() / keysASecond, 60) << "seconds";
    }
}

} // namespace
} // namespace flagfall::test
