// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

void waitFor(std::function<bool()> const& happened) { ASSERT_TRUE(Hall::until(happened)); }

TEST(ClockTexts, StandStillWhileNothingRuns) {
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

TEST(ClockTexts, ATickTellsOnlyTheRowsAndRolesThatChanged) {
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

TEST(ClockTexts, AreToldLowAndInTenthsNearTheEndAndFlaggedAfterIt) {
    Hall hall;
    hall.openRound();
    hall.workspace.boards()->start(1);
    hall.settle();
    hall.pass(173s);
    waitFor([&] { return hall.board(0, "whiteLow").toBool(); });
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("9.0"));
    hall.workspace.preferences()->setTenthsBelow(0);
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("0:09"));
    hall.pass(20s);
    waitFor([&] { return hall.board(0, "whiteFlag").toBool(); });
    hall.settle();
    EXPECT_EQ(hall.board(0, "phaseText").toString(), QStringLiteral("Flag"));
    EXPECT_EQ(hall.board(0, "flagFirst").toInt(), static_cast<int>(BoardsModel::Side::White));
    EXPECT_FALSE(hall.workspace.boards()->ticking());
}

TEST(ClockTexts, ADelayIsShownBesideTheTime) {
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

/// Keeps what would be heard.
class Ear final : public ToneDoor {
public:
    void play(Tone tone) override { heard.push_back(tone); }
    std::vector<Tone> heard;
};

TEST(ClockFacePage, ShowsOneBoardAndObeysTheLever) {
    Hall hall;
    hall.openRound();
    ClockView& face = *hall.workspace.clockView();
    QSignalSpy active(&face, &ClockView::activeChanged);
    hall.workspace.showClock(2);
    EXPECT_TRUE(face.active());
    EXPECT_EQ(active.count(), 1);
    EXPECT_EQ(face.left()->name(), QStringLiteral("Nile, N."));
    EXPECT_EQ(face.controlText(), QStringLiteral("3+2"));
    face.startOrPause();
    hall.settle();
    EXPECT_EQ(face.running(), static_cast<int>(BoardsModel::Side::White));
    EXPECT_TRUE(face.left()->toMove());
    face.pressLeft();
    hall.settle();
    EXPECT_EQ(face.running(), static_cast<int>(BoardsModel::Side::Black));
    face.startOrPause();
    hall.settle();
    EXPECT_EQ(face.phase(), static_cast<int>(BoardsModel::Phase::Paused));
    EXPECT_TRUE(face.right()->waits());
    face.close();
    EXPECT_FALSE(face.active());
    EXPECT_EQ(active.count(), 2);
}

TEST(ClockFacePage, TurnedRoundTheLeftLeverIsBlacksAndItStandsInTheRecord) {
    Hall hall;
    hall.openRound();
    ClockView& face = *hall.workspace.clockView();
    hall.workspace.showClock(2);
    face.startOrPause();
    face.turn();
    hall.settle();
    EXPECT_TRUE(face.turned());
    EXPECT_FALSE(face.left()->white());
    EXPECT_TRUE(hall.workspace.canUndo());
    EXPECT_TRUE(face.pressKey(Qt::Key_A, 0));
    hall.settle();
    EXPECT_EQ(face.running(), static_cast<int>(BoardsModel::Side::White)) << "Black's lever while White's clock runs";
    EXPECT_TRUE(face.pressKey(Qt::Key_L, 0));
    hall.settle();
    EXPECT_EQ(face.running(), static_cast<int>(BoardsModel::Side::Black));
    EXPECT_FALSE(face.pressKey(Qt::Key_P, 0));
    hall.workspace.showClock(1);
    EXPECT_FALSE(face.turned()) << "every board has its own clock";
}

TEST(ClockFacePage, KeepsTheMoveCounterToItselfWhenToldSo) {
    Hall hall;
    hall.openRound();
    ClockView& face = *hall.workspace.clockView();
    hall.workspace.showClock(1);
    EXPECT_FALSE(face.left()->moves().isEmpty());
    hall.workspace.preferences()->setShowMoves(false);
    EXPECT_TRUE(face.left()->moves().isEmpty());
}

TEST(ClockFacePage, TellsTheArbiterWhenEachTimeWasUsedUpToTheTenth) {
    Hall hall;
    hall.openRound(QStringLiteral("1+0"));
    ClockView& face = *hall.workspace.clockView();
    hall.workspace.showClock(1);
    EXPECT_FALSE(face.needsLook());
    face.startOrPause();
    hall.settle();
    hall.pass(60s + 400ms);
    waitFor([&] { return face.flagFirst() == static_cast<int>(BoardsModel::Side::White); });
    hall.settle();
    EXPECT_TRUE(face.needsLook());
    face.pressLeft();
    hall.settle();
    hall.pass(61s);
    hall.pass(100ms);
    waitFor([&] { return face.facts().size() > 2; });
    QString const facts = face.facts().join(QLatin1Char('\n'));
    EXPECT_TRUE(QRegularExpression(QStringLiteral("White's flag fell first, at \\d\\d:\\d\\d:\\d\\d\\.\\d\\."))
                    .match(facts)
                    .hasMatch())
        << facts.toStdString();
    EXPECT_TRUE(facts.contains(QStringLiteral("Black's flag fell second"))) << facts.toStdString();
}

TEST(ClockFacePage, SaysTheTimeOfDayAFlagHadThoughTheMachineHasSleptSince) {
    Hall hall;
    hall.openRound(QStringLiteral("1"));
    ClockView& face = *hall.workspace.clockView();
    hall.workspace.showClock(1);
    face.startOrPause();
    hall.settle();
    hall.pass(60s + 400ms);
    waitFor([&] { return !face.facts().filter(QStringLiteral("fell first")).isEmpty(); });
    hall.settle();
    QString const before = face.facts().filter(QStringLiteral("fell first")).front();
    hall.ticks.jumpWall(1h); // as after a sleep: the wall went on, the clocks did not
    EXPECT_EQ(face.facts().filter(QStringLiteral("fell first")).front(), before);
}

TEST(ClockFacePage, OffersNoStartToAClockThatHasEnded) {
    Hall hall;
    hall.openRound(QStringLiteral("1"));
    hall.workspace.showClock(1);
    ClockView& face = *hall.workspace.clockView();
    EXPECT_TRUE(face.steerable());
    face.startOrPause();
    hall.settle();
    EXPECT_TRUE(face.steerable());
    hall.pass(61s);
    waitFor([&] { return face.flagFirst() == static_cast<int>(BoardsModel::Side::White); });
    hall.settle();
    EXPECT_TRUE(face.steerable()); // the other clock may still run down
    face.pressLeft();
    hall.settle();
    hall.pass(61s);
    hall.settle();
    face.startOrPause();
    waitFor([&] { return face.phase() == static_cast<int>(BoardsModel::Phase::Paused); });
    EXPECT_FALSE(face.steerable());
    EXPECT_EQ(hall.board(0, "steerable").toBool(), face.steerable());
    hall.enterResult(1, "0");
    hall.settle();
    EXPECT_FALSE(face.steerable());
    EXPECT_FALSE(hall.board(0, "steerable").toBool());
}

TEST(ClockFacePage, SaysTheTimesAsANoticeWhereNothingCanSpeak) {
    qunsetenv("PULSE_SERVER");
    qputenv("XDG_RUNTIME_DIR", "/nowhere");
    Hall hall;
    hall.openRound();
    hall.workspace.showClock(1);
    hall.workspace.clockView()->speak();
    waitFor([&] { return hall.workspace.notice()->text().startsWith(QStringLiteral("White: 3 minutes")); });
}

TEST(ClockSounds, AreSilentUnlessAskedFor) {
    Hall hall;
    Ear ear;
    ClockSounds const sounds(hall.workspace.desk(), *hall.workspace.clockView(), *hall.workspace.preferences(), ear);
    hall.openRound(QStringLiteral("1+0"));
    hall.workspace.showClock(1);
    hall.workspace.boards()->startAll();
    hall.settle();
    hall.pass(60s);
    hall.pass(100ms);
    waitFor([&] { return hall.board(0, "whiteFlag").toBool(); });
    hall.settle();
    EXPECT_TRUE(ear.heard.empty());
}

TEST(ClockSounds, TellTheDeskOfAFlagOnceAndNotWhenMuted) {
    Hall hall;
    Ear ear;
    ClockSounds const sounds(hall.workspace.desk(), *hall.workspace.clockView(), *hall.workspace.preferences(), ear);
    hall.workspace.preferences()->setDeskSound(true);
    hall.openRound(QStringLiteral("90+0"));
    hall.workspace.boards()->start(1);
    hall.settle();
    hall.pass(90min);
    hall.pass(100ms);
    waitFor([&] { return !ear.heard.empty(); });
    hall.settle();
    EXPECT_EQ(ear.heard, std::vector{Tone::Flag});
    hall.workspace.clockView()->toggleMuted();
    hall.workspace.boards()->start(2);
    hall.settle();
    hall.pass(90min);
    hall.pass(100ms);
    waitFor([&] { return hall.board(1, "whiteFlag").toBool(); });
    hall.settle();
    EXPECT_EQ(ear.heard.size(), 1U);
}

TEST(ClockSounds, CallNoFlagThatOnlyAPlayerMayClaim) {
    Hall hall;
    Ear ear;
    ClockSounds const sounds(hall.workspace.desk(), *hall.workspace.clockView(), *hall.workspace.preferences(), ear);
    hall.workspace.preferences()->setDeskSound(true);
    hall.workspace.preferences()->setBoardSound(Preferences::BoardSound::Always);
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Cup"));
    form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
    form.setPlace(QStringLiteral("Delta"));
    form.setControl(QStringLiteral("3+0"));
    form.setEdition(QStringLiteral("E2009"));
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
    hall.settle();
    hall.enterRivers();
    hall.pair();
    hall.workspace.showClock(1);
    EXPECT_TRUE(hall.workspace.clockView()->facts().join(QLatin1Char(' ')).contains(QStringLiteral("A.4d(1)")));
    hall.workspace.clockView()->startOrPause();
    hall.settle();
    hall.pass(3min);
    hall.pass(100ms);
    waitFor([&] { return hall.board(0, "whiteFlag").toBool(); });
    hall.settle();
    EXPECT_TRUE(ear.heard.empty());
}

TEST(ClockSounds, ComeFromCanadianOvertimeOnTheScreenByCustom) {
    Hall hall;
    Ear ear;
    ClockSounds const sounds(hall.workspace.desk(), *hall.workspace.clockView(), *hall.workspace.preferences(), ear);
    hall.openRound(QStringLiteral("1:C10/5"));
    hall.workspace.showClock(1);
    hall.workspace.boards()->start(1);
    hall.settle();
    hall.pass(60s - 500ms);
    hall.workspace.clockView()->toggleMuted();
    hall.workspace.clockView()->toggleMuted();
    hall.pass(500ms);
    hall.pass(100ms);
    waitFor([&] { return !ear.heard.empty(); });
    ASSERT_FALSE(ear.heard.empty());
    EXPECT_EQ(ear.heard.back(), Tone::PeriodEnd);
}

TEST(TonePlayer, PlaysIntoTheVoidWhereThereIsNoLoudspeaker) {
    qunsetenv("PULSE_SERVER");
    qputenv("XDG_RUNTIME_DIR", "/nowhere");
    TonePlayer player;
    player.play(Tone::Beep);
    player.play(Tone::Flag);
}

} // namespace
} // namespace flagfall::view
