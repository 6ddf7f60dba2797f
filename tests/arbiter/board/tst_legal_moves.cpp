// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include <gmock/gmock.h>

namespace flagfall::board::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The squares a piece on `from` may go to, as coordinates.
std::vector<std::string> movesFrom(Position const& position, std::string_view from) {
    auto moves = movesOf(position);
    std::erase_if(moves, [from](auto const& text) { return !text.starts_with(from); });
    return moves;
}

TEST(Pin, APinnedKnightCannotMove) { // Laws 3.9
    EXPECT_THAT(movesFrom(at("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1"), "e2"), IsEmpty());
}

TEST(Pin, APinnedRookMayGoAlongThePinAndTakeThePiece) {
    EXPECT_THAT(movesFrom(at("4k3/8/8/4r3/8/8/4R3/4K3 w - - 0 1"), "e2"), ElementsAre("e2e3", "e2e4", "e2e5"));
}

TEST(Pin, APawnPinnedOnItsFileMayGoForwardAndNotCapture) {
    EXPECT_THAT(movesFrom(at("4k3/8/8/4r3/8/3p4/4P3/4K3 w - - 0 1"), "e2"), ElementsAre("e2e3", "e2e4"));
}

TEST(Pin, APawnPinnedOnADiagonalMayOnlyTakeThePiece) {
    EXPECT_THAT(movesFrom(at("4k3/8/8/8/8/5b2/4P3/3K4 w - - 0 1"), "e2"), ElementsAre("e2f3"));
    EXPECT_THAT(movesFrom(at("4k3/8/8/8/6b1/5p2/4P3/3K4 w - - 0 1"), "e2"), ElementsAre("e2e3", "e2e4", "e2f3"));
}

TEST(Pin, ThePieceThatPinsGivesCheckThoughPinnedItself) { // Laws 3.9
    EXPECT_FALSE(canPlay(at("3k4/3r4/8/8/8/8/K2R4/8 b - - 0 1"), "d7e7"));
    EXPECT_TRUE(at("8/8/8/1k1r3R/8/8/8/3K4 w - - 0 1").isCheck());
}

TEST(Check, IsAnsweredByTakingByInterposingOrByTheKing) {
    EXPECT_THAT(movesOf(at("4k3/8/8/8/4r3/3P4/2R5/4K3 w - - 0 1")),
                ElementsAre("c2e2", "d3e4", "e1d1", "e1d2", "e1f1", "e1f2"));
}

TEST(Check, ADoubleCheckIsAnsweredByTheKingAlone) {
    Position const position = at("4k3/8/8/8/4r3/8/2R3n1/4K3 w - - 0 1");
    EXPECT_EQ(position.checkers().count(), 2);
    EXPECT_THAT(movesOf(position), ElementsAre("e1d1", "e1d2", "e1f1", "e1f2"));
}

TEST(Check, TheKingMayNotStepBackAlongTheLineOfTheCheck) {
    EXPECT_FALSE(canPlay(at("4r2k/8/8/8/4K3/8/8/8 w - - 0 1"), "e4e3"));
}

TEST(Check, MateIsCheckWithoutALegalMove) { // Laws 5.1
    EXPECT_TRUE(at("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3").isCheckmate());
    EXPECT_FALSE(standardStart().isCheckmate());
}

TEST(Check, StalemateIsNoLegalMoveWithoutCheck) { // Laws 5.2
    Position const position = at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_TRUE(position.isStalemate());
    EXPECT_FALSE(position.isCheckmate());
}

TEST(EnPassant, IsPossibleOnlyOnTheVeryNextMove) { // Laws 3.7
    Position const position = played(standardStart(), {"e2e4", "a7a6", "e4e5", "d7d5"});
    EXPECT_TRUE(canPlay(position, "e5d6"));
    EXPECT_FALSE(canPlay(played(position, {"h2h3", "h7h6"}), "e5d6"));
}

TEST(EnPassant, TakesThePawnThatPassed) {
    Position const position = played(standardStart(), {"e2e4", "a7a6", "e4e5", "d7d5", "e5d6"});
    EXPECT_EQ(fenText(position), "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
}

TEST(EnPassant, IsIllegalWhenBothPawnsLeaveTheRankOfTheKing) {
    EXPECT_FALSE(canPlay(at("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"), "e5d6"));
}

TEST(EnPassant, IsIllegalForAPinnedPawn) { EXPECT_FALSE(canPlay(at("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6")); }

TEST(EnPassant, MayAnswerTheCheckOfThePawnThatPassed) {
    EXPECT_THAT(movesFrom(at("7k/8/8/3pP3/2K5/8/8/8 w - d6 0 1"), "e5"), ElementsAre("e5d6"));
}

TEST(EnPassant, OnlyOneOfTwoPawnsMayBeFreeToDoIt) {
    EXPECT_TRUE(canPlay(at("4r2k/8/8/2PpP3/8/8/8/4K3 w - d6 0 1"), "c5d6"));
    EXPECT_FALSE(canPlay(at("4r2k/8/8/2PpP3/8/8/8/4K3 w - d6 0 1"), "e5d6"));
}

TEST(Promotion, IsToAnyOfFourPieces) { // Laws 3.7
    EXPECT_THAT(movesFrom(at("8/P6k/8/8/8/8/8/K7 w - - 0 1"), "a7"), ElementsAre("a7a8b", "a7a8n", "a7a8q", "a7a8r"));
}

TEST(Castling, IsAMoveOfKingAndRook) { // Laws 3.8
    Position const position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(fenText(played(position, {"e1g1"})), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    EXPECT_EQ(fenText(played(position, {"e1c1", "e8g8"})), "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2");
}

TEST(Castling, IsNotPossibleInOrThroughOrIntoCheck) {
    EXPECT_FALSE(canPlay(at("k3r3/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1"));
    EXPECT_FALSE(canPlay(at("k4r2/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1"));
    EXPECT_FALSE(canPlay(at("k5r1/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1"));
    EXPECT_FALSE(canPlay(at("k7/8/8/8/8/8/6p1/4K2R w K - 0 1"), "e1g1"));
}

TEST(Castling, DoesNotMindAnAttackOnTheRookOrOnWhatOnlyTheRookCrosses) {
    EXPECT_TRUE(canPlay(at("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1c1"));
    EXPECT_TRUE(canPlay(at("r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1c1"));
    Position const attackedOnD1 = at("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    EXPECT_FALSE(canPlay(attackedOnD1, "e1c1"));
    EXPECT_TRUE(canPlay(attackedOnD1, "e1g1"));
}

TEST(Castling, NeedsTheSquaresBetweenEmpty) {
    EXPECT_FALSE(canPlay(at("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"), "e1c1"));
    EXPECT_FALSE(canPlay(at("4k3/8/8/8/8/8/8/4K1NR w K - 0 1"), "e1g1"));
}

TEST(Castling, TheRightIsLostWhenTheKingOrThatRookMovesOrIsCaptured) {
    Position const position = at("r3k2r/8/8/8/8/8/6b1/R3K2R w KQkq - 0 1");
    EXPECT_EQ(position.after(move(position, "e1e2")).castlingRooks(), bitOf(Square::A8) | bitOf(Square::H8));
    EXPECT_EQ(position.after(move(position, "a1b1")).castlingRooks().count(), 3);
    EXPECT_EQ(played(position, {"a1a8", "e8d7"}).castlingRooks(), bitOf(Square::H1));
    EXPECT_EQ(played(position, {"a1a2", "g2h1"}).castlingRooks(), bitOf(Square::A8) | bitOf(Square::H8));
}

TEST(CastlingIn960, AShieldingRookMayNotUncoverTheKing) { // Guidelines II
    EXPECT_FALSE(canPlay(at960("4k3/8/8/8/8/8/5PPP/qRK5 w B - 0 1"), "c1b1"));
}

TEST(CastlingIn960, TheKingMayStayWhereHeIs) {
    Position const position = at960("4k3/8/8/8/8/8/5PPP/1RK5 w B - 0 1");
    EXPECT_EQ(fenText(played(position, {"c1b1"})), "4k3/8/8/8/8/8/5PPP/2KR4 b - - 1 1");
}

TEST(CastlingIn960, KingAndRookMayPassEachOther) {
    Position const position = at960("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1");
    EXPECT_TRUE(canPlay(position, "f1g1"));
    EXPECT_FALSE(canPlay(position, "f1e1"));
    EXPECT_TRUE(fenText(played(position, {"f1g1"})).starts_with("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB b "));
}

TEST(CastlingIn960, SquaresThatNeitherCrossesMayBeOccupied) {
    Position const position = at960("7k/8/8/8/8/8/8/RK2R3 w EA - 0 1");
    EXPECT_TRUE(fenText(played(position, {"b1a1"})).starts_with("7k/8/8/8/8/8/8/2KRR3 b "));
    EXPECT_TRUE(fenText(played(position, {"b1e1"})).starts_with("7k/8/8/8/8/8/8/R4RK1 b "));
}

TEST(CastlingIn960, TheKingCrossesNoAttackedSquare) {
    EXPECT_FALSE(canPlay(at960("1k2r3/8/8/8/8/8/8/1K5R w H - 0 1"), "b1h1"));
}

TEST(MoveList, HoldsAsManyMovesAsAnybodyHasFound) {
    EXPECT_EQ(at("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").legalMoveCount(), 218);
}

} // namespace
} // namespace flagfall::board::test
