// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/procedure/procedure.h"
#include "tests/pairing/swiss_team/literal_teams.h"
#include "tests/pairing/swiss_team/random_teams.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace flagfall::pairing::swiss_team {
namespace {

/// Cases per kind of history. FLAGFALL_TEAM_CASES asks for more than fit into a run of all tests.
int numberOfTeamCases() {
    char const* const wanted = std::getenv("FLAGFALL_TEAM_CASES");
    return wanted ? std::atoi(wanted) : 500;
}

std::string outcome(std::optional<Round> const& round) {
    if (!round) return "none";
    std::vector<std::pair<int, int>> boards;
    for (Board const& board : round->boards) boards.emplace_back(board.white + 1, board.black + 1);
    std::sort(boards.begin(), boards.end());
    std::string text;
    for (auto const& [white, black] : boards) text += std::to_string(white) + "-" + std::to_string(black) + " ";
    if (round->bye) text += "bye " + std::to_string(*round->bye + 1);
    return text;
}

std::optional<Round> paired(Tournament const& event, Rules const& rules, Way way) {
    Field const field = fieldOf(event, rules);
    if (field.teams.size() < 2) return std::nullopt;
    auto const pairing = pairField(field, way);
    if (!pairing) return std::nullopt;
    return roundOf(field, *pairing, *event.initialColour);
}

Rules rulesOf(std::uint64_t seed) {
    Rules rules;
    rules.preferences = seed % 5 == 0 ? PreferenceType::None : seed % 2 == 0 ? PreferenceType::A : PreferenceType::B;
    rules.primary = seed % 7 == 0 ? TeamScore::GamePoints : TeamScore::MatchPoints;
    rules.usesSecondary = seed % 3 != 0;
    return rules;
}

void compare(TeamChaos const& chaos, std::uint64_t firstSeed, int count = numberOfTeamCases()) {
    int pairedOnes = 0;
    for (int i = 0; i < count; ++i) {
        std::uint64_t const seed = firstSeed + static_cast<std::uint64_t>(i);
        Tournament const event = randomTeams(seed, chaos);
        Rules const rules = rulesOf(seed);
        std::string const expected = outcome(pairTeamsLiterally(event, rules, *event.initialColour));
        if (expected != "none") ++pairedOnes;
        ASSERT_EQ(outcome(paired(event, rules, Way::Short)), expected) << "seed " << seed;
        ASSERT_EQ(outcome(paired(event, rules, Way::Complete)), expected) << "seed " << seed;
    }
    EXPECT_GT(pairedOnes, count / 10) << "a history that can hardly ever be paired asks for nothing";
}

TEST(SwissTeamOracle, OrdinaryHistoriesArePairedAsTheRegulationsSayWordByWord) { compare({}, 1'000'000'000); }

TEST(SwissTeamOracle, HistoriesWithAbsencesForfeitsAndOpenMatches) {
    TeamChaos chaos;
    chaos.absence = 5;
    chaos.forfeit = 5;
    chaos.open = 4;
    compare(chaos, 2'000'000'000);
}

TEST(SwissTeamOracle, HistoriesWithManyDrawsInOneBracket) {
    TeamChaos chaos;
    chaos.draw = 1;
    chaos.fewestTeams = 6;
    chaos.absence = 15;
    compare(chaos, 3'000'000'000);
}

TEST(SwissTeamOracle, HistoriesInWhichScoresWereNotLookedAt) {
    TeamChaos chaos;
    chaos.meetBlindly = true;
    chaos.fewestTeams = 8;
    chaos.forfeit = 15;
    compare(chaos, 4'000'000'000);
}

TEST(SwissTeamOracle, AcceleratedRoundsAndProhibitedPairs) {
    TeamChaos chaos;
    chaos.acceleration = 1;
    chaos.prohibition = 2;
    chaos.absence = 12;
    chaos.boards = 3;
    compare(chaos, 5'000'000'000);
}

TEST(SwissTeamOracle, LongEventsInWhichNearlyEverybodyHasMet) {
    TeamChaos chaos;
    chaos.fewestTeams = 6;
    chaos.mostTeams = 9;
    chaos.mostRounds = 8;
    chaos.draw = 2;
    chaos.absence = 20;
    compare(chaos, 6'000'000'000);
}

TEST(SwissTeamOracle, ADozenTeams) {
    TeamChaos chaos;
    chaos.fewestTeams = 11;
    chaos.mostTeams = 12;
    chaos.mostRounds = 6;
    chaos.forfeit = 20;
    compare(chaos, 8'000'000'000, numberOfTeamCases() / 10);
}

/// Larger fields, where the engine looks no further than it must: against everybody in one matching.
TEST(SwissTeamWays, TheShortWayAndTheCompleteWayAgreeInLargerFields) {
    TeamChaos chaos;
    chaos.fewestTeams = 20;
    chaos.mostTeams = 90;
    chaos.mostRounds = 9;
    chaos.absence = 12;
    chaos.forfeit = 15;
    chaos.prohibition = 3;
    int pairedOnes = 0;
    int const count = numberOfTeamCases() / 5;
    for (int i = 0; i < count; ++i) {
        std::uint64_t const seed = 11'000'000'000 + static_cast<std::uint64_t>(i);
        Tournament const event = randomTeams(seed, chaos);
        auto const complete = paired(event, rulesOf(seed), Way::Complete);
        if (complete) ++pairedOnes;
        ASSERT_EQ(outcome(paired(event, rulesOf(seed), Way::Short)), outcome(complete)) << "seed " << seed;
    }
    EXPECT_GT(pairedOnes, count / 2);
}

} // namespace
} // namespace flagfall::pairing::swiss_team
