// SPDX-License-Identifier: GPL-3.0-or-later
// The example of app/lists/README.md.
#include "tests/lists/list_fixtures.h"

#include <gtest/gtest.h>

namespace flagfall::lists::test {
namespace {

TEST(Readme, ShowsHowAListIsImportedAndSearched) {
    Library const library;

    std::string const csv = "Name;FIDE ID;Fed;Elo\nČižmár, Ján;14900001;SVK;1712\n";
    ListInfo const info = library.import(library.write("own.csv", csv), "own").value();
    RatingList const list = library.shelf().open("own").value();

    EXPECT_EQ(info.players, 1);
    EXPECT_EQ(list.search({"chizhm", "SVK", 20}).at(0).name, "Čižmár, Ján");
}

} // namespace
} // namespace flagfall::lists::test
