// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/desk.h"
#include "app/storage/conversion.h"
#include "app/storage/sqlite_journal.h"
#include "tests/bench/hall_fixture.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

/// Opening a very long event: presses, and at every sixteenth act a result that is taken back. The floor beside it is
/// reading the file's bytes.
namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// The rows of such an event, under one file name for each size; made once.
fs::path longEvent(std::int64_t acts) {
    fs::path const path = fs::temp_directory_path() / ("flagfall-bench-opening-" + std::to_string(acts) + ".flagfall");
    if (fs::exists(path)) return path;
    constexpr int boards = 120;
    std::vector<Row> rows;
    auto const add = [&rows](Act const& act, clock::Instant at) {
        Row row;
        static_cast<NewRow&>(row) = encode(act);
        row.seq = Seq{std::ssize(rows) + 1};
        row.origin.station = "Desk 1";
        row.origin.person = "A. Arbiter";
        row.wall = WallTime{1'795'251'600'000 + at.time_since_epoch() / 1ms};
        row.at = at;
        rows.push_back(std::move(row));
    };
    History const hall = hallOf(boards, "600+30");
    for (RecordedAct const& act : hall.acts()) add(act.act, act.at);
    clock::Instant now{};
    for (std::int64_t n = 0; std::ssize(rows) < acts; ++n) {
        now += 50ms;
        BoardNumber const board{static_cast<int>(n % (boards - 1)) + 1};
        Colour const by = n / (boards - 1) % 2 == 0 ? Colour::White : Colour::Black;
        add(ClocksOperated{RoundNumber{1}, {board}, clock::Press{by}, now, {}}, now);
        if (n % 14 != 0) continue;
        add(ResultEntered{RoundNumber{1}, BoardNumber{boards}, Result::Draw}, now);
        add(ActRetracted{rows.back().seq}, now);
    }
    auto const made = storage::SqliteJournal::createWhole(
        path, [&rows](storage::SqliteJournal& journal) { return storage::appendAll(journal, rows); });
    if (!made) std::abort();
    return path;
}

double residentMegabytes() {
    std::ifstream status("/proc/self/statm");
    double all = 0, resident = 0;
    status >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// From an evening to a festival; `BigO` is the growth that fits these times, and `RMS` how far they are from it.
void manyActs(benchmark::internal::Benchmark* bench) {
    for (std::int64_t const acts : {62'500, 125'000, 250'000, 500'000, 1'000'000}) bench->Arg(acts);
    bench->Unit(benchmark::kMillisecond)->Iterations(1)->Complexity(benchmark::oN);
}

void bytesOfTheFile(benchmark::State& state) {
    fs::path const path = longEvent(state.range(0));
    for (auto _ : state) {
        std::ifstream file(path, std::ios::binary);
        std::string bytes(fs::file_size(path), '\0');
        benchmark::DoNotOptimize(file.read(bytes.data(), std::ssize(bytes)));
    }
    state.SetComplexityN(state.range(0));
}
BENCHMARK(bytesOfTheFile)->Apply(manyActs);

/// Every row checked, as before anything is written to the file.
void openedToWrite(benchmark::State& state) {
    fs::path const path = longEvent(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(storage::SqliteJournal::open(path, storage::Access::ReadWrite).has_value());
    state.SetComplexityN(state.range(0));
}
BENCHMARK(openedToWrite)->Apply(manyActs);

/// And what the desk does then: every row read, decoded and folded. `B/act` is what an act occupies afterwards, in the
/// desk's history and the window's together.
void readAndReplayed(benchmark::State& state) {
    auto journal = storage::SqliteJournal::open(longEvent(state.range(0)), storage::Access::ReadOnly).value();
    for (auto _ : state) {
        double const before = residentMegabytes();
        auto const loaded = load(std::move(journal));
        if (!loaded) return state.SkipWithError("it does not fold");
        History const window = loaded->history;
        state.counters["B/act"] = (residentMegabytes() - before) * 1e6 / static_cast<double>(state.range(0));
        benchmark::DoNotOptimize(window.last());
    }
    state.SetComplexityN(state.range(0));
}
BENCHMARK(readAndReplayed)->Apply(manyActs);

} // namespace
} // namespace flagfall::session
