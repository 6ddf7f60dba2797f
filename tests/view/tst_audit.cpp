// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall.h"

#include "app/view/audit/audit_text.h"

#include <gtest/gtest.h>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// A round of two boards whose start the arbiter has given.
class AuditViews : public testing::Test {
protected:
    void begin(QString const& control = QStringLiteral("90+30"), QString const& defaultTime = QStringLiteral("30")) {
        hall.workspace.eventForm()->startNew();
        session::EventDraft draft;
        draft.name = "River Cup";
        draft.control = control.toStdString();
        draft.edition = "E2023";
        draft.system = "BERGER_ROUNDROBIN";
        draft.defaultTime = defaultTime.toStdString();
        ASSERT_TRUE(hall.workspace.openJournal(std::make_unique<storage::MemoryJournal>(), QStringLiteral("river")));
        submit(session::OpenEvent{draft});
        hall.enterRivers();
        hall.pair();
    }
    void submit(session::Command command) {
        bool answered = false;
        hall.workspace.desk().submit(std::move(command), session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [&](auto const&) { answered = true; });
        ASSERT_TRUE(Hall::until([&] { return answered; }));
    }
    void start() { submit(session::StartClocks{RoundNumber{1}, {}}); }
    void pass(std::chrono::nanoseconds time) {
        hall.pass(time);
        hall.settle();
        audit.refresh();
        attendance.update();
    }
    void mark(QString const& typed) {
        EXPECT_TRUE(attendance.mark(typed)) << typed.toStdString();
        hall.settle();
    }

    Hall hall;
    AuditModel& audit = *hall.workspace.audit();
    AttendanceModel& attendance = *hall.workspace.attendance();
    QAbstractItemModelTester auditTester{&audit, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QAbstractItemModelTester attendanceTester{&attendance, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(AuditViews, AHallWhereAllIsWellSaysWhatWasLookedAt) {
    begin();
    start();
    pass(30s);
    EXPECT_EQ(audit.count(), 0);
    EXPECT_EQ(audit.caption(), QStringLiteral("Round 1, 2 boards"));
    EXPECT_EQ(audit.checked().size(), 6);
}

TEST_F(AuditViews, AHallWithoutAClockThatWasStartedSaysThatNothingWasCompared) {
    begin();
    EXPECT_EQ(audit.checked(), QStringList{QStringLiteral("No clock of the program was started in this round: there "
                                                          "were no times, moves or displays to compare.")});
}

TEST_F(AuditViews, AFindingSaysWhatIsOddAndWhatMayBeDone) {
    begin();
    start();
    submit(session::CorrectClocks{
        RoundNumber{1},
        {BoardNumber{2}},
        {clock::InstallSetting{std::make_shared<clock::Setting const>(clock::parseControl("90 d30").value())}}});
    audit.refresh();
    ASSERT_EQ(audit.count(), 1);
    EXPECT_EQ(audit.urgentCount(), 1);
    EXPECT_EQ(Hall::at(audit, 0, "board").toInt(), 2);
    EXPECT_EQ(Hall::at(audit, 0, "names").toString(), QStringLiteral("Nile, N. – Volga, V."));
    EXPECT_TRUE(Hall::at(audit, 0, "what").toString().startsWith(QStringLiteral("The clock is set to 90 d30 (")));
    EXPECT_FALSE(Hall::at(audit, 0, "advice").toString().isEmpty());
}

TEST_F(AuditViews, AFindingThatWasSeenIsPutAsideUntilItIsAskedFor) {
    begin();
    start();
    submit(session::CorrectClocks{
        RoundNumber{1}, {BoardNumber{2}}, {clock::SetLever{Colour::Black, clock::Lever::Locked}}});
    audit.refresh();
    ASSERT_EQ(audit.count(), 1);
    audit.putAside(0);
    EXPECT_EQ(audit.count(), 0);
    EXPECT_EQ(audit.asideCount(), 1);
    audit.bringBack();
    EXPECT_EQ(audit.count(), 1);
}

TEST_F(AuditViews, WhatComesUpAgainAfterItWasPutAsideAndGoneIsShown) {
    begin();
    start();
    auto const turn = [&](clock::Lever lever) {
        submit(session::CorrectClocks{RoundNumber{1}, {BoardNumber{2}}, {clock::SetLever{Colour::Black, lever}}});
        audit.refresh();
    };
    turn(clock::Lever::Locked);
    audit.putAside(0);
    turn(clock::Lever::Free);
    EXPECT_EQ(audit.asideCount(), 0);
    turn(clock::Lever::Locked);
    EXPECT_EQ(audit.count(), 1);
}

TEST_F(AuditViews, TheDefaultTimeIsCountedDownOnTheBoard) {
    begin();
    mark(QStringLiteral("2b"));
    EXPECT_EQ(Hall::at(attendance, 0, "timeText").toString(),
              QStringLiteral("The time counts from the start of the round."));
    start();
    pass(17min + 26s);
    ASSERT_EQ(attendance.count(), 1) << "White has not moved on board 1 either, and nobody marked him absent";
    EXPECT_EQ(Hall::at(attendance, 0, "timeText").toString(), QStringLiteral("12:34 left"));
    EXPECT_EQ(Hall::at(attendance, 0, "blackState").toString(), QStringLiteral("absent"));
    pass(12min + 35s);
    ASSERT_EQ(attendance.count(), 2);
    EXPECT_TRUE(Hall::at(attendance, 0, "suspected").toBool());
}

TEST_F(AuditViews, TheForfeitIsGivenByTheArbiterOnceTheTimeIsOver) {
    begin();
    mark(QStringLiteral("2 B"));
    start();
    pass(30min);
    attendance.forfeit(2);
    hall.settle();
    EXPECT_FALSE(hall.workspace.desk().state().rounds[0].boards[1].result);
    QString told;
    QObject::connect(&attendance, &AttendanceModel::defaultTimeOver, [&](QString const& text) { told = text; });
    pass(20s);
    EXPECT_EQ(told, QStringLiteral("The default time has expired on 1 board: 2."));
    EXPECT_EQ(Hall::at(attendance, 1, "timeText").toString(), QStringLiteral("The default time expired 0:20 ago."));
    EXPECT_EQ(Hall::at(attendance, 1, "forfeitText").toString(), QStringLiteral("+/–"));
    EXPECT_EQ(attendance.overCount(), 1);
    EXPECT_TRUE(attendance.key(2, QStringLiteral("f")));
    hall.settle();
    session::Board const& board = hall.workspace.desk().state().rounds[0].boards[1];
    EXPECT_EQ(board.result, Result::WhiteWinsByForfeit);
    EXPECT_EQ(board.article, "6.7.1");
}

TEST_F(AuditViews, WhoCameTooLateIsToldByHowMuch) {
    begin();
    mark(QStringLiteral("2B"));
    start();
    pass(32min + 12s);
    mark(QStringLiteral("2B"));
    attendance.update();
    EXPECT_EQ(Hall::at(attendance, 1, "blackState").toString(), QStringLiteral("too late"));
    EXPECT_EQ(Hall::at(attendance, 1, "timeText").toString(), QStringLiteral("Arrived 2:12 after the default time."));
    EXPECT_TRUE(Hall::at(attendance, 1, "over").toBool());
}

TEST_F(AuditViews, ALineSaysWhatItMeansBeforeItIsEntered) {
    begin();
    EXPECT_EQ(attendance.meaning(QStringLiteral("2")), QString());
    EXPECT_EQ(attendance.meaning(QStringLiteral("7W")), QString());
    EXPECT_EQ(attendance.meaning(QStringLiteral("2x")), QString());
    EXPECT_EQ(attendance.meaning(QStringLiteral("2wb")),
              QStringLiteral("Board 2: Nile, N. is absent; Volga, V. is absent"));
    mark(QStringLiteral("2wb"));
    EXPECT_EQ(attendance.meaning(QStringLiteral("2w")), QStringLiteral("Board 2: Nile, N. has arrived"));
    EXPECT_FALSE(attendance.mark(QStringLiteral("2")));
}

TEST_F(AuditViews, TheRuleIsThatOfTheEdition) {
    session::EventDetails details;
    details.edition = editionByCode("E2009");
    details.houseRules = usualHouseRules(*details.edition);
    details.houseRules.defaultTime = 30min;
    EXPECT_EQ(
        defaultTimeText(details),
        QStringLiteral(
            "A player who arrives more than 30 minutes after the start loses (Laws 2009, 6.6a). Only the regulations "
            "of the event may say otherwise. While both players are absent, White's clock runs (6.6b)."));
    details.edition = editionByCode("E2023");
    details.houseRules = usualHouseRules(*details.edition);
    EXPECT_EQ(defaultTimeText(details), QStringLiteral("Default time is zero: a player who arrives after the start "
                                                       "loses (Laws 2023, 6.7.1). The arbiter may decide otherwise."));
    details.houseRules.lateDiscretion = LateDiscretion::None;
    EXPECT_TRUE(
        defaultTimeText(details).endsWith(QStringLiteral("Only the regulations of the event may say otherwise.")));
}

// --- recovery ----------------------------------------------------------------------------------------------

/// The same event as a crash left it: two clocks that ran for a minute, and two hours and a half of nothing.
class RecoveryViews : public AuditViews {
protected:
    void crash(QString const& control, std::chrono::milliseconds later = {}) {
        auto journal = std::make_unique<storage::MemoryJournal>();
        storage::MemoryJournal const& rows = *journal;
        ASSERT_TRUE(hall.workspace.openJournal(std::move(journal), QStringLiteral("river")));
        session::EventDraft draft;
        draft.name = "River Cup";
        draft.control = control.toStdString();
        draft.edition = "E2023";
        draft.system = "BERGER_ROUNDROBIN";
        submit(session::OpenEvent{draft});
        hall.enterRivers();
        hall.pair();
        start();
        hall.pass(20s);
        hall.settle();
        submit(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
        auto left = std::make_unique<storage::MemoryJournal>(rows.rows());
        hall.pass(40s + later);
        left->beat({hall.workspace.desk().now(), hall.ticks.wall(), hall.ticks.boot(), hall.ticks.now()});
        hall.ticks.pass(150min);
        ASSERT_TRUE(hall.workspace.openJournal(std::move(left), QStringLiteral("river")));
        hall.settle();
    }
    RecoveryModel& recovery = *hall.workspace.recovery();
};

TEST_F(RecoveryViews, EachReadingSaysHowItDiffersFromTheLastSignOfLife) {
    crash(QStringLiteral("5+0"));
    ASSERT_EQ(recovery.count(), 2);
    EXPECT_EQ(Hall::at(recovery, 0, "lastHeartbeat").toString(), QStringLiteral("W 4:40  B 4:20"));
    EXPECT_EQ(Hall::at(recovery, 0, "eventDifference").toString(), QStringLiteral("Black +0:40"));
    EXPECT_EQ(Hall::at(recovery, 0, "restartDifference").toString(), QStringLiteral("Black −4:20"));
    EXPECT_EQ(recovery.eventSummary(),
              QStringLiteral("2 boards differ from the last recorded time, by at most +1:00."));
    EXPECT_TRUE(recovery.restartSummary().endsWith(QStringLiteral("2 flags would fall.")));
}

TEST_F(RecoveryViews, WhatTheReadingsDifferByIsWhatTheyShow) {
    crash(QStringLiteral("5+0"), 300ms); // Black has 4:19.7, which is shown as 4:20
    EXPECT_EQ(Hall::at(recovery, 0, "lastHeartbeat").toString(), QStringLiteral("W 4:40  B 4:20"));
    EXPECT_EQ(Hall::at(recovery, 0, "lastEvent").toString(), QStringLiteral("W 4:40  B 5:00"));
    EXPECT_EQ(Hall::at(recovery, 0, "eventDifference").toString(), QStringLiteral("Black +0:40"));
}

TEST_F(RecoveryViews, H03_AFlagInTheGapIsMarkedAsProvisional) {
    crash(QStringLiteral("5+0"));
    EXPECT_TRUE(
        Hall::at(recovery, 0, "provisional").toString().startsWith(QStringLiteral("Black's flag, provisional")));
    crash(QStringLiteral("180+0"));
    EXPECT_EQ(Hall::at(recovery, 0, "provisional").toString(), QString());
}

TEST_F(RecoveryViews, BothTimesMayBeTypedAndWhatIsLeftIsExact) {
    crash(QStringLiteral("5+0"));
    EXPECT_EQ(Hall::at(recovery, 0, "whiteTime").toString(), QStringLiteral("4:40"));
    EXPECT_FALSE(recovery.decideTyped(1, 1, QStringLiteral("4:40"), QStringLiteral("4")));
    EXPECT_FALSE(recovery.timeProblem(QStringLiteral("4")).isEmpty());
    EXPECT_TRUE(recovery.decideTyped(1, 1, QStringLiteral("4:40"), QStringLiteral("3:30")));
    hall.settle();
    clock::Clock const& clock = *hall.workspace.desk().state().rounds[0].boards[0].clock;
    EXPECT_EQ(clock.sides.white.main, 280s);
    EXPECT_EQ(clock.sides.black.main, 210s);
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("Ctrl+Z")));
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(recovery.count(), 2);
}

TEST_F(RecoveryViews, TheKey4AsksForOtherTimesAndIsNoReading) {
    crash(QStringLiteral("5+0"));
    EXPECT_TRUE(recovery.asksTimes(QStringLiteral("4"), 0, 0));
    EXPECT_FALSE(recovery.asksTimes(QStringLiteral("3"), 0, 0));
    EXPECT_FALSE(recovery.key(1, 1, QStringLiteral("4"), 0, 0));
}

TEST_F(RecoveryViews, AfterASleepItSaysHowLongAndResumesTheClocksTogether) {
    begin();
    start();
    hall.pass(10s);
    hall.settle();
    EXPECT_EQ(recovery.asleepText(), QString());
    hall.ticks.jumpWall(3min);
    hall.ticks.sleep(3min);
    hall.workspace.desk().desk()->wake();
    ASSERT_TRUE(Hall::until([&] { return !recovery.asleepText().isEmpty(); }));
    EXPECT_TRUE(recovery.asleepText().startsWith(QStringLiteral("The computer slept for about 3 minutes")))
        << recovery.asleepText().toStdString();
    EXPECT_TRUE(recovery.asleepText().contains(QStringLiteral("2 clocks were paused")));
    recovery.resumeAsleep();
    hall.settle();
    EXPECT_EQ(hall.workspace.boards()->runningCount(), 2);
    EXPECT_EQ(recovery.asleepText(), QString());
}

// --- several desks -----------------------------------------------------------------------------------------

/// This desk is the first one, and another one writes to its journal.
class SeveralDesksViews : public RecoveryViews {
protected:
    SeveralDesksViews() {
        auto made = std::make_unique<storage::MemoryJournal>();
        made->share();
        journal = made.get();
        EXPECT_TRUE(hall.workspace.openJournal(std::move(made), QStringLiteral("river")));
        session::EventDraft draft;
        draft.name = "River Cup";
        draft.control = "5+0";
        draft.edition = "E2023";
        draft.system = "BERGER_ROUNDROBIN";
        submit(session::OpenEvent{draft});
        hall.enterRivers();
        hall.pair();
    }
    void anotherWrites(session::Act const& act) {
        session::NewRow row = encode(act);
        row.origin = {ids.next(), "Desk 2", "B. Arbiter", {}, {}};
        row.at = hall.workspace.desk().now();
        journal->appendByAnother({&row, 1});
        hall.settle();
    }
    void anotherStarts(int board) {
        session::ClocksOperated start{
            RoundNumber{1}, {BoardNumber{board}}, clock::Start{}, hall.workspace.desk().now(), {}};
        start.desk = 2;
        anotherWrites(start);
    }
    session::CommandIds ids{"Desk 2", "boot", 1, session::WallTime{}};
    storage::MemoryJournal* journal = nullptr;
};

TEST_F(SeveralDesksViews, ThePageSaysWhatOtherDesksRunAndTakesItOver) {
    EXPECT_EQ(recovery.elsewhereText(), QString());
    submit(session::StartClocks{RoundNumber{1}, {BoardNumber{1}}});
    EXPECT_EQ(recovery.elsewhereText(), QString()) << "its own";
    anotherStarts(2);
    EXPECT_TRUE(recovery.elsewhereText().startsWith(QStringLiteral("Run at other desks: Desk 2: 1 clock.")))
        << recovery.elsewhereText().toStdString();
    journal->beat({hall.workspace.desk().now() + 10s, hall.ticks.wall(), "boot", 0, 2});
    hall.pass(40s);
    recovery.takeOver();
    ASSERT_TRUE(Hall::until([&] { return hall.workspace.question()->asked(); }));
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Take over the clocks of Desk 2?"));
    EXPECT_TRUE(hall.workspace.question()->consequences().contains(
        QStringLiteral("Time since the last sign of life of Desk 2: 30 seconds.")))
        << hall.workspace.question()->consequences().join(QLatin1Char('|')).toStdString();
    hall.workspace.question()->yes();
    ASSERT_TRUE(Hall::until([&] { return recovery.count() == 1; }));
    EXPECT_EQ(recovery.elsewhereText(), QString());
    EXPECT_EQ(Hall::at(recovery, 0, "lastHeartbeat").toString(), QStringLiteral("W 4:50  B 5:00"));
    EXPECT_EQ(hall.workspace.boards()->runningCount(), 1) << "its own goes on";
}

TEST_F(SeveralDesksViews, TheDeskThatHasLostItsClocksIsTold) {
    submit(session::StartClocks{RoundNumber{1}, {}});
    anotherWrites(session::ClocksTaken{RoundNumber{1},
                                       {BoardNumber{1}, BoardNumber{2}},
                                       1,
                                       2,
                                       hall.workspace.desk().now(),
                                       hall.workspace.desk().now()});
    EXPECT_EQ(hall.workspace.notice()->text(),
              QStringLiteral("Desk 2 has taken over 2 clocks of this desk and runs them now."));
    EXPECT_EQ(recovery.count(), 2);
    EXPECT_TRUE(recovery.elsewhereText().contains(QStringLiteral("Desk 2: 2 clocks")));
}

} // namespace
} // namespace flagfall::view
