// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/round_robin/berger.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace flagfall::pairing {
namespace {

PairingSystem const& system(std::string_view code) { return *systemByCode(code); }

std::vector<std::string> rounds(std::string_view code, int players) {
    std::vector<std::string> texts;
    for (RoundPairing const& pairing : wholeEvent(system(code), players)) texts.push_back(text(pairing));
    return texts;
}

using Rounds = std::vector<std::string>;

// C.05, annex 1: the tables as FIDE prints them.
TEST(BergerTables, ThreeOrFourPlayers) {
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 4), (Rounds{"1-4 2-3", "4-3 1-2", "2-4 3-1"}));
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 3), (Rounds{"2-3 (1)", "1-2 (3)", "3-1 (2)"}));
}

TEST(BergerTables, FiveOrSixPlayers) {
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 6),
              (Rounds{"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"}));
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 5),
              (Rounds{"2-5 3-4 (1)", "5-3 1-2 (4)", "3-1 4-5 (2)", "1-4 2-3 (5)", "4-2 5-1 (3)"}));
}

TEST(BergerTables, SevenOrEightPlayers) {
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 8),
              (Rounds{"1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3", "3-8 4-2 5-1 6-7",
                      "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1"}));
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 7),
              (Rounds{"2-7 3-6 4-5 (1)", "6-4 7-3 1-2 (5)", "3-1 4-7 5-6 (2)", "7-5 1-4 2-3 (6)", "4-2 5-1 6-7 (3)",
                      "1-6 2-5 3-4 (7)", "5-3 6-2 7-1 (4)"}));
}

TEST(BergerTables, NineOrTenPlayers) {
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 10),
              (Rounds{"1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7", "10-7 8-6 9-5 1-4 2-3",
                      "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4", "4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5",
                      "5-10 6-4 7-3 8-2 9-1"}));
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 9),
              (Rounds{"2-9 3-8 4-7 5-6 (1)", "7-5 8-4 9-3 1-2 (6)", "3-1 4-9 5-8 6-7 (2)", "8-6 9-5 1-4 2-3 (7)",
                      "4-2 5-1 6-9 7-8 (3)", "9-7 1-6 2-5 3-4 (8)", "5-3 6-2 7-1 8-9 (4)", "1-8 2-7 3-6 4-5 (9)",
                      "6-4 7-3 8-2 9-1 (5)"}));
}

TEST(BergerTables, TwoPlayersMeetOnceOrTwice) {
    EXPECT_EQ(rounds("BERGER_ROUNDROBIN", 2), (Rounds{"1-2"}));
    EXPECT_EQ(rounds("FIDE_DOUBLEROUNDROBIN", 2), (Rounds{"1-2", "2-1"}));
}

TEST(DoubleRoundRobin, TheSecondCycleHasTheColoursReversed) {
    EXPECT_EQ(rounds("BERGER_DOUBLEROUNDROBIN", 4),
              (Rounds{"1-4 2-3", "4-3 1-2", "2-4 3-1", "4-1 3-2", "3-4 2-1", "4-2 1-3"}));
}

TEST(DoubleRoundRobin, FideExchangesTheLastTwoRoundsOfTheFirstCycle) {
    EXPECT_EQ(rounds("FIDE_DOUBLEROUNDROBIN", 4),
              (Rounds{"1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"}));
}

/// Everything that happens to the players of a whole event.
struct Histories {
    std::map<std::pair<PlayerId, PlayerId>, int> games; ///< White, Black
    std::map<PlayerId, std::string> colours;            ///< `W`, `B`, `-`
};

Histories histories(std::vector<RoundPairing> const& rounds) {
    Histories all;
    for (RoundPairing const& round : rounds) {
        std::set<PlayerId> seen;
        for (Pair const& pair : round.pairs) {
            EXPECT_TRUE(seen.insert(pair.white).second) << "twice in a round";
            EXPECT_TRUE(seen.insert(pair.black).second) << "twice in a round";
            ++all.games[{pair.white, pair.black}];
            all.colours[pair.white] += 'W';
            all.colours[pair.black] += 'B';
        }
        for (PlayerId const bye : round.byes) {
            EXPECT_TRUE(seen.insert(bye).second) << "twice in a round";
            all.colours[bye] += '-';
        }
    }
    return all;
}

int whitesMinusBlacks(std::string const& colours) {
    return static_cast<int>(std::count(colours.begin(), colours.end(), 'W') -
                            std::count(colours.begin(), colours.end(), 'B'));
}

class FieldSize : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(UpToSixty, FieldSize, testing::Range(2, 61));

TEST_P(FieldSize, EverybodyMeetsEverybodyOnceWithColoursBalanced) {
    int const players = GetParam();
    Histories const all = histories(wholeEvent(system("BERGER_ROUNDROBIN"), players));
    EXPECT_EQ(static_cast<int>(all.games.size()), players * (players - 1) / 2);
    for (auto const& [pair, count] : all.games) {
        EXPECT_EQ(count, 1);
        EXPECT_FALSE(all.games.contains({pair.second, pair.first})) << "met with both colours";
    }
    for (auto const& [id, colours] : all.colours) {
        EXPECT_LE(std::abs(whitesMinusBlacks(colours)), 1) << numberOf(id);
        EXPECT_EQ(static_cast<int>(std::count(colours.begin(), colours.end(), '-')), players % 2);
    }
}

TEST_P(FieldSize, InADoubleEventEverybodyHasEverybodyWithBothColours) {
    int const players = GetParam();
    for (std::string_view const code : {"BERGER_DOUBLEROUNDROBIN", "FIDE_DOUBLEROUNDROBIN"}) {
        Histories const all = histories(wholeEvent(system(code), players));
        EXPECT_EQ(static_cast<int>(all.games.size()), players * (players - 1)) << code;
        for (auto const& [id, colours] : all.colours) EXPECT_EQ(whitesMinusBlacks(colours), 0) << code;
    }
}

TEST_P(FieldSize, WithTheRoundsExchangedNobodyHasOneColourThreeTimesRunning) {
    Histories const all = histories(wholeEvent(system("FIDE_DOUBLEROUNDROBIN"), GetParam()));
    for (auto const& [id, colours] : all.colours) {
        EXPECT_EQ(colours.find("WWW"), std::string::npos) << numberOf(id) << " " << colours;
        EXPECT_EQ(colours.find("BBB"), std::string::npos) << numberOf(id) << " " << colours;
    }
}

// The closed form, found independently of the order in which the tables are printed.
TEST_P(FieldSize, TheRoundAndColoursOfAGameFollowFromTheTwoNumbers) {
    int const size = round_robin::tableSize(GetParam());
    for (int round = 1; round < size; ++round)
        for (auto const [white, black] : round_robin::tableRound(size, round)) {
            int const i = std::min(white, black);
            int const j = std::max(white, black);
            int const sum = j < size ? i + j - 1 : 2 * i - 1;
            EXPECT_EQ(round, sum < size ? sum : sum - (size - 1));
            bool const lowerIsWhite = j < size ? (i + j) % 2 == 1 : i <= size / 2;
            EXPECT_EQ(white, lowerIsWhite ? i : j);
        }
}

TEST(RoundRobin, OnlySystemsTheProgramPairsHaveACode) {
    EXPECT_EQ(systemCodes(),
              (std::vector<std::string_view>{"BERGER_ROUNDROBIN", "FIDE_DOUBLEROUNDROBIN", "BERGER_DOUBLEROUNDROBIN",
                                             "MATCH", "FIDE_SCHEVENINGEN", "FIDE_DOUBLESCHEVENINGEN", "SIMULTANEOUS",
                                             "SIMULTANEOUS_ALTERNATING", "FIDE_DUTCH_2026", "FIDE_DUTCH_2026_BAKU",
                                             "FIDE_DUTCH_2017", "FIDE_DUTCH_2017_BAKU", "FIDE_DOUBLESWISS",
                                             "CUSTOM_KNOCKOUT", "KEIZER"}));
    for (std::string_view const code : systemCodes()) EXPECT_EQ(system(code).code(), code);
    EXPECT_EQ(systemByCode("FIDE_ROUNDROBIN"), systemByCode("BERGER_ROUNDROBIN"));
    EXPECT_EQ(systemByCode("FIDE_DUBOV"), nullptr);
    EXPECT_EQ(systemByCode(""), nullptr);
}

TEST(RoundRobin, TheNumberOfRoundsFollowsFromTheField) {
    EXPECT_EQ(system("BERGER_ROUNDROBIN").rounds(9), 9);
    EXPECT_EQ(system("BERGER_ROUNDROBIN").rounds(10), 9);
    EXPECT_EQ(system("FIDE_DOUBLEROUNDROBIN").rounds(10), 18);
    EXPECT_EQ(system("BERGER_ROUNDROBIN").rounds(1), 0);
    EXPECT_EQ(system("BERGER_ROUNDROBIN").rounds(0), 0);
}

PairingRefusal refusal(Tournament const& tournament, std::string_view code = "BERGER_ROUNDROBIN") {
    auto const pairing = system(code).pairNext(tournament);
    EXPECT_FALSE(pairing.has_value());
    return pairing.error().why;
}

Tournament afterRounds(int count, int players) {
    Tournament tournament = fieldOf(players);
    for (int round = 0; round < count; ++round)
        putOnFile(tournament, *system("BERGER_ROUNDROBIN").pairNext(tournament));
    return tournament;
}

TEST(RoundRobin, OnePlayerIsTooFew) {
    EXPECT_EQ(refusal(fieldOf(0)), PairingRefusal::TooFewPlayers);
    EXPECT_EQ(refusal(fieldOf(1)), PairingRefusal::TooFewPlayers);
}

TEST(RoundRobin, NumbersWithAGapAreRefused) {
    Tournament tournament = fieldOf(4);
    at(tournament, 4).number = PairingNumber{5};
    EXPECT_EQ(refusal(tournament), PairingRefusal::NumbersNotInOrder);
}

TEST(RoundRobin, MoreRoundsThanTheTableHasAreRefused) {
    Tournament tournament = fieldOf(4);
    tournament.roundsPlanned = 4;
    EXPECT_EQ(refusal(tournament), PairingRefusal::TooManyRounds);
    tournament.roundsPlanned = 6;
    EXPECT_TRUE(system("FIDE_DOUBLEROUNDROBIN").pairNext(tournament));
}

TEST(RoundRobin, AfterTheLastPlannedRoundThereIsNoNext) {
    EXPECT_EQ(refusal(afterRounds(3, 4)), PairingRefusal::AllRoundsPaired);
    Tournament tournament = afterRounds(2, 6);
    tournament.roundsPlanned = 2;
    EXPECT_EQ(refusal(tournament), PairingRefusal::AllRoundsPaired);
}

TEST(RoundRobin, ARoundFromElsewhereWithOtherOpponentsIsNoticed) {
    Tournament tournament = afterRounds(1, 4);
    at(tournament, 1).rounds[0] = played({}, player(3), Colour::White, Score::Win);
    EXPECT_EQ(refusal(tournament), PairingRefusal::EarlierRoundDiffers);
}

TEST(RoundRobin, ARoundFromElsewhereWithOtherColoursIsARoundByHand) {
    Tournament tournament = afterRounds(1, 4);
    at(tournament, 1).rounds[0] = played({}, player(4), Colour::Black, Score::Win);
    EXPECT_EQ(refusal(tournament), PairingRefusal::EarlierRoundDiffers) << "both have Black";
    at(tournament, 4).rounds[0] = played({}, player(1), Colour::White, Score::Loss);
    EXPECT_TRUE(system("BERGER_ROUNDROBIN").pairNext(tournament));
}

TEST(RoundRobin, APlayerWithoutTheRoundOthersHaveIsNoticed) {
    Tournament tournament = afterRounds(2, 4);
    at(tournament, 3).rounds.pop_back();
    EXPECT_EQ(refusal(tournament), PairingRefusal::EarlierRoundDiffers);
}

TEST(RoundRobin, ARestIsARestWhateverItWasCalled) {
    Tournament tournament = afterRounds(1, 5);
    at(tournament, 1).rounds[0] = AllocatedBye{onePoint};
    EXPECT_TRUE(system("BERGER_ROUNDROBIN").pairNext(tournament));
    at(tournament, 2).rounds[0] = ZeroPointBye{}; // number 2 had a game
    EXPECT_EQ(refusal(tournament), PairingRefusal::EarlierRoundDiffers);
}

TEST(RoundRobin, WhoHasWithdrawnStaysInTheTables) {
    Tournament tournament = afterRounds(1, 4);
    at(tournament, 4).withdrawn = true;
    at(tournament, 4).rounds[0] = ForfeitLoss{player(1), Colour::Black};
    at(tournament, 1).rounds[0] = ForfeitWin{player(4), Colour::White};
    EXPECT_EQ(text(*system("BERGER_ROUNDROBIN").pairNext(tournament)), "4-3 1-2");
}

} // namespace
} // namespace flagfall::pairing
