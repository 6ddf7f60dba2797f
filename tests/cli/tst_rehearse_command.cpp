// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

struct RehearseCommand : testing::Test {
    Shell shell;
    void expectRefused(std::string const& words, std::string const& said) {
        auto const refused = shell.run("rehearse -o event.flagfall " + words);
        EXPECT_EQ(refused.code, 2) << words << "\n" << refused;
        EXPECT_EQ(refused.out, "") << words;
        EXPECT_FALSE(fs::exists(shell / "event.flagfall")) << words;
        EXPECT_THAT(refused.problems, HasSubstr(said)) << words;
    }
};

TEST_F(RehearseCommand, WritesAnEventThatOtherCommandsRead) {
    auto const said =
        shell.run("rehearse --players 12 --rounds 2 --control 3+2 --seed 4 --troubles 4 -o event.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("event.flagfall: 12 players, 2 rounds, "));
    EXPECT_THAT(said.out, HasSubstr("\nresult-slip "));
    EXPECT_THAT(said.out, HasSubstr("\nresults that nobody reported: 0\npoints: 100 of 100\n"));
    auto const verified = shell.run("journal verify event.flagfall");
    EXPECT_EQ(verified.code, 0) << verified;
    auto const standings = shell.run("standings event.flagfall");
    EXPECT_EQ(standings.code, 0) << standings;
    auto const replayed = shell.run("journal replay event.flagfall");
    EXPECT_EQ(replayed.code, 0) << replayed;
    EXPECT_THAT(replayed.out, HasSubstr("Rehearsal 4"));
}

TEST_F(RehearseCommand, GivesTheSameEventForTheSameSeed) {
    std::string const words = "rehearse --players 8 --rounds 1 --control 3+2 --troubles 2 ";
    auto const dumpOf = [&](std::string const& seed, std::string const& file) {
        EXPECT_EQ(shell.run(words + "--seed " + seed + " -o " + file).code, 0);
        return shell.run("journal dump --json " + file).out;
    };
    auto const first = dumpOf("5", "a.flagfall");
    EXPECT_FALSE(first.empty());
    EXPECT_EQ(first, dumpOf("5", "b.flagfall"));
    EXPECT_NE(first, dumpOf("6", "c.flagfall"));
}

TEST_F(RehearseCommand, TakesTheTroublesThatAreAskedFor) {
    auto const said = shell.run("rehearse --players 8 --rounds 1 --control 3+2 --troubles 4 "
                                "--kinds phone,illegal-move --edition E2014 --supervised --thinking 50 "
                                "-o event.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("\nphone                     2      2 "));
    EXPECT_THAT(said.out, HasSubstr("\nillegal-move              2      2 "));
    EXPECT_THAT(said.out, testing::Not(HasSubstr("draw-claim")));
}

TEST_F(RehearseCommand, NeverOverwritesAFile) {
    {
        std::ofstream{shell / "event.flagfall"} << "somebody's";
    }
    auto const said = shell.run("rehearse --players 8 --rounds 1 -o event.flagfall");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, HasSubstr("event.flagfall: the file already exists"));
    EXPECT_EQ(textOf(shell / "event.flagfall"), "somebody's");
}

TEST_F(RehearseCommand, NamesWhatCannotBe) {
    expectRefused("--players 3", "--players: '3' is not a whole number from 4 to 400");
    expectRefused("--players 401", "--players: '401' is not a whole number from 4 to 400");
    expectRefused("--players 8 --rounds 5", "--rounds 5: 8 players have no more than 4");
    expectRefused("--control soon", "--control soon: not a time control");
    expectRefused("--edition E1999", "--edition E1999: not an edition of the Laws");
    expectRefused("--kinds tea", "--kinds tea: not one of empty-chair, illegal-move, ");
    expectRefused("--kinds result-slip", "--kinds result-slip: not one of ");
    expectRefused("--thinking 0", "--thinking: '0' is not a whole number from 1 to 400");
    expectRefused("--seed -1", "--seed: '-1' is not a whole number");
    auto const nowhere = shell.run("rehearse --players 8");
    EXPECT_EQ(nowhere.code, 2) << nowhere;
    EXPECT_THAT(nowhere.problems, HasSubstr("-o is required"));
}

TEST_F(RehearseCommand, LeavesNothingBehindWhereItCannotWrite) {
    auto const said = shell.run("rehearse --players 4 --rounds 1 --control 3+2 -o nowhere/event.flagfall");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, HasSubstr("nowhere: there is no such file"));
}

} // namespace
} // namespace flagfall::cli::test
