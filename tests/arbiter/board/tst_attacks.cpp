// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/attacks.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

namespace flagfall::board::test {
namespace {

/// Step by step until something stands in the way.
Bitboard walked(Square from, Bitboard occupied, std::initializer_list<std::pair<int, int>> ways) {
    Bitboard reached;
    for (auto const& [files, ranks] : ways) {
        int file = static_cast<int>(indexOf(fileOf(from))) + files;
        int rank = static_cast<int>(indexOf(rankOf(from))) + ranks;
        for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks) {
            Square const to = squareNumber(static_cast<unsigned>(rank * 8 + file));
            reached |= bitOf(to);
            if (occupied.has(to)) break;
        }
    }
    return reached;
}

/// Few pieces and many.
Bitboard anyPieces() {
    auto const bits = [] { return *rc::gen::arbitrary<std::uint64_t>(); };
    return Bitboard{*rc::gen::element(false, true) ? bits() : bits() & bits()};
}

RC_GTEST_PROP(Attacks, TheBishopMovesAlongDiagonalsUntilSomethingStandsInTheWay, ()) { // Laws 3.2, 3.5
    Bitboard const occupied = anyPieces();
    for (unsigned index = 0; index < 64; ++index) {
        Square const from = squareNumber(index);
        RC_ASSERT(bishopAttacks(from, occupied).bits() ==
                  walked(from, occupied, {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}}).bits());
    }
}

RC_GTEST_PROP(Attacks, TheRookMovesAlongFileAndRankUntilSomethingStandsInTheWay, ()) { // Laws 3.3, 3.5
    Bitboard const occupied = anyPieces();
    for (unsigned index = 0; index < 64; ++index) {
        Square const from = squareNumber(index);
        RC_ASSERT(rookAttacks(from, occupied).bits() ==
                  walked(from, occupied, {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}).bits());
    }
}

TEST(Attacks, TheQueenMovesLikeBoth) { // Laws 3.4
    EXPECT_EQ(queenAttacks(Square::D4, noSquares).count(), 27);
    EXPECT_EQ(queenAttacks(Square::A1, noSquares).count(), 21);
}

TEST(Attacks, TheKnightReachesTheNearestSquaresNotOnItsLines) { // Laws 3.6
    EXPECT_EQ(knightAttacks(Square::A1), bitOf(Square::B3) | bitOf(Square::C2));
    EXPECT_EQ(knightAttacks(Square::E4).count(), 8);
}

TEST(Attacks, ThePawnAttacksForwardAndSidewaysAndNotRoundTheBoard) { // Laws 3.7
    EXPECT_EQ(pawnAttacks(Colour::White, Square::A4), bitOf(Square::B5));
    EXPECT_EQ(pawnAttacks(Colour::Black, Square::H4), bitOf(Square::G3));
    EXPECT_EQ(pawnAttacks(Colour::White, Square::E4), bitOf(Square::D5) | bitOf(Square::F5));
}

TEST(Attacks, TheKingAttacksAdjoiningSquares) { // Laws 3.8
    EXPECT_EQ(kingAttacks(Square::H8), bitOf(Square::G8) | bitOf(Square::G7) | bitOf(Square::H7));
    EXPECT_EQ(kingAttacks(Square::E4).count(), 8);
}

TEST(Attacks, TwoSquaresOnALineHaveOthersBetweenThem) {
    EXPECT_EQ(between(Square::A1, Square::D4), bitOf(Square::B2) | bitOf(Square::C3));
    EXPECT_EQ(between(Square::A1, Square::A2), noSquares);
    EXPECT_EQ(between(Square::A1, Square::B3), noSquares);
    EXPECT_EQ(lineThrough(Square::C1, Square::C5), bitsOf(File::C));
    EXPECT_EQ(lineThrough(Square::A1, Square::B3), noSquares);
}

} // namespace
} // namespace flagfall::board::test
