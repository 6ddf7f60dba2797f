// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sqlite_journal.h"
#include "pairing/tiebreaks/tie_break.h"
#include "tests/cli/shell.h"
#include "tests/support/team_event.h"

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
    void keep(session::Story const& story) {
        auto journal = storage::SqliteJournal::create(shell / "event.flagfall").value();
        for (session::RecordedAct const& act : story.history().acts()) {
            session::NewRow row = session::encode(act.act);
            row.at = act.at;
            ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
        }
    }
};

TEST_F(StandingsCommand, PrintsTheTableWithAColumnForEachTieBreak) {
    auto const said = shell.run("standings '" + exercise + "' --tie-breaks BH/C1,SB");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(shell.run("standings '" + exercise + "' --tie-breaks PTS,BH/C1,SB").out, said.out) << "as in record 212";
    EXPECT_THAT(said.out, testing::StartsWith("rank\tnumber\tname\tpoints\tBH/C1\tSB\n"
                                              "1\t2\tP2\t4.0\t12\t9.5\n"
                                              "2\t3\tP3\t3.5\t13\t10.5\n"
                                              "3\t4\tP4\t3.5\t11.5\t9.25\n"));
}

TEST_F(StandingsCommand, ShowsWhatSeparatesOnePlayerFromHisNeighboursAndTheWorking) { // C.07 16.3 to 16.5
    auto const said = shell.run("standings '" + exercise + "' --tie-breaks BH/C1 --explain 4");
    EXPECT_EQ(said.out,
              "4 P4, 3.5 points, rank 3\n"
              "behind 3 P3: BH/C1 11.5 against 13\n"
              "before 1 P1: BH/C1 11.5 against 11\n"
              "BH/C1: 11.5\n"
              "  round 1: 12 P12 with 3.0, who has 2.0 (16.3): 3\n"
              "  round 2: a dummy with 2.5, no more than a draw in every round (16.4): 2.5, cut as the lowest "
              "round that he chose not to play (16.5)\n"
              "  round 3: 13 P13 with 1.5: 1.5\n"
              "  round 4: 3 P3 with 3.5: 3.5\n"
              "  round 5: 1 P1 with 3.5: 3.5\n")
        << said;
}

TEST_F(StandingsCommand, ShowsWhatIsMultipliedForSonnebornBerger) { // C.07 9.1
    auto const said = shell.run("standings '" + exercise + "' --tie-breaks SB --explain 3");
    EXPECT_THAT(said.out, HasSubstr(": 0.5 × ")) << said;
    EXPECT_THAT(said.out, HasSubstr(": 1.0 × "));
}

TEST_F(StandingsCommand, ShowsTheWorkingByRatingsWithTheNumbersOfTheTable) { // C.07 10.1, 10.2
    auto const said = shell.run("standings '" + exercise + "' --tie-breaks ARO/C1,TPR,PTP --explain 14");
    EXPECT_THAT(said.out, HasSubstr("ARO/C1: 1900\n"
                                    "  round 1: 6 P6 with 1950: 1950\n"
                                    "  round 2: 8 P8 with 1850: 1850\n"
                                    "  round 5: 13 P13 with 1600: 1600, cut as the lowest\n"
                                    "  3800 / 2, to the nearest 1\n"));
    EXPECT_THAT(said.out, HasSubstr("  average rating 1800, 2.0 of 3 is 67 %: +125\n"));
    EXPECT_THAT(said.out, HasSubstr("  so much is expected of 1942, and less than what was scored of any lower"));
}

TEST_F(StandingsCommand, ExplainsEveryCode) {
    std::string codes;
    for (std::string_view const each : pairing::tieBreakCodes())
        codes += (codes.empty() ? "" : ",") + std::string{each};
    for (int const number : {1, 9, 12}) {
        auto const said =
            shell.run("standings '" + exercise + "' --tie-breaks " + codes + " --explain " + std::to_string(number));
        EXPECT_EQ(said.code, 0) << said;
        for (std::string_view const each : pairing::tieBreakCodes())
            EXPECT_THAT(said.out, HasSubstr("\n" + std::string{each} + ": ")) << number;
    }
}

TEST_F(StandingsCommand, ShowsEveryComparisonOfDirectEncounter) { // C.07 Art. 6
    auto const said = shell.run("standings '" + exercise + "' --tie-breaks DE --explain 3");
    EXPECT_THAT(said.out, HasSubstr("DE: –, not all of those who are level have met, and nothing is sure (6.3)\n"));
    EXPECT_THAT(said.out, HasSubstr("nobody is separated (6.3)\n"));
}

TEST_F(StandingsCommand, CountsUnratedPlayersAsTheRegulationsSay) { // C.07 Art. 10
    std::string text = textOf(exercise);
    text.replace(text.find("1450"), 4, "    ");
    std::ofstream(shell / "event.trf") << text;
    auto const barred = shell.run("standings event.trf --tie-breaks ARO");
    EXPECT_EQ(barred.code, 2) << barred;
    EXPECT_THAT(barred.problems, HasSubstr("needs ratings, and some players have none"));
    for (std::string const rule : {"1450", "lowest", "average"})
        EXPECT_EQ(shell.run("standings event.trf --tie-breaks ARO --unrated " + rule).code, 0) << rule;
    EXPECT_EQ(shell.run("standings event.trf --tie-breaks ARO --unrated 1450").out,
              shell.run("standings '" + exercise + "' --tie-breaks ARO").out);
    EXPECT_EQ(shell.run("standings event.trf --tie-breaks ARO --unrated some").code, 2);
}

TEST_F(StandingsCommand, DrawsTheSameLotsAgain) {
    auto const drawn = shell.run("standings '" + exercise + "' --tie-breaks OTHER_LOTS --lots 7");
    EXPECT_EQ(drawn.code, 0) << drawn;
    EXPECT_EQ(shell.run("standings '" + exercise + "' --tie-breaks OTHER_LOTS --lots 7").out, drawn.out);
    EXPECT_NE(shell.run("standings '" + exercise + "' --tie-breaks OTHER_LOTS --lots 8").out, drawn.out);
}

TEST_F(StandingsCommand, DoesNotKnowLotsWithoutTheirSeedNorValuesEnteredElsewhere) {
    auto const said = checkWith("202 OTHER_LOTS,BH\n");
    EXPECT_THAT(said.out, HasSubstr("ranks agree, not checked: OTHER_LOTS\n")) << said;
    EXPECT_EQ(shell.run("standings '" + exercise + "' --tie-breaks OTHER_LOTS").code, 2);
    EXPECT_EQ(shell.run("standings '" + exercise + "' --tie-breaks OTHER_ENTERED").code, 2);
}

TEST_F(StandingsCommand, CountsByTheEditionThatIsAskedFor) {
    std::string const question = "standings '" + exercise + "' --tie-breaks BH --explain 4 --edition ";
    EXPECT_THAT(shell.run(question + "2026").out, HasSubstr("\nBH: 14\n"));
    EXPECT_THAT(shell.run(question + "2024").out, HasSubstr("\nBH: 15\n"));
    EXPECT_EQ(shell.run(question + "2025").code, 2);
}

TEST_F(StandingsCommand, RanksAndExplainsAnEventOfThisProgram) {
    auto story = session::Story::withPlayers(4);
    story.does(session::PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    keep(story);
    auto const table = shell.run("standings event.flagfall --tie-breaks WIN");
    EXPECT_EQ(table.code, 0) << table;
    EXPECT_THAT(table.out, testing::StartsWith("provisional rank\tnumber\tname\tpoints\tWIN\n1\t"));
    EXPECT_THAT(table.problems, HasSubstr("1 game without a result"));
    auto const explained = shell.run("standings event.flagfall --tie-breaks WIN,SB --explain 1");
    EXPECT_THAT(explained.out, HasSubstr("\nWIN: ")) << explained;
    EXPECT_THAT(explained.out, HasSubstr("\nSB: ")) << explained;
    EXPECT_EQ(shell.run("standings event.flagfall --explain 5").code, 2);
    auto const card = shell.run("standings event.flagfall --card 1");
    EXPECT_THAT(card.out, testing::StartsWith("A, rank 1, 1.0 points\n")) << card;
    EXPECT_THAT(card.out, HasSubstr("\n1\twhite\tD\t2397\t"));
    EXPECT_THAT(card.out, HasSubstr("\t1.0\t\t0.50\t\n")) << "no list says K of blitz";
    EXPECT_THAT(card.out, HasSubstr("title norms are made in standard play only"));
    EXPECT_EQ(shell.run("standings event.flagfall --card 5").code, 2);
    EXPECT_EQ(shell.run("standings '" + exercise + "' --card 1").code, 2) << "a report file is no event";
}

/// B has beaten A, and D has beaten C; the places go by the value numbers 7 and 5 are worth: see the table of Keizer.
TEST_F(StandingsCommand, RanksAndExplainsAKeizerCompetitionByItsScore) {
    session::Story story;
    session::EventDraft draft = session::Story::draft("90+30", "KEIZER");
    draft.rounds = 20;
    draft.initialColour = "white";
    story.does(session::OpenEvent{draft});
    for (char const* const name : {"A", "B", "C", "D"})
        story.does(session::EnterPlayer{session::Story::named(name, std::to_string(2000 - 100 * (name[0] - 'A')))});
    story.does(session::PairRound{});
    for (session::Board const& board : story.state().rounds.back().boards)
        story.enters(1, board.number.value(),
                     story.nameOf(board.white) > story.nameOf(board.black) ? Result::WhiteWins : Result::BlackWins);
    keep(story);
    auto const table = shell.run("standings event.flagfall --tie-breaks WIN");
    EXPECT_EQ(table.out, "rank\tnumber\tname\tscore\tpoints\tWIN\n1\t2\tB\t7.0\t1.0\t1\n2\t1\tA\t3.0\t0.0\t0\n"
                         "3\t4\tD\t3.0\t1.0\t1\n4\t3\tC\t1.0\t0.0\t0\n")
        << table;
    auto const why = shell.run("standings event.flagfall --explain 2");
    EXPECT_EQ(why.out, "2 B, rank 1\nscore 7.0, value number 4\n  own value number 4: 4.0\n"
                       "  round 1: 1 A, value number 3: 3.0\n")
        << why;
}

TEST_F(StandingsCommand, RanksThePlayersOfACategoryAmongThemselves) {
    session::Story story;
    session::EventDraft draft = session::Story::draft("90+30");
    draft.categories = "B: rating -2199";
    story.does(session::OpenEvent{draft});
    for (auto const& [name, rating] : {std::pair{"A", "2400"}, {"B", "2100"}, {"C", "2300"}, {"D", "2000"}})
        story.does(session::EnterPlayer{session::Story::named(name, rating)});
    story.playsRound(Result::Draw);
    keep(story);
    auto const table = shell.run("standings event.flagfall --tie-breaks TPN --category B");
    EXPECT_EQ(table.out, "rank\tnumber\tname\tpoints\tTPN\n1\t3\tB\t0.5\t3\n2\t4\tD\t0.5\t4\n") << table;
    auto const none = shell.run("standings event.flagfall --category U18");
    EXPECT_EQ(none.code, 2);
    EXPECT_THAT(none.problems, HasSubstr("there is no player in a category 'U18'"));
    EXPECT_EQ(shell.run("standings '" + exercise + "' --category B").code, 2) << "a report file has none";
}

TEST_F(StandingsCommand, RanksAndExplainsAKnockoutByItsMatches) {
    session::Story story;
    session::EventDraft draft = session::Story::draft("90+30", "CUSTOM_KNOCKOUT");
    draft.initialColour = "white";
    draft.ladder = "1 standard";
    story.does(session::OpenEvent{draft});
    for (char const* const name : {"A", "B", "C", "D"})
        story.does(session::EnterPlayer{session::Story::named(name, std::to_string(2400 - (name[0] - 'A')))});
    story.does(session::PairRound{}); // A–D and B–C
    for (int board = 1; board <= 2; ++board) story.enters(1, board, Result::WhiteWins);
    story.does(session::PairRound{});
    bool const hasA = story.nameOf(story.board(2, 1).white) == "A";
    story.enters(2, 1, hasA ? Result::BlackWins : Result::WhiteWins);
    keep(story);
    auto const table = shell.run("standings event.flagfall --tie-breaks WIN");
    EXPECT_THAT(table.out, testing::StartsWith("rank\tnumber\tname\tpoints\tWIN\n1\t2\tB\t2.0\t2\n2\t1\tA\t1.0\t1\n"))
        << table;
    auto const why = shell.run("standings event.flagfall --explain 1");
    EXPECT_EQ(why.out, "1 A, rank 2\n  round 1: 4 D, by games: won\n  round 2: 2 B, by games: lost\n") << why;
}

/// Two teams of two boards: 1 has won on the first board, and drawn the second.
TEST_F(StandingsCommand, RanksTeamsByTheirTieBreaksAndTheirPlayersBelow) {
    auto const player = [](int number, char const* points, char const* cell) {
        return "001    " + std::to_string(number) + "      Player " + std::to_string(number) +
               "                          2000                             " + points + "    1     " + cell + "\n";
    };
    std::ofstream(shell / "event.trf")
        << "142 1\n152 W\n192 FIDE_TEAM\n212 MP,GP,BC\n"
        << player(1, "1.0", "3 w 1") << player(2, "0.5", "4 b =") << player(3, "0.0", "1 b 0")
        << player(4, "0.5", "2 w =")
        << "310   1 Amazon                           AMA     2400    2.0    1.5   1     1    2\n"
           "310   2 Nile                             NIL     2300    0.0    0.5   2     3    4\n352 WB\n";
    auto const table = shell.run("standings event.trf");
    EXPECT_EQ(table.code, 0) << table;
    EXPECT_EQ(table.out, "rank\tteam\tname\tmatch points\tgame points\tGP\tBC\n1\t1\tAmazon\t2.0\t1.5\t1.5\t2\n"
                         "2\t2\tNile\t0.0\t0.5\t0.5\t1\n"
                         "\nrank\tnumber\tname\tpoints\n1\t1\tPlayer 1\t1.0\n2\t2\tPlayer 2\t0.5\n"
                         "2\t4\tPlayer 4\t0.5\n4\t3\tPlayer 3\t0.0\n");
    auto const why = shell.run("standings event.trf --tie-breaks BC,BBE,GP,SSSC/K2,EDEBT --explain 1");
    EXPECT_EQ(why.out, "1 Amazon, 2.0 match points, 1.5 game points, rank 1\n"
                       "before 2 Nile: match points 2 against 0\n"
                       "  round 1: 2 Nile, rank 2, white on board 1: 1.5 - 0.5, 2.0 match points, 1.5 game points\n"
                       "BC: 2\n  board 1: 1.0 points: 1\n  board 2: 0.5 points: 1\n"
                       "BBE: 1\n  without board 2: 1\n"
                       "GP: 1.5\n  round 1: 1.5 points: 1.5\n"
                       "SSSC/K2: 1.5\n  round 1: 2 Nile with 0.0: 0\n  1.5 points + 0 / 2, which is 0 (13.4)\n"
                       "EDEBT: –, nobody is level\n")
        << why;
    EXPECT_THAT(shell.run("standings event.trf --explain 3").problems, HasSubstr("there is no team 3"));
}

TEST_F(StandingsCommand, ExplainsATeamOfAnEventAndShowsItsCard) {
    auto story = session::fourTeamsAfterARound();
    story.does(session::PairRound{});
    keep(story);
    auto const why = shell.run("standings event.flagfall --explain 3");
    EXPECT_THAT(why.out, testing::StartsWith("3 Team C, 0.0 match points, 0.5 game points, rank 4\nbehind 4 Team D: "))
        << why;
    EXPECT_THAT(why.out, HasSubstr("  round 1: 1 Team A, rank 1, black on board 1: 0.5 - 1.5, 0.0 match points, "));
    EXPECT_THAT(why.out, testing::Not(HasSubstr("round 2:"))) << "nothing of it counts before its first result";
    auto const card = shell.run("standings event.flagfall --card 1");
    EXPECT_EQ(card.code, 0) << card;
    EXPECT_THAT(card.out, testing::StartsWith("Team A, rank 1, 2.0 match points, 1.5 game points\nround\t"));
    EXPECT_THAT(card.out, HasSubstr("\n1\twhite\tTeam C\t4\t1.5 - 0.5\t\t2.0\t1.5\t2.0\t1.5\n"));
    EXPECT_THAT(card.out, HasSubstr("\nA2\t2398\t2\t0.5\t*\t0.5\t1\t2198\n"));
    EXPECT_THAT(shell.run("standings event.flagfall --card 5").problems, HasSubstr("there is no team 5"));
}

/// ### Lots: everybody's is in the file, and no seed has to be known.
TEST_F(StandingsCommand, TakesTheLotsOfTheFile) {
    std::ofstream(shell / "event.trf") << "### Lots @ Seed 17: 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1\n"
                                       << textOf(exercise);
    auto const said = shell.run("standings event.trf --tie-breaks OTHER_LOTS");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("\n1\t2\tP2\t4.0\t15\n2\t16\tP16\t3.5\t1\n"));
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
