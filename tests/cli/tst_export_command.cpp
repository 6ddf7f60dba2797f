// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sqlite_journal.h"
#include "app/tables/packed.h"
#include "tests/cli/shell.h"
#include "tests/support/story.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using namespace session;
using testing::HasSubstr;
using testing::StartsWith;

/// Four players, one round: board 1 is won, board 2 goes on.
struct ExportCommand : testing::Test {
    Shell shell;

    void SetUp() override {
        auto story = Story::withPlayers(4);
        story.does(PairRound{});
        story.enters(1, 1, Result::WhiteWins);
        save(story, "open.flagfall");
        story.enters(1, 2, Result::Draw);
        for (int round = 2; round <= 3; ++round) story.playsRound(Result::Draw);
        save(story, "over.flagfall");
    }
    void save(Story const& story, char const* name) const {
        auto journal = storage::SqliteJournal::create(shell / name).value();
        for (RecordedAct const& act : story.history().acts()) {
            NewRow row = encode(act.act);
            row.origin.station = "desk";
            row.at = act.at;
            ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
        }
    }
};

TEST_F(ExportCommand, WritesTheGamesOfARoundForBoardsAndBroadcasts) {
    auto const said = shell.run("export open.flagfall --what pgn --round 1");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("[Round \"1.2\"]"));
    EXPECT_THAT(said.out, HasSubstr("[Result \"*\"]"));
    auto const again = shell.run("export open.flagfall --what pgn --round 1 -o round.pgn");
    EXPECT_EQ(again.code, 0) << again;
    EXPECT_EQ(textOf(shell / "round.pgn"), said.out);
    EXPECT_EQ(shell.run("pgn round.pgn").out, said.out) << "as pgn writes it";
}

TEST_F(ExportCommand, SaysWhyAFileCannotBeMade) { // FIDE's checklist for programs, 169
    for (std::string const what : {"trf", "trf16", "rating"}) {
        auto const said = shell.run("export open.flagfall --what " + what);
        EXPECT_EQ(said.code, 2) << said;
        EXPECT_EQ(said.out, "") << what;
        EXPECT_THAT(said.problems, HasSubstr("1 game has no result"));
    }
    auto const interim = shell.run("export open.flagfall --what trf --interim");
    EXPECT_EQ(interim.code, 0) << interim;
    EXPECT_THAT(interim.out, HasSubstr("### Interim @ Round 1"));
    EXPECT_THAT(interim.problems, HasSubstr("an interim report: 2 rounds still to be played"));
    EXPECT_THAT(shell.run("export open.flagfall --what ics").problems, HasSubstr("no session of play"));
    EXPECT_THAT(shell.run("export open.flagfall --what pgn --round 2").problems, HasSubstr("1 round is paired"));
    EXPECT_THAT(shell.run("export open.flagfall --what papers").problems, HasSubstr("--what: one of trf, trf16"));
}

TEST_F(ExportCommand, WritesTheSameReportAsTheJournal) {
    EXPECT_EQ(shell.run("export over.flagfall --what trf").out, shell.run("journal report over.flagfall").out);
    auto const rating = shell.run("export over.flagfall --what rating");
    EXPECT_EQ(rating.code, 0) << rating;
    EXPECT_THAT(rating.problems, HasSubstr("4 players without a FIDE ID"));
}

TEST_F(ExportCommand, WritesTheEventAsItWasAfterAnEntryOfItsHistory) {
    // The event, four players, the pairing, one result: what came later is not in it.
    auto const then = shell.run("export over.flagfall --what pgn --round 1 --at 7");
    EXPECT_EQ(then.code, 0) << then;
    EXPECT_EQ(then.out, shell.run("export open.flagfall --what pgn --round 1").out);
    EXPECT_NE(then.out, shell.run("export over.flagfall --what pgn --round 1").out);
    EXPECT_THAT(shell.run("export over.flagfall --what trf --at 7").problems, HasSubstr("1 game has no result"));
    auto const beyond = shell.run("export over.flagfall --what trf --at 1000");
    EXPECT_EQ(beyond.code, 2) << beyond;
    EXPECT_THAT(beyond.problems, HasSubstr("--at: there are "));
}

TEST_F(ExportCommand, WritesOneArchiveOfEverythingAndNothingOverAnEvent) {
    auto const said = shell.run("export over.flagfall --what all -o all.zip");
    EXPECT_EQ(said.code, 0) << said;
    std::string const bytes = textOf(shell / "all.zip");
    EXPECT_THAT(bytes, StartsWith("PK"));
    auto archive = tables::Packed::open(bytes, {});
    ASSERT_TRUE(archive);
    EXPECT_THAT(archive->text("INDEX.txt").value(),
                HasSubstr("papers/\n    Papers (PDF) are put in by flagfall --everything"));
    EXPECT_EQ(shell.run("export over.flagfall --what all").code, 2) << "it is not printed";
    std::string const before = textOf(shell / "open.flagfall");
    auto const onEvent = shell.run("export over.flagfall --what all -o open.flagfall");
    EXPECT_EQ(onEvent.code, 2) << onEvent;
    EXPECT_EQ(textOf(shell / "open.flagfall"), before);
    EXPECT_EQ(shell.run("export over.flagfall --what standings -o table.xlsx").code, 0);
    EXPECT_THAT(textOf(shell / "table.xlsx"), StartsWith("PK"));
    EXPECT_EQ(shell.run("export over.flagfall --what standings -o table.ODS").code, 0);
    EXPECT_THAT(textOf(shell / "table.ODS"), HasSubstr("opendocument.spreadsheet"));
    auto const old = shell.run("export over.flagfall --what standings -o table.xls");
    EXPECT_EQ(old.code, 2);
    EXPECT_THAT(old.problems, HasSubstr("table.xls: a table is written as .csv, .tsv, .xlsx or .ods"));
    EXPECT_FALSE(std::filesystem::exists(shell / "table.xls"));
    EXPECT_THAT(shell.run("export over.flagfall --what standings").out, StartsWith("rank,number,title,name"));
    EXPECT_THAT(shell.run("export over.flagfall --what ratings").out,
                StartsWith("number,title,name,federation,rating,k,games,expected,score,change,new_rating"));
}

} // namespace
} // namespace flagfall::cli::test
