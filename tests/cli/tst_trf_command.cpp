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

TEST_F(TrfCommand, WritesNamesInAsciiWhereItIsAskedFor) {
    auto const said =
        runOn("--ascii", "012 Žilina\n001    1      Großmann, Ján                     2000                    "
                         "         0.0    1\n");
    EXPECT_EQ(said.out, "012 Zilina\n001    1      Grossmann, Jan                    2000                    "
                        "         0.0    1\n");
}

TEST_F(TrfCommand, WithBlankLinesComesOutTheSameASecondTime) {
    auto const once =
        runOn("", "\n\n012 Spring Open\n   \n\n042 28. 07. 2005\n\x01\n"
                  "001    1   g  Adams                             2000                             9.0    1\n\n\n");
    EXPECT_EQ(once.code, 0) << once;
    auto const twice = runOn("", once.out);
    EXPECT_EQ(twice.out, once.out);
}

TEST_F(TrfCommand, NamesAResultThatItDoesNotKnowAndMarksTheGameAsOpen) { // the checklist, 166
    std::string const upToThePoints(62, ' ');
    auto const said = runOn("", "001    1      Adams" + upToThePoints + "1.0    1     2 w $\n" + "001    2      Baker" +
                                    upToThePoints + "0.0    2     1 b 0\n");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.problems, HasSubstr("event.trf: repaired: line 1, column 99, 001 result, round 1: not a known "
                                         "result: '$', taken as '?'"));
    EXPECT_THAT(said.out, HasSubstr("     2 w ?\n"));
    EXPECT_THAT(said.out, HasSubstr("     1 b ?\n"));
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
}

TEST_F(TrfCommand, KnowsThreeVersionsAndNoNumberForOne) {
    for (std::string const version : {"5", "-1", "0", "1", "07", "17", ""}) {
        auto const said = runOn("--to '" + version + "'", "142 5\n001    1      Adams\n");
        EXPECT_EQ(said.code, 2) << version;
        EXPECT_EQ(said.out, "") << version;
        EXPECT_THAT(said.problems, HasSubstr("--to: '" + version + "' is not one of 06, 16, 26"));
    }
}

TEST_F(TrfCommand, CannotReadAFolderWithoutReportsAndGoesOnWithWhatItCan) {
    fs::create_directory(shell / "folder");
    runOn("", "142 5\n001    1      Adams\n");
    for (char const* const command : {"trf", "pair", "check", "standings", "clock", "pgn"}) {
        auto const said = shell.run(std::string{command} + " folder");
        EXPECT_EQ(said.code, 2) << command << "\n" << said;
        EXPECT_EQ(said.out, "") << command;
        bool const takesFolders = std::string_view{"pair check standings"}.find(command) != std::string_view::npos;
        EXPECT_EQ(said.problems, takesFolders ? "flagfall-cli: folder: has no report files (.trf, .trfx, .txt)\n"
                                              : "flagfall-cli: folder: cannot be read\n")
            << command;
    }
    EXPECT_EQ(shell.run("verdict <folder").code, 2);
    EXPECT_THAT(shell.run("verdict <folder").problems, HasSubstr("standard input: cannot be read"));
    auto const said = shell.run("check event.trf folder event.trf");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_EQ(said.out, "ok event.trf  0 of 0 rounds agree, ranks not compared: none on file\n"
                        "ok event.trf  0 of 0 rounds agree, ranks not compared: none on file\n");
}

} // namespace
} // namespace flagfall::cli::test
