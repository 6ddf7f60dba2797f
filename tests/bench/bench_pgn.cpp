// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/plain_move.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/notation/write_move.h"
#include "arbiter/pgn/commands.h"
#include "arbiter/pgn/reader.h"
#include "arbiter/pgn/writer.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>

/// Games in files: read with every move looked up on the board, and written. The floor is going through the same text
/// for its line ends.
namespace flagfall::pgn {
namespace {

using board::Position;

constexpr int games = 500;
constexpr std::size_t mouthful = 64U << 10U; // as much as a file is read at once

enum class Clocks { Written, Left };

/// Random moves, captures preferred a little: as long and as full of pieces as games are.
Game randomGame(std::mt19937& random, Clocks clocks) {
    Game game;
    setTag(game, "Event", "Open " + std::to_string(random() % 100));
    setTag(game, "Site", "Bratislava SVK");
    setTag(game, "Date", "2026.11.21");
    setTag(game, "Round", std::to_string(1 + random() % 9) + "." + std::to_string(1 + random() % 400));
    setTag(game, "White", "Čižmár, Ján");
    setTag(game, "Black", "Player, Number " + std::to_string(random() % 1000));
    setTag(game, "WhiteElo", std::to_string(1400 + random() % 1400));
    setTag(game, "BlackElo", std::to_string(1400 + random() % 1400));
    Position position;
    for (auto left = 50 + random() % 60; left > 0; --left) {
        auto const moves = position.legalMoves();
        if (moves.empty()) break;
        auto const move = moves[random() % moves.size()];
        Ply& ply = game.line.plies.emplace_back(move);
        if (clocks == Clocks::Written) ply.after.push_back(clockCommand(std::chrono::seconds(random() % 5400)));
        position.play(move);
    }
    game.ending = Result::Draw;
    return complete(game);
}

std::vector<Game> randomGames(Clocks clocks) {
    std::mt19937 random(1);
    std::vector<Game> all;
    for (int i = 0; i < games; ++i) all.push_back(randomGame(random, clocks));
    return all;
}

std::string const& textWith(Clocks clocks) {
    static auto const write = [](Clocks which) {
        std::string text;
        for (Game const& game : randomGames(which)) appendGame(text, game);
        return text;
    };
    static std::string const plain = write(Clocks::Left);
    static std::string const clocked = write(Clocks::Written);
    return clocks == Clocks::Written ? clocked : plain;
}

void count(benchmark::State& state, std::size_t bytes, std::int64_t gamesSeen) {
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
    state.counters["games"] = benchmark::Counter(static_cast<double>(gamesSeen), benchmark::Counter::kIsRate);
}

void goThroughLines(benchmark::State& state, Clocks clocks) {
    std::string const& text = textWith(clocks);
    for (auto _ : state) benchmark::DoNotOptimize(std::ranges::count(text, '\n'));
    count(state, text.size(), state.iterations() * games);
}
BENCHMARK_CAPTURE(goThroughLines, moves, Clocks::Left)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(goThroughLines, clocks, Clocks::Written)->Unit(benchmark::kMillisecond);

void readGames(benchmark::State& state, Clocks clocks) {
    std::string const& text = textWith(clocks);
    std::int64_t seen = 0;
    for (auto _ : state) {
        Reader reader([&seen](ReadGame&& read) { seen += read.problems.empty() ? 1 : 0; });
        for (std::string_view left = text; !left.empty(); left.remove_prefix(std::min(mouthful, left.size())))
            reader.feed(left.substr(0, mouthful));
        reader.finish();
    }
    if (seen != state.iterations() * games) state.SkipWithError("games were not read without problems");
    count(state, text.size(), seen);
}
BENCHMARK_CAPTURE(readGames, moves, Clocks::Left)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readGames, clocks, Clocks::Written)->Unit(benchmark::kMillisecond);

void writeGames(benchmark::State& state, Clocks clocks) {
    auto const all = randomGames(clocks);
    std::string text;
    for (auto _ : state) {
        text.clear();
        for (Game const& game : all) appendGame(text, game);
        benchmark::DoNotOptimize(text.data());
    }
    count(state, text.size(), state.iterations() * games);
}
BENCHMARK_CAPTURE(writeGames, moves, Clocks::Left)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(writeGames, clocks, Clocks::Written)->Unit(benchmark::kMillisecond);

/// A move where it was played, and as it was written.
struct Played {
    Position position;
    board::Move move;
    std::string text;
};

std::vector<Played> playedMoves() {
    std::vector<Played> all;
    std::mt19937 random(1);
    for (int i = 0; i < 50; ++i) {
        Position position;
        for (Ply const& ply : randomGame(random, Clocks::Left).line.plies) {
            all.push_back({position, *ply.move, notation::moveText(position, *ply.move, notation::pgnForm)});
            position.play(*ply.move);
        }
    }
    return all;
}

template <typename Work>
void onEveryMove(benchmark::State& state, Work work) {
    auto const all = playedMoves();
    for (auto _ : state)
        for (Played const& played : all) work(played);
    state.counters["moves"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * static_cast<double>(all.size()), benchmark::Counter::kIsRate);
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * static_cast<double>(all.size()),
                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

/// The floor of the three below.
void playMoves(benchmark::State& state) {
    onEveryMove(state, [](Played const& played) { benchmark::DoNotOptimize(played.position.after(played.move)); });
}
BENCHMARK(playMoves)->Unit(benchmark::kMicrosecond);

void writeMoves(benchmark::State& state) {
    onEveryMove(state, [](Played const& played) {
        benchmark::DoNotOptimize(notation::moveText(played.position, played.move, notation::pgnForm));
    });
}
BENCHMARK(writeMoves)->Unit(benchmark::kMicrosecond);

void readPlainMoves(benchmark::State& state) {
    onEveryMove(state, [](Played const& played) {
        benchmark::DoNotOptimize(notation::readPlainMove(played.position, played.text));
    });
}
BENCHMARK(readPlainMoves)->Unit(benchmark::kMicrosecond);

/// As a person may write them.
void readMoves(benchmark::State& state) {
    onEveryMove(state, [](Played const& played) {
        benchmark::DoNotOptimize(notation::readMove(played.position, played.text));
    });
}
BENCHMARK(readMoves)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace flagfall::pgn
