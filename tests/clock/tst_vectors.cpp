// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/vectors.h"
#include "vector_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

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
    EXPECT_GE(examples, 86U);
}

TEST(Vectors, TheFiguresOfTheSpecificationAreShown) {
    std::filesystem::path const path = SHARED_DIR "/clocks.md";
    if (!std::filesystem::exists(path))
        GTEST_SKIP() << "the specification is not part of a clone; own examples cover every mode";
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

/// A way that differs, to see that it is noticed.
class Late : public Way {
public:
    [[nodiscard]] std::string_view name() const override { return "a second late"; }
    void begin(std::shared_ptr<Setting const> setting, std::size_t) override { m_clock.emplace(std::move(setting)); }
    void apply(Instant at, Operation const& operation) override {
        clock::apply(*m_clock, at + std::chrono::seconds{1}, operation);
    }
    Reading readAt(Instant at) override { return read(*m_clock, at); }

private:
    std::optional<Clock> m_clock;
};

TEST(Vectors, NameTheWayThatDiffers) {
    auto ways = waysOfTheClock();
    ways.push_back(std::make_unique<Late>());
    auto const outcomes = runVectors("X1 | 60000 | Z frz | 0 start; 5000 W | @6000 | W=55000 B=59000", ways);
    EXPECT_EQ(outcomes.front().problem, "a second late: B should be 59000 but is 60000");
    EXPECT_EQ(outcomes.front().actual, "W=55000 B=59000 mv=1/0 per=1/1 run act=B");
}

TEST(Vectors, RunFourWaysByThemselves) {
    std::vector<std::string> names;
    for (auto const& way : waysOfTheClock()) names.emplace_back(way->name());
    EXPECT_EQ(names,
              (std::vector<std::string>{"run as it stands", "looked at in between", "run on the way", "turned round"}));
}

// --- What takes no effect ------------------------------------------------------------------------------------

/// Notes what each example's clock refused, as `A02 60000 W`.
class Refused : public Way {
public:
    explicit Refused(std::vector<std::vector<std::string>>& examples) : m_examples(examples) {}
    [[nodiscard]] std::string_view name() const override { return "with refusals noted"; }
    void begin(std::shared_ptr<Setting const> setting, std::size_t) override {
        m_clock.emplace(std::move(setting));
        m_examples.emplace_back();
    }
    void apply(Instant at, Operation const& operation) override {
        auto const* const press = std::get_if<Press>(&operation);
        std::string what = std::to_string(at.time_since_epoch() / std::chrono::milliseconds{1});
        if (press) what += press->by == Colour::White ? " W" : " B";
        if (std::holds_alternative<Pause>(operation)) what += " pause";
        if (clock::apply(*m_clock, at, operation).refused) m_examples.back().push_back(what);
    }
    Reading readAt(Instant at) override { return read(*m_clock, at); }

private:
    std::vector<std::vector<std::string>>& m_examples;
    std::optional<Clock> m_clock;
};

/// Everything that took no effect, example by example, as `A02 60000 W`.
std::vector<std::string> refusalsIn(std::string const& text) {
    std::vector<std::vector<std::string>> refused;
    Ways ways;
    ways.push_back(std::make_unique<Refused>(refused));
    auto const outcomes = runVectors(text, ways);
    EXPECT_EQ(outcomes.size(), refused.size());
    std::vector<std::string> all;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        for (auto const& what : refused[i]) all.push_back(outcomes[i].id + ' ' + what);
    std::sort(all.begin(), all.end());
    return all;
}

TEST(Vectors, OfTheSpecificationRefuseWhatItSaysAndNothingElse) {
    std::filesystem::path const path = SHARED_DIR "/clocks.md";
    if (!std::filesystem::exists(path))
        GTEST_SKIP() << "the specification is not part of a clone; WhatComesTooLate… says the same of own examples";
    std::vector<std::string> const said{
        "A02 60000 W", "A04 70000 B",     "A04 71000 W", "A07 4000 B",   "A07 9100 W",   "A08 5030 W",    "A10 1000 W",
        "A13 12000 W", "A14 30000 pause", "B04 12000 W", "B14 910000 W", "B14 920000 B", "C05 5430000 W", "C06 70000 W",
        "D17 1000 B",  "E04 8000",        "E07 30000",   "E19 31000",    "F14 4000 W"};
    EXPECT_EQ(refusalsIn(contentOf(path)), said);
}

TEST(Vectors, WhatComesTooLateOrFromTheWrongSideTakesNoEffect) {
    EXPECT_EQ(
        refusalsIn("T1 | 60000 | Z frz | 0 start; 60000 W; 61000 B | @61000 | W=0\n"
                   "T2 | 60000 | Z frz | 0 start; 4000 B; 5000 W; 5030 W | @9000 | W=55000\n"
                   "T3 | 60000 | Z frz | 1000 W; 2000 B | @3000 | W=59000\n"
                   "T4 | 60000 | Z frz | 0 start; 1000 pause; 2000 W; 3000 pause | @3000 | W=59000\n"
                   "T5 | 60000 | Z frz | 0 start; 60000 pause | @61000 | W=0\n"
                   "T6 | 2/60000:30000 | M frz | 0 start; 1000 W; 2000 B; 61000 W | @61000 | W=0\n"
                   "T7 | 60000d5000 | Z frz | 0 start; 1000 B | @6000 | W=59000\n"
                   "T8 | G10000 | Z frz | 0 start; 4000 W | @4000 | W=6000\n"
                   "T9 | 60000 | Z nofrz | 0 start; 1000 adj(W,-60000); 60000 adj(W,1); 60000 adj(B,1) | @1 | W=0\n"),
        (std::vector<std::string>{"T1 60000 W", "T1 61000 B", "T2 4000 B", "T2 5030 W", "T3 1000 W", "T4 2000 W",
                                  "T4 3000 pause", "T5 60000 pause", "T6 61000 W", "T7 1000 B", "T8 4000 W", "T9 1000",
                                  "T9 60000"}));
}

} // namespace

} // namespace flagfall::clock
