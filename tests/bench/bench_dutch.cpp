// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/random_tournament.h"
#include "pairing/dutch/round.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

/// Whole tournaments of nine rounds by size: only the pairing is timed. `Complexity` fits the exponent; the counter
/// says what the slowest round took.
namespace flagfall::pairing::dutch {
namespace {

TournamentModel modelOf(int players) {
    TournamentModel model;
    model.players = players;
    model.forfeitRate = 50;
    model.retiredRate = 200;
    model.halfPointByeRate = 100;
    return model;
}

void nineRounds(benchmark::State& state) {
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;
    double slowest = 0;
    std::uint64_t seed = 1;
    for (auto _ : state) {
        RandomTournament tournament{modelOf(static_cast<int>(state.range(0))), seed++};
        double whole = 0;
        while (!tournament.isOver()) {
            tournament.openRound();
            auto const begin = Clock::now();
            auto const round = pairRound(tournament.entries(), Edition::Fide2026);
            double const taken = Seconds{Clock::now() - begin}.count();
            if (!round) break;
            slowest = std::max(slowest, taken);
            whole += taken;
            tournament.play(*round);
        }
        state.SetIterationTime(whole);
    }
    state.counters["slowest_round_s"] = slowest;
    state.SetComplexityN(state.range(0));
}
BENCHMARK(nineRounds)
    ->Arg(100)
    ->Arg(300)
    ->Arg(1'000)
    ->Arg(3'000)
    ->Arg(10'000)
    ->Iterations(1)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Complexity();

} // namespace
} // namespace flagfall::pairing::dutch
