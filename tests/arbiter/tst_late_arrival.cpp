// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

using namespace std::chrono_literals;

TEST(LateArrival, ExactlyTheDefaultTimeIsInTime) { // T142
    EXPECT_FALSE(lostByLateness(30min, 30min));
    EXPECT_TRUE(lostByLateness(30min + 1ns, 30min));
}

TEST(LateArrival, WithADefaultTimeOfNothingEverythingAfterTheStartIsTooLate) { // T140
    EXPECT_FALSE(lostByLateness(0s, 0min));
    EXPECT_TRUE(lostByLateness(1s, 0min));
}

TEST(LateArrival, TheArbiterMayDecideOtherwiseSince2014Only) { // T145
    for (Edition const& edition : editions())
        EXPECT_EQ(edition.lateArrival.discretion == LateDiscretion::None, edition.code == "E2009") << edition.code;
}

TEST(LateArrival, EachEditionCitesItsOwnArticle) {
    EXPECT_EQ(editionByCode("E2009")->lateArrival.forfeits, "6.6a");
    EXPECT_EQ(editionByCode("E2009")->lateArrival.whiteLosesAll, "6.6b");
    EXPECT_EQ(editionByCode("E2014")->lateArrival.forfeits, "6.7a");
    EXPECT_EQ(editionByCode("E2018")->lateArrival.forfeits, "6.7.1");
    EXPECT_EQ(editionByCode("E2023")->lateArrival.whiteLosesAll, "6.7.2");
}

} // namespace
} // namespace flagfall
