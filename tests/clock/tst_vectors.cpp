// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/vectors.h"
#include "vector_files.h"

#include <gtest/gtest.h>

namespace flagfall::clock {

namespace {

std::size_t expectAllGood(std::string const& name, std::string const& text) {
    auto const outcomes = runVectors(text);
    for (auto const& outcome : outcomes)
        EXPECT_TRUE(outcome.ok) << name << ':' << outcome.line << ' ' << outcome.id << " (" << outcome.title << ")\n  "
                                << outcome.problem << "\n  expected " << outcome.expected << "\n  actual   "
                                << outcome.actual;
    return outcomes.size();
}

VectorOutcome only(std::string const& text) {
    auto const outcomes = runVectors(text);
    EXPECT_EQ(outcomes.size(), 1U) << text;
    return outcomes.empty() ? VectorOutcome{} : outcomes.front();
}

TEST(Vectors, EveryModeShowsWhatTheWorkedExamplesSay) {
    std::size_t examples = 0;
    for (auto const& file : std::filesystem::directory_iterator{SOURCE_DIR "/tests/clock/vectors"})
        examples += expectAllGood(file.path().filename().string(), contentOf(file.path()));
    EXPECT_GE(examples, 70U);
}

TEST(Vectors, TheFiguresOfTheSpecificationAreShown) {
    std::filesystem::path const path = SHARED_DIR "/clocks.md";
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "not on this machine; the examples cover every mode";
    EXPECT_EQ(expectAllGood("specification", contentOf(path)), 112U);
}

TEST(Vectors, AWrongFigureIsReportedWithBothFigures) {
    auto const outcome = only("X1 | 60000 | Z frz | 0 start | @1000 | W=58000 B=60000 run act=W # a slip");
    EXPECT_FALSE(outcome.ok);
    EXPECT_EQ(outcome.title, "a slip");
    EXPECT_EQ(outcome.expected, "W=58000 B=60000 run act=W");
    EXPECT_EQ(outcome.actual, "W=59000 B=60000 mv=0/0 per=1/1 run act=W");
    EXPECT_EQ(outcome.problem, "W should be 58000 but is 59000");
}

TEST(Vectors, WhatIsNotExpectedMustNotHaveHappened) {
    EXPECT_FALSE(only("X1 | 60000 | Z frz | 0 start | @60000 | W=0 B=60000").ok);
    EXPECT_FALSE(only("X1 | 60000:1 | Z frz | 0 start | @60000 | W=1 B=60001 per=2/2").ok);
    EXPECT_FALSE(only("X1 | 60000d1000 | Z frz | 0 start | @0 | W=60000 B=60000").ok);
    EXPECT_TRUE(only("X1 | 60000 | Z frz | 0 start | @60000 | flag=W@60000").ok);
}

TEST(Vectors, SpacesMeanNothing) {
    EXPECT_TRUE(only("  X-1|60000+3000 @ 2 : 5000|M   nofrz|0 start;2 x ( W + 1000 , B+1000 ) ;|@  4000|"
                     "W = 61000 B=61000 mv=2 / 2 run act = W #")
                    .problem.starts_with("not a control"));
    EXPECT_TRUE(only("  X-1|W: 9 / 60000 + 3000 @ 2 : 5000 B: 70000|Z   nofrz|0 start;2 x ( W + 1000 , B+1000 ) ;"
                     "|@  4000|W = 64000 B=68000 mv=2 / 2  run act = W #")
                    .ok);
    EXPECT_TRUE(only("X1 | 5000 | Z nofrz | 0 start; 6000 W; 20000 adj ( W , -1 , 1 ) | @20000 | "
                     "flag = W@5000 , B@11000 first=W")
                    .ok);
}

TEST(Vectors, LinesThatAreNotExamplesArePassedOver) {
    EXPECT_TRUE(runVectors("").empty());
    EXPECT_TRUE(runVectors("W | B   a press\n| H01 | 300000 | 0 start | x | y | z |\n# X1 | note\nplain\n").empty());
}

TEST(Vectors, AnExampleThatCannotBeReadIsReportedWithItsLine) {
    auto const outcomes = runVectors("text\n\nX1 | 60000 | Z frz | 0 start\nX2 | 6x | Z | | @0 | \n"
                                     "X3 | 60000 | Z | 0 begin | @0 |\nX4 | 60000 | Z | 0 start | 5 |\n"
                                     "X5 | 60000 | Z | 0 start | @0 | Q=5\nX6 | 60000 | Z | 3x(W,B) | @0 |\n"
                                     "X7 | 0 | Z | | @0 | W=0");
    ASSERT_EQ(outcomes.size(), 7U);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        EXPECT_FALSE(outcomes[i].ok);
        EXPECT_EQ(outcomes[i].line, i + 3);
        EXPECT_FALSE(outcomes[i].problem.empty());
    }
    EXPECT_EQ(outcomes[0].problem, "six fields are needed, not 4");
    EXPECT_EQ(outcomes[6].problem, "not a control: no time at all (period 1): no time at all (period 1)");
}

} // namespace

} // namespace flagfall::clock
