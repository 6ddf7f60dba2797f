// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/keizer/keizer.h"
#include "pairing/keizer/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

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

/// `0:4=4 1:3=3`: of round 1 the value number 3 brought 3, and before it the own one 4.
std::string sharesText(Tournament const& tournament, int number) {
    std::string text;
    auto const table = tableOf(tournament, OpenGames::Nothing);
    for (SystemShare const& share : sharesOf(tournament, table, player(number), OpenGames::Nothing))
        text += (text.empty() ? "" : " ") + std::to_string(share.round) + ":" + std::to_string(share.value) + "=" +
                std::to_string(share.score * 100 / partsOfScore);
    return text;
}

TEST(KeizerTable, SaysWhatEveryRoundBrings) {
    Tournament const tournament = club({"2w1 H", "1b0 4w=", "4w= Z", "3b= 2b="});
    EXPECT_EQ(sharesText(tournament, 1), "0:4=400 1:3=300 2:4=140") << "excused: 0.35 of the own one";
    EXPECT_EQ(sharesText(tournament, 3), "0:1=100 1:2=100 2:0=0");
    for (SystemRank const& row : tableOf(tournament, OpenGames::Nothing)) {
        std::int64_t sum = 0;
        for (SystemShare const& share :
             sharesOf(tournament, tableOf(tournament, OpenGames::Nothing), row.player, OpenGames::Nothing))
            sum += share.score;
        EXPECT_EQ(sum, row.score);
    }
    EXPECT_TRUE(sharesOf(tournament, {}, player(9), OpenGames::Nothing).empty());
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

PairingSystem const& keizer() { return *systems().front(); }

Tournament opened(Tournament tournament) {
    tournament.roundsPlanned = 50;
    tournament.initialColour = Colour::White;
    return tournament;
}

std::string pairedText(Tournament const& tournament) { return text(*keizer().pairNext(opened(tournament))); }

TEST(KeizerPairing, TheSystemRanksByItself) {
    auto const ranks = keizer().ranking(club({"2w1", "1b0"}));
    EXPECT_EQ(ranks, (std::vector<SystemRank>{{player(1), 1, 2, 3 * partsOfScore}, {player(2), 2, 1, partsOfScore}}));
}

TEST(KeizerPairing, NeighboursInTheRankingMeet) {
    EXPECT_EQ(pairedText(fieldOf(6)), "1-2 3-4 5-6");
    // The ranking is 2 4 1 3; 4 had Black and 2 White.
    EXPECT_EQ(pairedText(club({"4w0", "3w1", "2b0", "1b1"})), "4-2 3-1");
}

TEST(KeizerPairing, NobodyMeetsSomebodyOfTheLastThreeRounds) {
    // The ranking is 1 2 3 4; 1–2 is barred, and so is 3–4.
    EXPECT_EQ(pairedText(club({"2w1", "1b0", "4w=", "3b="})), "3-1 2-4");
    // Three rounds later they may meet again.
    EXPECT_EQ(pairedText(club({"2w1 Z Z Z", "1b0 Z Z Z", "4w= Z Z Z", "3b= Z Z Z"})), "2-1 4-3");
    EXPECT_EQ(pairedText(club({"2w1 Z Z", "1b0 Z Z", "4w= Z Z", "3b= Z Z"})), "3-1 2-4");
}

TEST(KeizerPairing, WhatWasForfeitedWasNotPlayed) { EXPECT_EQ(pairedText(club({"2w+", "1b-", "Z", "Z"})), "1-2 3-4"); }

TEST(KeizerPairing, TheByeGoesToTheLowestWithoutARecentOne) {
    EXPECT_EQ(pairedText(fieldOf(5)), "1-2 3-4 (5)");
    EXPECT_EQ(pairedText(club({"Z", "Z", "Z", "Z", "U"})), "1-2 3-5 (4)") << "the bye has not moved 5 up to 4";
}

TEST(KeizerPairing, TheBestIsPairedSoThatTheOthersCanBe) {
    Tournament tournament = fieldOf(4);
    tournament.prohibited = {{player(3), player(4)}};
    EXPECT_EQ(pairedText(tournament), "1-3 4-2");
}

TEST(KeizerPairing, WhereNothingCanBePairedNothingIsEased) {
    Tournament tournament = opened(club({"2w1", "1b0"}));
    auto const problem = keizer().pairNext(tournament).error();
    EXPECT_EQ(problem.why, PairingRefusal::NoLegalPairing);
    tournament.keizer.roundsApart = 0;
    EXPECT_EQ(text(*keizer().pairNext(tournament)), "2-1");
}

TEST(KeizerPairing, WhatAPairingByHandBreaksIsSaid) {
    Tournament tournament = opened(club({"2w1 Z", "1b0 Z", "Z U"}));
    tournament.prohibited = {{player(2), player(3)}};
    auto const breaches = [&](std::vector<Pair> pairs, std::vector<PlayerId> byes) {
        return keizer().breaches(tournament, {RoundNumber{3}, std::move(pairs), std::move(byes)});
    };
    using What = Breach::What;
    EXPECT_EQ(breaches({{BoardNumber{1}, player(2), player(1)}}, {player(3)}),
              (std::vector<Breach>{{What::MetBefore, player(2), player(1)}, {What::ByeBarred, player(3)}}));
    EXPECT_EQ(breaches({{BoardNumber{1}, player(3), player(2)}}, {player(1)}),
              (std::vector<Breach>{{What::Prohibited, player(3), player(2)}}));
}

/// Word by word: of all pairings of those in order, the bye from the end and then pair by pair, the first without a
/// barred one.
bool pairLiterally(std::vector<int> const& waiting, std::vector<std::pair<int, int>> const& barred,
                   std::vector<std::pair<int, int>>& pairs) {
    if (waiting.empty()) return true;
    for (std::size_t i = 1; i < waiting.size(); ++i) {
        std::pair<int, int> const wanted{waiting.front(), waiting[i]};
        if (std::count(barred.begin(), barred.end(), wanted) > 0) continue;
        std::vector<int> rest(waiting.begin() + 1, waiting.end());
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
        pairs.push_back(wanted);
        if (pairLiterally(rest, barred, pairs)) return true;
        pairs.pop_back();
    }
    return false;
}

TEST(KeizerPairing, IsTheFirstOfAllPairingsThatIsAllowed) {
    std::mt19937 random{5};
    int refusals = 0;
    for (int i = 0; i < 2'000; ++i) {
        int const players = 2 * (1 + static_cast<int>(random() % 5));
        Tournament tournament = opened(fieldOf(players));
        std::vector<std::pair<int, int>> barred;
        for (int a = 1; a <= players; ++a)
            for (int b = a + 1; b <= players; ++b)
                if (random() % 5 < 2) {
                    barred.emplace_back(a, b);
                    tournament.prohibited.emplace_back(player(b), player(a));
                }
        std::vector<int> everybody;
        for (int number = 1; number <= players; ++number) everybody.push_back(number);
        std::vector<std::pair<int, int>> expected;
        auto const pairing = keizer().pairNext(tournament);
        EXPECT_EQ(pairing.has_value(), pairLiterally(everybody, barred, expected));
        refusals += pairing ? 0 : 1;
        if (!pairing) continue;
        std::vector<std::pair<int, int>> found;
        for (Pair const& pair : pairing->pairs) {
            int const white = numberOf(pair.white);
            int const black = numberOf(pair.black);
            found.emplace_back(std::min(white, black), std::max(white, black));
        }
        EXPECT_EQ(found, expected);
    }
    EXPECT_GT(refusals, 100);
}

// A season of a club in which people come and go.
TEST(KeizerPairing, InAWholeSeasonNothingHappensTwiceWithinThreeRounds) {
    std::mt19937 random{6};
    Tournament tournament = opened(fieldOf(23));
    for (int round = 0; round < 40; ++round) {
        for (Participant& each : tournament.participants) each.rests = random() % 6 == 0;
        auto const pairing = *keizer().pairNext(tournament);
        std::vector<int> seen;
        for (Pair const& pair : pairing.pairs) {
            Participant const& white = at(tournament, numberOf(pair.white));
            for (std::size_t past = white.rounds.size() - std::min<std::size_t>(3, white.rounds.size());
                 past < white.rounds.size(); ++past)
                EXPECT_NE(scheduledGame(white.rounds[past]).value_or(ScheduledGame{}).opponent, pair.black);
            seen.insert(seen.end(), {numberOf(pair.white), numberOf(pair.black)});
        }
        for (PlayerId const bye : pairing.byes) seen.push_back(numberOf(bye));
        std::sort(seen.begin(), seen.end());
        std::vector<int> here;
        for (Participant const& each : tournament.participants)
            if (!each.rests) here.push_back(each.number.value());
        EXPECT_EQ(seen, here);
        EXPECT_LE(pairing.byes.size(), 1U);
        for (Pair const& pair : pairing.pairs) {
            char const result = "1=0"[random() % 3];
            char const other = result == '=' ? '=' : result == '1' ? '0' : '1';
            at(tournament, numberOf(pair.white)).rounds.push_back(gameRecord(pair.black, Colour::White, result));
            at(tournament, numberOf(pair.black)).rounds.push_back(gameRecord(pair.white, Colour::Black, other));
        }
        for (PlayerId const bye : pairing.byes) at(tournament, numberOf(bye)).rounds.push_back(AllocatedBye{});
        for (Participant& each : tournament.participants)
            if (each.rests) each.rounds.push_back(HalfPointBye{});
    }
}

// --- colours ---------------------------------------------------------------------------------------------------

TEST(KeizerColours, OfNewcomersAnOddNumberHasTheDrawnColour) {
    Tournament tournament = opened(fieldOf(4));
    tournament.prohibited = {{player(1), player(2)}, {player(3), player(4)}, {player(1), player(3)}};
    EXPECT_EQ(text(*keizer().pairNext(tournament)), "1-4 3-2");
}

TEST(KeizerColours, WhoHadWhiteLessOftenHasIt) { EXPECT_EQ(pairedText(club({"3w1", "4b1", "1b0", "2w0"})), "2-1 3-4"); }

TEST(KeizerColours, EquallyOftenTheyAlternateFromTheLastDifference) {
    // 1 had W B, 2 had B W: the last time 2 had White, so 1 has it now. 3 had B W like 2, and 4 had W B like 1.
    EXPECT_EQ(pairedText(club({"3w1 4b1", "4b1 3w1", "1b0 2b0", "2w0 1w0"})).substr(0, 3), "1-2");
}

TEST(KeizerColours, WithOneHistoryTheHigherRankedAlternates) {
    EXPECT_EQ(pairedText(club({"3w1 4b1", "4w1 3b1", "1b0 2w0", "2b0 1w0"})).substr(0, 3), "1-2");
}

} // namespace
} // namespace flagfall::pairing::keizer
