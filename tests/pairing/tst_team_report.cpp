// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/system.h"
#include "pairing/trf/cells.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/records.h"
#include "pairing/trf/report.h"
#include "pairing/trf/system_of_file.h"
#include "pairing/trf/team_report.h"
#include "tests/pairing/swiss_team/random_teams.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <tuple>
#include <utility>

namespace flagfall::pairing::trf {
namespace {

/// A whole file: the header, 001 for every player, and what the teams have.
std::string fileOf(TeamEvent const& event, std::string const& code) {
    Report report;
    report.lines = {textLine("012", "League"), textLine("142", std::to_string(event.matches.roundsPlanned)),
                    textLine("152", "W"), textLine("192", code)};
    Tournament const players = playersOf(event.matches, event.players);
    auto const cells = cellsOf(players);
    for (std::size_t i = 0; i < players.participants.size(); ++i) {
        PlayerRecord record;
        record.number = static_cast<int>(i) + 1;
        record.name = "Player " + std::to_string(i + 1);
        record.points = decimalText(scoreOf(players.participants[i]));
        record.cells = cells[i];
        report.lines.push_back(lineOf(record));
    }
    for (std::string& line : teamLinesOf(event)) report.lines.push_back(std::move(line));
    return write(report);
}

std::string text(RoundRecord const& record) {
    std::string text = std::to_string(record.index()) + " " + decimalText(pointsOf(record));
    if (auto const game = scheduledGame(record))
        text += " " + std::to_string(game->opponent.value()) + (game->colour == Colour::White ? "w" : "b");
    if (auto const* const match = std::get_if<Played>(&record))
        for (MatchGame const& each : match->games)
            text += " " + std::to_string(each.player.value()) + "-" + std::to_string(each.opponent.value()) +
                    (each.colour == Colour::White ? "w" : "b") + decimalText(each.points) +
                    (each.isForfeited ? "f" : "");
    return text;
}

/// Everything a tournament of teams says, line by line.
std::string text(Tournament const& matches) {
    std::string all =
        std::to_string(matches.boards) + " boards, by " + std::to_string(static_cast<int>(matches.primary)) + ", bye " +
        decimalText(matches.scoring.allocatedBye) + " " + decimalText(matches.gameScoring.allocatedBye) + "\n";
    for (Participant const& team : matches.participants) {
        all += std::to_string(team.number.value()) + (team.rests ? " rests" : "") + ":";
        for (PlayerId const member : team.members) all += " " + std::to_string(member.value());
        for (std::size_t round = 0; round < team.rounds.size(); ++round)
            all += "\n  " + text(team.rounds[round]) + " = " + decimalText(team.gamePoints[round]);
        for (Points const points : team.virtualPoints) all += " +" + decimalText(points);
        all += "\n";
    }
    for (auto const& [one, other] : matches.prohibited)
        all += std::to_string(one.value()) + "#" + std::to_string(other.value()) + " ";
    return all;
}

/// An event of teams whose ids are its numbers, as files have them, with players seated as they please: reserves, other
/// orders, boards where somebody is missing.
class Scrambler {
public:
    explicit Scrambler(std::uint64_t seed) : m_random(seed) {}

    TeamEvent make() {
        swiss_team::TeamChaos chaos;
        chaos.absence = 6;
        chaos.forfeit = 0;
        chaos.boards = boards;
        chaos.prohibition = 2;
        chaos.acceleration = 3;
        TeamEvent event;
        event.matches = swiss_team::randomTeams(m_random(), chaos);
        Tournament& matches = event.matches;
        int const teams = static_cast<int>(matches.participants.size());
        for (Participant& team : matches.participants) {
            int const number = team.number.value();
            team.id = PlayerId{number};
            for (int i = 1; i <= boards + 1; ++i) team.members.emplace_back((number - 1) * (boards + 1) + i);
            event.teams.push_back({"Team " + std::to_string(number), "T" + std::to_string(number), "2300"});
            team.virtualPoints.resize(
                std::min(team.virtualPoints.size(), static_cast<std::size_t>(matches.roundsPlanned)));
            while (!team.virtualPoints.empty() && team.virtualPoints.back() == noPoint) team.virtualPoints.pop_back();
        }
        for (auto& [one, other] : matches.prohibited)
            one = PlayerId{one.value() - 1000}, other = PlayerId{other.value() - 1000};
        std::erase_if(matches.prohibited, [](auto const& each) { return each.first == each.second; });
        for (int i = 1; i <= teams * (boards + 1); ++i) event.players.emplace_back(i);
        for (int round = 0; round < roundsOnFile(matches); ++round) seat(matches, static_cast<std::size_t>(round));
        matches.scoring.allocatedBye = onePoint;
        matches.gameScoring.allocatedBye = boards * halfPoint;
        sayWhatIsToCome(event);
        return event;
    }

private:
    static constexpr int boards = 3;

    static void sayWhatIsToCome(TeamEvent& event) {
        int const next = roundsOnFile(event.matches) + 1;
        for (Participant& team : event.matches.participants) {
            team.rests = team.rests && next <= event.matches.roundsPlanned;
            if (team.rests) event.byes.push_back({'H', next, {team.number.value()}});
        }
        for (auto const& [one, other] : event.matches.prohibited)
            event.prohibitions.push_back({next, next, {one.value(), other.value()}});
    }

    bool oneIn(int count) { return m_random() % static_cast<std::uint64_t>(count) == 0; }

    std::vector<PlayerId> lineUpOf(Participant const& team) {
        std::vector<PlayerId> players = team.members;
        players.erase(players.begin() + static_cast<std::ptrdiff_t>(m_random() % players.size()));
        if (oneIn(3)) std::shuffle(players.begin(), players.end(), m_random);
        return players;
    }

    /// The boards of every match of a round anew, both sides at once.
    void seat(Tournament& matches, std::size_t round) {
        bool hasBye = false;
        for (Participant& team : matches.participants) {
            // Only one team has the bye of a round.
            if (std::holds_alternative<AllocatedBye>(team.rounds[round]) && std::exchange(hasBye, true)) {
                team.rounds[round] = ZeroPointBye{};
                team.gamePoints[round] = noPoint;
            }
            auto* const match = std::get_if<Played>(&team.rounds[round]);
            if (!match) {
                if (auto* const game = std::get_if<ForfeitWin>(&team.rounds[round]))
                    game->opponent = PlayerId{game->opponent.value() - 1000};
                if (auto* const game = std::get_if<ForfeitLoss>(&team.rounds[round]))
                    game->opponent = PlayerId{game->opponent.value() - 1000};
                continue;
            }
            if (match->opponent.value() > 1000) match->opponent = PlayerId{match->opponent.value() - 1000};
            if (match->colour == Colour::Black) continue;
            Participant& other = matches.participants[static_cast<std::size_t>(match->opponent.value()) - 1];
            auto& reply = std::get<Played>(other.rounds[round]);
            seatBoth(matches, team, *match, other, reply, round);
        }
    }

    void seatBoth(Tournament const& matches, Participant& team, Played& match, Participant& other, Played& reply,
                  std::size_t round) {
        auto const ones = lineUpOf(team);
        auto const others = lineUpOf(other);
        match.games.clear();
        reply.games.clear();
        Points own, theirs;
        for (int board = 0; board < boards; ++board) {
            PlayerId one = ones[static_cast<std::size_t>(board)];
            PlayerId two = others[static_cast<std::size_t>(board)];
            // Not on the last board of both: a match has to be met.
            bool const isForfeited = board > 0 && oneIn(6);
            int halves = isForfeited ? 2 : static_cast<int>(m_random() % 3);
            if (isForfeited && oneIn(2)) two = PlayerId{};
            Colour const colour = board % 2 == 0 ? Colour::White : Colour::Black;
            match.games.push_back({one, two, colour, Points::ofHalves(halves), isForfeited});
            reply.games.push_back({two, one, opponent(colour), Points::ofHalves(2 - halves), isForfeited});
            own += Points::ofHalves(halves);
            theirs += Points::ofHalves(2 - halves);
        }
        match.score = own > theirs ? Score::Win : own == theirs ? Score::Draw : Score::Loss;
        reply.score = own > theirs ? Score::Loss : own == theirs ? Score::Draw : Score::Win;
        match.points = matches.scoring.of(match.score);
        reply.points = matches.scoring.of(reply.score);
        team.gamePoints[round] = own;
        other.gamePoints[round] = theirs;
    }

    std::mt19937_64 m_random;
};

TEST(TeamReports, AreReadBackAsTheSameMatches) { // 240 to 362
    int withRounds = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        TeamEvent const event = Scrambler{seed}.make();
        if (roundsOnFile(event.matches) == 0) continue;
        std::string const file = fileOf(event, "FIDE_TEAM_TYPEA_MP_GP");
        auto const back = read(file);
        ASSERT_TRUE(back) << "seed " << seed << "\n" << file;
        ASSERT_EQ(text(back->matches), text(event.matches)) << "seed " << seed << "\n" << file;
        EXPECT_TRUE(back->isOfTeams);
        ++withRounds;
        // And the file that is read and written is the same file.
        EXPECT_EQ(write(readReport(file)), file) << "seed " << seed;
        TeamEvent again{back->matches, event.teams, event.players, back->boardColours, event.byes, event.prohibitions};
        EXPECT_EQ(fileOf(again, "FIDE_TEAM_TYPEA_MP_GP"), file) << "seed " << seed;
    }
    EXPECT_GT(withRounds, 200);
}

TEST(TeamReports, HaveNothingThatIsRepairedOrIgnored) {
    TeamEvent const event = Scrambler{3}.make();
    auto const back = read(fileOf(event, "FIDE_TEAM_TYPEB_MP_GP"));
    ASSERT_TRUE(back);
    for (Remark const& remark : back->remarks)
        EXPECT_EQ(remark.kind, Remark::Kind::Assumed) << remark.field << " " << remark.found << " " << remark.taken;
}

TEST(TeamReports, PairTheNextRoundFromAFileAsFromTheEvent) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        TeamEvent const event = Scrambler{seed}.make();
        if (roundsOnFile(event.matches) == 0) continue;
        auto const back = read(fileOf(event, "FIDE_TEAM_TYPEA_MP_GP"));
        ASSERT_TRUE(back);
        auto const& system = *systemByCode(systemOf(*back));
        Tournament fromFile = back->matches;
        fromFile.initialColour = event.matches.initialColour;
        auto const one = system.pairNext(event.matches);
        auto const other = system.pairNext(fromFile);
        ASSERT_EQ(one.has_value(), other.has_value()) << seed;
        ASSERT_EQ(one ? std::optional{*one} : std::nullopt, other ? std::optional{*other} : std::nullopt) << seed;
    }
}

TEST(TeamReports, HaveTheRecordsInTheirColumns) {
    TeamEvent event;
    event.matches.boards = 2;
    event.matches.roundsPlanned = 3;
    event.matches.scoring = Scoring::of(2 * onePoint, onePoint, noPoint);
    event.matches.scoring.allocatedBye = onePoint;
    event.matches.gameScoring.allocatedBye = onePoint;
    event.players = {PlayerId{11}, PlayerId{12}, PlayerId{21}, PlayerId{22}, PlayerId{31}};
    event.teams = {{"Amazon", "AMA", "2400", 1}, {"Nile", {}, {}}, {"Volga", {}, {}}};
    Participant one{PlayerId{1}, PairingNumber{1}, false, {}};
    one.members = {PlayerId{11}, PlayerId{12}};
    one.rounds = {ForfeitWin{PlayerId{2}, Colour::Black, 2 * onePoint}, HalfPointBye{onePoint}};
    one.gamePoints = {2 * onePoint, onePoint};
    Participant two{PlayerId{2}, PairingNumber{2}, false, {}};
    two.members = {PlayerId{21}, PlayerId{22}};
    two.rounds = {ForfeitLoss{PlayerId{1}, Colour::White}, ForfeitLoss{PlayerId{3}, Colour::White}};
    two.gamePoints = {noPoint, noPoint};
    Participant three{PlayerId{3}, PairingNumber{3}, false, {}};
    three.members = {PlayerId{31}};
    three.rounds = {AllocatedBye{onePoint}, ForfeitLoss{PlayerId{2}, Colour::Black}};
    three.gamePoints = {onePoint, noPoint};
    event.matches.participants = {one, two, three};
    event.byes = {{'Z', 3, {3}}};
    event.prohibitions = {{3, 3, {1, 3}}};
    EXPECT_EQ(teamLinesOf(event),
              (std::vector<std::string>{
                  "240 H   2    1",
                  "240 Z   3    3",
                  "260   3   3    1    3",
                  "310   1 Amazon                           AMA     2400    3.0    3.0   1     1    2",
                  "310   2 Nile                                             0.0    0.0         3    4",
                  "310   3 Volga                                            1.0    1.0         5",
                  "320  1.0  1.0   3",
                  "330 -+   1   2   1",
                  "330 --   2   2   3",
                  "352 WB",
                  "362 TW 2.0   TD 1.0   TL 0.0",
              }));
}

TEST(TeamReports, GiveThePlayersTheirGamesForPrizesByBoards) {
    Tournament matches;
    matches.boards = 2;
    matches.scoring = Scoring::of(2 * onePoint, onePoint, noPoint);
    Participant one{PlayerId{1}, PairingNumber{1}, false, {}};
    Played match = played(matches.scoring, PlayerId{2}, Colour::White, Score::Win);
    match.games = {{PlayerId{11}, PlayerId{21}, Colour::White, halfPoint, false},
                   {PlayerId{12}, PlayerId{}, Colour::Black, onePoint, true}};
    one.rounds = {match};
    matches.participants = {one};
    Tournament const players = playersOf(matches, {PlayerId{12}, PlayerId{11}, PlayerId{21}});
    EXPECT_EQ(std::get<Played>(players.participants[1].rounds[0]).score, Score::Draw);
    EXPECT_EQ(scoreOf(players.participants[0]), onePoint);
    EXPECT_EQ(written(cellsOf(players)[0][0]), "0000 - +") << "waited for nobody";
    EXPECT_TRUE(std::holds_alternative<ZeroPointBye>(players.participants[2].rounds[0]));
}

// --- a file of teams is known as one ---------------------------------------------------------------------------------

std::string twoPlayers(std::string const& records) {
    std::string file = records;
    for (int number : {1, 2}) {
        PlayerRecord record;
        record.number = number;
        record.name = "P" + std::to_string(number);
        record.points = number == 1 ? "1.0" : "0.0";
        record.cells = {
            {3 - number, number == 1 ? Colour::White : Colour::Black, number == 1 ? '1' : '0', false, false}};
        file += lineOf(record) + "\n";
    }
    return file;
}

TEST(TeamReports, AreKnownAsThoseOfTeams) {
    auto const isOfTeams = [](std::string const& records) { return read(twoPlayers(records))->isOfTeams; };
    EXPECT_FALSE(isOfTeams("142 1\n"));
    EXPECT_TRUE(isOfTeams("142 1\n192 FIDE_TEAM_MP_GP\n"));
    EXPECT_TRUE(isOfTeams("142 1\n192 BERGER_TEAM_ROUNDROBIN\n"));
    EXPECT_TRUE(isOfTeams("142 1\n192 CUSTOM_TEAM_SWISS\n")) << "a system the program does not pair";
    std::string const teams = "310   1 Amazon                           AMA     2400    2.0    1.0   1     1\n"
                              "310   2 Nile                             NIL     2300    0.0    0.0   2     2\n";
    EXPECT_TRUE(isOfTeams("142 1\n" + teams)) << "by its records";
    EXPECT_TRUE(isOfTeams("142 1\n013 Amazon                             1\n"));
    EXPECT_FALSE(isOfTeams("142 1\n192 FIDE_DUTCH_2026\n" + teams)) << "players who belong to teams";
    EXPECT_FALSE(isOfTeams("142 1\n092 Individual: Swiss-System\n" + teams));
    std::string gap = teams;
    gap.replace(gap.find("310   2"), 7, "310   3");
    auto const file = read(twoPlayers("142 1\n" + gap));
    EXPECT_TRUE(file->isOfTeams) << "though the teams cannot be told apart";
    EXPECT_TRUE(file->teams.empty());
}

/// The numbers of 240 and 260 are those of players, whatever teams they belong to.
TEST(TeamReports, PlayersWhoBelongToTeamsHaveTheirOwnByesAndProhibitedPairs) {
    auto const file =
        read(twoPlayers("142 2\n092 Individual: Swiss-System\n240 H   2    2\n260   2   2    1    2\n"
                        "310   1 Amazon                           AMA     2400    2.0    1.0   1     1\n"
                        "310   2 Nile                             NIL     2300    0.0    0.0   2     2\n"));
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->teams.empty());
    EXPECT_EQ(file->announced, (std::vector<AnnouncedBye>{{PairingNumber{2}, RoundNumber{2}, ByeKind::HalfPoint}}));
    EXPECT_EQ(file->prohibited,
              (std::vector<ImportedProhibition>{{PairingNumber{1}, PairingNumber{2}, RoundNumber{2}, RoundNumber{2}}}));
}

TEST(TeamReports, HaveByesAndProhibitedPairsOfTeamsForEveryRoundToCome) { // 240 and 260
    std::string const teams = "310   1 Amazon                           AMA     2400    2.0    1.0   1     1\n"
                              "310   2 Nile                             NIL     2300    0.0    0.0   2     2\n";
    auto const file =
        read(twoPlayers("142 4\n192 FIDE_TEAM\n240 H   3    2\n240 Z   4    1    7\n260   2   4    1    2\n" + teams));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->announced, (std::vector<AnnouncedBye>{{PairingNumber{2}, RoundNumber{3}, ByeKind::HalfPoint},
                                                          {PairingNumber{1}, RoundNumber{4}, ByeKind::ZeroPoint}}));
    EXPECT_EQ(file->prohibited,
              (std::vector<ImportedProhibition>{{PairingNumber{1}, PairingNumber{2}, RoundNumber{2}, RoundNumber{4}}}));
    EXPECT_FALSE(file->matches.participants[1].rests) << "not in round 2";
    EXPECT_EQ(file->matches.prohibited.size(), 1U);
    auto const says = [&file](Remark::What what, std::string const& field) {
        return std::ranges::any_of(file->remarks, [&](Remark const& each) {
            return each.what == what && each.field == field && each.found == "7";
        });
    };
    EXPECT_TRUE(says(Remark::What::UnreadableField, "240 teams")) << "there is no team 7";
}

// C.07, Art. 16.4 is new in 2026.
TEST(TeamReports, HaveTheTieBreakRulesOfTheirFirstDay) {
    std::string const teams = "310   1 Amazon                           AMA     2400    2.0    1.0   1     1\n"
                              "310   2 Nile                             NIL     2300    0.0    0.0   2     2\n";
    auto const file = read(twoPlayers("042 2024/01/01\n142 4\n192 FIDE_TEAM\n" + teams));
    EXPECT_EQ(file->matches.tieBreakRules.edition, TieBreakEdition::Of2023);
}

TEST(TeamReports, AreOfARoundRobinByCodeOrByWords) {
    std::string const teams = "310   1 Amazon                           AMA     2400    2.0    1.0   1     1\n"
                              "310   2 Nile                             NIL     2300    0.0    0.0   2     2\n";
    for (char const* const said : {"192 BERGER_TEAM_ROUNDROBIN\n", "192 BERGER_TEAM_ROUNDROBIN_G1\n",
                                   "192 CUSTOM_TEAM_ROUNDROBIN\n", "092 Team: Round-Robin\n"})
        EXPECT_EQ(read(twoPlayers(std::string{"142 1\n"} + said + teams))->matches.kind, SystemKind::RoundRobin)
            << said;
    EXPECT_EQ(read(twoPlayers("142 1\n092 Team: Swiss-System\n" + teams))->matches.kind, SystemKind::Swiss);
    EXPECT_EQ(systemOf(*read(twoPlayers("142 1\n092 Team: Round-Robin\n" + teams))), "BERGER_TEAM_ROUNDROBIN");
}

/// By rules of their own: what they are ranked by is known, how they are paired is not.
TEST(TeamReports, OfACustomSwissAreRankedByTheScoreTheCodeNames) { // 192
    std::string const teams = "310   1 Amazon                           AMA     2400    2.0    1.0   1     1\n"
                              "310   2 Nile                             NIL     2300    0.0    0.0   2     2\n";
    for (auto const& [code, system, primary] :
         {std::tuple{"CUSTOM_TEAM_SWISS", "CUSTOM_TEAM_SWISS", TeamScore::MatchPoints},
          {"CUSTOM_TEAM_SWISS_MP", "CUSTOM_TEAM_SWISS", TeamScore::MatchPoints},
          {"CUSTOM_TEAM_SWISS_GP", "CUSTOM_TEAM_SWISS_GP", TeamScore::GamePoints}}) {
        auto const file = read(twoPlayers(std::string{"142 1\n192 "} + code + "\n" + teams));
        EXPECT_EQ(file->matches.primary, primary) << code;
        EXPECT_EQ(systemOf(*file), system);
        EXPECT_FALSE(systemRules(code).pairsHere) << code;
    }
    EXPECT_EQ(systemOf(*read(twoPlayers("142 1\n192 CUSTOM_TEAM_KNOCKOUT\n" + teams))), "CUSTOM_TEAM_KNOCKOUT");
}

TEST(TeamReports, TakeTheScoreThatComesFirstFromTheTypeCode) { // 192
    std::string const teams = "310   1 Amazon                           AMA     2400    2.0    1.0   1     1\n"
                              "310   2 Nile                             NIL     2300    0.0    0.0   2     2\n";
    EXPECT_EQ(read(twoPlayers("142 1\n192 FIDE_TEAM_GP_MP\n" + teams))->matches.primary, TeamScore::GamePoints);
    auto const file = read(twoPlayers("142 1\n192 FIDE_TEAM\n" + teams));
    EXPECT_EQ(file->matches.primary, TeamScore::MatchPoints);
    EXPECT_EQ(systemOf(*file), "FIDE_TEAM_TYPEA_MP_GP");
    EXPECT_EQ(file->teams[0].nickname, "AMA");
    EXPECT_EQ(file->teams[1].strength, "2300");
    EXPECT_EQ(file->teams[1].rank, 2);
}

TEST(TeamReports, OfAnEventThatHasNotBegunHaveTheBoardsOf352) {
    std::string const file = "142 5\n192 FIDE_TEAM\n152 W\n352 WBWB\n001    1      A\n001    2      B\n" +
                             lineOf(TeamRecord{1, "Amazon", {}, {}, {}, {}, {}, {1}}) + "\n" +
                             lineOf(TeamRecord{2, "Nile", {}, {}, {}, {}, {}, {2}}) + "\n";
    auto const event = read(file);
    ASSERT_TRUE(event);
    EXPECT_EQ(event->matches.boards, 4);
    auto const round = systemByCode("FIDE_TEAM")->pairNext(event->matches);
    ASSERT_TRUE(round);
    EXPECT_EQ(round->pairs.front().white, PlayerId{1});
}

TEST(TeamReports, WithRecordsOfUnlikelyLengthAreReadAllTheSame) {
    std::string const teams = lineOf(TeamRecord{1, "Amazon", {}, {}, {}, {}, {}, {1}}) + "\n" +
                              lineOf(TeamRecord{2, "Nile", {}, {}, {}, {}, {}, {2}}) + "\n";
    std::string lineUp = "300   1   1   2    1";
    for (int i = 0; i < 100'000; ++i) lineUp += "    0";
    auto const file =
        read(twoPlayers("142 1\n192 FIDE_TEAM\n352 " + std::string(100'000, 'W') + "\n" + teams + lineUp + "\n"));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->matches.boards, 1) << "empty boards at the end are none";
    auto const begun =
        read("142 1\n192 FIDE_TEAM\n001    1      A\n001    2      B\n352 " + std::string(100'000, 'W') + "\n" + teams);
    ASSERT_TRUE(begun);
    EXPECT_EQ(begun->matches.boards, 1'000);
}

/// FIDE's own example of a team event can be read, and says nothing that is repaired but what it has wrong.
TEST(TeamReports, OfTheSpecificationIsAnEventOfTeams) {
    std::filesystem::path const example = SHARED_DIR "/data/trf/example_trf26.trf";
    if (!std::filesystem::exists(example)) GTEST_SKIP() << "without the specification's example";
    std::ifstream in(example, std::ios::binary);
    std::string const bytes{std::istreambuf_iterator<char>{in}, {}};
    auto const file = read(bytes);
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->isOfTeams);
    EXPECT_EQ(systemOf(*file), "FIDE_TEAM_TYPEA_MP_GP_BAKU");
    EXPECT_EQ(file->matches.participants[0].virtualPoints.size(), 7U) << "250, in match points";
    for (Remark const& remark : file->remarks)
        if (remark.kind == Remark::Kind::Repaired)
            ADD_FAILURE() << remark.field << ": " << remark.found << " → " << remark.taken << " ×" << remark.count;
}

} // namespace
} // namespace flagfall::pairing::trf
