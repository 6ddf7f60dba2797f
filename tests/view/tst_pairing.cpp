// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <QElapsedTimer>
#include <QSignalSpy>

namespace flagfall::view {
namespace {

/// A Swiss of rivers on the pairing page.
struct Pairing : testing::Test {
    Hall hall;
    PairingView& pairing = *hall.workspace.pairing();
    QuestionView& question = *hall.workspace.question();
    QAbstractItemModelTester boardsTester{pairing.boards(), QAbstractItemModelTester::FailureReportingMode::Fatal};
    QAbstractItemModelTester presenceTester{pairing.presence(), QAbstractItemModelTester::FailureReportingMode::Fatal};

    void open(int players, int rounds) {
        EventForm& form = *hall.workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Open"));
        form.setControl(QStringLiteral("3+2"));
        form.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
        form.setRounds(rounds);
        form.setInitialColour(QStringLiteral("white"));
        hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/open.flagfall")));
        hall.settle();
        for (int number = 1; number <= players; ++number)
            hall.enter(QStringLiteral("P%1").arg(number, 3, 10, QLatin1Char('0')), QString::number(2500 - number));
    }
    QString names(int row) {
        PairingBoardRow const& board = pairing.boards()->rows().at(static_cast<std::size_t>(row));
        return board.whiteName + QLatin1Char('-') + board.blackName;
    }
    int white(int row) { return pairing.boards()->rows().at(static_cast<std::size_t>(row)).whiteId; }
    int black(int row) { return pairing.boards()->rows().at(static_cast<std::size_t>(row)).blackId; }
    void playRound(char const* key) {
        pairing.propose();
        pairing.publish();
        hall.settle();
        if (question.asked()) question.yes(); // more rounds than opponents
        hall.settle();
        hall.settle();
        for (int board = 1; board <= hall.workspace.boards()->count(); ++board) hall.enterResult(board, key);
        hall.settle();
    }
};

TEST_F(Pairing, ShowsTheBoardsWithPointsColoursAndFloats) {
    open(4, 3);
    playRound("=");
    pairing.propose();
    ASSERT_TRUE(pairing.isPaired());
    EXPECT_EQ(names(0), QStringLiteral("P002-P001"));
    PairingBoardRow const& row = pairing.boards()->rows().front();
    EXPECT_EQ(row.whitePoints, QStringLiteral("½"));
    EXPECT_EQ(row.whiteColours, QStringLiteral("B"));
    EXPECT_EQ(row.blackColours, QStringLiteral("W"));
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 1) << "nothing is in the journal before it is published";
}

TEST_F(Pairing, PublishesWhatIsShownAndUndoTakesItBack) {
    open(5, 3);
    pairing.propose();
    QString const first = names(0);
    EXPECT_TRUE(pairing.boards()->rows().back().isBye);
    QSignalSpy published(&pairing, &PairingView::published);
    pairing.publish();
    hall.settle();
    hall.settle();
    ASSERT_EQ(published.count(), 1);
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 1);
    EXPECT_EQ(hall.board(0, "whiteName").toString() + QLatin1Char('-') + hall.board(0, "blackName").toString(), first);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 0);
    EXPECT_TRUE(pairing.isPossible());
}

TEST_F(Pairing, APublishedRoundIsTakenUpAndChanged) {
    open(6, 3);
    pairing.propose();
    pairing.publish();
    hall.settle();
    hall.settle();
    ASSERT_TRUE(pairing.isRepairable());
    pairing.repair();
    EXPECT_EQ(pairing.title(), QStringLiteral("Change round 1"));
    EXPECT_EQ(pairing.note(), QStringLiteral("3 boards")) << "the open games are those of this round";
    QString const first = names(0);
    int const one = white(0);
    pairing.turnColours(one);
    EXPECT_EQ(black(0), one);
    pairing.setPresence(white(1), PresenceModel::State::ZeroPoint);
    EXPECT_EQ(pairing.boards()->count(), 3) << "two boards and the bye";
    EXPECT_TRUE(pairing.boards()->rows().back().isBye);
    pairing.takeBackChange();
    EXPECT_EQ(pairing.manualChanges().size(), 1);
    pairing.endManual();
    pairing.publish();
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("Change round 1, which is published?"));
    question.yes();
    hall.settle();
    hall.settle();
    EXPECT_FALSE(pairing.isRepairing());
    EXPECT_EQ(hall.board(0, "blackName").toString() + QLatin1Char('-') + hall.board(0, "whiteName").toString(), first);
    EXPECT_EQ(pairing.title(), QStringLiteral("Pairing of round 2"));
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(hall.board(0, "whiteName").toString() + QLatin1Char('-') + hall.board(0, "blackName").toString(), first);
}

TEST_F(Pairing, AChangeOfAPublishedRoundNamesTheBoardsAsTheyWereAndBecome) {
    open(6, 3);
    playRound("1");
    pairing.propose();
    pairing.publish();
    hall.settle();
    hall.settle();
    pairing.repair();
    QString const before = names(0).replace(QLatin1Char('-'), QString::fromUtf8(" – "));
    QString const after = pairing.boards()->rows().front().blackName + QString::fromUtf8(" – ") +
                          pairing.boards()->rows().front().whiteName;
    pairing.turnColours(white(0));
    pairing.endManual();
    pairing.publish();
    hall.settle();
    ASSERT_TRUE(question.asked());
    QStringList const lines = question.consequences();
    EXPECT_EQ(lines.first(), QStringLiteral("Board 1: was %1, becomes %2").arg(before, after));
    EXPECT_TRUE(lines.filter(QStringLiteral("System's pairing")).isEmpty()) << lines.join('|').toStdString();
}

TEST_F(Pairing, ABoardOfAPublishedRoundThatARightResultWouldHavePairedOtherwiseIsNotByHand) {
    open(6, 3);
    playRound("1");
    pairing.propose();
    pairing.publish();
    hall.settle();
    hall.settle();
    hall.workspace.rounds()->setShown(1);
    hall.enterResult(1, "0");
    hall.settle();
    while (question.asked()) {
        question.yes();
        hall.settle();
    }
    pairing.repair();
    auto const& rows = pairing.boards()->rows();
    EXPECT_TRUE(std::ranges::none_of(rows, &PairingBoardRow::byHand));
    EXPECT_TRUE(std::ranges::any_of(
        rows, [](auto const& row) { return row.remark == QStringLiteral("Differs from the system."); }));
}

TEST_F(Pairing, ARoundThatIsLeftAsItIsGivesThePageBackToTheNextOne) {
    open(6, 3);
    playRound("=");
    pairing.repair();
    pairing.turnColours(white(0));
    pairing.dropManual();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("Leave the round as it is?"));
    question.yes();
    EXPECT_FALSE(pairing.isRepairing());
    pairing.propose();
    EXPECT_EQ(pairing.title(), QStringLiteral("Pairing of round 2"));
    EXPECT_EQ(pairing.boards()->count(), 3);
}

TEST_F(Pairing, OfARoundRobinIsLookedAtBeforeItIsConfirmed) {
    hall.create();
    hall.enterRivers();
    ASSERT_TRUE(pairing.isPossible());
    EXPECT_FALSE(pairing.isExplained());
    EXPECT_FALSE(pairing.isRestable()) << "everybody has a place in the table";
    QSignalSpy asked(&hall.workspace, &Workspace::pairingAsked);
    hall.workspace.pairRound();
    EXPECT_EQ(asked.count(), 1);
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 0) << "F6 shows the page";
    pairing.propose();
    EXPECT_EQ(names(0), QStringLiteral("Amazon, A.-Danube, Ď."));
    pairing.setPresence(white(0), PresenceModel::State::HalfPoint);
    EXPECT_FALSE(question.asked());
    pairing.publish();
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 1);
    EXPECT_EQ(hall.board(0, "whiteName").toString(), QStringLiteral("Amazon, A."));
}

TEST_F(Pairing, OfARoundRobinIsMadeByHandAndTheTableFollowsFromIt) {
    hall.create();
    hall.enterRivers();
    pairing.propose();
    pairing.beginManual();
    pairing.pick(black(0));
    pairing.pick(black(1));
    pairing.exchangePicked();
    EXPECT_EQ(names(0), QStringLiteral("Amazon, A.-Volga, V."));
    pairing.endManual();
    EXPECT_EQ(pairing.verdict(), QStringList{QStringLiteral("The rest of the event can be played.")});
    pairing.publish();
    hall.settle();
    ASSERT_TRUE(question.asked()) << "it differs from the table";
    question.yes();
    hall.settle();
    if (question.asked()) question.yes();
    hall.settle();
    EXPECT_EQ(hall.board(0, "blackName").toString(), QStringLiteral("Volga, V."));
    for (int board = 1; board <= 2; ++board) hall.enterResult(board, "=");
    hall.settle();
    pairing.propose();
    ASSERT_TRUE(pairing.isPaired()) << pairing.problem().toStdString();
    EXPECT_FALSE(names(0).contains(QStringLiteral("Volga")) && names(0).contains(QStringLiteral("Amazon")));
    // Amazon and Volga once more: whoever sits opposite Amazon changes places with Volga.
    auto const opposite = [&](char const* name) {
        for (PairingBoardRow const& row : pairing.boards()->rows()) {
            if (row.whiteName.startsWith(QLatin1String(name))) return row.blackId;
            if (row.blackName.startsWith(QLatin1String(name))) return row.whiteId;
        }
        return 0;
    };
    int const partner = opposite("Amazon");
    int const partnerOfVolga = opposite("Volga");
    int const volga = white(0) == partnerOfVolga   ? black(0)
                      : black(0) == partnerOfVolga ? white(0)
                      : white(1) == partnerOfVolga ? black(1)
                                                   : white(1);
    pairing.beginManual();
    pairing.pick(partner);
    pairing.pick(volga);
    pairing.exchangePicked();
    ASSERT_TRUE(question.asked());
    EXPECT_TRUE(question.text().endsWith(QStringLiteral("have already met."))) << question.text().toStdString();
    question.yes();
    pairing.endManual();
    ASSERT_EQ(pairing.verdict().size(), 1);
    EXPECT_TRUE(pairing.verdict().front().contains(QStringLiteral("have met already, in round 1")))
        << pairing.verdict().front().toStdString();
    pairing.publish();
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 1);
}

TEST_F(Pairing, AByePairsTheOthersAnewAndSaysWhatIsNew) {
    open(6, 3);
    pairing.propose();
    pairing.setPresence(white(0), PresenceModel::State::HalfPoint);
    hall.settle();
    EXPECT_EQ(pairing.boards()->count(), 3) << "two boards and the bye";
    EXPECT_TRUE(std::ranges::any_of(pairing.boards()->rows(), &PairingBoardRow::isNew));
    EXPECT_EQ(Hall::at(*pairing.presence(), 0, "state").toInt(), static_cast<int>(PresenceModel::State::HalfPoint));
    pairing.setPresence(Hall::at(*pairing.presence(), 0, "playerId").toInt(), PresenceModel::State::Plays);
    hall.settle();
    EXPECT_EQ(pairing.boards()->count(), 3);
    EXPECT_FALSE(pairing.boards()->rows().back().isBye);
}

TEST_F(Pairing, HandsThatAreNotOpenedChangeNothing) {
    open(4, 3);
    pairing.propose();
    QString const before = names(0);
    pairing.turnColours(white(0));
    EXPECT_EQ(names(0), before);
    EXPECT_FALSE(hall.workspace.notice()->text().isEmpty());
}

TEST_F(Pairing, AChangeOfTwoWhoHaveMetIsAskedAboutAndNoLeavesAllAsItWas) {
    open(4, 3);
    playRound("="); // P001-P003 P004-P002
    pairing.propose();
    ASSERT_EQ(names(0), QStringLiteral("P002-P001"));
    ASSERT_EQ(names(1), QStringLiteral("P003-P004"));
    pairing.beginManual();
    pairing.pick(white(0));
    pairing.pick(white(1));
    pairing.exchangePicked(); // P003-P001 P002-P004
    ASSERT_TRUE(question.asked());
    EXPECT_TRUE(question.text().contains(QStringLiteral("have already met")));
    question.no();
    EXPECT_EQ(names(0), QStringLiteral("P002-P001"));
    EXPECT_TRUE(pairing.manualChanges().isEmpty());
    pairing.exchangePicked();
    question.yes();
    EXPECT_EQ(names(0), QStringLiteral("P003-P001"));
    EXPECT_EQ(pairing.manualChanges().size(), 1);
    EXPECT_FALSE(pairing.boards()->rows().front().warning.isEmpty());
    pairing.takeBackChange();
    EXPECT_EQ(names(0), QStringLiteral("P002-P001"));
}

TEST_F(Pairing, AChangedRoundIsCheckedAskedTwiceAndRecorded) {
    open(4, 3);
    pairing.propose();
    pairing.beginManual();
    pairing.pick(black(0));
    pairing.pick(black(1));
    pairing.exchangePicked(); // P001-P002 P004-P003
    pairing.publish();
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 0) << "open changes are ended first";
    pairing.endManual();
    EXPECT_FALSE(pairing.verdict().isEmpty());
    pairing.publish();
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.level(), QuestionView::Level::AsksTwice);
    question.yes();
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 0);
    EXPECT_TRUE(question.asked());
    question.yes();
    hall.settle();
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 1);
    EXPECT_TRUE(hall.workspace.desk().state().currentRound()->byRules.has_value());
}

TEST_F(Pairing, APlayerWhoLeavesWhileHandsAreOpenTakesHisSeatAlong) {
    open(6, 3);
    pairing.propose(); // P001-P004 P005-P002 P003-P006
    pairing.beginManual();
    pairing.pick(black(0));
    pairing.pick(black(1));
    pairing.exchangePicked(); // P001-P002 P005-P004
    pairing.setPresence(white(2), PresenceModel::State::HalfPoint);
    hall.settle();
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("P003")))
        << hall.workspace.notice()->text().toStdString();
    ASSERT_EQ(pairing.boards()->count(), 3) << "two boards and the bye";
    EXPECT_EQ(names(0), QStringLiteral("P001-P002")) << "what hands made stays";
    EXPECT_EQ(names(1), QStringLiteral("P005-P004"));
    EXPECT_EQ(pairing.boards()->rows().back().whiteName, QStringLiteral("P006"));
    EXPECT_EQ(pairing.manualChanges().size(), 2);
    pairing.takeBackChange();
    EXPECT_EQ(names(0), QStringLiteral("P001-P004"));
    EXPECT_EQ(pairing.boards()->count(), 3) << "who left stays away";
    EXPECT_FALSE(pairing.canTakeBack());
    EXPECT_TRUE(pairing.manualChanges().isEmpty()) << "nothing is changed by hand any more";
    pairing.endManual();
    pairing.publish();
    hall.settle();
    while (question.asked()) question.yes();
    hall.settle();
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 1);
}

TEST_F(Pairing, APlayerWhoLeavesWhileAChangeIsAskedAboutIsNotSeatedAgain) {
    open(4, 3);
    playRound("=");
    pairing.propose(); // P002-P001 P003-P004
    pairing.beginManual();
    pairing.pick(white(0));
    pairing.pick(white(1));
    pairing.exchangePicked(); // P003-P001 have met
    ASSERT_TRUE(question.asked());
    pairing.setPresence(white(1), PresenceModel::State::ZeroPoint);
    hall.settle();
    question.yes();
    EXPECT_EQ(names(0), QStringLiteral("P002-P001"));
    EXPECT_EQ(pairing.boards()->rows().back().whiteName, QStringLiteral("P004"));
}

TEST_F(Pairing, AChangeAskedAboutIsNotMadeWhenItsRoundHasGone) {
    open(4, 3);
    playRound("=");
    pairing.propose();
    pairing.beginManual();
    pairing.pick(white(0));
    pairing.pick(white(1));
    pairing.exchangePicked(); // P003-P001 have met
    ASSERT_TRUE(question.asked());
    for (int act = 0; act < 3; ++act) { // two results, and the first round
        hall.workspace.undo();
        hall.settle();
    }
    ASSERT_EQ(hall.workspace.event()->roundsPaired(), 0);
    ASSERT_TRUE(question.asked());
    question.yes();
    EXPECT_FALSE(pairing.isPaired());
}

TEST_F(Pairing, TheCheckAtTheEndOfHandsKnowsWhatCameInMeanwhile) {
    open(4, 3);
    pairing.propose();
    pairing.publish();
    hall.settle();
    hall.settle();
    hall.enterResult(1, "1");
    hall.settle();
    pairing.propose(); // P004-P002 is not over and counts as drawn
    pairing.beginManual();
    pairing.turnColours(white(0));
    QString const points = pairing.boards()->rows().back().blackPoints;
    hall.enterResult(2, "1");
    hall.settle();
    EXPECT_NE(pairing.boards()->rows().back().blackPoints, points) << "the points of today";
    EXPECT_EQ(pairing.manualChanges().size(), 1);
    pairing.endManual();
    QStringList const verdict = pairing.verdict();
    ASSERT_FALSE(verdict.isEmpty());
    hall.enterResult(2, "0");
    hall.settle();
    question.yes(); // another result stands
    hall.settle();
    EXPECT_NE(pairing.verdict(), verdict) << "and so does the verdict after it";
}

TEST_F(Pairing, HandsThatHaveChangedNothingYetFollowTheRules) {
    open(6, 3);
    pairing.propose();
    pairing.beginManual();
    pairing.setPresence(white(0), PresenceModel::State::HalfPoint);
    hall.settle();
    EXPECT_TRUE(pairing.manualOpen());
    EXPECT_TRUE(pairing.manualChanges().isEmpty());
    EXPECT_EQ(names(0), QStringLiteral("P002-P004"));
    pairing.endManual();
    EXPECT_TRUE(pairing.verdict().isEmpty()) << "the pairing of the rules";
}

TEST_F(Pairing, ChangesByHandAreNotDroppedUnasked) {
    open(4, 3);
    pairing.propose();
    QString const byRules = names(0);
    pairing.beginManual();
    pairing.turnColours(white(0));
    QString const byHand = names(0);
    pairing.dropManual();
    ASSERT_TRUE(question.asked());
    question.no();
    EXPECT_EQ(names(0), byHand);
    pairing.endManual();
    pairing.propose();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(names(0), byHand);
    question.yes();
    EXPECT_EQ(names(0), byRules);
    EXPECT_TRUE(pairing.manualChanges().isEmpty());
}

TEST_F(Pairing, MovesTheByeAndLetsTwoMeet) {
    open(5, 3);
    pairing.propose(); // P001-P003 P004-P002 (P005)
    pairing.beginManual();
    pairing.pick(white(0));
    pairing.pick(0);
    pairing.exchangePicked();
    EXPECT_EQ(pairing.boards()->rows().back().whiteName, QStringLiteral("P001"));
    pairing.takeBackChange();
    pairing.pick(white(0));
    pairing.pick(white(1));
    pairing.meetPicked();
    EXPECT_EQ(names(0), QStringLiteral("P001-P004"));
}

TEST_F(Pairing, SaysWhyTwoDoNotMeet) {
    open(6, 3);
    pairing.propose(); // P001-P004 …
    pairing.pick(white(0));
    pairing.pick(white(2));
    pairing.askWhy();
    EXPECT_FALSE(pairing.whyTitle().isEmpty());
    EXPECT_FALSE(pairing.why().isEmpty());
    pairing.pickNone();
    EXPECT_TRUE(pairing.why().isEmpty());
}

TEST_F(Pairing, KeepsWhatWasPickedWhileResultsLeaveThePairingAsItIs) {
    open(6, 4);
    pairing.propose();
    pairing.publish();
    hall.settle();
    hall.settle();
    hall.enterResult(1, "1");
    hall.enterResult(2, "1");
    hall.settle();
    pairing.propose(); // a game that is not over counts as drawn
    QString const first = names(0);
    pairing.pick(white(0));
    pairing.pick(white(2));
    pairing.askWhy();
    QString const title = pairing.whyTitle();
    QStringList const why = pairing.why();
    ASSERT_FALSE(why.isEmpty());

    hall.enterResult(3, "=");
    hall.settle();
    EXPECT_EQ(names(0), first);
    EXPECT_EQ(pairing.pickedCount(), 2);
    EXPECT_TRUE(pairing.boards()->rows().front().whitePicked);
    EXPECT_EQ(pairing.whyTitle(), title);
    EXPECT_EQ(pairing.why(), why);

    hall.enterResult(3, "1");
    hall.settle();
    question.yes(); // another result stands
    hall.settle();
    EXPECT_EQ(pairing.pickedCount(), 0) << "another pairing";
    EXPECT_TRUE(pairing.whyTitle().isEmpty());
}

TEST_F(Pairing, DrawsTheBracketsWithAnArrowForWhoFloatsDown) {
    open(6, 3);
    playRound("1");
    pairing.propose();
    pairing.setBracketsShown(true);
    EXPECT_EQ(pairing.bracketHeads().size(), 2);
    EXPECT_EQ(pairing.bracketArrows().size(), 1) << "three winners: one of them floats";
    EXPECT_GE(pairing.bracketCells().size(), 4);
    pairing.setBracketsShown(false);
    EXPECT_TRUE(pairing.bracketCells().isEmpty());
}

TEST_F(Pairing, NamesWhoStandsInTheWayAndLetsHandsBeginAnyway) {
    open(2, 2);
    playRound("=");
    pairing.propose();
    EXPECT_FALSE(pairing.isPaired());
    EXPECT_TRUE(pairing.problem().contains(QStringLiteral("P001"))) << pairing.problem().toStdString();
    pairing.beginManual();
    EXPECT_TRUE(pairing.isPaired());
    EXPECT_FALSE(pairing.boards()->rows().front().warning.isEmpty());
}

TEST_F(Pairing, PairsFiveHundredPlayersWithoutAHitch) {
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("Ocean Open"));
    form.setControl(QStringLiteral("3+2"));
    form.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
    form.setRounds(9);
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/ocean.flagfall")));
    hall.settle();
    for (int number = 1; number <= 500; ++number) {
        session::PlayerDraft draft;
        draft.name = "P" + std::to_string(1000 + number);
        draft.rating = std::to_string(2600 - number);
        hall.workspace.desk().submit(session::EnterPlayer{draft}, session::Confirmation::Yes,
                                     hall.workspace.desk().now(), [](auto const&) {});
    }
    hall.settle();
    QElapsedTimer watch;
    watch.start();
    pairing.propose();
    RecordProperty("milliseconds", static_cast<int>(watch.elapsed()));
    EXPECT_EQ(pairing.boards()->count(), 250);
    EXPECT_LT(watch.elapsed(), 500) << "far above what it takes, for machines under load";
}

} // namespace
} // namespace flagfall::view
