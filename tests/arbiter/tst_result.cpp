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

TEST(Result, AGameThatIsNotRatedScoresLikeOneThatIs) { // TRF26, 001: W, D, L
    EXPECT_EQ(points(Result::WhiteWinsUnrated), points(Result::WhiteWins));
    EXPECT_EQ(points(Result::DrawUnrated), points(Result::Draw));
    EXPECT_EQ(points(Result::BlackWinsUnrated), points(Result::BlackWins));
    EXPECT_EQ(manner(Result::DrawUnrated), Manner::Unrated);
}

TEST(Result, NoResultAddsUpToMoreThanAWin) { // Laws 10.2
    for (Result const result : allResults)
        EXPECT_LE(points(result).white + points(result).black, onePoint) << code(result);
    for (Manner const manner : {Manner::OverTheBoard, Manner::Unrated, Manner::Forfeit}) {
        EXPECT_FALSE(resultOf({onePoint, halfPoint}, manner));
        EXPECT_FALSE(resultOf({onePoint, onePoint}, manner));
    }
}

TEST(Result, EachPlayerTakesTheirOwnScoreHoweverItCameAbout) { // T183, without the bye
    Points white = noPoint, black = noPoint;
    for (Result const result :
         {Result::WhiteWins, Result::Draw, Result::WhiteWinsByForfeit, Result::LossAgainstDraw, Result::BothLose}) {
        white += points(result).white;
        black += points(result).black;
    }
    EXPECT_EQ(white, Points::ofHalves(5));
    EXPECT_EQ(black, onePoint);
}

TEST(Result, AForfeitIsNeverDrawnNorHalf) {
    EXPECT_FALSE(resultOf({halfPoint, halfPoint}, Manner::Forfeit));
    EXPECT_FALSE(resultOf({halfPoint, noPoint}, Manner::Forfeit));
}

TEST(Result, IsKnownByItsPointsAndItsManner) {
    for (Result const result : allResults) EXPECT_EQ(resultOf(points(result), manner(result)), result) << code(result);
}

TEST(Result, EveryCodeReadsBackToItsResult) {
    for (Result const result : allResults) EXPECT_EQ(resultFromCode(code(result)), result) << code(result);
    for (char const* const inconsistent : {"1-1", "1-1/2", "1/2-1", "1/2/-", ""})
        EXPECT_FALSE(resultFromCode(inconsistent));
}

} // namespace
} // namespace flagfall
