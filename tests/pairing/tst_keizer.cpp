// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/keizer/table.h"

#include <gtest/gtest.h>

namespace flagfall::pairing::keizer {
namespace {

/// `2:4=7.5`: number 2 has the value number 4 and 7.5 points, in order of the ranking.
std::string rowsText(Tournament const& tournament, OpenGames openGames = OpenGames::Nothing) {
    std::string text;
    for (SystemRank const& row : tableOf(tournament, openGames)) {
        std::int64_t const hundredths = row.score * 100 / partsOfScore;
        text += (text.empty() ? "" : " ") + std::to_string(numberOf(row.player)) + ":" + std::to_string(row.value) +
                "=" + std::to_string(hundredths / 100);
        if (hundredths % 100 != 0) text += "." + std::to_string(hundredths % 100 + 100).substr(1);
    }
    return text;
}

Tournament club(std::vector<std::string> const& lines) { return crossTable(SystemKind::Swiss, lines); }

// Four players have the value numbers 4 3 2 1.
TEST(KeizerTable, BeforeRoundOneEverybodyHasHisOwnValueByRating) {
    EXPECT_EQ(rowsText(fieldOf(4)), "1:4=4 2:3=3 3:2=2 4:1=1");
    Tournament tournament = fieldOf(4);
    tournament.keizer = {.base = 30, .step = 5, .countsOwn = false};
    EXPECT_EQ(rowsText(tournament), "1:30=0 2:25=0 3:20=0 4:15=0");
}

// 1 beats 2 (4 + 3), 3 and 4 draw (2 + ½, 1 + 1), and the ranking stays.
TEST(KeizerTable, AWinIsWorthTheOpponentsValueAndADrawAHalf) {
    EXPECT_EQ(rowsText(club({"2w1", "1b0", "4w=", "3b="})), "1:4=7 2:3=3 3:2=2.50 4:1=2");
}

// With the values 4 3 2 1, number 4 has 1 + 4 and is first; then 1 with 4, 2 with 3 + 1 and 3 with 2 + 1½. So 4 has
// the value number 4, and what it takes from 1 is 3 now: 4 + 3, 3, 2 + ½ and 1 + 1, in the same order.
TEST(KeizerTable, TheRankingIsComputedAgainUntilItStays) {
    EXPECT_EQ(rowsText(club({"4w0", "3w=", "2b=", "1b1"})), "4:4=7 1:3=3 2:2=2.50 3:1=2");
}

TEST(KeizerTable, ByesAreWorthAPartOfOnesOwnValue) {
    // Number 1 stays first with 4 + what 4 is worth to him.
    auto const first = [](std::string const& rounds) {
        Tournament tournament = club({rounds, "Z", "Z", "Z"});
        return rowsText(tournament).substr(0, rowsText(tournament).find(' '));
    };
    EXPECT_EQ(first("U"), "1:4=6");
    EXPECT_EQ(first("H"), "1:4=5.40");
    EXPECT_EQ(first("F"), "1:4=6.80");
    EXPECT_EQ(first("Z"), "1:4=4");
    EXPECT_EQ(first("H H H H H"), "1:4=11");
    EXPECT_EQ(first("H H H H H H"), "1:4=11") << "the sixth is worth nothing";
}

TEST(KeizerTable, ALossIsWorthASixthWhereTheClubSaysSo) {
    Tournament tournament = club({"2w1", "1b0", "Z", "Z", "Z", "Z"}); // values 6 5 4 3 2 1
    EXPECT_EQ(rowsText(tournament).substr(0, 13), "1:6=11 2:5=5 ");
    tournament.keizer.countsLosses = true;
    EXPECT_EQ(rowsText(tournament).substr(0, 13), "1:6=11 2:5=6 ");
}

TEST(KeizerTable, AForfeitIsAWinAndForTheOtherOneNothing) {
    EXPECT_EQ(rowsText(club({"2w+", "1b-", "Z", "Z"})), "1:4=7 2:3=3 3:2=2 4:1=1");
}

TEST(KeizerTable, AGameThatIsNotOverIsADrawForThePairingOnly) {
    Tournament const tournament = club({"2w?", "1b?", "Z", "Z"});
    EXPECT_EQ(rowsText(tournament), "1:4=4 2:3=3 3:2=2 4:1=1");
    EXPECT_EQ(rowsText(tournament, OpenGames::Draws), "1:4=5.50 2:3=5 3:2=2 4:1=1");
}

// 2 beats 1 and 1 has beaten 2 in the same way, so that who is first is worth less to himself: with their own values
// left out each of them makes the other one first, for ever. 1: 2 or 1, and 2 the other way round; the mean is 1½ for
// both.
TEST(KeizerTable, OfTwoRankingsThatAlternateTheScoresAreHalved) {
    Tournament tournament = club({"2w1 2b0", "1b0 1w1"});
    tournament.keizer.countsOwn = false;
    EXPECT_EQ(rowsText(tournament), "1:2=1.50 2:1=1.50");
}

} // namespace
} // namespace flagfall::pairing::keizer
