// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/fen.h"
#include "arbiter/board/perft.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/notation/write_move.h"

#include <benchmark/benchmark.h>

/// Positions by themselves: moves counted, listed, made, written and read.
namespace flagfall::board {
namespace {

constexpr char const* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr char const* endgame = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";

void countSequences(benchmark::State& state, char const* fen, int depth) {
    Position const position = *positionFromFen(fen);
    std::uint64_t moves = 0;
    for (auto _ : state) moves += perft(position, depth);
    state.counters["moves"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(countSequences, initial, initial, 5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countSequences, kiwipete, kiwipete, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countSequences, endgame, endgame, 5)->Unit(benchmark::kMillisecond);

void listMoves(benchmark::State& state) {
    Position const position = *positionFromFen(kiwipete);
    for (auto _ : state) benchmark::DoNotOptimize(position.legalMoves());
}
BENCHMARK(listMoves);

void countMoves(benchmark::State& state) {
    Position const position = *positionFromFen(kiwipete);
    for (auto _ : state) benchmark::DoNotOptimize(position.legalMoveCount());
}
BENCHMARK(countMoves);

/// A copy, and on it each move in turn.
void playMove(benchmark::State& state) {
    Position const position = *positionFromFen(kiwipete);
    auto const moves = position.legalMoves();
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(position.after(moves[next]));
        next = next + 1 == moves.size() ? 0 : next + 1;
    }
}
BENCHMARK(playMove);

void readLine(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(positionFromFen(kiwipete));
}
BENCHMARK(readLine);

void writeLine(benchmark::State& state) {
    Position const position = *positionFromFen(kiwipete);
    for (auto _ : state) benchmark::DoNotOptimize(fenText(position));
}
BENCHMARK(writeLine);

/// Every legal move of the position in turn, with its check.
void writeMove(benchmark::State& state) {
    Position const position = *positionFromFen(kiwipete);
    auto const moves = position.legalMoves();
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(notation::moveText(position, moves[next]));
        next = next + 1 == moves.size() ? 0 : next + 1;
    }
}
BENCHMARK(writeMove);

void readMove(benchmark::State& state) {
    Position const position = *positionFromFen(kiwipete);
    std::vector<std::string> texts;
    for (Move const move : position.legalMoves()) texts.push_back(notation::moveText(position, move));
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(notation::readMove(position, texts[next]));
        next = next + 1 == texts.size() ? 0 : next + 1;
    }
}
BENCHMARK(readMove);

} // namespace
} // namespace flagfall::board
