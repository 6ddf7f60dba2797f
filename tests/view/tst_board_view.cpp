// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/board_view.h"
#include "arbiter/board/fen.h"
#include "arbiter/board/uci.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace flagfall::view {
namespace {

using Mark = BoardView::Mark;

board::Position positionOf(char const* fen, board::Game game = board::Game::Standard) {
    return *board::positionFromFen(fen, game);
}

int square(char const* name) { return static_cast<int>(*board::squareFrom(name)); }

/// A board that shows a position and plays whatever is meant.
struct ChessBoard : testing::Test {
    BoardView view;
    board::Position position;
    QStringList meant;

    ChessBoard() {
        QObject::connect(&view, &BoardView::moveMeant, &view, [this](board::Move move) {
            meant += QString::fromStdString(board::uciText(move, position.game()));
            position = position.after(move);
            view.show(position, move);
        });
    }
    void show(char const* fen, board::Game game = board::Game::Standard) {
        position = positionOf(fen, game);
        view.show(position);
    }
    void click(char const* name) { view.click(square(name)); }
    /// Squares that carry a mark.
    [[nodiscard]] QStringList marked(Mark kind) const {
        QStringList names;
        for (QVariant const& mark : view.marks())
            if (mark.toMap()[QStringLiteral("kind")].toInt() == static_cast<int>(kind))
                names += QString::fromStdString(
                    board::squareText(static_cast<board::Square>(mark.toMap()[QStringLiteral("square")].toInt())));
        return names;
    }
};

TEST_F(ChessBoard, ShowsSixtyFourSquaresFromA1ToH8) {
    view.show(board::Position{});
    EXPECT_EQ(view.placement(), QStringLiteral("RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr"));
    EXPECT_EQ(view.turn(), Sides::Side::White);
    EXPECT_TRUE(view.lastMove().isEmpty());
}

TEST_F(ChessBoard, TwoClicksMeanAMove) {
    show("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    click("g1");
    EXPECT_EQ(view.picked(), square("g1"));
    EXPECT_EQ(marked(Mark::Target), QStringList({"f3", "h3"}));
    click("f3");
    EXPECT_EQ(meant, QStringList{"g1f3"});
    EXPECT_EQ(view.picked(), -1);
    EXPECT_EQ(view.lastMove(), (QVariantList{square("g1"), square("f3")}));
    EXPECT_EQ(view.turn(), Sides::Side::Black);
}

TEST_F(ChessBoard, AnotherPieceOfTheSamePlayerIsPickedInsteadAndTheSameOneLetGo) {
    show("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    click("g1");
    click("b1");
    EXPECT_EQ(view.picked(), square("b1"));
    click("b1");
    EXPECT_EQ(view.picked(), -1);
    click("e7");
    EXPECT_EQ(view.picked(), -1) << "it is not his turn";
    click("e2");
    click("e5");
    EXPECT_EQ(view.picked(), -1) << "no legal move leads there";
    EXPECT_TRUE(meant.isEmpty());
}

TEST_F(ChessBoard, ADragMeansTheSameAsTwoClicks) {
    show("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1");
    view.lift(square("e3"));
    EXPECT_EQ(marked(Mark::CaptureTarget), QStringList{"d5"});
    EXPECT_FALSE(view.tryMove(square("e3"), square("e4")));
    EXPECT_EQ(view.picked(), -1);
    EXPECT_TRUE(view.tryMove(square("e3"), square("d5")));
    EXPECT_EQ(meant, QStringList{"e3d5"});
}

TEST_F(ChessBoard, ThePlayerSaysWhatAPawnBecomes) { // 3.7
    show("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(view.needsPromotion(square("a7"), square("a8")));
    EXPECT_TRUE(view.needsPromotion(square("a7"), square("b8")));
    EXPECT_FALSE(view.needsPromotion(square("e1"), square("e2")));
    EXPECT_FALSE(view.tryMove(square("a7"), square("b8")));
    EXPECT_EQ(view.promotion(), square("b8"));
    EXPECT_TRUE(meant.isEmpty());
    view.promote(QStringLiteral("n"));
    EXPECT_EQ(meant, QStringList{"a7b8n"});
    EXPECT_EQ(view.promotion(), -1);
}

TEST_F(ChessBoard, AnUnansweredPromotionIsNoMove) {
    show("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    click("a7");
    click("a8");
    EXPECT_EQ(view.promotion(), square("a8"));
    view.letGo();
    EXPECT_EQ(view.promotion(), -1);
    EXPECT_EQ(view.picked(), -1);
    view.promote(QStringLiteral("q"));
    EXPECT_TRUE(meant.isEmpty());
    EXPECT_FALSE(view.tryMove(square("a7"), square("a8"), QStringLiteral("k"))) << "a king is none of the four";
    EXPECT_TRUE(view.tryMove(square("a7"), square("a8"), QStringLiteral("R")));
    EXPECT_EQ(meant, QStringList{"a7a8r"});
}

TEST_F(ChessBoard, CastlingIsMeantByTheKingsTwoStepsOrByTheRook) { // 3.8
    for (char const* to : {"g1", "h1"}) {
        show("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        EXPECT_TRUE(view.tryMove(square("e1"), square(to)));
        EXPECT_EQ(view.lastMove(), (QVariantList{square("e1"), square("g1")}));
    }
    EXPECT_EQ(meant, (QStringList{"e1g1", "e1g1"}));
}

TEST_F(ChessBoard, InChess960AStepOfTheKingIsAStepAndTheRookMeansCastling) { // Guidelines II
    char const* const fen = "4k3/8/8/8/8/8/8/5K1R w K - 0 1";
    show(fen, board::Game::Chess960);
    click("f1");
    EXPECT_TRUE(marked(Mark::Target).contains("h1"));
    click("g1");
    EXPECT_EQ(meant, QStringList{"f1g1"});
    show(fen, board::Game::Chess960);
    click("f1");
    click("h1");
    EXPECT_EQ(meant.constLast(), QStringLiteral("f1h1"));
}

TEST_F(ChessBoard, CheckAndMateAreMarked) {
    show("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    EXPECT_EQ(marked(Mark::Check), QStringList{"e1"});
    show("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    EXPECT_EQ(marked(Mark::Mate), QStringList{"g8"});
    EXPECT_TRUE(marked(Mark::Check).isEmpty());
}

TEST_F(ChessBoard, PiecesWithoutAPositionCannotMove) {
    board::Board pieces;
    pieces.put(board::Square::E1, {Colour::White, board::Role::King});
    view.showPieces(pieces);
    EXPECT_EQ(view.turn(), Sides::Side::Nobody);
    click("e1");
    EXPECT_EQ(view.picked(), -1);
    EXPECT_FALSE(view.tryMove(square("e1"), square("e2")));
    EXPECT_EQ(view.words(), QStringLiteral("White: king e1."));
    view.showPieces({});
    EXPECT_EQ(view.words(), QStringLiteral("The board is empty."));
}

TEST_F(ChessBoard, SquaresOutsideTheBoardAreIgnored) {
    show("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    view.click(-1);
    view.click(64);
    view.lift(64);
    EXPECT_FALSE(view.tryMove(4, 64));
    EXPECT_FALSE(view.needsPromotion(-1, 64));
    EXPECT_EQ(view.picked(), -1);
}

TEST_F(ChessBoard, ThePositionIsToldInWords) {
    show("4k3/8/8/8/8/8/4r3/R3K2R w - - 0 1");
    EXPECT_EQ(view.words(),
              QStringLiteral("White: king e1; rook a1, h1. Black: king e8; rook e2. White to move. Check."));
}

TEST_F(ChessBoard, WhatTwoRecordsDisagreeAboutStaysMarkedWhileMovesAreShown) {
    QSignalSpy const told(&view, &BoardView::marksChanged);
    view.setDiffering(board::bitOf(board::Square::F3));
    EXPECT_EQ(told.count(), 1);
    show("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(marked(Mark::Differs), QStringList{"f3"});
}

TEST_F(ChessBoard, AnArrowOfACastlingFollowsTheKing) {
    show("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    auto const arrow = arrowOf(*board::moveFromUci(position, "e1g1"), BoardView::Arrow::Next);
    EXPECT_EQ(arrow["from"].toInt(), square("e1"));
    EXPECT_EQ(arrow["to"].toInt(), square("g1"));
    EXPECT_EQ(arrow["kind"].toInt(), static_cast<int>(BoardView::Arrow::Next));
}

} // namespace
} // namespace flagfall::view
