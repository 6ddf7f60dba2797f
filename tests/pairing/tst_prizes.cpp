// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/prizes/prizes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

namespace flagfall::pairing {
namespace {

using Cents = std::vector<std::int64_t>;
using Rounding = PrizeRules::Rounding;
using PassedOver = std::vector<PrizeLine::PassedOver>;

constexpr std::int64_t euro = 100;

Cents euros(std::vector<int> const& amounts) {
    Cents cents;
    for (int const amount : amounts) cents.push_back(amount * euro);
    return cents;
}

/// Players 1, 2, … with these points in halves, in this order; nobody shares a rank.
std::vector<Standing> tableOf(std::vector<int> const& halves) {
    std::vector<Standing> table;
    for (std::size_t i = 0; i < halves.size(); ++i) {
        Standing line;
        line.rank = static_cast<int>(i) + 1;
        line.player = player(line.rank);
        line.points = Points::ofHalves(halves[i]);
        table.push_back(std::move(line));
    }
    return table;
}

/// What each player of the table gets in all, in order of ranks.
Cents paid(std::vector<Standing> const& table, PrizeAward const& award) {
    Cents sums(table.size());
    for (PrizeLine const& line : award.lines) sums[static_cast<std::size_t>(numberOf(line.player)) - 1] += line.cents;
    return sums;
}

Cents paidBy(std::vector<Standing> const& table, PrizeList const& list, PrizeRules const& rules = {}) {
    return paid(table, awardPrizes(table, {list}, rules));
}

TEST(Prizes, GoByTheTableWhereTheyAreNotShared) {
    auto const table = tableOf({9, 8, 8, 7});
    EXPECT_EQ(paidBy(table, {.cents = euros({100, 50, 30})}), euros({100, 50, 30, 0}));
}

TEST(Prizes, OfPlayersWithOneRankAreDividedEqually) {
    auto table = tableOf({9, 8, 8, 7});
    table[2].rank = 2;
    EXPECT_EQ(paidBy(table, {.cents = euros({100, 50, 30})}), euros({100, 40, 40, 0}));
    EXPECT_EQ(paidBy(table, {.cents = euros({100, 50})}), euros({100, 25, 25, 0})) << "nothing tells who is second";
}

TEST(Prizes, SharedEquallyAreThoseOfAllPlacesOfTheTied) {
    // Three are second: 1000 + 500 + 300 are 600 each.
    auto const table = tableOf({9, 8, 8, 8, 7});
    auto const award =
        awardPrizes(table, {{.cents = euros({2000, 1000, 500, 300, 200}), .sharing = PrizeSharing::Equal}}, {});
    EXPECT_EQ(paid(table, award), euros({2000, 600, 600, 600, 200}));
    EXPECT_EQ(award.lines[1].sharedPlaces, (std::vector{2, 3, 4}));
    EXPECT_EQ(award.lines[1].sharers, 3);
    EXPECT_TRUE(award.lines[0].sharedPlaces.empty());
    EXPECT_EQ(award.announced, 4000 * euro);
    EXPECT_EQ(award.paid, 4000 * euro);
}

TEST(Prizes, OfTheLastPlacesAreSharedByAllTheTiedOrByThoseWhosePlacesHaveOne) {
    auto const table = tableOf({9, 8, 8, 8});
    PrizeList list{.cents = euros({100, 60}), .sharing = PrizeSharing::Equal};
    EXPECT_EQ(paidBy(table, list), euros({100, 20, 20, 20}));
    list.sharers = PrizeSharers::Places;
    EXPECT_EQ(paidBy(table, list), euros({100, 60, 0, 0}));
}

TEST(Prizes, ByHortsSystemHalfIsOnesOwnAndHalfIsShared) { // the worked example in the German Wikipedia, Hort-System
    auto const table = tableOf({16, 16, 15, 14, 14, 14});
    PrizeList const list{.cents = euros({1000, 500, 350, 200, 150, 100}), .sharing = PrizeSharing::Hort};
    EXPECT_EQ(paidBy(table, list), euros({875, 625, 350, 175, 150, 125}));
    PrizeList const smaller{.cents = euros({100, 80, 60, 40, 20, 10}), .sharing = PrizeSharing::Hort};
    EXPECT_EQ(paidBy(table, smaller, {.rounding = Rounding::Nearest, .unit = euro}), euros({95, 85, 60, 32, 22, 17}))
        << "in whole euros";
    EXPECT_EQ(paidBy(table, smaller), (Cents{9500, 8500, 6000, 3167, 2167, 1666}))
        << "31.66, 21.66 and 16.66, and two cents are left";
}

TEST(Prizes, ByHortsSystemWhoseWithoutAPlaceShareTheOtherHalves) {
    auto const table = tableOf({8, 8, 8});
    PrizeList list{.cents = euros({120, 60}), .sharing = PrizeSharing::Hort};
    EXPECT_EQ(paidBy(table, list), euros({90, 60, 30})) << "60 + 30, 30 + 30, 30";
    list.sharers = PrizeSharers::Places;
    EXPECT_EQ(paidBy(table, list), euros({105, 75, 0}));
}

TEST(Prizes, AreRoundedAsTheRegulationsSay) {
    auto const table = tableOf({8, 8, 8});
    PrizeList const list{.cents = euros({100}), .sharing = PrizeSharing::Equal};
    EXPECT_EQ(paidBy(table, list), (Cents{3334, 3333, 3333})) << "the rest goes to the best";
    EXPECT_EQ(paidBy(table, list, {.rounding = Rounding::Down}), (Cents{3333, 3333, 3333}));
    EXPECT_EQ(paidBy(table, list, {.rounding = Rounding::Down, .unit = 5 * euro}), euros({30, 30, 30}));
    EXPECT_EQ(paidBy(table, list, {.rounding = Rounding::Nearest, .unit = 5 * euro}), euros({35, 35, 35}));
    EXPECT_EQ(paidBy(table, list, {.unit = 5 * euro}), euros({35, 35, 30}));
    auto const line = awardPrizes(table, {list}, {}).lines[0];
    EXPECT_EQ(line.numerator, 100 * euro);
    EXPECT_EQ(line.denominator, 3);
}

TEST(Prizes, WhoMayHaveOneOnlyGetsTheMostValuableAndTheNextMovesUp) {
    auto const table = tableOf({9, 8, 7, 6});
    PrizeList const general{.cents = euros({100, 50})};
    PrizeList const juniors{.cents = euros({60}), .only = std::vector{player(2), player(4)}};
    auto const award = awardPrizes(table, {general, juniors}, {});
    EXPECT_EQ(paid(table, award), euros({100, 60, 50, 0}));
    EXPECT_EQ(award.lines[1].player, player(3));
    EXPECT_EQ(award.lines[1].place, 2);
    EXPECT_EQ(award.lines[1].passedOver, (PassedOver{{player(2), 1}}));
    PrizeRules const byLists{.precedence = PrizeRules::Precedence::ListOrder};
    EXPECT_EQ(paid(table, awardPrizes(table, {general, juniors}, byLists)), euros({100, 50, 0, 60}));
    PrizeRules const any{.limit = PrizeRules::Limit::AnyNumber};
    EXPECT_EQ(paid(table, awardPrizes(table, {general, juniors}, any)), euros({100, 110, 0, 0}));
}

TEST(Prizes, OfAPlaceThatIsSharedAreWorthWhatSharingGives) {
    auto const table = tableOf({10, 9, 9, 8, 7});
    PrizeList const general{.cents = euros({500, 400, 100}), .sharing = PrizeSharing::Equal};
    PrizeList const category{.cents = euros({120}), .only = std::vector{player(3), player(5)}};
    EXPECT_EQ(paid(table, awardPrizes(table, {general, category}, {})), euros({500, 250, 250, 0, 120}))
        << "250 is more than 120, and nobody with fewer points gets a part of it";
    PrizeList hort = general;
    hort.sharing = PrizeSharing::Hort;
    EXPECT_EQ(paid(table, awardPrizes(table, {hort, category}, {})), euros({500, 325, 175, 0, 120}));
}

TEST(Prizes, OfEqualValueGoByTheOrderOfTheLists) {
    auto const table = tableOf({9, 8});
    PrizeList const seniors{.cents = euros({100}), .only = std::vector{player(1)}};
    auto const award = awardPrizes(table, {{.cents = euros({100})}, seniors}, {});
    EXPECT_EQ(paid(table, award), euros({100, 0}));
    EXPECT_EQ(award.unawarded, (std::vector<PrizeAward::Unawarded>{{1, 1}})) << "no other senior";
}

TEST(Prizes, WhoHasThePrizeOfACategoryDoesNotShareThoseOfTheOthers) {
    // 2 and 3 are level behind 1; 3 has the larger prize of his category.
    auto const table = tableOf({9, 8, 8});
    PrizeList const general{.cents = euros({100, 50}), .sharing = PrizeSharing::Equal};
    PrizeList const women{.cents = euros({60}), .only = std::vector{player(3)}};
    EXPECT_EQ(paid(table, awardPrizes(table, {general, women}, {})), euros({100, 50, 60}));
}

TEST(Prizes, SpecialOnesAreGivenByNameBesidesOthersOrAsTheOne) {
    auto const table = tableOf({9, 8, 7});
    PrizeList const general{.cents = euros({100, 50})};
    PrizeList beauty{.cents = euros({200}), .named = {player(2)}, .isBesides = true};
    EXPECT_EQ(paid(table, awardPrizes(table, {general, beauty}, {})), euros({100, 250, 0}));
    beauty.isBesides = false;
    EXPECT_EQ(paid(table, awardPrizes(table, {general, beauty}, {})), euros({100, 200, 50}));
}

TEST(Prizes, AreSignedForOnOneReceiptAPlayer) {
    auto const table = tableOf({9, 8});
    auto const award = awardPrizes(
        table, {{.cents = euros({100, 50})}, {.cents = euros({10}), .named = {player(1)}, .isBesides = true}}, {});
    auto const receipts = receiptsOf(award);
    ASSERT_EQ(receipts.size(), 2U);
    EXPECT_EQ(receipts[0].cents, 110 * euro);
    EXPECT_EQ(receipts[0].lines, (std::vector<std::size_t>{0, 2}));
}

TEST(Prizes, WithoutPlayersOrListsAreNone) {
    EXPECT_TRUE(awardPrizes({}, {{.cents = euros({100})}}, {}).lines.empty());
    EXPECT_EQ(awardPrizes({}, {{.cents = euros({100})}}, {}).unawarded.size(), 1U);
    EXPECT_TRUE(awardPrizes(tableOf({9}), {}, {}).lines.empty());
}

TEST(Prizes, AreAllPaidAndNobodyGetsTwo) {
    std::mt19937_64 random{3};
    for (int event = 0; event < 400; ++event) {
        std::vector<int> halves(5 + random() % 20);
        for (int& each : halves) each = static_cast<int>(random() % 8);
        std::sort(halves.rbegin(), halves.rend());
        auto table = tableOf(halves);
        for (std::size_t i = 1; i < table.size(); ++i)
            if (table[i].points == table[i - 1].points && random() % 3 == 0) table[i].rank = table[i - 1].rank;
        std::vector<PrizeList> lists;
        for (std::size_t i = 0; i < 1 + random() % 4; ++i) {
            PrizeList list;
            for (std::size_t place = 0; place < 1 + random() % 5; ++place)
                list.cents.push_back(static_cast<std::int64_t>(random() % 50'000));
            std::sort(list.cents.rbegin(), list.cents.rend());
            list.sharing = static_cast<PrizeSharing>(random() % 3);
            list.sharers = static_cast<PrizeSharers>(random() % 2);
            if (i > 0) {
                list.only.emplace();
                for (Standing const& line : table)
                    if (random() % 3 == 0) list.only->push_back(line.player);
            }
            lists.push_back(std::move(list));
        }
        auto const award = awardPrizes(table, lists, {});
        std::int64_t expected = award.announced;
        for (auto const& [list, place] : award.unawarded)
            expected -= lists[list].cents[static_cast<std::size_t>(place) - 1];
        EXPECT_EQ(award.paid, expected) << "to the cent, " << event;
        std::map<PlayerId, int> prizes;
        for (PrizeLine const& line : award.lines) {
            EXPECT_EQ(++prizes[line.player], 1) << event;
            EXPECT_LE(std::abs(line.cents * line.denominator - line.numerator), line.denominator) << "less than a cent";
        }
        // In a list nobody gets more than a better player who has his prize there.
        for (std::size_t i = 1; i < award.lines.size(); ++i) {
            if (award.lines[i].list != award.lines[i - 1].list) continue;
            EXPECT_LE(award.lines[i].cents, award.lines[i - 1].cents) << event;
        }
    }
}

} // namespace
} // namespace flagfall::pairing
