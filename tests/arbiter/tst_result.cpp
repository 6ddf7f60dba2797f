// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/game/result.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

TEST(Result, AWinIsOneADrawHalfALossNothing) { // Laws 10.1; 2009: 11.1
    EXPECT_EQ(points(Result::WhiteWins), (ByColour{onePoint, noPoint}));
    EXPECT_EQ(points(Result::Draw), (ByColour{halfPoint, halfPoint}));
    EXPECT_EQ(points(Result::BlackWins), (ByColour{noPoint, onePoint}));
}

TEST(Result, AForfeitScoresForWhoeverWasThere) {
    EXPECT_EQ(points(Result::WhiteWinsByForfeit), (ByColour{onePoint, noPoint}));
    EXPECT_EQ(points(Result::BothForfeit), (ByColour{noPoint, noPoint}));
    EXPECT_EQ(manner(Result::BlackWinsByForfeit), Manner::Forfeit);
    EXPECT_EQ(manner(Result::BothLose), Manner::OverTheBoard);
}

TEST(Result, EveryCodeReadsBackToItsResult) {
    for (Result const result : allResults) EXPECT_EQ(resultFromCode(code(result)), result) << code(result);
    EXPECT_FALSE(resultFromCode("1-1"));
}

} // namespace
} // namespace flagfall
