// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/convert.h"
#include "pairing/trf/records.h"
#include "pairing/trf/report.h"
#include "pairing/trf/respelled.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace flagfall::pairing::trf {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

std::string contentOf(fs::path const& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// --- records and their lines -----------------------------------------------------------------------------------

PlayerRecord sophia() {
    PlayerRecord record{7, "w", "WGM", "Šimečková, Žofia", "2345", "SVK", "14900000", "1990/00/00", "1.5", "12", {}};
    record.cells = {{12, Colour::White, '1', false, false}, {std::nullopt, std::nullopt, 'H', false, false}};
    return record;
}

TEST(TrfRecord, APlayerStandsInTheColumnsOfTheSpecification) {
    EXPECT_EQ(lineOf(sophia()),
              "001    7 wWGM Šimečková, Žofia                  2345 SVK    14900000 1990/00/00  1.5   12 "
              "   12 w 1  0000 - H");
    EXPECT_EQ(readPlayerRecord(lineFrom(lineOf(sophia()))), sophia());
}

TEST(TrfRecord, ARoundNobodyKnowsAnythingOfIsBlank) {
    PlayerRecord record = sophia();
    record.cells = {Cell{}, {3, std::nullopt, '+', false, false}};
    EXPECT_TRUE(lineOf(record).ends_with("   12               3 - +")) << lineOf(record);
    EXPECT_EQ(readPlayerRecord(lineFrom(lineOf(record))), record);
}

TEST(TrfRecord, AnythingBetweenTheColumnsIsNotUnderstood) {
    std::string line = lineOf(sophia());
    line[12] = 'x';
    EXPECT_FALSE(readPlayerRecord(lineFrom(line)));
    EXPECT_FALSE(readPlayerRecord(lineFrom(lineOf(sophia()) + "x")));
}

TEST(TrfRecord, OldLettersAndDatesArePutRight) {
    PlayerRecord record = sophia();
    record.title = "wg";
    record.birth = "1990.05.06";
    PlayerRecord const read = readPlayerRecord(lineFrom(lineOf(record))).value();
    EXPECT_EQ(read.title, "WGM");
    EXPECT_EQ(read.birth, "1990/05/06");
}

TEST(TrfRecord, ADateOfBirthThatIsNoneStaysAndLetsTheRestBePutRight) {
    PlayerRecord record = sophia();
    record.title = "wg";
    record.sex = "f";
    record.birth = "1990/02/30";
    PlayerRecord const read = readPlayerRecord(lineFrom(lineOf(record))).value();
    EXPECT_EQ(read.title, "WGM");
    EXPECT_EQ(read.sex, "w");
    EXPECT_EQ(read.birth, "1990/02/30");
}

TEST(TrfRecord, TheOthersLikewise) {
    EXPECT_EQ(lineOf(ScoringRecord{{{'W', 3 * onePoint}, {'D', onePoint}}}), "162  W 3.0    D 1.0");
    EXPECT_EQ(lineOf(ByeRecord{'H', 4, {15, 47}}), "240 H   4   15   47");
    EXPECT_EQ(lineOf(AccelerationRecord{{}, onePoint, 1, 2, 1, 82}), "250       1.0   1   2    1   82");
    EXPECT_EQ(lineOf(ProhibitionRecord{1, 14, {1, 11, 16}}), "260   1  14    1   11   16");
    EXPECT_EQ(lineOf(AbnormalPointsRecord{'L', {}, halfPoint, 3, {12}}), "299 L         0.5    3   12");
    EXPECT_EQ(lineOf(PlayerAccelerationRecord{4, {onePoint, halfPoint}}), "XXA    4  1.0  0.5");
    EXPECT_EQ(lineOf(TeamRecord{1, "India", "IND", "2486", "15.0", "28.0", "11", {1, 5}}),
              "310   1 India                            IND     2486   15.0   28.0  11     1    5");
    EXPECT_EQ(line013Of(TeamRecord{0, "India", {}, {}, {}, {}, {}, {1, 5}}),
              "013 India                              1    5");
    EXPECT_EQ(textLine("012", "Grand Prix"), "012 Grand Prix");
    EXPECT_EQ(textLine("112", ""), "112");
}

TEST(TrfRecord, AWithdrawalIsAComment) {
    WithdrawalRecord const expected{4, {2, 7}};
    EXPECT_EQ(lineOf(expected), "### Withdrawal @ Round 4: 2 7");
    EXPECT_EQ(readWithdrawalRecord(lineFrom(lineOf(expected))), expected);
    EXPECT_FALSE(readWithdrawalRecord(lineFrom("### Withdrawal @ Round 4:")));
    EXPECT_FALSE(readWithdrawalRecord(lineFrom("### Withdrawal @ Round 4: Smith")));
}

TEST(TrfRecord, AbnormalPointsAreReadInWhateverColumns) {
    AbnormalPointsRecord const expected{'+', 2 * onePoint, Points::ofTenths(25), 1, {1}};
    EXPECT_EQ(readAbnormalPointsRecord(lineFrom("299 +  2.0  2.5   1    1")), expected);
    EXPECT_EQ(readAbnormalPointsRecord(lineFrom(lineOf(expected))), expected);
    EXPECT_FALSE(readAbnormalPointsRecord(lineFrom("299 + lots")));
}

/// Anything that fits into the columns.
class Inventor {
public:
    explicit Inventor(std::uint64_t seed) : m_random(seed) {}

    int below(int limit) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(limit)); }
    bool oneIn(int count) { return below(count) == 0; }
    std::string pick(std::vector<std::string> const& from) {
        return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
    }
    std::vector<int> numbers(int least) {
        std::vector<int> all;
        for (int i = least + below(5); i > 0; --i) all.push_back(1 + below(9'999));
        return all;
    }
    std::optional<Points> points() { return oneIn(4) ? std::nullopt : std::optional{somePoints()}; }
    Points somePoints() { return Points::ofTenths(below(1'000)); }

    PlayerRecord player() {
        PlayerRecord record;
        record.number = 1 + below(9'999);
        record.sex = pick({"", "m", "w"});
        record.title = pick({"", "GM", "WCM", "FM"});
        record.name = pick({"A", "Šimečková, Žofia", "van der Long-Name of Thirty-Three", "Ньютон"});
        record.rating = pick({"", "0", "1800", "2882"});
        record.federation = pick({"", "SVK", "FID"});
        record.fideId = pick({"", "7", "14900000012"});
        record.birth = pick({"", "1987/00/00", "2001/12/31"});
        record.points = pick({"", "0.0", "11.5"});
        record.rank = pick({"", "1", "9999"});
        for (int i = below(12); i > 0; --i) record.cells.push_back(cell());
        while (!record.cells.empty() && record.cells.back() == Cell{}) record.cells.pop_back();
        return record;
    }
    AccelerationRecord acceleration() {
        AccelerationRecord record{points(), somePoints(), 1 + below(999), 1 + below(999), 1 + below(9'999), 1};
        record.lastPlayer = record.firstPlayer;
        return record;
    }

private:
    Cell cell() {
        if (oneIn(6)) return {};
        Cell cell;
        cell.opponentBlank = false;
        if (oneIn(4)) {
            cell.result = pick({"H", "F", "U", "Z", " ", "+"})[0];
            return cell;
        }
        cell.opponent = 1 + below(9'999);
        if (!oneIn(5)) cell.colour = oneIn(2) ? Colour::White : Colour::Black;
        cell.result = pick({"1", "0", "=", "W", "D", "L", "+", "-", " "})[0];
        return cell;
    }

    std::mt19937_64 m_random;
};

TEST(TrfRecord, WhatIsWrittenIsReadAgain) {
    Inventor inventor{11};
    for (int i = 0; i < 2'000; ++i) {
        PlayerRecord const player = inventor.player();
        ASSERT_EQ(readPlayerRecord(lineFrom(lineOf(player))), player) << lineOf(player);
        ByeRecord const bye{"FHZ"[inventor.below(3)], 1 + inventor.below(999), inventor.numbers(1)};
        ASSERT_EQ(readByeRecord(lineFrom(lineOf(bye))), bye);
        ProhibitionRecord const prohibition{1 + inventor.below(999), 1 + inventor.below(999), inventor.numbers(0)};
        ASSERT_EQ(readProhibitionRecord(lineFrom(lineOf(prohibition))), prohibition);
        AccelerationRecord const acceleration = inventor.acceleration();
        ASSERT_EQ(readAccelerationRecord(lineFrom(lineOf(acceleration))), acceleration);
        ScoringRecord const scoring{{{'W', inventor.somePoints()}, {'Z', inventor.somePoints()}}};
        ASSERT_EQ(readScoringRecord(lineFrom(lineOf(scoring))), scoring);
        AbnormalPointsRecord const abnormal{"WDLFHZ+- "[inventor.below(9)], inventor.points(), inventor.somePoints(),
                                            1 + inventor.below(999), inventor.numbers(0)};
        ASSERT_EQ(readAbnormalPointsRecord(lineFrom(lineOf(abnormal))), abnormal) << lineOf(abnormal);
        PlayerAccelerationRecord const single{1 + inventor.below(9'999), {inventor.somePoints(), halfPoint}};
        ASSERT_EQ(readPlayerAccelerationRecord(lineFrom(lineOf(single))), single);
        TeamRecord const team{1 + inventor.below(999), "India", "IND", "2486", "15.0", "28.0", "11",
                              inventor.numbers(0)};
        ASSERT_EQ(readTeamRecord(lineFrom(lineOf(team))), team);
    }
}

// --- whole reports ---------------------------------------------------------------------------------------------

TEST(TrfReport, LinesNobodyUnderstandsStayAsTheyAre) {
    std::string const text = "### a note\r\n012 Open\r\n\r\nQQQ  what  is this\r\n001 broken\r\n";
    EXPECT_EQ(write(readReport(text)), text);
}

TEST(TrfReport, TheLineEndOfTheFileIsKept) {
    for (std::string const end : {"\n", "\r", "\r\n"}) {
        std::string const text = "012 Open" + end + "022 Nitra" + end;
        EXPECT_EQ(write(readReport(text)), text);
    }
    EXPECT_EQ(write(Report{{"012 Open"}}), "012 Open\r\n");
}

TEST(TrfReport, LatinOneIsWrittenAsUtf8AndWithoutAByteOrderMark) {
    EXPECT_EQ(write(readReport("012 Pl\xE1n\n")), "012 Plán\n");
    EXPECT_EQ(write(readReport("\xEF\xBB\xBF"
                               "012 Plán\n")),
              "012 Plán\n");
}

TEST(TrfReport, RecordsComeIntoTheirColumns) {
    EXPECT_THAT(readReport("042 May 29, 2020\n162 W 3 D 1\n240 H 12   15\n").lines,
                ElementsAre("042 2020/05/29", "162  W 3.0    D 1.0", "240 H  12   15"));
}

TEST(TrfReport, RepairsAreWhatTheImportUnderstood) {
    std::string const text =
        "062 9\n"
        "001    3      Clark                             1980                             1.0    3  0000 - +\n"
        "001    2      Baker                             1990                             9.0    1     1   0\n"
        "001    1      Adams                             2000                             1.0    2     2 w 1\n";
    auto const tournament = read(text);
    ASSERT_TRUE(tournament);
    EXPECT_THAT(
        repaired(readReport(text), *tournament).lines,
        ElementsAre(
            "062 3",
            "001    1      Adams                             2000                             1.0    2     2 w 1",
            "001    2      Baker                             1990                             0.0    1     1 b 0",
            "001    3      Clark                             1980                             1.0    3  0000 - F"));
}

/// Every file there is: the fixtures, and those that are only here on some machines.
std::vector<fs::path> files() {
    std::vector<fs::path> all;
    std::vector<fs::path> folders{fs::path{SOURCE_DIR} / "tests/pairing/trf"};
    if (fs::path const shared = SHARED_DIR; fs::exists(shared / "data/trf")) folders.push_back(shared / "data/trf");
    for (fs::path const& folder : folders)
        for (auto const& entry : fs::directory_iterator(folder))
            if (entry.path().extension() == ".trf") all.push_back(entry.path());
    return all;
}

/// What an import takes from a file, in words.
std::string factsOf(ImportedTournament const& tournament) {
    std::string text = tournament.name + "|" + tournament.place + "|" + std::to_string(tournament.rounds) + "\n";
    for (ImportedPlayer const& player : tournament.players)
        text += player.name + "|" + player.federation + "|" + player.title + "|" + player.sex + "|" +
                std::to_string(player.rating) + "|" + player.fideId + "|" + player.birth + "\n";
    for (ImportedRound const& round : tournament.played) {
        for (ImportedGame const& game : round.games)
            text += std::to_string(game.white.value()) + "-" + std::to_string(game.black.value()) + " " +
                    (game.result ? std::string{code(*game.result)} : "?") + " ";
        for (ImportedBye const& bye : round.byes)
            text += std::to_string(bye.player.value()) + "UHFZ"[static_cast<int>(bye.kind)];
        text += "\n";
    }
    return text;
}

TEST(TrfReport, EveryFileKeepsItsFactsWhenItIsWrittenAgain) {
    for (fs::path const& file : files()) {
        std::string const bytes = contentOf(file);
        Report const report = readReport(bytes);
        EXPECT_EQ(readReport(write(report)), report) << file;
        auto const before = read(bytes);
        auto const after = read(write(report));
        ASSERT_EQ(before.has_value(), after.has_value()) << file;
        if (!before) continue;
        EXPECT_EQ(factsOf(*after), factsOf(*before)) << file;
        Report const mended = repaired(report, *before);
        auto const again = read(write(mended));
        ASSERT_TRUE(again) << file;
        EXPECT_EQ(factsOf(*again), factsOf(*before)) << file;
        for (Remark const& remark : again->remarks)
            EXPECT_NE(remark.kind, Remark::Kind::Repaired)
                << file << " line " << remark.line << " " << remark.field << ": " << remark.found;
    }
}

TEST(TrfReport, AFileToTheLetterIsTheSameByteForByte) {
    std::string const bytes = contentOf(fs::path{SOURCE_DIR} / "tests/pairing/trf/valid.trf");
    EXPECT_EQ(write(readReport(bytes)), bytes);
    EXPECT_EQ(write(repaired(readReport(bytes), read(bytes).value())), bytes);
}

// --- other versions --------------------------------------------------------------------------------------------

using Adapted = Adaptation::What;

std::vector<std::string> linesIn(Version version, std::string const& text) {
    return convert(readReport(text), version).report.lines;
}

TEST(TrfVersions, RecordsOfOtherProgramsHaveTheirPlaceInTrf26) {
    EXPECT_THAT(linesIn(Version::Trf26, "XXR 9\nXXC black1\nXXP 3 7\nXXA    4  1.0  1.0  0.5\n"),
                ElementsAre("142 9", "152 B", "260   1 999    3    7", "250       1.0   1   2    4    4",
                            "250       0.5   3   3    4    4"));
    EXPECT_THAT(linesIn(Version::Trf26, "XXS W=3.0 D=1.0\n"), ElementsAre("162  W 3.0    D 1.0"));
    EXPECT_THAT(linesIn(Version::Trf26, "XXS W=3 WW=4.0 PAB=1\n"), ElementsAre("162  W 3.0    P 1.0", "XXS WW=4.0"));
    EXPECT_THAT(linesIn(Version::Trf26, "XXS WW=4.0\n"), ElementsAre("XXS WW=4.0"));
    EXPECT_THAT(linesIn(Version::Trf26, "BBW  3.0\nBBD  1.0\nBBF  0.5\n"),
                ElementsAre("162  W 3.0    D 1.0", "BBF  0.5"));
    EXPECT_THAT(linesIn(Version::Trf26, "013 India                              1    5\n"),
                ElementsAre("310   1 India                                                               1    5"));
}

TEST(TrfVersions, WhoIsAbsentFromTheNextRoundHasAByeInTrf26) {
    EXPECT_THAT(linesIn(Version::Trf26, "XXZ 3 14\n"), ElementsAre("240 Z   1    3   14"));
    EXPECT_THAT(linesIn(Version::Trf26, "XXZ 3 x\n"), ElementsAre("XXZ 3 x"));
    std::string bytes = contentOf(fs::path{SOURCE_DIR} / "tests/pairing/trf/valid.trf");
    auto const lines = linesIn(Version::Trf26, bytes + "XXZ 3\n");
    auto const next = std::to_string(roundsWithResults(read(bytes).value()) + 1);
    EXPECT_EQ(lines.back(), "240 Z   " + next + "    3");
}

TEST(TrfVersions, AnAbsenceOfTrf26IsTwoRecordsOfOthers) { // a zero-point bye or a lost forfeit
    EXPECT_THAT(linesIn(Version::Trf16, "162  W 3.0    A 0.5\n"), ElementsAre("BBW  3.0", "BBZ  0.5", "BBF  0.5"));
}

TEST(TrfVersions, AndBack) {
    EXPECT_THAT(linesIn(Version::Trf16, "142 3\n152 B\n162  W 3.0    P10.0\n250       1.0   1   2    4    5\n"),
                ElementsAre("XXR 3", "XXC black1", "BBW  3.0", "BBU 10.0", "XXA    4  1.0  1.0", "XXA    5  1.0  1.0"));
    EXPECT_THAT(linesIn(Version::Trf16, "142 3\n260   1 999    3    7\n260   2   2    3    8\n"),
                ElementsAre("XXR 3", "XXP 3 7"));
}

TEST(TrfVersions, WhatTrf16HasNothingForIsNamed) {
    Converted const converted = convert(readReport("202 BH\n222 5400+30\n"), Version::Trf16);
    EXPECT_THAT(converted.report.lines, testing::IsEmpty());
    EXPECT_THAT(converted.adaptations, ElementsAre(Adaptation{Adapted::Dropped, 1, "202", "", 1},
                                                   Adaptation{Adapted::Dropped, 2, "222", "", 1}));
}

TEST(TrfVersions, AnAnnouncedByeBecomesAnEntry) {
    PlayerRecord record = sophia();
    record.cells.clear();
    EXPECT_THAT(linesIn(Version::Trf16, lineOf(record) + "\n240 H   2    7\n"),
                ElementsAre(lineOf(record) + "            0000 - H"));
}

TEST(TrfVersions, WhatAnUnknownResultCountsStaysInTrf26) {
    EXPECT_THAT(linesIn(Version::Trf16, "162  W 3.0    X 1.0\n"), ElementsAre("BBW  3.0"));
    EXPECT_THAT(linesIn(Version::Trf16, "162  X 0.5\n"), ElementsAre());
}

TEST(TrfVersions, Trf06HasNeitherByesNorUnratedGames) {
    PlayerRecord record = sophia();
    record.cells[0].result = 'W';
    Converted const converted = convert(Report{{lineOf(record)}}, Version::Trf06);
    EXPECT_THAT(converted.report.lines,
                ElementsAre("001    7 w wg Šimečková, Žofia                  2345 SVK    14900000 1990/00/00  1.5   12 "
                            "   12 w 1  0000 - ="));
    EXPECT_THAT(converted.adaptations, ElementsAre(Adaptation{Adapted::OldTitle, 1, "WGM", "wg", 1},
                                                   Adaptation{Adapted::RatedGame, 1, "W", "1", 1},
                                                   Adaptation{Adapted::ByeAsForfeit, 1, "H", "=", 1}));
}

TEST(TrfVersions, ResultsAndByesSurviveTheWayToTrf16AndBack) {
    for (fs::path const& file : files()) {
        std::string const bytes = contentOf(file);
        auto const before = read(bytes);
        if (!before) continue;
        Report const older = convert(readReport(bytes), Version::Trf16).report;
        auto const after = read(write(convert(older, Version::Trf26).report));
        ASSERT_TRUE(after) << file;
        EXPECT_EQ(factsOf(*after), factsOf(*before)) << file;
        EXPECT_EQ(after->initialColour, before->initialColour) << file;
    }
}

// --- another spelling ------------------------------------------------------------------------------------------

/// Every ß as two letters: what is longer than before.
std::string withoutSharpS(std::string_view text) {
    std::string all{text};
    for (auto at = all.find("ß"); at != std::string::npos; at = all.find("ß", at)) all.replace(at, 2, "ss");
    return all;
}

TEST(Respelled, KeepsEveryColumnBehindANameThatBecomesLonger) {
    PlayerRecord player = sophia();
    player.name = "Großmann, Žofia";
    PlayerRecord full = sophia();
    full.name = std::string(31, 'a') + "ßb"; // 33 characters
    TeamRecord team;
    team.number = 3;
    team.name = "Weißenburg";
    team.nickname = "WEIß";
    team.gamePoints = "3.5";
    team.players = {7, 12};
    Report const report{{"012 Straßencup", lineOf(player), lineOf(full), nationalLineOf("GER", player), lineOf(team),
                         line013Of(team), "XXR 9"}};
    Report const spelt = respelled(report, withoutSharpS);
    auto const readBack = [&](std::size_t i) { return readPlayerRecord(lineFrom(spelt.lines[i])); };
    EXPECT_EQ(spelt.lines[0], "012 Strassencup");
    player.name = "Grossmann, Žofia";
    EXPECT_EQ(readBack(1), player);
    full.name = std::string(31, 'a') + "ss"; // cut
    EXPECT_EQ(readBack(2), full);
    EXPECT_EQ(spelt.lines[3], nationalLineOf("GER", player));
    team.name = "Weissenburg";
    team.nickname = "WEIss";
    EXPECT_EQ(readTeamRecord(lineFrom(spelt.lines[4])), team);
    EXPECT_EQ(spelt.lines[5], line013Of(team));
    EXPECT_EQ(spelt.lines[6], "XXR 9");
}

} // namespace
} // namespace flagfall::pairing::trf
