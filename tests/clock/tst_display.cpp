// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/display.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

struct Row {
    std::int64_t milliseconds;
    char const* modern;
    char const* dgt2010;
};

Row const rows[] = {{5430000, "1:30:30", "1:30"},
                    {5400000, "1:30:00", "1:30"},
                    {5399999, "1:30:00", "1:30"},
                    {5399001, "1:30:00", "1:30"},
                    {5399000, "1:29:59", "1:29"},
                    {3600000, "1:00:00", "1:00"},
                    {3599999, "1:00:00", "1:00"},
                    {3600001, "1:00:01", "1:00"},
                    {1200001, "20:01", "0:20"},
                    {1200000, "20:00", "0:20"},
                    {1199999, "20:00", "0:20"},
                    {1199001, "20:00", "0:20"},
                    {1199000, "19:59", "19.59"},
                    {60000, "1:00", "1.00"},
                    {59999, "1:00", "1.00"},
                    {10001, "0:11", "0.11"},
                    {10000, "0:10", "0.10"},
                    {9999, "0:10", "0.10"},
                    {9901, "0:10", "0.10"},
                    {9900, "9.9", "0.10"},
                    {1000, "1.0", "0.01"},
                    {999, "1.0", "0.01"},
                    {100, "0.1", "0.01"},
                    {99, "0.1", "0.01"},
                    {1, "0.1", "0.01"},
                    {0, "0:00", "0.00"},
                    {36000000, "10:00:00", "10:00"},
                    {129600000, "36:00:00", "36:00"}};

TEST(Display, RoundsUpToTheUnitShownInBothStyles) {
    for (auto const& row : rows) {
        std::chrono::milliseconds const left{row.milliseconds};
        EXPECT_EQ(displayText(left), row.modern) << row.milliseconds;
        EXPECT_EQ(displayText(left, DisplayStyle::Dgt2010), row.dgt2010) << row.milliseconds;
    }
}

TEST(Display, ShowsNoughtOnlyWhenTheTimeIsGone) {
    EXPECT_EQ(displayText(1ns), "0.1");
    EXPECT_EQ(displayText(1ns, DisplayStyle::Modern, Span::zero()), "0:01");
    EXPECT_EQ(displayText(1ns, DisplayStyle::Dgt2010), "0.01");
    EXPECT_EQ(displayText(0ns), "0:00");
    EXPECT_EQ(displayText(-5s), "0:00");
}

TEST(Display, ShowsTenthsBelowTheLimitChosen) {
    EXPECT_EQ(displayText(9500ms, DisplayStyle::Modern, 0s), "0:10");
    EXPECT_EQ(displayText(19500ms, DisplayStyle::Modern, 20s), "19.5");
    EXPECT_EQ(displayText(59901ms, DisplayStyle::Modern, 60s), "1:00");
    EXPECT_EQ(displayText(59900ms, DisplayStyle::Modern, 60s), "59.9");
}

TEST(Display, KnowsNoLimitOfHours) {
    EXPECT_EQ(displayText(9h + 59min + 59s), "9:59:59");
    EXPECT_EQ(displayText(9h + 59min + 59s + 1ms), "10:00:00");
    EXPECT_EQ(displayText(99h + 59min + 59s), "99:59:59");
    EXPECT_EQ(displayText(1000h + 1ms), "1000:00:01");
    EXPECT_EQ(displayText(9h + 59min + 59s + 1ms, DisplayStyle::Dgt2010), "10:00");
    EXPECT_EQ(displayText(99h + 59min + 59s, DisplayStyle::Dgt2010), "99:59");
    EXPECT_EQ(untilTextChanges(10h), 1s);
    EXPECT_EQ(untilTextChanges(36h + 250ms), 250ms);
}

TEST(Display, SaysWhenTheTextWillChange) {
    EXPECT_EQ(untilTextChanges(5430000ms), 1000ms);
    EXPECT_EQ(untilTextChanges(5399999ms), 999ms);
    EXPECT_EQ(untilTextChanges(10001ms), 1ms);
    EXPECT_EQ(untilTextChanges(10000ms), 100ms);
    EXPECT_EQ(untilTextChanges(9950ms), 50ms);
    EXPECT_EQ(untilTextChanges(1ms), 1ms);
    EXPECT_EQ(untilTextChanges(0ms), 0ms);
}

RC_GTEST_PROP(Display, ChangesAtTheInstantSaidAndNotBefore, ()) {
    auto const tenthsBelow = std::chrono::seconds{*rc::gen::element(0, 10, 20, 60)};
    Span const left = std::chrono::microseconds{*rc::gen::inRange<std::int64_t>(1, 100'000'000)};
    auto const text = [&](Span span) { return displayText(span, DisplayStyle::Modern, tenthsBelow); };
    Span const until = untilTextChanges(left, tenthsBelow);
    RC_ASSERT(until > Span::zero());
    RC_ASSERT(text(left - until + 1ns) == text(left));
    RC_ASSERT(text(left - until) != text(left));
}

TEST(Display, ShowsSecondsFromTheBeginningInTheStyleOfTheNewerDgtClocks) {
    EXPECT_EQ(displayText(5430s, DisplayStyle::Dgt3000), "1:30.30");
    EXPECT_EQ(displayText(3600s, DisplayStyle::Dgt3000), "1:00.00");
    EXPECT_EQ(displayText(3599s, DisplayStyle::Dgt3000), "59.59");
    EXPECT_EQ(displayText(9900ms, DisplayStyle::Dgt3000), "0.10");
    EXPECT_EQ(displayText(0s, DisplayStyle::Dgt3000), "0.00");
}

TEST(Display, ChangesInTheOlderDgtStyleWhenTheMinuteDoes) {
    auto const wait = [](Span left) { return untilTextChanges(left, DisplayStyle::Dgt2010, 10s); };
    EXPECT_EQ(wait(5430s), Span{31s});
    EXPECT_EQ(wait(5400s), Span{1s});
    EXPECT_EQ(wait(1200s), Span{1s});
    EXPECT_EQ(wait(1199s), Span{1s});
    EXPECT_EQ(wait(9950ms), Span{950ms}) << "no tenths in this style";
}

TEST(Display, CountsASecondThatHasBegunAsAWholeOneWhenItCountsUp) {
    EXPECT_EQ(untilRisingTextChanges(0s, DisplayStyle::Modern, Span{}), Span{1});
    EXPECT_EQ(untilRisingTextChanges(300ms, DisplayStyle::Modern, Span{}), Span{700ms} + Span{1});
    EXPECT_EQ(untilRisingTextChanges(310ms, DisplayStyle::Modern, 10s), Span{90ms} + Span{1});
}

TEST(Display, LightsTheSeparatorInTheFirstHalfOfEverySecondShown) {
    EXPECT_TRUE(separatorLit(180s));
    EXPECT_TRUE(separatorLit(179501ms));
    EXPECT_FALSE(separatorLit(179500ms));
    EXPECT_FALSE(separatorLit(179001ms));
    EXPECT_TRUE(separatorLit(179s));
    EXPECT_TRUE(separatorLit(0s));
    EXPECT_EQ(untilSeparatorChanges(180s), Span{500ms});
    EXPECT_EQ(untilSeparatorChanges(179400ms), Span{400ms});
}

} // namespace

} // namespace flagfall::clock
