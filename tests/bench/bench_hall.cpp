// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/equipment/machine_ticks.h"
#include "app/session/desk/desk.h"
#include "app/storage/memory_journal.h"
#include "app/storage/sqlite_journal.h"
#include "tests/bench/hall_fixture.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

/// A hall in real time: a thousand clocks run at one desk, presses come in, flags fall. Each line is one evening of
/// some seconds; the counters say what an arbiter would feel. Times are in microseconds.
namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

constexpr auto evening = 8s;

struct Quiet final : Desk::Listener {
    void committed(std::vector<RecordedAct> const&, bool) override {}
    void gaveWay(Seq) override {}
    void saving(std::optional<JournalProblem>) override {}
};

double micros(clock::Span span) { return std::chrono::duration<double, std::micro>(span).count(); }

std::chrono::duration<double> processTime() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    auto const seconds = [](timeval const& time) {
        return std::chrono::seconds{time.tv_sec} + std::chrono::microseconds{time.tv_usec};
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// How long this machine takes to wake a sleeping thread that was told something: no desk can answer sooner.
void floorOfWakingAThread(benchmark::State& state) {
    std::mutex mutex;
    std::condition_variable wake;
    std::optional<Clock::time_point> told;
    DelaySample delays;
    std::jthread listener{[&](std::stop_token const& stop) {
        while (!stop.stop_requested()) {
            std::unique_lock lock{mutex};
            wake.wait_for(lock, 100ms, [&] { return told.has_value(); });
            if (told) delays.add(Clock::now() - *told);
            told.reset();
        }
    }};
    for (auto _ : state)
        for (auto const until = Clock::now() + 2s; Clock::now() < until; std::this_thread::sleep_for(2500us)) {
            {
                std::lock_guard const lock{mutex};
                told = Clock::now();
            }
            wake.notify_one();
        }
    listener.request_stop();
    listener.join();
    auto const found = delays.percentiles();
    state.counters["p50"] = micros(found.median);
    state.counters["p99"] = micros(found.p99);
}
BENCHMARK(floorOfWakingAThread)->Iterations(1)->Unit(benchmark::kSecond)->UseRealTime();

enum class Store { Memory, Disk };

std::unique_ptr<Journal> journalWith(History const& hall, Store store, fs::path const& file) {
    auto const rows = rowsOf(hall);
    if (store == Store::Memory) {
        auto journal = std::make_unique<storage::MemoryJournal>();
        static_cast<void>(journal->append(Seq{0}, rows));
        return journal;
    }
    auto journal = storage::SqliteJournal::create(file.string());
    if (!journal) return nullptr;
    static_cast<void>((*journal)->append(Seq{0}, rows));
    return std::move(*journal);
}

/// `range(0)` boards, `range(1)` presses a second; the first hundred clocks of a quick control run down on the way.
void runHall(benchmark::State& state, Store store) {
    auto const boards = static_cast<int>(state.range(0));
    auto const perSecond = state.range(1);
    auto const folder = fs::temp_directory_path() / ("flagfall-hall-" + std::to_string(getpid()));
    fs::create_directories(folder);
    History hall = hallOf(boards, "600+30");
    for (int board = 1; board <= std::min(boards, 100); ++board) {
        auto const left = clock::SetTime{Colour::White, 500ms + 60ms * board};
        auto acts =
            decide(hall, CorrectClocks{.round = RoundNumber{1}, .boards = {BoardNumber{board}}, .operations = {left}},
                   Confirmation::Yes, {});
        for (Act& act : *acts)
            static_cast<void>(hall.append({Seq{hall.last().value() + 1}, {}, {}, {}, std::move(act)}));
    }
    equipment::MachineTicks const ticks;
    Quiet listener;
    double cpu = 0;
    Latency pace;
    for (auto _ : state) {
        auto journal = journalWith(hall, store, folder / "hall.flagfall");
        if (!journal) return state.SkipWithError("no journal");
        auto desk = Desk::open(std::move(journal), ticks, listener, {"bench"}, "bench");
        if (!desk) return state.SkipWithError("the desk does not open");
        // The hall was running when the journal was written: everything goes on from the last act.
        (*desk)->submit(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastEvent}, Confirmation::Yes, (*desk)->now(),
                        nullptr);
        (*desk)->submit(ResumeClocks{RoundNumber{1}, {}}, Confirmation::Yes, (*desk)->now(), nullptr);
        std::this_thread::sleep_for(200ms);
        auto const usedBefore = processTime();
        auto const end = Clock::now() + evening;
        std::int64_t pressed = 0;
        while (Clock::now() < end) {
            if (perSecond == 0) {
                std::this_thread::sleep_for(100ms);
                continue;
            }
            std::this_thread::sleep_for(std::chrono::microseconds{1'000'000 / perSecond});
            int const quick = std::min(boards, 100);
            auto const board = quick < boards ? quick + 1 + static_cast<int>(pressed % (boards - quick)) : 1;
            Colour const by = pressed / std::max(1, boards - quick) % 2 == 0 ? Colour::White : Colour::Black;
            (*desk)->submit(PressLever{RoundNumber{1}, BoardNumber{board}, by}, Confirmation::NotAsked, (*desk)->now(),
                            nullptr);
            ++pressed;
        }
        cpu = (processTime() - usedBefore) / std::chrono::duration<double>(evening);
        pace = (*desk)->pace();
    }
    fs::remove_all(folder);
    state.counters["cpu_percent"] = 100 * cpu;
    state.counters["presses"] = static_cast<double>(pace.pressToState.count);
    state.counters["state_p50"] = micros(pace.pressToState.median);
    state.counters["state_p99"] = micros(pace.pressToState.p99);
    state.counters["disk_p50"] = micros(pace.pressToDisk.median);
    state.counters["disk_p99"] = micros(pace.pressToDisk.p99);
    state.counters["flags"] = static_cast<double>(pace.flagToRecorded.count);
    state.counters["flag_p50"] = micros(pace.flagToRecorded.median) - 50'000;
    state.counters["flag_p99"] = micros(pace.flagToRecorded.p99) - 50'000;
}

void hallInMemory(benchmark::State& state) { runHall(state, Store::Memory); }
void hallOnDisk(benchmark::State& state) { runHall(state, Store::Disk); }

BENCHMARK(hallInMemory)
    ->ArgNames({"boards", "presses"})
    ->Args({1000, 0})
    ->Args({1000, 400})
    ->Iterations(1)
    ->Unit(benchmark::kSecond)
    ->UseRealTime();
BENCHMARK(hallOnDisk)
    ->ArgNames({"boards", "presses"})
    ->Args({120, 60})
    ->Args({1000, 400})
    ->Iterations(1)
    ->Unit(benchmark::kSecond)
    ->UseRealTime();

} // namespace
} // namespace flagfall::session
