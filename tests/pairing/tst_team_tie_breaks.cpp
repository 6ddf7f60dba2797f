// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/standing_explanation.h"
#include "pairing/tiebreaks/contributions.h"
#include "pairing/tiebreaks/values.h"
#include "tests/pairing/fixtures.h"
#include "tests/pairing/swiss_team/random_teams.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>

namespace flagfall::pairing {
namespace {

// --- leagues by lines ----------------------------------------------------------------------------------------------

/// A team's round: `3w10=+` won on the first board against number 3, with White there, lost the second, drew the third
/// and won the fourth by forfeit; `3w+` and `3b-` are matches forfeited as a whole, `H F U Z` the byes.
void putMatch(Tournament& league, int number, std::string const& word) {
    Participant& team = at(league, number);
    auto const put = [&team](RoundRecord record, Points gamePoints) {
        team.rounds.push_back(std::move(record));
        team.gamePoints.push_back(gamePoints);
    };
    Points const half = league.boards * halfPoint;
    if (word == "H") return put(HalfPointBye{onePoint}, half);
    if (word == "F") return put(FullPointBye{2 * onePoint}, 2 * half);
    if (word == "U") return put(AllocatedBye{onePoint}, half);
    if (word == "Z") return put(ZeroPointBye{}, noPoint);
    std::size_t place = 0;
    int const other = std::stoi(word, &place);
    Colour colour = word[place] == 'w' ? Colour::White : Colour::Black;
    std::string const boards = word.substr(place + 1);
    if (boards == "+") return put(ForfeitWin{player(other), colour, 2 * onePoint}, 2 * half);
    if (boards == "-") return put(ForfeitLoss{player(other), colour}, noPoint);
    Played match = played(league.scoring, player(other), colour, Score::Draw);
    Points sum;
    for (char const each : boards) {
        Points const points = each == '1' || each == '+' ? onePoint : each == '=' ? halfPoint : noPoint;
        auto const board = static_cast<int>(match.games.size());
        match.games.push_back(
            {PlayerId{10 * number + board}, PlayerId{10 * other + board}, colour, points, each == '+' || each == '-'});
        colour = opponent(colour);
        sum += points;
    }
    match.score = sum > half ? Score::Win : sum == half ? Score::Draw : Score::Loss;
    match.points = league.scoring.of(match.score);
    put(std::move(match), sum);
}

Tournament leagueOf(SystemKind kind, int boards, std::vector<std::string> const& lines) {
    Tournament league = fieldOf(static_cast<int>(lines.size()), kind);
    league.boards = boards;
    league.scoring = Scoring::of(2 * onePoint, onePoint, noPoint);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::istringstream words(lines[i]);
        for (std::string word; words >> word;) putMatch(league, static_cast<int>(i) + 1, word);
    }
    league.roundsPlanned = roundsOnFile(league);
    return league;
}

std::vector<std::string> valuesBy(Tournament const& league, std::string_view code) {
    std::vector<std::string> texts;
    for (TieBreakValue const& value : valuesOf(Fields{league}, by(code))) texts.push_back(valueText(value));
    return texts;
}

/// `1 2,3` : teams that nothing separates with a comma.
std::string ranked(Tournament const& league, std::vector<std::string_view> const& codes) {
    std::vector<TieBreak> order;
    for (std::string_view const code : codes) order.push_back(by(code));
    std::string text;
    int last = 0;
    for (Standing const& line : standings(league, order)) {
        text += text.empty() ? "" : line.rank == last ? "," : " ";
        text += std::to_string(numberOf(line.player));
        last = line.rank;
    }
    return text;
}

using Texts = std::vector<std::string>;

// --- the scores (Art. 11, 13) ----------------------------------------------------------------------------------------

/// Everybody has met everybody on two boards: 1 has 3 match points, 2 has 2, 3 has 1; 2½, 1½ and 2 game points.
Tournament leagueOfThree() { return leagueOf(SystemKind::RoundRobin, 2, {"2w1= 3b==", "1b0= 3w1=", "2b0= 1w=="}); }

TEST(TeamTieBreaks, MatchPointsOrGamePointsIsWhicheverIsNotThePrimaryScore) { // 13.1
    Tournament league = leagueOf(SystemKind::Swiss, 2, {"2w1= 3b11", "1b0= U", "U 1w00"});
    EXPECT_EQ(valuesBy(league, "MPvGP"), (Texts{"3.5", "1.5", "1"}));
    EXPECT_EQ(ranked(league, {"MPvGP"}), "1 2 3");
    EXPECT_EQ(valuesBy(league, "GP"), (Texts{"3.5", "1.5", "1"}));
    EXPECT_EQ(valuesBy(league, "MP"), (Texts{"4", "1", "1"})) << "the primary one, if somebody names it";
    league.primary = TeamScore::GamePoints;
    EXPECT_EQ(valuesBy(league, "GP"), (Texts{"3.5", "1.5", "1"}));
    EXPECT_EQ(valuesBy(league, "MPvGP"), (Texts{"4", "1", "1"}));
    auto const table = standings(league, {});
    EXPECT_EQ(table[0].points, Points::ofHalves(7)) << "ranked by game points";
    EXPECT_EQ(table[0].secondary, 4 * onePoint);
}

TEST(TeamTieBreaks, ThoseOfPlayersAreTakenByEitherScoreAndByThePrimaryOneFailingThat) { // Art. 13
    Tournament league = leagueOf(SystemKind::Swiss, 2, {"2w1=", "1b0=", "4w11", "3b00"});
    EXPECT_EQ(valuesBy(league, "BH:MP"), (Texts{"0", "2", "0", "2"}));
    EXPECT_EQ(valuesBy(league, "BH:GP"), (Texts{"0.5", "1.5", "0", "2"}));
    EXPECT_EQ(valuesBy(league, "BH"), valuesBy(league, "BH:MP"));
    league.primary = TeamScore::GamePoints;
    EXPECT_EQ(valuesBy(league, "BH"), valuesBy(league, "BH:GP"));
    EXPECT_EQ(valuesBy(league, "WIN"), (Texts{"1", "0", "1", "0"})) << "matches won";
}

TEST(TeamTieBreaks, AMatchForfeitedOnEveryBoardWasNotPlayed) { // 15.1, 16.4
    Tournament const league = leagueOf(SystemKind::Swiss, 2, {"2w++ 3b11", "1b-- 4w11", "4b11 1w00", "3w00 2b00"});
    EXPECT_EQ(valuesBy(league, "WON"), (Texts{"1", "1", "1", "0"}));
    EXPECT_EQ(valuesBy(league, "BH:MP"), (Texts{"4", "2", "4", "4"})) << "1 and 2 have a dummy capped by the other";
}

// --- extended Sonneborn-Berger (13.2) --------------------------------------------------------------------------------

TEST(TeamTieBreaks, ExtendedSonnebornBergerMultipliesEitherScoreByEither) {
    Tournament const league = leagueOfThree();
    EXPECT_EQ(valuesBy(league, "EMMSB"), (Texts{"5", "2", "3"})) << "team 1: 2·2 + 1·1";
    EXPECT_EQ(valuesBy(league, "EMGSB"), (Texts{"4", "3", "4"})) << "team 1: 2·1½ + 1·1";
    EXPECT_EQ(valuesBy(league, "EGMSB"), (Texts{"5.5", "3", "2.5"})) << "team 1: 2·2 + 1½·1";
    EXPECT_EQ(valuesBy(league, "EGGSB"), (Texts{"4.5", "3.5", "3.5"})) << "team 1: 2·1½ + 1½·1";
}

TEST(TeamTieBreaks, TheCutTakesTheContributionOfTheOpponentWithTheLowestScore) { // 14.1
    Tournament const league = leagueOfThree();
    EXPECT_EQ(valuesBy(league, "EMGSB/C1"), (Texts{"3", "1.5", "3"})) << "team 2 keeps ½ of the match with 1";
    auto const lines = contributions(Fields{league}, by("EMGSB/C1"), 0);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_FALSE(lines[0].isCut);
    EXPECT_TRUE(lines[1].isCut) << "3 has one match point";
    EXPECT_EQ(lines[1].points, onePoint) << "game points";
    EXPECT_EQ(lines[1].opponentScore, onePoint) << "match points";
}

// --- boards (Art. 12) ------------------------------------------------------------------------------------------------

TEST(TeamTieBreaks, BoardCountIsLowerForWinsOnHigherBoards) { // 12.1
    Tournament const league = leagueOf(SystemKind::Swiss, 4, {"3w1110", "4w0111", "1b0001", "2b1000"});
    EXPECT_EQ(valuesBy(league, "BC"), (Texts{"6", "9", "4", "1"}));
    EXPECT_EQ(ranked(league, {"BC"}), "1 2 4 3");
}

TEST(TeamTieBreaks, BoardCountSaysNothingOfTeamsWithOtherGamePoints) { // 12.1
    Tournament const league = leagueOf(SystemKind::Swiss, 4, {"3w1110", "4w1111", "1b0001", "2b0000"});
    EXPECT_EQ(ranked(league, {"BC"}), "1,2 3,4");
    EXPECT_EQ(ranked(league, {"MPvGP", "BC"}), "2 1 3 4");
}

TEST(TeamTieBreaks, TopBoardsAreComparedOneAfterTheOther) { // 12.2
    Tournament const league = leagueOf(SystemKind::Swiss, 3, {"2w10=", "1b01=", "4w0=1", "3b1=0"});
    EXPECT_EQ(ranked(league, {"TBR"}), "4 1 2 3") << "1 and 4 have won on the first board, and 4 drawn on the second";
}

TEST(TeamTieBreaks, BottomBoardsAreTakenAwayOneAfterTheOther) { // 12.3
    Tournament const league = leagueOf(SystemKind::Swiss, 3, {"2w10=", "1b01=", "4w=01", "3b=10"});
    EXPECT_EQ(valuesBy(league, "BBE"), (Texts{"1", "1", "0.5", "1.5"}));
    EXPECT_EQ(ranked(league, {"BBE"}), "4 1 2 3") << "1 and 2 have as much on two boards, and 1 more on the first";
}

TEST(TeamTieBreaks, OnBoardsTheByeIsAWinOnEachAndForfeitsCount) { // Art. 12
    Tournament const league = leagueOf(SystemKind::Swiss, 2, {"2w+0 U", "1b-1 3w+", "U 2b-"});
    Fields const fields{league};
    EXPECT_EQ(fields.boards(0), (std::vector<Points>{2 * onePoint, onePoint}));
    EXPECT_EQ(fields.boards(1), (std::vector<Points>{onePoint, 2 * onePoint}));
    EXPECT_EQ(fields.boards(2), (std::vector<Points>{onePoint, onePoint}));
}

// --- extended direct encounter (13.3) --------------------------------------------------------------------------------

TEST(TeamTieBreaks, ExtendedDirectEncounterLooksAtThePrimaryScoreThenAtTheOther) { // 13.3.1
    // 1 and 2 have drawn, and both have beaten 3; in the match of the two each has one game.
    Tournament const drawn = leagueOf(SystemKind::RoundRobin, 2, {"2w10 3b11", "1b01 3w11", "2b00 1w00"});
    EXPECT_EQ(ranked(drawn, {"EDE"}), "1,2 3");
    Tournament const beaten = leagueOf(SystemKind::RoundRobin, 2, {"2w11 3b00", "1b00 3w11", "2b00 1w11"});
    EXPECT_EQ(ranked(beaten, {"EDE"}), "1,2,3") << "in a circle, 2:0 each";
    Tournament const circle = leagueOf(SystemKind::RoundRobin, 2, {"2w11 3b00", "1b00 3w1=", "2b0= 1w11"});
    EXPECT_EQ(ranked(circle, {"EDE"}), "3 1 2") << "2½, 2 and 1½ games";
}

TEST(TeamTieBreaks, ExtendedDirectEncounterStartsAgainWithEverySubset) { // 13.3.3
    // All have three match points of their three matches: 1 has 4 games of them, 2 and 3 have 3, 4 has 2; 2 beat 3.
    Tournament const league =
        leagueOf(SystemKind::RoundRobin, 2, {"4w1= 3b0= 2w1=", "3w1= 4b== 1b0=", "2b0= 1w1= 4w==", "1b0= 2w== 3b=="});
    EXPECT_EQ(ranked(league, {}), "1 2,3 4");
    EXPECT_EQ(ranked(league, {"EDE"}), "1 2 3 4");
}

TEST(TeamTieBreaks, TwoTeamsThatAreStillTiedAreToldApartByTheirBoards) { // 13.3.2
    auto const ofTwo = [](std::string const& one, std::string const& two) {
        return leagueOf(SystemKind::RoundRobin, 3, {one, two});
    };
    Tournament const league = ofTwo("2w1=0", "1b0=1");
    EXPECT_EQ(ranked(league, {"EDE"}), "1,2");
    EXPECT_EQ(ranked(league, {"EDET"}), "1 2") << "the first board";
    EXPECT_EQ(ranked(league, {"EDEB"}), "1 2") << "without the third";
    EXPECT_EQ(ranked(league, {"EDEBT"}), "1 2") << "1·1 + 2·½ is less than 2·½ + 3·1";
    EXPECT_EQ(ranked(league, {"EDEBB"}), "1 2");
    Tournament const other = ofTwo("2w=10", "1b=01");
    EXPECT_EQ(ranked(other, {"EDET"}), "1 2") << "the second board";
    EXPECT_EQ(ranked(ofTwo("2w===", "1b==="), {"EDEBT"}), "1,2");
}

TEST(TeamTieBreaks, TheBoardCountOfTheEncounterIsBetterWhenItIsLower) {
    // Board count and the top boards disagree: 3·½ + 2·1 against 1 + 3·½ … the count comes first.
    Tournament const league = leagueOf(SystemKind::RoundRobin, 4, {"2w1001", "1b0110"});
    EXPECT_EQ(valuesBy(league, "BC"), (Texts{"5", "5"}));
    EXPECT_EQ(ranked(league, {"EDEBT"}), "1 2") << "level by the count, the first board decides";
    EXPECT_EQ(ranked(league, {"EDEBB"}), "2 1") << "level by the count, without the fourth board 1 has 1 and 2 has 2";
    Tournament const count = leagueOf(SystemKind::RoundRobin, 4, {"2w=010", "1b=101"});
    EXPECT_EQ(ranked(count, {"EDEBT"}), "2 1") << "other game points: 2 has beaten 1";
}

// --- why a team stands where it does ---------------------------------------------------------------------------------

using Why = TieBreakWorking::Why;

TieBreakWorking workingFor(Tournament const& league, std::string_view code, int number) {
    return explainStanding(league, {by(code)}, player(number))->workings.at(0);
}

/// `MP 1,2,3`, `GP 3 1 2`: the score of a comparison and what became of the group.
std::string told(EncounterStep const& step) {
    std::string text = step.score == TeamScore::MatchPoints ? "MP" : "GP";
    for (auto const& group : step.subgroups)
        for (std::size_t i = 0; i < group.size(); ++i)
            text += (i == 0 ? " " : ",") + std::to_string(numberOf(group[i]));
    return text;
}

Texts stepsFor(Tournament const& league, int number) {
    Texts texts;
    for (EncounterStep const& step : workingFor(league, "EDE", number).encounter) texts.push_back(told(step));
    return texts;
}

TEST(TeamStandingExplanation, ExtendedDirectEncounterShowsByWhichScoreItCompares) { // 13.3.1
    Tournament const circle = leagueOf(SystemKind::RoundRobin, 2, {"2w11 3b00", "1b00 3w1=", "2b0= 1w11"});
    EXPECT_EQ(stepsFor(circle, 2), (Texts{"MP 1,2,3", "GP 3 1 2"}));
    auto const explained = explainStanding(circle, {by("EDE")}, player(1));
    EXPECT_EQ(explained->above->other, player(3));
    EXPECT_EQ(explained->above->step, 1U) << "by the games";
    EXPECT_EQ(explained->above->own, explained->above->others) << "two match points each";
    EXPECT_EQ(workingFor(circle, "EDE", 1).why, Why::HasValue);
}

TEST(TeamStandingExplanation, ExtendedDirectEncounterBeginsAfreshWithWhoIsStillLevel) { // 13.3.3
    // In a circle 1 has 5 games of 8, 2 and 3 have 3½ each; and 2 has beaten 3.
    Tournament const league = leagueOf(SystemKind::RoundRobin, 4, {"2w1111 3b1000", "1b0000 3w111=", "2b000= 1w0111"});
    EXPECT_EQ(ranked(league, {"EDE"}), "1 2 3");
    EXPECT_EQ(stepsFor(league, 1), (Texts{"MP 1,2,3", "GP 1 2,3"}));
    EXPECT_EQ(stepsFor(league, 3), (Texts{"MP 1,2,3", "GP 1 2,3", "MP 2 3"}));
}

TEST(TeamStandingExplanation, NobodyIsComparedWhoIsLevelWithNobody) {
    Tournament const league = leagueOf(SystemKind::RoundRobin, 2, {"2w11", "1b00"});
    EXPECT_EQ(stepsFor(league, 1), Texts{});
    EXPECT_EQ(workingFor(league, "EDE", 1).why, Why::NobodyTied);
}

TEST(TeamStandingExplanation, TeamsAreSeparatedByTheOtherScoreByBoardsAndByStrength) {
    Tournament const league = leagueOf(SystemKind::Swiss, 4, {"3w1110", "4w1111", "1b0001", "2b0000"});
    auto const explained = explainStanding(league, {by("BC"), by("MPvGP")}, player(1));
    EXPECT_EQ(explained->standing.secondary, 3 * onePoint);
    EXPECT_EQ(explained->workings[0].value, TieBreakValue::ofCount(6));
    EXPECT_EQ(explained->above->which, 1U) << "2 has other game points: its boards are not compared (12.1)";
    EXPECT_EQ(explained->above->others, TieBreakValue::ofCount(4));
    auto const rounds = workingFor(league, "EMGSB", 1).rounds;
    ASSERT_EQ(rounds.size(), 1U);
    EXPECT_EQ(rounds[0].points, 3 * onePoint);
}

/// `1:3 2:0`: the number of a board and what it gives.
std::string boardsFor(Tournament const& league, std::string_view code, int number) {
    std::string text;
    for (TieBreakWorking::OnBoard const& each : workingFor(league, code, number).boards)
        text += (text.empty() ? "" : " ") + std::to_string(each.board) + ":" + valueText(each.gives);
    return text;
}

TEST(TeamStandingExplanation, TieBreaksOfBoardsShowEveryBoard) { // Art. 12
    Tournament const league = leagueOf(SystemKind::Swiss, 4, {"3w1110", "4w0111", "1b0001", "2b1000"});
    EXPECT_EQ(boardsFor(league, "BC", 2), "1:0 2:2 3:3 4:4") << "9 in all";
    EXPECT_EQ(boardsFor(league, "TBR", 2), "1:0 2:1 3:1 4:1");
    EXPECT_EQ(boardsFor(league, "BBE", 2), "4:2 3:1 2:0") << "without the last, the last two, the last three";
    EXPECT_EQ(workingFor(league, "BBE", 2).boards[0].gives, workingFor(league, "BBE", 2).value);
}

TEST(TeamStandingExplanation, TheOtherScoreShowsWhatEveryRoundBrought) { // 13.1
    Tournament const league = leagueOf(SystemKind::Swiss, 2, {"2w1= 3b11", "1b0= U", "U 1w00"});
    auto const working = workingFor(league, "MPvGP", 2);
    ASSERT_EQ(working.rounds.size(), 2U);
    EXPECT_EQ(working.rounds[0].opponent, player(1));
    EXPECT_EQ(working.rounds[0].points, halfPoint);
    EXPECT_EQ(working.rounds[1].points, onePoint) << "the bye: a draw on both boards";
    EXPECT_EQ(working.rounds[1].opponent, std::nullopt);
}

TEST(TeamStandingExplanation, TheCombinationShowsItsTwoParts) { // 13.4
    Tournament league = leagueOf(SystemKind::Swiss, 4, {"2w1110", "1b0001", "4w11==", "3b00=="});
    league.roundsPlanned = 9;
    auto const working = workingFor(league, "SSSC/K3", 2);
    EXPECT_EQ(working.combined,
              (TieBreakWorking::Combined{onePoint, TieBreakValue::ofCount(2), 3, *valueByText("0.67")}));
    EXPECT_EQ(valueText(working.value), "1.67");
    ASSERT_EQ(working.rounds.size(), 1U);
    EXPECT_EQ(working.rounds[0].opponentScore, 2 * onePoint);
}

TEST(TeamStandingExplanation, TwoTeamsAreComparedBoardByBoardUntilOneIsBetter) { // 13.3.2
    Tournament const league = leagueOf(SystemKind::RoundRobin, 4, {"2w1001", "1b0110"});
    auto const told = [&](std::string_view code) {
        std::string text;
        for (EncounterStep const& step : workingFor(league, code, 2).encounter) {
            if (!step.boards) continue;
            text += (text.empty() ? "" : "; ") + std::to_string(step.board) + ":";
            for (EncounterStep::Row const& row : step.rows)
                text += " " + std::to_string(numberOf(row.player)) + "=" + valueText(row.score);
            text += step.subgroups.size() > 1 ? " told" : "";
        }
        return text;
    };
    EXPECT_EQ(told("EDE"), "");
    EXPECT_EQ(told("EDET"), "1: 1=1 2=0 told");
    EXPECT_EQ(told("EDEB"), "3: 2=2 1=1 told");
    EXPECT_EQ(told("EDEBT"), "0: 1=5 2=5; 1: 1=1 2=0 told") << "level by the board count";
    auto const explained = explainStanding(league, {by("EDEBT")}, player(2));
    EXPECT_EQ(explained->above->step, explained->workings[0].encounter.size() - 1);
}

TEST(TeamStandingExplanation, SaysWhyThereIsNoValue) {
    Tournament league = leagueOf(SystemKind::Swiss, 2, {"2w10", "1b01"});
    at(league, 1).rounds[0] = played(league.scoring, player(2), Colour::White, Score::Draw);
    for (std::string_view const code : {"BC", "TBR", "BBE"}) {
        EXPECT_EQ(workingFor(league, code, 1).why, Why::BoardsUnknown) << code;
        EXPECT_EQ(workingFor(league, code, 2).why, Why::HasValue) << code;
    }
    Tournament const robin = leagueOf(SystemKind::RoundRobin, 2, {"2w10", "1b01"});
    EXPECT_EQ(workingFor(robin, "SSSC", 1).why, Why::NotInRoundRobin) << "it is made of Buchholz";
    Tournament const blitz = leagueOf(SystemKind::Swiss, 4, {"2w1100", "1b0011"});
    EXPECT_EQ(workingFor(blitz, "SSSC", 1).why, Why::NoFactor) << "a round of 2 match points, 4 games in a match";
}

TEST(TeamStandingExplanation, LotsAndValuesEnteredByHandAreForTeamsToo) { // C.07, Art. 4; VCL 206, 207
    Tournament league = leagueOf(SystemKind::Swiss, 2, {"2w10", "1b01"});
    EXPECT_EQ(workingFor(league, "OTHER_LOTS", 1).why, Why::NotDrawn);
    league.tieBreakRules.entered = {{player(2), TieBreakValue::ofCount(7)}};
    EXPECT_EQ(ranked(league, {"OTHER_ENTERED"}), "2 1");
    league.tieBreakRules.lotsSeed = 3;
    EXPECT_EQ(workingFor(league, "OTHER_LOTS", 1).why, Why::HasValue);
    EXPECT_FALSE(isOfTeams(by("OTHER_LOTS")));
}

TEST(TeamTieBreaks, AreByTheEditionOfTheEvent) { // 16.4
    // 1 has a full-point bye and a win: its own score was the dummy's, without limits, before March 2026.
    Tournament league = leagueOf(SystemKind::Swiss, 2, {"F 2w11", "3w== 1b00", "2b== U"});
    EXPECT_EQ(valuesBy(league, "BH:MP")[0], "3") << "1 of the opponent and two draws";
    EXPECT_EQ(valuesBy(league, "BH:GP")[0], "3");
    league.tieBreakRules.edition = TieBreakEdition::Of2024;
    EXPECT_EQ(valuesBy(league, "BH:MP")[0], "5") << "1 and its own 4";
    EXPECT_EQ(valuesBy(league, "BH:GP")[0], "5");
}

// --- the combination (13.4) -----------------------------------------------------------------------------------------

TEST(TeamTieBreaks, TheCombinationAddsTheStrengthOfTheOpponentsToTheOtherScore) { // 13.4
    Tournament league = leagueOf(SystemKind::Swiss, 4, {"2w1110", "1b0001", "4w11==", "3b00=="});
    league.roundsPlanned = 9;
    EXPECT_EQ(Fields{league}.usualFactor(), 4) << "18 : 4, towards zero";
    EXPECT_EQ(valuesBy(league, "SSSC"), (Texts{"3", "1.5", "3", "1.5"})) << "1 + 2 : 4";
    EXPECT_EQ(valuesBy(league, "SSSC/K3"), (Texts{"3", "1.67", "3", "1.67"})) << "a factor of the event, two decimals";
    EXPECT_EQ(valuesBy(league, "SSSC/F"), (Texts{"3.25", "1.25", "3.25", "1.25"})) << "Fore Buchholz: all have drawn";
}

// --- codes ----------------------------------------------------------------------------------------------------------

TEST(TeamTieBreaks, HaveTheCodesOfTheAnnexAndReadBack) { // C.02.03, annex B
    for (std::string_view const each : teamTieBreakCodes()) {
        EXPECT_EQ(code(by(each)), each);
        EXPECT_TRUE(isOfTeams(by(each))) << each;
        EXPECT_FALSE(asksForRatings(by(each))) << each;
    }
    for (std::string_view const each : {"MP", "GP"}) {
        EXPECT_EQ(code(by(each)), each);
        EXPECT_TRUE(isOfTeams(by(each)));
    }
    EXPECT_EQ(article(by("EMGSB")), "C.07 Art. 13.2.2");
    EXPECT_EQ(article(by("EDEBT")), "C.07 Art. 13.3");
    EXPECT_EQ(code(by("SSSC/L4")), "SSSC/K4") << "as some files write it";
    EXPECT_EQ(code(by("MPVGP")), "MPvGP");
    EXPECT_EQ(code(by("GE")), "REP");
    EXPECT_EQ(code(by("SB:GP/C1/P")), "SB:GP/C1/P");
    for (std::string_view const each : {"BH:XP", "ARO:MP", "EDE:MP", "SSSC/K0", "SSSC/L-1", "BC/C1", "TPN:GP", ":MP"})
        EXPECT_EQ(tieBreakByCode(each), std::nullopt) << each;
    for (std::string_view const each : tieBreakCodes()) EXPECT_FALSE(isOfTeams(by(each))) << each;
}

// --- the naive calculator -------------------------------------------------------------------------------------------

/// C.07 for teams, sentence by sentence, in hundredths of a point and ten-thousandths of their products.
class NaiveTeams {
public:
    explicit NaiveTeams(Tournament const& league) : m_league(league) {
        for (int i = 0; i < size(); ++i)
            for (int r = 0; r < rounds(); ++r)
                if (isPlayed(i, r) || isForfeit(i, r)) m_last = std::max(m_last, r + 1);
    }

    [[nodiscard]] int size() const { return static_cast<int>(m_league.participants.size()); }
    [[nodiscard]] int total(int i, TeamScore score) const {
        int sum = 0;
        for (int r = 0; r < rounds(); ++r) sum += points(i, r, score);
        return sum;
    }

    /// 16.2 to 16.5 for Buchholz (`scored` none) and the four of 13.2.
    [[nodiscard]] std::int64_t sum(int i, TeamScore opponents, std::optional<TeamScore> scored, int cuts,
                                   bool p) const {
        struct Element {
            std::int64_t product;
            int score;
            bool isVoluntary;
        };
        std::vector<Element> elements;
        for (int r = 0; r < rounds(); ++r) {
            bool const isGame = isPlayed(i, r) || (p && isForfeit(i, r));
            int other = isGame ? adjusted(opponentIn(i, r), opponents) : total(i, opponents);
            if (!isGame && isForfeit(i, r)) other = std::min(other, adjusted(opponentIn(i, r), opponents));
            if (!isGame && !isForfeit(i, r)) other = std::min(other, m_last * draw(opponents));
            std::int64_t const factor = scored ? points(i, r, *scored) : 100;
            elements.push_back({factor * other, other, isVoluntary(i, r) && !isGame});
        }
        for (int cut = 0; cut < cuts && !elements.empty(); ++cut) {
            auto const normal = std::min_element(elements.begin(), elements.end(), [&](auto const& a, auto const& b) {
                if (!scored) return a.product < b.product;
                return std::pair{a.score, a.product} < std::pair{b.score, b.product};
            });
            auto voluntary = elements.end(); // the first of the lowest
            for (auto each = elements.begin(); each != elements.end(); ++each)
                if (each->isVoluntary && (voluntary == elements.end() || each->product < voluntary->product))
                    voluntary = each;
            bool const isVoluntaryCut = voluntary != elements.end() && voluntary->product >= normal->product;
            auto const taken = isVoluntaryCut ? voluntary : normal;
            elements.erase(taken);
        }
        std::int64_t all = 0;
        for (Element const& each : elements) all += each.product;
        return all;
    }

    /// Art. 12.
    [[nodiscard]] std::vector<int> boards(int i) const {
        std::vector<int> sums(static_cast<std::size_t>(m_league.boards), 0);
        for (RoundRecord const& record : at(i).rounds) {
            for (std::size_t board = 0; board < sums.size(); ++board) {
                if (auto const* const match = std::get_if<Played>(&record))
                    sums[board] += match->games[board].points.hundredths();
                if (std::holds_alternative<AllocatedBye>(record) || std::holds_alternative<ForfeitWin>(record))
                    sums[board] += 100;
            }
        }
        return sums;
    }

private:
    [[nodiscard]] Participant const& at(int i) const { return m_league.participants[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int rounds() const { return roundsOnFile(m_league); }
    [[nodiscard]] RoundRecord const& record(int i, int r) const { return at(i).rounds[static_cast<std::size_t>(r)]; }
    [[nodiscard]] int draw(TeamScore score) const {
        return score == TeamScore::MatchPoints ? 100 : m_league.boards * 50;
    }
    [[nodiscard]] int points(int i, int r, TeamScore score) const {
        return score == TeamScore::MatchPoints ? pointsOf(record(i, r)).hundredths()
                                               : at(i).gamePoints[static_cast<std::size_t>(r)].hundredths();
    }
    [[nodiscard]] bool allForfeited(Played const& match) const {
        return std::all_of(match.games.begin(), match.games.end(),
                           [](MatchGame const& game) { return game.isForfeited; });
    }
    [[nodiscard]] bool isPlayed(int i, int r) const {
        auto const* const match = std::get_if<Played>(&record(i, r));
        return match && !allForfeited(*match);
    }
    [[nodiscard]] bool isForfeit(int i, int r) const { return scheduledGame(record(i, r)) && !isPlayed(i, r); }
    [[nodiscard]] bool isRequested(int i, int r) const {
        return std::holds_alternative<HalfPointBye>(record(i, r)) || std::holds_alternative<ZeroPointBye>(record(i, r));
    }
    [[nodiscard]] bool isVoluntary(int i, int r) const {
        if (isRequested(i, r) || std::holds_alternative<ForfeitLoss>(record(i, r))) return true;
        auto const* const match = std::get_if<Played>(&record(i, r));
        return match && allForfeited(*match) && match->score != Score::Win;
    }
    [[nodiscard]] int opponentIn(int i, int r) const { return scheduledGame(record(i, r))->opponent.value() - 1001; }
    [[nodiscard]] int adjusted(int i, TeamScore score) const {
        int sum = 0;
        for (int r = 0; r < rounds(); ++r) {
            bool isFifth = isRequested(i, r);
            for (int later = r + 1; later < rounds(); ++later) isFifth = isFifth && isVoluntary(i, later);
            sum += isFifth ? draw(score) : points(i, r, score);
        }
        return sum;
    }

    Tournament const& m_league;
    int m_last = 0;
};

void expectAsNaively(Tournament const& league, std::uint64_t seed) {
    NaiveTeams const naive{league};
    auto const same = [&](std::string_view code, std::function<std::int64_t(int)> const& expected) {
        auto const values = valuesOf(Fields{league}, by(code));
        for (int i = 0; i < naive.size(); ++i)
            ASSERT_EQ(values[static_cast<std::size_t>(i)].tenThousandths, expected(i))
                << code << " seed " << seed << " team " << i + 1;
    };
    auto const mp = TeamScore::MatchPoints;
    auto const gp = TeamScore::GamePoints;
    for (int const cuts : {0, 1, 2})
        for (bool const p : {false, true}) {
            std::string const ending = (cuts > 0 ? "/C" + std::to_string(cuts) : "") + (p ? "/P" : "");
            same("BH:MP" + ending, [&](int i) { return naive.sum(i, mp, std::nullopt, cuts, p); });
            same("BH:GP" + ending, [&](int i) { return naive.sum(i, gp, std::nullopt, cuts, p); });
            same("EMMSB" + ending, [&](int i) { return naive.sum(i, mp, mp, cuts, p); });
            same("EMGSB" + ending, [&](int i) { return naive.sum(i, mp, gp, cuts, p); });
            same("EGMSB" + ending, [&](int i) { return naive.sum(i, gp, mp, cuts, p); });
            same("EGGSB" + ending, [&](int i) { return naive.sum(i, gp, gp, cuts, p); });
            same("SB:MP" + ending, [&](int i) { return naive.sum(i, mp, mp, cuts, p); });
            same("SB:GP" + ending, [&](int i) { return naive.sum(i, gp, gp, cuts, p); });
        }
    same("MPvGP", [&](int i) { return 100 * naive.total(i, gp); });
    same("BC", [&](int i) {
        std::int64_t sum = 0;
        auto const boards = naive.boards(i);
        for (std::size_t b = 0; b < boards.size(); ++b) sum += 100 * static_cast<std::int64_t>(b + 1) * boards[b];
        return sum;
    });
    same("TBR", [&](int i) { return 100 * naive.boards(i).front(); });
    same("BBE", [&](int i) {
        auto const boards = naive.boards(i);
        return 100 * std::accumulate(boards.begin(), boards.end() - 1, 0);
    });
    std::int64_t const factor = 2 * league.roundsPlanned / league.boards;
    if (factor > 0)
        same("SSSC", [&](int i) {
            std::int64_t const strength = naive.sum(i, mp, std::nullopt, 0, false) / 100;
            return 100 * naive.total(i, gp) + 100 * ((2 * strength + factor) / (2 * factor));
        });
}

TEST(TeamTieBreaks, AreThoseOfANaiveCalculator) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        swiss_team::TeamChaos chaos;
        chaos.absence = seed % 3 == 0 ? 0 : 5;
        chaos.forfeit = seed % 2 == 0 ? 4 : 0;
        chaos.boards = 2 + static_cast<int>(seed % 3);
        Tournament const league = swiss_team::randomTeams(seed, chaos);
        if (roundsOnFile(league) > 0) expectAsNaively(league, seed);
        if (testing::Test::HasFatalFailure()) return;
    }
}

/// Extended direct encounter where everybody has met everybody: by the matches among the tied, then by their games.
std::vector<std::vector<int>> naiveEncounter(Tournament const& league, std::vector<int> const& tied) {
    if (tied.size() < 2) return {tied};
    for (bool const byMatches : {true, false}) {
        std::map<int, std::vector<int>, std::greater<>> parts;
        for (int const i : tied) {
            int sum = 0;
            Participant const& team = league.participants[static_cast<std::size_t>(i)];
            for (std::size_t r = 0; r < team.rounds.size(); ++r) {
                auto const match = scheduledGame(team.rounds[r]);
                if (!match || std::find(tied.begin(), tied.end(), match->opponent.value() - 1001) == tied.end())
                    continue;
                sum += (byMatches ? pointsOf(team.rounds[r]) : team.gamePoints[r]).hundredths();
            }
            parts[sum].push_back(i);
        }
        if (parts.size() == 1) continue;
        std::vector<std::vector<int>> all;
        for (auto const& [sum, part] : parts)
            for (auto const& each : naiveEncounter(league, part)) all.push_back(each);
        return all;
    }
    return {tied};
}

TEST(TeamTieBreaks, ExtendedDirectEncounterIsThatOfANaiveCalculator) {
    std::mt19937_64 random{7};
    for (int event = 0; event < 400; ++event) {
        int const teams = 3 + static_cast<int>(random() % 4);
        std::vector<std::string> lines(static_cast<std::size_t>(teams));
        for (int a = 1; a <= teams; ++a)
            for (int b = a + 1; b <= teams; ++b) {
                std::string one, two;
                for (int board = 0; board < 2; ++board) {
                    char const result = "10="[random() % 3];
                    one += result;
                    two += result == '1' ? '0' : result == '0' ? '1' : '=';
                }
                lines[static_cast<std::size_t>(a) - 1] += std::to_string(b) + "w" + one + " ";
                lines[static_cast<std::size_t>(b) - 1] += std::to_string(a) + "b" + two + " ";
            }
        Tournament const league = leagueOf(SystemKind::RoundRobin, 2, lines);
        std::map<int, std::vector<int>, std::greater<>> byPoints;
        for (int i = 0; i < teams; ++i)
            byPoints[scoreOf(league.participants[static_cast<std::size_t>(i)]).hundredths()].push_back(i);
        std::string expected;
        for (auto const& [sum, tied] : byPoints)
            for (auto const& part : naiveEncounter(league, tied))
                for (std::size_t i = 0; i < part.size(); ++i)
                    expected += (expected.empty() ? "" : i > 0 ? "," : " ") + std::to_string(part[i] + 1);
        ASSERT_EQ(ranked(league, {"EDE"}), expected) << "event " << event;
    }
}

} // namespace
} // namespace flagfall::pairing
