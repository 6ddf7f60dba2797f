// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

std::string const exercise = SOURCE_DIR "/tests/pairing/tiebreaks/exercise.trf";

struct StandingsCommand : testing::Test {
    Shell shell;
    Said checkWith(std::string const& record) {
        std::ofstream(shell / "event.trf") << record << textOf(exercise);
        return shell.run("check event.trf");
    }
};

TEST_F(StandingsCommand, PrintsTheTableWithAColumnForEachTieBreak) {
    auto const said = shell.run("standings '" + exercise + "' --tie-breaks BH/C1,SB");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, testing::StartsWith("rank\tnumber\tname\tpoints\tBH/C1\tSB\n"
                                              "1\t2\tP2\t4.0\t12\t9.5\n"
                                              "2\t3\tP3\t3.5\t13\t10.5\n"
                                              "3\t4\tP4\t3.5\t11.5\t9.25\n"));
}

TEST_F(StandingsCommand, ShowsTheWorkingOfOnePlayer) {
    auto const said = shell.run("standings '" + exercise + "' --tie-breaks BH/C1 --explain 4");
    EXPECT_EQ(said.out, "4 P4, 3.5 points\n"
                        "BH/C1: 11.5\n"
                        "  round 1: 12 with 3.0: 3\n"
                        "  round 2: a dummy with 2.5: 2.5, cut\n"
                        "  round 3: 13 with 1.5: 1.5\n"
                        "  round 4: 3 with 3.5: 3.5\n"
                        "  round 5: 1 with 3.5: 3.5\n")
        << said;
}

TEST_F(StandingsCommand, RefusesWhatItDoesNotCompute) {
    auto const said = shell.run("standings '" + exercise + "' --tie-breaks BH,LOTS");
    EXPECT_EQ(said.code, 2);
    EXPECT_EQ(said.out, "");
    EXPECT_THAT(said.problems, HasSubstr(": LOTS: not a tie-break that is computed here\n"));
    EXPECT_EQ(shell.run("standings '" + exercise + "' --explain 17").code, 2);
    EXPECT_EQ(shell.run("standings nothing.trf").code, 2);
}

TEST_F(StandingsCommand, WantsATieBreakWhereTieBreaksAreNamed) {
    for (std::string const text : {"", " ", ","}) {
        auto const said = shell.run("standings '" + exercise + "' --tie-breaks '" + text + "'");
        EXPECT_EQ(said.code, 2) << text;
        EXPECT_EQ(said.out, "") << text;
        EXPECT_THAT(said.problems, HasSubstr("--tie-breaks: '" + text + "' names no tie-break"));
    }
}

TEST_F(StandingsCommand, LeavesOutWhatTheFileNamesAndNobodyKnowsAndTellsWhere) {
    std::ofstream(shell / "event.trf") << "012 Open\n212 PTS,LOTS, BH/C1,LUCK,SB\n" << textOf(exercise);
    auto const said = shell.run("standings event.trf");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_EQ(said.out, shell.run("standings '" + exercise + "' --tie-breaks BH/C1,SB").out);
    EXPECT_EQ(said.problems,
              "flagfall-cli: event.trf: line 2, column 9: LOTS: not a tie-break that is computed here; left out\n"
              "flagfall-cli: event.trf: line 2, column 21: LUCK: not a tie-break that is computed here; left out\n");
    auto const strict = shell.run("standings event.trf --strict");
    EXPECT_EQ(strict.code, 2) << strict;
    EXPECT_EQ(strict.out, "");
    EXPECT_THAT(strict.problems, HasSubstr("line 2, column 9: LOTS"));
}

TEST_F(StandingsCommand, CheckComparesTheRanksWhereTheFileNamesItsTieBreaks) {
    // On file the players stand in the order of their numbers.
    auto const said = checkWith("212 PTS,BH\n");
    EXPECT_THAT(said.out, HasSubstr(" of 16 ranks agree\n")) << said;
    EXPECT_THAT(said.problems, HasSubstr("rank of 2: 1 by the tie-breaks, 2 on file"));
    EXPECT_EQ(said.code, 1);
}

TEST_F(StandingsCommand, CheckNamesTheFirstTieBreakItDoesNotKnow) {
    EXPECT_THAT(checkWith("202 LOTS,BH\n").out, HasSubstr("ranks agree, not checked: LOTS\n"));
}

} // namespace
} // namespace flagfall::cli::test
