// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// A program died with clocks running: the instants are on the journal's own axis.
struct Crash {
    std::string control;
    std::vector<std::pair<clock::Span, Colour>> presses;
    clock::Span lastBeat;
    clock::Span reopened;
};

Story afterCrash(Crash const& crash) {
    Story story = Story::withPlayers(2, crash.control);
    story.does(PairRound{});
    story.does(StartClocks{});
    for (auto const& [at, by] : crash.presses) {
        story.passes(at - story.now().time_since_epoch());
        story.presses(1, by);
    }
    clock::Instant const beat{std::max(crash.lastBeat, story.now().time_since_epoch())};
    story.passes(crash.reopened - story.now().time_since_epoch());
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, clock::Instant{crash.reopened}, beat, true});
    return story;
}

struct Times {
    clock::Span white, black;
    friend bool operator==(Times const&, Times const&) = default;
};
Times timesOf(clock::Clock const& clock) {
    auto const reading = read(clock, clock.anchor);
    return {reading.sides.white.main, reading.sides.black.main};
}

TEST(Recovery, RunningClocksComeBackPausedAtTheLastSignOfLife) {
    Story const story = afterCrash({"5+0", {{10s, Colour::White}}, 25s, 120400ms});
    Board const& board = story.board(1, 1);
    EXPECT_EQ(board.clock->phase, clock::Phase::Paused);
    ASSERT_TRUE(board.recovery);
    EXPECT_EQ(timesOf(board.recovery->lastEvent), (Times{290s, 300s}));
    EXPECT_EQ(timesOf(board.recovery->lastHeartbeat), (Times{290s, 285s}));
    EXPECT_EQ(timesOf(board.recovery->chargeToRestart), (Times{290s, 189600ms}));
    EXPECT_EQ(timesOf(*board.clock), (Times{290s, 285s}));
}

TEST(Recovery, KeepsTheDelayThatWasLeft) {
    Story const story = afterCrash({"5 d5", {}, 3s, 13200ms});
    Recovery const& recovery = *story.board(1, 1).recovery;
    EXPECT_EQ(read(recovery.lastHeartbeat, story.now()).sides.white.delayLeft, 2s);
    EXPECT_EQ(read(recovery.lastEvent, story.now()).sides.white.delayLeft, 5s);
    EXPECT_EQ(timesOf(recovery.chargeToRestart).white, 291800ms);
}

TEST(Recovery, AFlagThatWouldHaveFallenInTheGapIsOnlyACandidate) {
    Story const story = afterCrash({"1+0", {}, 50s, 110500ms});
    Recovery const& recovery = *story.board(1, 1).recovery;
    EXPECT_EQ(timesOf(recovery.lastHeartbeat).white, 10s);
    EXPECT_TRUE(read(recovery.chargeToRestart, story.now()).sides.white.flag);
    EXPECT_FALSE(read(*story.board(1, 1).clock, story.now()).sides.white.flag);
}

TEST(Recovery, APressIsTheLastSignOfLifeWhenItCameAfterTheBeat) {
    Story const story = afterCrash({"5+0", {{20s, Colour::White}}, 20s, 50010ms});
    EXPECT_EQ(timesOf(*story.board(1, 1).clock), (Times{280s, 300s}));
    EXPECT_EQ(timesOf(story.board(1, 1).recovery->chargeToRestart), (Times{280s, 269990ms}));
}

TEST(Recovery, TheArbiterDecidesBeforeTheClockGoesOn) { // Laws 6.10.1
    Story story = afterCrash({"3+2", {{1500ms, Colour::White}, {9s, Colour::Black}}, 20s, 25s});
    EXPECT_EQ(story.refusal(ResumeClocks{}), Why::RecoveryPending);
    EXPECT_EQ(story.refusal(PressLever{BoardNumber{1}, Colour::White}), Why::RecoveryPending);
    story.does(RecoverClocks{{}, RecoveryPolicy::ChargeToRestart});
    EXPECT_EQ(timesOf(*story.board(1, 1).clock), (Times{166500ms, 176500ms}));
    EXPECT_EQ(story.refusal(RecoverClocks{{}, RecoveryPolicy::LastEvent}), Why::NothingToRecover);
    story.does(ResumeClocks{});
    story.passes(1s);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 165500ms);
}

TEST(Recovery, EachBoardMayBeDecidedDifferently) {
    Story story = Story::withPlayers(4, "5+0");
    story.does(PairRound{});
    story.does(StartClocks{});
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, clock::Instant{60s}, clock::Instant{10s}, true});
    story.does(RecoverClocks{{BoardNumber{1}}, RecoveryPolicy::LastEvent});
    story.does(RecoverClocks{{}, RecoveryPolicy::LastHeartbeat});
    EXPECT_EQ(timesOf(*story.board(1, 1).clock).white, 300s);
    EXPECT_EQ(timesOf(*story.board(1, 2).clock).white, 290s);
}

TEST(Recovery, PausedClocksAreLeftAlone) {
    Story story = Story::withPlayers(2);
    story.does(PairRound{});
    story.does(StartClocks{});
    story.does(PauseClocks{});
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, clock::Instant{60s}, clock::Instant{10s}, true});
    EXPECT_FALSE(story.board(1, 1).recovery);
}

} // namespace
} // namespace flagfall::session
