// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

struct TrfCommand : testing::Test {
    Shell shell;
    Said runOn(std::string const& words, std::string const& text) {
        std::ofstream(shell / "event.trf", std::ios::binary) << text;
        return shell.run("trf event.trf " + words);
    }
};

TEST_F(TrfCommand, WritesAReportAgainAndListsItsRepairs) {
    auto const said =
        runOn("", "042 28. 07. 2005\n"
                  "QQQ kept\n"
                  "001    1   g  Adams                             2000                             9.0    1\n");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "042 2005/07/28\n"
                        "QQQ kept\n"
                        "001    1   GM Adams                             2000                             0.0    1\n");
    EXPECT_THAT(said.problems,
                HasSubstr("repaired: line 3, column 81, 001 points: the points disagree with the results: "
                          "'9.0', taken as '0.0'"));
}

TEST_F(TrfCommand, NamesWhatAnOlderVersionHasNothingFor) {
    auto const said =
        runOn("--to 16 -o old.trf",
              "142 5\n222 5400+30\n"
              "001    1      Adams                             2000                             0.0    1\n");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(textOf(shell / "old.trf"),
              "XXR 5\n001    1      Adams                             2000                             0.0    1\n");
    EXPECT_THAT(said.problems, HasSubstr("line 2: 222 left out"));
    EXPECT_THAT(said.problems, HasSubstr("line 1: 142 written as XXR"));
}

TEST_F(TrfCommand, WritesNothingOfWhatDoesNotHangTogether) {
    auto const said = runOn("-o new.trf", "001    1      Adams                             high\n");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, HasSubstr("wrong: line 1, column 49, 001 rating: not a rating: 'high'"));
    EXPECT_FALSE(fs::exists(shell / "new.trf"));
    EXPECT_EQ(runOn("--to 17", "").code, 2);
}

} // namespace
} // namespace flagfall::cli::test
