// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/reach.h"
#include "chances.h"

namespace flagfall::mating::test {
namespace {

using board::Square;

PieceReach reachOf(Reach const& reach, Square start) {
    for (PieceReach const& piece : reach.pieces())
        if (piece.start == start) return piece;
    throw std::invalid_argument("nobody stands on " + squareText(start));
}

TEST(Reach, PawnsThatFaceEachOtherAreStuckUntilSomebodyCanCaptureOne) {
    Reach const locked(at("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 w"));
    EXPECT_TRUE(reachOf(locked, Square::D4).isStuck());
    EXPECT_TRUE(reachOf(locked, Square::D5).isStuck());
    Reach const open(at("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3BK3 w"));
    EXPECT_TRUE(reachOf(open, Square::D5).capturable) << "the bishop of the other colour";
    EXPECT_FALSE(reachOf(open, Square::D4).isStuck());
}

TEST(Reach, AKingDoesNotCrossSquaresThatStuckPawnsAttack) {
    Reach const reach(at("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 w"));
    for (Square const square : reach.king(Colour::White).stands) EXPECT_LE(rankOf(square), board::Rank::Three);
    for (Square const square : reach.king(Colour::Black).stands) EXPECT_GE(rankOf(square), board::Rank::Six);
}

TEST(Reach, PawnsOnOneFileDoNotPassEachOther) {
    Reach const reach(at("4k3/p7/8/8/8/8/P7/4K3 w"));
    EXPECT_FALSE(reachOf(reach, Square::A2).promoted.empty()) << "a king may capture the other one";
    Reach const walled(at("4k3/p7/8/1p1p1p1p/1P1P1P1P/8/P7/4K3 w"));
    EXPECT_TRUE(reachOf(walled, Square::A2).stands.has(Square::A4));
}

TEST(Reach, APawnCapturesWhereAPieceMayStand) {
    EXPECT_TRUE(reachOf(Reach(at("4k3/8/8/8/8/n7/1P6/4K3 w")), Square::B2).stands.has(Square::A3));
    EXPECT_FALSE(reachOf(Reach(at("4k3/8/8/8/8/8/1P6/4K3 w")), Square::B2).stands.has(Square::A3));
}

TEST(Reach, APawnThatHasJustPassedMayBeCaptured) {
    Reach const reach(at("4k3/8/8/8/1pPp4/1P1P4/8/4K3 b - c3"));
    EXPECT_TRUE(reachOf(reach, Square::C4).capturable);
    EXPECT_TRUE(reachOf(reach, Square::B4).stands.has(Square::C3));
}

TEST(Reach, BishopsKeepTheirColourAndStayBehindTheWall) {
    Reach const reach(at("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 w"));
    PieceReach const bishop = reachOf(reach, Square::C1);
    EXPECT_EQ(bishop.stands & board::lightSquares, board::noSquares);
    for (Square const square : bishop.stands) EXPECT_LE(rankOf(square), board::Rank::Two);
}

} // namespace
} // namespace flagfall::mating::test
