// SPDX-License-Identifier: GPL-3.0-or-later
#include "chances.h"

#include <gtest/gtest.h>

namespace flagfall::mating::test {
namespace {

TEST(DeadPosition, NeitherCanMateWithAKnightAgainstABareKing) {
    auto const dead = deadPosition(at("8/8/4k3/8/8/3NK3/8/8 b - - 0 60"));
    EXPECT_EQ(dead, (DeadPosition{UnwinnableGround::LoneKnight, UnwinnableGround::BareKing}));
}

TEST(DeadPosition, AClosedWallIsDeadWithABishopOfTheWrongColour) {
    EXPECT_EQ(deadPosition(at("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 b - - 0 40")),
              (DeadPosition{UnwinnableGround::NoMateFits, UnwinnableGround::NoMateFits}));
    EXPECT_FALSE(isDead(at("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2N1K3 b - - 0 40")));
}

TEST(DeadPosition, OnlyMoveCapturesTheLastPawn) {
    EXPECT_TRUE(isDead(at("7k/5K1P/8/8/8/8/8/8 b - - 1 70")));
    EXPECT_FALSE(isDead(at("7k/5K1P/8/8/8/8/8/8 w - - 1 70")));
}

TEST(DeadPosition, OnePlayerWhoCanMateIsEnough) {
    EXPECT_FALSE(isDead(at("8/8/8/8/8/2k5/6q1/7K w - - 1 70")) && isDead(at("4k3/8/8/8/8/8/8/R3K3 w")));
    EXPECT_FALSE(isDead(at("4k3/8/8/8/8/8/8/R3K3 b")));
    EXPECT_FALSE(isDead(at("4k3/8/8/8/8/8/8/r3K3 w")));
    EXPECT_FALSE(isDead(Position{}));
}

TEST(DeadPosition, AfterCheckmateOrStalemateTheGameIsOverAlready) {
    EXPECT_FALSE(isDead(at("7k/6Q1/6K1/8/8/8/8/8 b")));
    EXPECT_FALSE(isDead(at("k7/2K5/1Q6/8/8/8/8/8 b")));
}

TEST(DeadPosition, IsNeverSaidWithoutAProof) {
    std::string_view const fen = "1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b";
    EXPECT_TRUE(isDead(at(fen), patientBudget));
    EXPECT_FALSE(isDead(at(fen), 10));
}

} // namespace
} // namespace flagfall::mating::test
