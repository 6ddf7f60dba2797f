// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/mating_chances.h"
#include "chances.h"

namespace flagfall::mating::test {
namespace {

constexpr Colour white = Colour::White;
constexpr Colour black = Colour::Black;
using Ground = UnwinnableGround;

TEST(MatingChances, AtTheStartBothCanMate) {
    EXPECT_EQ(verdict(Position{}), "WB");
    EXPECT_EQ(verdict(board::test::at960("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9")), "WB");
}

TEST(MatingChances, AMateOnTheBoardNeedsNoMoves) {
    EXPECT_EQ(matingChances(at("7k/6Q1/6K1/8/8/8/8/8 b"), white), MatingChances{Winnable{}});
    EXPECT_EQ(ground("7k/6Q1/6K1/8/8/8/8/8 b", black), Ground::GameOver);
}

TEST(MatingChances, AfterStalemateNobodyMates) {
    EXPECT_EQ(ground("k7/2K5/1Q6/8/8/8/8/8 b", white), Ground::GameOver);
    EXPECT_EQ(ground("k7/2K5/1Q6/8/8/8/8/8 b", black), Ground::GameOver);
    EXPECT_EQ(verdict("k7/2K5/1Q6/8/8/8/8/8 w"), "W-");
}

TEST(MatingChances, MaterialThatNeverMates) {
    EXPECT_EQ(ground("4k3/8/8/8/8/8/8/R3K3 w", black), Ground::BareKing);
    EXPECT_EQ(ground("8/8/4k3/3q4/8/3NK3/8/8 b", white), Ground::LoneKnight);
    EXPECT_EQ(ground("8/8/4k3/7r/8/3BK3/8/8 b", white), Ground::OneColourBishops);
    EXPECT_EQ(verdict("3b1b1k/2b1b1b1/1b1b1b2/2b5/4KB2/4B1B1/3B1B1B/2B1B1B1 w"), "--");
}

TEST(MatingChances, OnePieceOfTheOtherPlayerInTheWayIsEnough) {
    EXPECT_EQ(verdict("8/8/4k3/7r/8/3NK3/8/8 b"), "WB");
    EXPECT_EQ(verdict("8/8/4k3/8/3b4/3BK3/8/8 w"), "WB");
    EXPECT_EQ(verdict("1k3b2/8/8/8/8/8/8/1K3N2 w"), "WB");
    EXPECT_EQ(verdict("4k3/8/8/8/8/2N1K3/7p/8 w"), "WB");
}

TEST(MatingChances, TheOtherPlayerMayHaveToPromote) {
    auto const chances = chancesOf(at("4k3/3p4/8/8/8/8/4N3/4K3 w"), white);
    auto const* const winnable = std::get_if<Winnable>(&chances);
    ASSERT_NE(winnable, nullptr);
    EXPECT_TRUE(std::ranges::any_of(winnable->line, [](auto move) { return promotionOf(move.kind).has_value(); }));
}

TEST(MatingChances, TwoKnightsMateWithHelp) { EXPECT_EQ(verdict("k7/8/K7/8/8/8/4N3/5N2 w"), "W-"); }

TEST(MatingChances, AClosedWallWithABishopOfTheWrongColour) {
    constexpr std::string_view wall = "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 b";
    EXPECT_EQ(ground(wall, white), Ground::NoMateFits);
    EXPECT_EQ(ground(wall, black), Ground::NoMateFits);
}

TEST(MatingChances, TheSameWallWithABishopOfTheOtherColour) {
    EXPECT_EQ(verdict("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3BK3 b"), "WB");
}

TEST(MatingChances, TheSameWallWithAKnight) {
    EXPECT_EQ(verdict("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2N1K3 b"), "WB");
}

TEST(MatingChances, TheSameWallAfterADoubleStepThatCanBeCapturedInPassing) {
    EXPECT_EQ(verdict("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 b - b3"), "WB");
}

TEST(MatingChances, AWallWithAHole) {
    EXPECT_EQ(verdict("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w"), "--");
    EXPECT_EQ(verdict("4k3/8/8/1p1p1p2/1P1P1P2/8/8/2B1K3 w"), "WB") << "the kings come round by the h-file";
}

TEST(MatingChances, OnlyForcedMovesAndADrawAtTheEnd) {
    EXPECT_EQ(ground("7k/5K1P/8/8/8/8/8/8 b", white), Ground::OnlyForcedMoves);
    EXPECT_EQ(verdict("7k/5K1P/8/8/8/8/8/8 w"), "W-");
    EXPECT_EQ(ground("8/8/8/8/8/2k4P/6q1/7K w", black), Ground::OnlyForcedMoves) << "the king must take the queen";
}

TEST(MatingChances, TheMoveDecides) {
    EXPECT_EQ(verdict("8/8/8/8/8/5k2/5p2/5K2 w"), "--") << "stalemate is on the board";
    EXPECT_EQ(verdict("8/8/8/8/8/5k2/5p2/5K2 b"), "-B");
}

TEST(MatingChances, AStalemateTrapKeepsTheKingOut) {
    constexpr std::string_view trap = "8/8/7p/5p1P/5p1K/5Pp1/6P1/2b2k2 b";
    EXPECT_EQ(ground(trap, white), Ground::LockedOut);
    EXPECT_EQ(ground(trap, black), Ground::LockedOut) << "whoever takes on g2 has stalemated";
    EXPECT_EQ(verdict("8/8/7p/5p1P/5p1K/5Pp1/6P1/3b1k2 b"), "WB") << "a bishop of the other colour takes on f3";
}

TEST(MatingChances, PiecesInACage) {
    EXPECT_EQ(verdict("5b1k/4p1pP/4P1P1/8/8/8/8/4K3 w"), "--");
    EXPECT_EQ(verdict("kb6/p1p5/P1P5/8/8/8/8/4K3 w"), "--") << "king and bishop are walled in";
    EXPECT_EQ(verdict("k1b5/1p1p4/1P1P4/8/8/8/8/K7 w"), "--");
    EXPECT_EQ(verdict("kb6/p1p5/P1P5/8/8/8/4N3/4K3 w"), "--") << "the knight gives check only where it is taken";
}

TEST(MatingChances, APieceMovesWhereKingAndPawnsCannot) {
    EXPECT_EQ(verdict("k7/Pp6/1P6/3p4/3P4/8/8/4K2b w"), "WB");
    EXPECT_EQ(verdict("k7/Pp6/1P6/3p4/3P4/8/8/4K3 w"), "--") << "without the bishop: stalemate at once";
}

TEST(MatingChances, AKingRoundTheBackOfAWallOpensIt) {
    EXPECT_EQ(verdict("8/8/8/p1p1p1p1/PkP1P1P1/8/6K1/8 w"), "WB");
    EXPECT_EQ(verdict("8/1k6/8/p1p1p1p1/P1P1P1P1/8/6K1/8 w"), "--");
}

TEST(MatingChances, PawnsThatStillHaveMoves) {
    EXPECT_EQ(verdict("K7/8/8/8/p7/Pp6/1P6/1k6 w"), "WB");
    EXPECT_EQ(verdict("4k3/4p3/8/8/8/8/P7/4K3 w"), "WB");
    EXPECT_EQ(verdict("1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b"), "--") << "every position was looked at";
    EXPECT_EQ(ground("1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b", white), Ground::Exhausted);
}

TEST(MatingChances, IsUndecidedOnlyWhenTheBudgetIsSpent) {
    auto const chances = matingChances(Position{}, white, 20);
    auto const* const undecided = std::get_if<Undecided>(&chances);
    ASSERT_NE(undecided, nullptr);
    EXPECT_GE(undecided->positions, 20U);
    EXPECT_LT(undecided->positions, 100U);
    EXPECT_TRUE(winnable(Position{}, white));
}

TEST(MatingChances, GivesUpWhenNobodyWantsToKnowAnyMore) {
    auto const position = at("7k/p1p1p3/8/8/8/6p1/P1P1P1Pp/7K w");
    std::stop_source nobody;
    nobody.request_stop();
    auto const chances = matingChances(position, white, patientBudget, nobody.get_token());
    auto const* const undecided = std::get_if<Undecided>(&chances);
    ASSERT_NE(undecided, nullptr);
    EXPECT_LT(undecided->positions, 60'000U);
    EXPECT_EQ(matingChances(position, white),
              matingChances(position, white, patientBudget, std::stop_source{}.get_token()));
}

TEST(MatingChances, SaysTheSameEachTime) {
    auto const position = at("r1bqkbnr/3n4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/RNBQKBNR w KQkq -");
    EXPECT_EQ(matingChances(position, white), matingChances(position, white));
}

TEST(MatingChances, NeitherTheFiftyMovesNorTheSeventyFiveEndTheSearch) {
    EXPECT_EQ(verdict("4k3/8/8/8/8/8/8/R3K3 w - - 149 200"), "W-");
}

} // namespace
} // namespace flagfall::mating::test
