// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

struct RulingCommand : testing::Test {
    [[nodiscard]] Said ask(std::string const& scenario, std::string const& options = "") const {
        std::ofstream(shell / "asked") << scenario;
        return shell.run("ruling " + options + " <asked");
    }
    Shell shell;
};

TEST_F(RulingCommand, PrintsTheQuestionOrTheProposalInEachEdition) {
    auto const said = ask("scenario one\nedition E2009 E2023\nwhite illegal-moves=1\nincident illegal-move by=white\n");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out,
              "one E2009\n  finding penalised 7.4a, 7.4b\n  proposal 7.4a, 7.4b\n  effect stop-clocks\n"
              "  effect take-move-back by=white\n  effect count-illegal-move by=white number=2\n"
              "  effect give-time to=black time=0:02:00\n  remark touch-move-holds 7.4a\n\n"
              "one E2023\n  finding loses-unless-no-mate 7.5.1, 7.5.5\n  question can-mate about=black yes|no|unknown\n"
              "  other stop-clocks; take-move-back by=white; count-illegal-move by=white number=2; "
              "score result=1-0\n"
              "  other stop-clocks; take-move-back by=white; count-illegal-move by=white number=2; "
              "score result=1/2-1/2\n"
              "  other stop-clocks; take-move-back by=white; count-illegal-move by=white number=2; "
              "score result=0-1\n\n");
}

TEST_F(RulingCommand, WhatThePositionProvesIsNotAsked) {
    auto const said = ask("edition E2023\nposition 8/8/8/8/3k4/8/4K3/7Q w - - 0 50\nwhite flag-down=yes\n"
                          "incident flag\n");
    EXPECT_THAT(said.out, HasSubstr("effect score result=1/2-1/2")) << said;
}

TEST_F(RulingCommand, TheMovesOfTheGameDecideAClaim) {
    std::string const game = "edition E2018\nmoves 1. Nf3 Nf6 2. Ng1 Ng8 3.Nf3 Nf6 4.Ng1\n";
    EXPECT_THAT(ask(game + "incident draw-claim by=black basis=repetition-announced announced=Ng8\n").out,
                HasSubstr("claim-correct"));
    EXPECT_THAT(ask(game + "incident draw-claim by=black basis=repetition\n").out, HasSubstr("claim-incorrect"));
}

TEST_F(RulingCommand, ReadsTheMovesAsTheyStandInAGameFile) {
    std::string const claim = "incident draw-claim by=black basis=repetition-announced announced=Ng8\n";
    for (std::string const moves : {"1. Nf3 {a comment} Nf6 2. Ng1 Ng8 3. Nf3 (=) Nf6 4. Ng1 1/2-1/2",
                                    "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", "1.Nf3! Nf6?! 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 *"})
        EXPECT_THAT(ask("edition E2018\nmoves " + moves + '\n' + claim).out, HasSubstr("claim-correct")) << moves;
    EXPECT_EQ(ask("edition E2018\nmoves 1. e4 c5 2. e5 d5 3. exd6 e.p. exd6\nincident draw-agreed\n").code, 0);
    EXPECT_THAT(
        ask("edition E2018\nmoves 1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0\nincident touch by=white touched=e8\n").out,
        HasSubstr("no-duty")); // it is Black's move
    EXPECT_THAT(ask("edition E2018\nincident draw-agreed\nmoves 1. e4 e5\nmoves 2. Ke3\n").problems,
                HasSubstr("line 4: moves: \"Ke3\" is no legal move"));
}

TEST_F(RulingCommand, TakesAPositionInQuotationMarksAndAFileOfAnotherSystem) {
    auto const said = ask("\xEF\xBB\xBF"
                          "edition E2018, 2023\r\nposition \"8/8/8/8/3k4/8/4K3/7Q w - - 0 50\"\r\n"
                          "incident flag of=white\r\n");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("E2023\n  finding drawn 6.9"));
}

TEST_F(RulingCommand, TellsWhatDidNotComeAsExpected) {
    std::string const scenario = "scenario late\nedition E2023\nhouse default-time=0:30:00\n"
                                 "incident late-arrival white-after=0:30:01\n";
    auto const right = ask(scenario + "expect E2023 effect score result=-/+\nexpect E2009 effect nothing\n", "--check");
    EXPECT_EQ(right.code, 0) << right;
    EXPECT_EQ(right.out, "");
    auto const wrong = ask(scenario + "expect effect score result=+/-\n", "--check");
    EXPECT_EQ(wrong.code, 1);
    EXPECT_EQ(wrong.problems, "flagfall-cli: standard input: line 1: late E2023: expected: effect score result=+/-; "
                              "found: effect score result=-/+\n");
    EXPECT_EQ(ask(scenario + "expect may-not penalise-alone\n", "--check").code, 1);
    EXPECT_EQ(ask(scenario + "expect question nothing\n", "--check").code, 0);
}

TEST_F(RulingCommand, NamesLineAndWordOfWhatItCannotRead) {
    auto const said =
        ask("edition E2023\nincident ilegal-move by=white\n\nedition E2008\n\nedition E2023\nplay chess\n\n"
            "edition E2023\n\nmoves 1.e5\nedition E2023\nincident flag\n\nedition E2023\nincident flag of=white\n");
    EXPECT_EQ(said.code, 2);
    EXPECT_THAT(said.problems, HasSubstr("line 2: \"ilegal-move\" is no incident: one of flag, illegal-move"));
    EXPECT_THAT(said.problems, HasSubstr("line 4: edition: \"E2008\" is none of E2009"));
    EXPECT_THAT(said.problems, HasSubstr("line 7: play: \"chess\""));
    EXPECT_THAT(said.problems, HasSubstr("line 9: incident: missing"));
    EXPECT_THAT(said.problems, HasSubstr("line 11: moves: \"e5\" is no legal move"));
    EXPECT_THAT(said.out, HasSubstr("E2023")) << "the last one can be read";
}

TEST_F(RulingCommand, RefusesFactsThatDoNotFitTheBoard) {
    std::string const touch = "edition E2023\nposition 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1\nincident touch by=white ";
    EXPECT_THAT(ask(touch + "touched=e5\n").problems, HasSubstr("line 3: touched: there is no piece on e5 in 4k3"));
    EXPECT_THAT(ask(touch + "touched=e4 made=?x\n").problems, HasSubstr("line 3: made: \"?x\" cannot be read"));
    std::string const illegal = "edition E2023\nbefore 8/2P3k1/8/1K6/8/8/8/8 w - - 0 60\nincident illegal-move ";
    EXPECT_THAT(ask(illegal + "by=white fault=unfinished-promotion released=e4\n").problems,
                HasSubstr("line 3: released: e4 is not on the last rank"));
    EXPECT_THAT(ask(illegal + "by=white fault=unfinished-promotion touched=b5\n").problems,
                HasSubstr("line 3: touched: there is no pawn of the player on b5"));
    EXPECT_THAT(ask(illegal + "by=black\n").problems, HasSubstr("line 3: by: it is the other player's move"));
    EXPECT_THAT(ask(illegal + "by=white move=Qd4\n").problems, HasSubstr("line 3: move: \"Qd4\" names no piece"));
    EXPECT_THAT(ask("edition E2023\nincident illegal-move by=white move=Qd4\n").problems,
                HasSubstr("line 2: move: the position before it is missing"));
}

TEST_F(RulingCommand, TakesAnIllegalPositionOnlyWhereTheIncidentIsAboutOne) { // A.4.4
    std::string const position = "edition E2023\nposition 4k3/4R3/8/8/4r3/8/8/4K3 b - - 0 40\n";
    EXPECT_EQ(ask(position + "incident illegal-position\n").code, 0);
    EXPECT_THAT(ask(position + "incident flag of=white\n").problems,
                HasSubstr("line 2: White: the player not to move"));
    EXPECT_THAT(ask("edition E2023\nposition 4k3/8/8/8/8/8/8/4K3 b - - 0 40\nincident illegal-position\n").problems,
                HasSubstr("line 3: illegal-position: the position is legal"));
    EXPECT_THAT(ask(position + "incident illegal-position fault=pawn-on-last-rank\n").problems,
                HasSubstr("line 3: fault: the position shows something else"));
}

TEST_F(RulingCommand, RefusesAnAnswerThatIsNotOfferedAndPointsOutOneThatNobodyAsksFor) {
    std::string const flag = "edition E2023\nwhite flag-down=yes\nincident flag\n";
    auto const wrong = ask(flag + "answer can-mate white\n");
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.problems, HasSubstr("line 4: answer: can-mate: \"white\" is none of no, unknown, yes"));
    auto const needless = ask(flag + "answer consent yes\n");
    EXPECT_EQ(needless.code, 0);
    EXPECT_THAT(needless.problems, HasSubstr("line 4: answer: consent is not asked here and changes nothing"));
    EXPECT_EQ(ask(flag + "answer consent yes\n", "--check").problems, "") << "the ruling is as expected";
    EXPECT_EQ(ask(flag + "answer can-mate white\n", "--check").code, 2);
    EXPECT_EQ(ask(flag + "answer can-mate unknown\n").problems, "");
    EXPECT_THAT(ask(flag + "answer can-mate no\nanswer can-mate yes\n").problems,
                HasSubstr("line 5: answer: can-mate is given twice"));
}

TEST_F(RulingCommand, AsksForTheMovesOfThePlayerWhoseFlagEndedAPeriod) { // 6.4: not of the one who had to make all
    std::string const flags = "edition E2018\nwhite flag-down=yes\n"
                              "black flag-down=yes moves-asked=60 moves=59\nincident flag\n";
    EXPECT_THAT(ask(flags).out, HasSubstr("question others-moves-made about=black moves=60"));
    auto const made = ask(flags + "answer others-moves-made yes\n");
    EXPECT_EQ(made.problems, "");
    EXPECT_THAT(made.out, HasSubstr("question can-mate about=black"));
}

TEST_F(RulingCommand, SaysWhatAValueLooksLikeAndWhatIsMissing) {
    auto const said = ask("edition E2023\nwhite time=45\n\nedition E2023\nincident flag\n\n"
                          "edition E2023\nincident offence kind=noise\n\n"
                          "edition E2023\ncontrol 90+30\nplay rapid\nincident flag of=white\n\n"
                          "edition E2023\nhouse default-time=0:30\nincident late-arrival white-after=0:31:00\n");
    EXPECT_EQ(said.code, 2);
    EXPECT_THAT(said.problems, HasSubstr("line 16: default-time: \"0:30\" is not a number of minutes, as 0:30:00"));
    EXPECT_THAT(said.problems, HasSubstr("line 2: time: \"45\" cannot be read: one of h:mm:ss, m:ss"));
    EXPECT_THAT(said.problems, HasSubstr("line 5: flag: nobody's is down: of=white or of=black is missing"));
    EXPECT_THAT(said.problems, HasSubstr("line 8: \"by\" is missing: only interference and device-used"));
    EXPECT_THAT(said.problems, HasSubstr("line 11: control: standard in E2023, and play says rapid"));
}

TEST_F(RulingCommand, TakesLinesInAnyOrderAndEachEditionByTheLengthOfTheGame) {
    auto const said = ask("incident flag of=black\ncontrol 12\nposition 6k1/5ppp/8/3r4/8/2R5/5PPP/6K1 b - - 4 40\n"
                          "answer called-by=white\nedition 2009 2023\n");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("finding white-wins B.3a, A.4d(2), 6.9"));
    EXPECT_THAT(said.out, HasSubstr("finding white-wins A.5.3, 6.9"));
}

TEST_F(RulingCommand, RefusesWhatContradictsItself) {
    auto const problem = [this](std::string const& lines) {
        auto const said = ask("edition E2018\n" + lines);
        EXPECT_EQ(said.code, 2) << said;
        return said.problems;
    };
    EXPECT_THAT(problem("white flag-down=no\nincident flag of=white\n"),
                HasSubstr("line 3: flag: the flag of White is said not to be down"));
    EXPECT_THAT(problem("white time=5:00\nincident flag of=white\n"),
                HasSubstr("line 3: flag: White has 0:05:00 left and no period to come"));
    EXPECT_THAT(problem("known flag-noticed=black\nblack flag-down=no\nincident draw-agreed\n"),
                HasSubstr("flag-noticed: the flag of Black is said not to be down"));
    EXPECT_THAT(problem("moves 1. e4\nposition 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nincident flag of=black\n"),
                HasSubstr("line 3: position: the moves lead to rnbqkbnr/pppppppp"));
    EXPECT_THAT(problem("white moves-proved=yes\nincident flag of=white\n"),
                HasSubstr("moves-proved: how many White has made is missing"));
    EXPECT_THAT(problem("position 8/8/8/8/3k4/8/4K3/7Q w - - 0 50\nblack can-mate=yes\nincident flag of=white\n"),
                HasSubstr("can-mate: the position proves that Black cannot checkmate"));
    EXPECT_THAT(problem("incident ended how=checkmate\n"), HasSubstr("line 2: mated: who was checkmated is missing"));
    EXPECT_THAT(problem("incident penalty by=white penalties=time-taken time=2:00\n"),
                HasSubstr("line 2: time: that is for time-for-opponent, which is not among the penalties"));
    EXPECT_THAT(problem("incident penalty by=white penalties=warning,warning\n"),
                HasSubstr("line 2: penalties: warning is given twice"));
}

TEST_F(RulingCommand, RefusesWhatIsSaidTwice) {
    auto const problem = [this](std::string const& lines) { return ask("edition E2018\n" + lines).problems; };
    EXPECT_THAT(problem("edition E2018\n"), HasSubstr("line 2: \"edition\" is given twice"));
    EXPECT_THAT(ask("edition E2018 2018\n").problems, HasSubstr("line 1: edition: E2018 is given twice"));
    EXPECT_THAT(problem("white time=1:00\nwhite time=2:00\n"), HasSubstr("line 3: \"time\" is given twice"));
    EXPECT_THAT(problem("known increment=yes\nknown increment=no\n"),
                HasSubstr("line 3: \"increment\" is given twice"));
    EXPECT_THAT(problem("house supervision=full\nhouse supervision=limited\n"),
                HasSubstr("line 3: \"supervision\" is given twice"));
    EXPECT_THAT(problem("incident flag of=white of=black\n"),
                HasSubstr("line 2: of: of two flags say white flag-down=yes and black flag-down=yes"));
}

TEST_F(RulingCommand, TakesTheRulesOfTheEventFromSeveralLines) {
    auto const said = ask("edition E2018\nplay rapid\nhouse supervision=full\nhouse default-time=0:30:00\n"
                          "incident illegal-move by=white\n");
    EXPECT_THAT(said.out, HasSubstr("finding penalised A.3, 7.5.1, 7.5.5"));
}

TEST_F(RulingCommand, RefusesAnExpectationThatCanNeverBeMet) {
    std::string const flag = "edition E2018\nincident flag of=white\n";
    EXPECT_THAT(ask(flag + "expect result 0-1\n").problems,
                HasSubstr("line 3: expect: \"result\" is no line of a ruling: one of finding, question"));
    EXPECT_THAT(ask(flag + "expect finding black-won 6.9\n").problems,
                HasSubstr("line 3: expect: there is no finding \"black-won\""));
    EXPECT_THAT(ask(flag + "expect effect result=0-1\n").problems, HasSubstr("there is no effect \"result=0-1\""));
    EXPECT_EQ(ask(flag + "expect effect nothing\n").code, 0);
    auto const elsewhere = ask(flag + "expect E2009 effect nothing\n");
    EXPECT_EQ(elsewhere.code, 0);
    EXPECT_THAT(elsewhere.problems, HasSubstr("line 3: expect: E2009 is no edition of this scenario"));
}

TEST_F(RulingCommand, APawnLeftOnTheLastRankIsAPromotionNotFinished) { // 7.5.2
    auto const ruled =
        ask("edition E2023\nbefore 8/P6k/8/8/8/8/8/7K w - - 0 60\nposition P7/7k/8/8/8/8/8/7K b - - 0 60\n"
            "incident illegal-move by=white\n");
    EXPECT_THAT(ruled.out, HasSubstr("finding becomes-queen 7.5.2"));
    EXPECT_THAT(ruled.out, HasSubstr("effect put-queen by=white on=a8"));
}

TEST_F(RulingCommand, AMoveAnnouncedMustReadAsAMove) { // 9.2.1
    EXPECT_THAT(ask("edition E2023\nincident draw-claim by=white basis=repetition-announced announced=Zz9\n").problems,
                HasSubstr("line 2: announced: \"Zz9\" cannot be read as a move"));
}

TEST_F(RulingCommand, ThatOneGameIsSupervisedIsSaidIn2009Only) { // A.3, B.2
    EXPECT_THAT(ask("edition E2018\nplay blitz\nknown supervised=no\nincident illegal-move by=white\n").problems,
                HasSubstr("supervised: only E2009 has it of one game"));
}

TEST_F(RulingCommand, CountsNothingBelowZeroAndNeedsAScenario) {
    EXPECT_THAT(ask("edition E2018\nwhite illegal-moves=-1\nincident illegal-move by=white\n").problems,
                HasSubstr("line 2: illegal-moves: \"-1\" cannot be read: one of a whole number"));
    auto const empty = ask("# nothing\n\n");
    EXPECT_EQ(empty.code, 2);
    EXPECT_THAT(empty.problems, HasSubstr("there is no scenario in it"));
}

TEST_F(RulingCommand, SaysEveryWordThereIs) {
    auto const said = shell.run("ruling --words");
    EXPECT_THAT(said.out, HasSubstr("incident late-arrival\n    white-away=yes|no\n"));
    EXPECT_THAT(said.out, HasSubstr("incident flag\n    of=white|black"));
    EXPECT_THAT(said.out, HasSubstr("default-time="));
}

TEST_F(RulingCommand, TheExampleAboveTheWordsIsAScenario) {
    std::string const said = shell.run("ruling --words").out;
    std::size_t const from = said.find('\n') + 1;
    auto const given = ask(said.substr(from, said.find("also scenario") - from));
    EXPECT_EQ(given.code, 0) << given.problems;
    EXPECT_THAT(given.out, HasSubstr("finding loses 7.5.1, 7.5.5"));
    EXPECT_THAT(ask("colour white\n").problems, HasSubstr("no line of a scenario: one of answer, before"));
}

} // namespace
} // namespace flagfall::cli::test
