// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/attempts.h"

#include <gtest/gtest.h>

namespace flagfall::stations {
namespace {

using namespace std::chrono_literals;

TEST(WrongCodes, FiveFromOneAddressAndThenItWaitsForAMinute) {
    Attempts attempts;
    for (int wrong = 0; wrong < 5; ++wrong) {
        EXPECT_TRUE(attempts.mayTry("10.0.0.9", 1s));
        attempts.wasWrong("10.0.0.9", 1s);
    }
    EXPECT_FALSE(attempts.mayTry("10.0.0.9", 60s));
    EXPECT_TRUE(attempts.mayTry("10.0.0.9", 61s));
}

TEST(WrongCodes, OfOneAddressHoldUpNoOther) {
    Attempts attempts;
    for (int wrong = 0; wrong < 5; ++wrong) attempts.wasWrong("10.0.0.9", 1s);
    EXPECT_TRUE(attempts.mayTry("10.0.0.10", 1s));
}

TEST(WrongCodes, OfTwoWhoGuessAsFastAsTheyMayKeepNobodyOut) {
    Attempts attempts;
    for (auto now = 0s; now < 10min; now += 1s)
        for (char const* const address : {"10.0.0.8", "10.0.0.9"})
            if (attempts.mayTry(address, now)) attempts.wasWrong(address, now);
    EXPECT_TRUE(attempts.mayTry("10.0.0.10", 10min));
}

TEST(WrongCodes, FromManyAddressesAreCountedTogether) {
    Attempts attempts;
    for (int wrong = 0; wrong < 300; ++wrong) attempts.wasWrong("10.0.1." + std::to_string(wrong), 1s);
    EXPECT_FALSE(attempts.mayTry("10.0.0.10", 2s));
    EXPECT_FALSE(attempts.mayTry("10.0.0.10", 10min));
    EXPECT_TRUE(attempts.mayTry("10.0.0.10", 10min + 1s));
}

} // namespace
} // namespace flagfall::stations
