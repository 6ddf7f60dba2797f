// SPDX-License-Identifier: GPL-3.0-or-later
// What every journal promises, kept in a file and in memory.
#include "tests/storage/journal_contract.h"

namespace flagfall::storage::test {
namespace {

struct OnDisk {
    static constexpr auto name = "SQLite";
    TempFolder folder;
    std::unique_ptr<SqliteJournal> journal = std::move(SqliteJournal::create(folder / "e.flagfall").value());
    void fillDisk() { journal->limitPages(1); }
    void makeRoom() { journal->limitPages(std::nullopt); }
};

struct InMemory {
    static constexpr auto name = "Memory";
    std::unique_ptr<MemoryJournal> journal = std::make_unique<MemoryJournal>();
    void fillDisk() { journal->refuseAppends(JournalFault::DiskFull); }
    void makeRoom() { journal->acceptAppends(); }
};

using Kept = testing::Types<OnDisk, InMemory>;
INSTANTIATE_TYPED_TEST_SUITE_P(Here, EveryJournal, Kept, KeptNames);

TEST(AMemoryJournal, TellsWhoeverAskedWhenSomebodyElseHasAppended) {
    MemoryJournal journal;
    int told = 0;
    journal.tellOfOthers([&] { ++told; });
    appendActs(journal, 1, 2);
    EXPECT_EQ(told, 0) << "one's own acts are no news";
    journal.appendByAnother(acts(3, 4));
    EXPECT_EQ(told, 1);
    EXPECT_EQ(journal.append(Seq{2}, acts(3, 3)).error().fault, JournalFault::OutOfOrder);
    EXPECT_EQ(journal.readAfter(Seq{2}).value().size(), 2u);
    journal.tellOfOthers({});
    journal.appendByAnother(acts(5, 5));
    EXPECT_EQ(told, 1);
}

TEST(AMemoryJournal, RefusesAsOftenAsItWasAskedTo) {
    MemoryJournal journal;
    journal.refuseAppends(JournalFault::IoError, 2);
    auto const rows = acts(1, 1);
    EXPECT_EQ(journal.append(Seq{0}, rows).error().fault, JournalFault::IoError);
    EXPECT_EQ(journal.append(Seq{0}, rows).error().fault, JournalFault::IoError);
    EXPECT_EQ(journal.append(Seq{0}, rows).value(), Seq{1});
}

} // namespace
} // namespace flagfall::storage::test
