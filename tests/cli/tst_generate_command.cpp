// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

struct GenerateCommand : testing::Test {
    Shell shell;
    /// Nothing is written, and everything that is said begins with the option.
    void expectRefused(std::string const& words, std::string const& said) {
        auto const refused = shell.run("generate -o event.trf " + words);
        EXPECT_EQ(refused.code, 2) << words << "\n" << refused;
        EXPECT_EQ(refused.out, "") << words;
        EXPECT_FALSE(fs::exists(shell / "event.trf")) << words;
        EXPECT_THAT(refused.problems, HasSubstr(said)) << words;
    }
};

TEST_F(GenerateCommand, GeneratesWhatIsAskedFor) {
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

TEST_F(GenerateCommand, DrawsAnotherTournamentEveryTimeUnlessItIsGivenASeed) {
    EXPECT_NE(shell.run("generate --players 20 --rounds 5").out, shell.run("generate --players 20 --rounds 5").out);
    EXPECT_THAT(shell.run("generate --players 20 --tie-breaks SB,WIN").out, HasSubstr("212 PTS,SB,WIN"));
}

// --- what cannot be ------------------------------------------------------------------------------------------------

TEST_F(GenerateCommand, NamesTheNumberThatIsNoneAndWhatIsAllowed) {
    for (char const* const players : {"0", "1", "-1", "10000", "99999999999999999999", "2.5", "1e2", "0x10", "nan", ""})
        expectRefused("--players '" + std::string{players} + "'",
                      "--players: '" + std::string{players} + "' is not a whole number from 2 to 9999");
    expectRefused("--rounds 0", "--rounds: '0' is not a whole number from 1 to 99");
    expectRefused("--rounds 100", "--rounds: '100' is not a whole number from 1 to 99");
    expectRefused("--draws 101", "--draws: '101' is not a whole number from 0 to 100");
    expectRefused("--prohibited-pairs -3", "--prohibited-pairs: '-3' is not a whole number from 0 to 9999");
    expectRefused("--highest-rating 10000", "--highest-rating: '10000' is not a whole number from 0 to 9999");
    expectRefused("--lowest-rating x", "--lowest-rating: 'x' is not a whole number from 0 to 9999");
    expectRefused("--ratings 2000,-1", "--ratings: '-1' is not a whole number from 0 to 9999");
}

TEST_F(GenerateCommand, TakesOneOfTheWordsAndNeverTheNumberBehindIt) {
    for (std::string const word : {"7", "-1", "0", "1", "", "abc", "Baku"}) {
        expectRefused("--acceleration '" + word + "'", "--acceleration: '" + word + "' is not one of none, baku");
        expectRefused("--rating-spread '" + word + "'",
                      "--rating-spread: '" + word + "' is not one of uniform, normal, even");
        expectRefused("--initial-colour '" + word + "'", "--initial-colour: '" + word + "' is not one of white, black");
    }
    EXPECT_THAT(shell.run("generate --help").out, testing::Not(HasSubstr("->")));
}

TEST_F(GenerateCommand, WantsATieBreakWhereTieBreaksAreNamed) {
    for (std::string const text : {"", " ", ","})
        expectRefused("--tie-breaks '" + text + "'", "--tie-breaks: '" + text + "' names no tie-break");
}

TEST_F(GenerateCommand, NeverWrapsASeed) {
    for (char const* const seed : {"-1", "18446744073709551616", "1.0", "one"})
        expectRefused("--seed " + std::string{seed},
                      "--seed: '" + std::string{seed} + "' is not a whole number from 0 to 18446744073709551615");
    EXPECT_THAT(shell.run("generate --seed 18446744073709551615").out,
                HasSubstr("Random tournament 18446744073709551615"));
    EXPECT_EQ(shell.run("generate --seed 010").out, shell.run("generate --seed 10").out) << "not octal";
}

TEST_F(GenerateCommand, NamesTheAmountThatIsNone) {
    for (char const* const option :
         {"--forfeits", "--double-forfeits", "--unusual-results", "--unrated-games", "--half-point-byes",
          "--full-point-byes", "--zero-point-byes", "--withdrawals", "--late-entries"})
        for (char const* const amount : {"5x", "some", "5/game", "2/1", "101%", "-1", "", "989902", "10000/round"})
            expectRefused(std::string{option} + " '" + amount + "'",
                          "flagfall-cli: " + std::string{option} + " " + amount + ": not an amount; N: 5 in all");
    expectRefused("--late-entries 1/round", "--late-entries 1/round: late entries do not come by the round");
}

TEST_F(GenerateCommand, NamesEveryOptionThatIsWrongNotOnlyTheFirst) {
    auto const said = shell.run("generate --forfeits some --points-for-win lots --tie-breaks LUCK");
    for (char const* const option : {"--forfeits some: ", "--points-for-win lots: ", "--tie-breaks LUCK: "})
        EXPECT_THAT(said.problems, HasSubstr(option));
}

TEST_F(GenerateCommand, NamesThePointsThatAreNone) {
    for (char const* const option : {"win", "draw", "loss", "forfeit-loss", "zpb", "pab"})
        for (char const* const points : {"lots", "0.77", "-1", "nan", "100", "1e1", ""})
            expectRefused("--points-for-" + std::string{option} + " '" + points + "'",
                          "--points-for-" + std::string{option} + " " + points + ": not points; 0 to 99.9");
}

TEST_F(GenerateCommand, RefusesTwoDrawsThatAreWorthMoreThanAWinAndALoss) { // VCL 74
    expectRefused("--points-for-draw 0.6",
                  "--points-for-draw 0.6: two draws must not be worth more than a win and a loss; a draw at most 0.5");
    expectRefused("--points-for-win 3 --points-for-draw 2", "--points-for-draw 2: two draws");
    expectRefused("--points-for-win 0.8", "--points-for-win 0.8: two draws");
    EXPECT_EQ(shell.run("generate --points-for-win 4 --points-for-draw 2").code, 0) << "equality is fine";
    EXPECT_EQ(shell.run("generate --points-for-win 3 --points-for-draw 2 --points-for-loss 1").code, 0);
}

TEST_F(GenerateCommand, RefusesResultsThatAreWorthMoreThanBetterOnes) {
    expectRefused("--points-for-win 0", "--points-for-win 0: a win must be worth more than nothing");
    expectRefused("--points-for-win 0 --points-for-draw 0",
                  "--points-for-win 0: a win must be worth more than nothing");
    expectRefused("--points-for-draw 2", "--points-for-draw 2: a draw (2.0) must not be worth more than a win (1.0)");
    expectRefused("--points-for-loss 0.7", "--points-for-loss 0.7: a loss (0.7) must not be worth more than a draw");
    expectRefused("--points-for-draw 1 --points-for-loss 1",
                  "--points-for-loss 1: a loss (1.0) must be worth less than a win (1.0)");
    expectRefused("--points-for-forfeit-loss 0.5", "--points-for-forfeit-loss 0.5: a loss by forfeit must not be worth more than a loss");
    expectRefused("--points-for-zpb 1", "--points-for-zpb 1: an absence must not be worth more than a loss: 0.0");
}

TEST_F(GenerateCommand, RefusesAnAllocatedByeThatResultsDoNotAddUpToWithinAWin) {
    expectRefused("--points-for-pab 1.5", // VCL 81
                  "--points-for-pab 1.5: the pairing-allocated bye may be worth what results add up to, and no more "
                  "than a win: 0.0, 0.5, 1.0");
    expectRefused("--points-for-pab 0.7", "--points-for-pab 0.7: ");                                    // VCL 83
    expectRefused("--points-for-win 3 --points-for-draw 1 --points-for-pab 2.5", "0.0, 1.0, 2.0, 3.0"); // VCL 84
    for (char const* const bye : {"0", "0.5", "1"})
        EXPECT_EQ(shell.run("generate --points-for-pab " + std::string{bye}).code, 0) << bye;
    for (char const* const bye : {"0", "1", "2", "3"})
        EXPECT_EQ(
            shell.run("generate --points-for-win 3 --points-for-draw 1 --points-for-pab " + std::string{bye}).code, 0)
            << bye;
}

TEST_F(GenerateCommand, NamesTheTieBreakThatCannotRank) {
    expectRefused("--tie-breaks BH,LUCK", "--tie-breaks LUCK: not an individual tie-break of C.07");
    expectRefused("--tie-breaks BH,BH", "--tie-breaks BH: named twice");
    expectRefused("--tie-breaks BH/C1,SB,BH/C1", "--tie-breaks BH/C1: named twice");
    expectRefused("--ratings 2000,0,1900 --tie-breaks TPR", "--tie-breaks TPR: needs ratings");
    EXPECT_THAT(shell.run("generate --tie-breaks BH,BH/C1").out, HasSubstr("212 PTS,BH,BH/C1"));
}

TEST_F(GenerateCommand, NamesTheRatingsThatDoNotFit) {
    expectRefused("--players 3 --ratings 2000,1900", "--ratings: 2 are given for 3 players");
    expectRefused("--ratings 2000", "--ratings: 1 are given, for 2 to 9999 players");
    expectRefused("--lowest-rating 2500 --highest-rating 2400",
                  "--lowest-rating 2500: above the highest rating; at most 2400");
    EXPECT_EQ(shell.run("generate --lowest-rating 2900").code, 0) << "the highest is drawn to fit";
}

TEST_F(GenerateCommand, RefusesMoreRoundsThanAnybodyHasOpponents) { // C.04.3, C1 and C2
    expectRefused("--players 2 --rounds 50", "--rounds 50: 2 players have opponents for no more than 1");
    expectRefused("--players 10 --rounds 10", "--rounds 10: 10 players have opponents for no more than 9");
    expectRefused("--players 9 --rounds 10", "--rounds 10: 9 players have opponents for no more than 9");
    expectRefused("--ratings 2000,1900 --rounds 2", "--rounds 2: 2 players");
    expectRefused("--players 2 --rounds 3 --forfeits 1", "no more than 2");
    expectRefused("--players 4 --rounds 5 --zero-point-byes 2 --late-entries 0", "no more than 4");
    EXPECT_EQ(shell.run("generate --players 2 --rounds 1").code, 0);
    EXPECT_EQ(shell.run("generate --seed 1 --rounds 40").code, 0) << "the players are drawn to fit";
}

TEST_F(GenerateCommand, LeavesRoomForTheForfeitsAndByesThatAreAskedFor) {
    auto const said = shell.run("generate --players 2 --rounds 3 --forfeits 100% --double-forfeits 0 --withdrawals 0 "
                                "--late-entries 0 --zero-point-byes 0 --half-point-byes 0 --full-point-byes 0 "
                                "--prohibited-pairs 0");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("142 3"));
}

TEST_F(GenerateCommand, SaysByTheExitCodeThatARoundCouldNotBePaired) {
    auto const said = shell.run("generate --players 4 --rounds 3 --withdrawals 4/round --late-entries 0 -o event.trf");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("round 1 cannot be paired: the report ends before it"));
    EXPECT_THAT(textOf(shell / "event.trf"), HasSubstr("062 4")) << "what there is of it is written";
}

} // namespace
} // namespace flagfall::cli::test
