// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/procedure/round.h"
#include "tests/pairing/dutch/literal_engine.h"
#include "tests/pairing/dutch/random_history.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace flagfall::pairing::dutch {
namespace {

/// Cases per kind of history. FLAGFALL_DUTCH_CASES asks for more than fit into a run of all tests.
int numberOfCases() {
    char const* const wanted = std::getenv("FLAGFALL_DUTCH_CASES");
    return wanted ? std::atoi(wanted) : 400;
}

std::string text(std::vector<std::pair<int, int>> const& pairs, std::optional<int> bye) {
    std::string text;
    for (auto const& [a, b] : pairs) text += std::to_string(a) + "-" + std::to_string(b) + " ";
    if (bye) text += "bye " + std::to_string(*bye);
    return text;
}

std::string outcomeOf(Expected<Round, NoPairing> const& round) {
    if (!round) return "none";
    std::vector<std::pair<int, int>> pairs;
    for (Board const& board : round->boards)
        pairs.emplace_back(std::min(board.white, board.black), std::max(board.white, board.black));
    std::sort(pairs.begin(), pairs.end());
    return text(pairs, round->bye);
}

std::string literalText(Entries const& entries, Edition edition) {
    Field const field = fieldOf(entries, rulesOf(edition));
    auto const literal = pairLiterally(field, edition);
    if (!literal) return "none";
    auto const entryOf = [&field](int place) { return field.players[static_cast<std::size_t>(place)].entry; };
    std::vector<std::pair<int, int>> pairs;
    for (auto const& [a, b] : literal->pairs)
        pairs.emplace_back(std::min(entryOf(a), entryOf(b)), std::max(entryOf(a), entryOf(b)));
    std::sort(pairs.begin(), pairs.end());
    return text(pairs, literal->bye ? std::optional{entryOf(*literal->bye)} : std::nullopt);
}

void compare(Nastiness const& nastiness, std::uint64_t firstSeed, Edition edition = Edition::Fide2026) {
    int paired = 0;
    int const count = numberOfCases();
    for (int i = 0; i < count; ++i) {
        std::uint64_t const seed = firstSeed + static_cast<std::uint64_t>(i);
        Entries const entries = randomEntries(seed, nastiness);
        std::string const expected = literalText(entries, edition);
        if (expected != "none") ++paired;
        ASSERT_EQ(outcomeOf(pairRound(entries, edition)), expected) << "seed " << seed;
    }
    EXPECT_GT(paired, count / 10) << "a history that can hardly ever be paired asks for nothing";
}

TEST(DutchOracle, OrdinaryHistoriesArePairedAsTheRegulationsSayWordByWord) { compare({}, 1'000'000'000); }

TEST(DutchOracle, HistoriesWithAbsencesAndForfeits) {
    Nastiness nastiness;
    nastiness.absence = 5;
    nastiness.forfeit = 5;
    compare(nastiness, 2'000'000'000);
}

TEST(DutchOracle, HistoriesWithManyDrawsInOneBracket) {
    Nastiness nastiness;
    nastiness.draw = 1;
    nastiness.fewestPlayers = 6;
    nastiness.absence = 15;
    compare(nastiness, 3'000'000'000);
}

TEST(DutchOracle, HistoriesInWhichNobodyHasLookedAtTheColours) {
    Nastiness nastiness;
    nastiness.sameColours = 1;
    nastiness.forfeit = 12;
    compare(nastiness, 4'000'000'000);
}

TEST(DutchOracle, OtherScoringSystems) {
    Nastiness nastiness;
    nastiness.oddScoring = 1;
    nastiness.absence = 8;
    nastiness.forfeit = 8;
    compare(nastiness, 5'000'000'000);
}

TEST(DutchOracle, AcceleratedRoundsAndProhibitedPairs) {
    Nastiness nastiness;
    nastiness.acceleration = 1;
    nastiness.prohibition = 2;
    nastiness.absence = 12;
    compare(nastiness, 6'000'000'000);
}

TEST(DutchOracle, LongEventsInWhichNearlyEverybodyHasMet) {
    Nastiness nastiness;
    nastiness.fewestPlayers = 6;
    nastiness.mostPlayers = 8;
    nastiness.mostRounds = 8;
    nastiness.draw = 2;
    nastiness.absence = 20;
    compare(nastiness, 7'000'000'000);
}

TEST(DutchOracle, TheEditionOf2017) {
    Nastiness nastiness;
    compare(nastiness, 8'000'000'000, Edition::Fide2017);
    nastiness.absence = 6;
    nastiness.forfeit = 8;
    nastiness.sameColours = 2;
    compare(nastiness, 9'000'000'000, Edition::Fide2017);
}

/// Larger fields, where the engine looks no further than it must: against everybody in every question.
void compareWays(Nastiness const& nastiness, std::uint64_t firstSeed, Edition edition = Edition::Fide2026) {
    int paired = 0;
    int const count = numberOfCases() / 4;
    for (int i = 0; i < count; ++i) {
        std::uint64_t const seed = firstSeed + static_cast<std::uint64_t>(i);
        Entries const entries = randomEntries(seed, nastiness);
        auto const complete = pairRound(entries, edition, Way::Complete);
        if (complete) ++paired;
        ASSERT_EQ(outcomeOf(pairRound(entries, edition)), outcomeOf(complete)) << "seed " << seed;
    }
    EXPECT_GT(paired, count / 2);
}

Nastiness largeField() {
    Nastiness nastiness;
    nastiness.fewestPlayers = 20;
    nastiness.mostPlayers = 90;
    nastiness.mostRounds = 9;
    nastiness.absence = 12;
    nastiness.forfeit = 15;
    return nastiness;
}

TEST(DutchWays, TheShortWayAndTheCompleteWayAgreeInLargerFields) { compareWays(largeField(), 11'000'000'000); }

TEST(DutchWays, AlsoWithOtherScoringAccelerationAndProhibitedPairs) {
    Nastiness nastiness = largeField();
    nastiness.oddScoring = 2;
    nastiness.acceleration = 2;
    nastiness.prohibition = 2;
    compareWays(nastiness, 12'000'000'000);
}

TEST(DutchWays, AlsoWhereNobodyHasLookedAtTheColours) {
    Nastiness nastiness = largeField();
    nastiness.sameColours = 1;
    nastiness.draw = 2;
    compareWays(nastiness, 13'000'000'000);
}

TEST(DutchWays, AlsoByTheRulesOf2017) { compareWays(largeField(), 15'000'000'000, Edition::Fide2017); }

TEST(DutchWays, AlsoWithoutDrawsSoThatSomeGroupsAreTiny) {
    Nastiness nastiness = largeField();
    nastiness.draw = 0;
    nastiness.absence = 25;
    nastiness.mostPlayers = 160;
    compareWays(nastiness, 16'000'000'000);
    compareWays(nastiness, 17'000'000'000, Edition::Fide2017);
}

TEST(DutchWays, AlsoWithManyAbsencesAndFewRounds) {
    Nastiness nastiness = largeField();
    nastiness.mostRounds = 4;
    nastiness.mostPlayers = 160;
    nastiness.absence = 3;
    compareWays(nastiness, 14'000'000'000);
}

} // namespace
} // namespace flagfall::pairing::dutch
