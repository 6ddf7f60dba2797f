// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace flagfall::pairing {
namespace {

TEST(Systems, WhatIsOfferedSaysHowItPairs) {
    for (Competitors const who : {Competitors::Players, Competitors::Teams})
        for (std::string_view const code : systemCodes(who))
            EXPECT_NE(systemRules(code).way, PairingWay::Elsewhere) << code;
}

TEST(Systems, EditionsAndOrdersOfRoundsAreOneWay) {
    EXPECT_EQ(systemRules("FIDE_DUTCH_2017").way, systemRules("FIDE_DUTCH_2026").way);
    EXPECT_EQ(systemRules("FIDE_DOUBLEROUNDROBIN").way, systemRules("BERGER_DOUBLEROUNDROBIN").way);
    EXPECT_EQ(systemRules("FIDE_DUTCH_2026").way, PairingWay::Dutch);
    EXPECT_EQ(systemRules("FIDE_DUTCH_2026_BAKU").way, PairingWay::AcceleratedDutch);
    EXPECT_EQ(systemRules("BERGER_ROUNDROBIN").way, PairingWay::RoundRobin);
}

TEST(Systems, TeamsArePairedByTablesThatPlayersHaveAndByASwissOfTheirOwn) {
    EXPECT_EQ(systemRules("BERGER_TEAM_ROUNDROBIN").way, PairingWay::RoundRobin);
    EXPECT_EQ(systemRules("FIDE_TEAM_DOUBLEROUNDROBIN").way, PairingWay::DoubleRoundRobin);
    EXPECT_EQ(systemRules("BERGER_TEAM_ROUNDROBIN").words, "Team: Round-Robin");
    EXPECT_EQ(systemRules("FIDE_TEAM_GP").way, PairingWay::SwissTeam);
    EXPECT_EQ(systemRules("FIDE_TEAM_TYPEB_MP").way, PairingWay::SwissTeam);
    EXPECT_EQ(systemRules("FIDE_TEAM_MP_BAKU").way, PairingWay::AcceleratedSwissTeam);
}

// C.04.2, 1.4.
TEST(Systems, WhatIsPairedElsewhereIsNotEndorsed) {
    EXPECT_TRUE(systemRules("FIDE_DUTCH_2026").isEndorsed);
    EXPECT_TRUE(systemRules("BERGER_ROUNDROBIN").isEndorsed);
    EXPECT_TRUE(systemRules("BERGER_TEAM_ROUNDROBIN").isEndorsed);
    EXPECT_FALSE(systemRules("FIDE_TEAM").isEndorsed) << "no endorsed program pairs by it";
    EXPECT_FALSE(systemRules("CUSTOM_SWISS").isEndorsed);
    EXPECT_FALSE(systemRules("FIDE_LIM").isEndorsed) << "nobody knows it";
}

TEST(Systems, EveryCodeIsOneSystems) {
    std::set<std::string_view> codes;
    for (PairingSystem const* const system : registeredSystems()) {
        EXPECT_TRUE(codes.insert(system->code()).second) << system->code();
        for (PairingSystem const* const other : registeredSystems())
            EXPECT_EQ(other->answersTo(system->code()), other == system) << system->code();
    }
}

/// Ids are names: the same tournament under others.
Tournament renamed(Tournament tournament) {
    auto const other = [](PlayerId id) { return PlayerId{90'000 - 7 * id.value()}; };
    for (Participant& participant : tournament.participants) {
        participant.id = other(participant.id);
        for (RoundRecord& record : participant.rounds)
            std::visit(
                [&other](auto& each) {
                    if constexpr (requires { each.opponent; }) each.opponent = other(each.opponent);
                },
                record);
    }
    return tournament;
}

/// White and Black of each board, then the byes, by places.
std::vector<int> placesIn(Tournament const& tournament, RoundPairing const& pairing) {
    std::map<PlayerId, int> places;
    for (Participant const& participant : tournament.participants)
        places.emplace(participant.id, static_cast<int>(places.size()));
    std::vector<int> all;
    for (Pair const& pair : pairing.pairs) all.insert(all.end(), {places.at(pair.white), places.at(pair.black)});
    for (PlayerId const bye : pairing.byes) all.push_back(places.at(bye));
    return all;
}

/// Puts a round on file that somebody wins on every board.
void playByLot(Tournament& tournament, RoundPairing const& pairing, bool hasAllocatedByes, std::mt19937& random) {
    for (Pair const& pair : pairing.pairs) {
        bool const whiteWins = random() % 2 == 0;
        at(tournament, numberOf(pair.white))
            .rounds.push_back(gameRecord(pair.black, Colour::White, whiteWins ? '1' : '0'));
        at(tournament, numberOf(pair.black))
            .rounds.push_back(gameRecord(pair.white, Colour::Black, whiteWins ? '0' : '1'));
    }
    for (PlayerId const bye : pairing.byes)
        at(tournament, numberOf(bye)).rounds.push_back(hasAllocatedByes ? RoundRecord{AllocatedBye{}} : ZeroPointBye{});
    for (Participant& each : tournament.participants)
        each.rounds.resize(static_cast<std::size_t>(pairing.round.value()), ZeroPointBye{});
}

TEST(Systems, NobodyIsInARoundTwiceAndIdsAreOnlyNames) {
    std::mt19937 random{27};
    for (PairingSystem const* const system : registeredSystems()) {
        for (int players : {2, 5, 8, 13, 16}) {
            if (!system->rules().pairsHere || system->rounds(players) == 0) continue;
            if (system->rules().oneMeetsAll) continue; // who gives an exhibition sits at every board
            Tournament tournament = fieldOf(players, system->rules().kind);
            tournament.roundsPlanned = std::min(system->rounds(players), 6);
            tournament.initialColour = Colour::White;
            if (system->rules().competitors == Competitors::Teams) tournament.boards = 4;
            bool const hasAllocatedByes = system->rules().oddPlayer == OddPlayer::HasAllocatedBye;
            while (auto const pairing = system->pairNext(tournament)) {
                auto const places = placesIn(tournament, *pairing);
                EXPECT_EQ(std::set<int>(places.begin(), places.end()).size(), places.size()) << system->code();
                Tournament const other = renamed(tournament);
                EXPECT_EQ(placesIn(other, *system->pairNext(other)), places) << system->code();
                EXPECT_TRUE(system->breaches(tournament, *pairing).empty()) << system->code();
                playByLot(tournament, *pairing, hasAllocatedByes, random);
            }
            EXPECT_GE(roundsOnFile(tournament), 1) << system->code() << " with " << players;
        }
    }
}

} // namespace
} // namespace flagfall::pairing
