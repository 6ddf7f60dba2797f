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
                   "e.flagfall-wal was cut"}),
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

} // namespace
} // namespace flagfall::storage::test
