// SPDX-License-Identifier: GPL-3.0-or-later
// The example of app/storage/README.md.
#include "tests/storage/journal_fixtures.h"

#include <gtest/gtest.h>

namespace flagfall::storage::test {
namespace {

TEST(Readme, ShowsHowARowIsAppendedAndReadAgain) {
    TempFolder const folder;

    NewRow row;
    row.kind = "note.added";
    row.payload = "{}";
    std::unique_ptr<SqliteJournal> const journal = SqliteJournal::create(folder / "event.flagfall").value();
    Seq const newest = journal->append(Seq{0}, std::vector{row}).value();

    EXPECT_EQ(journal->readAfter(Seq{0})->back().seq, newest);
    EXPECT_FALSE(journal->verify().problem) << "the chain holds";
}

} // namespace
} // namespace flagfall::storage::test
