// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/past_moment.h"
#include "tests/support/story.h"

#include <chrono>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

Board const& boardThen(History const& past, int number) {
    return *past.state().round(RoundNumber{1})->board(BoardNumber{number});
}

TEST(LookingBack, TheEventIsAsItWasWithNothingThatCameLater) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    Seq const first = story.history().last();
    story.enters(1, 2, Result::Draw);
    History const past = historyUpTo(story.history(), momentAfter(story.history().acts(), first).upTo);
    EXPECT_EQ(boardThen(past, 1).result, Result::WhiteWins);
    EXPECT_FALSE(boardThen(past, 2).result);
    EXPECT_EQ(past.last(), first);
    EXPECT_EQ(story.board(1, 2).result, Result::Draw) << "the present stays";
}

TEST(LookingBack, WhatWasTakenBackLaterStoodThen) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    Seq const entered = story.history().last();
    story.does(Undo{});
    EXPECT_EQ(boardThen(historyUpTo(story.history(), entered), 1).result, Result::WhiteWins);
    EXPECT_FALSE(historyUpTo(story.history(), entered).retracted(entered)) << "nor is its line struck through yet";
    EXPECT_TRUE(story.history().retracted(entered));
}

TEST(LookingBack, NobodyEverSawTheEventInTheMiddleOfACommand) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    Seq const before = story.history().last();
    story.does(Together{{EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins},
                         EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw}}});
    Seq const last = story.history().last();
    ASSERT_GT(last.value(), before.value() + 1) << "one command, several acts";
    ActLog const& acts = story.history().acts();
    for (std::int64_t act = before.value() + 1; act <= last.value(); ++act) {
        EXPECT_EQ(momentAfter(acts, Seq{act}).upTo, last);
        EXPECT_EQ(momentBefore(acts, Seq{act}).upTo, before);
    }
}

TEST(LookingBack, BeforeAnActTheClocksShowWhatTheyShowedWhenItWasDone) {
    Story story = Story::withAGameUnderWay();
    story.passes(10min);
    story.enters(1, 1, Result::BlackWins);
    Seq const entered = story.history().last();
    PastMoment const moment = momentBefore(story.history().acts(), entered);
    History const past = historyUpTo(story.history(), moment.upTo);
    Board const& board = boardThen(past, 1);
    EXPECT_FALSE(board.result);
    clock::Reading const reading = clock::read(*board.clock, moment.at);
    EXPECT_EQ(reading.phase, clock::Phase::Running);
    EXPECT_EQ(reading.sides[Colour::White].total, 120min - 1min - 10min);
}

TEST(LookingBack, AMomentBetweenTwoActsHasTheTimeThatHadPassed) {
    Story story = Story::withAGameUnderWay();
    clock::Instant const written = story.now();
    Seq const before = story.history().last();
    story.passes(10min);
    story.enters(1, 1, Result::BlackWins);
    PastMoment const moment = momentAt(story.history().acts(), written + 4min, {});
    EXPECT_EQ(moment.upTo, before);
    clock::Reading const reading =
        clock::read(*boardThen(historyUpTo(story.history(), moment.upTo), 1).clock, moment.at);
    EXPECT_EQ(reading.sides[Colour::White].total, 120min - 1min - 4min);
    EXPECT_EQ(momentAt(story.history().acts(), written + 10min, {}).upTo, story.history().last())
        << "what happened at that very instant had happened";
}

TEST(LookingBack, StepsPassOverPressesOfTheClocks) {
    Story story = Story::withPlayers(4, "90+30");
    story.does(PairRound{});
    Seq const paired = story.history().last();
    story.does(StartClocks{RoundNumber{1}, {BoardNumber{1}}});
    Seq const started = story.history().last();
    for (Colour const by : bothColours) {
        story.passes(1min);
        story.presses(1, by);
    }
    Seq const pressed = story.history().last();
    story.enters(1, 1, Result::Draw);
    ActLog const& acts = story.history().acts();
    EXPECT_EQ(momentEarlier(acts, story.history().last())->upTo, started);
    EXPECT_EQ(momentEarlier(acts, pressed)->upTo, started) << "a time that was asked for may lie between presses";
    EXPECT_EQ(momentEarlier(acts, started)->upTo, paired);
    EXPECT_EQ(momentLater(acts, started)->upTo, story.history().last());
    EXPECT_FALSE(momentLater(acts, story.history().last()));
    EXPECT_FALSE(momentEarlier(acts, *beginningOf(acts))) << "there is nothing before the event began";
}

TEST(LookingBack, APressThatCameLateIsNotSeenBeforeItCame) {
    Story story = Story::withAGameUnderWay();
    clock::Instant const stamped = story.now();
    story.passes(1min);
    story.does(PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    Seq const paused = story.history().last();
    ActLog acts = story.history().acts();
    acts.push_back({Seq{paused.value() + 1},
                    {},
                    {},
                    stamped,
                    LateArrival{RoundNumber{1}, BoardNumber{1}, Colour::White, stamped, story.now()}});
    EXPECT_LT(momentAt(acts, stamped, {}).upTo, paused) << "its stamp is older than what was written before it";
    PastMoment const after = momentAfter(acts, Seq{paused.value() + 1});
    EXPECT_EQ(after.upTo.value(), paused.value() + 1);
    EXPECT_EQ(after.at, story.now()) << "time does not go back with it";
}

} // namespace
} // namespace flagfall::session
