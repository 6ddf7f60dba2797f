// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct ClockCommand : testing::Test {
    Shell shell;
    Said runOn(std::string const& text) {
        std::ofstream(shell / "examples.txt") << text;
        return shell.run("clock examples.txt");
    }
};

TEST_F(ClockCommand, SaysThatEveryExampleHolds) {
    auto const said =
        runOn("A02 | 60000 | Z frz | 0 start; 60000 W | @61000 | W=0 B=60000 frozen flag=W@60000 first=W\n");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("1 of 1 examples hold\n"));
    EXPECT_THAT(said.out, StartsWith("ok "));
}

TEST_F(ClockCommand, NamesTheLineOfAnExampleThatDoesNotHold) {
    auto const said = runOn(std::string("some words\nB1 | 60000 | Z frz | 0 start; 10000 W | @11000 | W=1 B=59000\n"));
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("examples.txt: line 2: B1"));
    EXPECT_THAT(said.out, HasSubstr("0 of 1 examples hold"));
    EXPECT_THAT(said.out, StartsWith("FAIL "));
}

TEST_F(ClockCommand, RunsEveryHandOfTheArbiterThroughAJournal) {
    auto const said = shell.run("clock " SOURCE_DIR "/tests/clock/vectors/adjustments.txt");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(shell.run("clock " SOURCE_DIR "/tests/clock/vectors/arbiter.txt").code, 0);
    EXPECT_EQ(shell.run("clock " SOURCE_DIR "/tests/clock/vectors/periods.txt").code, 0);
}

TEST_F(ClockCommand, GoesThroughAJournalInEveryControlThereIs) {
    auto const said =
        runOn("A1 | 0.5 | Z frz | 0 start | @1 | W=0 B=0.5 frozen flag=W@0.5 first=W\n"
              "A2 | W:3/60000d5000@2:J3x10000 B:C4/70000 | M nofrz nofirst | 0 start; 1000 W; 2000 B | @9000 "
              "| W=57000 B=69000 mv=1/1 run act=W\n"
              "A3 | H60000 | Z frz | 0 start; 1000 W | @3000 | W=61000 B=59000 run act=B\n");
    EXPECT_THAT(said.out, HasSubstr("3 of 3 examples hold\n")) << said;
}

TEST_F(ClockCommand, CannotUseAFileThatHasNoExampleOrIsNotThere) {
    EXPECT_EQ(runOn("some words\n").code, 2);
    EXPECT_EQ(shell.run("clock nothing.txt").code, 2);
}

} // namespace
} // namespace flagfall::cli::test
