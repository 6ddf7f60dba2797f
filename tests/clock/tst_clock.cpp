// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_clock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

/// What a fact says, in a word that tests can compare.
std::string named(Fact const& fact) {
    auto const who = [](Colour colour) { return colour == Colour::White ? std::string{"W"} : std::string{"B"}; };
    auto const at = [](Instant instant) { return " at " + std::to_string(instant.time_since_epoch() / 1ms); };
    if (auto const* flag = std::get_if<FlagDropped>(&fact)) return "flag " + who(flag->side) + at(flag->at);
    if (auto const* ended = std::get_if<PeriodEnded>(&fact))
        return "ended " + who(ended->side) + std::to_string(ended->period) + at(ended->at) + ", " +
               std::to_string(ended->movesMade) + " of " + std::to_string(ended->movesAsked);
    if (auto const* entered = std::get_if<PeriodEntered>(&fact))
        return "entered " + who(entered->side) + std::to_string(entered->period) + at(entered->at);
    auto const& turned = std::get<TurnedByItself>(fact);
    return "turned to " + who(turned.toMove) + at(turned.at);
}

std::vector<std::string> factsUpTo(Clock& clock, Span to) {
    std::vector<std::string> names;
    for (Fact const& fact : advance(clock, Instant{to}).facts) names.push_back(named(fact));
    return names;
}

TEST(Clock, StartsOnce) {
    Clock clock = clockWith("60000");
    EXPECT_EQ(ask(clock, 0s, Start{}), std::nullopt);
    EXPECT_EQ(ask(clock, 1s, Start{}), Refusal::AlreadyStarted);
}

TEST(Clock, DoesNothingOfTheGameBeforeItIsStarted) {
    Clock clock = clockWith("60000");
    EXPECT_EQ(ask(clock, 0s, Pause{}), Refusal::NotStarted);
    EXPECT_EQ(ask(clock, 0s, Resume{}), Refusal::NotStarted);
    EXPECT_EQ(ask(clock, 0s, SetToMove{Colour::Black}), Refusal::NotStarted);
    EXPECT_EQ(ask(clock, 0s, Press{Colour::White}), Refusal::WhiteCannotStart);
    EXPECT_EQ(nextDeadline(clock), std::nullopt);
    EXPECT_EQ(ask(clock, 1s, AdjustTime{Colour::White, -10s}), std::nullopt);
    EXPECT_EQ(read(clock, Instant{9s}).sides.white.main, 50s);
}

TEST(Clock, RefusesWhatDoesNotFitItsState) {
    Clock clock = started("60000");
    EXPECT_EQ(ask(clock, 1s, Resume{}), Refusal::NotPaused);
    EXPECT_EQ(ask(clock, 1s, Press{Colour::Black}), Refusal::NotOnMove);
    EXPECT_EQ(ask(clock, 1s, UndoPress{}), Refusal::NothingToUndo);
    EXPECT_EQ(ask(clock, 1s, ReloadCanadian{Colour::White}), Refusal::NotInCanadian);
    EXPECT_EQ(ask(clock, 1s, Pause{}), std::nullopt);
    EXPECT_EQ(ask(clock, 2s, Pause{}), Refusal::NotRunning);
    EXPECT_EQ(ask(clock, 2s, Press{Colour::White}), Refusal::NotRunning);
}

TEST(Clock, RefusesFiguresThatMakeNoSense) {
    Clock clock = started("60000");
    EXPECT_EQ(ask(clock, 1s, SetTime{Colour::White, -1ns}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, SetTime{Colour::White, Span::max()}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, AdjustTime{Colour::White, Span::max()}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, AdjustTime{Colour::White, Span::min()}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, SetMoves{Colour::White, -1}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, SetMoves{Colour::White, 10000}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, InstallExtra{Method::Gong, 1s, CreditNow::No}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, InstallExtra{Method::Fischer, -1s, CreditNow::No}), Refusal::OutOfRange);
    EXPECT_EQ(ask(clock, 1s, AdjustTime{Colour::White, -59s}), Refusal::WouldDropFlag);
}

TEST(Clock, GivesAFallenFlagNothing) {
    Clock clock = started("60000 | Z nofrz");
    advance(clock, Instant{60s});
    EXPECT_EQ(ask(clock, 61s, AdjustTime{Colour::White, 5s}), Refusal::FlagDown);
    EXPECT_EQ(ask(clock, 61s, SetTime{Colour::White, 5s}), Refusal::FlagDown);
    EXPECT_EQ(ask(clock, 61s, SwapTimes{}), Refusal::FlagDown);
    EXPECT_EQ(ask(clock, 61s, InstallExtra{Method::Fischer, 5s, CreditNow::Yes}), std::nullopt);
    EXPECT_EQ(clock.sides.white.main, 0s);
    EXPECT_EQ(clock.sides.black.main, 65s);
}

TEST(Clock, OfAGongTakesNoPresses) {
    Clock clock = started("G5000");
    EXPECT_EQ(ask(clock, 1s, Press{Colour::White}), Refusal::PressesIgnored);
    EXPECT_THAT(factsUpTo(clock, 10s), ElementsAre("turned to B at 5000", "turned to W at 10000"));
}

TEST(Clock, CarriesOutTheDeadlineEvenIfTheOperationIsRefused) {
    Clock clock = started("60000");
    auto const step = apply(clock, Instant{60s}, Press{Colour::White});
    EXPECT_EQ(step.refused, Refusal::NotRunning);
    ASSERT_EQ(step.facts.size(), 1U);
    EXPECT_EQ(named(step.facts.front()), "flag W at 60000");
}

TEST(Clock, SaysHowManyMovesWereAskedForWhenAPeriodEnds) {
    Clock clock = started("40/60000:20/30000:10000");
    EXPECT_THAT(factsUpTo(clock, 90s),
                ElementsAre("ended W1 at 60000, 0 of 40", "entered W2 at 60000", "entered B2 at 60000",
                            "ended W2 at 90000, 0 of 60", "entered W3 at 90000", "entered B3 at 90000"));
}

TEST(Clock, ReportsEveryByoyomiPeriodUsedUp) {
    Clock clock = started("10000:J2x5000");
    EXPECT_THAT(factsUpTo(clock, 20s), ElementsAre("ended W1 at 10000, 0 of 0", "entered W2 at 10000",
                                                   "ended W2 at 15000, 0 of 0", "flag W at 20000"));
}

TEST(Clock, KnowsItsNextDeadline) {
    Clock clock = started("60000d5000");
    EXPECT_EQ(nextDeadline(clock), Instant{65s});
    apply(clock, Instant{7s}, Press{Colour::White});
    EXPECT_EQ(nextDeadline(clock), Instant{72s});
    apply(clock, Instant{8s}, Pause{});
    EXPECT_EQ(nextDeadline(clock), std::nullopt);
    Clock countingUp = started("U");
    EXPECT_EQ(nextDeadline(countingUp), std::nullopt);
}

TEST(Clock, TakesWhatComesFromThePastAsHappeningNow) {
    Clock clock = started("60000");
    apply(clock, Instant{10s}, Press{Colour::White});
    EXPECT_EQ(ask(clock, 5s, Press{Colour::Black}), std::nullopt);
    EXPECT_EQ(clock.anchor, Instant{10s});
    EXPECT_EQ(clock.sides.black.main, 60s);
}

TEST(Clock, TakesTheMarkOfAnOverrunAwayAfterTheOpponentsMove) {
    Clock clock = started("M10000");
    apply(clock, Instant{12s}, Press{Colour::White});
    EXPECT_TRUE(read(clock, Instant{13s}).sides.white.overrun);
    apply(clock, Instant{15s}, Press{Colour::Black});
    EXPECT_FALSE(read(clock, Instant{15s}).sides.white.overrun);
    EXPECT_TRUE(read(clock, Instant{15s}).sides.white.periodFlagAt.has_value());
}

TEST(Clock, ShowsWhatIsLeftOfCanadianAndByoyomi) {
    Clock canadian = started("C3/60000");
    apply(canadian, Instant{1s}, Press{Colour::White});
    EXPECT_EQ(read(canadian, Instant{1s}).sides.white.canadianMovesDue, 2);
    Clock byoyomi = started("J3x10000");
    EXPECT_EQ(read(byoyomi, Instant{25s}).sides.white.byoyomiLeft, 1);
    EXPECT_EQ(read(byoyomi, Instant{25s}).sides.white.main, 5s);
}

TEST(Clock, StaysStoppedWhenAPressIsTakenBackFromAFrozenClock) {
    Clock clock = started("60000");
    apply(clock, Instant{10s}, Press{Colour::White});
    advance(clock, Instant{70s});
    EXPECT_EQ(clock.phase, Phase::Frozen);
    EXPECT_EQ(ask(clock, 80s, UndoPress{}), std::nullopt);
    EXPECT_EQ(clock.phase, Phase::Paused);
    EXPECT_EQ(clock.firstFlag, std::nullopt);
    EXPECT_EQ(clock.sides.white.main, 50s);
}

TEST(Clock, NeverOverflows) {
    Clock clock = started("3600000000+360000000r");
    EXPECT_EQ(ask(clock, 1h, SetTime{Colour::Black, 999'999h}), std::nullopt);
    EXPECT_EQ(ask(clock, 1h, AdjustTime{Colour::Black, 500'000h}), std::nullopt);
    advance(clock, Instant::max());
    EXPECT_GT(clock.sides.black.main, 0s);
    Clock up = started("U");
    EXPECT_GT(read(up, Instant::max()).sides.white.main, 24h);
}

} // namespace

} // namespace flagfall::clock
