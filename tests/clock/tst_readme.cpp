// SPDX-License-Identifier: GPL-3.0-or-later
// The example of clock/README.md.
#include "clock/clock.h"
#include "clock/setting.h"

#include <gtest/gtest.h>

namespace flagfall::clock {
namespace {

using namespace std::chrono_literals;

TEST(Readme, ShowsHowAClockIsStartedAndPressed) {
    auto const control = std::make_shared<Setting const>(parseControl("3+2").value());
    Clock clock{control};
    apply(clock, Instant{}, Start{});
    apply(clock, Instant{} + 10s, Press{Colour::White});

    EXPECT_EQ(read(clock, Instant{} + 10s).sides.white.main, 2min + 54s);
    EXPECT_EQ(nextDeadline(clock), Instant{} + 10s + 3min + 2s); // Black's flag, if nobody presses
}

} // namespace
} // namespace flagfall::clock
