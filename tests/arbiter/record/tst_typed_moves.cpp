// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/typed_moves.h"

#include <gtest/gtest.h>

namespace flagfall::record {
namespace {

using namespace std::chrono_literals;

std::vector<std::string> texts(std::string_view line) {
    std::vector<std::string> all;
    for (TypedMove const& move : typedMoves(line)) all.push_back(move.text);
    return all;
}

TEST(TypedMoves, NumbersAndResultsArePassedOver) {
    EXPECT_EQ(texts("1. e4 e5 2.Nf3 2... Nc6 3 Bb5 1/2-1/2"),
              (std::vector<std::string>{"e4", "e5", "Nf3", "Nc6", "Bb5"}));
    EXPECT_EQ(texts("12… Nf6 13.… e5 ... Nc6"), (std::vector<std::string>{"Nf6", "e5", "Nc6"}));
}

TEST(TypedMoves, CastlingWithNoughtsIsNoNumber) {
    EXPECT_EQ(texts("9.Nbd2 0-0 10. 0-0-0"), (std::vector<std::string>{"Nbd2", "0-0", "0-0-0"}));
}

TEST(TypedMoves, WhatStandsBehindAMoveBelongsToIt) {
    EXPECT_EQ(texts("exd6 e.p. Nxd6 Kb1 (=)"), (std::vector<std::string>{"exd6 e.p.", "Nxd6", "Kb1 (=)"}));
}

TEST(TypedMoves, ATimeBelongsToTheMoveBeforeIt) {
    auto const moves = typedMoves("e4 1:29:58 e5 [1:30:10] Nf3");
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[0].clock, 1h + 29min + 58s);
    EXPECT_EQ(moves[1].clock, 1h + 30min + 10s);
    EXPECT_FALSE(moves[2].clock);
}

TEST(TypedMoves, ATimeOfTwoPartsIsHoursAndMinutesAsOnScoresheets) {
    auto const moves = typedMoves("e4 1:25 e5 0:40 Nf3 55:30");
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[0].clock, 1h + 25min);
    EXPECT_EQ(moves[1].clock, 40min);
    EXPECT_EQ(moves[2].clock, 55min + 30s) << "nobody has 55 hours";
}

TEST(TypedMoves, AMoveNobodyWroteDownIsEmpty) {
    EXPECT_EQ(texts("e4 - Nf3 ?"), (std::vector<std::string>{"e4", "", "Nf3", ""}));
}

TEST(TypedClock, MinutesAlonePassAnHour) {
    EXPECT_EQ(typedClock("83:05"), 83min + 5s);
    EXPECT_EQ(typedClock("0:08.4"), 8400ms);
    for (auto const* const wrong : {"", "12", "1:60", "1:75:00", "a:10", "1:2:3:4", "0:08.", "0:08.1234"})
        EXPECT_FALSE(typedClock(wrong)) << wrong;
    EXPECT_FALSE(typedClock("1:23")) << "hours or minutes?";
}

} // namespace
} // namespace flagfall::record
