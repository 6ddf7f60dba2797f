// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

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
    EXPECT_EQ(said.out, "1 of 1 examples hold\n");
}

TEST_F(ClockCommand, NamesTheLineOfAnExampleThatDoesNotHold) {
    auto const said = runOn(std::string("some words\nB1 | 60000 | Z frz | 0 start; 10000 W | @11000 | W=1 B=59000\n"));
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("examples.txt: line 2: B1"));
    EXPECT_THAT(said.out, HasSubstr("0 of 1 examples hold"));
}

TEST_F(ClockCommand, CannotUseAFileThatHasNoExampleOrIsNotThere) {
    EXPECT_EQ(runOn("some words\n").code, 2);
    EXPECT_EQ(shell.run("clock nothing.txt").code, 2);
}

} // namespace
} // namespace flagfall::cli::test
