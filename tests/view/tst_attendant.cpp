// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/event_address.h"
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

struct AtTheDesk : testing::Test {
    Hall hall;
    Preferences& preferences = *hall.workspace.preferences();
    [[nodiscard]] session::Row lastRow() const { return hall.door.last->rows().back(); }
    [[nodiscard]] QString whoDidTheLast() { return Hall::at(*hall.workspace.history(), 0, "who").toString(); }
};

TEST_F(AtTheDesk, ActsSayWhoDidThemAndAtWhichDesk) {
    preferences.setPerson(QStringLiteral(" Šebestová, Ľ. "));
    preferences.setStation(QStringLiteral("Hall B"));
    hall.create();
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(lastRow().origin.person, "Šebestová, Ľ.");
    EXPECT_EQ(lastRow().origin.station, "Hall B");
    EXPECT_EQ(whoDidTheLast(), QStringLiteral("Šebestová, Ľ. · Hall B"));
}

TEST_F(AtTheDesk, SomebodyElseTakesOverInTheMiddleOfAnEvent) {
    preferences.setPerson(QStringLiteral("First, A."));
    hall.create();
    hall.enter(QStringLiteral("Amazon, A."));
    preferences.setPerson(QStringLiteral("Second, B."));
    hall.enter(QStringLiteral("Nile, N."));
    auto const& rows = hall.door.last->rows();
    EXPECT_EQ(rows[rows.size() - 2].origin.person, "First, A.");
    EXPECT_EQ(rows.back().origin.person, "Second, B.");
    EXPECT_EQ(whoDidTheLast(), QStringLiteral("Second, B. · Desk 1"));
}

TEST_F(AtTheDesk, WhereNobodyHasSaidWhoHeIsTheDeskIsShownAndNeverTheMachine) {
    hall.create();
    EXPECT_EQ(lastRow().origin.person, "");
    EXPECT_EQ(lastRow().origin.station, "Desk 1");
    EXPECT_EQ(whoDidTheLast(), QStringLiteral("Desk 1"));
    EXPECT_TRUE(preferences.station().isEmpty()) << "the usual name is not the user's own";
}

TEST_F(AtTheDesk, WhatAnotherDeskDidIsTakenBackOnlyByAWord) {
    DeskLink& desk = hall.workspace.desk();
    QuestionView& question = *hall.workspace.question();
    hall.openRound();
    hall.enterResult(1, "=");
    hall.settle();
    session::Attendant const here = desk.attendant();
    desk.attend({"Desk 2", "B. Deputy"});
    hall.enterResult(2, "=");
    hall.settle();
    desk.attend(here);
    auto const results = [&] { return 2 - desk.state().rounds.front().missingResults(); };
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(question.title(), QStringLiteral("Undo what was done elsewhere?"));
    EXPECT_EQ(question.text(), QStringLiteral("B. Deputy · Desk 2: result ½–½ on board 2"));
    question.no();
    EXPECT_EQ(results(), 2);
    hall.workspace.undo();
    question.instead();
    hall.settle();
    EXPECT_EQ(results(), 1);
    EXPECT_FALSE(desk.state().rounds.front().board(BoardNumber{1})->result) << "the last thing done here";
    hall.workspace.undo();
    question.yes();
    hall.settle();
    EXPECT_EQ(results(), 0);
}

TEST_F(AtTheDesk, WhatIsAskedAboutIsTakenBackAlsoWhereMoreHasComeMeanwhile) {
    DeskLink& desk = hall.workspace.desk();
    hall.openRound();
    session::Attendant const here = desk.attendant();
    desk.attend({"Desk 2", "B. Deputy"});
    hall.enterResult(1, "=");
    hall.settle();
    desk.attend(here);
    hall.workspace.undo();
    desk.attend({"Desk 2", "B. Deputy"});
    hall.enterResult(2, "=");
    hall.settle();
    desk.attend(here);
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_FALSE(desk.state().rounds.front().board(BoardNumber{1})->result);
    EXPECT_TRUE(desk.state().rounds.front().board(BoardNumber{2})->result) << "nobody was asked about it";
}

TEST(EventInADatabase, IsCalledByItsNameAndItsServer) {
    EXPECT_EQ(eventFileName(QStringLiteral("postgresql://desk@hall:5432/chess?sslmode=require&event=Open%202026")),
              QStringLiteral("Open 2026 (hall)"));
    EXPECT_EQ(eventFileName(QStringLiteral("postgresql:///chess?event=Open")), QStringLiteral("Open"));
    EXPECT_EQ(eventFileName(QStringLiteral("/a/open.flagfall")), QStringLiteral("open.flagfall"));
}

TEST(EventInADatabase, IsAmongThoseOpenedLately) {
    QTemporaryDir const folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    QString const address = QStringLiteral("postgresql://desk@hall/chess?event=Open");
    RecentModel recent{settings};
    recent.add(address, QStringLiteral("River Open"), {}, {});
    recent.note(address, {.paired = 1, .planned = 5, .open = 2});
    EXPECT_FALSE(Hall::at(recent, 0, "grave").toBool()) << "it is not a file that is gone";
    EXPECT_EQ(recent.continueText(), QStringLiteral("Continue River Open"));
}

TEST(Attendant, IsRememberedOnThisComputer) {
    QTemporaryDir const folder;
    QString const file = folder.filePath(QStringLiteral("settings.ini"));
    {
        QSettings settings(file, QSettings::IniFormat);
        Preferences preferences(settings);
        preferences.setPerson(QStringLiteral("A. Arbiter"));
    }
    QSettings settings(file, QSettings::IniFormat);
    EXPECT_EQ(Preferences(settings).person(), QStringLiteral("A. Arbiter"));
}

} // namespace
} // namespace flagfall::view
