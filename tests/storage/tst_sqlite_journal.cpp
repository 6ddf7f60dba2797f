// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/backup_drill.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <sys/stat.h>

namespace flagfall::storage::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct AnEventFile : testing::Test {
    TempFolder folder;
    fs::path path = folder / "open 2026 #1 100%?.flagfall"; // every sign that a file: address could stumble over
};

TEST_F(AnEventFile, IsOneFileOnceItIsClosed) {
    makeEvent(path, 20);
    EXPECT_THAT(folder.names(), ElementsAre(path.filename().string()));
}

TEST_F(AnEventFile, HasEverythingInItWhenItIsOpenedAgain) {
    makeEvent(path, 5);
    for (int opening = 0; opening < 3; ++opening) {
        auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
        int const there = static_cast<int>(journal->readAfter(Seq{0}).value().size());
        EXPECT_EQ(there, 5 + 2 * opening);
        appendActs(*journal, there + 1, there + 2);
    }
    EXPECT_EQ(verified(path).acts, 11);
    EXPECT_FALSE(verified(path).problem);
}

TEST_F(AnEventFile, TakesActsWhateverTheClockOfTheComputerSays) {
    makeEvent(path, 5);
    std::vector<std::int64_t> const clocks{1'700'000'000'000, 0, -1, 4'102'444'800'000, 1'600'000'000'000};
    std::size_t before = 0;
    for (std::int64_t const now : clocks) {
        auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
        auto const last = journal->seal().seq;
        before = static_cast<std::size_t>(last.value());
        NewRow row = anAct(1);
        row.wall = session::WallTime{now};
        ASSERT_TRUE(journal->append(last, std::span(&row, 1)));
        journal->beat({.at = row.at, .wall = row.wall, .boot = "b", .ticks = now});
    }
    EXPECT_FALSE(verified(path).problem);
    EXPECT_EQ(verified(path).acts, static_cast<std::int64_t>(before) + 1);
}

TEST_F(AnEventFile, KeepsItsHeartbeatWhenItIsOpenedAgain) {
    SqliteJournal::create(path).value()->beat({.at = anAct(1).at, .wall = anAct(1).wall, .boot = "b", .ticks = 9});
    EXPECT_EQ(SqliteJournal::open(path, Access::ReadOnly).value()->lastBeat()->ticks, 9);
}

TEST_F(AnEventFile, PassesOverAHeartbeatThatSomebodyChanged) {
    SqliteJournal::create(path).value()->beat({.at = anAct(1).at, .wall = anAct(1).wall, .boot = "b", .ticks = 9});
    meddle(path, "UPDATE heartbeat SET at_ns = at_ns + 1");
    EXPECT_FALSE(SqliteJournal::open(path, Access::ReadWrite).value()->lastBeat());
}

TEST_F(AnEventFile, SaysWhoseItIsAndOfWhichFormat) {
    makeEvent(path, 1);
    std::string const bytes = bytesOf(path);
    EXPECT_EQ(bytes.substr(0, 15), "SQLite format 3");
    EXPECT_EQ(bytes.substr(60, 4), std::string("\0\0\0\2", 4));
    EXPECT_EQ(bytes.substr(68, 4), "Flag");
}

TEST_F(AnEventFile, TakesNoChangeNoDeletionAndNoActOutOfOrder) {
    makeEvent(path, 3);
    auto const row = [](std::string const& seq, std::string const& payload) {
        return "INSERT INTO act VALUES (" + seq + ",'k',1,'" + payload + "',NULL,'w',0,0,zeroblob(32))";
    };
    for (std::string const& sql :
         {std::string("UPDATE act SET who = 'me' WHERE seq = 2"), std::string("DELETE FROM act WHERE seq = 3"),
          "REPLACE" + row("3", "{}").substr(6), row("5", "{}"), row("2", "{}"), row("NULL", "{}"), row("4", "{"),
          std::string("INSERT INTO act VALUES (4,'k','one','{}',NULL,'w',0,0,zeroblob(32))"),
          std::string("INSERT INTO act VALUES (4,'k',1,'{}',NULL,'w',0,0,zeroblob(31))"),
          std::string("INSERT INTO heartbeat VALUES (2,0,0,'',0,zeroblob(32))")})
        EXPECT_THROW(meddle(path, sql), std::runtime_error) << sql;
    EXPECT_EQ(verified(path).acts, 3);
    EXPECT_FALSE(verified(path).problem);
}

// --- Making one ----------------------------------------------------------------------------------------------

TEST_F(AnEventFile, CanBeReadByItsOwnerAlone) {
    TempFolder folder;
    auto journal = SqliteJournal::create(folder / "e.flagfall").value();
    appendActs(*journal, 1, 3);
    ASSERT_TRUE(journal->backupTo(folder / "copy.flagfall"));
    for (auto const& entry : fs::directory_iterator(folder.path()))
        EXPECT_EQ(entry.status().permissions(), fs::perms::owner_read | fs::perms::owner_write) << entry.path();
}

TEST_F(AnEventFile, IsNeverMadeOverAnother) {
    makeEvent(path, 2);
    std::string const before = bytesOf(path);
    EXPECT_EQ(SqliteJournal::create(path).error().fault, JournalFault::AlreadyExists);
    EXPECT_EQ(bytesOf(path), before);
}

TEST_F(AnEventFile, IsNotMadeWhereAnOldWalWouldBeTakenForItsOwn) {
    write(path.string() + "-wal", "old");
    auto const made = SqliteJournal::create(path);
    EXPECT_EQ(made.error().fault, JournalFault::AlreadyExists);
    EXPECT_THAT(made.error().file, testing::EndsWith("-wal"));
}

TEST_F(AnEventFile, LeavesNothingBehindWhenItCannotBeMade) {
    EXPECT_EQ(SqliteJournal::create(folder / "no such folder/e.flagfall").error().fault, JournalFault::NotFound);
    EXPECT_FALSE(SqliteJournal::create(folder / (std::string(300, 'x') + ".flagfall")));
    EXPECT_THAT(folder.names(), IsEmpty());
}

// --- Not ours, not there, not yet ----------------------------------------------------------------------------

TEST_F(AnEventFile, ThatIsNotThereIsNotFoundAndNotMade) {
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::NotFound);
    EXPECT_EQ(faultOfOpening(path, Access::ReadOnly), JournalFault::NotFound);
    EXPECT_THAT(folder.names(), IsEmpty());
}

struct Foreign {
    char const* name;
    std::string bytes;
    JournalFault fault;
};

TEST_F(AnEventFile, IsToldFromOtherFilesWhichStayAsTheyAre) {
    Foreign const files[] = {{"empty", "", JournalFault::NotAJournal},
                             {"text", std::string(5000, 'x'), JournalFault::NotAJournal},
                             {"short text", "012 My tournament", JournalFault::NotAJournal},
                             {"cut off", std::string("SQLite format 3\0\x10", 17), JournalFault::Damaged}};
    for (auto const& file : files) {
        write(path, file.bytes);
        EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), file.fault) << file.name;
        EXPECT_EQ(faultOfOpening(path, Access::ReadOnly), file.fault) << file.name;
        EXPECT_EQ(bytesOf(path), file.bytes) << file.name;
        EXPECT_EQ(folder.names().size(), 1u) << file.name;
    }
}

TEST_F(AnEventFile, IsToldFromADatabaseOfAnotherProgramAndFromAFolder) {
    meddle(path, "CREATE TABLE act (seq INTEGER)");
    std::string const before = bytesOf(path);
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::NotAJournal);
    EXPECT_EQ(bytesOf(path), before);
    EXPECT_EQ(faultOfOpening(folder.path(), Access::ReadWrite), JournalFault::NotAJournal);
}

struct stat statusOf(fs::path const& path) {
    struct stat status{};
    stat(path.c_str(), &status);
    return status;
}

TEST_F(AnEventFile, OfANewerFormatIsLeftUntouched) {
    makeEvent(path, 3);
    meddle(path, "PRAGMA user_version = 3");
    std::string const bytes = bytesOf(path);
    auto const before = statusOf(path);
    for (Access const access : {Access::ReadWrite, Access::ReadOnly}) {
        auto const opened = SqliteJournal::open(path, access);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().fault, JournalFault::NewerFormat);
        EXPECT_EQ(opened.error().formatFound, 3);
        EXPECT_EQ(opened.error().formatKnown, 2);
    }
    auto const after = statusOf(path);
    EXPECT_EQ(bytesOf(path), bytes);
    EXPECT_EQ(after.st_mtim.tv_sec, before.st_mtim.tv_sec);
    EXPECT_EQ(after.st_mtim.tv_nsec, before.st_mtim.tv_nsec);
    EXPECT_THAT(folder.names(), ElementsAre(path.filename().string()));
}

TEST_F(AnEventFile, IsSeenToBeNewerEvenWhenOnlyItsWalSaysSo) {
    makeEvent(path, 3);
    meddle(path, "PRAGMA user_version = 3", true);
    std::string const bytes = bytesOf(path);
    std::string const wal = bytesOf(path.string() + "-wal");
    ASSERT_FALSE(wal.empty());
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::NewerFormat);
    EXPECT_EQ(bytesOf(path), bytes);
    EXPECT_EQ(bytesOf(path.string() + "-wal"), wal);
}

// --- Reading -------------------------------------------------------------------------------------------------

TEST_F(AnEventFile, OpenedToReadTakesNoActs) {
    makeEvent(path, 2);
    auto journal = SqliteJournal::open(path, Access::ReadOnly).value();
    auto const rows = acts(3, 3);
    EXPECT_EQ(journal->append(Seq{2}, rows).error().fault, JournalFault::ReadOnly);
    journal->beat({});
    EXPECT_FALSE(journal->lastBeat());
}

TEST_F(AnEventFile, IsReadWithoutATrace) {
    makeEvent(path, 2);
    std::string const before = bytesOf(path);
    EXPECT_EQ(verified(path).acts, 2);
    EXPECT_EQ(bytesOf(path), before);
    EXPECT_THAT(folder.names(), ElementsAre(path.filename().string()));
}

TEST_F(AnEventFile, IsReadThroughASymbolicLinkTogetherWithItsWal) {
    makeEvent(path, 2);
    meddle(path, "INSERT INTO heartbeat VALUES (1,0,0,'',0,zeroblob(32))", true);
    fs::create_symlink(path, folder / "link.flagfall");
    auto journal = SqliteJournal::open(folder / "link.flagfall", Access::ReadWrite).value();
    EXPECT_EQ(journal->path(), path);
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::InUse);
}

TEST_F(AnEventFile, OpenInThisProgramIsInUseAndStaysSound) {
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 3);
    for (int attempt = 0; attempt < 3; ++attempt) {
        EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::InUse);
        EXPECT_EQ(verified(path).acts, 3 + attempt);
        appendActs(*journal, 4 + attempt, 4 + attempt);
    }
    journal.reset();
    EXPECT_EQ(verified(path).acts, 6);
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), std::nullopt);
}

// --- Copies --------------------------------------------------------------------------------------------------

TEST_F(AnEventFile, IsCopiedWholeWhileItIsOpen) {
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 30);
    auto const copied = journal->backupTo(folder / "copy.flagfall");
    ASSERT_TRUE(copied) << copied.error();
    EXPECT_EQ(copied->acts, 30);
    appendActs(*journal, 31, 31);
    auto copy = SqliteJournal::open(folder / "copy.flagfall", Access::ReadWrite).value();
    auto const rows = journal->readAfter(Seq{0}).value();
    EXPECT_EQ(copy->readAfter(Seq{0}).value(), std::vector<Row>(rows.begin(), rows.end() - 1));
    appendActs(*copy, 31, 40);
}

TEST_F(AnEventFile, IsNeverCopiedOverAnotherFile) {
    makeEvent(path, 2);
    write(folder / "precious.flagfall", "precious");
    auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
    EXPECT_EQ(journal->backupTo(folder / "precious.flagfall").error().fault, JournalFault::AlreadyExists);
    EXPECT_EQ(journal->backupTo(path).error().fault, JournalFault::AlreadyExists);
    EXPECT_EQ(bytesOf(folder / "precious.flagfall"), "precious");
}

TEST_F(AnEventFile, ThatIsDamagedIsNotCopiedAsIfItWereSound) {
    makeEvent(path, 5);
    std::string bytes = bytesOf(path);
    bytes.replace(bytes.find("act number 1003"), 15, "act number 7003");
    write(path, bytes);
    auto journal = SqliteJournal::open(path, Access::ReadOnly).value();
    EXPECT_EQ(journal->backupTo(folder / "copy.flagfall").error().fault, JournalFault::Damaged);
    EXPECT_THAT(folder.names(), ElementsAre(path.filename().string()));
}

TEST(ACopy, MayGoOnlyWhereAllOfItIsInTheEvent) {
    TempFolder const folder;
    fs::path const event = folder / "e.flagfall", copy = folder / "copy.flagfall";
    makeEvent(event, 3);
    ASSERT_TRUE(SqliteJournal::open(event, Access::ReadOnly).value()->backupTo(copy));
    appendActs(*SqliteJournal::open(event, Access::ReadWrite).value(), 4, 5);
    EXPECT_TRUE(isPartOf(copy, event)) << "the event has gone on";
    EXPECT_FALSE(isPartOf(event, copy));
    NewRow const another = anAct(9);
    ASSERT_TRUE(SqliteJournal::open(copy, Access::ReadWrite).value()->append(Seq{3}, std::span(&another, 1)));
    EXPECT_FALSE(isPartOf(copy, event)) << "somebody has gone on in the copy";
    EXPECT_FALSE(isPartOf(folder / "none.flagfall", event));
}

} // namespace
} // namespace flagfall::storage::test
