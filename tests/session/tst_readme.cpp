// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of app/session/README.md and app/equipment/README.md.
#include "app/equipment/machine_ticks.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

TEST(Readme, ShowsARoundThatIsPairedAndAResultEntered) {
    Story story = Story::withPlayers(4); // tests/support/story.h: commands are decided and folded at once
    story.does(PairRound{});
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});

    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
    EXPECT_FALSE(story.tries(PairRound{})) << "a board without a result is asked about first";
}

TEST(Readme, ShowsTheTimeOfTheMachine) {
    using equipment::MachineTicks;
    MachineTicks const ticks;
    std::int64_t const before = ticks.now();

    EXPECT_LE(before, ticks.now()) << "nanoseconds that nobody sets or slews";
    EXPECT_FALSE(ticks.boot().empty()) << "readings are comparable within one boot";
}

} // namespace
} // namespace flagfall::session
