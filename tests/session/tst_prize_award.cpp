// SPDX-License-Identifier: GPL-3.0-or-later
// Who gets which prize of an event: places, categories, shares.
#include "app/session/reports/prize_award.h"

#include "tests/support/story.h"

namespace flagfall::session {
namespace {

/// Four players, A to D by rating, of whom C and D are under 14. Round 1 of a round robin: A beats D and C beats B, so
/// that A and C have a point, and nothing else separates them.
Story oneRoundWith(std::string const& prizes, PrizeTerms const& terms = {}) {
    EventDraft draft = Story::draft();
    draft.categories = "U14: age -13";
    Story story;
    story.does(OpenEvent{draft});
    for (auto const& [name, rating, birth] :
         {std::tuple{"A", "2400", "1980"}, {"B", "2300", "1980"}, {"C", "2200", "2015"}, {"D", "2100", "2016"}}) {
        PlayerDraft player = Story::named(name, rating);
        player.birth = birth;
        story.does(EnterPlayer{player});
    }
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins); // A–D
    story.enters(1, 2, Result::BlackWins); // B–C
    story.does(SetPrizes{prizes, terms});
    return story;
}

/// `A 500, C 50 U14` in the order of the award.
std::string told(Story const& story) {
    PrizesGiven const given = prizesGiven(story.state());
    std::string text;
    for (pairing::PrizeLine const& line : given.award.lines) {
        auto const& list = given.lists[line.list];
        text += (text.empty() ? "" : ", ") + story.nameOf(line.player) + ' ' + std::to_string(line.cents / 100);
        if (line.place > 0)
            for (std::string const& good : list.goods[static_cast<std::size_t>(line.place) - 1]) text += ' ' + good;
        for (std::string const& of : {list.category, list.special})
            if (!of.empty()) text += ' ' + of;
    }
    return text;
}

TEST(Standings, OfACategoryHaveRanksOfTheirOwn) {
    Story const story = oneRoundWith("1: 500 €");
    auto const all = standingsOf(story.state());
    auto const young = rankedIn(story.state(), all, "U14");
    ASSERT_EQ(young.size(), 2U);
    EXPECT_EQ(story.nameOf(young[0].player), "C");
    EXPECT_EQ(young[0].rank, 1);
    EXPECT_EQ(story.nameOf(young[1].player), "D");
    EXPECT_EQ(young[1].rank, 2);
    EXPECT_EQ(rankedIn(story.state(), all, "").size(), all.size()) << "of everybody";
    EXPECT_TRUE(rankedIn(story.state(), all, "S50").empty());
    EXPECT_EQ(categoriesInUse(story.state()), std::vector<std::string>{"U14"});
}

TEST(Standings, WhoSharesARankSharesItInTheCategoryToo) {
    EventDraft draft = Story::draft();
    draft.categories = "U14: age -13";
    draft.tieBreaks = {};
    Story story;
    story.does(OpenEvent{draft});
    for (char const* const name : {"A", "B", "C", "D"}) {
        PlayerDraft player = Story::named(name, "2000");
        player.birth = "2015";
        story.does(EnterPlayer{player});
    }
    story.does(PairRound{});
    story.enters(1, 1, Result::Draw);
    story.enters(1, 2, Result::Draw);
    for (pairing::Standing const& each : rankedIn(story.state(), standingsOf(story.state()), "U14"))
        EXPECT_EQ(each.rank, 1);
}

TEST(PrizesGiven, OfPlacesTheTableGivesAndWhoIsEqualSharesThem) {
    EXPECT_EQ(told(oneRoundWith("1: 500 €; 2: 300 €")), "A 400, C 400");
    EXPECT_EQ(told(oneRoundWith("1: 500 €; 2: 300 €; 3: a book")), "A 400, C 400, B 0 a book, D 0");
}

TEST(PrizesGiven, OfACategoryGoToItsPlayersWhoHaveNoneOfAnother) {
    EXPECT_EQ(told(oneRoundWith("1: 500 €; 2: 300 €; U14 1: 50 €")), "A 400, C 400, D 50 U14");
    EXPECT_EQ(told(oneRoundWith("1: 500 €; 2: 300 €; U14 1: 50 €", {.limit = pairing::PrizeRules::Limit::AnyNumber})),
              "A 400, C 400, C 50 U14");
    PrizesGiven const given = prizesGiven(oneRoundWith("1: 500 €; 2: 300 €; U14 1: 50 €").state());
    ASSERT_EQ(given.award.lines.back().passedOver.size(), 1U) << "C, who is before D, has one";
    EXPECT_EQ(given.award.announced, 85'000);
    EXPECT_EQ(given.award.paid, 85'000);
    EXPECT_EQ(given.currency, "€");
}

TEST(PrizesGiven, OfAnotherCurrencyAreNotAddedUp) {
    EXPECT_EQ(told(oneRoundWith("1: 500 €; 2: 100 USD")), "A 250, C 250 100 USD");
    EXPECT_EQ(told(oneRoundWith("1: 500 €; 2: 300 EUR")), "A 400, C 400") << "by code or by sign, it is the same";
}

TEST(PrizesGiven, SpecialOnesAreGivenByNameAndBesidesOthers) {
    Story const story = oneRoundWith("1: 500 €; 2: 300 €; * Best game: 80 € + a cup = A; * Beauty: 40 €");
    EXPECT_EQ(told(story), "A 400, C 400, A 80 a cup Best game");
    PrizesGiven const given = prizesGiven(story.state());
    ASSERT_EQ(given.award.unawarded.size(), 1U) << "nobody has it as long as nobody is named";
    EXPECT_EQ(given.lists[given.award.unawarded.front().list].special, "Beauty");
    EXPECT_EQ(given.award.announced, 92000);
    EXPECT_EQ(given.award.paid, 88000);
}

TEST(PrizesGiven, BehindAGapGoToWhoHasThatPlace) {
    EXPECT_EQ(told(oneRoundWith("1: 500 €; 4: a book", {.sharing = pairing::PrizeSharing::None})),
              "A 250, C 250, B 0 a book, D 0")
        << "B and D are equal on places 3 and 4";
}

TEST(PrizesGiven, InWholeUnitsLeaveTheRestToTheBest) {
    EXPECT_EQ(told(oneRoundWith("1: 501 €", {.inWholeUnits = true})), "A 251, C 250");
}

TEST(PrizesGiven, ForWhichNobodyIsLeftAreNamed) {
    PrizesGiven const given = prizesGiven(oneRoundWith("U14 1-3: 10 €").state());
    ASSERT_EQ(given.award.unawarded.size(), 1U);
    EXPECT_EQ(given.award.unawarded.front().place, 3);
}

} // namespace
} // namespace flagfall::session
