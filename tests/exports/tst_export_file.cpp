// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/everything.h"
#include "app/exports/lacks.h"
#include "app/tables/packed.h"
#include "app/tables/spreadsheet.h"
#include "pairing/trf/trf.h"
#include "tests/exports/plain_words.h"
#include "tests/support/story.h"

#include <zip.h>

#include <algorithm>

namespace flagfall::exports {
namespace {

using namespace session;
using Why = Bar::Why;

/// Four players with everything that is known of people, round 1 played: board 1 won, board 2 drawn.
Story rivers() {
    EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.tieBreaks = {"BH", "SB"};
    draft.initialColour = "white";
    draft.schedule = "1 2026-11-21 16:00 20:00";
    Story story;
    story.does(OpenEvent{draft});
    for (std::string const name : {"Amazon, A", "Danube, D", "Nile, N", "Volga, V"}) {
        PlayerDraft player = Story::named(name, std::to_string(2400 - static_cast<int>(story.state().players.size())));
        player.birth = "1990-04-12";
        player.federation = "SVK";
        player.fideId = "149000" + std::to_string(story.state().players.size());
        player.sex = "w";
        player.note = "vegetarian";
        player.feeOwed = "15";
        story.does(EnterPlayer{player});
    }
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 2, Result::Draw);
    return story;
}

std::optional<Bar> bar(Story const& story, FileKind kind, Stage stage = Stage::Final) {
    return barOf(story.state(), {.kind = kind, .stage = stage});
}

std::string made(Story const& story, Order const& order) {
    auto file = fileOf(story.state(), order, PlainWords{});
    if (!file) ADD_FAILURE() << "barred: " << static_cast<int>(file.error().why);
    return file.value_or("");
}

/// Names and bytes, in the order of the archive.
std::vector<std::pair<std::string, std::string>> unpacked(std::string const& bytes) {
    std::vector<std::pair<std::string, std::string>> files;
    zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    zip_t* const zip = zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (!zip) return files;
    for (zip_int64_t i = 0; i < zip_get_num_entries(zip, 0); ++i) {
        zip_stat_t stat{};
        zip_stat_index(zip, static_cast<zip_uint64_t>(i), 0, &stat);
        std::string text(stat.size, '\0');
        zip_file_t* const file = zip_fopen_index(zip, static_cast<zip_uint64_t>(i), 0);
        zip_fread(file, text.data(), text.size());
        zip_fclose(file);
        files.emplace_back(stat.name, text);
    }
    zip_discard(zip);
    return files;
}

std::vector<std::string> linesOf(std::string const& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        auto const end = std::min(text.find("\r\n", from), text.size());
        lines.push_back(text.substr(from, end - from));
        from = end + 2;
    }
    return lines;
}

TEST(ExportFile, OfAFinishedEventIsNotMadeWhileAGameIsOpen) { // FIDE's checklist for programs, 164, 169
    Story story = rivers();
    story.does(ClearResult{RoundNumber{1}, BoardNumber{2}}, Confirmation::Yes);
    for (FileKind const kind : {FileKind::Report26, FileKind::Report16, FileKind::RatingReport})
        EXPECT_EQ(bar(story, kind), (Bar{Why::OpenGames, 1})) << rowOf(kind).word;
    EXPECT_EQ(bar(story, FileKind::Report26, Stage::Interim), std::nullopt);
    EXPECT_EQ(bar(story, FileKind::RatingReport, Stage::Interim), (Bar{Why::OpenGames, 1})) << "nobody rates a part";
    EXPECT_EQ(nameOf("open", story.state(), {.kind = FileKind::Report26}), "open trf interim");
    EXPECT_EQ(bar(story, FileKind::Standings), std::nullopt) << "provisional ones hang on the wall too";
}

TEST(ExportFile, AnOpenGameIsADrawInAnInterimReportOf2026AndNothingInOneOf2016) { // 162 X
    Story story = rivers();
    story.does(ClearResult{RoundNumber{1}, BoardNumber{2}}, Confirmation::Yes);
    auto const pointsOfDanube = [&](FileKind kind) {
        for (std::string const& line : linesOf(made(story, {.kind = kind, .stage = Stage::Interim})))
            if (line.starts_with("001") && line.find("Danube") != std::string::npos) return line.substr(80, 4);
        return std::string{};
    };
    EXPECT_EQ(pointsOfDanube(FileKind::Report26), " 0.5");
    EXPECT_EQ(pointsOfDanube(FileKind::Report16), " 0.0");
}

TEST(ExportFile, IsBarredByWhatIsNotThereYet) {
    Story story;
    EXPECT_EQ(bar(story, FileKind::Report26), (Bar{Why::NotOpened}));
    story.does(OpenEvent{Story::draft()});
    EXPECT_EQ(bar(story, FileKind::Players), (Bar{Why::NoPlayers}));
    EXPECT_EQ(bar(story, FileKind::Calendar), (Bar{Why::NoSchedule}));
    EXPECT_EQ(bar(story, FileKind::RoundGames), (Bar{Why::NoRound}));
    EXPECT_EQ(bar(story, FileKind::Everything), std::nullopt) << "its index says what is missing";
    EXPECT_EQ(barOf(rivers().state(), {.kind = FileKind::RoundGames, .round = RoundNumber{2}}),
              (Bar{Why::NoSuchRound, 1}));
}

TEST(ExportFile, ForTheRatingOfficerHasNoCommentsAndIsReadAgain) {
    Story story = rivers();
    auto const read = pairing::trf::read(made(story, {.kind = FileKind::RatingReport}));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->players.size(), 4U);
    EXPECT_EQ(nameOf("open", story.state(), {.kind = FileKind::RatingReport}), "open rating R1-1 interim")
        << "of three";
    std::string const old = made(story, {.kind = FileKind::Report16});
    EXPECT_NE(old.find("XXR 3\r\n"), std::string::npos) << "TRF16 has the rounds where JaVaFo looks for them";
    EXPECT_EQ(old.find("\r\n192"), std::string::npos);
}

TEST(ExportFile, OfTheVersionOf2016IsAsciiBecauseItsReadersCountBytes) {
    Story story;
    EventDraft draft = Story::draft();
    draft.name = "Košický pohár";
    story.does(OpenEvent{draft});
    for (char const* name : {"Čižmár, Ján", "Großmann, Søren"}) {
        PlayerDraft player = Story::named(name, "1850");
        player.federation = "SVK";
        story.does(EnterPlayer{player});
    }
    std::string const text = made(story, {.kind = FileKind::Report16, .stage = Stage::Interim});
    EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) << text;
    EXPECT_NE(text.find("012 Kosicky pohar\r\n"), std::string::npos) << text;
    EXPECT_NE(text.find("Cizmar, Jan                       1850 SVK"), std::string::npos) << text;
    EXPECT_NE(text.find("Grossmann, Soren                  1850 SVK"), std::string::npos) << text;
    EXPECT_NE(made(story, {.kind = FileKind::Report26, .stage = Stage::Interim}).find("Čižmár, Ján"),
              std::string::npos);
}

TEST(ExportFile, WithTheStandingsHasRanksPointsAndTieBreaks) {
    auto const lines =
        linesOf(made(rivers(), {.kind = FileKind::Standings, .style = {.separator = ';'}, .decimalPoint = ','}));
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_TRUE(lines[0].ends_with(";BH;SB"));
    EXPECT_TRUE(lines[1].starts_with("1;1;;Amazon, A;SVK;2400;1;1;")) << lines[1];
    EXPECT_TRUE(lines[2].find(";1;0,5;") != std::string::npos) << lines[2];
}

TEST(ExportFile, WithTheStandingsCallsTheRanksProvisionalWhileAGameIsOpen) { // FIDE's checklist for programs, 161, 167
    Story story = rivers();
    std::string const rank = PlainWords{}.head(Column::Rank) + ",";
    EXPECT_TRUE(made(story, {.kind = FileKind::Standings}).starts_with(rank));
    story.does(ClearResult{RoundNumber{1}, BoardNumber{2}}, Confirmation::Yes);
    std::string const provisional = PlainWords{}.head(Column::ProvisionalRank) + ",";
    std::string const table = made(story, {.kind = FileKind::Standings});
    EXPECT_TRUE(table.starts_with(provisional));
    EXPECT_NE(table.find("," + PlainWords{}.head(Column::ProvisionalPoints) + ","), std::string::npos)
        << "an open game gives none yet: " << table;
}

TEST(ExportFile, WithTheResultsHasEveryBoardAndEveryBye) {
    Story story = rivers();
    story.does(GrantBye{story.idOf("Volga, V"), RoundNumber{2}, Bye::HalfPoint});
    story.does(PairRound{});
    auto const lines = linesOf(made(story, {.kind = FileKind::Results}));
    ASSERT_EQ(lines.size(), 6U) << "two boards, then one and two byes";
    EXPECT_EQ(lines[1], "1,1,1,\"Amazon, A\",2400,1-0,2398,\"Nile, N\",3");
    EXPECT_NE(lines[3].find(",open,"), std::string::npos) << lines[3];
    EXPECT_TRUE(std::ranges::any_of(lines, [](auto const& line) {
        return line == "2,,4,\"Volga, V\",2397,bye " + std::to_string(static_cast<int>(Bye::HalfPoint)) + ",,,";
    }));
}

TEST(ExportFile, WithTheRatingsTellsWhatChanges) { // B.02, 8.3: A 2400 beats N 2398, expected is a half
    auto const lines = linesOf(made(rivers(), {.kind = FileKind::Ratings}));
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[1], "1,,\"Amazon, A\",SVK,2400,10,1,0.5,1,5,2405");
    EXPECT_EQ(lines[2], "2,,\"Danube, D\",SVK,2399,20,1,0.5,0.5,0,2399");
    EXPECT_TRUE(lines[3].ends_with(",2398,20,1,0.5,0,-10,2388")) << lines[3];
}

TEST(ExportFile, WithTheRatingsHasThoseOfLaterRoundsWhereAPlayerHasThem) {
    Story story = rivers();
    PlayerDraft draft = draftOf(story.state().player(story.idOf("Nile, N"))->details);
    draft.laterRatings = "2: 2315, 3: 2330";
    story.does(RevisePlayer{story.idOf("Nile, N"), draft}, Confirmation::Yes);
    auto const lines = linesOf(made(story, {.kind = FileKind::Ratings}));
    EXPECT_TRUE(lines[1].ends_with(",2405,")) << lines[1];
    EXPECT_TRUE(lines[3].ends_with(",2388,\"2: 2315, 3: 2330\""))
        << lines[3] << ": the change is that of the first one";
}

TEST(ExportFile, WithTheRatingsNeedsTheFirstDayOfTheEvent) {
    EventDraft draft = Story::draft("90+30");
    draft.begins = draft.ends = "";
    Story story;
    story.does(OpenEvent{draft});
    for (std::string const name : {"A", "B"}) story.does(EnterPlayer{Story::named(name, "2000")});
    story.does(PairRound{});
    EXPECT_EQ(bar(story, FileKind::Ratings), (Bar{Why::NoRules}));
}

TEST(ExportFile, AsASpreadsheetHasNumbersThatCanBeCountedWith) {
    std::string const bytes =
        made(rivers(), {.kind = FileKind::Standings, .form = tables::SheetFile::Xlsx, .decimalPoint = ','});
    auto const table = tables::readTable(bytes);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->kind, tables::Kind::Xlsx);
    EXPECT_EQ(table->sheet.cell(2, 7), "0.5") << "a number, which the spreadsheet shows with its own decimal sign";
    auto packed = tables::Packed::open(bytes, {});
    ASSERT_TRUE(packed);
    EXPECT_NE(packed->text("xl/worksheets/sheet1.xml")->find("<v>0.5</v>"), std::string::npos);
}

TEST(ExportFile, ForChessResultsHasItsFieldsAndNoKey) { // H. Herzog, Upload of a tournament
    std::string const text = made(rivers(), {.kind = FileKind::ChessResults});
    for (std::string const part :
         {R"(<tournament key="" type="0" name="River Cup")", R"(tb1no="84")", R"(tb2no="85")", R"(tb3no="0")",
          R"(<round round="1" date="20261121" time="16:00"/>)", R"(lastname="Amazon" firstname="A")", R"(dob="1990")",
          R"(pts="1,0" equal="N")", R"(whiteno="1" blackno="3" reswhite="1" resblack="0" forfeit="")",
          R"(<securitydata source="" sid="" creator_sid="" tnr_sid=""/>)"})
        EXPECT_NE(text.find(part), std::string::npos) << part << "\nin\n" << text;
}

TEST(ExportFile, ForChessResultsSaysHalfPointsAndGamesThatNobodyWon) { // Upload of a tournament, special results
    auto const resultOf = [](Result result) {
        Story story = Story::withPlayers(2);
        story.does(session::PairRound{});
        story.does(session::EnterResult{RoundNumber{1}, BoardNumber{1}, result}, session::Confirmation::Yes);
        std::string const text = made(story, {.kind = FileKind::ChessResults});
        auto const from = text.find("reswhite=");
        return text.substr(from, text.find("/>", from) - from);
    };
    EXPECT_EQ(resultOf(Result::Draw), R"(reswhite="0,5" resblack="0,5" forfeit="")");
    EXPECT_EQ(resultOf(Result::DrawAgainstLoss), R"(reswhite="0,5" resblack="0" forfeit="")");
    EXPECT_EQ(resultOf(Result::BothLose), R"(reswhite="0" resblack="0" forfeit="D")");
    EXPECT_EQ(resultOf(Result::BothLoseUnrated), R"(reswhite="0" resblack="0" forfeit="D")");
    EXPECT_EQ(resultOf(Result::BothForfeit), R"(reswhite="0" resblack="0" forfeit="K")") << "nobody came";
    EXPECT_EQ(resultOf(Result::WhiteWinsByForfeit), R"(reswhite="1" resblack="0" forfeit="K")");
    EXPECT_EQ(resultOf(Result::DrawUnrated), R"(reswhite="0,5" resblack="0,5" forfeit="U")");
}

TEST(ExportFile, OfEverythingHasAnIndexThatSaysWhatIsMissing) {
    Story story = rivers();
    auto archive =
        archiveOf(story.state(), {.kind = FileKind::Everything}, PlainWords{}, {{"papers/wall.pdf", "%PDF"}});
    ASSERT_TRUE(archive);
    auto const files = unpacked(*archive);
    std::vector<std::string> names;
    for (auto const& [name, bytes] : files) names.push_back(name);
    EXPECT_EQ(names, (std::vector<std::string>{"INDEX.txt", "report trf interim.trf", "report trf16 interim.trf",
                                               "report rating R1-1 interim.trf", "games/round-01.pgn", "schedule.ics",
                                               "players.csv", "players.xlsx", "standings.csv", "standings.xlsx",
                                               "results.csv", "results.xlsx", "ratings.csv", "ratings.xlsx",
                                               "chess-results.xml", "papers/wall.pdf"}));
    std::string const& index = files.front().second;
    EXPECT_NE(index.find("standings.csv, standings.xlsx\n    purpose of standings\n"), std::string::npos) << index;
    EXPECT_EQ(index.find("missing"), std::string::npos) << "all of them could be made";

    story.does(ClearResult{RoundNumber{1}, BoardNumber{2}}, Confirmation::Yes);
    auto const open = unpacked(archiveOf(story.state(), {.kind = FileKind::Everything}, PlainWords{}).value());
    EXPECT_EQ(open[1].first, "report trf interim.trf");
    EXPECT_NE(open.front().second.find("missing\n\ntitle of rating\n    bar "), std::string::npos)
        << open.front().second;
}

TEST(ExportFile, SaysOfPeopleWhatMayLeave) { // docs/privacy.md
    Story story = rivers();
    auto const files = unpacked(archiveOf(story.state(), {.kind = FileKind::Everything}, PlainWords{}).value());
    for (auto const& [name, bytes] : files) {
        EXPECT_EQ(bytes.find("vegetarian"), std::string::npos) << name;
        bool const isReport = name.ends_with(".trf");
        EXPECT_EQ(bytes.find("1990/04/12") != std::string::npos, isReport) << name << ": the format asks for the day";
        EXPECT_EQ(bytes.find("1990-04-12"), std::string::npos) << name;
    }
}

TEST(ExportFile, TellsWhatARatingOfficerWouldAskFor) {
    Story story = rivers();
    EXPECT_TRUE(lacksOf(story.state()).empty());
    Story bare = Story::withPlayers(3);
    bare.playsRound(Result::Draw);
    using What = Lack::What;
    auto const lacks = lacksOf(bare.state());
    EXPECT_TRUE(std::ranges::find(lacks, Lack{What::RoundDates, 1}) != lacks.end());
    EXPECT_TRUE(std::ranges::find(lacks, Lack{What::FideIds, 2}) != lacks.end()) << "who rested played no rated game";
    EXPECT_EQ(playersLacking(bare.state(), What::FideIds).size(), 2U);
    EXPECT_TRUE(playersLacking(bare.state(), What::RoundDates).empty());
    EXPECT_TRUE(playersLacking(story.state(), What::FideIds).empty());
}

TEST(ExportFile, ANameThatAReportFileCutsIsSaid) {
    Story story = Story::withPlayers(1);
    session::PlayerDraft draft;
    draft.name = std::string(20, 'A') + ", " + std::string(11, 'B');
    story.does(session::EnterPlayer{draft});
    EXPECT_TRUE(playersLacking(story.state(), Lack::What::LongNames).empty()) << "33 letters";
    draft.name = "Č" + draft.name;
    story.does(session::EnterPlayer{draft});
    EXPECT_EQ(playersLacking(story.state(), Lack::What::LongNames), std::vector{PlayerId{3}});
    auto const lacks = lacksOf(story.state());
    EXPECT_TRUE(std::ranges::find(lacks, Lack{Lack::What::LongNames, 1}) != lacks.end());
}

TEST(ExportFile, OfAReportIsCalledInterimUntilTheLastRoundIsPlayed) { // FIDE's checklist for programs, 169
    Story story = rivers();
    EXPECT_EQ(roundsToCome(story.state()), 2);
    EXPECT_EQ(nameOf("open", story.state(), {.kind = FileKind::Report16}), "open trf16 interim");
    for (int round = 2; round <= 3; ++round) story.playsRound(Result::Draw);
    EXPECT_EQ(roundsToCome(story.state()), 0);
    EXPECT_EQ(nameOf("open", story.state(), {.kind = FileKind::Report16}), "open trf16");
    EXPECT_EQ(nameOf("open", story.state(), {.kind = FileKind::RatingReport}), "open rating R1-3");
}

} // namespace
} // namespace flagfall::exports
