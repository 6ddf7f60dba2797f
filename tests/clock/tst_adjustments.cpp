// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_clock.h"

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

// --- The period --------------------------------------------------------------------------------------------

TEST(SettingThePeriod, AddsAndTakesNoTime) {
    Clock clock = started("40/60000:20/30000:10000 | Z frz");
    does(clock, 10s, SetPeriod{white, 2});
    auto const reading = read(clock, Instant{11s});
    EXPECT_EQ(reading.sides.white.period, 2);
    EXPECT_EQ(reading.sides.black.period, 1);
    EXPECT_EQ(reading.sides.white.main, 49s);
    EXPECT_EQ(reading.phase, Phase::Running);
}

TEST(SettingThePeriod, AsksForAllMovesUpToItsEnd) {
    Clock clock = started("40/60000:20/30000:10000 | M frz");
    does(clock, 1s, SetPeriod{white, 2});
    EXPECT_EQ(clock.sides.white.target, 60);
    does(clock, 2s, SetPeriod{white, 1});
    EXPECT_EQ(clock.sides.white.target, 40);
    does(clock, 3s, SetPeriod{white, 3});
    EXPECT_EQ(clock.sides.white.target, std::nullopt);
}

TEST(SettingThePeriod, ToTheOnePresentChangesNothing) {
    Clock clock = started("60000:J3x10000 | Z frz");
    advance(clock, Instant{75s});
    Clock const before = clock;
    does(clock, 75s, SetPeriod{white, 2});
    EXPECT_EQ(clock, before);
}

TEST(SettingThePeriod, BackFromMovesAlreadyMadeAsksForAsManyAgain) {
    Clock clock = started("1/60000:30000 | M frz");
    does(clock, 1s, Press{white});
    does(clock, 2s, Press{black});
    does(clock, 3s, SetPeriod{white, 1});
    EXPECT_EQ(clock.sides.white.target, 2);
    does(clock, 4s, Press{white});
    EXPECT_EQ(clock.sides.white.period, 1);
}

TEST(SettingThePeriod, BeginsByoyomiAndCanadianCounters) {
    Clock byoyomi = started("60000:J3x10000 | Z frz");
    does(byoyomi, 1s, SetPeriod{black, 2});
    EXPECT_EQ(byoyomi.sides.black.byoyomiLeft, 3);
    EXPECT_EQ(byoyomi.sides.black.main, 60s);
    Clock canadian = started("60000:C10/30000 | Z frz");
    does(canadian, 1s, SetPeriod{black, 2});
    EXPECT_EQ(canadian.sides.black.canadianMovesDue, 10);
}

TEST(SettingThePeriod, IsRefusedWhereThereIsNoneAndUnderAFallenFlag) {
    Clock clock = started("60000:30000 | Z frz");
    EXPECT_EQ(ask(clock, 1s, SetPeriod{white, 0}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, SetPeriod{white, 3}), Refusal::OutOfRange);
    advance(clock, Instant{90s});
    EXPECT_EQ(ask(clock, 91s, SetPeriod{white, 1}), Refusal::FlagDown);
}

// --- A press that was missed (Laws 6.2.1) --------------------------------------------------------------------

TEST(AMissedPress, IsCountedWithItsIncrement) {
    Clock clock = started("60000+3000 | Z frz");
    does(clock, 10s, CountMissedPress{white});
    auto const reading = read(clock, Instant{12s});
    EXPECT_EQ(reading.sides.white.movesCompleted, 1);
    EXPECT_EQ(reading.sides.white.main, 63s - 12s + 3s);
    EXPECT_EQ(reading.active, white);
    EXPECT_EQ(reading.phase, Phase::Running);
}

TEST(AMissedPress, ChargesTheOpponentWithWhatHeThought) {
    Clock clock = started("60000 | Z frz");
    does(clock, 30s, Pause{});
    does(clock, 31s, CountMissedPress{white, 20s});
    EXPECT_EQ(clock.sides.white.main, 50s);
    EXPECT_EQ(clock.sides.black.main, 40s);
}

TEST(AMissedPress, MovesUsedTimeTheOtherWayOnADisplayThatCountsUp) {
    Clock clock = started("U | Z frz");
    does(clock, 30s, CountMissedPress{white, 20s});
    EXPECT_EQ(clock.sides.white.main, 10s);
    EXPECT_EQ(clock.sides.black.main, 20s);
    EXPECT_EQ(ask(clock, 30s, CountMissedPress{white, 11s}), Refusal::OutOfRange);
}

TEST(AMissedPress, MayMeetTheQuota) {
    Clock clock = started("1/60000:30000+5000 | M frz");
    auto const step = apply(clock, Instant{10s}, CountMissedPress{white});
    EXPECT_EQ(step.facts.size(), 1U);
    EXPECT_EQ(clock.sides.white.period, 1);
    EXPECT_EQ(clock.sides.white.main, 50s + 30s + 5s);
}

TEST(EveryCounterOfAFace, IsSetByHandAndTakenBack) {
    Clock byoyomi = started("J3x10000 | Z frz");
    Clock const before = byoyomi;
    does(byoyomi, 1s, SetByoyomi{white, 5});
    EXPECT_EQ(byoyomi.sides.white.byoyomiLeft, 5);
    auto const change = std::make_shared<Change const>(changeBetween(before, byoyomi));
    EXPECT_EQ(apply(byoyomi, Instant{2s}, TakeBack{change}).refused, std::nullopt);
    EXPECT_EQ(byoyomi.sides.white.byoyomiLeft, 3);
    EXPECT_EQ(apply(byoyomi, Instant{2s}, SetDelay{white, 1s}).refused, Refusal::NoDelay);
    EXPECT_EQ(apply(byoyomi, Instant{2s}, SetByoyomi{white, 10'000}).refused, Refusal::OutOfRange);

    Clock canadian = started("C10/60000 | Z frz");
    EXPECT_EQ(apply(canadian, Instant{1s}, SetByoyomi{white, 2}).refused, Refusal::NotInByoyomi);
    does(canadian, 1s, SetCanadian{black, 4});
    EXPECT_EQ(canadian.sides.black.canadianMovesDue, 4);
    EXPECT_EQ(apply(canadian, Instant{1s}, SetCanadian{black, 0}).refused, Refusal::OutOfRange);

    Clock delay = started("60000d5000 | Z frz");
    does(delay, 3s, SetDelay{white, 4s});
    EXPECT_EQ(delay.sides.white.allowance, 4s);
    EXPECT_EQ(apply(delay, Instant{3s}, SetDelay{black, 4s}).refused, Refusal::NotOnMove);
    EXPECT_EQ(apply(delay, Instant{3s}, SetDelay{white, 6s}).refused, Refusal::OutOfRange);
    does(delay, 3s, SetTime{white, 0s});
    EXPECT_EQ(apply(delay, Instant{3s}, SetDelay{white, 0s}).refused, Refusal::WouldDropFlag);
}

TEST(AMissedPress, MakesAByoyomiPeriodWholeAndIsOneOfTheCanadianMoves) {
    Clock byoyomi = started("J3x10000 | Z frz");
    does(byoyomi, 4s, CountMissedPress{white});
    EXPECT_EQ(mainOf(byoyomi, white, 4s), 10s);
    Clock canadian = started("C3/60000 | Z frz");
    does(canadian, 4s, CountMissedPress{white});
    EXPECT_EQ(canadian.sides.white.canadianMovesDue, 2);
    EXPECT_EQ(mainOf(canadian, white, 4s), 56s);
}

TEST(AMissedPress, LeavesTheDelayOfThePresentTurnAlone) {
    Clock clock = started("60000d5000 | Z frz");
    does(clock, 2s, CountMissedPress{white});
    EXPECT_EQ(read(clock, Instant{3s}).sides.white.delayLeft, 2s);
    EXPECT_EQ(read(clock, Instant{3s}).sides.white.main, 60s);
}

TEST(AMissedPress, IsRefusedWhereItMakesNoSense) {
    Clock ready = clockWith("60000 | Z nofrz");
    EXPECT_EQ(ask(ready, 0s, CountMissedPress{white}), Refusal::NotStarted);
    Clock clock = started("60000 | Z nofrz");
    EXPECT_EQ(ask(clock, 1s, CountMissedPress{white, -1s}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, CountMissedPress{white, Span::max()}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, CountMissedPress{white, 60s}), Refusal::WouldDropFlag);
    EXPECT_EQ(clock.sides.white.movesCompleted, 0);
    advance(clock, Instant{61s});
    EXPECT_EQ(ask(clock, 61s, CountMissedPress{white}), Refusal::FlagDown);
    EXPECT_EQ(ask(clock, 61s, CountMissedPress{black, 1s}), Refusal::FlagDown);
    EXPECT_EQ(ask(clock, 61s, CountMissedPress{black}), std::nullopt);
}

// --- Another control from now on (Laws 6.10.2) ---------------------------------------------------------------

TEST(AnotherControl, KeepsTheTimesWhileTheClockRuns) {
    Clock clock = started("60000d5000 | Z frz");
    does(clock, 8s, InstallSetting{settingOf("90000+3000 | Z frz")});
    EXPECT_EQ(mainOf(clock, white, 9s), 56s);
    does(clock, 10s, Press{white});
    EXPECT_EQ(mainOf(clock, white, 10s), 58s);
    EXPECT_EQ(read(clock, Instant{11s}).sides.black.delayLeft, 0s);
}

TEST(AnotherControl, GrantsNoDelayInTheMiddleOfATurn) {
    Clock clock = started("60000 | Z frz");
    does(clock, 1s, InstallSetting{settingOf("60000d5000 | Z frz")});
    EXPECT_EQ(read(clock, Instant{1s}).sides.white.delayLeft, 0s);
    does(clock, 2s, Press{white});
    EXPECT_EQ(read(clock, Instant{3s}).sides.black.delayLeft, 4s);
    does(clock, 4s, InstallSetting{settingOf("60000d2000 | Z frz")});
    EXPECT_EQ(read(clock, Instant{4s}).sides.black.delayLeft, 2s);
}

TEST(AnotherControl, PutsWhoseMovesCountIntoTheirPeriod) {
    Clock clock = started("60000 | Z frz");
    does(clock, 0s, SetMoves{white, 41});
    does(clock, 1s, InstallSetting{settingOf("40/60000:20/30000:10000 | M frz")});
    EXPECT_EQ(clock.sides.white.period, 1);
    EXPECT_EQ(clock.sides.white.target, 60);
    EXPECT_EQ(clock.sides.black.period, 0);
    EXPECT_EQ(clock.sides.black.target, 40);
    EXPECT_EQ(mainOf(clock, white, 1s), 59s);
}

TEST(AnotherControl, AsksForItsOwnMovesWherePeriodsEndAtZero) {
    Clock clock = started("40/60000:20/30000:10000 | Z frz");
    advance(clock, Instant{61s});
    does(clock, 61s, InstallSetting{settingOf("35/60000:15/30000 | Z frz")});
    EXPECT_EQ(clock.sides.white.period, 1);
    EXPECT_EQ(clock.sides.white.target, 50);
}

TEST(AnotherControl, DoesNotLeaveByoyomiNorRefillIt) {
    Clock clock = started("2/60000:J3x10000 | M frz");
    advance(clock, Instant{75s}); // one of the three has been used up
    does(clock, 75s, InstallSetting{settingOf("2/60000:J5x8000 | M frz")});
    EXPECT_EQ(clock.sides.white.period, 1);
    EXPECT_EQ(clock.sides.white.byoyomiLeft, 2);
    EXPECT_EQ(mainOf(clock, white, 75s), 5s);
}

TEST(AnotherControl, ReloadsNoMoreThanOneLoad) {
    Clock clock = started("60000 | Z frz");
    does(clock, 1s, InstallSetting{settingOf("J3x10000 | Z frz")});
    EXPECT_EQ(clock.sides.white.byoyomiLeft, 3);
    EXPECT_EQ(mainOf(clock, white, 1s), 10s);
    Clock timer = started("60000 | Z frz");
    does(timer, 1s, InstallSetting{settingOf("M10000 | Z frz")});
    EXPECT_EQ(mainOf(timer, black, 1s), 10s);
}

TEST(AnotherControl, WithFewerPeriodsLeavesPlayersInItsLast) {
    Clock clock = started("10000:10000:10000 | Z frz");
    advance(clock, Instant{25s});
    does(clock, 25s, InstallSetting{settingOf("60000 | Z frz")});
    EXPECT_EQ(clock.sides.white.period, 0);
    EXPECT_EQ(mainOf(clock, white, 25s), 5s);
}

TEST(AnotherControl, GivesAFallenFlagNothing) {
    Clock clock = started("10000 | Z nofrz");
    advance(clock, Instant{11s});
    does(clock, 11s, InstallSetting{settingOf("60000d5000 | Z frz")});
    EXPECT_EQ(clock.sides.white.main, 0s);
    EXPECT_EQ(clock.sides.white.allowance, 0s);
    EXPECT_TRUE(clock.sides.white.flagAt.has_value());
}

TEST(AnotherControl, IsNotUndoneWithThePressBeforeIt) {
    Clock clock = started("60000 | Z frz");
    does(clock, 1s, Press{white});
    does(clock, 2s, InstallSetting{settingOf("60000+5000 | Z frz")});
    EXPECT_EQ(ask(clock, 3s, UndoPress{}), Refusal::NothingToUndo);
}

TEST(AnotherControl, ThatIsTheSameChangesNothing) {
    Clock clock = started("1/60000:30000r | Z frz");
    advance(clock, Instant{130s});
    Clock const before = clock;
    does(clock, 130s, InstallSetting{settingOf("1/60000:30000r | Z frz")});
    EXPECT_EQ(clock, before);
}

// --- The flag ------------------------------------------------------------------------------------------------

TEST(AFlagPutUpAgain, LetsTheClockWaitForTheArbiter) {
    Clock clock = started("60000 | Z frz");
    advance(clock, Instant{60s});
    does(clock, 70s, RevokeFlag{white, 30s});
    auto const reading = read(clock, Instant{90s});
    EXPECT_EQ(reading.phase, Phase::Paused);
    EXPECT_EQ(reading.sides.white.main, 30s);
    EXPECT_FALSE(reading.sides.white.flag);
    EXPECT_EQ(reading.firstFlag, std::nullopt);
    does(clock, 91s, Resume{});
    EXPECT_EQ(mainOf(clock, white, 92s), 29s);
}

TEST(AFlagPutUpAgain, MakesTheOtherOneTheFirst) {
    Clock clock = started("10000 | Z nofrz");
    does(clock, 11s, Press{white});
    advance(clock, Instant{21s});
    EXPECT_EQ(clock.firstFlag, white);
    does(clock, 22s, RevokeFlag{white, 5s});
    EXPECT_EQ(clock.firstFlag, black);
    EXPECT_EQ(clock.phase, Phase::Running);
    EXPECT_EQ(clock.sides.black.flagAt, Instant{21s});
}

TEST(AFlagPutUpAgain, GivesTheLastByoyomiPeriodBack) {
    Clock clock = started("J2x10000 | Z frz");
    advance(clock, Instant{20s});
    does(clock, 21s, RevokeFlag{white, 7s});
    auto const shown = read(clock, Instant{21s}).sides.white;
    EXPECT_EQ(shown.byoyomiLeft, 1);
    EXPECT_EQ(shown.total, 7s);
    does(clock, 22s, Resume{});
    EXPECT_EQ(read(clock, Instant{29s}).sides.white.flagAt, Instant{29s});
}

TEST(AFlagPutUpAgain, IsRefusedWhenNoneIsDownAndWithoutTime) {
    Clock clock = started("60000 | Z frz");
    EXPECT_EQ(ask(clock, 1s, RevokeFlag{white, 5s}), Refusal::NoFlagDown);
    advance(clock, Instant{60s});
    EXPECT_EQ(ask(clock, 61s, RevokeFlag{black, 5s}), Refusal::NoFlagDown);
    EXPECT_EQ(ask(clock, 61s, RevokeFlag{white, 0s}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 61s, RevokeFlag{white, Span::max()}), Refusal::OutOfRange);
    EXPECT_EQ(clock.phase, Phase::Frozen);
}

TEST(AFlagPutUpAgain, AllowsTheQuotaToBeMetLateWithTheNextMove) {
    Clock clock = started("1/10000:30000 | M nofrz");
    does(clock, 11s, Press{white});
    does(clock, 12s, Press{black});
    does(clock, 13s, RevokeFlag{white, 5s});
    does(clock, 14s, Press{white});
    EXPECT_EQ(clock.sides.white.period, 1);
    EXPECT_EQ(clock.sides.white.main, 34s);
}

// --- Levers --------------------------------------------------------------------------------------------------

TEST(ALockedLever, DoesNothing) {
    Clock clock = started("60000 | Z frz");
    does(clock, 1s, SetLever{white, Lever::Locked});
    EXPECT_EQ(ask(clock, 2s, Press{white}), Refusal::LeverLocked);
    EXPECT_EQ(read(clock, Instant{3s}).sides.white.lever, Lever::Locked);
    EXPECT_EQ(read(clock, Instant{3s}).active, white);
    does(clock, 4s, SetLever{white, Lever::Free});
    does(clock, 5s, Press{white});
    EXPECT_EQ(mainOf(clock, white, 6s), 55s);
}

TEST(ALockedLever, StartsNoClock) {
    Clock clock = clockWith("60000 | Z frz");
    does(clock, 0s, SetLever{black, Lever::Locked});
    EXPECT_EQ(ask(clock, 1s, Press{black}), Refusal::LeverLocked);
    EXPECT_EQ(clock.phase, Phase::Ready);
    does(clock, 2s, Start{});
}

TEST(ALockedLever, IsOneAndNotTheOther) {
    Clock clock = started("60000 | Z frz");
    does(clock, 1s, SetLever{black, Lever::Locked});
    does(clock, 2s, Press{white});
    EXPECT_EQ(ask(clock, 3s, Press{black}), Refusal::LeverLocked);
    EXPECT_EQ(ask(clock, 3s, Press{white}), Refusal::NotOnMove);
}

TEST(ALockedLever, StaysLockedWhenAPressIsUndoneOrTheGameBeginsAgain) {
    Clock clock = started("60000 | Z frz");
    does(clock, 1s, Press{white});
    does(clock, 2s, SetLever{black, Lever::Locked});
    does(clock, 3s, UndoPress{});
    EXPECT_EQ(clock.sides.black.lever, Lever::Locked);
    does(clock, 4s, Restart{});
    EXPECT_EQ(clock.sides.black.lever, Lever::Locked);
}

// --- A new game ----------------------------------------------------------------------------------------------

TEST(AGameBegunAgain, HasAFreshClockThatWaits) {
    for (auto const* control : {"60000+3000 | Z frz", "60000d5000:J3x10000 | Z nofrz", "C3/60000 | Z frz", "H60000"}) {
        Clock clock = started(control);
        does(clock, 10s, Press{white});
        advance(clock, Instant{500s});
        does(clock, 500s, Restart{});
        Clock fresh = clockWith(control);
        advance(fresh, Instant{500s});
        EXPECT_EQ(clock, fresh) << control;
        EXPECT_EQ(ask(clock, 501s, UndoPress{}), Refusal::NothingToUndo);
        does(clock, 502s, Start{});
    }
}

} // namespace

} // namespace flagfall::clock
