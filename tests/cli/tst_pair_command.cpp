// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// Four players; round 1 was paired by the rules.
std::string const names =
    "001    1      Adams                             2000                             1.0    1     3 w 1\n"
    "001    2      Baker                             1990                             1.0    2     4 b 1\n"
    "001    3      Clark                             1980                             0.0    3     1 b 0\n"
    "001    4      Davis                             1970                             0.0    4     2 w 0\n";

struct PairCommand : testing::Test {
    Shell shell;
    Said runOn(std::string const& words, std::string const& text) {
        std::ofstream(shell / "event.trf") << text;
        return shell.run(words + " event.trf");
    }
};

TEST_F(PairCommand, PrintsTheNumberOfPairsAndThePairsWhiteFirst) {
    auto const said = runOn("pair", "142 5\n152 W\n" + names);
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "2\n2 1\n3 4\n");
}

TEST_F(PairCommand, WritesThemToAFileAndTheByeAsZero) {
    auto const said = runOn("pair -p pairs.txt", "142 5\n152 W\n240 Z   2    4\n" + names);
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(textOf(shell / "pairs.txt"), "2\n2 1\n3 0\n");
}

TEST_F(PairCommand, SaysWhoStandsInTheWayOfALegalPairing) {
    auto const said = runOn("pair", "142 5\n152 W\n260   2   2    1    2    4\n260   2   2    2    3\n" + names);
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("no legal pairing"));
    EXPECT_THAT(said.problems, HasSubstr("2"));
}

TEST_F(PairCommand, ExplainsARoundBracketByBracket) {
    auto const said = runOn("pair --explain", "142 5\n152 W\n240 Z   2    4\n" + names);
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "By FIDE_DUTCH_2026: 2-1, bye 3\n"
                        "\n"
                        "Bracket of 1.0 points: 1, 2\n"
                        "  2-1       5.2.1: nobody is refused the colour he wants\n"
                        "\n"
                        "Bracket of 0.0 points: 3\n"
                        "  left over: 3\n"
                        "  C6 (downfloaters): 1 [3]\n"
                        "  C7 (scores of the downfloaters): 0.0 [3]\n"
                        "\n"
                        "Bye: 3, with 0.0 points and 0 unplayed rounds\n");
}

TEST_F(PairCommand, SaysWhyNotByTheFirstCriterionThatIsWorse) {
    auto const said = runOn("pair --why-not 1-4", "142 5\n152 W\n" + names);
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "The best round with it has 4-1, 2-3; by the rules 2-1, 3-4\n"
                        "Worse in the bracket of 1.0 points:\n"
                        "  C6 (downfloaters): 2 [1, 2] instead of 0\n"
                        "Colours: 4-1 by 5.2.4: the higher-ranked player gets the colour he wants\n");
}

TEST_F(PairCommand, SaysWhyNotByTheRuleThatForbidsIt) {
    auto const said = runOn("pair --why-not 1-3", "142 5\n152 W\n" + names);
    EXPECT_EQ(said.out, "Not legal:\n  C1 (two players do not meet twice): 1, 3 have met in round 1\n") << said;
    auto const bye = runOn("pair --why-not 1-bye", "142 5\n152 W\n" + names);
    EXPECT_EQ(bye.out, "Not legal:\n  nobody is left over for the bye of 1\n") << bye;
    EXPECT_EQ(runOn("pair --why-not 1+3", "142 5\n152 W\n" + names).code, 2);
}

TEST_F(PairCommand, WantsTheNumberOfRoundsAndTheLot) {
    EXPECT_THAT(runOn("pair", "152 W\n" + names).problems, HasSubstr("(142) is missing"));
    EXPECT_THAT(runOn("pair", "142 1\n152 W\n" + names).problems, HasSubstr("all rounds have been played"));
    std::string const unplayed = "001    1      Adams\n001    2      Baker\n";
    EXPECT_THAT(runOn("pair", "142 1\n" + unplayed).problems, HasSubstr("(152) is missing"));
    EXPECT_EQ(runOn("pair", "142 1\n" + unplayed).code, 2);
}

TEST_F(PairCommand, CannotReadWhatIsNotThereOrDoesNotHangTogether) {
    EXPECT_EQ(shell.run("pair nothing.trf").code, 2);
    auto const said = runOn("check", "142 5\n" + names + "001    5      Evans" + std::string(70, ' ') + "     9 w 1\n");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, HasSubstr("line 6"));
}

TEST_F(PairCommand, ChecksEveryRoundOfAFileInOneLine) {
    auto const said = runOn("check", "142 5\n152 W\n" + names);
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "ok event.trf  1 of 1 rounds agree\n");
}

TEST_F(PairCommand, SaysWhatIsOnFileAndWhatTheRulesSay) {
    auto const said = runOn("check", "142 5\n152 B\n" + names);
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.out, StartsWith("FAIL event.trf"));
    EXPECT_THAT(said.problems, HasSubstr("round 1: by the rules 3-1, 2-4; on file 1-3, 4-2"));
}

TEST_F(PairCommand, AgreesWithItsOwnRandomTournaments) {
    EXPECT_EQ(
        shell.run("generate --seed 7 --players 40 --rounds 7 --late-entries 1/10 --acceleration baku -o event.trf")
            .code,
        0);
    auto const said = shell.run("check event.trf");
    EXPECT_EQ(said.out, "ok event.trf  7 of 7 rounds agree, 40 of 40 ranks agree\n") << said;
    EXPECT_EQ(shell.run("generate --seed 7 --players 40 --rounds 7 --late-entries 1/10 --acceleration baku").out,
              textOf(shell / "event.trf"));
}

TEST_F(PairCommand, AgreesWithWhateverIsDrawnWhenNothingIsSaid) {
    for (int seed = 1; seed <= 25; ++seed)
        ASSERT_EQ(shell.run("generate --seed " + std::to_string(seed) + " -o " + std::to_string(seed) + ".trf").code,
                  0);
    auto const said = shell.run("check *.trf");
    EXPECT_EQ(said.code, 0) << said;
    // Over so many tournaments everything happens that may happen.
    std::string files;
    for (int seed = 1; seed <= 25; ++seed) files += textOf(shell / (std::to_string(seed) + ".trf").c_str());
    for (char const* const part : {" - H", " - F", " - Z", " - U", " w +", " w -", " w W", " b D", " b L", "\r\n250 ",
                                   "\r\n260 ", "\r\n162 ", "\r\n152 W", "\r\n152 B"})
        EXPECT_THAT(files, HasSubstr(part));
}

TEST_F(PairCommand, GeneratesWhatIsAskedFor) {
    auto const text = shell
                          .run("generate --ratings 2200,2100,2000,1900,1800,1700 --rounds 3 --initial-colour black "
                               "--acceleration baku --points-for-win 3 --points-for-draw 1 --points-for-pab 1 "
                               "--unrated-games 1/round --unusual-results 0 --forfeits 0% --double-forfeits 0 "
                               "--half-point-byes 1 --full-point-byes 1 --zero-point-byes 0 --withdrawals 0 "
                               "--late-entries 0 --prohibited-pairs 1 --tie-breaks SB")
                          .out;
    for (char const* const part : {"062 6", "142 3", "152 B", "_BAKU", "162  W 3.0    D 1.0    L 0.0    P 1.0",
                                   "212 PTS,SB", "250 ", "260 ", " - H", " - F", " 2200 ", " 1700 "})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, testing::Not(HasSubstr(" - Z")));
}

TEST_F(PairCommand, DrawsAnotherTournamentEveryTimeUnlessItIsGivenASeed) {
    EXPECT_NE(shell.run("generate --players 20 --rounds 5").out, shell.run("generate --players 20 --rounds 5").out);
    EXPECT_THAT(shell.run("generate --players 20 --tie-breaks SB,WIN").out, HasSubstr("212 PTS,SB,WIN"));
}

TEST_F(PairCommand, DoesNotGenerateWhatCannotBe) {
    EXPECT_EQ(shell.run("generate --players 1").code, 2);
    EXPECT_EQ(shell.run("generate --points-for-win lots").code, 2);
    EXPECT_EQ(shell.run("generate --tie-breaks LUCK").code, 2);
    EXPECT_EQ(shell.run("generate --players 3 --ratings 2000,1900").code, 2);
    EXPECT_EQ(shell.run("generate --ratings 2000,0,1900 --tie-breaks TPR").code, 2) << "not everybody has a rating";
    for (char const* const amount : {"some", "5/game", "2/1", "101%", "-1", ""})
        EXPECT_EQ(shell.run("generate --forfeits '" + std::string{amount} + "'").code, 2) << amount;
    EXPECT_EQ(shell.run("generate --late-entries 1/round").code, 2);
}

} // namespace
} // namespace flagfall::cli::test
