// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <QRegularExpression>
#include <QSignalSpy>

namespace flagfall::view {
namespace {

struct Questions : testing::Test {
    Hall hall;
    QuestionView& question = *hall.workspace.question();
    NoticeView& notice = *hall.workspace.notice();
};

TEST_F(Questions, PairingOnWithOpenBoardsAsksAndObeysYes) {
    hall.openRound();
    hall.pair();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("Pair the next round now?"));
    EXPECT_EQ(question.text(), QStringLiteral("2 boards without a result."));
    ASSERT_GE(question.consequences().size(), 3);
    EXPECT_TRUE(question.consequences().first().startsWith(QStringLiteral("1.1 Amazon, A. – ")));
    EXPECT_TRUE(question.consequences().first().endsWith(QStringLiteral("counts as a draw for the pairing")))
        << "which game is open, and what it counts as";
    EXPECT_EQ(hall.workspace.rounds()->count(), 1);
    question.yes();
    EXPECT_FALSE(question.asked());
    hall.settle();
    EXPECT_EQ(hall.workspace.rounds()->count(), 2);
    EXPECT_EQ(notice.text(), QStringLiteral("Round 2 is paired."));
}

TEST_F(Questions, ACorrectionOfAnEarlierRoundNamesWhatChanges) {
    hall.openRound();
    hall.enterResult(1, "0");
    hall.enterResult(2, "1");
    hall.settle();
    hall.pair();
    hall.workspace.rounds()->setShown(1);
    QString const white = hall.board(0, "whiteName").toString();
    QString const black = hall.board(0, "blackName").toString();
    hall.enterResult(1, "1");
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("Change an earlier round?"));
    EXPECT_EQ(question.consequences().first(),
              QString::fromUtf8("Board 1, %1 – %2: 0–1 becomes 1–0.").arg(white, black));
    auto const place = [&](QString const& name) {
        return question.consequences().filter(
            QRegularExpression(QStringLiteral("^%1(: rank| stays on rank)").arg(QRegularExpression::escape(name))));
    };
    EXPECT_EQ(place(white).size(), 1);
    EXPECT_EQ(place(black).size(), 1);
}

TEST_F(Questions, AForfeitOfAGameThatWasBegunNamesTheKeyOfThePlayedResult) {
    hall.openRound();
    hall.workspace.boards()->startAll();
    hall.settle();
    hall.enterResult(1, "-");
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("A forfeit on board 1?"));
    EXPECT_EQ(question.text(), QStringLiteral("This game has begun: its clock has run, and nobody is marked absent."));
    EXPECT_EQ(question.insteadText(), QString::fromUtf8("Enter 0–1, played"));
    EXPECT_EQ(question.insteadKey(), QStringLiteral("0"));
    question.instead();
    hall.settle();
    EXPECT_EQ(hall.workspace.desk().state().round(RoundNumber{1})->board(BoardNumber{1})->result, Result::BlackWins);
}

TEST_F(Questions, NoLeavesEverythingAsItWas) {
    hall.openRound();
    hall.pair();
    question.no();
    hall.settle();
    EXPECT_FALSE(question.asked());
    EXPECT_EQ(hall.workspace.rounds()->count(), 1);
}

TEST_F(Questions, ARefusalBecomesANotice) {
    hall.create();
    hall.pair();
    EXPECT_FALSE(question.asked());
    EXPECT_EQ(notice.kind(), NoticeView::Kind::Refused);
    EXPECT_EQ(notice.text(), QStringLiteral("There are too few players to pair a round."));
    int const before = notice.count();
    hall.pair();
    EXPECT_EQ(notice.count(), before + 1);
    notice.dismiss();
    EXPECT_TRUE(notice.text().isEmpty());
}

TEST_F(Questions, ARefusalIsForgottenOnceSomethingElseIsDoneAndNotByAPress) {
    hall.openRound();
    hall.workspace.boards()->startAll();
    hall.settle();
    auto const refuse = [this] {
        hall.workspace.attendance()->forfeit(2);
        hall.settle();
        EXPECT_EQ(notice.kind(), NoticeView::Kind::Refused);
        EXPECT_FALSE(notice.text().isEmpty());
    };
    refuse();
    hall.workspace.boards()->press(1, BoardsModel::Side::White);
    hall.settle();
    EXPECT_FALSE(notice.text().isEmpty()) << "a player's press says nothing of what the arbiter did";
    hall.enterResult(1, "1");
    hall.settle();
    EXPECT_TRUE(notice.text().isEmpty()) << notice.text().toStdString();
}

TEST_F(Questions, AReplacedResultIsAskedAboutAndTold) {
    hall.openRound();
    hall.enterResult(1, "1");
    hall.settle();
    int const before = notice.count();
    hall.enterResult(1, "=");
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(hall.board(0, "result").toString(), QStringLiteral("1–0"));
    question.yes();
    hall.settle();
    EXPECT_EQ(notice.count(), before + 1);
    EXPECT_EQ(notice.kind(), NoticeView::Kind::Told);
    EXPECT_EQ(notice.text(), QStringLiteral("Board 1: 1–0 replaced by ½–½."));
    EXPECT_EQ(hall.board(0, "result").toString(), QStringLiteral("½–½"));
}

TEST_F(Questions, QuittingWithRunningClocksAsksFirst) {
    hall.openRound();
    hall.workspace.boards()->startAll();
    hall.settle();
    QSignalSpy mayQuit(&hall.workspace, &Workspace::mayQuit);
    hall.workspace.quit();
    hall.settle();
    EXPECT_EQ(mayQuit.count(), 0);
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.text(), QStringLiteral("2 clocks running."));
    question.yes();
    ASSERT_TRUE(Hall::until([&] { return mayQuit.count() > 0; }));
    EXPECT_EQ(mayQuit.count(), 1);
    EXPECT_FALSE(hall.workspace.isOpen());
}

TEST_F(Questions, QuittingWithNothingOpenAsksNothing) {
    QSignalSpy mayQuit(&hall.workspace, &Workspace::mayQuit);
    hall.workspace.quit();
    EXPECT_EQ(mayQuit.count(), 1);
}

TEST_F(Questions, TheGravestAreAskedTwice) {
    int done = 0;
    question.ask({QStringLiteral("Title"), QStringLiteral("Text"), {}, QStringLiteral("Yes"), QStringLiteral("No")},
                 QuestionView::Level::AsksTwice, [&] { ++done; });
    question.yes();
    EXPECT_EQ(done, 0);
    EXPECT_TRUE(question.asked());
    EXPECT_EQ(question.text(), QStringLiteral("This cannot be undone. Are you sure?"));
    question.yes();
    EXPECT_EQ(done, 1);
    EXPECT_FALSE(question.asked());
}

TEST_F(Questions, WaitForEachOther) {
    question.ask({QStringLiteral("One"), {}, {}, {}, {}}, QuestionView::Level::Asks, [] {});
    question.ask({QStringLiteral("Two"), {}, {}, {}, {}}, QuestionView::Level::Asks, [] {});
    EXPECT_EQ(question.title(), QStringLiteral("One"));
    question.no();
    EXPECT_EQ(question.title(), QStringLiteral("Two"));
    question.no();
    EXPECT_FALSE(question.asked());
}

} // namespace
} // namespace flagfall::view
