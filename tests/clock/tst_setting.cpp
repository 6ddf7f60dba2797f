// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/setting.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

Period time(Span base, int quota = 0) {
    Period period;
    period.base = base;
    period.quota = quota;
    return period;
}

Period fischer(Span base, Span extra, int quota = 0) {
    Period period = time(base, quota);
    period.method = Method::Fischer;
    period.extra = extra;
    return period;
}

Period of(Method method, Span base, int count = 0) {
    Period period = time(base);
    period.method = method;
    period.count = count;
    return period;
}

SettingDraft both(std::vector<Period> const& periods, Transition transition = Transition::AtZero) {
    SettingDraft draft;
    draft.periods = {periods, periods};
    draft.transition = transition;
    return draft;
}

SettingDraft each(std::vector<Period> const& white, std::vector<Period> const& black) {
    SettingDraft draft;
    draft.periods = {white, black};
    return draft;
}

using Problems = std::vector<SettingProblem>;

Problems problemsOf(SettingDraft const& draft) {
    auto const setting = Setting::create(draft);
    return setting ? Problems{} : setting.error();
}

/// The same problem in both lists.
Problems twice(SettingFault fault, int period) {
    return {{fault, Colour::White, period}, {fault, Colour::Black, period}};
}

TEST(Setting, APlayerNeedsAPeriod) {
    EXPECT_EQ(problemsOf(SettingDraft{}), twice(SettingFault::NoPeriod, 0));
    EXPECT_EQ(problemsOf(each({time(5min)}, {})), (Problems{{SettingFault::NoPeriod, Colour::Black, 0}}));
}

TEST(Setting, TimeIsNeverNegative) {
    EXPECT_EQ(problemsOf(both({time(-1ms)})), twice(SettingFault::NegativeTime, 1));
    EXPECT_EQ(problemsOf(both({time(5min), fischer(5min, -1s)})), twice(SettingFault::NegativeTime, 2));
    EXPECT_TRUE(problemsOf(both({of(Method::UpCount, 0s)})).empty());
}

TEST(Setting, APeriodGivesSomeTime) {
    EXPECT_EQ(problemsOf(both({time(0s)})), twice(SettingFault::NoTimeAtAll, 1));
    EXPECT_EQ(problemsOf(both({fischer(0s, 0s)})), twice(SettingFault::NoTimeAtAll, 1));
    EXPECT_EQ(problemsOf(both({of(Method::Byoyomi, 0s, 5)})), twice(SettingFault::NoTimeAtAll, 1));
    EXPECT_TRUE(problemsOf(both({fischer(0s, 3s)})).empty());
}

TEST(Setting, WhatBeginsAgainByItselfDoesNotDoSoInNoTime) {
    Period repeating = fischer(0s, 3s);
    repeating.repeats = true;
    EXPECT_EQ(problemsOf(both({repeating})), twice(SettingFault::NoTimeAtAll, 1));
    EXPECT_EQ(problemsOf(both({of(Method::Gong, 1ns)})), twice(SettingFault::NoTimeAtAll, 1));
}

TEST(Setting, AThousandHoursAreTheMost) {
    EXPECT_TRUE(problemsOf(both({time(1000h)})).empty());
    EXPECT_EQ(problemsOf(both({time(1000h + 1ns)})), twice(SettingFault::TooLong, 1));
    EXPECT_EQ(problemsOf(both({fischer(1min, 101h)})), twice(SettingFault::TooLong, 1));
    EXPECT_EQ(problemsOf(both({of(Method::Byoyomi, 1000h, 9999)})), twice(SettingFault::TooLong, 0));
    EXPECT_EQ(problemsOf(both(std::vector<Period>(1001, time(1000h)))), twice(SettingFault::TooLong, 0));
}

TEST(Setting, PeriodsEndingAtAQuotaNeedOneUnlessTheyAreTheLast) {
    EXPECT_EQ(problemsOf(both({time(90min), time(30min)}, Transition::AtQuota)), twice(SettingFault::QuotaMissing, 1));
    EXPECT_TRUE(problemsOf(both({time(90min, 40), time(30min)}, Transition::AtQuota)).empty());
    EXPECT_TRUE(problemsOf(both({time(90min), time(30min)})).empty());
    Period repeating = time(30min);
    repeating.repeats = true;
    EXPECT_TRUE(problemsOf(both({time(90min, 40), repeating}, Transition::AtQuota)).empty());
    EXPECT_TRUE(problemsOf(both({time(90min), of(Method::Byoyomi, 30s, 3)}, Transition::AtQuota)).empty());
}

TEST(Setting, NumbersStayWithinFourDigits) {
    EXPECT_EQ(problemsOf(both({time(1h, -1)})), twice(SettingFault::QuotaOutOfRange, 1));
    EXPECT_EQ(problemsOf(both({time(1h, 10000)})), twice(SettingFault::QuotaOutOfRange, 1));
    EXPECT_EQ(problemsOf(both({of(Method::Canadian, 1h, 0)})), twice(SettingFault::CountOutOfRange, 1));
    EXPECT_EQ(problemsOf(both({of(Method::Byoyomi, 1s, 10000)})), twice(SettingFault::CountOutOfRange, 1));
    Period late = fischer(1h, 30s);
    late.extraFromMove = 0;
    EXPECT_EQ(problemsOf(both({late})), twice(SettingFault::FirstMoveOfExtraOutOfRange, 1));
}

TEST(Setting, OnlyTheLastPeriodRepeats) {
    Period repeating = time(30min);
    repeating.repeats = true;
    EXPECT_EQ(problemsOf(both({repeating, time(1h)})), twice(SettingFault::OnlyLastPeriodRepeats, 1));
    EXPECT_TRUE(problemsOf(both({time(1h), repeating})).empty());
}

TEST(Setting, ByoyomiCanadianTimeAndCountingUpEndAControl) {
    for (auto const& period : {of(Method::Byoyomi, 30s, 3), of(Method::Canadian, 5min, 10), of(Method::UpCount, 0s)}) {
        EXPECT_EQ(problemsOf(both({period, time(1h)})), twice(SettingFault::MustBeLast, 1));
        EXPECT_TRUE(problemsOf(both({time(1h), period})).empty());
        EXPECT_TRUE(problemsOf(each({time(1h), period}, {time(1h)})).empty());
    }
}

TEST(Setting, HourglassGongAndMoveTimerAreWholeControls) {
    for (Method const method : {Method::Hourglass, Method::Gong, Method::MoveTimer}) {
        auto const period = of(method, 30s);
        EXPECT_EQ(problemsOf(both({time(1h), period})), twice(SettingFault::MustBeAlone, 2));
        EXPECT_EQ(problemsOf(each({period}, {time(1h)})), (Problems{{SettingFault::MustBeAlone, std::nullopt, 0}}));
        EXPECT_TRUE(problemsOf(each({period}, {of(method, 40s)})).empty());
    }
}

TEST(Setting, EveryFaultIsNamedAtOnce) {
    Period first = time(-1s, -5);
    first.repeats = true;
    Period second = fischer(0s, 0s);
    second.extraFromMove = -1;
    auto draft = each({first, of(Method::Byoyomi, 1001h, 0), second, time(1h)}, {of(Method::Gong, 10s), time(1s)});
    draft.transition = Transition::AtQuota;
    using F = SettingFault;
    Problems const expected{{F::NegativeTime, Colour::White, 1},
                            {F::QuotaOutOfRange, Colour::White, 1},
                            {F::OnlyLastPeriodRepeats, Colour::White, 1},
                            {F::TooLong, Colour::White, 2},
                            {F::CountOutOfRange, Colour::White, 2},
                            {F::MustBeLast, Colour::White, 2},
                            {F::NoTimeAtAll, Colour::White, 3},
                            {F::FirstMoveOfExtraOutOfRange, Colour::White, 3},
                            {F::QuotaMissing, Colour::White, 3},
                            {F::MustBeAlone, Colour::Black, 1},
                            {F::MustBeAlone, std::nullopt, 0}};
    EXPECT_EQ(problemsOf(draft), expected);
}

TEST(Setting, EqualControlsAreEqualSettings) {
    Period odd = fischer(5min, 0s);
    odd.count = 7;
    odd.extraFromMove = 3;
    EXPECT_EQ(*Setting::create(both({odd})), *Setting::create(both({time(5min)})));
}

// --- How long a game may be (Laws App. A.1, B.1) ---------------------------------------------------------

std::int64_t minutes(std::string const& control) {
    auto const setting = parseControl(control);
    EXPECT_TRUE(setting) << control;
    return setting ? gameLength(*setting) / 1min : -1;
}

TEST(GameLength, IsAllMainTimeAndSixtyTimesTheExtra) {
    EXPECT_EQ(minutes("3+2"), 5);
    EXPECT_EQ(minutes("5+0"), 5);
    EXPECT_EQ(minutes("10+0"), 10);
    EXPECT_EQ(minutes("10+5"), 15);
    EXPECT_EQ(minutes("15+10"), 25);
    EXPECT_EQ(minutes("45+15"), 60);
    EXPECT_EQ(minutes("59+0"), 59);
    EXPECT_EQ(minutes("60+5"), 65);
    EXPECT_EQ(minutes("60 d5"), 65);
    EXPECT_EQ(minutes("90+30"), 120);
    EXPECT_EQ(minutes("1+0"), 1);
}

TEST(GameLength, CountsThePeriodsOfTheFirstSixtyMoves) {
    EXPECT_EQ(minutes("40/90:30 +30"), 150);
    EXPECT_EQ(minutes("40/120:20/60:15+30"), 180);
    EXPECT_EQ(minutes("40/120:60"), 180);
    EXPECT_EQ(minutes("120:30+30"), 180);
    EXPECT_EQ(minutes("20/10r"), 30);
    EXPECT_EQ(minutes("120+10@41"), 123);
}

TEST(GameLength, IsThatOfTheLongerPlayer) {
    EXPECT_EQ(minutes("W5 B4"), 5);
    EXPECT_EQ(minutes("W5 B4+2"), 6);
}

TEST(GameLength, OfOtherMethodsIsWhatOneCanReckonWith) {
    EXPECT_EQ(minutes("60+5x60"), 65);
    EXPECT_EQ(minutes("15:C10/5"), 45);
    EXPECT_EQ(minutes("hourglass 3"), 3);
    EXPECT_EQ(minutes("gong 10"), 10);
    EXPECT_EQ(minutes("25:up"), 25);
}

} // namespace

} // namespace flagfall::clock
