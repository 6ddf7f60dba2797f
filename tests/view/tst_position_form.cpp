// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating/position_form.h"
#include "app/view/mating/verdict_text.h"

#include <QSignalSpy>

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using testing::Contains;
using testing::HasSubstr;

int numberOfSquare(char const* name) { return static_cast<int>(*board::squareFrom(name)); }

struct SettingUp : testing::Test {
    PositionForm form;

    void fen(char const* text) { ASSERT_TRUE(form.setFen(QString::fromLatin1(text))); }
    [[nodiscard]] QString pieces() const { return form.fen().section(QLatin1Char(' '), 0, 0); }
};

TEST_F(SettingUp, BeginsWithTheInitialPosition) {
    EXPECT_TRUE(form.valid());
    EXPECT_EQ(form.fen(), QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    EXPECT_EQ(form.castling(), (QVariantList{true, true, true, true}));
}

TEST_F(SettingUp, ALineWithoutTheSideToMoveIsTakenAndSaidToBeAssumed) {
    constexpr auto said = "The FEN does not say who is to move: White was assumed.";
    fen("8/8/8/8/8/8/8/K6k");
    EXPECT_EQ(form.turn(), Sides::Side::White);
    EXPECT_THAT(form.remarks(), Contains(QString::fromLatin1(said)));
    form.move(numberOfSquare("a1"), numberOfSquare("a2"));
    EXPECT_THAT(form.remarks(), Contains(QString::fromLatin1(said))) << "the men do not say it either";
    form.setTurn(Sides::Side::White);
    EXPECT_TRUE(form.assumption().isEmpty()) << "now it was said";
    fen("8/8/8/8/8/8/8/K6k");
    form.setTurn(Sides::Side::Black);
    EXPECT_TRUE(form.assumption().isEmpty());
    fen("8/8/8/8/8/8/8/K6k");
    fen("8/8/8/8/8/8/8/K6k w");
    EXPECT_TRUE(form.assumption().isEmpty());
}

TEST_F(SettingUp, PutsThePieceInHandAndTakesTheSameOneAwayAgain) {
    form.clear();
    form.setInHand(QStringLiteral("K"));
    form.click(numberOfSquare("e1"));
    form.setInHand(QStringLiteral("k"));
    form.click(numberOfSquare("e8"));
    EXPECT_EQ(pieces(), QStringLiteral("4k3/8/8/8/8/8/8/4K3"));
    EXPECT_TRUE(form.valid());
    form.click(numberOfSquare("e8"));
    EXPECT_EQ(pieces(), QStringLiteral("8/8/8/8/8/8/8/4K3"));
    EXPECT_EQ(form.problems(), QStringList{"Black has no king."});
}

TEST_F(SettingUp, ClicksMoveAPieceWhenNothingIsInHand) {
    fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    form.click(numberOfSquare("e8"));
    EXPECT_EQ(form.lifted(), numberOfSquare("e8"));
    form.click(numberOfSquare("d8"));
    EXPECT_EQ(pieces(), QStringLiteral("3k4/8/8/8/8/8/8/4K2R"));
    EXPECT_EQ(form.lifted(), -1);
    form.click(numberOfSquare("e8"));
    EXPECT_EQ(form.lifted(), -1) << "nobody stands there";
    form.remove(numberOfSquare("h1"));
    EXPECT_EQ(pieces(), QStringLiteral("3k4/8/8/8/8/8/8/4K3"));
}

TEST_F(SettingUp, TheRightToCastleGoesWithTheKingOrTheRookThatIsMoved) { // 3.8
    fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    form.move(numberOfSquare("h1"), numberOfSquare("g1"));
    EXPECT_EQ(form.castling(), (QVariantList{false, true, true, true}));
    form.move(numberOfSquare("e8"), numberOfSquare("e7"));
    EXPECT_EQ(form.castling(), (QVariantList{false, true, false, false}));
    EXPECT_TRUE(form.valid());
    form.setCastling(2, true);
    EXPECT_FALSE(form.valid());
    EXPECT_EQ(form.problems(), QStringList{"Black's king is not where it could castle with the rook on h8."});
}

TEST_F(SettingUp, ARightToCastleThatIsAskedForWithoutARookIsRefusedInWords) {
    fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    form.setCastling(0, true);
    EXPECT_EQ(form.problems(), QStringList{"White has no rook on h1 to castle with."});
    form.setCastling(0, false);
    EXPECT_TRUE(form.valid());
}

TEST_F(SettingUp, InChess960TheOutermostRookIsMeant) { // Guidelines II
    form.setChess960(true);
    fen("7k/8/8/8/8/8/8/1R1KR1R1 w - - 0 1");
    form.setCastling(0, true);
    form.setCastling(1, true);
    EXPECT_TRUE(form.valid());
    EXPECT_EQ(form.fen().section(QLatin1Char(' '), 2, 2), QStringLiteral("KQ"));
    EXPECT_TRUE(form.draft().castlingRooks.has(board::Square::G1));
    EXPECT_TRUE(form.draft().castlingRooks.has(board::Square::B1));
}

TEST_F(SettingUp, OffersOnlySquaresThatAPawnCanJustHavePassedOver) { // 3.7
    fen("4k3/8/8/3Pp3/1p6/8/8/4K3 w - - 0 1");
    EXPECT_EQ(form.enPassantSquares(), QStringList({"–", "e6"}));
    form.setEnPassant(1);
    EXPECT_EQ(form.enPassant(), 1);
    EXPECT_EQ(form.fen().section(QLatin1Char(' '), 3, 3), QStringLiteral("e6"));
    form.setTurn(Sides::Side::Black);
    EXPECT_EQ(form.enPassant(), 0) << "it was White who could capture";
}

TEST_F(SettingUp, ALineThatCannotBeReadChangesNothingAndSaysWhere) {
    QString const before = form.fen();
    EXPECT_FALSE(form.setFen(QStringLiteral("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")));
    EXPECT_EQ(form.fenError(), QStringLiteral("Column 14, the pieces: this character does not belong here."));
    EXPECT_EQ(form.fen(), before);
    EXPECT_FALSE(form.setFen({}));
    EXPECT_EQ(form.fenError(), QStringLiteral("Nothing is written."));
    form.clear();
    EXPECT_EQ(form.fenError(), QString());
}

TEST_F(SettingUp, EveryReasonIsToldAtOnce) {
    fen("3Pk3/3K4/8/8/8/8/8/8 w - - 0 1");
    EXPECT_EQ(form.problems().size(), 2);
    EXPECT_TRUE(form.problems().contains(QStringLiteral("A pawn cannot be on d8.")));
    EXPECT_TRUE(form.problems().contains(QStringLiteral("The kings are on adjacent squares.")));
}

TEST_F(SettingUp, WhatIsOddIsToldAndNotRefused) {
    fen("4k3/8/8/8/8/8/8/QQQQKQQQ w - - 0 1");
    EXPECT_TRUE(form.valid());
    fen("QQQQ1k2/QQQQQQ2/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_TRUE(form.remarks().contains(QStringLiteral("There are more promoted pieces than missing pawns.")));
}

TEST(RefusalWords, EveryReasonAndEveryOddityHasItsWords) {
    using board::PositionFault;
    QStringList all;
    for (int fault = 0; fault <= static_cast<int>(PositionFault::NumberOutOfRange); ++fault)
        for (Colour const colour : bothColours)
            all += positionRefusalText({static_cast<PositionFault>(fault), colour, board::Square::E4});
    for (int oddity = 0; oddity <= static_cast<int>(board::Oddity::ClockOverPawnMove); ++oddity)
        all += oddityText(static_cast<board::Oddity>(oddity));
    for (int field = 0; field <= static_cast<int>(board::FenField::End); ++field)
        for (int fault = 0; fault <= static_cast<int>(board::FenFault::MoreThanExpected); ++fault)
            all += fenRefusalTexts(
                board::FenProblem{static_cast<board::FenField>(field), static_cast<board::FenFault>(fault), 3});
    for (QString const& text : all)
        EXPECT_TRUE(text.endsWith(QLatin1Char('.')) && text.size() > 10) << text.toStdString();
}

} // namespace
} // namespace flagfall::view
