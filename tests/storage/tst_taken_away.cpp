// SPDX-License-Identifier: GPL-3.0-or-later
// What file managers, cloud folders and other programs do to an event file while it is open.
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <functional>

namespace flagfall::storage::test {
namespace {

using Deed = std::function<void(fs::path const& event)>;

fs::path with(fs::path path, char const* ending) { return path += ending; }

void replace(fs::path const& path) {
    std::string const bytes = bytesOf(path);
    fs::remove(path);
    write(path, bytes);
}

/// As `cp`, `rsync --inplace` and some cloud folders do: the same file, with other contents.
void overwrite(fs::path const& path, std::string const& bytes) { write(path, bytes); }

std::string bytesOfAnotherEvent(fs::path const& event, int count) {
    fs::path const other = with(event, ".other");
    {
        auto journal = SqliteJournal::create(other).value();
        if (!journal->append(Seq{0}, acts(5'001, 5'000 + count))) throw std::runtime_error("append");
    }
    std::string bytes = bytesOf(other);
    fs::remove(other);
    return bytes;
}

struct WhatIsDone {
    char const* name;
    Deed deed;
    char const* told;
};

void PrintTo(WhatIsDone const& done, std::ostream* out) { *out << done.name; }

struct AFileThatIsOpen : testing::TestWithParam<WhatIsDone> {
    TempFolder folder;
    fs::path path = folder / "e.flagfall";
};

TEST_P(AFileThatIsOpen, TakesNoActAfterItWas) {
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 300);
    GetParam().deed(path);
    NewRow const row = anAct(301);
    auto const done = journal->append(Seq{300}, std::span(&row, 1));
    ASSERT_FALSE(done) << "an act that nobody will find again was called safe";
    EXPECT_EQ(done.error().fault, JournalFault::TakenAway);
    EXPECT_EQ(done.error().file, path.string());
    EXPECT_THAT(done.error().detail, testing::HasSubstr(GetParam().told));
}

/// An earlier page of it is looked at when it is to go into the main file.
TEST(AFileThatIsOpenWithItsWal, TakesNothingFromItWhenAPageThereWasOverwritten) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 20);
    std::string const main = bytesOf(path);
    std::string bytes = bytesOf(with(path, "-wal"));
    bytes.replace(bytes.find("act number 1007"), 15, "act number 2007");
    overwrite(with(path, "-wal"), bytes);
    int last = 20;
    std::optional<JournalFault> fault;
    while (!fault && last < 200) {
        NewRow const row = anAct(last + 1);
        auto const done = journal->append(Seq{last}, std::span(&row, 1));
        done ? void(++last) : void(fault = done.error().fault);
    }
    EXPECT_EQ(fault, JournalFault::TakenAway);
    journal.reset();
    EXPECT_EQ(bytesOf(path), main) << "nothing of it went into the main file, and closing left that to others";
    EXPECT_EQ(verified(path).problem->fault, JournalFault::Incomplete);
}

INSTANTIATE_TEST_SUITE_P(
    Each, AFileThatIsOpen,
    testing::Values(
        WhatIsDone{"Removed", [](fs::path const& event) { fs::remove(event); }, "e.flagfall was moved or removed"},
        WhatIsDone{"Moved", [](fs::path const& event) { fs::rename(event, with(event, ".old")); }, "was moved"},
        WhatIsDone{"MovedWithItsFolder",
                   [](fs::path const& event) {
                       fs::rename(event.parent_path(), with(event.parent_path(), "-moved"));
                       fs::create_directory(event.parent_path());
                   },
                   "was moved"},
        WhatIsDone{"ReplacedByACopy", replace, "e.flagfall was replaced"},
        WhatIsDone{"ExchangedForAnotherEvent",
                   [](fs::path const& event) {
                       makeEvent(with(event, ".other"), 300);
                       fs::rename(with(event, ".other"), event);
                   },
                   "e.flagfall was replaced"},
        WhatIsDone{"Cut", [](fs::path const& event) { fs::resize_file(event, 4096); }, "e.flagfall was cut"},
        WhatIsDone{"RobbedOfItsWal", [](fs::path const& event) { fs::remove(with(event, "-wal")); },
                   "e.flagfall-wal was moved or removed"},
        WhatIsDone{"GivenAnotherWal", [](fs::path const& event) { replace(with(event, "-wal")); },
                   "e.flagfall-wal was replaced"},
        WhatIsDone{"RobbedOfTheEndOfItsWal", [](fs::path const& event) { fs::resize_file(with(event, "-wal"), 1000); },
                   "e.flagfall-wal was cut"},
        WhatIsDone{"OverwrittenByALargerEvent",
                   [](fs::path const& event) { overwrite(event, bytesOfAnotherEvent(event, 900)); },
                   "e.flagfall was overwritten"},
        WhatIsDone{"OverwrittenByAnEventOfItsSize",
                   [](fs::path const& event) {
                       std::string other = bytesOfAnotherEvent(event, 310);
                       other.resize(fs::file_size(event));
                       overwrite(event, other);
                   },
                   "e.flagfall was overwritten"},
        WhatIsDone{"OverwrittenByZeros",
                   [](fs::path const& event) { overwrite(event, std::string(fs::file_size(event), '\0')); },
                   "e.flagfall was overwritten"},
        WhatIsDone{"WithAWalWhoseLastPageWasOverwritten",
                   [](fs::path const& event) {
                       std::string bytes = bytesOf(with(event, "-wal"));
                       bytes.replace(bytes.find("act number 1300"), 15, "act number 2300");
                       overwrite(with(event, "-wal"), bytes);
                   },
                   "e.flagfall-wal was overwritten"},
        WhatIsDone{"WithAWalOverwrittenByZeros",
                   [](fs::path const& event) {
                       fs::path const log = with(event, "-wal");
                       overwrite(log, std::string(fs::file_size(log), '\0'));
                   },
                   "e.flagfall-wal was overwritten"},
        WhatIsDone{"WithAWalOverwrittenByThatOfAnotherEvent",
                   [](fs::path const& event) {
                       auto other = SqliteJournal::create(with(event, ".other")).value();
                       appendActs(*other, 1, 300);
                       std::string bytes = bytesOf(with(event, ".other-wal"));
                       bytes.resize(std::max<std::size_t>(bytes.size(), fs::file_size(with(event, "-wal"))));
                       overwrite(with(event, "-wal"), bytes);
                   },
                   "e.flagfall-wal was overwritten"}),
    [](auto const& info) { return info.param.name; });

TEST(AFileThatAnotherProgramHasLocked, TakesActsWhenItIsFreeAgainAndNoneBefore) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 5);
    sqlite3* other = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &other), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    NewRow const row = anAct(6);
    auto const kept = journal->append(Seq{5}, std::span(&row, 1));
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error().fault, JournalFault::InUse);
    ASSERT_EQ(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    EXPECT_EQ(journal->append(Seq{5}, std::span(&row, 1)), Seq{6});
    sqlite3_close(other);
    journal.reset();
    EXPECT_EQ(verified(path).acts, 6);
}

TEST(AFileThatWasMoved, TakesActsAgainWhenItIsPutBack) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 5);
    fs::rename(path, with(path, ".old"));
    NewRow const row = anAct(6);
    EXPECT_FALSE(journal->append(Seq{5}, std::span(&row, 1)));
    fs::rename(with(path, ".old"), path);
    EXPECT_EQ(journal->append(Seq{5}, std::span(&row, 1)), Seq{6});
    journal.reset();
    EXPECT_EQ(verified(path).acts, 6);
}

TEST(AnOpenFile, OverwrittenByItsOwnPastTakesNoAct) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 200);
    std::string const past = bytesOf(path);
    appendActs(*journal, 201, 500);
    std::string const present = bytesOf(path);
    overwrite(path, past + present.substr(past.size()));
    NewRow const row = anAct(501);
    auto const kept = journal->append(Seq{500}, std::span(&row, 1));
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error().fault, JournalFault::TakenAway);
    EXPECT_EQ(journal->mendFile("a photograph").error().fault, JournalFault::TakenAway);
    overwrite(path, present);
    EXPECT_EQ(journal->append(Seq{500}, std::span(&row, 1)), Seq{501}) << "it was put back";
    journal.reset();
    EXPECT_EQ(verified(path).acts, 501);
}

/// A longer history of the very same acts has them where ours has, and the -wal says where it ends: nothing is lost.
TEST(AnOpenFile, OverwrittenByItsOwnFutureTakesAnActThatIsFoundAgainOrNone) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 300);
    makeEvent(with(path, ".other"), 900);
    overwrite(path, bytesOf(with(path, ".other")));
    NewRow const row = anAct(301);
    bool const taken = journal->append(Seq{300}, std::span(&row, 1)).has_value();
    for (char const* const ending : {"", "-wal"})
        fs::copy_file(with(path, ending), with(folder / "after.flagfall", ending));
    auto const after = SqliteJournal::open(folder / "after.flagfall", Access::ReadWrite);
    if (!taken) return;
    // Opening it would do away with what came later in the other file: it is not opened, and rescuing it takes ours, and
    // of the other what follows from them.
    ASSERT_FALSE(after);
    EXPECT_EQ(after.error().fault, JournalFault::Incomplete);
    auto const ours = SqliteJournal::open(folder / "after.flagfall", Access::ReadOnly).value()->salvage();
    ASSERT_GE(ours.rows.size(), 301U);
    EXPECT_EQ(ours.rows[300].payload, row.payload);
    EXPECT_FALSE(ours.endKnown);
}

TEST(AnOpenFile, AndIsSomebodyElsesByThenIsLeftAsItIsWhenItIsClosed) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 20);
    std::string const theirs = bytesOfAnotherEvent(path, 900);
    overwrite(path, theirs);
    std::string const log = bytesOf(with(path, "-wal"));
    journal->beat({.at = {}, .wall = session::WallTime{1}, .boot = "b", .ticks = 1});
    journal.reset();
    EXPECT_TRUE(bytesOf(path) == theirs);
    EXPECT_TRUE(bytesOf(with(path, "-wal")) == log) << "the acts that were safe can still be had";
}

/// What looks at a file, gives it a second name or a new date has not taken it away.
TEST(AnOpenFile, GoesOnWhenItWasOnlyTouched) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    auto journal = SqliteJournal::create(path).value();
    appendActs(*journal, 1, 200);
    int last = 200;
    Deed const deeds[] = {
        [](fs::path const& event) { fs::last_write_time(event, fs::file_time_type::clock::now()); },
        [](fs::path const& event) { fs::create_hard_link(event, with(event, ".snapshot")); },
        [](fs::path const& event) { fs::permissions(event, fs::perms::group_read, fs::perm_options::add); },
        [](fs::path const& event) { overwrite(event, bytesOf(event)); },
        [](fs::path const& event) { overwrite(with(event, "-wal"), bytesOf(with(event, "-wal"))); },
        [](fs::path const& event) { meddle(event, "PRAGMA wal_checkpoint(RESTART)"); },
    };
    for (Deed const& deed : deeds) {
        deed(path);
        NewRow const row = anAct(++last);
        auto const done = journal->append(Seq{last - 1}, std::span(&row, 1));
        ASSERT_TRUE(done) << last << ": " << done.error();
        journal->beat({.at = {}, .wall = session::WallTime{1}, .boot = "b", .ticks = 1});
    }
    journal.reset();
    EXPECT_EQ(verified(path).acts, last);
}

// --- A reader who stays ------------------------------------------------------------------------------------------

/// Another program that reads, and does not end.
struct LingeringReader {
    sqlite3* database = nullptr;
    explicit LingeringReader(fs::path const& path) {
        sqlite3_open(path.c_str(), &database);
        sqlite3_exec(database, "BEGIN; SELECT count(*) FROM act", nullptr, nullptr, nullptr);
    }
    ~LingeringReader() { sqlite3_close(database); }
    void end() const { sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr); }
};

TEST(AnEventThatSomebodyReads, SaysThatItNeedsItsWalAsSoonAsItCan) {
    TempFolder folder;
    fs::path const path = folder / "e.flagfall";
    makeEvent(path, 5);
    LingeringReader const reader(path);
    auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
    appendActs(*journal, 6, 8);
    reader.end();
    appendActs(*journal, 9, 9);
    fs::copy_file(path, folder / "alone.flagfall"); // without the -wal
    appendActs(*journal, 10, 10);
    EXPECT_EQ(faultOfOpening(folder / "alone.flagfall", Access::ReadWrite), JournalFault::Incomplete);
}

} // namespace
} // namespace flagfall::storage::test
