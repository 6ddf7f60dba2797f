// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/control/control_form.h"

#include "clock/typed_control.h"
#include "tests/view/hall.h"

#include <QSettings>
#include <QSignalSpy>

namespace flagfall::view {
namespace {

struct ControlEditing : testing::Test {
    void start(char const* text) { form.start(QString::fromLatin1(text), QStringLiteral("E2023")); }
    [[nodiscard]] std::string text() const { return form.text().toStdString(); }
    [[nodiscard]] static QString figure(PeriodsModel& periods, int row, char const* role) {
        return Hall::at(periods, row, role).toString();
    }

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    ControlForm form{settings};
    QAbstractItemModelTester white{form.white(), QAbstractItemModelTester::FailureReportingMode::Fatal};
    QAbstractItemModelTester black{form.black(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(ControlEditing, ATextIsAnsweredInWordsWithItsClass) {
    start("40/90:30 +30");
    EXPECT_TRUE(form.ok());
    EXPECT_EQ(form.words().toStdString(), "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 1: "
                                          "standard chess (Laws 2023, A.1)");
    EXPECT_EQ(form.exactText(), QStringLiteral("40/5400000+30000:1800000+30000 | Z frz"));
    EXPECT_EQ(form.fileText(), QStringLiteral("40/5400+30:1800+30"));
    EXPECT_EQ(form.fingerprint().size(), 4);
    EXPECT_EQ(form.presetName(), QStringLiteral("Classical: Olympiad, World Cup, continental and youth championships"));
}

TEST_F(ControlEditing, AnotherEditionMayClassItDifferently) {
    start("10+2");
    EXPECT_TRUE(form.words().endsWith(QStringLiteral("rapid chess (Laws 2023, A.1)")));
    form.setEdition(QStringLiteral("E2009"));
    EXPECT_TRUE(form.words().endsWith(QStringLiteral("blitz (Laws 2009, B.1)")));
}

TEST_F(ControlEditing, AnEditionThatIsNotKnownIsNotTakenForTheNewest) {
    start("10+2");
    form.setEdition(QStringLiteral("E2009"));
    form.setEdition(QStringLiteral("E2031"));
    EXPECT_EQ(form.edition(), QStringLiteral("E2009"));
}

TEST_F(ControlEditing, ATagOfAFileIsUnderstood) {
    for (auto const* tag : {"40/5400+30:1800+30", "40/5400000+30000:1800000+30000 | Z frz", "40/90:30 +30"}) {
        start("");
        form.setText(QString::fromLatin1(tag));
        EXPECT_EQ(form.fileText(), QStringLiteral("40/5400+30:1800+30")) << tag;
    }
}

TEST_F(ControlEditing, AnErrorIsAtItsColumn) {
    start("90+30");
    form.setText(QStringLiteral("90+x"));
    EXPECT_FALSE(form.ok());
    EXPECT_EQ(form.problemColumn(), 4);
    EXPECT_EQ(form.problem(), QStringLiteral("Column 4: Enter a number here."));
    form.setText(QStringLiteral("90\u2032+x"));
    EXPECT_EQ(form.problemColumn(), 5) << "a sign of three bytes is one column";
    EXPECT_EQ(figure(*form.white(), 0, "time"), QStringLiteral("90")) << "the periods stay as they were";
}

TEST_F(ControlEditing, WhatMayBeMeantInSecondsIsAsked) {
    start("180+2");
    EXPECT_EQ(form.otherReading(), QStringLiteral("3 minutes, 2 seconds a move from move 1"));
    form.takeOtherReading();
    EXPECT_EQ(text(), "3+2");
    EXPECT_TRUE(form.otherReading().isEmpty());
}

// --- Periods ---------------------------------------------------------------------------------------------

TEST_F(ControlEditing, PeriodsFollowTheText) {
    start("40/90:30 +30");
    EXPECT_EQ(form.white()->count(), 2);
    EXPECT_EQ(figure(*form.white(), 0, "moves"), QStringLiteral("40"));
    EXPECT_EQ(figure(*form.white(), 1, "moves"), QString());
    EXPECT_EQ(figure(*form.white(), 1, "extra"), QStringLiteral("30"));
    form.setText(QStringLiteral("60+5x30"));
    EXPECT_EQ(figure(*form.white(), 1, "count"), QStringLiteral("5"));
    EXPECT_EQ(figure(*form.white(), 1, "time"), QStringLiteral("30"));
    EXPECT_TRUE(Hall::at(*form.white(), 1, "inSeconds").toBool());
    form.setText(QStringLiteral("5"));
    EXPECT_EQ(form.white()->count(), 1);
}

TEST_F(ControlEditing, TheTextFollowsThePeriods) {
    start("90+30");
    form.white()->add();
    EXPECT_EQ(text(), "40/90:30 +30");
    form.white()->setTime(1, QStringLiteral("15"));
    EXPECT_EQ(text(), "40/90:15 +30");
    form.white()->setExtra(0, QStringLiteral("0"));
    EXPECT_EQ(text(), "40/90:15+30");
    form.white()->remove(0);
    EXPECT_EQ(text(), "15+30");
}

TEST_F(ControlEditing, WhatIsTypedStaysAsItIsTyped) {
    start("90+30");
    form.white()->setTime(0, QStringLiteral("1h30"));
    EXPECT_EQ(figure(*form.white(), 0, "time"), QStringLiteral("1h30"));
    EXPECT_EQ(text(), "90+30");
    form.white()->setTime(0, QStringLiteral("600"));
    EXPECT_EQ(form.fileText(), QStringLiteral("36000+30")) << "the figure is in minutes, however large";
    form.white()->setTime(0, QStringLiteral("0:30"));
    EXPECT_EQ(form.fileText(), QStringLiteral("30+30"));
}

TEST_F(ControlEditing, AFigureThatCannotBeReadIsSaidAtItsPeriod) {
    start("40/90:30 +30");
    form.white()->setTime(1, QStringLiteral("soon"));
    EXPECT_FALSE(form.ok());
    EXPECT_FALSE(figure(*form.white(), 1, "error").isEmpty());
    EXPECT_TRUE(figure(*form.white(), 0, "error").isEmpty());
    form.white()->setTime(1, QStringLiteral("20"));
    EXPECT_TRUE(form.ok());
    EXPECT_TRUE(figure(*form.white(), 1, "error").isEmpty());
    EXPECT_EQ(text(), "40/90:20 +30");
}

TEST_F(ControlEditing, APeriodThatMakesNoControlSaysWhy) {
    start("90+30");
    form.white()->setTime(0, QStringLiteral("0"));
    EXPECT_TRUE(form.ok()) << "30 seconds a move are time";
    form.white()->setExtra(0, QStringLiteral("0"));
    EXPECT_FALSE(form.ok());
    EXPECT_EQ(figure(*form.white(), 0, "error"), QStringLiteral("A period has neither main time nor increment."));
}

TEST_F(ControlEditing, EveryKindOfClockCanBeChosen) {
    EXPECT_EQ(form.methodNames().size(), form.methodWords().size());
    for (QString const& method : form.methodWords()) {
        start("90+30");
        form.white()->setMethod(0, method);
        EXPECT_TRUE(form.ok()) << method.toStdString();
        EXPECT_EQ(methodWord(form.setting()->periods(Colour::White).front().method), method);
        EXPECT_EQ(figure(*form.white(), 0, "method"), method);
        EXPECT_TRUE(clock::readControl(text()) == *form.setting()) << text();
    }
    EXPECT_FALSE(form.white()->canAdd()) << "a time for each move is the whole control";
}

TEST_F(ControlEditing, AnotherPeriodGoesBeforeByoyomi) {
    start("60+5x30");
    form.white()->add();
    EXPECT_EQ(text(), "40/60:30+5x30");
}

TEST_F(ControlEditing, EachPlayerMayHaveHisOwn) {
    start("5");
    EXPECT_TRUE(form.same());
    form.setSame(false);
    form.black()->setTime(0, QStringLiteral("4"));
    EXPECT_EQ(text(), "W5 B4");
    form.exchangeSides();
    EXPECT_EQ(text(), "W4 B5");
    form.setSame(true);
    EXPECT_EQ(text(), "4+0");
    form.setText(QStringLiteral("W5 B4 +3@61"));
    EXPECT_FALSE(form.same());
    EXPECT_EQ(figure(*form.black(), 0, "fromMove"), QStringLiteral("61"));
    form.setText(QStringLiteral("3+2"));
    EXPECT_TRUE(form.same());
}

// --- Options ---------------------------------------------------------------------------------------------

TEST_F(ControlEditing, OptionsStandInTheTextWhereTheyAreNotTheUsualOnes) {
    start("40/90:30 +30");
    EXPECT_TRUE(form.severalPeriods());
    form.setAtQuota(true);
    EXPECT_EQ(text(), "40/90:30 +30 | quota");
    form.setFreezes(false);
    EXPECT_EQ(text(), "40/90:30 +30 | quota nofreeze");
    form.setFirstMoveCredited(false);
    EXPECT_EQ(text(), "40/90:30 +30 | quota nofreeze nofirst");
    form.setText(QStringLiteral("40/90:30 +30"));
    EXPECT_FALSE(form.atQuota());
    EXPECT_TRUE(form.freezes());
    EXPECT_TRUE(form.firstMoveCredited());
}

TEST_F(ControlEditing, TheClockDoesAtTheFlagWhatIsUsualUntilToldOtherwise) {
    start("5");
    EXPECT_FALSE(form.freezes());
    form.white()->setMethod(0, QStringLiteral("increment"));
    EXPECT_TRUE(form.freezes());
    EXPECT_EQ(text(), "5+30");
    form.setFreezes(false);
    form.white()->setExtra(0, QStringLiteral("3"));
    EXPECT_EQ(text(), "5+3 | nofreeze");
}

TEST_F(ControlEditing, MovesAreNeededWhereTheyBeginTheNextPeriod) {
    start("90:30");
    form.setAtQuota(true);
    EXPECT_FALSE(form.ok());
    EXPECT_EQ(figure(*form.white(), 0, "error"), form.problem());
    form.white()->setMoves(0, QStringLiteral("40"));
    EXPECT_EQ(text(), "40/90:30 | quota");
}

// --- In the event form -----------------------------------------------------------------------------------

TEST(ControlOfAnEvent, KeepsWhatOnlyTheEditorCanSay) {
    Hall hall;
    hall.create(QStringLiteral("40/90:30 +30 | quota"));
    ASSERT_TRUE(hall.workspace.event()->control().startsWith(QStringLiteral("40/90:30 +30")));
    EventForm& form = *hall.workspace.eventForm();
    form.startEdit();
    EXPECT_EQ(form.control(), QStringLiteral("40/90:30 +30 | quota"));
    EXPECT_TRUE(form.controlWords().contains(QStringLiteral("the next period begins when its moves are made")));
}

TEST(ControlOfAnEvent, MayBeTheExactForm) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Cup"));
    form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
    form.setControl(QStringLiteral("300000+3000 | M nofrz nofirst"));
    EXPECT_TRUE(form.valid());
    EXPECT_TRUE(form.controlOk());
}

} // namespace
} // namespace flagfall::view
