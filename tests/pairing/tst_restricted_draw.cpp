// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/restricted_draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

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

TEST_P(VarmaSize, EveryNumberIsInOneEnvelope) {
    int const players = GetParam();
    std::vector<std::string> const strangers(static_cast<std::size_t>(players));
    auto const draw = drawRestricted(strangers, *varmaEnvelopes(players), 1);
    ASSERT_TRUE(draw);
    EXPECT_EQ(static_cast<int>(std::set<int>(draw->numbers.begin(), draw->numbers.end()).size()), players);
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

std::vector<std::string> const mixed{"SVK", "ESP", "CZE", "SVK", "CZE", "", "SVK", "POL", "ESP", ""};

std::map<std::string, std::set<int>> envelopesByFederation(RestrictedDraw const& draw,
                                                           std::vector<std::string> const& federations) {
    std::map<std::string, std::set<int>> all;
    for (std::size_t i = 0; i < federations.size(); ++i)
        if (!federations[i].empty()) all[federations[i]].insert(draw.envelopes[i]);
    return all;
}

TEST(Varma, AFederationThatFitsDrawsFromOneEnvelope) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        auto const draw = drawRestricted(mixed, *varmaEnvelopes(10), seed);
        for (auto const& [federation, envelopes] : envelopesByFederation(*draw, mixed)) {
            bool const isSplit =
                std::count(draw->splitFederations.begin(), draw->splitFederations.end(), federation) > 0;
            EXPECT_EQ(envelopes.size() > 1, isSplit) << federation << " with seed " << seed;
        }
        EXPECT_TRUE(std::count(draw->splitFederations.begin(), draw->splitFederations.end(), "SVK") == 0);
    }
}

TEST(Varma, TheLargestFederationDrawsFirstAndFindsRoom) {
    // Three of SVK fit into A and B only, whatever the others draw.
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        auto const draw = drawRestricted(mixed, *varmaEnvelopes(10), seed);
        seen.merge(envelopesByFederation(*draw, mixed)["SVK"]);
    }
    EXPECT_EQ(seen, (std::set<int>{0, 1}));
}

TEST(Varma, OfEqualFederationsTheFirstByItsCodeDrawsFirst) {
    // Both would fill envelope A; the one that draws first is never split.
    std::vector<std::string> const two{"FRA", "FRA", "FRA", "FRA", "AUT", "AUT", "AUT", "AUT", "", "", "", ""};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        auto const draw = drawRestricted(two, *varmaEnvelopes(12), seed);
        EXPECT_EQ(draw->splitFederations, (std::vector<std::string>{"FRA"}));
    }
}

TEST(Varma, AFederationTooLargeForAnyEnvelopeEmptiesTheFullestFirst) {
    std::vector<std::string> const many{"SVK", "SVK", "SVK", "SVK", "SVK", "SVK",
                                        "CZE", "CZE", "POL", "POL", "HUN", "HUN"};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        auto const draw = drawRestricted(many, *varmaEnvelopes(12), seed);
        EXPECT_EQ(std::count(draw->envelopes.begin(), draw->envelopes.begin() + 6, 0), 4) << "all of A";
        EXPECT_EQ(draw->splitFederations.front(), "SVK");
    }
}

TEST(Varma, LotsRepeatIdentically) {
    auto const draw = drawRestricted(mixed, *varmaEnvelopes(10), 20'261'126);
    EXPECT_EQ(draw->numbers, (std::vector<int>{8, 7, 10, 4, 2, 9, 3, 6, 5, 1})) << "with every library";
    EXPECT_EQ(draw, drawRestricted(mixed, *varmaEnvelopes(10), 20'261'126));
    EXPECT_NE(draw, drawRestricted(mixed, *varmaEnvelopes(10), 20'261'127));
}

TEST(Varma, EnvelopesThatDoNotHoldEveryNumberOnceAreRefused) {
    Envelopes envelopes = *varmaEnvelopes(10);
    EXPECT_EQ(drawRestricted(std::vector<std::string>(11), envelopes, 1).error(), DrawRefusal::NotOneNumberEach);
    envelopes[0].front() = 10;
    EXPECT_EQ(drawRestricted(mixed, envelopes, 1).error(), DrawRefusal::NotOneNumberEach);
}

} // namespace
} // namespace flagfall::pairing
