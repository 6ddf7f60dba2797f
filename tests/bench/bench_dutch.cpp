// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/procedure/round.h"
#include "pairing/generator/random_tournament.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <map>

/// Whole tournaments of nine rounds by size: only the pairing is timed, in processor time. The counters say what the
/// slowest round took, and with which power of the number of players the times so far grow.
namespace flagfall::pairing::dutch {
namespace {

using generator::RandomTournament, generator::TournamentModel;

TournamentModel modelOf(int players) {
    TournamentModel model;
    model.players = players;
    model.forfeits.chance = 1.0 / 50;
    model.withdrawals.chance = 1.0 / 200;
    model.halfPointByes.chance = 1.0 / 100;
    return model;
}

/// The slope of a straight line through all points, both axes logarithmic.
double exponent(int players, double seconds) {
    static std::map<int, double> times;
    times[players] = seconds;
    double const count = static_cast<double>(times.size());
    double x = 0, y = 0, xx = 0, xy = 0;
    for (auto const& [size, time] : times) {
        x += std::log(size) / count;
        y += std::log(time) / count;
        xx += std::log(size) * std::log(size) / count;
        xy += std::log(size) * std::log(time) / count;
    }
    return times.size() < 2 ? 0 : (xy - x * y) / (xx - x * x);
}

void nineRounds(benchmark::State& state) {
    double slowest = 0;
    double sum = 0;
    std::uint64_t seed = 1;
    for (auto _ : state) {
        RandomTournament tournament{modelOf(static_cast<int>(state.range(0))), seed++};
        double whole = 0;
        while (!tournament.isOver()) {
            tournament.openRound();
            std::clock_t const begin = std::clock();
            auto const round = pairRound(tournament.entries(), Edition::Fide2026);
            double const taken = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            if (!round) break;
            slowest = std::max(slowest, taken);
            whole += taken;
            tournament.play(*round);
        }
        state.SetIterationTime(whole);
        sum += whole;
    }
    state.counters["slowest_round_s"] = slowest;
    state.counters["exponent"] =
        exponent(static_cast<int>(state.range(0)), sum / static_cast<double>(state.iterations()));
}
BENCHMARK(nineRounds)
    ->Arg(100)
    ->Arg(300)
    ->Arg(1'000)
    ->Arg(3'000)
    ->Arg(10'000)
    ->MinTime(0.5)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace flagfall::pairing::dutch
