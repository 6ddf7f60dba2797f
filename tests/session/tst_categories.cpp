// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_details.h"
#include "tests/support/story.h"

#include <gtest/gtest.h>

namespace flagfall::session {
namespace {

PlayerDetails born(std::string birth, Sex sex = Sex::NotSaid, int rating = 0) {
    PlayerDetails player;
    player.birth = std::move(birth);
    player.sex = sex;
    player.rating = rating;
    return player;
}

EventDetails withCategories(std::string const& lines, std::string const& agesOn = "") {
    EventDraft draft = Story::draft();
    draft.categories = lines;
    draft.agesOn = agesOn;
    auto details = check(draft);
    EXPECT_TRUE(details);
    return std::move(details).value();
}

using Names = std::vector<std::string>;

TEST(Categories, AreReadLineByLineAndWrittenAgain) {
    std::string const lines =
        "U18: age -17\nS65: age 65-, on 2026-12-31\nGirls: age 10-12, sex w\nB: rating 1800-1999\nGuests";
    auto const categories = parseCategories(lines);
    ASSERT_TRUE(categories);
    EXPECT_EQ(categories->size(), 5U);
    EXPECT_EQ(categoriesText(*categories), lines);
    EXPECT_EQ(parseCategories(" \n U8 : age  8 \n\n")->front().age, (Range{8, 8}));
}

TEST(Categories, ALineThatIsNoneIsNamed) {
    EXPECT_EQ(parseCategories("U18: age -17\nU10: years 10").error(), 2U);
    for (char const* wrong : {"U18: age", "U18: age 12-10", "B: rating high", "W: sex x", ": age 3", "S: on 2026-02-30",
                              "U18: age -", "A: age -1-3", "A\nA: age 3"})
        EXPECT_FALSE(parseCategories(wrong)) << wrong;
    EventDraft draft = Story::draft();
    draft.categories = "U18: age -17\nU10: ten";
    auto const details = check(draft);
    ASSERT_FALSE(details);
    EXPECT_EQ(details.error().front(), (FieldProblem{EventField::Categories, FieldFault::NotACategory, 2}));
}

TEST(Categories, MayBeThoseOfAFederationOrAClub) {
    std::string const lines = "Slovaks: federation SVK\nOur juniors: age -17, club Slovan Bratislava";
    EXPECT_EQ(categoriesText(*parseCategories(lines)), lines);
    EXPECT_FALSE(parseCategories("Slovaks: federation"));
    EventDetails const event = withCategories(lines); // begins in 2026
    PlayerDetails junior = born("2012");
    EXPECT_EQ(categoriesOf(event, junior), Names{});
    junior.federation = "SVK";
    EXPECT_EQ(categoriesOf(event, junior), Names{"Slovaks"});
    junior.club = "Slovan Bratislava";
    EXPECT_EQ(categoriesOf(event, junior), (Names{"Slovaks", "Our juniors"}));
    junior.club = "Slovan";
    EXPECT_EQ(categoriesOf(event, junior), Names{"Slovaks"});
}

TEST(Categories, WhoHasNotReachedAnAgeBeforeTheBaseDateIsBelowIt) { // D.II.01 of FIDE's Handbook, 2.1
    EventDetails const event = withCategories("U18: age -17\nS65: age 65-, on 2026-12-31"); // begins in 2026
    EXPECT_EQ(categoriesOf(event, born("2008-05-31")), Names{"U18"});
    EXPECT_EQ(categoriesOf(event, born("2008-01-01")), Names{"U18"}) << "reached on the day, not before it";
    EXPECT_EQ(categoriesOf(event, born("2007-12-31")), Names{});
    EXPECT_EQ(categoriesOf(event, born("2008")), Names{"U18"});
    EXPECT_EQ(categoriesOf(event, born("2007")), Names{});
    EXPECT_EQ(categoriesOf(event, born("1961-12-31")), Names{"S65"});
    EXPECT_EQ(categoriesOf(event, born("1961")), Names{"S65"});
    EXPECT_EQ(categoriesOf(event, born("1962-01-01")), Names{});
    EXPECT_EQ(categoriesOf(event, born("")), Names{}) << "nobody's age is guessed";
}

TEST(Categories, TheEventMayHaveItsOwnBaseDate) {
    EventDetails const event = withCategories("U10: age -9", "2026-09-01");
    EXPECT_EQ(categoriesOf(event, born("2016-09-01")), Names{"U10"});
    EXPECT_EQ(categoriesOf(event, born("2016-08-31")), Names{});
    EXPECT_EQ(categoriesOf(withCategories("U5: age -4", "2026-03-01"), born("2020-02-29")), Names{})
        << "five on 1 March of a year without 29 February, or before";
}

TEST(Categories, GoByRatingSexAndTheOrganisersWord) {
    EventDetails const event = withCategories("Women: sex w\nB: rating 1800-1999\nGuests");
    EXPECT_EQ(categoriesOf(event, born("", Sex::Woman, 1800)), (Names{"Women", "B"}));
    EXPECT_EQ(categoriesOf(event, born("", Sex::Man, 2000)), Names{});
    PlayerDetails guest = born("");
    guest.categories = {"School", "Guests"};
    EXPECT_EQ(categoriesOf(event, guest), Names{"Guests"});
}

} // namespace
} // namespace flagfall::session
