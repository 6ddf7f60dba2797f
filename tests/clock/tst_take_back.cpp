// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_clock.h"

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

/// Why it could not be taken back; none if it was.
std::optional<Refusal> takeBack(Clock& clock, Span at, std::shared_ptr<Change const> const& change) {
    return ask(clock, at, TakeBack{change});
}

TEST(WhatWasChanged, IsWrittenDownAndNothingElse) {
    Clock clock = started("60000 | Z frz");
    auto const change = changes(clock, 5s, {AdjustTime{black, 10s}, SetMoves{white, 7}});
    EXPECT_EQ(change->sides.black.main, (Was<Span>{60s, 70s}));
    EXPECT_EQ(change->sides.white.movesCompleted, (Was<int>{0, 7}));
    EXPECT_FALSE(change->sides.white.main || change->phase || change->active || change->setting || change->firstFlag);
    EXPECT_EQ(changeBetween(clock, clock), Change{});
}

TEST(TakingBack, GoesBackByAsMuchHoweverFarTheClockHasRun) {
    Clock clock = started("60000 | Z frz");
    auto const change = changes(clock, 5s, {AdjustTime{white, 30s}, AdjustTime{black, -10s}});
    does(clock, 15s, Press{white}); // 90 s − 15 s
    does(clock, 20s, Press{black}); // 50 s − 5 s
    EXPECT_EQ(takeBack(clock, 25s, change), std::nullopt);
    EXPECT_EQ(mainOf(clock, white, 25s), 75s - 5s - 30s);
    EXPECT_EQ(mainOf(clock, black, 25s), 45s + 10s);
    EXPECT_EQ(clock.phase, Phase::Running);
    EXPECT_EQ(clock.active, white);
    EXPECT_EQ(clock.sides.white.movesCompleted, 1);
}

TEST(TakingBack, CountsMovesMadeSince) {
    Clock clock = started("60000+2000 | Z frz");
    auto const change = changes(clock, 1s, {SetMoves{white, 10}});
    does(clock, 2s, Press{white});
    EXPECT_EQ(takeBack(clock, 3s, change), std::nullopt);
    EXPECT_EQ(clock.sides.white.movesCompleted, 1);
}

TEST(TakingBack, OfAnIllegalMovesPenaltyLeavesTheClockStopped) {
    Clock clock = started("60000+3000 | Z frz");
    does(clock, 10s, Press{white});
    auto const change = changes(clock, 14s, {Pause{}, UndoPress{}, AdjustTime{black, 120s}});
    EXPECT_EQ(clock.active, white);
    EXPECT_EQ(takeBack(clock, 20s, change), std::nullopt);
    EXPECT_EQ(clock.phase, Phase::Paused);
    EXPECT_EQ(clock.active, black);
    EXPECT_EQ(clock.sides.white.main, 56s);
    EXPECT_EQ(clock.sides.white.movesCompleted, 1);
    EXPECT_EQ(clock.sides.black.main, 59s);
}

TEST(TakingBack, NeverMakesAClockRun) {
    Clock clock = started("60000 | Z frz");
    auto const stopped = changes(clock, 5s, {Pause{}});
    EXPECT_EQ(takeBack(clock, 6s, stopped), std::nullopt);
    EXPECT_EQ(clock.phase, Phase::Paused);
    auto const resumed = changes(clock, 7s, {Resume{}});
    EXPECT_EQ(takeBack(clock, 8s, resumed), std::nullopt);
    EXPECT_EQ(clock.phase, Phase::Paused);
    does(clock, 9s, Resume{});
    EXPECT_EQ(takeBack(clock, 10s, stopped), std::nullopt); // resumed since: it goes on
    EXPECT_EQ(clock.phase, Phase::Running);
}

TEST(TakingBack, HandsTheMoveBackWithWhatWasLeftOfTheDelay) {
    Clock clock = started("60000d5000 | Z frz");
    auto const change = changes(clock, 3s, {SetToMove{black}});
    EXPECT_EQ(takeBack(clock, 4s, change), std::nullopt);
    EXPECT_EQ(clock.active, white);
    EXPECT_EQ(read(clock, Instant{4s}).sides.white.delayLeft, 2s);
    EXPECT_EQ(clock.sides.black.allowance, 0s);
}

TEST(TakingBack, LeavesTheMoveWherePlayHasBroughtIt) {
    Clock clock = started("60000d5000 | Z frz");
    auto const change = changes(clock, 3s, {SetToMove{black}});
    does(clock, 4s, Press{black});
    EXPECT_EQ(takeBack(clock, 5s, change), std::nullopt);
    EXPECT_EQ(clock.active, white);
    EXPECT_EQ(read(clock, Instant{5s}).sides.white.delayLeft, 4s);
}

TEST(TakingBack, RestoresADelayThatThePresentMoveCountWouldNotGive) {
    Clock clock = started("60000d5000@3 | Z frz");
    for (auto const at : {1s, 2s, 3s, 4s}) does(clock, at, Press{clock.active});
    does(clock, 5s, SetMoves{white, 0}); // White's third move keeps the delay with which it began
    auto const change = changes(clock, 6s, {InstallSetting{settingOf("60000 | Z frz")}});
    EXPECT_EQ(clock.sides.white.allowance, 0s);
    EXPECT_EQ(takeBack(clock, 6s, change), std::nullopt);
    EXPECT_EQ(clock.sides.white.allowance, 3s);
}

TEST(TakingBack, OfAFlagThatWasTakenPutsItUpWithItsTime) {
    Clock clock = started("60000 | Z frz");
    auto const change = changes(clock, 10s, {AdjustTime{white, -60s, IfGone::DropFlag}});
    EXPECT_EQ(clock.phase, Phase::Frozen);
    EXPECT_EQ(takeBack(clock, 11s, change), std::nullopt);
    EXPECT_EQ(clock.phase, Phase::Paused);
    EXPECT_EQ(clock.firstFlag, std::nullopt);
    EXPECT_EQ(clock.sides.white.main, 50s);
}

TEST(TakingBack, OfAFlagThatWentUpBringsItDownWithItsInstant) {
    Clock clock = started("60000 | Z frz");
    advance(clock, Instant{60s});
    auto const change = changes(clock, 70s, {RevokeFlag{white, 30s}});
    does(clock, 71s, Resume{});
    EXPECT_EQ(takeBack(clock, 75s, change), std::nullopt);
    EXPECT_EQ(clock.phase, Phase::Frozen);
    EXPECT_EQ(clock.sides.white.flagAt, Instant{60s});
    EXPECT_EQ(clock.firstFlag, white);
    EXPECT_EQ(clock.sides.white.main, 0s);
}

TEST(TakingBack, OfAFlagThatWentUpLeavesNoDelay) {
    Clock clock = started("60000d5000 | Z frz");
    advance(clock, Instant{65s});
    auto const change = changes(clock, 70s, {RevokeFlag{white, 30s}});
    does(clock, 71s, SetToMove{white}); // with a fresh delay
    EXPECT_EQ(takeBack(clock, 75s, change), std::nullopt);
    EXPECT_EQ(clock.sides.white.flagAt, Instant{65s});
    EXPECT_EQ(clock.sides.white.allowance, 0s);
}

TEST(TakingBack, LeavesTheFirstFlagWithAFlagThatIsDown) {
    Clock clock = started("60000 | Z nofrz");
    auto const change = changes(clock, 10s, {AdjustTime{white, -60s, IfGone::DropFlag}});
    does(clock, 11s, Press{white});
    advance(clock, Instant{71s});
    EXPECT_EQ(takeBack(clock, 72s, change), std::nullopt);
    EXPECT_EQ(clock.firstFlag, black);
    EXPECT_EQ(clock.sides.white.main, 50s);
}

TEST(TakingBack, OfAControlBringsTheOldOneBack) {
    Clock clock = started("60000d5000 | Z frz");
    auto const change = changes(clock, 7s, {Pause{}, InstallSetting{settingOf("60000+5000 | Z frz")}});
    EXPECT_EQ(takeBack(clock, 9s, change), std::nullopt);
    EXPECT_EQ(*clock.setting, *settingOf("60000d5000 | Z frz"));
    auto const extra = changes(clock, 10s, {InstallExtra{Method::Fischer, 3s, CreditNow::Yes}});
    does(clock, 11s, Resume{});
    EXPECT_EQ(takeBack(clock, 12s, extra), std::nullopt);
    EXPECT_EQ(mainOf(clock, white, 12s), 57s);
    EXPECT_EQ(clock.sides.black.main, 60s);
}

TEST(TakingBack, OfByoyomiAndCanadianCountersGoesByTheDifference) {
    Clock canadian = started("C10/60000 | Z frz");
    for (auto const at : {1s, 2s, 3s, 4s}) does(canadian, at, Press{canadian.active});
    auto const reload = changes(canadian, 5s, {ReloadCanadian{white}});
    does(canadian, 6s, Press{white});
    EXPECT_EQ(takeBack(canadian, 6s, reload), std::nullopt);
    EXPECT_EQ(canadian.sides.white.canadianMovesDue, 7);
    EXPECT_EQ(canadian.sides.white.main, 60s - 1s - 1s - 2s);

    Clock byoyomi = started("J3x10000 | Z frz");
    auto const burnt = changes(byoyomi, 4s, {AdjustTime{black, -10s, IfGone::DropFlag}});
    EXPECT_EQ(byoyomi.sides.black.byoyomiLeft, 2);
    EXPECT_EQ(takeBack(byoyomi, 5s, burnt), std::nullopt);
    EXPECT_EQ(byoyomi.sides.black.byoyomiLeft, 3);
    EXPECT_FALSE(read(byoyomi, Instant{5s}).sides.black.periodFlagAt.has_value());
}

TEST(TakingBack, OfANewGameBringsTheOldOneBackUntilItBegins) {
    Clock clock = started("60000 | Z frz");
    does(clock, 10s, Press{white});
    auto const change = changes(clock, 15s, {Restart{}});
    Clock begun = clock;
    EXPECT_EQ(takeBack(clock, 20s, change), std::nullopt);
    EXPECT_EQ(clock.phase, Phase::Paused);
    EXPECT_EQ(clock.active, black);
    EXPECT_EQ(clock.sides.white.main, 50s);
    EXPECT_EQ(clock.sides.black.main, 55s);
    does(begun, 20s, Start{});
    EXPECT_EQ(takeBack(begun, 21s, change), Refusal::SinceChanged);
}

TEST(TakingBack, IsRefusedWhenThePeriodIsAnotherOneByNow) {
    Clock clock = started("10000:20000:30000 | Z frz");
    auto const change = changes(clock, 5s, {SetPeriod{white, 2}});
    advance(clock, Instant{11s}); // White has gone on to the third period
    Clock const before = clock;
    EXPECT_EQ(takeBack(clock, 11s, change), Refusal::SinceChanged);
    EXPECT_EQ(clock, before);
}

TEST(TakingBack, IsRefusedWhenTheControlIsAnotherOneByNow) {
    Clock clock = started("60000 | Z frz");
    auto const change = changes(clock, 5s, {InstallSetting{settingOf("60000+5000 | Z frz")}});
    does(clock, 6s, InstallSetting{settingOf("60000+6000 | Z frz")});
    EXPECT_EQ(takeBack(clock, 7s, change), Refusal::SinceChanged);
}

TEST(TakingBack, IsRefusedWhenTheOldControlHasNoSuchPeriod) {
    Clock clock = started("60000 | Z frz");
    auto const change = changes(clock, 5s, {InstallSetting{settingOf("60000:30000 | Z frz")}});
    advance(clock, Instant{61s});
    EXPECT_EQ(takeBack(clock, 61s, change), Refusal::SinceChanged);
    Clock byoyomi = started("60000:30000 | Z frz");
    auto const toByoyomi = changes(byoyomi, 5s, {InstallSetting{settingOf("60000:J3x10000 | Z frz")}});
    advance(byoyomi, Instant{61s});
    EXPECT_EQ(takeBack(byoyomi, 61s, toByoyomi), Refusal::SinceChanged);
}

TEST(TakingBack, IsRefusedWhenItWouldTakeAllTime) {
    Clock clock = started("60000 | Z frz");
    auto const change = changes(clock, 5s, {AdjustTime{white, 30s}});
    EXPECT_EQ(takeBack(clock, 60s, change), Refusal::WouldDropFlag);
    EXPECT_EQ(takeBack(clock, 59s + 999ms, change), Refusal::WouldDropFlag); // the instant has passed
    EXPECT_EQ(mainOf(clock, white, 60s), 30s);
}

TEST(TakingBack, GivesAFallenFlagNothing) {
    Clock clock = started("60000 | Z frz");
    auto const change = changes(clock, 5s, {AdjustTime{white, -30s}});
    advance(clock, Instant{30s});
    EXPECT_EQ(takeBack(clock, 31s, change), Refusal::FlagDown);
    EXPECT_EQ(clock.sides.white.main, 0s);
}

TEST(TakingBack, GivesAFallenFlagNoDelay) {
    Clock clock = started("60000d5000 | Z nofrz");
    auto const change = changes(clock, 3s, {SetToMove{black}});
    does(clock, 10s, AdjustTime{white, -60s, IfGone::DropFlag});
    EXPECT_EQ(takeBack(clock, 11s, change), std::nullopt);
    EXPECT_EQ(clock.active, white);
    EXPECT_EQ(clock.sides.white.allowance, 0s);
}

TEST(TakingBack, IsRefusedWhenTheFlagHasFallenAgain) {
    Clock clock = started("60000 | Z frz");
    advance(clock, Instant{60s});
    auto const change = changes(clock, 70s, {RevokeFlag{white, 30s}});
    does(clock, 70s, Resume{});
    advance(clock, Instant{100s});
    EXPECT_EQ(takeBack(clock, 101s, change), Refusal::SinceChanged);
}

TEST(TakingBack, CanItselfBeTakenBack) {
    Clock clock = started("60000+3000 | Z frz");
    does(clock, 10s, Press{white});
    auto const change =
        changes(clock, 14s, {Pause{}, UndoPress{}, AdjustTime{black, 120s}, SetLever{white, Lever::Locked}});
    auto const sides = clock.sides;
    auto const back = changes(clock, 20s, {TakeBack{change}});
    EXPECT_EQ(takeBack(clock, 30s, back), std::nullopt);
    EXPECT_EQ(clock.sides, sides);
    EXPECT_EQ(clock.active, white);
}

TEST(TakingBack, KeepsWhatThePlayersClocksHaveRun) {
    Clock clock = started("60000 | Z frz");
    auto const change = changes(clock, 5s, {AdjustTime{white, 30s}});
    EXPECT_EQ(takeBack(clock, 9s, change), std::nullopt);
    EXPECT_EQ(read(clock, Instant{9s}).sides.white.used, 9s);
}

} // namespace

} // namespace flagfall::clock
