// SPDX-License-Identifier: GPL-3.0-or-later
// Files that somebody made to do harm. An event file may come by mail or on a stick.
#include "app/storage/schema.h"
#include "app/storage/stored_row.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::storage::test {
namespace {

struct AHostileFile : testing::Test {
    TempFolder folder;
    fs::path path = folder / "e.flagfall";

    /// A file with our number and nothing of ours but what `sql` makes.
    void make(std::string const& sql) {
        meddle(path, sql + "; PRAGMA application_id = " + std::to_string(schema::applicationId) +
                         "; PRAGMA user_version = " + std::to_string(schema::format));
    }
    void expectRefused(std::string const& words) {
        for (Access const access : {Access::ReadOnly, Access::ReadWrite}) {
            auto const opened = SqliteJournal::open(path, access);
            ASSERT_FALSE(opened);
            EXPECT_EQ(opened.error().fault, JournalFault::Damaged);
            EXPECT_THAT(opened.error().detail, testing::HasSubstr(words));
        }
    }
};

TEST_F(AHostileFile, WhoseActsAreAViewWithoutEndIsNotRead) {
    make("CREATE VIEW act AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS seq, 'a' AS "
         "kind,"
         " 1 AS version, '{}' AS payload, NULL AS board, zeroblob(16) AS command, '' AS station, '' AS person,"
         " '' AS role, NULL AS takes_back, '' AS elsewhere, 0 AS wall_utc_ms, 0 AS at_ns, zeroblob(32) AS hash FROM c");
    expectRefused("not an ordinary table: act");
}

TEST_F(AHostileFile, WhoseHeartbeatIsAViewIsNotRead) {
    makeEvent(path, 3);
    meddle(path, "DROP TABLE heartbeat; CREATE VIEW heartbeat AS SELECT 1 AS id");
    expectRefused("not an ordinary table: heartbeat");
}

TEST_F(AHostileFile, WhoseColumnsAreComputedIsNotRead) {
    make("CREATE TABLE act (seq INTEGER PRIMARY KEY, kind TEXT, payload TEXT AS (hex(zeroblob(400000000))))");
    expectRefused("a column is computed: act.payload");
}

/// Each is seen before anything is written, and the acts can be taken out.
TEST_F(AHostileFile, WithObjectsThatAreNotOursIsReadAndNotWritten) {
    for (char const* const more :
         {"CREATE TRIGGER more AFTER INSERT ON act BEGIN DELETE FROM heartbeat; END", "CREATE TABLE more (x)",
          "CREATE VIEW more AS SELECT 1", "CREATE INDEX more ON act (kind)"}) {
        SCOPED_TRACE(more);
        fs::remove(path);
        makeEvent(path, 3);
        meddle(path, more);
        auto const opened = SqliteJournal::open(path, Access::ReadWrite);
        ASSERT_FALSE(opened);
        EXPECT_THAT(opened.error().detail, testing::HasSubstr(": more"));
        auto const reader = SqliteJournal::open(path, Access::ReadOnly).value();
        EXPECT_EQ(reader->readGood().rows.size(), 3u);
        EXPECT_TRUE(reader->verify().problem) << "not everything holds";
        EXPECT_FALSE(reader->backupTo(folder / "copy.flagfall"));
        EXPECT_FALSE(fs::exists(folder / "copy.flagfall"));
    }
}

TEST(OpeningAFile, CanBeGivenUpAtAnyMomentAndLeavesItAsItIs) {
    TempFolder folder;
    fs::path const path = folder / "long.flagfall";
    auto const made = SqliteJournal::createWhole(path, [](SqliteJournal& journal) -> Expected<void, JournalProblem> {
        if (auto const done = journal.append(Seq{0}, acts(1, 30'000)); !done) return refused(done.error());
        return {};
    });
    ASSERT_TRUE(made) << made.error();
    int asked = 0;
    double furthest = 0;
    auto opened = SqliteJournal::open(path, Access::ReadWrite, [&](double share) {
        EXPECT_GE(share, furthest);
        furthest = share;
        return ++asked > 0;
    });
    ASSERT_TRUE(opened) << opened.error();
    EXPECT_GT(asked, 20);
    EXPECT_GT(furthest, 0.7);
    opened->reset();
    std::string const before = bytesOf(path);
    for (int const patience : {1, asked / 2, asked - 1}) {
        int questions = 0;
        auto const left = SqliteJournal::open(path, Access::ReadWrite, [&](double) { return ++questions < patience; });
        ASSERT_FALSE(left) << patience;
        EXPECT_EQ(left.error().fault, JournalFault::GivenUp) << left.error();
        EXPECT_EQ(bytesOf(path), before);
    }
}

TEST_F(AHostileFile, WithATextLongerThanAnyOfOursIsDamaged) {
    makeEvent(path, 3);
    meddle(path, "DROP TRIGGER act_never_changes;"
                 "UPDATE act SET payload = '\"' || hex(zeroblob(40000000)) || '\"' WHERE seq = 2");
    auto const found = verified(path);
    EXPECT_EQ(found.acts, 1);
    EXPECT_EQ(found.problem->fault, JournalFault::Damaged);
}

TEST_F(AHostileFile, WithAPayloadLongerThanAnyOfOursIsDamagedAndNoneIsTaken) {
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 2);
    NewRow row = anAct(3);
    row.payload = "\"" + std::string(longestPayload, 'x') + "\"";
    auto const taken = journal->append(Seq{2}, std::span(&row, 1));
    ASSERT_FALSE(taken);
    EXPECT_THAT(taken.error().detail, testing::HasSubstr("too long"));
    EXPECT_EQ(journal->append(Seq{2}, acts(3, 3)), Seq{3}) << "the journal can be used as before";
    journal.reset();
    meddle(path, "DROP TRIGGER act_never_changes;"
                 "UPDATE act SET payload = '\"' || hex(zeroblob(9000000)) || '\"' WHERE seq = 2;"
                 "CREATE TRIGGER act_never_changes BEFORE UPDATE ON act\n"
                 "BEGIN SELECT RAISE(ABORT, 'acts are never changed'); END");
    EXPECT_EQ(verified(path).acts, 1);
    EXPECT_EQ(SqliteJournal::open(path, Access::ReadOnly).value()->salvage().rows.size(), 2U);
}

/// In a file that was made to fill the memory, pages serve more than one act.
TEST_F(AHostileFile, GivesRowsOfNoMoreBytesThanItHas) {
    makeEvent(path, 3);
    auto database = Database::open(path, Database::Mode::ReadOnly).value();
    RoomOfRows room(database);
    Row row;
    row.payload = std::string(5000, 'x');
    std::size_t bytes = 0;
    while (room.take(row) && bytes < 10'000'000) bytes += row.payload.size();
    EXPECT_LE(bytes, fs::file_size(path));
    EXPECT_GT(bytes + row.payload.size(), fs::file_size(path));
}

} // namespace
} // namespace flagfall::storage::test
