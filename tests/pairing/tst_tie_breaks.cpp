// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/standings.h"
#include "pairing/tiebreaks/advice.h"
#include "pairing/tiebreaks/contributions.h"

#include <gtest/gtest.h>

#include <map>

namespace flagfall::pairing {
namespace {

using Texts = std::vector<std::string>;

Standing const& lineOf(std::vector<Standing> const& table, int number) {
    for (Standing const& line : table)
        if (line.player == player(number)) return line;
    throw std::out_of_range("no such player");
}

/// The column of one tie-break in order of pairing numbers.
Texts column(Tournament const& tournament, TieBreak const& tieBreak) {
    auto const table = standings(tournament, {tieBreak});
    Texts texts;
    for (Participant const& each : tournament.participants)
        texts.push_back(valueText(lineOf(table, each.number.value()).tieBreaks.at(0)));
    return texts;
}

Texts points(Tournament const& tournament) {
    auto const table = standings(tournament, {});
    Texts texts;
    for (Participant const& each : tournament.participants)
        texts.push_back(valueText(TieBreakValue::of(lineOf(table, each.number.value()).points)));
    return texts;
}

/// `1:3 2:1,4` : places and who has them.
std::string places(Tournament const& tournament, std::vector<TieBreak> const& order) {
    std::string text;
    int last = 0;
    for (Standing const& line : standings(tournament, order)) {
        bool const shared = line.rank == last;
        text += shared ? "," : (text.empty() ? "" : " ") + std::to_string(line.rank) + ":";
        text += std::to_string(numberOf(line.player));
        last = line.rank;
    }
    return text;
}

/// The exercise tournament of FIDE's technical commission: allocated, half- and zero-point byes, forfeits and
/// a withdrawal in 16 players and 5 rounds. Its values were reproduced by two independent programs.
Tournament exerciseTable() {
    return crossTable(SystemKind::Swiss,
                      {"9w1 13b= 2w= 15b1 4w=", "10b1 7w1 1b= 16w1 3b=", "11w= 6b1 8w1 4b= 2w=", "12b1 H 13w1 3w= 1b=",
                       "13w0 15b0 11w1 7b= 10w1", "14b0 3w0 U 10w1 8b1", "15w1 2b0 16b0 5w= 11b0",
                       "16b= 14w1 3b0 13w1 6w0", "1b0 10w0 H 11b- U", "2w0 9b1 15w0 6b0 5b0", "3b= 16w0 5b0 9w+ 7w1",
                       "4w0 U 14b+ Z Z", "5b1 1w= 4b0 8b0 14w0", "6w1 8b0 12w- Z 13b1", "7b0 5w1 10b1 1w0 16b0",
                       "8w= 11b1 7w1 2b0 15w1"});
}

TEST(TechnicalCommissionExercise, Points) {
    EXPECT_EQ(points(exerciseTable()), (Texts{"3.5", "4", "3.5", "3.5", "2.5", "3", "1.5", "2.5", "1.5", "1", "2.5",
                                              "2", "1.5", "2", "2", "3.5"}));
}

TEST(TechnicalCommissionExercise, Buchholz) { // C.07 Art. 8.1, 16.3, 16.4
    EXPECT_EQ(column(exerciseTable(), by("BH")), (Texts{"12.5", "13", "15.5", "14", "8.5", "11.5", "14.5", "13.5", "9",
                                                        "13", "12.5", "11.5", "14", "11", "12", "12.5"}));
}

TEST(TechnicalCommissionExercise, BuchholzCutOne) { // Art. 16.5
    EXPECT_EQ(column(exerciseTable(), by("BH/C1")), (Texts{"11", "12", "13", "11.5", "7.5", "10.5", "12.5", "12", "7.5",
                                                           "11.5", "11", "9.5", "12", "9", "11", "11"}));
}

TEST(TechnicalCommissionExercise, SonnebornBerger) { // Art. 9.1
    EXPECT_EQ(column(exerciseTable(), by("SB")), (Texts{"8", "9.5", "10.5", "9.25", "4.25", "6", "3.25", "5.25", "2.25",
                                                        "1.5", "4.75", "4", "4.25", "4.5", "3.5", "7.25"}));
}

TEST(TechnicalCommissionExercise, RoundsWon) { // Art. 7.1
    EXPECT_EQ(column(exerciseTable(), by("WIN")),
              (Texts{"2", "3", "2", "2", "2", "3", "1", "2", "1", "1", "2", "2", "1", "2", "2", "3"}));
}

TEST(TechnicalCommissionExercise, GamesWon) { // Art. 7.2
    EXPECT_EQ(column(exerciseTable(), by("WON")),
              (Texts{"2", "3", "2", "2", "2", "2", "1", "2", "0", "1", "1", "0", "1", "2", "2", "3"}));
}

TEST(TechnicalCommissionExercise, ThePlacesByBuchholzCutOne) {
    EXPECT_EQ(places(exerciseTable(), {by("BH/C1"), by("BH")}),
              "1:2 2:3 3:4 4:1,16 6:6 7:8 8:11 9:5 10:15 11:12 12:14 13:7 14:13 15:9 16:10");
}

/// `4:2.5d` : the opponent's score of a round, d for a dummy, x when cut.
std::string explained(std::vector<Contribution> const& lines) {
    std::string text;
    for (Contribution const& line : lines) {
        if (!text.empty()) text += ' ';
        text += std::to_string(line.round.value()) + ":" + valueText(TieBreakValue::of(line.points)) + "*" +
                valueText(TieBreakValue::of(line.opponentScore)) + "=" + valueText({line.product});
        if (line.against == Contribution::Against::Dummy) text += 'd';
        if (line.isCut) text += 'x';
    }
    return text;
}

TEST(Explanation, TheHalfPointByeOfPlayerFourIsADummyWithTwoAndAHalf) {
    auto const lines = explain(exerciseTable(), by("BH/C1"), player(4));
    EXPECT_EQ(explained(lines), "1:1*3=3 2:0.5*2.5=2.5dx 3:1*1.5=1.5 4:0.5*3.5=3.5 5:0.5*3.5=3.5");
    EXPECT_EQ(lines[0].opponent, player(12));
    EXPECT_FALSE(lines[1].opponent);
}

TEST(Explanation, TheForfeitOfPlayerNineIsADummyNoStrongerThanHisScheduledOpponent) {
    auto const lines = explain(exerciseTable(), by("BH"), player(9));
    EXPECT_EQ(explained(lines), "1:0*3.5=3.5 2:0*1=1 3:0.5*1.5=1.5d 4:0*1.5=1.5d 5:1*1.5=1.5d");
    EXPECT_EQ(lines[3].opponent, player(11));
}

TEST(Explanation, SonnebornBergerShowsTheProducts) {
    EXPECT_EQ(explained(explain(exerciseTable(), by("SB"), player(4))),
              "1:1*3=3 2:0.5*2.5=1.25d 3:1*1.5=1.5 4:0.5*3.5=1.75 5:0.5*3.5=1.75");
}

TEST(Explanation, TheLinesAddUpToTheValueForEverybody) {
    Tournament const tournament = exerciseTable();
    for (TieBreak const& tieBreak : {by("WIN"), by("WON"), by("SB"), by("KS"), by("BH"), by("BH/C1")}) {
        auto const table = standings(tournament, {tieBreak});
        for (Standing const& line : table) {
            std::int64_t sum = 0;
            for (Contribution const& each : explain(tournament, tieBreak, line.player))
                if (!each.isCut) sum += each.product;
            EXPECT_EQ(sum, line.tieBreaks[0].tenThousandths) << code(tieBreak) << " " << numberOf(line.player);
        }
    }
}

TEST(Explanation, AnUnknownPlayerHasNone) { EXPECT_TRUE(explain(exerciseTable(), by("BH"), PlayerId{17}).empty()); }

// Art. 16.2, 16.3.
TEST(AdjustedScore, ByesAfterWhichAPlayerNeverCameBackCountAsDrawsForHisOpponents) {
    Tournament const tournament = crossTable(
        SystemKind::Swiss, {"2w1 3b1 4w0 Z Z", "1b0 4w1 3w1 4b1 3b1", "4b1 1w0 2b0 U 2w0", "3w0 2b0 1b1 2w0 U"});
    // Number 1 has 2 points and two rounds of absence to the end: 2 + ½ + ½ for the others.
    EXPECT_EQ(explained(explain(tournament, by("BH"), player(2))), "1:0*3=3 2:1*2=2 3:1*2=2 4:1*2=2 5:1*2=2");
}

TEST(AdjustedScore, AForfeitLossAfterTheByesDoesNotEndTheWithdrawalAndStaysALoss) {
    Tournament const tournament = crossTable(SystemKind::Swiss, {"2w1 Z 3b-", "1b0 4w1 U", "4b1 U 1w+", "3w0 2b0 U"});
    EXPECT_EQ(explained(explain(tournament, by("BH"), player(2))), "1:0*1.5=1.5 2:1*1=1 3:1*1.5=1.5d");
}

TEST(AdjustedScore, AByeFromWhichAPlayerCameBackCountsAsItWas) {
    Tournament const tournament = crossTable(SystemKind::Swiss, {"2w1 Z 3b0", "1b0 4w1 U", "4b1 U 1w1", "3w0 2b0 U"});
    EXPECT_EQ(explained(explain(tournament, by("BH"), player(2))), "1:0*1=1 2:1*1=1 3:1*1.5=1.5d");
}

TEST(Buchholz, DoesNotExistInARoundRobin) { // Art. 8
    Tournament const tournament = crossTable(SystemKind::RoundRobin, {"2w1", "1b0"});
    EXPECT_EQ(column(tournament, by("BH")), (Texts{"–", "–"}));
    EXPECT_EQ(column(tournament, by("BH/C1")), (Texts{"–", "–"}));
    EXPECT_TRUE(explain(tournament, by("BH"), player(1)).empty());
}

/// Four players by the Berger table; 4 forfeited his last game.
///      1  2  3  4   points
/// 1    .  ½  1  0   1½
/// 2    ½  .  1  +   2½
/// 3    0  0  .  1   1
/// 4    1  -  0  .   1
Tournament roundRobin() {
    return crossTable(SystemKind::RoundRobin, {"4w0 2w= 3b1", "3w1 1b= 4w+", "2b0 4b1 1w0", "1b1 3w0 2b-"});
}

TEST(RoundRobinTieBreaks, ForfeitsCountLikeGamesAndScoresAreNotAdjusted) { // Art. 15.2
    EXPECT_EQ(points(roundRobin()), (Texts{"1.5", "2.5", "1", "1"}));
    // 1: ½·2½ + 1·1 + 0·1; 2: ½·1½ + 1·1 + 1·1; 3: 1·1; 4: 1·1½
    EXPECT_EQ(column(roundRobin(), by("SB")), (Texts{"2.25", "2.75", "1", "1.5"}));
    EXPECT_EQ(column(roundRobin(), by("WIN")), (Texts{"1", "2", "1", "1"}));
    EXPECT_EQ(column(roundRobin(), by("WON")), (Texts{"1", "2", "1", "1"}));
}

TEST(RoundRobinTieBreaks, KoyaCountsPointsAgainstWhoeverMadeHalf) { // Art. 9.2
    // Half of three games is 1½: only numbers 1 and 2 have made it.
    EXPECT_EQ(column(roundRobin(), by("KS")), (Texts{"0.5", "0.5", "0", "1"}));
}

TEST(RoundRobinTieBreaks, TheOneWhoRestsHasNoDummy) {
    Tournament const tournament = crossTable(SystemKind::RoundRobin, {"Z 2w1 3b=", "3w1 1b0 Z", "2b0 Z 1w="});
    EXPECT_EQ(column(tournament, by("SB")), (Texts{"1.25", "0.5", "0.75"}));
    EXPECT_EQ(explained(explain(tournament, by("SB"), player(1))), "1:0*0=0 2:1*1=1 3:0.5*0.5=0.25");
    // Nobody has more than two games, so one point is half.
    EXPECT_EQ(column(tournament, by("KS")), (Texts{"1", "0", "0.5"}));
}

TEST(DirectEncounter, TheGameBetweenTwoTiedPlayersDecides) { // Art. 6
    Tournament const tournament = roundRobin();              // 3 beat 4 and both have one point
    EXPECT_EQ(places(tournament, {by("DE")}), "1:2 2:1 3:3 4:4");
    EXPECT_EQ(column(tournament, by("DE")), (Texts{"–", "–", "1", "0"}));
}

TEST(DirectEncounter, InASwissAForfeitIsNoGameInARoundRobinItIs) { // Art. 6.1, 15.2
    std::vector<std::string> const lines{"2w+ 3b0", "1b- 4w1", "4b0 1w1", "3w1 2b0"};
    EXPECT_EQ(places(crossTable(SystemKind::Swiss, lines), {by("DE")}), "1:1,2,3,4");
    // Everybody has one point from two games and not everybody has met: nobody is sure of a place.
    EXPECT_EQ(places(crossTable(SystemKind::RoundRobin, lines), {by("DE")}), "1:1,2,3,4");
    std::vector<std::string> const two{"2w+ Z", "1b- U"};
    EXPECT_EQ(places(crossTable(SystemKind::Swiss, two), {by("DE")}), "1:1,2");
    EXPECT_EQ(places(crossTable(SystemKind::RoundRobin, two), {by("DE")}), "1:1 2:2");
}

TEST(DirectEncounter, ACircleSeparatesNobody) {
    Tournament const tournament = crossTable(SystemKind::Swiss, {"2w1 3b0 Z", "1b0 Z 3w1", "Z 1w1 2b0"});
    EXPECT_EQ(places(tournament, {by("DE")}), "1:1,2,3");
    EXPECT_EQ(column(tournament, by("DE")), (Texts{"1", "1", "1"}));
}

TEST(DirectEncounter, WhoBeatAllTheOthersIsFirstThoughTheyHaveNotMet) { // Art. 6.3
    Tournament const tournament = crossTable(SystemKind::Swiss, {"2w1 3b1 Z", "1b0 U U", "U 1w0 U"});
    EXPECT_EQ(points(tournament), (Texts{"2", "2", "2"}));
    EXPECT_EQ(places(tournament, {by("DE")}), "1:1 2:2,3");
}

TEST(DirectEncounter,
     WhoIsNotSureOfTheFirstPlaceIsNotFirst) { // Art. 6.3: A beat B, B beat C, A and C have not met
    Tournament const tournament = crossTable(SystemKind::Swiss, {"2w1 Z", "1b0 3w1", "U 2b0"});
    EXPECT_EQ(places(tournament, {by("DE")}), "1:1,2,3");
    EXPECT_EQ(column(tournament, by("DE")), (Texts{"–", "–", "–"})) << "scores that compare nobody";
}

TEST(DirectEncounter, ALeadingSubgroupIsSeparatedFromTheRest) {
    // 1 and 2 each beat 3 and 4 and have not met; 3 beat 4. Two points against at most one.
    Tournament const tournament =
        crossTable(SystemKind::Swiss, {"3w1 4b1 Z Z", "4w1 3b1 Z Z", "1b0 2w0 4w1 U", "2b0 1w0 3b0 F"});
    Tournament tied = tournament;
    at(tied, 4).rounds.push_back(FullPointBye{}); // level on two points, too
    for (int const number : {1, 2, 3}) at(tied, number).rounds.push_back(ZeroPointBye{});
    EXPECT_EQ(points(tied), (Texts{"2", "2", "2", "2"}));
    EXPECT_EQ(places(tied, {by("DE")}), "1:1,2 3:3 4:4");
}

TEST(DirectEncounter, WhoIsStillTiedIsComparedAfreshAmongThemselves) { // Art. 6.4
    // A full round robin of four tied players: 1 and 2 have two points, 3 and 4 one; 2 beat 1, 4 beat 3.
    Tournament const tournament =
        crossTable(SystemKind::Swiss, {"2w0 3w1 4w1 Z Z", "1b1 4b0 3w1 Z Z", "4w0 1b0 2b0 U U", "3b1 2w1 1b0 Z Z"});
    // Scores among them: 1:2, 2:2, 3:0, 4:2 → {1,2,4} make a circle, 3 is last.
    EXPECT_EQ(places(tournament, {by("DE")}), "1:1,2,4 4:3");
    Tournament const another =
        crossTable(SystemKind::Swiss, {"2w0 3w1 4w1 Z", "1b1 4b= 3w= Z", "4w0 1b0 2b= U", "3b1 2w= 1b0 H"});
    // 1 and 2 have two points among them and 2 beat 1; 4 has one and a half, 3 half a point.
    Tournament all = another;
    at(all, 3).rounds[3] = FullPointBye{};
    at(all, 3).rounds.push_back(HalfPointBye{});
    for (int const number : {1, 2, 4}) at(all, number).rounds.push_back(ZeroPointBye{});
    EXPECT_EQ(points(all), (Texts{"2", "2", "2", "2"}));
    EXPECT_EQ(places(all, {by("DE")}), "1:2 2:1 3:4 4:3");
    EXPECT_EQ(column(all, by("DE")), (Texts{"2", "2", "0.5", "1.5"}));
}

TEST(DirectEncounter, SeveralGamesOfAPairCountAsTheirAverage) {
    Tournament const tournament = crossTable(SystemKind::RoundRobin, {"2w1 2b=", "1b0 1w="});
    EXPECT_EQ(column(tournament, by("DE")), (Texts{"–", "–"})) << "they are not tied";
    EXPECT_EQ(explained(explain(tournament, by("DE"), player(1), {player(1), player(2)})),
              "1:1*0.5=0.5 2:0.5*0.5=0.25");
}

TEST(DirectEncounter, IsExplainedAmongThosePlayersWithTheSamePoints) {
    EXPECT_EQ(explained(explain(roundRobin(), by("DE"), player(3))), "2:1*1=1");
    EXPECT_EQ(explained(explain(roundRobin(), by("DE"), player(2))), "");
}

TEST(Standings, ATieBreakSeparatesOnlyThoseStillTied) {
    // By Sonneborn-Berger 4 (1.5) is ahead of 3 (1), but direct encounter came first and 3 won that game.
    EXPECT_EQ(places(roundRobin(), {by("DE"), by("SB")}), "1:2 2:1 3:3 4:4");
    EXPECT_EQ(places(roundRobin(), {by("SB"), by("DE")}), "1:2 2:1 3:4 4:3");
    auto const table = standings(roundRobin(), {by("SB"), by("DE")});
    EXPECT_FALSE(lineOf(table, 3).tieBreaks[1].tenThousandths) << "nobody was left to be compared with";
}

TEST(Standings, WithoutAnyRoundEverybodyIsFirstInOrderOfNumbers) {
    Tournament const tournament = fieldOf(3);
    EXPECT_EQ(places(tournament, {by("DE"), by("WIN"), by("SB"), by("KS")}), "1:1,2,3");
    EXPECT_TRUE(standings(fieldOf(0), {by("DE")}).empty());
}

TEST(Standings, AGameStillBeingPlayedMakesThePlaceProvisional) {
    Tournament const tournament = crossTable(SystemKind::RoundRobin, {"4w0 2w?", "3w1 1b?", "2b0 4b=", "1b1 3w="});
    auto const table = standings(tournament, {by("SB")});
    EXPECT_EQ(places(tournament, {by("SB")}), "1:4 2:2 3:3 4:1");
    EXPECT_TRUE(lineOf(table, 1).hasPending);
    EXPECT_FALSE(lineOf(table, 3).hasPending);
    EXPECT_EQ(lineOf(table, 1).played, 1);
    EXPECT_EQ(lineOf(table, 4).played, 2);
}

TEST(Standings, PairingTheNextRoundChangesNothingByItself) {
    std::vector<std::string> const before{"3w1", "4b=", "1b0", "2w=", "H"};
    std::vector<std::string> const after{"3w1 2b?", "4b= 1w?", "1b0 4w?", "2w= 3b?", "H Z"};
    for (TieBreak const& tieBreak : {by("DE"), by("WIN"), by("WON"), by("KS")})
        EXPECT_EQ(places(crossTable(SystemKind::Swiss, before), {tieBreak}),
                  places(crossTable(SystemKind::Swiss, after), {tieBreak}))
            << code(tieBreak);
}

TEST(Standings, GamesOverTheBoardAreCounted) {
    auto const table = standings(exerciseTable(), {});
    EXPECT_EQ(lineOf(table, 1).played, 5);
    EXPECT_EQ(lineOf(table, 9).played, 2);
    EXPECT_EQ(lineOf(table, 12).played, 1);
}

TEST(TieBreakNames, EveryCodeReadsBack) { // C.02.03, annex B
    for (std::string_view const each : tieBreakCodes()) {
        EXPECT_EQ(code(by(each)), each);
        EXPECT_TRUE(article(by(each)).starts_with("C.07 Art. ")) << each;
    }
    EXPECT_EQ(by("BH/F"), by("FB"));
    EXPECT_EQ(code(by("BH/P/C1")), "BH/C1/P") << "cuts come before the other modifiers";
}

TEST(TieBreakNames, ModifiersAreKept) {
    EXPECT_EQ(by("BH/C2/P"), (TieBreak{TieBreakKind::Buchholz, 2, 0, true, false, false, 0}));
    EXPECT_EQ(by("SB/M1"), (TieBreak{TieBreakKind::SonnebornBerger, 1, 1, false, false, false, 0}));
    EXPECT_EQ(by("KS/L-2"), (TieBreak{TieBreakKind::Koya, 0, 0, false, false, false, -2}));
}

TEST(TieBreakNames, CodesThatMeanNothingHereAreNotTaken) {
    for (std::string_view const each : {"", "OTHER", "BH:/C1", "BH/", "BH/C", "BH/C0", "WIN/C1", "bh", "BH/X"})
        EXPECT_FALSE(tieBreakByCode(each)) << each;
}

TEST(TieBreakNames, ValuesAreWrittenExactly) {
    EXPECT_EQ(valueText({125'000}), "12.5");
    EXPECT_EQ(valueText({82'500}), "8.25");
    EXPECT_EQ(valueText({30'000}), "3");
    EXPECT_EQ(valueText({7'500}), "0.75");
    EXPECT_EQ(valueText({625}), "0.0625");
    EXPECT_EQ(valueText({-7'500}), "-0.75");
    EXPECT_EQ(valueText({}), "–");
}

// --- what the regulations have against a list ------------------------------------------------------------------

using What = TieBreakAdvice::What;

TEST(TieBreakAdvices, BuchholzIsNotForRoundRobins) { // C.07 Art. 8
    TieBreakSetting const roundRobin{.kind = SystemKind::RoundRobin};
    EXPECT_EQ(adviceOn({by("DE"), by("BH/C1"), by("AOB"), by("FB")}, roundRobin),
              (std::vector<TieBreakAdvice>{
                  {1, What::NotInRoundRobin}, {2, What::NotInRoundRobin}, {3, What::NotInRoundRobin}}));
    EXPECT_TRUE(isForbidden(What::NotInRoundRobin));
    EXPECT_TRUE(adviceOn({by("DE"), by("BH/C1"), by("AOB"), by("FB")}, {}).empty());
}

TEST(TieBreakAdvices, RatingsAreNotUsedWhenSomebodyHasNone) { // C.07 Art. 10
    EXPECT_EQ(adviceOn({by("BH"), by("ARO")}, {.hasUnratedPlayers = true}),
              (std::vector<TieBreakAdvice>{{1, What::UnratedPlayers}}));
    EXPECT_EQ(adviceOn({by("TPR")}, {.isLong = true}), (std::vector<TieBreakAdvice>{{0, What::LongEvent}}));
    EXPECT_FALSE(isForbidden(What::LongEvent));
    EXPECT_TRUE(adviceOn({by("ARO")}, {}).empty());
}

TEST(TieBreakAdvices, TheSameAgainSeparatesNobody) {
    EXPECT_EQ(adviceOn({by("FB"), by("SB"), by("BH/F")}, {}), (std::vector<TieBreakAdvice>{{2, What::NamedBefore}}));
}

TEST(TieBreakAdvices, KoyaIsNotForSwissEvents) { // C.07 Art. 9.2: "Koya System for Round Robin"
    EXPECT_EQ(adviceOn({by("KS"), by("KS/L1")}, {}),
              (std::vector<TieBreakAdvice>{{0, What::NotInSwiss}, {1, What::NotInSwiss}}));
    EXPECT_TRUE(isForbidden(What::NotInSwiss)) << "so it is not offered there";
    EXPECT_TRUE(adviceOn({by("KS")}, {.kind = SystemKind::RoundRobin}).empty());
}

} // namespace
} // namespace flagfall::pairing
