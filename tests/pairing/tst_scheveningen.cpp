// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/scheveningen/scheveningen.h"
#include "pairing/scheveningen/tables.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

namespace flagfall::pairing {
namespace {

using scheveningen::hasTable, scheveningen::tableRound;
using SideRounds = std::vector<std::string>;

PairingSystem const& once() { return *scheveningen::systems()[0]; }
PairingSystem const& twice() { return *scheveningen::systems()[1]; }

/// `A1-B2 B1-A2`: White first.
std::string sidesText(std::vector<TableLine> const& lines, int side) {
    auto const name = [side](int number) {
        return number <= side ? "A" + std::to_string(number) : "B" + std::to_string(number - side);
    };
    std::string text;
    for (auto const [white, black] : lines) text += (text.empty() ? "" : " ") + name(white) + "-" + name(black);
    return text;
}

SideRounds tableRounds(int side) {
    SideRounds texts;
    for (int round = 1; round <= side; ++round) texts.push_back(sidesText(tableRound(side, round), side));
    return texts;
}

// The tables of O. Milvang (2022), as they are printed.
TEST(ScheveningenTables, TwoAgainstAsMany) { EXPECT_EQ(tableRounds(2), (SideRounds{"A1-B1 A2-B2", "B2-A1 B1-A2"})); }

TEST(ScheveningenTables, ThreeAgainstAsMany) {
    EXPECT_EQ(tableRounds(3), (SideRounds{"A1-B1 A2-B2 B3-A3", "B2-A1 A2-B3 B1-A3", "A1-B3 B1-A2 A3-B2"}));
}

TEST(ScheveningenTables, FourAgainstAsMany) {
    EXPECT_EQ(tableRounds(4), (SideRounds{"A1-B1 A2-B2 B3-A3 B4-A4", "B2-A1 B1-A2 A3-B4 A4-B3",
                                          "A1-B3 A2-B4 B1-A3 B2-A4", "B4-A1 B3-A2 A3-B2 A4-B1"}));
}

TEST(ScheveningenTables, FiveAgainstAsMany) {
    EXPECT_EQ(tableRounds(5), (SideRounds{"A1-B1 A2-B2 A3-B3 B4-A4 B5-A5", "B2-A1 B3-A2 A3-B4 A4-B5 B1-A5",
                                          "A1-B3 A2-B4 B5-A3 B1-A4 A5-B2", "B4-A1 A2-B5 A3-B1 B2-A4 B3-A5",
                                          "A1-B5 B1-A2 B2-A3 A4-B3 A5-B4"}));
}

TEST(ScheveningenTables, SixAgainstAsMany) {
    EXPECT_EQ(tableRounds(6),
              (SideRounds{"A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6", "B2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6",
                          "A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6", "B4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5",
                          "A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6", "B6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3"}));
}

TEST(ScheveningenTables, SevenAgainstAsMany) {
    EXPECT_EQ(tableRounds(7),
              (SideRounds{"A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7", "B2-A1 B3-A2 B4-A3 A4-B5 A5-B6 A6-B7 B1-A7",
                          "A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2", "B4-A1 B5-A2 A3-B6 A4-B7 A5-B1 B2-A6 B3-A7",
                          "A1-B5 A2-B6 B7-A3 B1-A4 B2-A5 A6-B3 A7-B4", "B6-A1 A2-B7 A3-B1 A4-B2 B3-A5 B4-A6 B5-A7",
                          "A1-B7 B1-A2 B2-A3 B3-A4 A5-B4 A6-B5 A7-B6"}));
}

TEST(ScheveningenTables, TenAgainstAsMany) {
    EXPECT_EQ(tableRounds(10), (SideRounds{"A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 A8-B8 B9-A9 B10-A10",
                                           "B2-A1 B1-A2 B8-A3 B3-A4 A5-B10 A6-B5 A7-B6 B4-A8 A9-B7 A10-B9",
                                           "A1-B3 A2-B8 A3-B4 A4-B10 B6-A5 B7-A6 B9-A7 A8-B1 B2-A9 B5-A10",
                                           "B4-A1 B3-A2 B10-A3 A4-B6 A5-B7 B8-A6 A7-B5 A8-B9 B1-A9 A10-B2",
                                           "A1-B5 A2-B4 B9-A3 B7-A4 B1-A5 A6-B10 B8-A7 B2-A8 A9-B3 A10-B6",
                                           "B6-A1 A2-B7 A3-B1 A4-B9 A5-B8 A6-B2 B10-A7 B5-A8 B4-A9 B3-A10",
                                           "A1-B7 B5-A2 B2-A3 B1-A4 B4-A5 B9-A6 A7-B3 A8-B10 A9-B6 A10-B8",
                                           "B8-A1 B6-A2 A3-B5 A4-B2 A5-B9 A6-B1 A7-B4 B3-A8 B10-A9 B7-A10",
                                           "A1-B9 A2-B10 A3-B7 B5-A4 B2-A5 B3-A6 B1-A7 A8-B6 A9-B8 B4-A10",
                                           "B10-A1 B9-A2 B6-A3 B8-A4 A5-B3 A6-B4 A7-B2 B7-A8 A9-B5 A10-B1"}));
}

TEST(ScheveningenTables, EightGoRoundInHalves) {
    EXPECT_EQ(sidesText(tableRound(8, 2), 8), "B2-A1 B3-A2 B4-A3 B1-A4 A5-B6 A6-B7 A7-B8 A8-B5");
    EXPECT_EQ(sidesText(tableRound(8, 5), 8), "A1-B5 A2-B6 A3-B7 A4-B8 B1-A5 B2-A6 B3-A7 B4-A8");
}

TEST(ScheveningenTables, SizesWithoutATableAreNotMadeUp) {
    for (int const side : {2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20}) EXPECT_TRUE(hasTable(side)) << side;
    for (int const side : {0, 1, 9, 11, 13, 14, 15, 18}) EXPECT_FALSE(hasTable(side)) << side;
}

class SideSize : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(WithATable, SideSize, testing::Values(2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 40));

TEST_P(SideSize, EverybodyMeetsEverybodyOfTheOtherSideOnceWithColoursBalanced) {
    int const side = GetParam();
    std::set<std::pair<int, int>> met;
    std::map<int, int> difference;
    for (int round = 1; round <= side; ++round) {
        auto const lines = tableRound(side, round);
        std::set<int> seen;
        int whites = 0; // of side A
        for (auto const [white, black] : lines) {
            EXPECT_TRUE(seen.insert(white).second && seen.insert(black).second) << "twice in round " << round;
            EXPECT_NE(white <= side, black <= side) << "of one side in round " << round;
            EXPECT_TRUE(met.emplace(std::min(white, black), std::max(white, black)).second);
            ++difference[white];
            --difference[black];
            whites += white <= side ? 1 : 0;
        }
        EXPECT_EQ(static_cast<int>(lines.size()), side);
        bool const isLevel = 2 * whites == side;
        EXPECT_TRUE(isLevel || side % 2 == 1 || side == 2) << "in round " << round;
    }
    EXPECT_EQ(static_cast<int>(met.size()), side * side);
    for (auto const& [number, each] : difference) EXPECT_LE(std::abs(each), 1) << number;
}

TEST_P(SideSize, EveryBoardKeepsItsPlayerOfSideA) {
    int const side = GetParam();
    for (int round = 1; round <= side; ++round) {
        int board = 0;
        for (auto const [white, black] : tableRound(side, round)) EXPECT_EQ(std::min(white, black), ++board);
    }
}

TEST(Scheveningen, TheFirstHalfOfTheNumbersPlaysTheSecond) {
    EXPECT_EQ(text(*once().pairNext(fieldOf(8))), "1-5 2-6 7-3 8-4");
    EXPECT_EQ(once().rounds(8), 4);
    EXPECT_EQ(wholeEvent(once(), 8).size(), 4U);
}

TEST(Scheveningen, TwiceIsTheSameRoundsBackwardsWithTheColoursReversed) {
    SideRounds texts;
    for (RoundPairing const& pairing : wholeEvent(twice(), 4)) texts.push_back(text(pairing));
    EXPECT_EQ(texts, (SideRounds{"1-3 2-4", "4-1 3-2", "1-4 2-3", "3-1 4-2"}));
    EXPECT_EQ(twice().rounds(8), 8);
}

TEST(Scheveningen, AFieldThatIsOddOrHasNoTableIsRefused) {
    for (int const players : {3, 7, 18, 28}) {
        EXPECT_EQ(once().rounds(players), 0) << players;
        auto const why = players % 2 == 0 ? PairingRefusal::NoTableForSides : PairingRefusal::SidesUneven;
        EXPECT_EQ(once().pairNext(fieldOf(players)).error().why, why) << players;
    }
    EXPECT_EQ(once().pairNext(fieldOf(1)).error().why, PairingRefusal::TooFewPlayers);
}

TEST(Scheveningen, FidePublishesNoneAndEverySideDrawsForItself) {
    for (PairingSystem const* const system : scheveningen::systems()) {
        EXPECT_FALSE(system->rules().isEndorsed);
        EXPECT_TRUE(system->rules().hasTwoSides);
        EXPECT_TRUE(system->rules().drawsNumbers);
    }
}

TEST(Scheveningen, PlayersOfOneSideNeverMeetAndHaveNotMet) {
    Tournament const field = fieldOf(4);
    RoundPairing const round{
        RoundNumber{1}, {{BoardNumber{1}, player(1), player(2)}, {BoardNumber{2}, player(3), player(4)}}, {}};
    auto const problem = once().forbids(field, round);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->why, PairingRefusal::NeverMeet);
    EXPECT_TRUE(once().breaches(field, round).empty());
}

} // namespace
} // namespace flagfall::pairing
