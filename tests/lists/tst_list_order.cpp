// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_order.h"
#include "tests/lists/list_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::lists {
namespace {

using enum ListKind;

ListedPlayer rated(int standard, int rapid, int blitz) {
    ListedPlayer player;
    player.ratings = {ListedRating{standard, 0, 10}, ListedRating{rapid, 0, 20}, ListedRating{blitz, 0, 40}};
    return player;
}

TEST(ListOrder, FollowsTheKindOfEvent) { // VCL 123
    EXPECT_EQ(usualOrder(PlayType::Standard), (ListOrder{{"fide", Standard}, {"fide", Rapid}, {"fide", Blitz}}));
    EXPECT_EQ(usualOrder(PlayType::Rapid), (ListOrder{{"fide", EffectiveRapid}, {"fide", Blitz}}));
    EXPECT_EQ(usualOrder(PlayType::Blitz), (ListOrder{{"fide", EffectiveBlitz}, {"fide", Rapid}}));
}

TEST(EffectiveList, HasTheStandardRatingOfWhoHasNoOther) { // Rapid and Blitz Rating Regulations 7.2.1
    EXPECT_EQ(ratingIn(rated(2000, 1900, 0), EffectiveRapid), (ListedRating{1900, 0, 20}));
    EXPECT_EQ(ratingIn(rated(2000, 1900, 0), EffectiveBlitz), (ListedRating{2000, 0, 10})) << "not the rapid one";
    EXPECT_EQ(ratingIn(rated(0, 1900, 0), EffectiveBlitz).value, 0);
    EXPECT_EQ(ratingIn(rated(2000, 1900, 0), Blitz).value, 0);
}

TEST(ListOfASingleRating, StandsInForTheCombinedOneOfFide) {
    EXPECT_EQ(sourcesOf({"fide", Standard}), (std::vector<std::string>{"fide", "fide-standard"}));
    EXPECT_EQ(sourcesOf({"fide", EffectiveRapid}), (std::vector<std::string>{"fide", "fide-rapid"}));
    EXPECT_EQ(sourcesOf({"svk", Standard}), std::vector<std::string>{"svk"});
    EXPECT_EQ(choiceFor("fide-rapid", EffectiveRapid), (ListChoice{"fide", EffectiveRapid}));
    EXPECT_EQ(choiceFor("fide-rapid", Standard), (ListChoice{"fide", Rapid})) << "it has no other rating";
    EXPECT_EQ(choiceFor("svk", Blitz), (ListChoice{"svk", Blitz}));
}

TEST(ListOfASingleRating, IsAskedWhereItIsNewer) {
    test::Library const library;
    auto const import = [&](char const* source, char const* month) {
        ASSERT_TRUE(library.import(library.write("l.csv", "Name;Elo\nVzor, Jan;1700\n"), source, month));
    };
    auto const newest = [&](char const* month) {
        auto const list = library.shelf().openFor({"fide", Standard}, parseMonth(month));
        return list ? list->info().source + " " + monthText(list->info().month) : "none";
    };
    EXPECT_EQ(newest("2026-11"), "none");
    import("fide-standard", "2026-11");
    EXPECT_EQ(newest("2026-11"), "fide-standard 2026-11");
    EXPECT_EQ(newest("2026-10"), "none");
    import("fide", "2026-10");
    EXPECT_EQ(newest("2026-11"), "fide-standard 2026-11");
    EXPECT_EQ(newest("2026-10"), "fide 2026-10");
    import("fide", "2026-11");
    EXPECT_EQ(newest("2026-11"), "fide 2026-11");
}

TEST(ListOfASingleRating, DoesNotStandInForAnEffectiveRating) { // Regulations 7.2.1: it falls back on the standard one
    test::Library const library;
    for (auto const& [source, month] : {std::pair{"fide", "2026-10"}, {"fide-rapid", "2026-11"}})
        ASSERT_TRUE(library.import(library.write("l.csv", "Name;Elo\nVzor, Jan;1700\n"), source, month));
    auto const opened = [&](ListKind kind) { return library.shelf().openFor({"fide", kind})->info().source; };
    EXPECT_EQ(opened(EffectiveRapid), "fide");
    EXPECT_EQ(opened(Rapid), "fide-rapid");
}

TEST(ListOrder, IsWrittenAndReadAgain) {
    ListOrder const order{{"svk-2026", Standard}, {"fide", EffectiveRapid}};
    EXPECT_EQ(orderText(order), "svk-2026:standard,fide:effective-rapid");
    EXPECT_EQ(parseOrder(orderText(order)), order);
    EXPECT_EQ(parseOrder(""), ListOrder{});
    for (char const* wrong : {"fide", "fide:", ":rapid", "fide:slow", "FIDE:rapid", "fide:rapid,fide:rapid"})
        EXPECT_FALSE(parseOrder(wrong)) << wrong;
}

TEST(ListOrder, GivesTheRatingsOfTheOtherListsWhereTheMainOneLacksAPlayer) { // VCL 127, 128
    ListedPlayer const national = rated(1650, 0, 0);
    ListedPlayer const fide = rated(0, 1720, 1700);
    auto const listed = [&](std::string_view source) {
        return source == "fide" ? &fide : source == "svk" ? &national : nullptr;
    };
    ListOrder const order{{"fide", Standard}, {"fide", Blitz}, {"gone", Standard}, {"svk", Standard}};
    auto const found = ratingsOf(order, listed);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0], (FoundRating{{"fide", Blitz}, {1700, 0, 40}}));
    EXPECT_EQ(found[1], (FoundRating{{"svk", Standard}, {1650, 0, 10}}));
}

TEST(MonthInForce, IsThatOfTheStartUnlessTheEventIsLong) { // VCL 137
    auto const day = [](char const* text) { return *parseDate(text); };
    Date const today = day("2026-12-02");
    EXPECT_EQ(monthInForce(day("2026-11-28"), day("2026-12-06"), today), parseMonth("2026-11"));
    EXPECT_EQ(monthInForce(day("2026-11-01"), day("2026-11-30"), today), parseMonth("2026-11")) << "30 days";
    EXPECT_EQ(monthInForce(day("2026-11-01"), day("2026-12-01"), today), parseMonth("2026-12")) << "31 days";
    EXPECT_EQ(monthInForce(day("2026-11-01"), std::nullopt, today), parseMonth("2026-11"));
    EXPECT_EQ(monthInForce(std::nullopt, std::nullopt, today), parseMonth("2026-12"));
}

} // namespace
} // namespace flagfall::lists
