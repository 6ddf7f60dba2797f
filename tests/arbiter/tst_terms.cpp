// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/terms/colour.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/half_points.h"
#include "arbiter/terms/ids.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace flagfall {
namespace {

static_assert(!std::is_convertible_v<int, HalfPoints>, "a number is not a score");
static_assert(!std::is_convertible_v<HalfPoints, int>, "a score does not become a number by itself");
static_assert(!std::is_convertible_v<PlayerId, PairingNumber>, "who someone is is not where he stands on the list");

TEST(Terms, TheOpponentOfTheOpponentIsThePlayer) {
    EXPECT_EQ(opponent(Colour::White), Colour::Black);
    EXPECT_EQ(opponent(opponent(Colour::White)), Colour::White);
}

TEST(Terms, TwoHalvesAreAPoint) {
    EXPECT_EQ(halfPoint + halfPoint, onePoint);
    EXPECT_LT(noPoint, halfPoint);
}

TEST(Terms, ADateIsADayThatExists) {
    EXPECT_EQ(isoDate(*parseDate("2024/02/29")), "2024-02-29");
    EXPECT_EQ(isoDate(*parseDate("1969.12.06")), "1969-12-06");
    for (auto const* wrong :
         {"2023-02-29", "2024-13-01", "2024-00-10", "2024-1-1", "24-01-01", "", "2024-02/01", "2024-02-1x"})
        EXPECT_FALSE(parseDate(wrong)) << wrong;
}

} // namespace
} // namespace flagfall
