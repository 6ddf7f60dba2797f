// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/fide_columns.h"
#include "app/lists/made_up_list.h"
#include "tests/lists/list_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::lists {
namespace {

// The layouts of ratings.fide.com/download: the combined list with and without the column of the Online Arena, and the
// single lists, whose rating has the month for a title.
constexpr char const* combined =
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
    "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
constexpr char const* player =
    "14900001       Vzorova, Anna                                                SVK F   IM   WGM  FA,NA          "
    "AIM 2437  7   10 2380  0   20 2411  12  20 1998  wi  ";

TEST(FideColumns, AreFoundByTheTitlesOfTheHeader) {
    auto const read = FideColumns::fromHeader(combined).value().player(player, PlayType::Standard).value();
    EXPECT_EQ(read.fideId, "14900001");
    EXPECT_EQ(read.name, "Vzorova, Anna");
    EXPECT_EQ(read.federation, "SVK");
    EXPECT_EQ(read.sex, session::Sex::Woman);
    EXPECT_EQ(read.title, session::Title::Im) << "the stronger of IM and WGM";
    EXPECT_EQ(read.otherTitles, "FA,NA");
    EXPECT_EQ(read.onlineTitle, "AIM");
    EXPECT_EQ(read.in(PlayType::Standard), (ListedRating{2437, 7, 10}));
    EXPECT_EQ(read.in(PlayType::Rapid), (ListedRating{2380, 0, 20}));
    EXPECT_EQ(read.in(PlayType::Blitz), (ListedRating{2411, 12, 20}));
    EXPECT_EQ(read.birth, "1998");
    EXPECT_FALSE(read.active);
}

TEST(FideColumns, MoveWithTheHeader) {
    constexpr char const* other = "Name                Fed ID Number  BRtng Flag";
    constexpr char const* line = "Vzor, Jan           CZE 000123     1801  w";
    auto const read = FideColumns::fromHeader(other).value().player(line, PlayType::Standard).value();
    EXPECT_EQ(read.fideId, "123");
    EXPECT_EQ(read.in(PlayType::Blitz).value, 1801);
    EXPECT_TRUE(read.active);
    EXPECT_EQ(read.in(PlayType::Standard).value, 0);
}

TEST(FideColumns, OfASingleListSayItsMonth) {
    auto const columns = FideColumns::fromHeader("ID Number      Name                           Fed Sex Tit  WTit OTit "
                                                 "          FOA OCT26 Gms K  B-day Flag")
                             .value();
    EXPECT_TRUE(columns.isSingle());
    EXPECT_EQ(columns.month(), parseMonth("2026-10"));
    constexpr char const* line =
        "7              Vzor, Jan                      CZE M   GM                           2604  4   10 1990      ";
    auto const read = columns.player(line, PlayType::Rapid).value();
    EXPECT_EQ(read.in(PlayType::Rapid), (ListedRating{2604, 4, 10}));
    EXPECT_EQ(read.in(PlayType::Standard).value, 0);
}

TEST(FideColumns, AreKnownByTheWidthOfALineWhereThereIsNoHeader) {
    std::string line = player;
    ASSERT_EQ(line.size(), 162U);
    EXPECT_EQ(FideColumns::fromWidth(line).value().player(line, PlayType::Standard).value().birth, "1998");
    line.erase(109, 4); // the older list, without the column of the Online Arena
    auto const older = FideColumns::fromWidth(line).value().player(line, PlayType::Standard).value();
    EXPECT_EQ(older.in(PlayType::Standard), (ListedRating{2437, 7, 10}));
    EXPECT_EQ(older.in(PlayType::Blitz), (ListedRating{2411, 12, 20}));
    EXPECT_FALSE(FideColumns::fromWidth("14900001 Vzorova"));
}

TEST(FideColumns, CountLettersAndNotBytes) {
    std::string line = player;
    line.replace(15, 13, "Vzorová, Aňa "); // as many letters, two bytes more
    auto const read = FideColumns::fromHeader(combined).value().player(line, PlayType::Standard).value();
    EXPECT_EQ(read.name, "Vzorová, Aňa");
    EXPECT_EQ(read.federation, "SVK");
    EXPECT_EQ(read.birth, "1998");
}

TEST(FideColumns, RefuseWhatIsNotAPlayer) {
    auto const columns = FideColumns::fromHeader(combined).value();
    EXPECT_FALSE(columns.player("", PlayType::Standard));
    EXPECT_FALSE(columns.player("              Vzor, Jan", PlayType::Standard)) << "no ID";
    EXPECT_FALSE(columns.player("123", PlayType::Standard)) << "no name";
    EXPECT_FALSE(FideColumns::fromHeader("Rank Points Club"));
    EXPECT_FALSE(FideColumns::fromHeader("ID ; Name ; Fed")) << "that is a CSV file";
}

TEST(FideColumns, ReadWhatTheGeneratorWrites) {
    auto const columns = FideColumns::fromHeader(madeUpHeader(MadeUpForm::Text)).value_or(FideColumns{});
    MadeUpPlayers made{7};
    for (int i = 0; i < 2000; ++i) {
        ListedPlayer const written = made.next();
        std::string line;
        appendMadeUp(line, written, MadeUpForm::Text);
        line.resize(line.size() - 2);
        ASSERT_EQ(line.size(), 162U) << line;
        EXPECT_EQ(columns.player(line, PlayType::Standard), written);
    }
}

} // namespace
} // namespace flagfall::lists
