// SPDX-License-Identifier: GPL-3.0-or-later
// What every command that reads an event owes to whoever asks: no part is taken for the whole, and no name gives
// orders.
#include "app/storage/sqlite_journal.h"
#include "tests/cli/shell.h"
#include "tests/support/story.h"

#include <gmock/gmock.h>

#include <functional>

namespace flagfall::cli::test {
namespace {

using namespace session;
using testing::HasSubstr;
using testing::Not;

void saveAs(Story const& story, fs::path const& path, std::function<void(NewRow&)> const& change = {}) {
    auto journal = storage::SqliteJournal::create(path).value();
    for (RecordedAct const& act : story.history().acts()) {
        NewRow row = encode(act.act);
        row.origin.station = "desk";
        row.at = act.at;
        if (change) change(row);
        ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
    }
}

// --- Damage --------------------------------------------------------------------------------------------------------

struct ADamagedEvent : testing::Test {
    Shell shell;

    /// The last result but one was changed by somebody: everything before it is good.
    void SetUp() override {
        auto story = Story::withPlayers(4);
        story.playsRound(Result::Draw);
        story.playsRound(Result::Draw);
        saveAs(story, shell / "whole.flagfall");
        saveAs(story, shell / "e.flagfall");
        std::string bytes = textOf(shell / "e.flagfall");
        auto const at = bytes.rfind("\"round\":2");
        ASSERT_NE(at, std::string::npos);
        std::ofstream(shell / "e.flagfall", std::ios::binary) << bytes.replace(at + 8, 1, "1");
    }
};

TEST_F(ADamagedEvent, IsAnsweredAsFarAsItIsGoodAndNeverAsIfItWereWhole) {
    for (std::string const words :
         {"standings $", "standings $ --explain 1", "standings $ --card 1", "players $", "players list.csv --event $",
          "export $ --what standings", "export $ --what standings -o out.csv", "export $ --what players",
          "export $ --what pgn", "journal report $ --interim", "journal replay $", "journal dump $", "journal clocks $",
          "journal rulings $", "journal sheets $"}) {
        SCOPED_TRACE(words);
        std::ofstream(shell / "list.csv") << "Name\nVzor, Jan\n";
        auto const of = [&words](char const* file) {
            std::string all = words;
            return all.replace(all.find('$'), 1, file);
        };
        auto const whole = shell.run(of("whole.flagfall"));
        EXPECT_EQ(whole.code, 0) << whole;
        fs::remove(shell / "out.csv");
        auto const said = shell.run(of("e.flagfall"));
        EXPECT_EQ(said.code, 1) << said;
        EXPECT_THAT(said.problems, HasSubstr("damaged: the hash does not fit"));
        EXPECT_THAT(said.problems, HasSubstr("entries before that are good"));
        EXPECT_TRUE(!said.out.empty() || whole.out.empty()) << "what is good is still told";
        EXPECT_EQ(fs::exists(shell / "out.csv"), words.ends_with("out.csv"));
    }
}

TEST_F(ADamagedEvent, IsNoQuestionWhereTheMomentBeforeTheDamageIsAskedFor) {
    auto const said = shell.run("export e.flagfall --what standings --at 6");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.problems, "");
    EXPECT_EQ(said.out, shell.run("export whole.flagfall --what standings --at 6").out);
}

// --- Names that give orders ----------------------------------------------------------------------------------------

constexpr char const* orders[] = {"\x1b",         "\x07",         "\xc2\x9b",     "\xc2\x90",
                                  "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x80\x8f", "\x7f"};

void expectNoOrders(Said const& said) {
    for (std::string const& text : {said.out, said.problems})
        for (char const* const order : orders) EXPECT_THAT(text, Not(HasSubstr(order)));
}

TEST(ANameThatGivesOrders, ReachesNoTerminalOutOfAReportFile) {
    Shell const shell;
    std::string report = textOf(SOURCE_DIR "/tests/fuzz/seeds/trf/valid");
    auto const player = report.find("\n001 ");
    ASSERT_NE(player, std::string::npos);
    report.replace(player + 15, 13,
                   "\x1b[31m\x07\xc2\x9b"
                   "31m\xe2\x80\xae\xe2\x81\xa6\x7f");
    std::ofstream(shell / "e.trf", std::ios::binary) << report;
    for (std::string const words : {"standings e.trf", "standings e.trf --explain 1", "trf e.trf", "players e.trf",
                                    "players e.trf --to trf", "check e.trf", "pair e.trf --explain"}) {
        SCOPED_TRACE(words);
        expectNoOrders(shell.run(words));
    }
    EXPECT_LE(shell.run("trf e.trf -o again.trf").code, 1);
    EXPECT_THAT(textOf(shell / "again.trf"), HasSubstr("\xe2\x80\xae")) << "a file keeps what it was given";
}

TEST(ANameThatGivesOrders, ReachesNoTerminalOutOfAnEvent) {
    Shell const shell;
    Story story = Story::withPlayers(4);
    story.playsRound(Result::Draw);
    saveAs(story, shell / "e.flagfall", [](NewRow& row) { // no form takes such a name: somebody forged it
        std::string const name = "\"name\":\"D\"";
        if (auto const at = row.payload.find(name); at != std::string::npos)
            row.payload.replace(at, name.size(),
                                "\"name\":\"Z\\u001b[1m\xc2\x9b"
                                "31m\xe2\x80\xae\xe2\x81\xa6\xe2\x80\x8f\"");
    });
    ASSERT_EQ(shell.run("lists generate 20 -o list.txt").code, 0);
    ASSERT_EQ(shell.run("lists import list.txt --month 2026-11 --folder shelf").code, 0);
    for (std::string const words :
         {"standings e.flagfall", "standings e.flagfall --card 4", "standings e.flagfall --explain 4",
          "players e.flagfall", "players e.flagfall --to trf", "export e.flagfall --what players",
          "export e.flagfall --what standings", "lists compare e.flagfall --folder shelf", "journal dump e.flagfall",
          "journal dump --json e.flagfall", "journal replay e.flagfall", "journal report --interim e.flagfall"}) {
        SCOPED_TRACE(words);
        auto const said = shell.run(words);
        EXPECT_THAT(said.out + said.problems,
                    testing::AnyOf(HasSubstr("31m"), HasSubstr("1 of 4 players are left out")))
            << said;
        expectNoOrders(said);
    }
    EXPECT_THAT(shell.run("journal dump --json e.flagfall").out, HasSubstr("\\u009b31m\\u202e\\u2066\\u200f"));
}

} // namespace
} // namespace flagfall::cli::test
