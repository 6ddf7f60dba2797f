// SPDX-License-Identifier: GPL-3.0-or-later
// Events of format 1, as the program of then wrote them, in the program of now.
#include "app/session/desk/desk.h"
#include "app/storage/conversion.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace flagfall::storage::test {
namespace {

using testing::UnorderedElementsAre;

/// A round robin in its third round, with presses, flags, rulings and all kinds of undoing.
fs::path oldEvent() { return fs::path(SOURCE_DIR) / "tests/storage/data/format_1.flagfall"; }
constexpr auto lastHashOfThen = "c0fb468d47d7d0c70b2c7a1b3d9cc98e0256ca4ada15dbe2476d8143558235a5";

std::vector<Row> rowsOf(fs::path const& path) {
    auto journal = SqliteJournal::open(path, Access::ReadOnly);
    return journal ? (*journal)->readAfter(Seq{0}).value_or(std::vector<Row>{}) : std::vector<Row>{};
}

struct AnEventOfFormat1 : testing::Test {
    TempFolder folder;
    fs::path const path = folder / "open.flagfall";
    fs::path const kept = folder / "open.format-1.flagfall";
    void SetUp() override { fs::copy_file(oldEvent(), path); }
};

TEST_F(AnEventOfFormat1, IsReadAsItIsWithTheHashesOfThen) {
    EXPECT_EQ(hexText(verified(path).last), lastHashOfThen);
    EXPECT_FALSE(verified(path).problem);
    auto const rows = rowsOf(path);
    ASSERT_EQ(rows.size(), 358u);
    EXPECT_EQ(rows.front().origin.station, "hall-pc");
    EXPECT_EQ(rows.front().origin.person, "");
    EXPECT_EQ(bytesOf(path), bytesOf(oldEvent()));
}

TEST_F(AnEventOfFormat1, IsNotWrittenTo) {
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::OlderFormat);
    EXPECT_EQ(bytesOf(path), bytesOf(oldEvent()));
}

TEST_F(AnEventOfFormat1, ThatWasCutOffIsReadAndRescuedAsFarAsItGoes) {
    std::string const bytes = bytesOf(path);
    write(path, bytes.substr(0, bytes.size() - 3 * 4096));
    auto const journal = SqliteJournal::open(path, Access::ReadOnly).value();
    EXPECT_EQ(journal->format(), Format::One);
    EXPECT_GT(journal->salvage().rows.size(), 100U);
    auto const converted = convertIfOlder(path);
    ASSERT_FALSE(converted) << "a part of it would be called the whole";
    EXPECT_EQ(converted.error().fault, JournalFault::Damaged);
}

TEST_F(AnEventOfFormat1, IsConvertedAndTheOriginalKept) {
    EXPECT_EQ(convertIfOlder(path).value(), kept);
    EXPECT_EQ(bytesOf(kept), bytesOf(oldEvent()));
    EXPECT_THAT(folder.names(), UnorderedElementsAre("open.flagfall", "open.format-1.flagfall"));
    EXPECT_FALSE(verified(path).problem);
    EXPECT_NE(hexText(verified(path).last), lastHashOfThen) << "it seals more";
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), std::nullopt);
    EXPECT_EQ(convertIfOlder(path).value(), std::nullopt) << "once is enough";
}

TEST_F(AnEventOfFormat1, HasTheSameActsWhenConverted) {
    auto const before = rowsOf(path);
    ASSERT_TRUE(convertIfOlder(path));
    auto const after = rowsOf(path);
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        EXPECT_EQ(after[i].seq, before[i].seq);
        EXPECT_EQ(after[i].kind, before[i].kind);
        EXPECT_EQ(after[i].payload, before[i].payload);
        EXPECT_EQ(after[i].at, before[i].at);
        EXPECT_EQ(after[i].wall, before[i].wall);
        EXPECT_EQ(after[i].origin, before[i].origin) << "named the same whenever it is done";
    }
}

TEST_F(AnEventOfFormat1, ReplaysToTheSameEventAndCanBeUndone) {
    auto const before = session::replay(rowsOf(path));
    ASSERT_TRUE(before);
    ASSERT_TRUE(convertIfOlder(path));
    auto const after = session::replay(rowsOf(path));
    ASSERT_TRUE(after);
    EXPECT_EQ(after->state().players.size(), before->state().players.size());
    ASSERT_EQ(after->state().rounds.size(), before->state().rounds.size());
    for (std::size_t round = 0; round < after->state().rounds.size(); ++round)
        for (std::size_t board = 0; board < after->state().rounds[round].boards.size(); ++board) {
            auto const& one = after->state().rounds[round].boards[board];
            auto const& other = before->state().rounds[round].boards[board];
            EXPECT_EQ(one.result, other.result);
            EXPECT_EQ(one.clock, other.clock);
        }
    ASSERT_TRUE(after->undoable());
    EXPECT_TRUE(after->redoable());
}

/// The kinds of acts of the commands that began at each row.
std::vector<std::string> commandsOf(std::vector<Row> const& rows) {
    std::vector<std::string> commands;
    session::CommandId last{};
    for (Row const& row : rows) {
        if (row.origin.command != last || commands.empty()) commands.emplace_back();
        last = row.origin.command;
        commands.back() += (commands.back().empty() ? "" : " ") + row.kind;
    }
    return commands;
}

TEST_F(AnEventOfFormat1, ShowsWhichActsCameOfOneCommand) {
    auto const commands = commandsOf(rowsOf(path));
    for (char const* whole :
         {"illegal-move.noted clocks.corrected", "clocks.corrected act.retracted", "act.restored clocks.corrected",
          "draw.answered clocks.operated result.entered", "act.retracted act.retracted", "act.restored act.restored",
          "clocks.operated draw.claimed", "claim.ruled clocks.corrected"})
        EXPECT_THAT(commands, testing::Contains(whole));
    EXPECT_EQ(std::ranges::count(commands, "player.entered"), 23) << "one player, one command";
}

TEST_F(AnEventOfFormat1, ShowsWhatEachCommandTookBack) {
    auto const rows = rowsOf(path);
    auto const noted = std::ranges::find_if(rows, [](Row const& row) { return row.kind == "illegal-move.noted"; });
    ASSERT_NE(noted, rows.end());
    auto const undo = noted + 2; // the correction, then what takes both back
    auto const redo = undo + 2;
    auto const again = redo + 2;
    EXPECT_EQ(undo[0].origin.takesBack, noted->origin.command);
    EXPECT_EQ(undo[1].origin.takesBack, noted->origin.command);
    EXPECT_EQ(redo[0].origin.takesBack, undo->origin.command) << "redoing takes back the undoing";
    EXPECT_EQ(redo[1].origin.takesBack, undo->origin.command);
    EXPECT_EQ(again[0].origin.takesBack, noted->origin.command);
}

TEST_F(AnEventOfFormat1, TakesTheActsOfItsWalAlong) {
    meddle(path,
           "PRAGMA journal_mode = WAL; INSERT INTO act SELECT 359, 'desk.opened', 1, '{}', NULL, 'x', 0, 0, hash"
           " FROM act WHERE seq = 358",
           true);
    ASSERT_TRUE(fs::exists(path.string() + "-wal"));
    EXPECT_FALSE(convertIfOlder(path)) << "an act that was not sealed stands there";
    EXPECT_TRUE(fs::exists(path.string() + "-wal"));
    EXPECT_THAT(folder.names(), testing::Not(testing::Contains("open.format-1.flagfall")));
}

TEST_F(AnEventOfFormat1, IsLeftAloneWhenItIsDamaged) {
    std::string bytes = bytesOf(path);
    auto const at = bytes.find("\"rating\":");
    ASSERT_NE(at, std::string::npos);
    bytes[at + 10] = bytes[at + 10] == '9' ? '8' : '9';
    write(path, bytes);
    EXPECT_EQ(convertIfOlder(path).error().fault, JournalFault::Damaged);
    EXPECT_EQ(bytesOf(path), bytes);
    EXPECT_THAT(folder.names(), UnorderedElementsAre("open.flagfall"));
}

TEST_F(AnEventOfFormat1, IsNotConvertedWhileAnotherProgramHasIt) {
    auto const hold = FileHold::forWriting(path);
    ASSERT_TRUE(hold);
    EXPECT_EQ(convertIfOlder(path).error().fault, JournalFault::InUse);
    EXPECT_EQ(bytesOf(path), bytesOf(oldEvent()));
}

TEST_F(AnEventOfFormat1, KeepsAnOlderOriginalOfTheSameName) {
    write(kept, "something else");
    EXPECT_EQ(convertIfOlder(path).value(), folder / "open.format-1-2.flagfall");
    EXPECT_EQ(bytesOf(kept), "something else");
}

TEST_F(AnEventOfFormat1, WhoseConversionWasInterruptedIsConvertedNextTime) {
    fs::create_hard_link(path, kept); // a program died after it had named the original
    EXPECT_EQ(convertIfOlder(path).value(), kept);
    EXPECT_EQ(bytesOf(kept), bytesOf(oldEvent()));
    EXPECT_EQ(rowsOf(path).size(), 358u);
}

} // namespace
} // namespace flagfall::storage::test
