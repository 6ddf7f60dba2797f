// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/result_entry.h"
#include "tests/support/story.h"
#include "tests/view/hall.h"

#include <QSignalSpy>
#include <QTest>
#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using Mode = ResultEntry::Mode;

/// A round of so many boards, and somebody who types.
class Typing : public testing::Test {
protected:
    void pairBoards(int boards) {
        hall.create();
        session::EnterPlayers all;
        for (int number = 1; number <= 2 * boards; ++number)
            all.entries.push_back({.draft = session::Story::named("Player " + std::to_string(1000 + number))});
        does(all);
        does(session::PairRound{});
        ASSERT_EQ(hall.workspace.boards()->count(), boards);
        entry.setBoard(1);
    }
    void does(session::Command const& command) {
        hall.workspace.desk().submit(command, session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [](auto const& answer) { ASSERT_TRUE(answer); });
        hall.settle();
    }
    bool press(Qt::Key key) { return entry.key(key, {}, 0, 0); }
    void type(char const* signs) {
        for (char const* sign = signs; *sign != '\0'; ++sign) {
            bool const enter = *sign == '\n';
            EXPECT_TRUE(entry.key(enter ? int{Qt::Key_Return} : 0, QString(QLatin1Char(*sign)), 0, 0)) << *sign;
        }
    }
    /// As long as somebody waits who has heard that something is wrong.
    static void pause() { std::this_thread::sleep_for(750ms); }
    [[nodiscard]] std::optional<Result> result(int board, int round = 1) {
        return hall.workspace.desk().state().round(RoundNumber{round})->board(BoardNumber{board})->result;
    }
    [[nodiscard]] int entered() { return hall.workspace.boards()->entered(); }
    [[nodiscard]] std::string stopped() { return entry.stopText().toStdString(); }
    [[nodiscard]] std::string verified() { return entry.verifiedText().toStdString(); }

    Hall hall;
    ResultEntry& entry = *hall.workspace.resultEntry();
    QuestionView& question = *hall.workspace.question();
    QSignalSpy wrong{&entry, &ResultEntry::wrong};
};

// --- in order ------------------------------------------------------------------------------------------------

TEST_F(Typing, TwoHundredKeysAsFastAsCanBeAreTwoHundredResults) {
    pairBoards(200);
    constexpr std::array keys{'1', '=', '0', '1', '+'};
    for (int board = 1; board <= 200; ++board)
        EXPECT_TRUE(entry.key(0, QString(QLatin1Char(keys[static_cast<std::size_t>(board) % keys.size()])), 0, 0));
    EXPECT_EQ(entered(), 0) << "nothing was answered yet: the keys wait";
    for (int before = -1; before < entered();) { // as long as results come, however slow the machine is
        before = entered();
        if (Hall::until([&] { return entered() == 200; })) break;
    }
    ASSERT_EQ(entered(), 200);
    constexpr std::array results{Result::WhiteWins, Result::Draw, Result::BlackWins, Result::WhiteWins,
                                 Result::WhiteWinsByForfeit};
    for (int board = 1; board <= 200; ++board)
        EXPECT_EQ(result(board), results[static_cast<std::size_t>(board) % results.size()]) << board;
    EXPECT_EQ(wrong.count(), 0);
}

TEST_F(Typing, TheBoardChangesWhenTheResultIsEnteredAndNotBefore) {
    pairBoards(3);
    type("1");
    EXPECT_EQ(entry.board(), 1);
    hall.settle();
    EXPECT_EQ(entry.board(), 2);
}

TEST_F(Typing, UndoGoesBackToTheBoardWhoseResultItTakesBack) {
    pairBoards(4);
    type("10");
    hall.settle();
    ASSERT_EQ(entry.board(), 3);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(entry.board(), 2);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(entry.board(), 1);
    EXPECT_EQ(entered(), 0);
}

TEST_F(Typing, ARefusedResultStopsHereAndTheKeysBehindItDoNothing) {
    pairBoards(3);
    for (int board : {1, 2, 3}) does(session::EnterResult{RoundNumber{1}, BoardNumber{board}, Result::Draw});
    for (int round = 2; round <= 3; ++round) does(session::PairRound{});
    hall.workspace.rounds()->setShown(1);
    entry.setBoard(2);
    does(session::ClearResult{RoundNumber{2}, BoardNumber{1}});
    type("101");
    hall.settle();
    EXPECT_EQ(entry.board(), 2);
    EXPECT_EQ(stopped(), "Board 2: nothing was entered.");
    EXPECT_EQ(entry.lostText().toStdString(), "2 keys typed after that did nothing.");
    EXPECT_GE(wrong.count(), 1);
    type("1"); // still typing
    hall.settle();
    EXPECT_EQ(entry.lostText().toStdString(), "3 keys typed after that did nothing.");
    for (int board : {1, 2, 3}) EXPECT_EQ(result(board), Result::Draw);
}

TEST_F(Typing, WhyAKeyDidNothingIsForgottenWithTheNextAct) {
    pairBoards(3);
    for (int board : {1, 2, 3}) does(session::EnterResult{RoundNumber{1}, BoardNumber{board}, Result::Draw});
    for (int round = 2; round <= 3; ++round) does(session::PairRound{});
    auto const refuse = [&] {
        hall.workspace.rounds()->setShown(1);
        QTest::qWait(1000); // nobody types any more
        entry.setBoard(2);
        type("1");
        hall.settle();
        ASSERT_EQ(stopped(), "Board 2: nothing was entered.");
    };
    refuse();
    entry.setBoard(3);
    EXPECT_EQ(stopped(), "");
    refuse();
    entry.leavePage();
    EXPECT_EQ(stopped(), "");
    refuse();
    QTest::qWait(1000);
    entry.key(Qt::Key_Tab, {}, 0, 0);
    EXPECT_EQ(stopped(), "");
}

TEST_F(Typing, AQuestionStopsTheKeysBehindItAndSaysHowManyItCost) {
    pairBoards(4);
    does(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    entry.setBoard(1);
    type("0=1");
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_TRUE(question.waitsForPause());
    EXPECT_EQ(question.straysText(), QStringLiteral("2 keys typed meanwhile did nothing."));
    EXPECT_EQ(entry.board(), 1);
    EXPECT_EQ(entered(), 1);
    question.yes();
    hall.settle();
    EXPECT_EQ(result(1), Result::BlackWins);
    EXPECT_EQ(entered(), 1) << "the keys behind it came to nothing";
    EXPECT_EQ(entry.board(), 2);
    type("=");
    hall.settle();
    EXPECT_EQ(result(2), Result::Draw) << "the question is over, and typing goes on";
}

TEST_F(Typing, AScoreThatOnlyARulingCanGiveIsAskedAboutBeforeItIsEntered) { // 12.9
    pairBoards(4);
    for (char const* const sign : {"4", "6", "8"}) {
        type(sign);
        hall.settle();
        ASSERT_TRUE(question.asked()) << sign;
        EXPECT_FALSE(result(1)) << sign;
        question.no();
        hall.settle();
        EXPECT_EQ(entered(), 0) << sign;
        EXPECT_EQ(entry.board(), 1) << sign;
    }
    type("4");
    hall.settle();
    EXPECT_EQ(question.title(), QStringLiteral("½–0 on board 1?"));
    question.yes();
    hall.settle();
    EXPECT_EQ(result(1), Result::DrawAgainstLoss);
    EXPECT_EQ(entry.board(), 2);
}

TEST_F(Typing, ThatQuestionComesInEveryModeAndInTheHall) {
    pairBoards(4);
    entry.setMode(Mode::Slip);
    type("3\n4");
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(entered(), 0);
    question.no();
    hall.workspace.boards()->resultKey(2, 0, QStringLiteral("6"));
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(entered(), 0);
}

TEST_F(Typing, NoToTheQuestionLeavesResultAndBoard) {
    pairBoards(2);
    does(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    type("0");
    hall.settle();
    ASSERT_TRUE(question.asked());
    question.no();
    hall.settle();
    EXPECT_EQ(result(1), Result::WhiteWins);
    EXPECT_EQ(entry.board(), 1);
    EXPECT_TRUE(entry.stopText().isEmpty());
}

TEST_F(Typing, TheQuestionSaysBothResultsWhoEnteredTheFirstAndLeadsToAnIncident) {
    hall.workspace.preferences()->setPerson(QStringLiteral("C. Deputy"));
    pairBoards(2);
    type("1");
    hall.settle();
    entry.setBoard(1);
    type("=");
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("Change the result on board 1?"));
    EXPECT_EQ(question.text(), QStringLiteral("1–0 was entered before, and now ½–½."));
    EXPECT_THAT(question.consequences().front().toStdString(), testing::HasSubstr("C. Deputy"));
    EXPECT_EQ(question.insteadKey(), QStringLiteral("I"));
    question.instead();
    hall.settle();
    EXPECT_TRUE(hall.workspace.incidents()->isOpen());
    EXPECT_EQ(hall.workspace.incidents()->board(), 1);
    EXPECT_TRUE(hall.workspace.incidents()->isChosen());
    EXPECT_EQ(result(1), Result::WhiteWins);
    EXPECT_EQ(entry.board(), 1);
}

TEST_F(Typing, AKeyOfAnotherProgramEntersWhatItMeansThere) {
    pairBoards(4);
    hall.workspace.preferences()->setResultKeys(Preferences::ResultKeys::SharlyKeys);
    type("132");
    ASSERT_TRUE(Hall::until([&] { return entered() == 3; }));
    EXPECT_EQ(result(1), Result::WhiteWins);
    EXPECT_EQ(result(2), Result::Draw);
    EXPECT_EQ(result(3), Result::BlackWins);
    entry.turnKeys();
    EXPECT_EQ(hall.workspace.preferences()->resultKeys(), Preferences::ResultKeys::OwnKeys);
}

// --- verify --------------------------------------------------------------------------------------------------

/// Four boards: 1–0, ½–½, 0–1, and none.
class Verifying : public Typing {
protected:
    void SetUp() override {
        pairBoards(4);
        type("1=0");
        ASSERT_TRUE(Hall::until([&] { return entered() == 3; }));
        entry.setMode(Mode::Verify);
    }
    [[nodiscard]] Seq last() { return hall.workspace.desk().history().last(); }
};

TEST_F(Verifying, BeginsAtTheFirstBoardAndGoesOnWhereItIsTheSame) {
    EXPECT_EQ(entry.board(), 1);
    EXPECT_EQ(verified(), "0 of 4 verified");
    Seq const before = last();
    type("1=0");
    EXPECT_TRUE(press(Qt::Key_Delete)); // there is none
    EXPECT_EQ(verified(), "4 of 4 verified");
    EXPECT_TRUE(entry.allTyped());
    EXPECT_EQ(entry.marks().value(QStringLiteral("2")).toString(), QStringLiteral("verified"));
    hall.settle();
    EXPECT_EQ(last(), before) << "nothing typed here is an act";
    EXPECT_EQ(wrong.count(), 0);
}

TEST_F(Verifying, StopsAtADifferenceAndTakesNoKeyBeforeTheArbiterHasAnswered) {
    type("10");
    EXPECT_TRUE(entry.differs());
    EXPECT_EQ(entry.board(), 2);
    EXPECT_EQ(stopped(), "Board 2: ½–½ stands, and 0–1 was typed now.");
    EXPECT_EQ(verified(), "1 of 4 verified, 1 difference");
    EXPECT_EQ(entry.marks().value(QStringLiteral("2")).toString(), QStringLiteral("0–1"));
    EXPECT_EQ(wrong.count(), 1);
    pause();
    type("=0");
    EXPECT_EQ(entry.board(), 2) << "also after a pause: only an answer goes on";
    EXPECT_EQ(entry.lostText().toStdString(), "2 keys typed after that did nothing.");
    EXPECT_EQ(wrong.count(), 3);
    hall.settle();
    EXPECT_EQ(result(2), Result::Draw);
}

TEST_F(Verifying, KeepGoesOnAndTheDifferenceStaysCounted) {
    type("10");
    entry.keep();
    EXPECT_FALSE(entry.differs());
    EXPECT_EQ(entry.board(), 3);
    type("0");
    EXPECT_EQ(verified(), "2 of 4 verified, 1 difference");
    entry.setBoard(2);
    type("=");
    EXPECT_EQ(verified(), "3 of 4 verified") << "typed once more from its slip";
}

TEST_F(Verifying, ASlipOfTheFingerIsTypedOnceMore) {
    type("10");
    entry.typeAgain();
    EXPECT_EQ(verified(), "1 of 4 verified");
    EXPECT_EQ(entry.board(), 2);
    type("=");
    EXPECT_EQ(verified(), "2 of 4 verified");
    EXPECT_EQ(entry.board(), 3);
}

TEST_F(Verifying, CorrectingAsksAsEverAndTheCorrectedResultIsToBeTypedAgain) {
    type("10");
    entry.correct();
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.text(), QStringLiteral("½–½ was entered before, and now 0–1."));
    question.yes();
    hall.settle();
    EXPECT_EQ(result(2), Result::BlackWins);
    EXPECT_EQ(verified(), "1 of 4 verified");
    EXPECT_EQ(entry.board(), 3);
}

TEST_F(Verifying, AChangedResultIsNotVerifiedAnyMore) {
    type("1=0");
    ASSERT_EQ(verified(), "3 of 4 verified");
    does(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    EXPECT_EQ(verified(), "2 of 4 verified");
    EXPECT_FALSE(entry.marks().contains(QStringLiteral("1")));
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(verified(), "2 of 4 verified") << "also when it changes back";
}

TEST_F(Verifying, AResultOfABoardWithoutOneIsADifference) {
    type("1=01");
    EXPECT_EQ(stopped(), "Board 4: No result stands, and 1–0 was typed now.");
    entry.correct();
    hall.settle();
    EXPECT_FALSE(question.asked()) << "nothing stood there";
    EXPECT_EQ(result(4), Result::WhiteWins);
}

TEST_F(Verifying, AnotherBoardOrAnotherRoundLeavesTheDifferenceBehind) {
    type("10");
    entry.setBoard(3);
    EXPECT_FALSE(entry.differs());
    EXPECT_EQ(verified(), "1 of 4 verified, 1 difference");
    does(session::PairRound{});
    EXPECT_EQ(verified(), "0 of 4 verified") << "of the round that is shown";
}

TEST_F(Verifying, TheLegendSaysWhatTheKeysMeanHere) {
    QVariantMap const cleared = entry.legend().back().toMap();
    EXPECT_EQ(cleared.value(QStringLiteral("text")).toString(), QStringLiteral("No result"));
    press(Qt::Key_Escape);
    EXPECT_EQ(entry.mode(), Mode::InOrder);
    EXPECT_EQ(entry.legend().back().toMap().value(QStringLiteral("text")).toString(),
              QStringLiteral("Clear the result"));
}

// --- slips ---------------------------------------------------------------------------------------------------

class BySlip : public Typing {
protected:
    void SetUp() override {
        pairBoards(20);
        entry.setMode(Mode::Slip);
    }
};

TEST_F(BySlip, EscapeTakesBackWhatIsHalfTypedAndThenLeavesTheMode) {
    type("17");
    EXPECT_TRUE(press(Qt::Key_Escape));
    EXPECT_EQ(entry.mode(), Mode::Slip);
    EXPECT_TRUE(entry.number().isEmpty());
    EXPECT_TRUE(press(Qt::Key_Escape));
    EXPECT_EQ(entry.mode(), Mode::InOrder);
    EXPECT_FALSE(press(Qt::Key_Escape)) << "it is left to the page";
}

TEST_F(BySlip, TheNumberOfTheBoardThenItsResultThenTheNextOneWithoutAWait) {
    type("17\n1"
         "3\n=");
    entry.key(0, QStringLiteral("9"), 0, 0);
    entry.key(Qt::Key_Space, QStringLiteral(" "), 0, 0);
    type("0");
    ASSERT_TRUE(Hall::until([&] { return entered() == 3; }));
    EXPECT_EQ(result(17), Result::WhiteWins);
    EXPECT_EQ(result(3), Result::Draw);
    EXPECT_EQ(result(9), Result::BlackWins);
    EXPECT_EQ(wrong.count(), 0);
    EXPECT_TRUE(entry.number().isEmpty());
    EXPECT_FALSE(entry.awaitsResult());
}

TEST_F(BySlip, ABoardThatIsNotThereStopsTheKeysBehindIt) {
    type("71\n12\n0");
    hall.settle();
    EXPECT_EQ(entered(), 0);
    EXPECT_EQ(stopped(), "There is no board 71 in this round.");
    EXPECT_EQ(entry.lostText().toStdString(), "4 keys typed after that did nothing.");
    pause();
    type("12\n0");
    hall.settle();
    EXPECT_EQ(result(12), Result::BlackWins);
}

TEST_F(BySlip, AResultBeforeTheNumberEntersNothing) {
    type("=");
    hall.settle();
    EXPECT_EQ(entered(), 0);
    EXPECT_EQ(stopped(), "The number of the board comes first.");
}

TEST_F(BySlip, BackspaceAndEscapeTakeBackWhatIsTyped) {
    type("17");
    EXPECT_TRUE(press(Qt::Key_Backspace));
    EXPECT_EQ(entry.number(), QStringLiteral("1"));
    type("2\n");
    EXPECT_TRUE(entry.awaitsResult());
    EXPECT_EQ(entry.board(), 12);
    EXPECT_TRUE(press(Qt::Key_Backspace));
    EXPECT_EQ(entry.number(), QStringLiteral("1"));
    EXPECT_TRUE(press(Qt::Key_Escape));
    EXPECT_TRUE(entry.number().isEmpty());
    EXPECT_TRUE(press(Qt::Key_Escape)) << "this way of typing is left";
    EXPECT_FALSE(press(Qt::Key_Escape)) << "there is nothing left for it: the key is the page's";
}

TEST_F(BySlip, ASecondSlipWithAnotherResultIsAQuestion) {
    type("5\n15\n0");
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(result(5), Result::WhiteWins);
    question.no();
    hall.settle();
    EXPECT_EQ(result(5), Result::WhiteWins);
    EXPECT_FALSE(entry.awaitsResult()) << "the next number is that of the next slip";
}

TEST_F(BySlip, ABlankOverAResultIsAQuestionToo) {
    type("5\n15\n");
    hall.settle();
    EXPECT_TRUE(press(Qt::Key_Delete));
    hall.settle();
    EXPECT_TRUE(question.asked());
    EXPECT_EQ(result(5), Result::WhiteWins);
}

TEST_F(BySlip, TheTopRowOfASlovakKeyboardTypesNumbersAndResults) {
    for (auto const& [sign, scanCode] : {std::pair{u"+", 10}, std::pair{u"ý", 16}}) // 1 and 7 without Shift
        EXPECT_TRUE(entry.key(0, QString::fromUtf16(sign), 0, scanCode));
    EXPECT_EQ(entry.number(), QStringLiteral("17"));
    press(Qt::Key_Enter);
    entry.key(0, QStringLiteral("+"), 0, 10);
    hall.settle();
    EXPECT_EQ(result(17), Result::WhiteWins);
}

TEST_F(BySlip, ASlipThatIsScannedOrABoardPointedAtWaitsForItsResult) {
    entry.choose(8);
    EXPECT_TRUE(entry.awaitsResult());
    type("=");
    hall.settle();
    EXPECT_EQ(result(8), Result::Draw);
}

} // namespace
} // namespace flagfall::view
