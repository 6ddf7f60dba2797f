// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/child.h"
#include "tests/storage/journal_fixtures.h"

#include <chrono>
#include <cstdlib>
#include <random>
#include <thread>

namespace flagfall::storage::test {
namespace {

TEST(AProgramThatIsKilled, LosesNoActThatItCalledSafe) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    std::mt19937 random(20261121);
    std::uniform_int_distribution<int> millis(0, 90);
    std::int64_t before = 0;
    std::int64_t written = 0;
    char const* const asked = std::getenv("FLAGFALL_FAULTS");
    int const deaths = asked ? std::atoi(asked) / 4 : 25;
    for (int death = 0; death < deaths; ++death) {
        if (before > 20'000) { // another event: each look reads all of it
            for (char const* const ending : {"", "-wal", "-shm"}) fs::remove(path.string() + ending);
            before = 0;
        }
        Writer writer(path, "append");
        ASSERT_TRUE(writer.isOpen());
        std::this_thread::sleep_for(std::chrono::milliseconds(millis(random)));
        writer.kill();
        long const acknowledged = writer.end();
        auto const found = verified(path);
        ASSERT_FALSE(found.problem) << *found.problem;
        EXPECT_GE(found.acts, acknowledged);
        EXPECT_LE(found.acts, acknowledged + 3) << "more than one append was on its way";
        EXPECT_GE(acknowledged, before);
        written += found.acts - before;
        before = found.acts;
    }
    EXPECT_GT(written, deaths);
    std::printf("%d kills of a program that appends: no act lost\n", deaths);
}

TEST(AProgramThatIsKilled, BeforeItHasTheFileReadyLeavesAFileThatCanBeUsedOrNone) {
    TempFolder folder;
    std::mt19937 random(8);
    std::uniform_int_distribution<int> micros(0, 30'000);
    for (int death = 0; death < 15; ++death) {
        fs::path const path = folder / ("e" + std::to_string(death) + ".flagfall");
        Writer writer(path, "append");
        std::this_thread::sleep_for(std::chrono::microseconds(micros(random)));
        writer.kill();
        writer.end();
        if (fs::exists(path))
            EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), std::nullopt);
        else
            EXPECT_TRUE(SqliteJournal::create(path));
    }
}

TEST(TwoPrograms, CannotWriteTheSameEventButOneCanReadWhatTheOtherWrites) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    makeEvent(path, 10);
    Writer writer(path, "append");
    ASSERT_TRUE(writer.isOpen());
    std::int64_t before = 10;
    for (int look = 0; look < 20; ++look) {
        EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::InUse);
        auto const found = verified(path);
        EXPECT_FALSE(found.problem) << *found.problem;
        EXPECT_GE(found.acts, before);
        before = found.acts;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    writer.kill();
    writer.end();
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), std::nullopt);
}

TEST(TwoPrograms, CanHaveAnEventOneAfterTheOther) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    makeEvent(path, 3);
    for (int turn = 0; turn < 2; ++turn) {
        Writer writer(path, "hold");
        ASSERT_TRUE(writer.isOpen());
        EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::InUse);
        writer.end();
        EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), std::nullopt);
    }
    EXPECT_EQ(folder.names().size(), 1u);
}

TEST(AReader, WhoOnlyLooksDoesNotKeepAWriterOutForLong) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    makeEvent(path, 3);
    auto reader = SqliteJournal::open(path, Access::ReadOnly).value();
    Writer writer(path, "hold");
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    reader.reset();
    EXPECT_TRUE(writer.isOpen());
}

} // namespace
} // namespace flagfall::storage::test
