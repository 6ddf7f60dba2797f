// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/input_time.h"

#include <gtest/gtest.h>

namespace flagfall::view {
namespace {

constexpr std::int64_t ms = 1'000'000;
constexpr std::int64_t second = 1000 * ms;
/// The ticks read this when the window system's own time reads nothing.
constexpr std::int64_t began = 5'000 * second;

/// An event of the window system's millisecond, that much later here.
std::int64_t age(InputTime& time, std::uint64_t stamp, std::int64_t delay) {
    std::int64_t const arrived = began + static_cast<std::int64_t>(stamp) * ms + delay;
    return arrived - time.happened(stamp, arrived);
}

TEST(InputTimes, TheFirstEventHappenedWhenItArrived) {
    InputTime time;
    EXPECT_EQ(age(time, 1000, 3 * ms), 0);
}

TEST(InputTimes, TheLeastDelaySeenIsTakenForNone) {
    InputTime time;
    EXPECT_EQ(age(time, 1000, 2 * ms), 0);
    EXPECT_EQ(age(time, 1100, 30 * ms), 28 * ms);
    EXPECT_EQ(age(time, 1200, 1 * ms), 0);
    EXPECT_EQ(age(time, 1300, 30 * ms), 29 * ms);
}

TEST(InputTimes, AnEventWithoutAStampHappenedWhenItArrivedAndTeachesNothing) {
    InputTime time;
    EXPECT_EQ(time.happened(0, 7 * second), 7 * second);
    EXPECT_EQ(age(time, 1000, 90 * ms), 0);
}

TEST(InputTimes, NoEventIsDatedIntoTheFuture) {
    InputTime time;
    EXPECT_EQ(age(time, 1000, 50 * ms), 0);
    EXPECT_EQ(age(time, 9000, -4 * second), 0);
}

TEST(InputTimes, AStampOfMoreThanAQuarterOfASecondAgoIsNotBelieved) {
    InputTime time;
    EXPECT_EQ(age(time, 1000, 0), 0);
    EXPECT_EQ(age(time, 2000, 250 * ms), 250 * ms);
    EXPECT_EQ(age(time, 3000, 251 * ms), 0);
}

TEST(InputTimes, TheLeastDelayIsForgottenAfterSixtyFourEvents) {
    InputTime time;
    EXPECT_EQ(age(time, 1000, 0), 0);
    for (std::uint64_t event = 1; event < 64; ++event) EXPECT_EQ(age(time, 1000 + event, 40 * ms), 40 * ms);
    EXPECT_EQ(age(time, 1064, 40 * ms), 0);
}

TEST(InputTimes, TheLeastDelayIsForgottenAfterAMinuteBecauseTheSourcesDrift) {
    InputTime time;
    EXPECT_EQ(age(time, 1000, 0), 0);
    EXPECT_EQ(age(time, 61'000, 40 * ms), 0);
}

} // namespace
} // namespace flagfall::view
