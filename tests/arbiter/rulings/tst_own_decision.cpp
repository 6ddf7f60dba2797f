// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/own_decision.h"

#include <gtest/gtest.h>

/// What an arbiter may decide instead of what the Laws propose.
namespace flagfall::rulings {
namespace {

using namespace std::chrono_literals;

TEST(OwnDecision, AnotherTimeTakesThePlaceOfTheOneThatIsProposed) {
    Effects const proposed{StopClocks{}, TakeMoveBack{Colour::White}, GiveTime{Colour::Black, 120s}};
    EXPECT_EQ(timeIn(proposed), 120s);
    EXPECT_EQ(withTime(proposed, 60s), (Effects{StopClocks{}, TakeMoveBack{Colour::White}, GiveTime{Colour::Black, 60s}}));
    EXPECT_EQ(withTime(proposed, 0s), (Effects{StopClocks{}, TakeMoveBack{Colour::White}})) << "the rest stays";
    EXPECT_TRUE(isPlayOn(withTime({GiveTime{Colour::Black, 120s}}, 0s)));
}

TEST(OwnDecision, NoOtherTimeWhereAFlagFallsByItOrTwoTimesAreProposed) {
    EXPECT_EQ(timeIn({TakeTime{Colour::White, 30s}, RecordFlag{Colour::White}}), std::nullopt);
    EXPECT_EQ(timeIn({GiveTime{Colour::White, 60s}, GiveTime{Colour::Black, 60s}}), std::nullopt);
    EXPECT_EQ(timeIn({PlayOn{}}), std::nullopt);
}

TEST(OwnDecision, WhatHappensInPlayMayBeLetPassAndTheEndOfAGameMayNot) {
    EXPECT_TRUE(mayLetPass(IllegalMove{.by = Colour::White}));
    EXPECT_TRUE(mayLetPass(FlagFall{}));
    EXPECT_FALSE(mayLetPass(EndedOnBoard{}));
    EXPECT_FALSE(mayLetPass(Resigned{.by = Colour::White}));
    EXPECT_FALSE(mayLetPass(PenaltyGiven{.by = Colour::White})) << "it is the arbiter's own anyway";
}

} // namespace
} // namespace flagfall::rulings
