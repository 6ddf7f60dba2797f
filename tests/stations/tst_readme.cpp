// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/station_book.h"

#include <gtest/gtest.h>

namespace flagfall::stations {
namespace {

using namespace std::chrono_literals;

TEST(ReadmeOfStations, ACodeIsForPeopleAndATokenForTheStation) {
    Now const morning{session::WallTime{1'790'000'000'000}, 1h};
    StationBook book;
    auto const opened =
        book.open({Role::ResultPad, "Pad A", "Jana", {BoardNumber{1}, BoardNumber{10}}, 8h}, morning).value();
    auto const joined = book.join(opened.code, "192.168.7.20", morning).value();

    EXPECT_EQ(book.holder(joined.token, morning)->name, "Pad A");
    EXPECT_FALSE(book.join(opened.code, "192.168.7.21", morning)) << "a code is used once";
}

} // namespace
} // namespace flagfall::stations
