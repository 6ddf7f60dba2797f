// SPDX-License-Identifier: GPL-3.0-or-later
// Disks that are full, and places that cannot be written.
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <sys/mount.h>
#include <unistd.h>

namespace flagfall::storage::test {
namespace {

using testing::ElementsAre;

/// Root may write everywhere; these tests need somebody who may not.
class AsOrdinaryUser {
public:
    AsOrdinaryUser() : m_before(geteuid()) {
        if (m_before == 0 && seteuid(65534) != 0) throw std::runtime_error("seteuid");
    }
    ~AsOrdinaryUser() {
        if (seteuid(m_before) != 0) std::abort();
    }
    AsOrdinaryUser(AsOrdinaryUser const&) = delete;
    AsOrdinaryUser& operator=(AsOrdinaryUser const&) = delete;

private:
    uid_t m_before;
};

struct AReadOnlyPlace : testing::Test {
    TempFolder folder;
    fs::path path = folder / "e.flagfall";

    void SetUp() override {
        makeEvent(path, 4);
        bytes = bytesOf(path);
    }
    void allow(int file, int place) const {
        fs::permissions(path, static_cast<fs::perms>(file));
        fs::permissions(folder.path(), static_cast<fs::perms>(place));
    }
    std::string bytes;
};

TEST_F(AReadOnlyPlace, OrRatherAReadOnlyFileIsReadButNotWritten) {
    allow(0444, 0777);
    AsOrdinaryUser const user;
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::ReadOnly);
    EXPECT_EQ(verified(path).acts, 4);
    EXPECT_EQ(bytesOf(path), bytes);
    EXPECT_THAT(folder.names(), ElementsAre("e.flagfall"));
}

TEST_F(AReadOnlyPlace, OrRatherAReadOnlyFolderIsReadButNotWritten) {
    allow(0666, 0555);
    AsOrdinaryUser const user;
    auto const opened = SqliteJournal::open(path, Access::ReadWrite);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().fault, JournalFault::ReadOnly);
    EXPECT_EQ(opened.error().file, folder.path().string());
    EXPECT_EQ(verified(path).acts, 4);
    EXPECT_EQ(bytesOf(path), bytes);
}

TEST_F(AReadOnlyPlace, WithAWalSaysThatItCannotBeReadThere) {
    meddle(path, "INSERT INTO heartbeat VALUES (1,0,0,'',0,zeroblob(32))", true);
    fs::remove(path.string() + "-shm");
    allow(0444, 0555);
    AsOrdinaryUser const user;
    EXPECT_EQ(faultOfOpening(path, Access::ReadOnly), JournalFault::ReadOnly);
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::ReadOnly);
}

TEST_F(AReadOnlyPlace, TakesNoNewEventAndNoCopy) {
    allow(0666, 0555);
    AsOrdinaryUser const user;
    EXPECT_EQ(SqliteJournal::create(folder / "new.flagfall").error().fault, JournalFault::ReadOnly);
    auto journal = SqliteJournal::open(path, Access::ReadOnly).value();
    EXPECT_EQ(journal->backupTo(folder / "copy.flagfall").error().fault, JournalFault::ReadOnly);
    EXPECT_THAT(folder.names(), ElementsAre("e.flagfall"));
}

TEST_F(AReadOnlyPlace, OrRatherAFileThatMayNotEvenBeReadIsAnError) {
    allow(0000, 0755);
    AsOrdinaryUser const user;
    EXPECT_EQ(faultOfOpening(path, Access::ReadOnly), JournalFault::IoError);
}

/// A real little disk, where the system allows to make one.
struct AFullDisk : testing::Test {
    TempFolder folder;
    bool mounted = mount("tmpfs", folder.path().c_str(), "tmpfs", 0, "size=512k") == 0;

    void SetUp() override {
        if (!mounted) GTEST_SKIP() << "only root can mount a disk";
    }
    void TearDown() override {
        if (mounted) umount2(folder.path().c_str(), MNT_DETACH);
    }
    void fill(std::string const& name) const {
        std::ofstream file(folder / name, std::ios::binary);
        for (std::string const block(4096, 'x'); file << block << std::flush;) {
        }
    }
};

TEST_F(AFullDisk, RefusesActsUntilThereIsRoomAgainAndHarmsNone) {
    write(folder / "ballast", std::string(200'000, 'x'));
    fs::path const path = folder / "e.flagfall";
    auto journal = SqliteJournal::create(path).value();
    int safe = 0;
    std::optional<JournalProblem> problem;
    while (!problem && safe < 10'000) {
        NewRow const row = anAct(safe + 1);
        auto const done = journal->append(Seq{safe}, std::span(&row, 1));
        if (done)
            ++safe;
        else
            problem = done.error();
    }
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->fault, JournalFault::DiskFull) << *problem;
    EXPECT_EQ(journal->readAfter(Seq{0}).value().size(), static_cast<std::size_t>(safe));
    fs::remove(folder / "ballast");
    appendActs(*journal, safe + 1, safe + 3);
    journal.reset();
    EXPECT_EQ(verified(path).acts, safe + 3);
    EXPECT_FALSE(verified(path).problem);
}

TEST_F(AFullDisk, TakesNoNewEventAndLeavesNothingOfIt) {
    fill("ballast");
    auto const made = SqliteJournal::create(folder / "e.flagfall");
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().fault, JournalFault::DiskFull) << made.error();
    EXPECT_THAT(folder.names(), ElementsAre("ballast"));
}

TEST_F(AFullDisk, TakesNoCopyAndLeavesNothingOfIt) {
    TempFolder elsewhere;
    makeEvent(elsewhere / "e.flagfall", 50);
    fill("ballast");
    auto journal = SqliteJournal::open(elsewhere / "e.flagfall", Access::ReadWrite).value();
    auto const copied = journal->backupTo(folder / "copy.flagfall");
    ASSERT_FALSE(copied);
    EXPECT_EQ(copied.error().fault, JournalFault::DiskFull) << copied.error();
    EXPECT_THAT(folder.names(), ElementsAre("ballast"));
    appendActs(*journal, 51, 52);
}

} // namespace
} // namespace flagfall::storage::test
