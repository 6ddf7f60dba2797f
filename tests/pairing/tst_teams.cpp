// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/standings.h"
#include "pairing/trf/lines.h"
#include "pairing/trf/records.h"
#include "pairing/trf/report.h"
#include "pairing/trf/team_report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace flagfall::pairing::trf {
namespace {

std::string player(int number, std::string const& points, std::vector<Cell> cells) {
    PlayerRecord record;
    record.number = number;
    record.name = "P" + std::to_string(number);
    record.points = points;
    record.cells = std::move(cells);
    return lineOf(record) + "\n";
}

Cell game(int opponent, Colour colour, char result) { return {opponent, colour, result, false, false}; }
Cell nobody(char result) { return {std::nullopt, std::nullopt, result, false, false}; }

/// Three teams on two boards: 1 beats 2 by 1½ to ½ while 3 has the bye; then 2 and 3 draw while 1 has a half-point bye.
std::string threeTeams() {
    auto const white = Colour::White, black = Colour::Black;
    return "012 League\n142 2\n192 FIDE_TEAM_MP_GP\n362 TW 2.0   TD 1.0   TL 0.0\n" +
           player(1, "1.0", {game(3, white, '1'), nobody('Z')}) + player(2, "0.5", {game(4, black, '='), nobody('Z')}) +
           player(3, "0.0", {game(1, black, '0'), game(5, white, '0')}) +
           player(4, "1.5", {game(2, white, '='), game(6, black, '1')}) +
           player(5, "1.0", {nobody('Z'), game(3, black, '1')}) + player(6, "0.0", {nobody('Z'), game(4, white, '0')}) +
           lineOf(TeamRecord{1, "Amazon", {}, {}, "3.0", "2.5", "1", {1, 2}}) + "\n" +
           lineOf(TeamRecord{2, "Nile", {}, {}, "1.0", "1.5", "3", {3, 4}}) + "\n" +
           lineOf(TeamRecord{3, "Volga", {}, {}, "2.0", "2.0", "2", {5, 6}}) + "\n" + "240 H   2    1\n" +
           "320  1.0  1.0   3   0\n";
}

Participant const& team(ImportedTournament const& file, int number) {
    return file.matches.participants.at(static_cast<std::size_t>(number) - 1);
}

TEST(TeamsOfAFile, HaveMatchPointsAndGamePoints) { // TRF26, 310, 320 and 362
    auto const file = read(threeTeams());
    ASSERT_TRUE(file);
    ASSERT_EQ(file->teams.size(), 3U);
    EXPECT_EQ(file->teams[2].name, "Volga");
    EXPECT_EQ(file->matches.boards, 2);
    std::vector<Points> const matchPoints{3 * onePoint, onePoint, 2 * onePoint};
    std::vector<Points> const gamePoints{Points::ofHalves(5), Points::ofHalves(3), 2 * onePoint};
    for (int number = 1; number <= 3; ++number) {
        EXPECT_EQ(scoreOf(team(*file, number)), matchPoints[static_cast<std::size_t>(number) - 1]) << number;
        EXPECT_EQ(gameScoreOf(team(*file, number)), gamePoints[static_cast<std::size_t>(number) - 1]) << number;
    }
}

TEST(TeamsOfAFile, MeetInMatchesWithAGameOnEveryBoard) {
    auto const file = read(threeTeams());
    ASSERT_TRUE(file);
    auto const& match = std::get<Played>(team(*file, 1).rounds[0]);
    EXPECT_EQ(match.opponent, PlayerId{2});
    EXPECT_EQ(match.colour, Colour::White) << "on the first board";
    EXPECT_EQ(match.score, Score::Win);
    EXPECT_EQ(match.games, (std::vector<MatchGame>{{PlayerId{1}, PlayerId{3}, Colour::White, onePoint},
                                                   {PlayerId{2}, PlayerId{4}, Colour::Black, halfPoint}}));
    EXPECT_EQ(std::get<Played>(team(*file, 2).rounds[1]).score, Score::Draw);
    EXPECT_TRUE(std::holds_alternative<AllocatedBye>(team(*file, 3).rounds[0]));
    EXPECT_TRUE(std::holds_alternative<HalfPointBye>(team(*file, 1).rounds[1]));
}

TEST(TeamsOfAFile, RankLikePlayersByTheirMatchPoints) {
    auto const file = read(threeTeams());
    ASSERT_TRUE(file);
    std::string order;
    for (Standing const& line : standings(file->matches, {})) order += std::to_string(line.player.value());
    EXPECT_EQ(order, "132");
}

TEST(TeamsOfAFile, AForfeitedMatchGivesAWinOnEveryBoard) { // 330
    auto const file = read(threeTeams() + "330 +-   2   2   3\n");
    ASSERT_TRUE(file);
    EXPECT_TRUE(std::holds_alternative<ForfeitWin>(team(*file, 2).rounds[1]));
    EXPECT_TRUE(std::holds_alternative<ForfeitLoss>(team(*file, 3).rounds[1]));
    EXPECT_EQ(team(*file, 2).gamePoints[1], 2 * onePoint);
    EXPECT_EQ(team(*file, 3).gamePoints[1], noPoint);
}

TEST(TeamsOfAFile, ThatAreNotNumberedInOrderOrHaveUnknownPlayersAreNone) {
    std::string text = threeTeams();
    EXPECT_FALSE(read(text)->teams.empty());
    auto const unknown = read(text + lineOf(TeamRecord{4, "Danube", {}, {}, {}, {}, {}, {7, 8}}) + "\n");
    ASSERT_TRUE(unknown);
    EXPECT_TRUE(unknown->teams.empty());
    auto const gap = read(text + lineOf(TeamRecord{5, "Danube", {}, {}, {}, {}, {}, {}}) + "\n");
    ASSERT_TRUE(gap);
    EXPECT_TRUE(gap->teams.empty());
}

TEST(TeamsOfAFile, HaveTheColourOfTheFirstBoardThoughItWasEmpty) { // 352
    std::string text = threeTeams();
    std::string const played = player(1, "1.0", {game(3, Colour::White, '1'), nobody('Z')});
    text.replace(text.find(played), played.size(), player(1, "1.0", {nobody('+'), nobody('Z')}));
    std::string const lost = player(3, "0.0", {game(1, Colour::Black, '0'), game(5, Colour::White, '0')});
    text.replace(text.find(lost), lost.size(), player(3, "0.0", {nobody('-'), game(5, Colour::White, '0')}));
    auto const file = read(text);
    ASSERT_TRUE(file);
    auto const& match = std::get<Played>(team(*file, 1).rounds[0]);
    EXPECT_EQ(match.games, (std::vector<MatchGame>{{PlayerId{1}, PlayerId{}, Colour::White, onePoint, true},
                                                   {PlayerId{2}, PlayerId{4}, Colour::Black, halfPoint}}));
    EXPECT_EQ(match.colour, Colour::White) << "the second board has Black";
    EXPECT_EQ(team(*file, 1).gamePoints[0], Points::ofHalves(3)) << "the empty board is won";
}

TEST(TeamsOfAFile, OfTrf16AreNumberedInTheOrderOfTheFile) { // 013
    std::string text = threeTeams();
    text.erase(text.find("310 "));
    text += line013Of(TeamRecord{0, "Amazon", {}, {}, {}, {}, {}, {1, 2}}) + "\n" +
            line013Of(TeamRecord{0, "Nile", {}, {}, {}, {}, {}, {3, 4}}) + "\n";
    auto const file = read(text);
    ASSERT_TRUE(file);
    ASSERT_EQ(file->teams.size(), 2U);
    EXPECT_EQ(file->teams[1].number, PairingNumber{2});
    EXPECT_EQ(file->teams[1].name, "Nile");
    EXPECT_EQ(read(threeTeams() + line013Of(TeamRecord{0, "Nile", {}, {}, {}, {}, {}, {3, 4}}) + "\n")->teams.size(),
              3U)
        << "310 says more";
}

TEST(TeamsOfAFile, AreWrittenBackWithThePointsOfTheirMatches) {
    std::string wrong = threeTeams();
    auto const at = wrong.find("   3.0    2.5");
    ASSERT_NE(at, std::string::npos);
    wrong.replace(at, 13, "   9.0    9.5");
    auto const file = read(wrong);
    ASSERT_TRUE(file);
    std::string const written = write(repaired(readReport(wrong), *file));
    EXPECT_EQ(written, write(repaired(readReport(threeTeams()), *read(threeTeams()))));
    EXPECT_NE(written.find("Amazon"), std::string::npos);
    EXPECT_EQ(written.find("9.5"), std::string::npos);
}

/// What record 310 says of a team is left out: otherwise it would be asked.
std::string withoutTotals(std::string file) {
    for (std::string const total : {"   3.0    2.5", "   1.0    1.5", "   2.0    2.0"})
        file.replace(file.find(total), total.size(), total.size(), ' ');
    return file;
}

TEST(TeamsOfAFile, HaveThePointsTheyAreAssigned) {              // TRF26, 299
    std::string const twoOff = "299 W   1.0   1.5    1    1\n"; // a point is taken from a team that had won
    auto const file = read(withoutTotals(threeTeams()) + twoOff);
    ASSERT_TRUE(file);
    EXPECT_EQ(scoreOf(team(*file, 1)), 2 * onePoint);
    EXPECT_EQ(gameScoreOf(team(*file, 1)), Points::ofHalves(5));
    EXPECT_EQ(scoreOf(file->tournament.participants[0]), onePoint) << "the number is that of a team";
    auto const ofAll = read(withoutTotals(threeTeams()) + "299 H   0.0   0.5\n299 D   0.5   0.5    2    2\n");
    ASSERT_TRUE(ofAll);
    EXPECT_EQ(scoreOf(team(*ofAll, 1)), 2 * onePoint) << "its half-point bye";
    EXPECT_EQ(gameScoreOf(team(*ofAll, 1)), 2 * onePoint);
    EXPECT_EQ(scoreOf(team(*ofAll, 2)), halfPoint);
    EXPECT_EQ(scoreOf(team(*ofAll, 3)), 2 * onePoint) << "the other one of the match has what it had";
}

TEST(TeamsOfAFile, HaveTheirOwnPointsWhereTheFileSumsUpThose) { // 310 against 299
    auto const file = read(threeTeams() + "299 W   1.0   1.5    1    1\n");
    ASSERT_TRUE(file);
    EXPECT_EQ(scoreOf(team(*file, 1)), 3 * onePoint);
    auto const& remarks = file->remarks;
    EXPECT_TRUE(std::any_of(remarks.begin(), remarks.end(), [](Remark const& remark) {
        return remark.what == Remark::What::Contradiction && remark.field == "299" && remark.found == "1.0 1.5";
    }));
}

TEST(TeamsOfAFile, AreWrittenWithThePointsTheyAreAssigned) {
    auto const file = read(withoutTotals(threeTeams()) + "299 W   1.0   1.5    1    1\n");
    ASSERT_TRUE(file);
    TeamEvent event{file->matches, {}, {}, {}};
    for (int number = 1; number <= 6; ++number) event.players.emplace_back(number);
    auto const lines = teamLinesOf(event);
    EXPECT_EQ(std::count(lines.begin(), lines.end(), "299 W   1.0   1.5    1    1"), 1);
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(), [](auto const& line) { return line.starts_with("299"); }), 1);
}

/// FIDE's own example of a team event: 50 teams, 14 rounds, with every kind of bye and forfeit. Its records 310 and 802
/// say what each team has.
TEST(TeamsOfAFile, HaveWhatTheExampleOfTheSpecificationSays) {
    std::filesystem::path const example = SHARED_DIR "/data/trf/example_trf26.trf";
    if (!std::filesystem::exists(example)) GTEST_SKIP() << "without the specification's example";
    std::ifstream in(example, std::ios::binary);
    std::string const bytes{std::istreambuf_iterator<char>{in}, {}};
    auto const file = read(bytes);
    ASSERT_TRUE(file);
    ASSERT_EQ(file->teams.size(), 50U);
    EXPECT_EQ(file->matches.boards, 4);
    // Its records 299 are there to be seen: by them 310 and 802 would have other points.
    for (std::string const& text : readReport(bytes).lines) {
        Line const line = lineFrom(text);
        if (!text.starts_with("802")) continue;
        int const number = std::stoi(line.columns(5, 7));
        // The example has a half-point bye of 47 in round 3, and record 240 gives it to another team.
        if (number == 47) continue;
        Participant const& own = team(*file, number);
        EXPECT_EQ(decimalText(scoreOf(own)), line.columns(15, 20) + ".0") << text;
        EXPECT_EQ(decimalText(gameScoreOf(own)), line.columns(22, 27)) << text;
        for (std::size_t round = 0; round < own.rounds.size(); ++round) {
            int const column = 29 + 13 * static_cast<int>(round);
            std::string const opponent = line.columns(column, column + 2);
            auto const game = scheduledGame(own.rounds[round]);
            EXPECT_EQ(decimalText(own.gamePoints[round]), line.columns(column + 5, column + 8)) << text;
            if (!game) continue;
            EXPECT_EQ(std::to_string(game->opponent.value()), opponent) << text;
            EXPECT_EQ(game->colour == Colour::White ? "w" : "b", line.columns(column + 3, column + 4)) << text;
        }
    }
}

} // namespace
} // namespace flagfall::pairing::trf
