// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/round_robin/distribution.h"
#include "pairing/scheveningen/scheveningen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace flagfall::pairing {
namespace {

PairingSystem const& single() { return *systemByCode("BERGER_ROUNDROBIN"); }
PairingSystem const& doubled() { return *systemByCode("FIDE_DOUBLEROUNDROBIN"); }

/// `4-1 2-3 (5)`: a round by hand.
RoundPairing byHand(Tournament const& tournament, std::string const& words) {
    RoundPairing pairing{RoundNumber{roundsOnFile(tournament) + 1}, {}, {}};
    std::istringstream stream(words);
    for (std::string word; stream >> word;) {
        if (word.front() == '(') {
            pairing.byes.push_back(player(std::stoi(word.substr(1))));
            continue;
        }
        auto const dash = word.find('-');
        BoardNumber const board{static_cast<int>(pairing.pairs.size()) + 1};
        pairing.pairs.push_back(
            {board, player(std::stoi(word.substr(0, dash))), player(std::stoi(word.substr(dash + 1)))});
    }
    return pairing;
}

Tournament after(PairingSystem const& system, int players, std::vector<std::string> const& rounds) {
    Tournament tournament = fieldOf(players);
    for (std::string const& words : rounds) {
        RoundPairing const pairing = byHand(tournament, words);
        EXPECT_EQ(system.forbids(tournament, pairing), std::nullopt) << words;
        putOnFile(tournament, pairing);
    }
    return tournament;
}

/// What follows, round after round.
std::vector<std::string> restOf(PairingSystem const& system, Tournament tournament) {
    std::vector<std::string> rounds;
    while (auto const pairing = system.pairNext(tournament)) {
        rounds.push_back(text(*pairing));
        putOnFile(tournament, *pairing);
    }
    EXPECT_EQ(roundsOnFile(tournament), system.rounds(static_cast<int>(tournament.participants.size())));
    return rounds;
}

std::optional<PairingProblem> problem(PairingSystem const& system, Tournament const& tournament,
                                      std::string const& words) {
    return system.forbids(tournament, byHand(tournament, words));
}

using Rounds = std::vector<std::string>;

/// Who meets whom.
std::set<std::pair<int, int>> withoutColours(std::string const& words) {
    std::set<std::pair<int, int>> pairs;
    for (Pair const& pair : byHand({}, words).pairs)
        pairs.insert(std::minmax(numberOf(pair.white), numberOf(pair.black)));
    return pairs;
}

TEST(TablesByHand, TheTableGoesOnAsLongAsItIsPlayed) {
    EXPECT_EQ(restOf(single(), after(single(), 6, {"1-6 2-5 3-4"})),
              (Rounds{"6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"}));
}

TEST(TablesByHand, AfterARoundBeforeItsTimeTheOthersOfTheTableFollow) {
    Rounds const rounds = restOf(single(), after(single(), 4, {"1-4 2-3", "2-4 3-1"}));
    EXPECT_EQ(withoutColours(rounds.front()), withoutColours("4-3 1-2"));
    EXPECT_EQ(rounds.size(), 1U);
}

// As it is usually done: two pairs of round 1 made otherwise. Most of the table stays.
TEST(TablesByHand, RoundsThatTheHandsHaveNotTouchedStay) {
    Rounds const table = restOf(single(), fieldOf(10));
    Rounds const rest = restOf(single(), after(single(), 10, {"1-9 2-10 3-8 4-7 5-6"}));
    int same = 0;
    for (std::size_t i = 0; i < rest.size(); ++i)
        same += withoutColours(rest[i]) == withoutColours(table[i + 1]) ? 1 : 0;
    EXPECT_GE(same, 5);
}

TEST(TablesByHand, OtherBoardsAreTheSameRound) {
    EXPECT_EQ(restOf(single(), after(single(), 4, {"2-3 1-4"})), (Rounds{"4-3 1-2", "2-4 3-1"}));
}

TEST(TablesByHand, WhoHaveMetDoNotMeetAgain) {
    Tournament const tournament = after(single(), 6, {"1-6 2-5 3-4"});
    auto const again = problem(single(), tournament, "6-1 2-3 4-5");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->why, PairingRefusal::MetAlready);
    EXPECT_EQ(again->stranded, (std::vector{player(6), player(1)}));
    EXPECT_EQ(again->round, 1);
}

TEST(TablesByHand, AForfeitedGameWasAMeeting) {
    Tournament tournament = after(single(), 4, {"1-4 2-3"});
    at(tournament, 1).rounds[0] = ForfeitWin{player(4), Colour::White};
    at(tournament, 4).rounds[0] = ForfeitLoss{player(1), Colour::Black};
    EXPECT_EQ(problem(single(), tournament, "4-1 3-2")->why, PairingRefusal::MetAlready);
}

TEST(TablesByHand, InADoubleEventTheyMeetTwiceAndWithBothColours) {
    Tournament const tournament = after(doubled(), 4, {"1-4 2-3"});
    auto const sameColours = problem(doubled(), tournament, "1-4 3-2");
    ASSERT_TRUE(sameColours);
    EXPECT_EQ(sameColours->why, PairingRefusal::ColoursAlready);
    EXPECT_EQ(sameColours->round, 1);
    EXPECT_EQ(problem(doubled(), tournament, "4-1 3-2"), std::nullopt);
    Tournament const both = after(doubled(), 4, {"1-4 2-3", "4-1 3-2"});
    EXPECT_EQ(problem(doubled(), both, "1-4 2-3")->why, PairingRefusal::MetAlready);
}

TEST(TablesByHand, NobodyRestsTwiceInOneCycle) {
    Tournament const tournament = after(single(), 5, {"2-5 3-4 (1)"});
    auto const again = problem(single(), tournament, "2-3 4-5 (1)");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->why, PairingRefusal::RestedAlready);
    EXPECT_EQ(again->stranded, std::vector{player(1)});
}

// Of six players the games left after three rounds may be two triangles, and in a triangle somebody is always left
// over.
TEST(TablesByHand, ARoundAfterWhichTheRestHasNoRoomIsRefused) {
    Tournament const tournament = after(single(), 6, {"1-4 2-5 3-6", "1-5 2-6 3-4"});
    EXPECT_EQ(problem(single(), tournament, "1-6 2-4 3-5")->why, PairingRefusal::CannotBeCompleted);
    EXPECT_EQ(problem(single(), tournament, "1-2 3-5 4-6"), std::nullopt);
}

TEST(TablesByHand, TheLastAnnouncedRoundLeavesNothingToComplete) {
    Tournament tournament = after(single(), 6, {"1-4 2-5 3-6", "1-5 2-6 3-4"});
    tournament.roundsPlanned = 3;
    EXPECT_EQ(problem(single(), tournament, "1-6 2-4 3-5"), std::nullopt);
}

TEST(TablesByHand, TheHandsAreToldOfAThirdColourAndOfAMeeting) {
    Tournament const tournament = after(single(), 6, {"1-6 2-5 3-4", "6-4 5-3 1-2"});
    auto const breaches = single().breaches(tournament, byHand(tournament, "1-3 6-2 4-5"));
    EXPECT_NE(std::ranges::find(breaches, Breach{Breach::What::ThirdColour, player(1)}), breaches.end());
    auto const again = single().breaches(tournament, byHand(tournament, "6-1 2-3 4-5"));
    EXPECT_NE(std::ranges::find(again, Breach{Breach::What::MetBefore, player(6), player(1)}), again.end());
    EXPECT_TRUE(single().breaches(tournament, *single().pairNext(tournament)).empty());
}

/// What became of a whole event.
struct Outcome {
    std::map<std::pair<PlayerId, PlayerId>, int> games; ///< with these colours
    int unbalanced = 0;
    int thirds = 0;
    std::size_t rounds = 0;
};

Outcome outcomeOf(Tournament const& tournament, int from) {
    Outcome outcome;
    for (Participant const& one : tournament.participants) {
        int balance = 0;
        int run = 0;
        for (int round = 1; round <= std::ssize(one.rounds); ++round) {
            auto const game = scheduledGame(one.rounds[static_cast<std::size_t>(round) - 1]);
            if (!game) continue;
            int const colour = game->colour == Colour::White ? 1 : -1;
            if (colour == 1) ++outcome.games[{one.id, game->opponent}];
            balance += colour;
            run = run * colour > 0 ? run + colour : colour;
            if (std::abs(run) >= 3 && round > from) ++outcome.thirds;
        }
        if (std::abs(balance) > 1) ++outcome.unbalanced;
        outcome.rounds = one.rounds.size();
    }
    return outcome;
}

TEST(TablesByHand, TurnedColoursAreMadeGoodLater) {
    Tournament tournament = after(single(), 4, {"4-1 3-2"});
    while (auto const next = single().pairNext(tournament)) putOnFile(tournament, *next);
    EXPECT_EQ(roundsOnFile(tournament), 3);
    EXPECT_EQ(outcomeOf(tournament, 1).unbalanced, 0) << "nobody has three times the same colour";
}

TEST(TablesByHand, NobodyRestsInAnEvenField) {
    RoundPairing pairing = byHand(fieldOf(4), "1-2");
    pairing.byes = {player(3), player(4)};
    auto const problem = single().forbids(fieldOf(4), pairing);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->why, PairingRefusal::CannotBeCompleted);
}

/// Everybody has met everybody `times` times.
void expectComplete(Outcome const& outcome, int players, int times) {
    for (int one = 1; one <= players; ++one)
        for (int other = one + 1; other <= players; ++other) {
            auto const met = [&](int a, int b) {
                auto const found = outcome.games.find({player(a), player(b)});
                return found == outcome.games.end() ? 0 : found->second;
            };
            EXPECT_EQ(met(one, other) + met(other, one), times) << one << "-" << other;
            EXPECT_LE(met(one, other), 1) << one << "-" << other;
        }
}

RoundPairing someRound(Tournament const& tournament, round_robin::Dice& dice) {
    std::vector<PlayerId> all;
    for (Participant const& one : tournament.participants) all.push_back(one.id);
    for (std::size_t i = all.size(); i > 1; --i)
        std::swap(all[i - 1], all[static_cast<std::size_t>(dice.roll(static_cast<int>(i)))]);
    RoundPairing pairing{RoundNumber{roundsOnFile(tournament) + 1}, {}, {}};
    if (all.size() % 2 == 1) {
        pairing.byes.push_back(all.back());
        all.pop_back();
    }
    for (std::size_t i = 0; i < all.size(); i += 2)
        pairing.pairs.push_back({BoardNumber{static_cast<int>(i / 2) + 1}, all[i], all[i + 1]});
    return pairing;
}

/// The pairing of the table with two pairs made otherwise, as an arbiter does it.
RoundPairing withPartnersChanged(RoundPairing pairing, round_robin::Dice& dice) {
    auto const count = static_cast<int>(pairing.pairs.size());
    if (count < 2) return pairing;
    auto const one = static_cast<std::size_t>(dice.roll(count));
    auto const other = (one + 1 + static_cast<std::size_t>(dice.roll(count - 1))) % pairing.pairs.size();
    std::swap(pairing.pairs[one].black, pairing.pairs[other].black);
    return pairing;
}

// Every first round there is, of all small fields.
TEST(TablesByHand, AfterAnyFirstRoundASmallFieldIsCompleted) {
    for (PairingSystem const* const system : {&single(), &doubled()})
        for (int const players : {2, 3, 4, 5, 6}) {
            std::vector<int> order(static_cast<std::size_t>(players));
            for (int i = 0; i < players; ++i) order[static_cast<std::size_t>(i)] = i + 1;
            do {
                Tournament tournament = fieldOf(players);
                RoundPairing pairing{RoundNumber{1}, {}, {}};
                for (std::size_t i = 0; i + 1 < order.size(); i += 2)
                    pairing.pairs.push_back(
                        {BoardNumber{static_cast<int>(i / 2) + 1}, player(order[i]), player(order[i + 1])});
                if (players % 2 == 1) pairing.byes.push_back(player(order.back()));
                ASSERT_EQ(system->forbids(tournament, pairing), std::nullopt) << text(pairing);
                putOnFile(tournament, pairing);
                while (auto const next = system->pairNext(tournament)) putOnFile(tournament, *next);
                Outcome const outcome = outcomeOf(tournament, 1);
                ASSERT_EQ(static_cast<int>(outcome.rounds), system->rounds(players)) << text(pairing);
                expectComplete(outcome, players, system == &single() ? 1 : 2);
            } while (std::ranges::next_permutation(order).found);
        }
}

/// An event in which every so many rounds the arbiter pairs by hand, if he may: a whole round, or two pairs otherwise.
struct Event {
    Tournament tournament;
    int lastByHand = 0;
    int byHand = 0;
};

Event playedByHand(PairingSystem const& system, int players, int oneIn, bool wholeRounds, round_robin::Dice& dice) {
    Event event{fieldOf(players)};
    while (auto const next = system.pairNext(event.tournament)) {
        RoundPairing pairing = *next;
        if (dice.roll(oneIn) == 0) {
            RoundPairing mine = wholeRounds ? someRound(event.tournament, dice) : withPartnersChanged(*next, dice);
            if (!system.forbids(event.tournament, mine)) {
                pairing = std::move(mine);
                event.lastByHand = pairing.round.value();
                ++event.byHand;
            }
        }
        putOnFile(event.tournament, pairing);
    }
    return event;
}

/// All ways to play a round with these games, as sets of games.
using Games = std::set<std::pair<int, int>>;
void addRounds(Games const& games, std::set<int> const& free, Games const& round, std::vector<Games>& rounds) {
    if (free.empty()) {
        rounds.push_back(round);
        return;
    }
    int const one = *free.begin();
    for (int const other : free)
        if (games.contains({one, other})) {
            std::set<int> rest = free;
            rest.erase(one);
            rest.erase(other);
            Games longer = round;
            longer.emplace(one, other);
            addRounds(games, rest, longer, rounds);
        }
}
std::vector<Games> roundsWith(Games const& games, int players) {
    std::set<int> all;
    for (int number = 1; number <= players; ++number) all.insert(number);
    std::vector<Games> rounds;
    addRounds(games, all, {}, rounds);
    return rounds;
}
Games without(Games games, Games const& played) {
    for (auto const& game : played) games.erase(game);
    return games;
}
bool hasRoom(Games const& games, int players) {
    return games.empty() || std::ranges::any_of(roundsWith(games, players), [&](Games const& round) {
               return hasRoom(without(games, round), players);
           });
}

/// Every round there is after those on file is forbidden where nothing can follow, and only there.
void compareAll(Tournament const& tournament, Games const& left, int depth, int& forbidden) {
    int const players = static_cast<int>(tournament.participants.size());
    for (Games const& games : roundsWith(left, players)) {
        RoundPairing pairing{RoundNumber{roundsOnFile(tournament) + 1}, {}, {}};
        for (auto const& [one, other] : games)
            pairing.pairs.push_back(
                {BoardNumber{static_cast<int>(pairing.pairs.size()) + 1}, player(one), player(other)});
        bool const isPossible = hasRoom(without(left, games), players);
        ASSERT_EQ(!single().forbids(tournament, pairing), isPossible) << text(pairing);
        forbidden += isPossible ? 0 : 1;
        if (!isPossible || depth == 1) continue;
        Tournament next = tournament;
        putOnFile(next, pairing);
        compareAll(next, without(left, games), depth - 1, forbidden);
    }
}

TEST(TablesByHand, OfSixPlayersEveryRoundIsForbiddenThatLeavesNoRoomAndNoOther) {
    Games all;
    for (int one = 1; one <= 6; ++one)
        for (int other = one + 1; other <= 6; ++other) all.emplace(one, other);
    int forbidden = 0;
    compareAll(fieldOf(6), all, 3, forbidden);
    EXPECT_GT(forbidden, 0);
}

TEST(Distribution, IsFoundWithoutATableAlongPaths) {
    for (int size = 2; size <= 30; size += 2) {
        std::vector<round_robin::Meeting> meetings;
        for (int one = 1; one <= size; ++one)
            for (int other = one + 1; other <= size; ++other) meetings.push_back({one, other});
        auto const found = round_robin::redistributed(meetings, size, size - 1, 30'000);
        ASSERT_TRUE(found) << size;
        std::set<std::pair<int, int>> seats; // a number in a round
        for (round_robin::Meeting const& one : *found) {
            EXPECT_TRUE(seats.emplace(one.one, one.round).second);
            EXPECT_TRUE(seats.emplace(one.other, one.round).second);
        }
        EXPECT_EQ(static_cast<int>(seats.size()), size * (size - 1));
    }
}

// Of two triangles no round can be made; of a square two.
TEST(Distribution, IsNotFoundWhereThereIsNone) {
    std::vector<round_robin::Meeting> const triangles{{1, 2}, {2, 3}, {1, 3}, {4, 5}, {5, 6}, {4, 6}};
    EXPECT_TRUE(round_robin::hasOddIsland(triangles, 6));
    EXPECT_FALSE(round_robin::distributed(triangles, 6, 2, 10'000));
    EXPECT_FALSE(round_robin::redistributed(triangles, 6, 2, 1'000));
    std::vector<round_robin::Meeting> const square{{1, 2}, {2, 3}, {3, 4}, {1, 4}};
    EXPECT_FALSE(round_robin::hasOddIsland(square, 4));
    EXPECT_TRUE(round_robin::distributed(square, 4, 2, 10'000));
}

class FieldByHand : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(FourToTwentyFour, FieldByHand,
                         testing::Values(4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24));

TEST_P(FieldByHand, WhateverIsPairedByHandTheEventIsCompleted) {
    int const players = GetParam();
    round_robin::Dice dice;
    int byHand = 0;
    int thirds = 0;
    for (PairingSystem const* const system : {&single(), &doubled()})
        for (int event = 0; event < 4; ++event) {
            auto const [tournament, last, count] = playedByHand(*system, players, 5, event % 2 == 0, dice);
            Outcome const outcome = outcomeOf(tournament, last);
            ASSERT_EQ(static_cast<int>(outcome.rounds), system->rounds(players));
            expectComplete(outcome, players, system == &single() ? 1 : 2);
            EXPECT_EQ(outcome.unbalanced, 0);
            thirds += outcome.thirds;
            byHand += count;
        }
    EXPECT_GT(byHand, 0);
    EXPECT_LE(thirds, 1) << "after the last round by hand";
}

TEST(TablesByHand, ScheveningenGoesOnBetweenTheSides) {
    PairingSystem const& system = *scheveningen::systems().front();
    Tournament const tournament = after(system, 6, {"1-5 2-4 6-3"});
    EXPECT_EQ(problem(system, tournament, "1-2 3-4 5-6")->why, PairingRefusal::NeverMeet);
    EXPECT_EQ(restOf(system, tournament).size(), 2U);
}

} // namespace
} // namespace flagfall::pairing
