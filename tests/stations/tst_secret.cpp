// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/secret.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace flagfall::stations {
namespace {

TEST(Secret, ACodeIsEightDigits) {
    for (int time = 0; time < 100; ++time) EXPECT_THAT(newCode(), testing::MatchesRegex("[0-9]{8}"));
}

TEST(Secret, ATokenIs256BitsByChance) {
    std::string const token = newToken();
    EXPECT_THAT(token, testing::MatchesRegex("[0-9a-f]{64}"));
    EXPECT_NE(newToken(), token);
}

TEST(Secret, IsKnownAgainByItsTraceWhichIsNotTheSecret) {
    std::string const token = newToken();
    Trace const trace = Trace::ofToken(token);
    EXPECT_TRUE(trace.isSameAs(Trace::ofToken(token)));
    EXPECT_FALSE(trace.isSameAs(Trace::ofToken(newToken())));
    EXPECT_NE(trace.text(), token);
}

TEST(Secret, TheTraceOfACodeIsWorthNothingWithoutTheKey) {
    EXPECT_FALSE(Trace::ofCode("12345678", Trace::newKey()).isSameAs(Trace::ofCode("12345678", Trace::newKey())));
}

TEST(Secret, ATraceIsReadBackAndNothingElseIs) {
    Trace const trace = Trace::ofToken("any");
    EXPECT_TRUE(Trace::read(trace.text()).value().isSameAs(trace));
    EXPECT_FALSE(Trace::read(""));
    EXPECT_FALSE(Trace::read(trace.text().substr(2)));
    EXPECT_FALSE(Trace::read(trace.text() + "00"));
    EXPECT_FALSE(Trace::read(std::string(64, 'x')));
}

} // namespace
} // namespace flagfall::stations
