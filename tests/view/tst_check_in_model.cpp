// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/bye_list.h"
#include "tests/view/hall.h"

#include <QSignalSpy>

namespace flagfall::view {
namespace {

/// A Swiss of rivers whose check-in is open at the desk.
struct CheckInPageModel : testing::Test {
    Hall hall;
    CheckInModel& desk = *hall.workspace.checkIn();
    CheckInModel& kiosk = *hall.workspace.kiosk();
    QAbstractItemModelTester tester{&desk, QAbstractItemModelTester::FailureReportingMode::Fatal};

    CheckInPageModel() {
        EventForm& form = *hall.workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Open"));
        form.setControl(QStringLiteral("3+2"));
        form.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
        form.setRounds(3);
        form.setInitialColour(QStringLiteral("white"));
        form.setLanguage(QStringLiteral("sk"));
        hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/open.flagfall")));
        hall.settle();
        for (char const* name : {"Váh, Ján", "Čierna, Eva", "Hron, Anna", "Dunaj, Karol", "Hornád, Váh"})
            hall.enter(QString::fromUtf8(name), QStringLiteral("2000"));
        desk.setWatched(true);
    }

    [[nodiscard]] QStringList names(CheckInModel const& model) const {
        QStringList all;
        for (CheckInRow const& row : model.rows()) all += row.name;
        return all;
    }
    [[nodiscard]] CheckInRow row(CheckInModel const& model, QString const& start) const {
        for (CheckInRow const& one : model.rows())
            if (one.name.startsWith(start)) return one;
        ADD_FAILURE() << "nobody is called " << start.toStdString();
        return {};
    }
    void turn(QString const& start) {
        desk.arrive(row(desk, start).playerId);
        hall.settle();
    }
};

TEST_F(CheckInPageModel, EverybodyStandsInTheAlphabetOfTheEvent) {
    EXPECT_EQ(names(desk), QString::fromUtf8("Čierna, Eva|Dunaj, Karol|Hornád, Váh|Hron, Anna|Váh, Ján").split('|'));
    EXPECT_EQ(desk.countText(), QStringLiteral("0 players here, 5 not here yet"));
    EXPECT_EQ(desk.title(), QStringLiteral("Check-in for round 1"));
}

TEST(CheckIn, IsForNoRoundOnceEveryRoundIsPaired) {
    Hall hall;
    hall.openRound();
    for (int round = 2; round <= 3; ++round) {
        hall.enterResult(1, "1");
        hall.enterResult(2, "1");
        hall.settle();
        hall.pair();
    }
    CheckInModel& desk = *hall.workspace.checkIn();
    desk.setWatched(true);
    EXPECT_EQ(desk.title(), QStringLiteral("Check-in: every round is paired"));
    desk.arrive(1);
    hall.settle();
    EXPECT_EQ(hall.workspace.players()->rows().front().stateText, QString{}) << "it says nothing any more";
}

TEST_F(CheckInPageModel, AFewLettersOfAnyPartOfTheNameFindIt) {
    desk.setTyped(QStringLiteral("vah"));
    EXPECT_EQ(names(desk), QString::fromUtf8("Váh, Ján|Hornád, Váh").split('|')) << "who begins so comes first";
    desk.setTyped(QStringLiteral("ho va"));
    EXPECT_EQ(names(desk), QStringList{QString::fromUtf8("Hornád, Váh")});
    desk.setTyped({});
    EXPECT_EQ(desk.rowCount(), 5);
}

TEST_F(CheckInPageModel, EnterSaysThatAPlayerIsHereAndDeleteThatHeIsNot) {
    turn(QStringLiteral("Hron"));
    EXPECT_EQ(row(desk, QStringLiteral("Hron")).state, CheckInRow::State::Here);
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Hron, Anna is here, 4 still missing."));
    turn(QStringLiteral("Hron"));
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Hron, Anna is here already."));
    EXPECT_EQ(desk.missing(), 4) << "a key that was struck twice changes nothing";
    desk.takeBack(row(desk, QStringLiteral("Hron")).playerId);
    hall.settle();
    EXPECT_EQ(desk.missing(), 5);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(desk.missing(), 4);
}

TEST_F(CheckInPageModel, OnlyTheMissingAreShownAndTheNextOneIsFound) {
    turn(QString::fromUtf8("Čierna"));
    turn(QStringLiteral("Dunaj"));
    EXPECT_EQ(desk.nextMissing(0), 2);
    EXPECT_EQ(desk.nextMissing(4), 2) << "from the top again";
    desk.setOnlyMissing(true);
    EXPECT_EQ(desk.rowCount(), 3);
    EXPECT_EQ(desk.missingNames(), QString::fromUtf8("Hornád, Váh\nHron, Anna\nVáh, Ján"));
}

TEST_F(CheckInPageModel, ClosingGivesAByeAndWhoComesAfterwardsTakesPart) {
    turn(QStringLiteral("Hron"));
    desk.close(CheckInModel::Absent::ZeroPointBye);
    hall.settle();
    EXPECT_EQ(desk.missing(), 0);
    EXPECT_EQ(row(desk, QStringLiteral("Dunaj")).state, CheckInRow::State::Resting);
    turn(QStringLiteral("Dunaj"));
    EXPECT_EQ(row(desk, QStringLiteral("Dunaj")).state, CheckInRow::State::Here);
    EXPECT_EQ(row(desk, QString::fromUtf8("Váh")).state, CheckInRow::State::Resting);
}

TEST_F(CheckInPageModel, WhoWasTakenOutOfTheEventComesBack) {
    hall.workspace.pairing()->propose();
    hall.workspace.pairing()->publish();
    hall.settle();
    hall.settle();
    turn(QStringLiteral("Hron"));
    desk.close(CheckInModel::Absent::Withdrawal);
    hall.settle();
    EXPECT_EQ(row(desk, QStringLiteral("Dunaj")).state, CheckInRow::State::Withdrawn);
    turn(QStringLiteral("Dunaj"));
    EXPECT_EQ(row(desk, QStringLiteral("Dunaj")).state, CheckInRow::State::Here);
}

TEST_F(CheckInPageModel, WhatIsOwedIsInTheLineAndPaidWithOneKey) {
    PlayerForm& form = *hall.workspace.playerForm();
    form.startEdit(row(desk, QStringLiteral("Hron")).playerId);
    form.say(QStringLiteral("feeOwed"), QStringLiteral("15.50"));
    form.submit();
    hall.settle();
    EXPECT_EQ(row(desk, QStringLiteral("Hron")).fee, QStringLiteral("owes 15.50"));
    EXPECT_EQ(desk.feeText(), QStringLiteral("Fees owed: 15.50"));
    desk.payFee(row(desk, QStringLiteral("Hron")).playerId);
    hall.settle();
    EXPECT_EQ(row(desk, QStringLiteral("Hron")).fee, QString{});
    EXPECT_EQ(desk.feeText(), QString{});
}

TEST_F(CheckInPageModel, PairingAsksWhileSomebodyIsMissing) {
    turn(QStringLiteral("Hron"));
    hall.workspace.pairing()->propose();
    EXPECT_EQ(hall.workspace.pairing()->presence()->countText(),
              QString::fromUtf8("5 players take part. Not checked in: Váh, Ján; Čierna, Eva; Dunaj, Karol and 1 more"));
    hall.workspace.pairing()->publish();
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Pair with players who have not checked in?"));
    EXPECT_TRUE(hall.workspace.question()->consequences().front().contains(QStringLiteral("; "))) << "they are named";
    EXPECT_FALSE(hall.workspace.question()->consequences().front().contains(QStringLiteral("Hron")));
    hall.workspace.question()->no();
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 0);
}

TEST_F(CheckInPageModel, BegunAnewNobodyIsHere) {
    turn(QStringLiteral("Hron"));
    EXPECT_TRUE(desk.isHeld());
    desk.beginAnew();
    hall.settle();
    EXPECT_FALSE(desk.isHeld());
    EXPECT_EQ(desk.missing(), 5);
}

// --- the players' own screen ----------------------------------------------------------------------------------

TEST_F(CheckInPageModel, ThePlayersScreenShowsNamesOnlyOnceTheyAreAskedForAndNothingOfTheDesk) {
    kiosk.setWatched(true);
    EXPECT_EQ(kiosk.letters().join(QString{}), QStringLiteral("ACDEHIJKLNORUV")) << "what can be typed at all";
    EXPECT_EQ(kiosk.rowCount(), 0);
    kiosk.setTyped(QStringLiteral("h"));
    EXPECT_EQ(kiosk.rowCount(), 2);
    kiosk.setTyped(QStringLiteral("hr"));
    ASSERT_EQ(kiosk.rowCount(), 1);
    EXPECT_EQ(kiosk.rows().front().about, QString{}) << "no rating, fee or note";
}

TEST_F(CheckInPageModel, APlayerChecksInAndTakesItBackButChangesNothingElse) {
    kiosk.setWatched(true);
    kiosk.setTyped(QStringLiteral("hron"));
    int const anna = kiosk.rows().front().playerId;
    kiosk.checkIn(anna);
    hall.settle();
    EXPECT_EQ(row(desk, QStringLiteral("Hron")).state, CheckInRow::State::Here);
    kiosk.checkIn(anna);
    hall.settle();
    EXPECT_EQ(row(desk, QStringLiteral("Hron")).state, CheckInRow::State::Here);
    kiosk.takeBack(anna);
    hall.settle();
    EXPECT_EQ(desk.missing(), 5);
}

// --- byes at entry ----------------------------------------------------------------------------------------------

TEST(ByeList, IsReadAsItIsWritten) {
    Byes const byes{{RoundNumber{3}, session::Bye::HalfPoint},
                    {RoundNumber{5}, session::Bye::ZeroPoint},
                    {RoundNumber{7}, session::Bye::FullPoint}};
    EXPECT_EQ(byesText(byes), QStringLiteral("3, 5=0, 7=1"));
    EXPECT_EQ(parseByes(byesText(byes)), byes);
    EXPECT_EQ(parseByes(QStringLiteral("7 = 1; 5=0 3=1/2")), byes);
    EXPECT_EQ(parseByes(QString{}), Byes{});
    for (char const* wrong : {"x", "0", "3=2", "3, 3=0", "3=", "-1"})
        EXPECT_FALSE(parseByes(QString::fromUtf8(wrong))) << wrong;
}

TEST_F(CheckInPageModel, WhoIsHereIsNotRemovedWithoutAQuestion) {
    turn(QStringLiteral("Hron"));
    PlayersModel& players = *hall.workspace.players();
    QuestionView& question = *hall.workspace.question();
    EXPECT_FALSE(players.begun());
    players.withdraw(row(desk, QStringLiteral("Dunaj")).playerId);
    hall.settle();
    EXPECT_FALSE(question.asked());
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Dunaj, Karol was removed from the list."));
    EXPECT_TRUE(hall.workspace.notice()->undoable());
    players.withdraw(row(desk, QStringLiteral("Hron")).playerId);
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("Remove Hron, Anna from the list?"));
    question.no();
    hall.settle();
    EXPECT_EQ(players.count(), 4);
    players.remove(row(desk, QStringLiteral("Hron")).playerId);
    question.yes();
    hall.settle();
    EXPECT_EQ(players.count(), 3);
}

TEST_F(CheckInPageModel, ByesAreAskedForInTheFormOfThePlayer) {
    PlayerForm& form = *hall.workspace.playerForm();
    form.startNew();
    form.setName(QStringLiteral("Nitra, Igor"));
    form.setByes(QStringLiteral("4"));
    EXPECT_EQ(form.byesError(), QStringLiteral("Only rounds 1 to 3 are to come."));
    form.setByes(QStringLiteral("2"));
    form.submit();
    hall.settle();
    int const igor = row(desk, QStringLiteral("Nitra")).playerId;
    EXPECT_EQ(hall.workspace.notice()->text(), QString::fromUtf8("Byes of Nitra, Igor: ½ in round 2."));
    auto const inList = [&] {
        PlayersModel& players = *hall.workspace.players();
        return Hall::at(players, players.rowOf(igor), "stateText").toString();
    };
    EXPECT_EQ(inList(), QString::fromUtf8("½ in round 2"));
    QString shown;
    QObject::connect(&form, &PlayerForm::changed, &form, [&] { shown = form.byes(); });
    form.startEdit(igor);
    EXPECT_EQ(shown, QStringLiteral("2")) << "the field learns of it";
    form.setByes({});
    form.submit();
    hall.settle();
    EXPECT_EQ(inList(), QString{});
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Nitra, Igor has no bye to come."));
    form.startEdit(igor);
    form.setByes(QStringLiteral("1=0, 3"));
    form.submit();
    hall.settle();
    EXPECT_EQ(row(desk, QStringLiteral("Nitra")).state, CheckInRow::State::Resting);
    form.startEdit(igor);
    EXPECT_EQ(form.byes(), QStringLiteral("1=0, 3"));
}

} // namespace
} // namespace flagfall::view
