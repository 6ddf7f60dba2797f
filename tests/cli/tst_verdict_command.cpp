// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct VerdictCommand : testing::Test {
    [[nodiscard]] Said ask(std::string const& lines, std::string const& options = "") const {
        std::ofstream(shell / "asked") << lines;
        return shell.run("verdict " + options + " <asked");
    }
    Shell shell;
};

TEST_F(VerdictCommand, GivesTheMovesToTheMate) {
    auto const said = ask("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1 white\n");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, StartsWith("winnable ")) << said;
    EXPECT_EQ(ask("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 white\n").out, "winnable\n");
}

TEST_F(VerdictCommand, WithoutAColourAsksAboutThePlayerWhoIsNotToMove) {
    EXPECT_EQ(ask("4k3/8/8/8/8/8/8/K2R4 w - - 0 1\n4k3/8/8/8/8/8/8/K3R3 b - - 0 1 black\n").out,
              "unwinnable\nunwinnable\n");
    EXPECT_THAT(ask("4k3/8/8/8/8/8/8/K2R4 b - - 0 1\n").out, StartsWith("winnable "));
}

TEST_F(VerdictCommand, LooksForAShorterLineWhereOneIsWanted) {
    std::string const asked = "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 1 black\n";
    auto const movesIn = [](std::string const& line) { return std::ranges::count(line, ' '); };
    EXPECT_GT(movesIn(ask(asked).out), 100);
    EXPECT_EQ(movesIn(ask(asked, "--short").out), 5);
}

TEST_F(VerdictCommand, SaysBothAtOnce) {
    auto const said = ask("8/8/4k3/8/8/3NK3/8/8 b - - 0 60\n8/8/8/8/8/2k4P/6q1/7K w\n"
                          "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 w\n8/8/4k3/7r/8/3NK3/8/8 b - -\n",
                          "--both");
    EXPECT_EQ(said.out, "--\nW-\n--\nWB\n") << said;
    EXPECT_EQ(said.code, 0);
}

TEST_F(VerdictCommand, AnswersAnEmptyLineToo) { // so that answers and questions stay side by side
    auto const said = ask("8/8/4k3/8/8/3NK3/8/8 b\n\n8/8/4k3/7r/8/3NK3/8/8 b\n", "--both");
    EXPECT_EQ(said.out, "--\ninvalid\nWB\n") << said;
    EXPECT_EQ(said.code, 2);
    EXPECT_THAT(said.problems, HasSubstr("line 2: empty"));
}

TEST_F(VerdictCommand, IsUndecidedWhereTheBudgetIsTooSmall) {
    EXPECT_EQ(ask("8/8/8/8/2k5/1b6/8/BK6 w - - white\n", "--budget 2").out, "undecided\n");
    EXPECT_EQ(ask("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n", "--both --budget 2").out, "??\n");
}

TEST_F(VerdictCommand, SaysWhereALineCannotBeReadAndAnswersTheOthers) {
    auto const said =
        ask("8/8/4k3/8/8/3NK3/8/8 b\n4k3/8/x7 w\n8/8/4k3/8/8/8/8/8 w\n8/8/4k3/8/8/3NK3/8/8 w\n", "--both");
    EXPECT_EQ(said.code, 2);
    EXPECT_EQ(said.out, "--\ninvalid\ninvalid\n--\n");
    EXPECT_THAT(said.problems, HasSubstr("line 2: column 7: pieces: not a letter that belongs here"));
    EXPECT_THAT(said.problems, HasSubstr("line 3: White: no king"));
}

TEST_F(VerdictCommand, WhoIsToMoveIsNotGuessed) {
    auto const said = ask("8/8/8/8/8/8/8/K6k\n8/8/8/8/8/8/8/K6k white\n8/8/8/8/8/8/8/K6k b\n");
    EXPECT_EQ(said.code, 2);
    EXPECT_EQ(said.out, "invalid\ninvalid\nunwinnable\n");
    EXPECT_THAT(said.problems, HasSubstr("line 1: column 18: side to move: missing: w or b, after the pieces"));
    EXPECT_THAT(said.problems, HasSubstr("line 2: column 18: side to move: missing"));
    EXPECT_EQ(ask("8/8/8/8/8/8/8/K6k\n", "--both").out, "invalid\n");
}

TEST_F(VerdictCommand, AWordThatIsNoColourIsNamedWithItsLineAndWhatMayStandThere) {
    auto const said = ask("4k3/8/8/8/8/8/8/K2R4 w - - 0 1 white\n4k3/8/8/8/8/8/8/K2R4 w - - 0 1 purple\n"
                          "4k3/8/8/8/8/8/8/K2R4 w purple\n4k3/8/8/8/8/8/8/K2R4 Black\n");
    EXPECT_EQ(said.code, 2);
    EXPECT_THAT(said.out, testing::EndsWith("\ninvalid\ninvalid\ninvalid\n"));
    EXPECT_THAT(said.problems,
                HasSubstr("line 2: column 32: \"purple\" is not a colour: white, black, or nothing at the end\n"));
    EXPECT_THAT(said.problems,
                HasSubstr("line 3: column 24: castling: not a letter that belongs here; and \"purple\" is"));
    EXPECT_THAT(said.problems,
                HasSubstr("line 4: column 22: side to move: not a letter that belongs here; and \"Black\" is"));
}

TEST_F(VerdictCommand, WhatIsWrongElsewhereInALineIsNotTakenForAColour) {
    auto const said = ask("purple\n4k3/8/8/8/8/8/8/K2R4 w - x9 0 1\n4k3/8/8/8/8/8/8/K2R4 w - - 0 1 now white\n");
    EXPECT_EQ(said.out, "invalid\ninvalid\ninvalid\n");
    EXPECT_THAT(said.problems, testing::Not(HasSubstr("is no colour")));
    EXPECT_THAT(said.problems, HasSubstr("line 3: column 32: end: more text than expected"));
}

TEST_F(VerdictCommand, PlaysChess960) {
    EXPECT_THAT(ask("4k3/8/8/8/8/8/8/1RK5 w B - 0 1 white\n", "--chess960").out, StartsWith("winnable "));
}

} // namespace
} // namespace flagfall::cli::test
