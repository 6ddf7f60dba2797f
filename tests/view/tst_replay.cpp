// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/plain_text.h"
#include "clock/typed_control.h"
#include "tests/view/hall.h"

#include <QFile>
#include <QSignalSpy>

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// Board 1 of two: White moved after 20 seconds, Black after 5, and White thinks.
struct Replay : testing::Test {
    Hall hall;
    QAbstractItemModelTester tester{hall.workspace.replay()->acts(),
                                    QAbstractItemModelTester::FailureReportingMode::Fatal};
    ReplayView& replay = *hall.workspace.replay();

    void SetUp() override {
        hall.openRound();
        hall.pass(30s);
        hall.workspace.boards()->startAll();
        hall.settle();
        think(20s, Colour::White);
        think(5s, Colour::Black);
        hall.pass(10s);
        replay.setGraphSize(600, 200);
        hall.workspace.showReplay(1);
    }
    void think(std::chrono::seconds time, Colour by) {
        hall.pass(time);
        press(by);
    }
    void press(Colour by, int board = 1) { submit(session::PressLever{RoundNumber{1}, BoardNumber{board}, by}); }
    void submit(session::Command command) {
        bool done = false;
        hall.workspace.desk().submit(std::move(command), session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [&](auto const&) { done = true; });
        ASSERT_TRUE(Hall::until([&] { return done; }));
    }
    /// What the computer's clock showed so long ago.
    [[nodiscard]] QString timeOfDay(std::chrono::seconds ago, char const* format = "HH:mm:ss") const {
        return localTime(session::WallTime{hall.ticks.wall().value() - ago / 1ms}).toString(QLatin1String(format));
    }
    [[nodiscard]] QString act(char const* role) const {
        return Hall::at(*replay.acts(), replay.currentAct(), role).toString();
    }
};

TEST_F(Replay, FollowsTheRunningGameUntilSomebodyLooksBack) {
    EXPECT_TRUE(replay.live());
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("2:34"));
    hall.pass(3s);
    ASSERT_TRUE(Hall::until([&] { return replay.whiteTime() == QStringLiteral("2:31"); }));
    replay.previousAct();
    EXPECT_FALSE(replay.live());
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("2:44"));
    hall.pass(3s);
    hall.settle();
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("2:44"));
    replay.toNow();
    EXPECT_TRUE(replay.live());
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("2:28"));
}

TEST_F(Replay, AnswersWhatTheClockShowedAtATimeOfDay) {
    ASSERT_TRUE(replay.ask(timeOfDay(12s)));
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("2:44"));
    EXPECT_EQ(replay.blackTime(), QStringLiteral("2:59"));
    EXPECT_EQ(replay.toMove(), Sides::Side::Black);
    EXPECT_EQ(replay.stateText(), QStringLiteral("Black to move"));
    EXPECT_EQ(replay.timeOfDay(), timeOfDay(12s));
    EXPECT_EQ(act("text"), QStringLiteral("White pressed the clock"));
    EXPECT_TRUE(replay.ask(timeOfDay(12s, "HHmmss"))) << "without signs between the figures too";
}

TEST_F(Replay, SaysWhyAMomentIsNotThere) {
    EXPECT_FALSE(replay.ask(QStringLiteral("half past two")));
    EXPECT_EQ(replay.askError(), QStringLiteral("Write a time of day: 14:32 or 14:32:05."));
    EXPECT_FALSE(replay.ask(QStringLiteral("25:00")));
    EXPECT_FALSE(replay.ask(timeOfDay(-30min)));
    EXPECT_THAT(replay.askError().toStdString(), HasSubstr("This board was recorded from "));
    EXPECT_TRUE(replay.live()) << "a question without an answer changes nothing";
    EXPECT_TRUE(replay.ask(timeOfDay(12s)));
    EXPECT_EQ(replay.askError(), QString());
}

TEST_F(Replay, GoesFromActToAct) {
    replay.previousAct();
    EXPECT_EQ(act("move"), QStringLiteral("1…"));
    EXPECT_EQ(act("thought"), QStringLiteral("0:05"));
    EXPECT_EQ(act("black"), QStringLiteral("2:59"));
    replay.previousAct();
    EXPECT_EQ(act("move"), QStringLiteral("1."));
    EXPECT_EQ(act("thought"), QStringLiteral("0:20"));
    replay.nextAct();
    EXPECT_EQ(act("move"), QStringLiteral("1…"));
    replay.showRow(0);
    EXPECT_EQ(replay.stateText(), QStringLiteral("Not started"));
    replay.previousAct();
    EXPECT_EQ(replay.currentAct(), 0) << "there is nothing before the pairing";
}

TEST_F(Replay, StepsByMinutesWithinTheRecord) {
    replay.stepMinutes(-1);
    EXPECT_EQ(replay.stateText(), QStringLiteral("Not started"));
    replay.stepMinutes(-1);
    EXPECT_EQ(replay.currentAct(), 0) << "no further than the pairing";
    replay.stepMinutes(5);
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("2:34")) << "no further than now";
}

TEST_F(Replay, TakesNewActsInAndForeignOnesNot) {
    int const before = replay.acts()->count();
    QSignalSpy const inserted(replay.acts(), &QAbstractItemModel::rowsInserted);
    press(Colour::White, 2);
    EXPECT_EQ(replay.acts()->count(), before);
    press(Colour::White);
    ASSERT_TRUE(Hall::until([&] { return replay.acts()->count() == before + 1; }));
    EXPECT_EQ(inserted.count(), 1);
}

TEST_F(Replay, TheGraphHasNoMorePointsThanPixelsAndStaysInside) {
    for (int i = 0; i < 60; ++i) think(1s, i % 2 == 0 ? Colour::White : Colour::Black);
    hall.settle();
    replay.setGraphSize(100, 50);
    for (QVariant const& line : {replay.whiteLine(), replay.blackLine()}) {
        auto const parts = line.value<QList<QList<QPointF>>>();
        ASSERT_EQ(parts.size(), 1);
        EXPECT_GT(parts.front().size(), 10);
        EXPECT_LE(parts.front().size(), 4 * 101);
        for (QPointF const point : parts.front()) {
            EXPECT_TRUE(point.x() >= 0 && point.x() <= 100) << point.x();
            EXPECT_TRUE(point.y() >= 0 && point.y() <= 50) << point.y();
        }
    }
}

TEST_F(Replay, ARunningClockIsAStraightLineOfTwoPoints) {
    replay.setGraphSize(1000, 100);
    auto const white = replay.whiteLine().value<QList<QList<QPointF>>>();
    ASSERT_EQ(white.size(), 1);
    EXPECT_LE(white.front().size(), 8) << "down, up by the increment, level, down";
}

TEST_F(Replay, ScrubbingGoesToAPlaceOnTheGraph) {
    replay.scrub(0);
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("3:02"));
    EXPECT_DOUBLE_EQ(replay.place(), 0);
    replay.scrub(10.0 / 60);
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("2:52"));
    EXPECT_NEAR(replay.place(), 10.0 / 60, 0.001);
    replay.scrub(1);
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("2:34")) << "the future is not there yet";
}

TEST_F(Replay, RunsOverMovesWhenAsked) {
    replay.setOverMoves(true);
    replay.scrub(1);
    EXPECT_EQ(act("move"), QStringLiteral("1."));
    EXPECT_DOUBLE_EQ(replay.place(), 1);
    EXPECT_EQ(replay.ticksBelow().size(), 2);
}

TEST_F(Replay, MarksPausesFlagsAndCorrections) {
    EXPECT_TRUE(replay.marks().isEmpty());
    hall.workspace.boards()->pause(1);
    hall.settle();
    EXPECT_EQ(replay.marks().size(), 1);
}

TEST_F(Replay, OpensAtAnActOfTheHistory) {
    replay.close();
    EXPECT_FALSE(replay.active());
    auto const& acts = hall.workspace.desk().history().acts();
    EXPECT_FALSE(hall.workspace.showReplayOf(1)) << "the opening of the event";
    int seq = 0;
    for (auto const& act : acts)
        if (auto const* const operated = std::get_if<session::ClocksOperated>(&act.act))
            if (std::holds_alternative<clock::Press>(operated->operation) && seq == 0)
                seq = static_cast<int>(act.seq.value());
    ASSERT_TRUE(hall.workspace.showReplayOf(seq));
    EXPECT_EQ(replay.board(), 1);
    EXPECT_EQ(act("move"), QStringLiteral("1."));
    EXPECT_FALSE(hall.workspace.showReplayOf(100000));
}

TEST_F(Replay, SaysWhenTheComputersClockCameTwice) {
    QString const asked = timeOfDay(2s);
    hall.ticks.jumpWall(-1min);
    press(Colour::White);
    hall.pass(70s);
    ASSERT_TRUE(replay.ask(asked));
    EXPECT_THAT(replay.note().toStdString(), HasSubstr("more than once"));
    replay.previousAct();
    EXPECT_EQ(replay.note(), QString());
}

TEST_F(Replay, SpeaksOfTheControlThatWasSetThen) {
    QString const first = replay.controlText();
    auto const other = std::make_shared<clock::Setting const>(*clock::readControl("10+5"));
    submit(session::CorrectClocks{RoundNumber{1}, {BoardNumber{1}}, {clock::InstallSetting{other}}});
    hall.pass(1s);
    replay.toNow();
    EXPECT_EQ(replay.controlText(), QStringLiteral("10+5"));
    replay.toStart();
    EXPECT_EQ(replay.controlText(), first);
    QString const rate = replay.sheet().section(QStringLiteral("Time control"), 1, 1).trimmed();
    EXPECT_TRUE(rate.startsWith(QStringLiteral("3 minutes"))) << rate.left(60).toStdString();
}

TEST_F(Replay, TellsWhatWasChangedBackFromTheOldValueToTheNew) {
    submit(session::PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    submit(session::CorrectClocks{RoundNumber{1}, {BoardNumber{1}}, {clock::AdjustTime{Colour::Black, 1min}}});
    submit(session::Undo{});
    replay.toNow();
    EXPECT_THAT(act("text").toStdString(), HasSubstr("3:59 → 2:59"));
}

TEST_F(Replay, PutsTheRecordOnASheet) {
    QString const sheet = replay.sheet();
    EXPECT_TRUE(sheet.startsWith(QStringLiteral("Clock of round 1, board 1\n"))) << sheet.toStdString();
    for (char const* part : {"River Cup", "Amazon, A.", "Danube, Ď.", "White pressed the clock", "0:20", "Credited"})
        EXPECT_THAT(sheet.toStdString(), HasSubstr(part));
}

QString contentsOf(QString const& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString{};
}

TEST_F(Replay, KeepsTheSheetBesideTheEventAndCoversNoOtherFile) {
    QDir const folder(hall.folder.path());
    replay.setEventFile(folder.filePath(QStringLiteral("river.flagfall")));
    QString const first = folder.filePath(QStringLiteral("river round 1 board 1.txt"));
    QString const second = folder.filePath(QStringLiteral("river round 1 board 1 (2).txt"));
    QString const before = replay.sheet();
    replay.saveSheet();
    EXPECT_EQ(contentsOf(first), before);
    replay.saveSheet();
    EXPECT_FALSE(QFile::exists(second)) << "the same sheet again needs no second file";
    press(Colour::White);
    replay.saveSheet();
    EXPECT_EQ(contentsOf(first), before);
    EXPECT_EQ(contentsOf(second), replay.sheet());
    EXPECT_TRUE(hall.workspace.notice()->text().contains(second));
    replay.setEventFile(folder.filePath(QStringLiteral("nowhere/river.flagfall")));
    replay.saveSheet();
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
}

TEST_F(Replay, SpeaksTheChosenLanguageAndClosesWithTheEvent) {
    QString const english = act("text");
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("sk"));
    EXPECT_TRUE(replay.active());
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
    EXPECT_EQ(act("text"), english);
    hall.workspace.desk().close();
    replay.close();
    EXPECT_EQ(replay.acts()->count(), 0);
    EXPECT_EQ(replay.whiteTime(), QStringLiteral("–"));
    EXPECT_EQ(replay.sheet(), QString());
}

} // namespace
} // namespace flagfall::view
