// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/restricted_draw.h"

#include <gtest/gtest.h>

namespace flagfall::pairing {
namespace {

using Meetings = std::vector<LateMeeting>;

class VarmaSize : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Printed, VarmaSize, testing::Range(9, 25));

// C.05, annex 2: the purpose of the tables, which the row of 11 or 12 players misses by one pair.
TEST_P(VarmaSize, NobodyMeetsOneOfHisEnvelopeInTheLastThreeRounds) {
    int const players = GetParam();
    Meetings const expected = players == 12 ? Meetings{{6, 12, 11}} : Meetings{};
    EXPECT_EQ(lateMeetings(*varmaEnvelopes(players), players), expected);
}

TEST(Varma, ThereAreTablesForNineToTwentyFour) {
    EXPECT_FALSE(varmaEnvelopes(8));
    EXPECT_FALSE(varmaEnvelopes(25));
    EXPECT_EQ((*varmaEnvelopes(10))[1], (std::vector<int>{5, 7, 9}));
    EXPECT_EQ((*varmaEnvelopes(9))[3], (std::vector<int>{2})) << "an odd field has no highest number";
}

TEST(Varma, WithElevenAndTwelveExchangedNobodyWouldMeetLate) {
    Envelopes mended = *varmaEnvelopes(12);
    mended[2] = {6, 8, 11};
    mended[3] = {3, 12};
    EXPECT_EQ(lateMeetings(mended, 12), Meetings{});
}

} // namespace
} // namespace flagfall::pairing
