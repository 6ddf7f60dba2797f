// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/pack.h"
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
                        "  2-1       5.2.1: both players get their colour preference\n"
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
    EXPECT_EQ(said.out, "The best round with it has 4-1, 2-3; by the system 2-1, 3-4\n"
                        "Worse in the bracket of 1.0 points:\n"
                        "  C6 (downfloaters): 2 [1, 2] instead of 0\n"
                        "Colours: 4-1 by 5.2.4: the higher-ranked player gets the preferred colour\n");
}

TEST_F(PairCommand, SaysWhyNotByTheRuleThatForbidsIt) {
    auto const said = runOn("pair --why-not 1-3", "142 5\n152 W\n" + names);
    EXPECT_EQ(said.out, "Not legal:\n  C1 (two players do not meet twice): 1, 3 have met in round 1\n") << said;
    auto const bye = runOn("pair --why-not 1-bye", "142 5\n152 W\n" + names);
    EXPECT_EQ(bye.out, "Not legal:\n  no player is left for the bye of 1\n") << bye;
    EXPECT_EQ(runOn("pair --why-not 1+3", "142 5\n152 W\n" + names).code, 2);
}

TEST_F(PairCommand, SaysThatTheRoundHasWhatIsAskedFor) {
    auto const said = runOn("pair --why-not 1-2", "142 5\n152 W\n" + names);
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "The round has it: 2-1, 3-4\nThese pairs are in the system's pairing.\nColours: 2-1 by "
                        "5.2.1: both players get their colour preference\n");
    EXPECT_THAT(runOn("pair --why-not 4-3,2-1", "142 5\n152 W\n" + names).out,
                StartsWith("The round has it: 2-1, 3-4\n"));
}

TEST_F(PairCommand, WantsAtLeastOnePairAndAtMostOneByeToSayWhyNot) {
    for (auto const& [asked, why] : {std::pair{"1-bye,3-bye", "only one player may get the bye"},
                                     {"1-bye,3-0", "only one player may get the bye"},
                                     {"", "no pair is given; 3-7,5-bye names two"},
                                     {" ,", "no pair is given; 3-7,5-bye names two"},
                                     {"1+3", "not pairs such as 3-7,5-bye"}}) {
        auto const said = runOn("pair --why-not '" + std::string{asked} + "'", "142 5\n152 W\n" + names);
        EXPECT_EQ(said.code, 2) << asked;
        EXPECT_EQ(said.out, "") << asked;
        EXPECT_EQ(said.problems, "flagfall-cli: --why-not '" + std::string{asked} + "': " + why + "\n");
    }
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
    EXPECT_EQ(said.out, "ok event.trf  1 of 1 rounds agree, ranks not compared: the tournament is not over\n");
}

TEST_F(PairCommand, SaysWhyItDidNotCompareTheRanks) {
    auto const compared = [this](std::string const& records) { return runOn("check", records + names).out; };
    EXPECT_THAT(compared("142 1\n152 W\n"), HasSubstr(", ranks not compared: the file names no tie-breaks\n"));
    std::string some = "142 1\n152 W\n212 PTS,BH\n" + names;
    some.replace(some.find("1.0    2"), 8, "1.0     ");
    EXPECT_THAT(runOn("check", some).out, HasSubstr(", ranks not compared: 1 of 4 players have none\n"));
}

TEST_F(PairCommand, SaysWhatIsOnFileAndWhatTheRulesSay) {
    auto const said = runOn("check", "142 5\n152 B\n" + names);
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.out, StartsWith("FAIL event.trf"));
    EXPECT_THAT(said.problems, HasSubstr("round 1: by the system 3-1, 2-4; on file 1-3, 4-2"));
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

// --- what a file says and is not used as it is ---------------------------------------------------------------

/// A record that is nonsense, and what is said about it.
struct Nonsense {
    char const* name;
    char const* record;
    char const* said;
};

class ARecord : public testing::TestWithParam<Nonsense> {
protected:
    Shell shell;
};
// clang-format off
Nonsense const records[] = {
    {"042", "042 next Sunday", "not used: line 3, column 5, 042: an unreadable date: 'next Sunday'"},
    {"062", "062 five", "not used: line 3, column 5, 062: an unreadable field: 'five'"},
    {"062Differs", "062 5", "repaired: line 3, column 5, 062: the number of players disagrees with the player records: '5', taken as '4'"},
    {"142", "XXR many", "not used: line 3, column 5, XXR: an unreadable field: 'many'"},
    {"152", "152 G", "not used: line 3, column 5, 152: an unreadable field: 'G'"},
    {"062More", "062 4 (3)", "repaired: line 3, column 5, 062: text after the value: '4 (3)', taken as '4'"},
    {"142More", "142 5 rounds", "repaired: line 3, column 5, 142: text after the value: '5 rounds', taken as '5'"},
    {"142Again", "142 9", "repaired: line 3, column 5, 142: contradicts another record: '9', taken as '5'"},
    {"142AgainstXXR", "XXR 7", "repaired: line 3, column 5, XXR: contradicts another record: '7', taken as '5'"},
    {"152Again", "152 B", "not used: line 3, column 5, 152: contradicts another record: 'B'"},
    {"152AgainstXXC", "XXC black1", "not used: line 3, column 5, XXC: contradicts another record: 'black1'"},
    {"162Again", "162 W 1.0 W 2.0", "not used: line 3, column 5, 162: contradicts another record: 'W 2.0'"},
    {"162Order", "162 D 2", "assumed: line 3, column 5, 162: a draw counts more than a win, or a loss more than a draw; used as it is: 'W 1.0, D 2.0, L 0.0'"},
    {"001Rank", "001    5      Evans                                                                  fi", "not used: line 3, column 86, 001 rank: an unreadable field: 'fi'"},
    {"240Again", "240 F   4    1\n240 Z   4    1", "not used: line 4, column 5, 240 type: contradicts another record: 'Z of 1'"},
    {"162", "162 W 1.255", "not used: line 3, column 5, 162: an unreadable field: 'W 1.255'"},
    {"212", "212 PTS,LUCK", "not used: line 3, column 9, 212: an unknown tie-break: 'LUCK'"},
    {"240Round", "240 H  99    4", "not used: line 3, column 7, 240 round: an unreadable field: '99'"},
    {"240Players", "240 H   2   17   18", "not used: line 3, column 11, 240 players: an unreadable field: '17 18'"},
    {"240Type", "240 Q   2    4", "not used: line 3, column 5, 240: an unreadable field: 'Q   2    4'"},
    {"250", "250      lots   1   2    1    2", "not used: line 3, column 5, 250: an unreadable field: 'lots   1   2    1    2'"},
    {"250Backwards", "250       1.0   3   2    1    2", "not used: line 3, column 5, 250: an unreadable field"},
    {"250Players", "250       1.0   1   2   17   18", "not used: line 3, column 23, 250 players: an unreadable field: '17'"},
    {"250LastPlayer", "250       1.0   1   2    1   17", "not used: line 3, column 23, 250 players: an unreadable field: '17'"},
    {"250MatchPoints", "250  1.0        1   2    1    2", "not used: line 3, column 5, 250: match points, where only game points count: '1.0'"},
    {"260", "260 two players", "not used: line 3, column 5, 260: an unreadable field: 'two players'"},
    {"260Alone", "260   1   2    1", "not used: line 3, column 5, 260: an unreadable field: '1   2    1'"},
    {"260Players", "260   1   2    1   17", "not used: line 3, column 13, 260 players: an unreadable field: '17'"},
    {"299", "299 Q lots", "not used: line 3, column 5, 299: an unreadable field: 'Q lots'"},
    {"260Himself", "260   1   2    4    4", "not used: line 3, column 13, 260 players: the same player twice: '4'"},
    {"299Empty", "299", "not used: line 3, column 5, 299: an unreadable field"},
    {"299MatchPoints", "299 W   2.0   1.0    1    1", "not used: line 3, column 5, 299: match points, where only game points count: '2.0'"},
    {"299Players", "299 W         1.0    1   17", "not used: line 3, column 5, 299 players: an unreadable field: '17'"},
    {"299Round", "299 W         1.0    9    1", "not used: line 3, column 5, 299 round: an unreadable field: '9'"},
    {"XXA", "XXA    x  1.0", "not used: line 3, column 5, XXA: an unreadable field: 'x  1.0'"},
    {"XXPAlone", "XXP 4", "not used: line 3, column 5, XXP: an unreadable field: '4'"},
    {"XXP", "XXP 1 4 two", "not used: line 3, column 5, XXP: an unreadable field: 'two'"},
    {"XXS", "XXS W=3 WW=4", "not used: line 3, column 5, XXS: an unreadable field: 'WW=4'"},
    {"XXZ", "XXZ 17", "not used: line 3, column 5, XXZ players: an unreadable field: '17'"},
    {"BBW", "BBW lots", "not used: line 3, column 5, BBW: an unreadable field: 'lots'"},
    {"Unknown", "24O H   2    4", "not used: line 3: an unknown record: '24O'"},
};
// clang-format on
INSTANTIATE_TEST_SUITE_P(PairCommand, ARecord, testing::ValuesIn(records),
                         [](auto const& info) { return std::string{"Of"} + info.param.name; });

TEST_P(ARecord, ThatIsNonsenseIsToldByEveryCommandAndStopsNone) {
    std::ofstream(shell / "good.trf") << "142 5\n152 W\n" << names;
    std::ofstream(shell / "event.trf") << "142 5\n152 W\n" << GetParam().record << "\n" << names;
    std::string const said = std::string{"flagfall-cli: event.trf: "} + GetParam().said;
    for (char const* const command : {"pair", "check", "standings", "trf"}) {
        SCOPED_TRACE(command);
        auto const good = shell.run(std::string{command} + " good.trf");
        EXPECT_EQ(good.problems, "");
        auto const bad = shell.run(std::string{command} + " event.trf");
        bool const isTieBreak = std::string_view{GetParam().name} == "212";
        bool const isTold = !isTieBreak || std::string_view{command} != "standings";
        EXPECT_THAT(bad.problems, HasSubstr(isTold ? said : ": LUCK: not a tie-break that is computed here"));
        if (isTold) {
            EXPECT_EQ(bad.code, good.code);
        }
    }
}

TEST_F(PairCommand, IsSilentAboutRecordsItHasNoUseFor) {
    auto const said = runOn("check", "### a comment\n072 4\n082 0\n112 Deputy\n132\n142 5\n152 W\n162  W 3.0    D 1.0\n"
                                     "172 FRA\n192 FIDE_DUTCH_2026\n222 5400+30\n250       1.0   3   3    1    2\n"
                                     "260   3   3    1    2\n299 F       3.0\n" +
                                         names + "NOR    1      Adams\n");
    EXPECT_THAT(said.problems, testing::Not(HasSubstr("not used"))) << said;
}

TEST_F(PairCommand, RefusesAFileOfASystemThatIsNotItsOwn) {
    for (char const* const command : {"pair", "check"}) {
        auto const said = runOn(command, "142 5\n152 W\n192 FIDE_DUBOV\n" + names);
        EXPECT_EQ(said.code, 2) << said;
        EXPECT_EQ(said.out, "");
        EXPECT_EQ(said.problems,
                  "flagfall-cli: event.trf: line 3, 192: 'FIDE_DUBOV' is not a system this program pairs\n");
    }
    EXPECT_EQ(runOn("pair", "142 5\n152 W\n192 FIDE_DUTCH_2017\n" + names).problems, "");
}

TEST_F(PairCommand, SaysWhichSystemItTakesWhereTheWordsOfAFileNameNone) {
    auto const said = runOn("pair", "092 Individual: Dubov\n142 5\n152 W\n" + names);
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.problems, "flagfall-cli: event.trf: 092: 'Individual: Dubov' names no system this program pairs; "
                             "FIDE_DUTCH_2026 is taken\n");
    EXPECT_EQ(runOn("pair", "092 Individual: Swiss-System\n142 5\n152 W\n" + names).problems, "");
}

TEST_F(PairCommand, TakesTheEditionThatWasInForceWhenTheEventBegan) {
    auto const said = runOn("pair --explain", "042 2019/05/01\n092 Individual: Swiss-System\n142 5\n152 W\n" + names);
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, StartsWith("By FIDE_DUTCH_2017: "));
}

/// Nobody has played: by the table (C.05, annex 1) round 1 has 1-4 and 2-3, and no colour is drawn.
TEST_F(PairCommand, PairsARoundRobinByItsTableAlsoWhereOnlyTheWordsSaySo) {
    std::string fresh;
    for (int number = 1; number <= 4; ++number)
        fresh += "001    " + std::to_string(number) +
                 "      Player                            2000                             0.0    " +
                 std::to_string(number) + "\n";
    for (char const* const system : {"092 Individual: Round-Robin\n", "192 BERGER_ROUNDROBIN\n"}) {
        auto const said = runOn("pair", std::string{system} + "142 3\n" + fresh);
        EXPECT_EQ(said.code, 0) << said;
        EXPECT_EQ(said.out, "2\n1 4\n2 3\n");
        EXPECT_EQ(said.problems, "");
        EXPECT_EQ(runOn("pair", std::string{system} + fresh).out, said.out) << "the table says how many rounds";
    }
}

TEST_F(PairCommand, DoesNotPairTheMembersOfTeamsAsIfTheyPlayedForThemselves) {
    for (char const* const command : {"pair", "check"}) {
        auto const said = runOn(command, "142 5\n152 W\n192 FIDE_TEAM_TYPEA_MP_GP\n" + names);
        EXPECT_EQ(said.code, 2) << said;
        EXPECT_EQ(said.out, "");
        EXPECT_THAT(said.problems, HasSubstr("event.trf: an event of teams, and its teams (310, 013) cannot be told"));
    }
}

// --- teams ---------------------------------------------------------------------------------------------------

/// Four teams of two boards after round 1: 1 has beaten 3 with two games to none, 4 and 2 have drawn. By C.04.6 it was
/// paired so: 1–3 and 2–4 come first, 1 has the initial colour, and 2 the other one.
std::string teamsAfterRoundOne() {
    std::string text;
    char const* const cells[] = {"5 w 1", "6 b 1", "7 b =", "8 w =", "1 b 0", "2 w 0", "3 w =", "4 b ="};
    char const* const points[] = {"1.0", "1.0", "0.5", "0.5", "0.0", "0.0", "0.5", "0.5"};
    for (int i = 0; i < 8; ++i)
        text += "001    " + std::to_string(i + 1) +
                "      Player                            2000                             " + points[i] + "    1  " +
                "   " + cells[i] + "\n";
    char const* const teams[] = {"   2.0    2.0   1     1    2", "   1.0    1.0   2     3    4",
                                 "   0.0    0.0   4     5    6", "   1.0    1.0   2     7    8"};
    for (int i = 0; i < 4; ++i)
        text += "310   " + std::to_string(i + 1) + " Team                             T       2000 " + teams[i] + "\n";
    return text + "320  1.0  1.0\n352 WB\n362 TW 2.0   TD 1.0   TL 0.0\n";
}

TEST_F(PairCommand, PairsTeamsByTheSwissOfTeams) { // C.04.6
    std::string const header = "142 3\n152 W\n192 FIDE_TEAM_TYPEA_MP_GP\n";
    auto const said = runOn("pair", header + teamsAfterRoundOne());
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.problems, "");
    // 1 needs an opponent from below: with 2 the lower bracket is 3 and 4, with the smallest numbers first. 1 and 4 had
    // White, 2 and 3 Black.
    EXPECT_EQ(said.out, "2\n2 1\n3 4\n");
    auto const prohibited = runOn("pair", header + "260   2   2    1    2\n" + teamsAfterRoundOne());
    EXPECT_EQ(prohibited.out, "2\n4 1\n2 3\n") << prohibited << "the numbers are those of teams";
    auto const absent = runOn("pair", header + "240 H   2    1\n" + teamsAfterRoundOne());
    EXPECT_EQ(absent.out, "2\n2 3\n4 0\n") << absent << "2 and 4 have met, so that the bye is not for 3";
}

TEST_F(PairCommand, ChecksTheRoundsAndRanksOfTeams) {
    std::string const header = "142 1\n152 W\n192 FIDE_TEAM_TYPEA_MP_GP\n212 MP,GP,EDE\n";
    auto const good = runOn("check", header + teamsAfterRoundOne());
    EXPECT_EQ(good.code, 0) << good;
    EXPECT_EQ(good.out, "ok event.trf  1 of 1 rounds agree, 4 of 4 ranks agree\n");
    std::string wrong = teamsAfterRoundOne();
    wrong.replace(wrong.find("2.0    2.0   1"), 14, "2.0    2.0   2");
    EXPECT_THAT(runOn("check", header + wrong).problems, HasSubstr("rank of team 1: 1 by the tie-breaks, 2 on file"));
    auto const differs = runOn("check", "142 3\n152 B\n192 FIDE_TEAM\n" + teamsAfterRoundOne());
    EXPECT_EQ(differs.code, 1);
    EXPECT_THAT(differs.problems, HasSubstr("round 1: by the system 3-1, 2-4; on file 1-3, 4-2"));
}

/// By the table of four (C.05, annex 1): 1–4 and 2–3, then 4–3 and 1–2, then 2–4 and 3–1.
TEST_F(PairCommand, PairsARoundRobinOfTeamsByItsTable) {
    std::string text = teamsAfterRoundOne();
    for (auto const& [from, to] : {std::pair{"5 w 1", "7 w 1"},
                                   {"6 b 1", "8 b 1"},
                                   {"7 b =", "5 w ="},
                                   {"8 w =", "6 b ="},
                                   {"1 b 0", "3 b ="},
                                   {"2 w 0", "4 w ="},
                                   {"3 w =", "1 b 0"},
                                   {"4 b =", "2 w 0"}})
        text.replace(text.find(from), 5, to);
    for (char const* const system : {"192 BERGER_TEAM_ROUNDROBIN\n142 3\n", "092 Team: Round-Robin\n"}) {
        auto const said = runOn("pair", system + text);
        EXPECT_EQ(said.code, 0) << said;
        EXPECT_EQ(said.out, "2\n4 3\n1 2\n");
    }
}

TEST_F(PairCommand, RefusesTeamsOfASystemByRulesOfItsOwn) {
    auto const said = runOn("pair", "142 3\n152 W\n192 CUSTOM_TEAM_SWISS_GP\n" + teamsAfterRoundOne());
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_EQ(said.problems, "flagfall-cli: event.trf: line 3, 192: 'CUSTOM_TEAM_SWISS_GP' is not a system this "
                             "program pairs\n");
    auto const unsaid = runOn("pair", "142 3\n152 W\n" + teamsAfterRoundOne());
    EXPECT_THAT(unsaid.problems, HasSubstr("does not say by which rules (192); FIDE_TEAM_TYPEA_MP_GP is taken"));
}

TEST_F(PairCommand, SaysThatASystemGivesNoReasons) {
    auto const said = runOn("pair --why-not 1-3", "142 3\n152 W\n192 FIDE_TEAM\n" + teamsAfterRoundOne());
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, HasSubstr("FIDE_TEAM_TYPEA_MP_GP gives no reasons for its pairings"));
    auto const paired = runOn("pair --explain", "142 3\n152 W\n192 FIDE_TEAM\n" + teamsAfterRoundOne());
    EXPECT_EQ(paired.code, 0);
    EXPECT_EQ(paired.out, "2\n2 1\n3 4\n") << "the pairs alone, and not in silence";
    EXPECT_THAT(paired.problems, HasSubstr("gives no reasons for its pairings"));
}

// --- folders and archives ------------------------------------------------------------------------------------

TEST_F(PairCommand, TakesEveryReportOfAFolderOrAnArchive) {
    std::filesystem::create_directories(shell / "events/women");
    std::string const good = "142 5\n152 W\n" + names;
    std::ofstream(shell / "events/b.trf") << good;
    std::ofstream(shell / "events/women/a.TXT") << "142 5\n152 B\n" << names;
    std::ofstream(shell / "events/notes.md") << "no report";
    std::ofstream(shell / "events/.hidden.trf") << "no report";
    auto const folder = shell.run("check events");
    EXPECT_EQ(folder.code, 1) << folder << "the worst of them";
    EXPECT_THAT(folder.out, HasSubstr("ok events/b.trf  1 of 1 rounds agree"));
    EXPECT_THAT(folder.out, HasSubstr("FAIL events/women/a.TXT  0 of 1 rounds agree"));
    std::ofstream(shell / "all.zip", std::ios::binary)
        << *tables::pack({{"b.trf", good}, {"__MACOSX/b.trf", "no report"}, {"read.me", "no report"}}, 0);
    EXPECT_THAT(shell.run("check all.zip").out, HasSubstr("ok all.zip/b.trf  1 of 1 rounds agree"));
    auto const paired = shell.run("pair events");
    EXPECT_EQ(paired.out, "events/b.trf:\n2\n2 1\n3 4\n\nevents/women/a.TXT:\n2\n2 1\n3 4\n") << paired;
    EXPECT_EQ(shell.run("pair all.zip").out, "all.zip/b.trf:\n2\n2 1\n3 4\n");
    EXPECT_EQ(shell.run("pair all.zip -p pairs.txt").code, 2);
    auto const ranked = shell.run("standings events --tie-breaks WIN");
    EXPECT_THAT(ranked.out, StartsWith("events/b.trf:\nrank\tnumber\tname\tpoints\tWIN\n")) << ranked;
}

TEST_F(PairCommand, SaysThatAFolderOrAnArchiveHasNoReports) {
    std::filesystem::create_directories(shell / "empty");
    EXPECT_THAT(shell.run("check empty").problems, HasSubstr("empty: has no report files"));
    EXPECT_EQ(shell.run("check empty").code, 2);
    std::ofstream(shell / "broken.zip", std::ios::binary) << "PK\x03\x04 and no more";
    EXPECT_THAT(shell.run("check broken.zip").problems, HasSubstr("broken.zip: cannot be unpacked"));
    EXPECT_EQ(shell.run("standings broken.zip").code, 2);
}

TEST_F(PairCommand, SaysWhichPointsItDidNotBelieve) {
    std::string text = names;
    text.replace(text.find("1.0    1"), 3, "9.0");
    for (char const* const command : {"pair", "check", "standings"}) {
        auto const said = runOn(command, "142 5\n152 W\n" + text);
        EXPECT_EQ(said.code, 0) << said;
        EXPECT_THAT(said.problems, HasSubstr("repaired: line 3, column 81, 001 points: the points disagree with the "
                                             "results: '9.0', taken as '1.0'"));
    }
}

} // namespace
} // namespace flagfall::cli::test
