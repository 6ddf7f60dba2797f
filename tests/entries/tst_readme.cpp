// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of app/tables/README.md and app/entries/README.md.
#include "app/entries/entry_list.h"
#include "app/tables/spreadsheet.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

TEST(Readme, ShowsATableThatIsRead) {
    auto const table = tables::readTable("Name;Rating\nČižmár, Ján;2301\n");

    EXPECT_EQ(table->sheet.cell(1, 0), "Čižmár, Ján");
    EXPECT_EQ(table->form.separator, tables::Separator::Semicolon);
}

TEST(Readme, ShowsAListOfPlayersThatIsRead) {
    auto const table = tables::readTable("Meno;Elo\nJán Čižmár;2301\nAnna Hronová;about 1900\n");
    auto const entries = entries::entriesIn(table->sheet, entries::guess(table->sheet));

    EXPECT_EQ(entries[0].draft.name, "Čižmár, Ján") << "given names tell in which order names are written";
    EXPECT_EQ(entries[1].remarks[0].what, entries::Remark::What::RatingUnread);
}

} // namespace
} // namespace flagfall
