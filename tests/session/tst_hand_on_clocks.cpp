// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/hand_on_clocks.h"
#include "tests/support/story.h"

#include <gtest/gtest.h>

namespace flagfall::session {
namespace {

/// All that the story tells is done at the station "Desk".
TEST(OtherHandOnClocks, IsThatOfAnotherStationOnTheseBoardsSinceThen) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    Seq before = story.history().last();
    story.does(StartClocks{RoundNumber{1}, {BoardNumber{1}}});
    auto const hand = [&](std::string_view here, int round, std::vector<BoardNumber> const& boards) {
        return otherHandOnClocks(story.history(), here, RoundNumber{round}, boards, before);
    };
    EXPECT_EQ(hand("Desk 1", 1, {BoardNumber{1}}), "Desk");
    EXPECT_EQ(hand("Desk 1", 1, {}), "Desk") << "of any board";
    EXPECT_FALSE(hand("Desk", 1, {BoardNumber{1}})) << "it was this one";
    EXPECT_FALSE(hand("Desk 1", 1, {BoardNumber{2}}));
    EXPECT_FALSE(hand("Desk 1", 2, {}));
    before = story.history().last();
    EXPECT_FALSE(hand("Desk 1", 1, {BoardNumber{1}})) << "it has been seen";
    story.does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_FALSE(hand("Desk 1", 1, {BoardNumber{1}})) << "players press all the time";
}

} // namespace
} // namespace flagfall::session
