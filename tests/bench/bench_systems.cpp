// SPDX-License-Identifier: GPL-3.0-or-later
// Whole events of systems that have no benchmark of their own, every round put on file before the next is asked for. The floor reads
// each player's last round once, for every round of the event.
#include "pairing/double_round_robin/double_round_robin.h"
#include "pairing/double_swiss/double_swiss.h"
#include "pairing/keizer/keizer.h"
#include "pairing/knockout/knockout.h"
#include "pairing/scheveningen/scheveningen.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

namespace flagfall::pairing {
namespace {

Tournament entered(int players, int rounds) {
    Tournament tournament;
    tournament.roundsPlanned = rounds;
    tournament.initialColour = Colour::White;
    for (int number = 1; number <= players; ++number)
        tournament.participants.push_back({PlayerId{number}, PairingNumber{number}, false, {}});
    return tournament;
}

/// Whoever has the lower number wins.
void play(Tournament& tournament, RoundPairing const& pairing) {
    auto const at = [&tournament](PlayerId id) -> Participant& {
        return tournament.participants[static_cast<std::size_t>(id.value()) - 1];
    };
    for (auto const& [board, white, black] : pairing.pairs) {
        bool const whiteWins = white < black;
        at(white).rounds.push_back(played({}, black, Colour::White, whiteWins ? Score::Win : Score::Loss));
        at(black).rounds.push_back(played({}, white, Colour::Black, whiteWins ? Score::Loss : Score::Win));
    }
    for (PlayerId const bye : pairing.byes) at(bye).rounds.push_back(AllocatedBye{});
    for (Participant& each : tournament.participants)
        each.rounds.resize(static_cast<std::size_t>(pairing.round.value()), ZeroPointBye{});
}

/// Only the pairing is timed; the counters say how many rounds there were and what the slowest took.
void wholeEvent(benchmark::State& state, PairingSystem const& system, int rounds) {
    double slowest = 0;
    int paired = 0;
    for (auto _ : state) {
        Tournament tournament = entered(static_cast<int>(state.range(0)), rounds);
        double whole = 0;
        for (paired = 0;; ++paired) {
            auto const begin = std::chrono::steady_clock::now();
            auto const pairing = system.pairNext(tournament);
            std::chrono::duration<double> const taken = std::chrono::steady_clock::now() - begin;
            if (!pairing) break;
            slowest = std::max(slowest, taken.count());
            whole += taken.count();
            play(tournament, *pairing);
        }
        state.SetIterationTime(whole);
    }
    state.counters["rounds"] = paired;
    state.counters["slowest_round_s"] = slowest;
}

void onePass(benchmark::State& state) {
    Tournament const tournament = entered(static_cast<int>(state.range(0)), 0);
    for (auto _ : state)
        for (int round = 0; round < state.range(1); ++round)
            for (Participant const& each : tournament.participants) benchmark::DoNotOptimize(each.rounds.size());
}
BENCHMARK(onePass)->Args({100, 198})->Args({4'096, 12})->Unit(benchmark::kMillisecond);

void doubleRoundRobin(benchmark::State& state) { wholeEvent(state, *double_round_robin::systems().front(), 0); }
BENCHMARK(doubleRoundRobin)->Arg(20)->Arg(100)->UseManualTime()->Unit(benchmark::kMillisecond);

void scheveningenOfTwoSides(benchmark::State& state) { wholeEvent(state, *scheveningen::systems().front(), 0); }
BENCHMARK(scheveningenOfTwoSides)->Arg(20)->Arg(80)->UseManualTime()->Unit(benchmark::kMillisecond);

/// The budget is a second for a round.
void knockoutTree(benchmark::State& state) { wholeEvent(state, *knockout::systems().front(), 0); }
BENCHMARK(knockoutTree)->Arg(128)->Arg(4'096)->UseManualTime()->Unit(benchmark::kMillisecond);

void keizerSeason(benchmark::State& state) { wholeEvent(state, *keizer::systems().front(), 30); }
BENCHMARK(keizerSeason)->Arg(40)->Arg(200)->UseManualTime()->Unit(benchmark::kMillisecond);

/// Nine rounds of two games.
void doubleSwiss(benchmark::State& state) { wholeEvent(state, *double_swiss::systems().front(), 18); }
BENCHMARK(doubleSwiss)->Arg(40)->Arg(200)->Arg(1'000)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace flagfall::pairing
