// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/sheet_file.h"
#include "app/view/record/scoresheet.h"
#include "tests/view/record_page.h"

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

constexpr auto arbiter = RecordView::Keeper::Arbiter, whiteSheet = RecordView::Keeper::White,
               blackSheet = RecordView::Keeper::Black;
constexpr auto white = Sides::Side::White, black = Sides::Side::Black, nobody = Sides::Side::Nobody;
using Moment = RecordActsView::Moment;
using Answer = RecordActsView::Answer;
using Basis = RecordActsView::Basis;
using Finding = MoveRowsModel::Finding;
QStringList const gone{QString{}, QString{}}; // a form with two fields that was sent

struct Record : RecordPageTest {
    RecordActsView& acts = *record.acts();
    QAbstractItemModelTester tester{record.moves(), QAbstractItemModelTester::FailureReportingMode::Fatal};

    void SetUp() override { open(QStringLiteral("90+30")); }
    [[nodiscard]] QVariantMap cell(int row, int column) {
        return Hall::at(*record.moves(), row, "cells").toList().at(column).toMap();
    }
    [[nodiscard]] QString text(int row, int column) { return cell(row, column)[QStringLiteral("text")].toString(); }
    [[nodiscard]] int finding(int row, int column) { return cell(row, column)[QStringLiteral("finding")].toInt(); }
    /// The options of the claim with this mark, by their keys.
    [[nodiscard]] QStringList optionsThat(char const* mark) {
        QStringList keys;
        for (QVariant const& option : acts.claim()->options())
            if (option.toMap().value(QString::fromLatin1(mark)).toBool())
                keys += option.toMap().value(QStringLiteral("key")).toString();
        return keys;
    }
    [[nodiscard]] QString proposed() { return optionsThat("primary").join(QLatin1Char(' ')); }
    [[nodiscard]] QStringList possible() { return optionsThat("possible"); }
    void ruleChecked(QString const& key) {
        acts.claim()->answer(QStringLiteral("checked"), QStringLiteral("yes"));
        EXPECT_TRUE(acts.ruleOnClaim(key)) << key.toStdString();
    }
};

TEST_F(Record, MovesAreTypedOneByOneOrManyAtOnce) {
    type("e4");
    type("1... e5 2. Nf3 Nc6");
    EXPECT_EQ(record.size(), 4);
    EXPECT_EQ(record.place(), 4);
    EXPECT_EQ(text(1, 1), QStringLiteral("Nc6"));
    EXPECT_EQ(record.placeText(), QStringLiteral("After 2… Nc6: White to move"));
}

TEST_F(Record, AnImpossibleMoveIsNotWrittenAndSaysWhy) {
    record.setTyped(QStringLiteral("e4 Ke6"));
    EXPECT_FALSE(record.enter());
    EXPECT_THAT(record.typedError().toStdString(), HasSubstr("1… Ke6"));
    EXPECT_EQ(record.size(), 0);
}

TEST_F(Record, ACastlingThatARulingForbidsNamesTheRuling) { // A.4.1: a wrong start that was found too late
    type("e4 e5 Nf3 Nc6 Bc4 Bc5");
    hall.workspace.desk().submit(session::ForbidCastling{RoundNumber{1}, BoardNumber{1}, Colour::White, {}, "A.4.1"},
                                 session::Confirmation::NotAsked, hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    record.goTo(record.size());
    record.setTyped(QStringLiteral("O-O"));
    EXPECT_FALSE(record.enter());
    EXPECT_THAT(record.typedError().toStdString(),
                HasSubstr("lost by a ruling on the start of the game (Laws 2023, A.4.1)"));
}

TEST_F(Record, WhatIsTypedIsCompleted) {
    record.setTyped(QStringLiteral("nf"));
    EXPECT_EQ(record.completions(), QStringList{QStringLiteral("Nf3")});
    record.complete();
    ASSERT_TRUE(record.enter());
    hall.settle();
    EXPECT_EQ(text(0, 0), QStringLiteral("Nf3"));
}

TEST_F(Record, AMoveOfTheBoardIsWritten) {
    record.position()->click(12); // e2
    record.position()->click(28); // e4
    hall.settle();
    EXPECT_EQ(text(0, 0), QStringLiteral("e4"));
}

TEST_F(Record, AtAnEarlierPlaceAMoveTakesThePlaceOfTheOneMadeThere) {
    type("e4 e5 Nf3 Nc6");
    record.goTo(2);
    type("Nc3");
    EXPECT_EQ(text(1, 0), QStringLiteral("Nc3"));
    EXPECT_EQ(record.size(), 4);
}

TEST_F(Record, WhatFollowsIsTakenOutAndComesBackWithUndo) {
    type("e4 e5 Nf3");
    record.goTo(1);
    record.removeBehind();
    hall.settle();
    EXPECT_EQ(record.size(), 1);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(record.size(), 3);
}

TEST_F(Record, APlayersSheetTakesWhateverIsWrittenAndIsHeldAgainstTheRecord) { // 8.1
    type("e4 e5 Nf3 Nc6");
    write(blackSheet, "e4 e6 - Qxx");
    EXPECT_EQ(finding(0, 4), static_cast<int>(Finding::Agrees));
    EXPECT_EQ(finding(0, 5), static_cast<int>(Finding::Differs));
    EXPECT_EQ(finding(1, 4), static_cast<int>(Finding::Missing));
    EXPECT_EQ(finding(1, 5), static_cast<int>(Finding::Unreadable));
}

TEST_F(Record, ASheetIsReadInItsOwnLetters) { // C.3
    type("e4 e5 Bc4");
    record.setKeeper(whiteSheet);
    record.setLanguage(static_cast<int>(notation::Language::Slovak));
    type("e4 e5 Sc4");
    EXPECT_EQ(finding(1, 2), static_cast<int>(Finding::Agrees));
}

TEST_F(Record, TheArbiterTakesOverWhatAPlayerWrote) {
    write(whiteSheet, "e4 e5 Nf3");
    record.takeOver();
    hall.settle();
    record.setKeeper(arbiter);
    EXPECT_EQ(record.size(), 3);
}

TEST_F(Record, ThePressTimesStandBesideTheMoves) {
    hall.pass(10s);
    hall.workspace.boards()->press(1, BoardsModel::Side::White);
    hall.settle();
    type("e4");
    EXPECT_EQ(cell(0, 0)[QStringLiteral("time")].toString(), QStringLiteral("1:30:50"));
    EXPECT_EQ(record.whiteTime(), QStringLiteral("1:30:50"));
}

TEST_F(Record, ATypedTimeGoesBeforeThatOfThePress) {
    type("e4");
    ASSERT_TRUE(record.setTime(QStringLiteral("1:23:05")));
    hall.settle();
    EXPECT_EQ(record.whiteTime(), QStringLiteral("1:23:05"));
    EXPECT_FALSE(record.setTime(QStringLiteral("soon")));
}

TEST_F(Record, MateIsSeenAndOneKeyEntersTheResult) { // 5.1.1
    type("f3 e5 g4 Qh4");
    EXPECT_THAT(acts.endText().toStdString(), HasSubstr("Black has won (Laws 5.1.1)"));
    acts.enterEnd();
    hall.settle();
    EXPECT_EQ(board().result, Result::BlackWins);
    EXPECT_EQ(board().article, "5.1.1");
}

TEST_F(Record, AMateTakenBackTellsThatItsClockStaysPaused) {
    type("f3 e5 g4 Qh4");
    hall.workspace.undo();
    hall.settle();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("The clock stays paused."));
    hall.workspace.boards()->resumeAll();
    hall.settle();
    type("e4");
    hall.workspace.undo();
    hall.settle();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), Not(HasSubstr("stopped")));
}

TEST_F(Record, AnOfferStandsBesideItsMoveAndIsAnswered) { // 9.1
    type("e4 e5 Nf3");
    EXPECT_EQ(acts.lastMover(), white);
    acts.offerDraw(acts.lastMover(), Moment::AfterMove);
    hall.settle();
    EXPECT_TRUE(cell(1, 0)[QStringLiteral("offered")].toBool());
    EXPECT_EQ(acts.offerBy(), white);
    acts.answerOffer(Answer::Accepted);
    hall.settle();
    EXPECT_EQ(board().result, Result::Draw);
}

TEST_F(Record, HowOftenAPlayerHasOfferedIsTold) { // 11.5
    type("e4 e5");
    acts.offerDraw(white, Moment::AfterMove);
    acts.answerOffer(Answer::DeclinedInWords);
    hall.settle();
    acts.offerDraw(white, Moment::AfterMove);
    hall.settle();
    EXPECT_THAT(acts.offerText().toStdString(), HasSubstr("Offer no. 2 by this player (Laws 11.5)"));
}

TEST_F(Record, AClaimShowsWhereThePositionStoodAndWhatTheRecordSays) { // 9.2
    type("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    acts.claimDraw(acts.claimant(), Basis::RepetitionOnBoard, {}, false);
    hall.settle();
    EXPECT_EQ(proposed(), QStringLiteral("correct"));
    EXPECT_EQ(acts.claim()->law(), QStringLiteral("The claim is correct: the game is drawn."));
    EXPECT_EQ(acts.claim()->citation(), QStringLiteral("Laws 2023, 9.2.2, 9.5.2"));
    auto const asked = acts.claim()->questions().front().toMap();
    EXPECT_THAT(asked.value(QStringLiteral("hint")).toString().toStdString(), HasSubstr("Laws 6.12"));
    QStringList places;
    for (QVariant const& place : acts.claim()->places()) places += place.toMap()[QStringLiteral("text")].toString();
    EXPECT_EQ(places, (QStringList{QStringLiteral("the start"), QStringLiteral("2… Ng8"), QStringLiteral("4… Ng8")}));
    ruleChecked(QStringLiteral("correct"));
    hall.settle();
    EXPECT_EQ(board().article, "9.2.2, 9.5.2");
}

TEST_F(Record, AnAnnouncedMoveIsReadAsItWasWritten) { // 9.2.1, T073
    type("Nf3 Nf6 Ng1");
    acts.claimDraw(black, Basis::RepetitionAnnounced, QStringLiteral("Ng8"), false);
    hall.settle();
    EXPECT_EQ(proposed(), QStringLiteral("incorrect"));
    EXPECT_THAT(acts.claim()->title().toStdString(), HasSubstr("Ng8"));
}

TEST_F(Record, AnIllegalMoveIsKeptAsItHappened) { // 7.5
    type("e4 e5");
    acts.noteIllegalMove(white, QStringLiteral("Ke1-e3"), {});
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked()) << "White's clock is running: completed, or replied to?";
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_THAT(Hall::at(*record.moves(), 0, "notes").toStringList().join(QLatin1Char(' ')).toStdString(),
                HasSubstr("Ke1-e3"));
    EXPECT_EQ(board().illegalMoves.white, 1);
}

TEST_F(Record, SignaturesThatDifferAreTold) { // 8.7
    hall.enterResult(1, "1");
    hall.settle();
    acts.sign(white, 0);
    acts.sign(black, 2);
    hall.settle();
    EXPECT_THAT(acts.signatures(),
                ElementsAre(QStringLiteral("White has signed 1–0."), QStringLiteral("Black has signed 0–1.")));
    EXPECT_THAT(acts.signatureWarning().toStdString(), HasSubstr("different results"));
}

TEST_F(Record, TheResultThatWasEnteredCanBeSignedWhateverItIs) { // 8.7: ½–0 is no usual one
    EXPECT_EQ(acts.signings().size(), 4);
    EXPECT_EQ(acts.usualSigning(), -1) << "nothing is likely before there is a result";
    hall.workspace.desk().submit(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::DrawAgainstLoss},
                                 session::Confirmation::Yes, hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    ASSERT_EQ(acts.signings().size(), 5);
    EXPECT_EQ(acts.usualSigning(), 3);
    acts.sign(white, acts.usualSigning());
    acts.sign(black, acts.usualSigning());
    hall.settle();
    EXPECT_EQ(board().game.signedResult(), Result::DrawAgainstLoss);
    EXPECT_EQ(acts.signatureWarning(), QString{});
    acts.sign(black, 4);
    hall.settle();
    EXPECT_FALSE(board().game.signatures.black->written) << "refused";
}

TEST_F(Record, AChess960GameIsSetUpByItsNumber) { // Guidelines II
    EXPECT_THAT(record.setUp(QStringLiteral("960"), false).toStdString(), HasSubstr("0 to 959"));
    ASSERT_EQ(record.setUp(QStringLiteral("0"), false), QString{});
    hall.settle();
    EXPECT_THAT(record.position()->placement().toStdString(), testing::StartsWith("BBQNNRKR"));
    EXPECT_THAT(
        scoresheetHtml(hall.workspace.desk().history(), RoundNumber{1}, BoardNumber{1}, notation::Language::English)
            .toStdString(),
        HasSubstr("Chess960, number 0"));
}

TEST_F(Record, AfterAGapTheGameGoesOnFromWhereItIsKnown) { // 8.5
    type("e4 e5");
    QString const known = QStringLiteral("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40");
    QStringList const both = record.enterGap(QStringLiteral("nothing"), QStringLiteral("many"));
    EXPECT_NE(both.at(0), QString{});
    EXPECT_THAT(both.at(1).toStdString(), HasSubstr("up to 1000"));
    QStringList const number = record.enterGap(known, QStringLiteral("many"));
    EXPECT_EQ(number.at(0), QString{}) << "each fault stands at its own field";
    EXPECT_NE(number.at(1), QString{});
    EXPECT_THAT(record.enterGap(QStringLiteral("4k3/8/8/8/8/8/4P3/4K3"), {}).at(0).toStdString(),
                HasSubstr("side to move"));
    EXPECT_EQ(record.size(), 2) << "nothing of it is written";
    ASSERT_EQ(record.enterGap(known, {}), gone);
    hall.settle();
    type("e4");
    EXPECT_EQ(record.size(), 4);
    EXPECT_EQ(text(1, 0), QStringLiteral("…"));
    ASSERT_EQ(record.moves()->rowCount(), 3); // what lies between is one row
    EXPECT_EQ(Hall::at(*record.moves(), 2, "number").toInt(), 40);
    EXPECT_EQ(text(2, 0), QStringLiteral("e4"));
    EXPECT_EQ(record.row(), 2);
}

TEST_F(Record, AGapIsFilledMoveByMoveAndWhatFollowsItStays) { // 8.5c, P18
    type("d4 d5 c4 e6");
    // 3. Nc3 Nf6 4. Nf3 are not known at first.
    ASSERT_EQ(record.enterGap(QStringLiteral("rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R b KQkq - 3 4"), {}),
              gone);
    hall.settle();
    type("Be7 Bg5 0-0 e3 Nbd7");
    ASSERT_EQ(board().game.record.size(), 10U);
    record.goTo(4);
    type("Nc3");
    EXPECT_FALSE(hall.workspace.question()->asked());
    EXPECT_EQ(board().game.record.size(), 11U) << "two half-moves are hidden still";
    EXPECT_EQ(board().game.record.halfMoves(), 12U);
    record.goTo(5);
    type("Nf6 Nf3");
    EXPECT_FALSE(hall.workspace.question()->asked());
    EXPECT_FALSE(board().game.record.hasGaps());
    EXPECT_EQ(board().game.record.size(), 12U);
    EXPECT_EQ(text(3, 1), QStringLiteral("Be7"));
    EXPECT_EQ(text(5, 1), QStringLiteral("Nbd7"));
}

TEST_F(Record, AGapOfAnotherLengthThanItsPositionSaysIsRefused) {
    type("e4");
    QString const known = QStringLiteral("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40");
    EXPECT_THAT(record.enterGap(known, QStringLiteral("2")).at(1).toStdString(),
                HasSubstr("77 half-moves are missing"));
    EXPECT_EQ(record.size(), 1);
    EXPECT_EQ(record.enterGap(known, QStringLiteral("77")), gone);
}

TEST_F(Record, WhatWasTypedStandsAgainAfterANo) {
    type("e4 e5 Nf3 Nc6 Bb5 a6");
    record.goTo(0);
    record.setTyped(QStringLiteral("d4")); // then 3. Bb5 is not possible
    ASSERT_TRUE(record.enter());
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    EXPECT_EQ(record.typed(), QString{});
    hall.workspace.question()->no();
    EXPECT_EQ(record.typed(), QStringLiteral("d4"));
    EXPECT_EQ(board().game.record.size(), 6U);
}

TEST_F(Record, ACheckmateLeavesNoOfferToAccept) { // 5.1.1
    type("f3 e5 g4");
    acts.offerDraw(black, Moment::AfterMove);
    hall.settle();
    EXPECT_EQ(acts.offerBy(), black);
    type("Qh4");
    EXPECT_EQ(acts.offerBy(), nobody);
    EXPECT_THAT(acts.endText().toStdString(), HasSubstr("Checkmate"));
    EXPECT_THAT(Hall::at(*record.moves(), 1, "notes").toStringList(),
                ElementsAre("Black offers a draw. Ended with the game."));
    EXPECT_EQ(record.placeText(), QStringLiteral("After 2… Qh4#: checkmate"));
    EXPECT_FALSE(acts.mayBegin(QStringLiteral("claim")));
    EXPECT_FALSE(hall.workspace.notice()->text().isEmpty()) << "no form opens that leads nowhere";
}

TEST_F(Record, AFormOpensOnlyWhereItLeadsSomewhere) {
    type("e4 e5");
    for (QString const& form : {QStringLiteral("offer"), QStringLiteral("claim"), QStringLiteral("illegal"),
                                QStringLiteral("duty"), QStringLiteral("sign")})
        EXPECT_TRUE(acts.mayBegin(form)) << form.toStdString();
    acts.claimDraw(acts.claimant(), Basis::RepetitionOnBoard, {}, false);
    hall.settle();
    EXPECT_FALSE(acts.mayBegin(QStringLiteral("claim"))) << "one waits for a ruling";
    ruleChecked(QStringLiteral("inadmissible"));
    hall.settle();
    hall.enterResult(1, "1");
    hall.settle();
    EXPECT_FALSE(acts.mayBegin(QStringLiteral("offer")));
    EXPECT_TRUE(acts.mayBegin(QStringLiteral("sign"))) << "signed after the game (8.7)";
}

TEST_F(Record, TheIllegalMoveThatLosesIsSaid) { // 7.5.5
    type("e4 e5");
    acts.noteIllegalMove(white, QStringLiteral("Ke3"), {});
    hall.settle();
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(acts.illegalText(), QString{});
    acts.noteIllegalMove(white, {}, {});
    hall.settle();
    EXPECT_THAT(acts.illegalText().toStdString(), HasSubstr("no. 2"));
    EXPECT_EQ(hall.board(0, "note").toInt(), static_cast<int>(BoardNote::IllegalMove));
}

TEST_F(Record, ASheetTellsWhatTheArbiterDoesNotKnow) { // 8.5
    type("e4 e5");
    ASSERT_EQ(
        record.enterGap(QStringLiteral("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"), {}),
        gone);
    hall.settle();
    record.goTo(3);
    type("c3");
    write(whiteSheet, "e4 e5 Nf3 Nc6 Bc4 Bc5 d3");
    EXPECT_EQ(text(2, 2), QStringLiteral("Bc4"));
    EXPECT_EQ(finding(3, 2), static_cast<int>(Finding::Differs));
    record.goTo(5);
    EXPECT_EQ(record.placeText(), QStringLiteral("After 3. Bc4: Black to move"));
    EXPECT_EQ(record.row(), 2);
    ASSERT_TRUE(record.setTime(QStringLiteral("1:00:00"))); // of the gap, which is one entry of the arbiter's
    hall.settle();
    EXPECT_EQ(board().game.record.entries()[2].clock, 1h);
}

TEST_F(Record, ASheetGoesOnBehindALineThatNobodyCanRead) { // 8.1: nothing in it has to be legal
    record.setKeeper(blackSheet);
    for (char const* const line : {"e4", "e5", "Zz9", "-", "Bb5"}) type(line);
    ASSERT_EQ(record.size(), 5);
    EXPECT_EQ(record.place(), 5);
    EXPECT_EQ(text(1, 4), QStringLiteral("Zz9"));
    EXPECT_EQ(text(2, 4), QStringLiteral("Bb5"));
    EXPECT_THAT(record.placeText().toStdString(), HasSubstr("cannot be read"));
}

TEST_F(Record, ScoresheetsOfPaperAreTickedOffBesideTheGame) { // 8.3
    EXPECT_EQ(record.whiteSheet(), QString{}) << "the game goes on";
    hall.workspace.boards()->resultKey(1, Qt::Key_Equal, QStringLiteral("="), 0, 0);
    hall.settle();
    EXPECT_EQ(record.whiteSheet(), QStringLiteral("missing"));
    record.collect(Sides::Side::Black);
    hall.settle();
    EXPECT_EQ(record.blackSheet(), QStringLiteral("there"));
    EXPECT_EQ(record.whiteSheet(), QStringLiteral("missing"));
    record.collect(Sides::Side::Nobody);
    hall.settle();
    EXPECT_EQ(record.whiteSheet(), QStringLiteral("there"));
    record.collect(Sides::Side::Nobody);
    hall.settle();
    EXPECT_EQ(record.whiteSheet() + record.blackSheet(), QStringLiteral("missingmissing"));
}

TEST_F(Record, SheetsBeginInTheLettersOfTheProgram) {
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("gl"));
    record.setKeeper(blackSheet);
    EXPECT_EQ(record.language(), static_cast<int>(notation::Language::Galician));
    type("e4 e5 Cf3");
    EXPECT_TRUE(board().game.sheets.black.language == notation::Language::Galician);
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
}

TEST_F(Record, AGapInTheMiddleKeepsWhatIsPossibleBehindIt) { // 8.5
    type("e4 e5 Nf3 Nc6");
    record.goTo(2);
    ASSERT_EQ(record.enterGap(QStringLiteral("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 6"), {}),
              gone);
    hall.settle();
    EXPECT_EQ(record.size(), 5);
    EXPECT_EQ(record.place(), 3); // behind the gap
}

TEST_F(Record, TheClockSaysWhoMovedLastWhereNobodyWrites) {
    hall.workspace.boards()->press(1, BoardsModel::Side::White);
    hall.settle();
    EXPECT_EQ(acts.lastMover(), white);
    EXPECT_EQ(acts.claimant(), black);
    acts.claimDraw(black, Basis::RepetitionOnBoard, {}, false);
    hall.settle();
    EXPECT_EQ(proposed(), QString{}) << "the record does not speak";
    EXPECT_THAT(acts.claim()->facts().front().toStdString(), HasSubstr("missing from the record"));
}

TEST_F(Record, WithTwoOffersOpenTheAnswerGoesToTheOneThatIsShown) { // 9.1
    type("e4 e5 Nf3");
    acts.claimDraw(black, Basis::RepetitionOnBoard, {}, false);
    hall.settle();
    ruleChecked(QStringLiteral("inadmissible"));
    hall.settle();
    acts.offerDraw(white, Moment::AfterMove);
    hall.settle();
    EXPECT_EQ(acts.offerBy(), white);
    acts.answerOffer(Answer::DeclinedByTouch);
    hall.settle();
    EXPECT_EQ(board().game.offers.all().back().end, record::OfferEnd::DeclinedByTouch);
    EXPECT_EQ(acts.offerBy(), black);
    EXPECT_THAT(acts.offerText().toStdString(), HasSubstr("Black"));
}

TEST_F(Record, AfterAClaimThatFailsTheAnnouncedMoveMustBePlayed) { // 9.5.3, T073
    type("Nf3 Nf6 Ng1");
    acts.claimDraw(black, Basis::RepetitionAnnounced, QStringLiteral("Ng8"), false);
    hall.settle();
    record.showClaimed(4);
    EXPECT_EQ(record.position()->placement(), // the knight is back
              QStringLiteral("RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr"));
    EXPECT_TRUE(acts.ruleOnClaim(QStringLiteral("incorrect")));
    hall.settle();
    EXPECT_TRUE(hall.workspace.notice()->undoable()) << "what the clocks were given can be taken back at once";
    EXPECT_THAT(acts.duties().join(QLatin1Char(' ')).toStdString(), HasSubstr("The intended move Ng8 must be played"));
    type("Ng8");
    EXPECT_THAT(acts.duties().join(QLatin1Char(' ')).toStdString(), Not(HasSubstr("announced")));
}

TEST_F(Record, WhatBothHaveSignedAndNobodyEnteredIsTold) { // 8.7
    acts.sign(white, 0);
    acts.sign(black, 0);
    hall.settle();
    EXPECT_THAT(acts.signatureWarning().toStdString(), HasSubstr("Both have signed 1–0, and no result is entered"));
}

TEST_F(Record, WhatBothHaveSignedIsEnteredByOneKey) { // 8.7
    EXPECT_FALSE(acts.signedOnly());
    acts.sign(white, 0);
    acts.sign(black, 0);
    hall.settle();
    EXPECT_TRUE(acts.signedOnly());
    acts.enterEnd();
    hall.settle();
    EXPECT_EQ(board().result, Result::WhiteWins);
    EXPECT_FALSE(acts.signedOnly());
}

TEST_F(Record, TheBoardGoesBeforeWhatBothHaveSigned) { // 5.1.1: the mate has ended the game
    type("f3 e5 g4 Qh4");
    acts.sign(white, 0);
    acts.sign(black, 0);
    hall.settle();
    EXPECT_FALSE(acts.signedOnly());
    acts.enterEnd();
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    hall.workspace.question()->yes(); // both have signed something else
    hall.settle();
    EXPECT_EQ(board().result, Result::BlackWins);
}

TEST_F(Record, TakingASheetOverKeepsTheTimesAndWhatStandsBehind) {
    type("e4 {[%clk 1:29:00]} e5 Nf3 Nc6");
    write(blackSheet, "e4 e5 Nc3");
    record.takeOver();
    hall.settle();
    ASSERT_EQ(board().game.record.size(), 4U);
    EXPECT_EQ(board().game.record.entries()[0].clock, 1h + 29min);
    record.setKeeper(arbiter);
    EXPECT_EQ(text(1, 0), QStringLiteral("Nc3"));
    EXPECT_EQ(text(1, 1), QStringLiteral("Nc6"));
}

TEST_F(Record, TakingASheetOverTellsWhatItDid) {
    type("e4 e5 Nf3 Nc6");
    write(blackSheet, "e4 e5 Nc3 xx Bc4");
    record.takeOver();
    hall.settle();
    QString const told = hall.workspace.notice()->text();
    EXPECT_THAT(told.toStdString(), HasSubstr("3 half-moves copied. 1 of them differ from the record."));
    EXPECT_THAT(told.toStdString(), HasSubstr("cannot be read from 2… xx on"));
}

TEST_F(Record, WhatIsTakenOutIsTold) {
    type("e4 e5 Nf3");
    record.goTo(1);
    record.removeBehind();
    hall.settle();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("2 half-moves deleted"));
}

TEST_F(Record, AfterUndoASheetIsWrittenFromItsOwnEnd) {
    type("e4 e5 Nf3 Nc6 Bb5 a6");
    write(blackSheet, "e4 e5 Nf3 Nc6 Bb5 a6");
    hall.workspace.undo();
    hall.settle();
    type("e4 c5");
    ASSERT_EQ(board().game.sheets.black.lines.size(), 2U);
    EXPECT_EQ(board().game.sheets.black.lines.front().written, "e4");
}

TEST_F(Record, AGameInAFileIsWrittenOnASheetInItsLetters) {
    record.setKeeper(whiteSheet);
    record.setLanguage(static_cast<int>(notation::Language::Slovak));
    ASSERT_TRUE(record.paste(QStringLiteral("[Event \"X\"]\n\n1. e4 {[%clk 0:09:58]} e5 2. Nf3 {(=)} (2. d4) *")));
    hall.settle();
    auto const& lines = board().game.sheets.white.lines;
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].clock, 9min + 58s);
    EXPECT_EQ(lines[2].written, "Jf3 (=)");
}

TEST_F(Record, AWholeGameIsPastedBehindItsOwnBeginning) {
    type("e4 e5");
    ASSERT_TRUE(record.paste(QStringLiteral("[White \"Other, One\"]\n\n1. e4 e5 2. Nf3 Nc6 *")));
    hall.settle();
    EXPECT_EQ(record.size(), 4);
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(),
                HasSubstr("The pasted game is between Other, One and ?"));
    EXPECT_FALSE(record.paste(QStringLiteral("[Event \"X\"]\n\n1. e4 c5 2. Nf3 *")));
    EXPECT_THAT(record.typedError().toStdString(), HasSubstr("differs from the record from 1… e5 on"));
    EXPECT_EQ(record.size(), 4);
    EXPECT_TRUE(record.paste(QStringLiteral("[Event \"X\"]\n\n1. e4 e5 *")));
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("already recorded"));
}

TEST_F(Record, ARulingTellsWhatItHasDoneToTheClocks) {
    type("e4 e5");
    acts.noteIllegalMove(white, QStringLiteral("Ke3"), {});
    hall.settle();
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("2:00"));
}

TEST_F(Record, ALegalMoveIsNotPenalisedUnasked) {
    type("e4 e5");
    acts.noteIllegalMove(white, QStringLiteral("Nf3"), {});
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    hall.workspace.question()->no();
    hall.settle();
    EXPECT_EQ(board().illegalMoves.white, 0);
}

TEST_F(Record, WhatTheRecordBearsOutIsNotRuledOtherwiseUnchecked) { // 9.2
    type("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    acts.claimDraw(white, Basis::RepetitionOnBoard, {}, false);
    hall.settle();
    EXPECT_EQ(possible(), QStringList{QStringLiteral("accepted")});
    EXPECT_FALSE(acts.ruleOnClaim(QStringLiteral("inadmissible")));
    ruleChecked(QStringLiteral("inadmissible"));
    hall.settle();
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked()) << "against a whole record";
    hall.workspace.question()->yes();
    hall.settle();
    acts.claimDraw(white, Basis::FiftyOnBoard, {}, false);
    hall.settle();
    EXPECT_EQ(possible(),
              (QStringList{QStringLiteral("incorrect"), QStringLiteral("inadmissible"), QStringLiteral("accepted")}))
        << "what was said of the claim before is forgotten";
}

TEST_F(Record, EveryFormCitesTheEditionOfTheEvent) {
    EXPECT_EQ(acts.articles()[QStringLiteral("offer")].toString(), QStringLiteral("9.1.2.1"));
}

TEST_F(Record, TheWallTellsOfOffersClaimsAndTheEndOnTheBoard) {
    type("e4 e5");
    acts.offerDraw(black, Moment::AfterMove);
    hall.settle();
    EXPECT_EQ(hall.board(0, "noteText").toString(), QStringLiteral("Draw offered"));
    acts.claimDraw(white, Basis::RepetitionOnBoard, {}, false);
    hall.settle();
    EXPECT_EQ(hall.board(0, "noteText").toString(), QStringLiteral("Draw claimed"));
    ruleChecked(QStringLiteral("inadmissible"));
    acts.answerOffer(Answer::DeclinedInWords);
    hall.settle();
    type("Qh5 Nc6 Bc4 Nf6 Qxf7#");
    EXPECT_EQ(hall.board(0, "noteText").toString(), QStringLiteral("Checkmate"));
}

TEST_F(Record, AFallenFlagIsRuledOnByThePositionOnRecord) { // 6.9: Black cannot checkmate with a bare king
    ASSERT_EQ(record.setUp(QStringLiteral("8/8/8/8/3k4/8/4K3/7Q w - - 0 50"), false), QString{});
    hall.settle();
    type("Qh8+ Kd5");
    hall.pass(3h);
    hall.settle();
    InterventionsView& hands = *hall.workspace.hands();
    hands.setBoard(1);
    hands.setOpen(true);
    RulingView& ruling = *hands.ruling();
    ASSERT_TRUE(ruling.needed());
    EXPECT_THAT(ruling.mateByRecord().toStdString(), HasSubstr("Black cannot checkmate"));
    EXPECT_THAT(ruling.mateByRecord().toStdString(), HasSubstr("only the king"));
    ASSERT_EQ(ruling.options().size(), 1);
    EXPECT_THAT(ruling.options().front().toMap()[QStringLiteral("text")].toString().toStdString(), HasSubstr("½–½"));
    ruling.answer(QStringLiteral("can-mate"), QStringLiteral("yes")); // the arbiter's word goes before it
    EXPECT_TRUE(ruling.mateByRecord().isEmpty());
    EXPECT_THAT(ruling.options().front().toMap()[QStringLiteral("text")].toString().toStdString(), HasSubstr("0–1"));
}

TEST_F(Record, AShortRecordProvesNothingAboutAFallenFlagAndSaysSo) {
    hall.workspace.boards()->press(1, BoardsModel::Side::White);
    hall.workspace.boards()->press(1, BoardsModel::Side::Black);
    hall.settle();
    type("e4");
    hall.pass(3h);
    hall.settle();
    hall.workspace.hands()->setBoard(1);
    hall.workspace.hands()->setOpen(true);
    RulingView const& ruling = *hall.workspace.hands()->ruling();
    ASSERT_TRUE(ruling.needed());
    EXPECT_THAT(ruling.mateByRecord().toStdString(), HasSubstr("too short to tell"));
    EXPECT_EQ(ruling.options().size(), 3);
}

TEST_F(Record, IsPrintedWithItsOffersAndWhatHappened) { // 5.4 of the rulebook, 8.1
    type("e4 e5 Nf3 (=)");
    acts.offerDraw(white, Moment::AfterMove);
    acts.noteIllegalMove(black, QStringLiteral("Ke8-e6"), {});
    hall.settle();
    std::string const html =
        scoresheetHtml(hall.workspace.desk().history(), RoundNumber{1}, BoardNumber{1}, notation::Language::English)
            .toStdString();
    for (auto const* const text :
         {"River Cup", "Amazon, A.", "Danube, Ď.", "<td>Nf3 (=)</td>", "Ke8-e6", "White offers a draw"})
        EXPECT_THAT(html, HasSubstr(text));
    EXPECT_TRUE(pdfOf(QString::fromStdString(html)).startsWith("%PDF-"));
}

TEST_F(Record, WhatThePlayersWroteIsPrintedBesideWhatTheArbiterHoldsToBeTrue) { // 8.1
    type("e4 e5 Nf3");
    write(whiteSheet, "e4 e5 Nc3");
    std::string const html =
        scoresheetHtml(hall.workspace.desk().history(), RoundNumber{1}, BoardNumber{1}, notation::Language::English)
            .toStdString();
    EXPECT_THAT(html, HasSubstr("What White wrote"));
    EXPECT_THAT(html, HasSubstr("<td>Nc3 ≠</td>"));
    EXPECT_THAT(html, HasSubstr("<td>e5</td>"));
    EXPECT_THAT(html, testing::Not(HasSubstr("What Black wrote"))) << "he wrote nothing";
}

/// The page of mating chances, opened from this record.
struct MateAskedFromRecord : Record {
    MatingView& mating = *hall.workspace.mating();

    void SetUp() override {
        Record::SetUp();
        ASSERT_EQ(record.setUp(QStringLiteral("8/8/8/8/3k4/8/4K3/7Q w - - 0 50"), false), QString{});
        hall.settle();
        type("Qh8+ Kd5");
        ask();
    }
    void press(BoardsModel::Side side) {
        hall.pass(10s);
        hall.workspace.boards()->press(1, side);
        hall.settle();
    }
    /// Two of the half-moves are on record.
    void pressFive() {
        for (auto const side : {BoardsModel::Side::White, BoardsModel::Side::Black, BoardsModel::Side::White,
                                BoardsModel::Side::Black, BoardsModel::Side::White})
            press(side);
    }
    void ask() {
        ASSERT_TRUE(record.askMate());
        ASSERT_TRUE(Hall::until([&] { return !mating.busy(); }));
    }
    [[nodiscard]] std::string html() {
        auto const& history = hall.workspace.desk().history();
        return scoresheetHtml(history, RoundNumber{1}, BoardNumber{1}, notation::Language::English).toStdString();
    }
};

TEST_F(MateAskedFromRecord, TheSheetNamesTheGameAndTheMove) {
    EXPECT_EQ(mating.origin(), QStringLiteral("Round 1, board 1: Amazon, A. – Danube, Ď., after 50… Kd5"));
    std::string const sheet = mating.sheet().toStdString();
    EXPECT_THAT(sheet, HasSubstr("River Cup"));
    EXPECT_THAT(sheet, HasSubstr("Round 1, board 1: Amazon, A. – Danube, Ď., after 50… Kd5"));
}

TEST_F(MateAskedFromRecord, MovesTriedFromThereAreSaidAndAPositionSetUpByHandIsNoneOfTheGame) {
    mating.board()->tryMove(12, 11); // Ke2–d2
    EXPECT_THAT(mating.origin().toStdString(), HasSubstr("after 50… Kd5; then 1 move tried on the board"));
    EXPECT_FALSE(mating.canNote());
    mating.takeBack();
    EXPECT_THAT(mating.origin().toStdString(), EndsWith("after 50… Kd5"));
    mating.form()->initial();
    EXPECT_EQ(mating.origin(), QStringLiteral("The position was set up manually."));
    EXPECT_THAT(mating.sheet().toStdString(), HasSubstr("The position was set up manually."));
}

TEST_F(MateAskedFromRecord, TheVerdictIsNotedInTheRecordAndOneUndoTakesItOut) {
    ASSERT_TRUE(mating.canNote());
    mating.noteOnRecord();
    hall.settle();
    ASSERT_EQ(board().game.notes.size(), 1U);
    std::string const note = board().game.notes.front().note.text;
    EXPECT_EQ(board().game.notes.front().note.after, 2);
    EXPECT_THAT(note, HasSubstr("White can still checkmate: 51. "));
    EXPECT_THAT(note, HasSubstr("#."));
    EXPECT_THAT(note, EndsWith("Black cannot checkmate: Black has only the king."));
    EXPECT_THAT(html(), HasSubstr("Black cannot checkmate: Black has only the king."));
    hall.workspace.undo();
    hall.settle();
    EXPECT_TRUE(board().game.notes.empty());
}

TEST_F(MateAskedFromRecord, ARecordAsLongAsTheGameNeedsNoCaution) {
    EXPECT_EQ(mating.caution(), QString());
    press(BoardsModel::Side::White);
    press(BoardsModel::Side::Black);
    EXPECT_EQ(mating.caution(), QString()) << "two moves on record, two pressed";
    EXPECT_THAT(mating.sheet().toStdString(), Not(HasSubstr("Caution")));
}

TEST_F(MateAskedFromRecord, ARecordShorterThanTheGameIsNotThePositionOnTheBoard) {
    pressFive();
    EXPECT_EQ(mating.caution(), QStringLiteral("The record is 3 half-moves shorter than the game. This is not the "
                                               "position on the board."));
    EXPECT_THAT(mating.sheet().toStdString(), HasSubstr("The record is 3 half-moves shorter than the game."));
    mating.board()->tryMove(12, 11); // Ke2–d2
    EXPECT_EQ(mating.caution(), QStringLiteral("The record is 3 half-moves shorter than the game."))
        << "with the moves tried it may be";
}

TEST_F(MateAskedFromRecord, AVerdictOnAShortRecordIsNotedWithTheseWords) {
    pressFive();
    ASSERT_TRUE(mating.canNote());
    mating.noteOnRecord();
    hall.settle();
    ASSERT_EQ(board().game.notes.size(), 1U);
    EXPECT_THAT(board().game.notes.front().note.text,
                EndsWith("Black cannot checkmate: Black has only the king. When this was noted: “The record is 3 "
                         "half-moves shorter than the game. This is not the position on the board.”"));
}

TEST_F(MateAskedFromRecord, ARecordCompletedMeanwhileSaysThatTheGameHasGoneOnAndThePositionStays) {
    pressFive();
    QString const before = mating.form()->fen();
    record.goTo(record.size());
    type("Kd2 Kc5 Kd3");
    EXPECT_EQ(mating.form()->fen(), before);
    EXPECT_EQ(mating.caution(),
              QStringLiteral("The game has continued from here. This is not the position on the board."));
    mating.noteOnRecord();
    hall.settle();
    ASSERT_EQ(board().game.notes.size(), 1U);
    EXPECT_EQ(board().game.notes.front().note.after, 2) << "where the position stood";
    EXPECT_THAT(board().game.notes.front().note.text, EndsWith("Black has only the king."));
    record.goTo(record.size());
    ask();
    EXPECT_EQ(mating.caution(), QString()) << "the position follows when it is asked for";
}

TEST_F(MateAskedFromRecord, AnEarlierPositionIsNotTheOneOnTheBoard) {
    record.goTo(1);
    ask();
    EXPECT_THAT(mating.origin().toStdString(), EndsWith("after 50. Qh8+"));
    EXPECT_EQ(mating.caution(),
              QStringLiteral("The game has continued from here. This is not the position on the board."));
}

TEST_F(MateAskedFromRecord, APositionThatTheRecordHasNoLongerCannotBeNotedThere) {
    record.goTo(1);
    type("Ke4");
    EXPECT_THAT(mating.caution().toStdString(), HasSubstr("it no longer contains this position"));
    EXPECT_FALSE(mating.canNote());
    mating.noteOnRecord();
    hall.settle();
    EXPECT_TRUE(board().game.notes.empty());
    EXPECT_EQ(hall.workspace.notice()->text(), mating.caution());
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(mating.caution(), QString()) << "it stands there again";
    EXPECT_TRUE(mating.canNote());
}

TEST_F(MateAskedFromRecord, WhatOnlyAScoresheetSaysIsToldAndNotedAsSuch) {
    write(whiteSheet, "Qh8+ Kd5 Kd3");
    record.goTo(3);
    ask();
    EXPECT_THAT(mating.origin().toStdString(), EndsWith("after 51. Kd3"));
    EXPECT_EQ(mating.caution(), QStringLiteral("Only White's scoresheet says so, not the game record."));
    mating.noteOnRecord();
    hall.settle();
    ASSERT_EQ(board().game.notes.size(), 1U);
    EXPECT_THAT(board().game.notes.front().note.text, HasSubstr("Only White's scoresheet says so"));
    pressFive();
    EXPECT_THAT(mating.caution().toStdString(), HasSubstr("The scoresheet is 2 half-moves shorter than the game."));
    record.setKeeper(arbiter);
    record.goTo(record.size());
    type("Kd3");
    EXPECT_EQ(mating.caution(), QStringLiteral("The record is 2 half-moves shorter than the game. This is not the "
                                               "position on the board."))
        << "now the record says it";
}

TEST_F(MateAskedFromRecord, APlaceOfASheetThatTheRecordKnowsIsThatOfTheRecord) {
    write(whiteSheet, "Qh8+ Kd5");
    ask();
    EXPECT_EQ(mating.caution(), QString());
}

TEST_F(MateAskedFromRecord, WhereASheetCannotBeReadThereIsNoPositionToAskAbout) {
    write(whiteSheet, "Qh8+ Kd5 Qxx");
    record.goTo(3);
    EXPECT_FALSE(record.askMate());
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("cannot be read"));
}

TEST_F(MateAskedFromRecord, BehindAGapACountThatDoesNotFitLeavesTheBoardInDoubt) {
    record.goTo(record.size());
    ASSERT_EQ(record.enterGap(QStringLiteral("8/8/8/3k4/8/3K4/8/7Q b - - 0 1"), {}), gone);
    hall.settle();
    record.goTo(record.size());
    ask();
    EXPECT_EQ(mating.caution(), QString());
    pressFive();
    EXPECT_EQ(mating.caution(), QStringLiteral("The clocks have counted 2 half-moves more than the record, which has "
                                               "missing moves. This may not be the position on the board."));
}

TEST_F(MateAskedFromRecord, AClockThatRunsForTheOtherPlayerIsTold) {
    record.setKeeper(arbiter);
    record.goTo(0);
    record.removeBehind();
    hall.settle();
    ASSERT_EQ(record.setUp(QStringLiteral("8/8/8/8/3k4/8/4K3/7Q b - - 0 50"), false), QString{});
    hall.settle();
    ask();
    EXPECT_EQ(mating.caution(), QStringLiteral("On the clock White is to move, in this position Black."));
    type("Kc4");
    record.goTo(record.size());
    ask();
    EXPECT_EQ(mating.caution(), QStringLiteral("On the clock Black is to move, in this position White."));
}

TEST_F(MateAskedFromRecord, ClosingTheEventLeavesThePositionAndForgetsTheGame) {
    hall.workspace.closeFile();
    hall.settle();
    hall.workspace.question()->yes(); // clocks run
    ASSERT_TRUE(Hall::until([&] { return !hall.workspace.isOpen(); }));
    EXPECT_EQ(mating.origin(), QStringLiteral("The position was set up manually."));
    mating.noteOnRecord();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(),
                HasSubstr("Only the verdict on a position taken from a game"));
}

TEST_F(Record, AnotherBoardHasAnotherGame) {
    type("e4");
    record.stepBoard(1);
    EXPECT_EQ(record.board(), 2);
    EXPECT_EQ(record.size(), 0);
    record.stepBoard(5);
    EXPECT_EQ(record.board(), 2);
}

} // namespace
} // namespace flagfall::view
