// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

using namespace std::chrono_literals;

PlayType typeIn(char const* edition, std::chrono::minutes length) {
    return playType(*editionByCode(edition), length).value;
}

TEST(Edition, TheOneInForceIsOf2023) {
    EXPECT_EQ(currentEdition().code, "E2023");
    EXPECT_FALSE(currentEdition().until);
    EXPECT_EQ(editionByCode("E1997"), nullptr);
}

TEST(Edition, EachBeginsTheDayAfterTheOneBefore) {
    auto const all = editions();
    for (std::size_t i = 1; i < all.size(); ++i) {
        ASSERT_TRUE(all[i - 1].until) << all[i - 1].code;
        EXPECT_EQ(std::chrono::sys_days{*all[i - 1].until} + std::chrono::days{1},
                  std::chrono::sys_days{all[i].inForce});
    }
}

TEST(Edition, BlitzIsUnderFifteenMinutesIn2009) { // 2009: B.1, A.1
    EXPECT_EQ(typeIn("E2009", 14min), PlayType::Blitz);
    EXPECT_EQ(typeIn("E2009", 15min), PlayType::Rapid);
    EXPECT_EQ(typeIn("E2009", 59min), PlayType::Rapid);
    EXPECT_EQ(typeIn("E2009", 60min), PlayType::Standard);
}

TEST(Edition, BlitzIsTenMinutesOrLessSince2014) { // B.1, A.1
    for (auto const* edition : {"E2014", "E2017", "E2018", "E2023"}) {
        EXPECT_EQ(typeIn(edition, 10min), PlayType::Blitz) << edition;
        EXPECT_EQ(typeIn(edition, 11min), PlayType::Rapid) << edition;
        EXPECT_EQ(typeIn(edition, 60min), PlayType::Standard) << edition;
    }
    EXPECT_EQ(playType(currentEdition(), 10min + 1ms).value, PlayType::Rapid);
    EXPECT_EQ(playType(currentEdition(), 3min).article, "B.1");
    EXPECT_EQ(playType(currentEdition(), 25min).article, "A.1");
}

} // namespace
} // namespace flagfall
