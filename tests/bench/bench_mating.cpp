// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/fen.h"
#include "arbiter/mating/dead_position.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <random>

/// Can this player still be mated? Beside the floor of listing the moves of the same positions.
namespace flagfall::mating {
namespace {

using board::Position;

/// Where a flag may fall: somewhere in games in which the move that wins most at once is played nine times in ten.
int gain(Position const& position, board::Move move) {
    static constexpr std::array<int, 6> worth{1, 3, 3, 5, 9, 0};
    auto const& pieces = position.board();
    int const won = pieces.occupied().has(move.to) ? worth[indexOf(pieces.roleOn(move.to))] : 0;
    bool const lost = pieces.attackers(move.to, opponent(position.turn())).any();
    return 2 * won - (lost ? 2 * worth[indexOf(move.role)] : 0);
}

Position somewhereInAGame(std::mt19937& random) {
    Position position;
    for (auto left = 10 + random() % 190; left > 0; --left) {
        auto const moves = position.legalMoves();
        auto move = moves[random() % moves.size()];
        if (random() % 10 != 0)
            for (board::Move const other : moves)
                if (gain(position, other) > gain(position, move)) move = other;
        Position const next = position.after(move);
        if (!next.hasLegalMove()) break;
        position = next;
    }
    return position;
}

std::vector<Position> positionsFromGames() {
    std::mt19937 random(2009);
    std::vector<Position> positions;
    for (int i = 0; i < 1000; ++i) positions.push_back(somewhereInAGame(random));
    return positions;
}

std::vector<Position> const& positions() {
    static auto const all = positionsFromGames();
    return all;
}

void floorOfListingMoves(benchmark::State& state) {
    std::size_t next = 0;
    for (auto _ : state) benchmark::DoNotOptimize(positions()[next++ % positions().size()].legalMoves());
}
BENCHMARK(floorOfListingMoves);

/// Each flag once, with the line that proves it; the worst of a hundred and the middle one beside the average.
void flag(benchmark::State& state) {
    std::vector<double> micros;
    std::size_t next = 0;
    for (auto _ : state) {
        Position const& position = positions()[next++ % positions().size()];
        auto const from = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(matingChances(position, opponent(position.turn())));
        micros.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - from).count());
    }
    std::ranges::sort(micros);
    state.counters["median_us"] = micros[micros.size() / 2];
    state.counters["p99_us"] = micros[micros.size() * 99 / 100];
}
BENCHMARK(flag)->Iterations(1000)->Unit(benchmark::kMicrosecond);

/// After every move of every board.
void deadOrAlive(benchmark::State& state) {
    std::size_t next = 0;
    for (auto _ : state) benchmark::DoNotOptimize(isDead(positions()[next++ % positions().size()]));
}
BENCHMARK(deadOrAlive)->Iterations(1000)->Unit(benchmark::kMicrosecond);

/// A wall that nobody gets through, for both players.
void closedWall(benchmark::State& state) {
    auto const wall = *board::positionFromFen("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 b - - 0 40");
    for (auto _ : state) benchmark::DoNotOptimize(deadPosition(wall));
}
BENCHMARK(closedWall)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace flagfall::mating
