// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/incident_facts.h"
#include "app/session/desk/deadlines.h"
#include "app/session/desk/desk.h"
#include "app/session/reports/offences.h"
#include "app/storage/sqlite_journal.h"
#include "tests/bench/hall_fixture.h"

#include <benchmark/benchmark.h>

#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

/// A press through clock, session and journal, beside a bare sync of the same disk.
namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

fs::path place() {
    auto const folder = fs::temp_directory_path() / ("flagfall-bench-" + std::to_string(getpid()));
    fs::create_directories(folder);
    return folder;
}

/// A hall in which boards press in turn, each player after the other.
class Presses {
public:
    explicit Presses(int boards) : m_boards(boards) {}
    PressLever next() {
        int const board = static_cast<int>(m_count % m_boards) + 1;
        Colour const by = m_count / m_boards % 2 == 0 ? Colour::White : Colour::Black;
        ++m_count;
        return {RoundNumber{1}, BoardNumber{board}, by};
    }

private:
    std::int64_t m_count = 0;
    int m_boards;
};

void take(History& history, std::vector<Act> acts, clock::Instant at) {
    for (Act& act : acts)
        if (history.append({Seq{history.last().value() + 1}, {}, {}, at, std::move(act)})) std::abort();
}

/// Deciding and folding a press, `boards` clocks running.
void pressDecidedAndFolded(benchmark::State& state) {
    auto const boards = static_cast<int>(state.range(0));
    History history = hallOf(boards, "600+30");
    Presses presses{boards};
    clock::Instant now{};
    for (auto _ : state) {
        now += 1ms;
        take(history, *decide(history, presses.next(), Confirmation::NotAsked, now), now);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(pressDecidedAndFolded)->Arg(1)->Arg(120)->Arg(1000);

/// A long event: so many acts, nearly all of them presses, and a ruling at every thousandth.
History const& longEvent(std::int64_t acts) {
    static History history;
    if (!history.acts().empty()) return history;
    history = hallOf(120, "600+30");
    Presses presses{120};
    clock::Instant now{};
    RulingOnRecord const noise{.edition = "E2023",
                               .play = "standard",
                               .incident = "offence kind=noise by=black",
                               .finding = "penalty-usual",
                               .effects = {"warn of=black"}};
    while (history.last().value() < acts) {
        now += 1ms;
        bool const rules = history.last().value() % 1000 == 0;
        if (rules) take(history, {RulingMade{RoundNumber{1}, BoardNumber{7}, noise}}, now);
        take(history, *decide(history, presses.next(), Confirmation::NotAsked, now), now);
    }
    return history;
}

void rulingsReadFromRecord(benchmark::State& state) {
    History const& history = longEvent(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(rulingsOnRecord(history));
}
BENCHMARK(rulingsReadFromRecord)->Arg(187'000)->Unit(benchmark::kMillisecond);

/// What the panel of incidents asks as it opens.
void offencesOfAPlayer(benchmark::State& state) {
    History const& history = longEvent(state.range(0));
    PlayerId const player = history.state().currentRound()->boards.front().black;
    for (auto _ : state) benchmark::DoNotOptimize(timesBefore(history, player, Misconduct::Noise));
}
BENCHMARK(offencesOfAPlayer)->Arg(187'000)->Unit(benchmark::kMillisecond);

void factsOfAnIncident(benchmark::State& state) {
    History const& history = longEvent(state.range(0));
    Board const& board = history.state().currentRound()->boards.front();
    for (auto _ : state)
        benchmark::DoNotOptimize(incidentFacts(history, RoundNumber{1}, board, history.acts().back().at));
}
BENCHMARK(factsOfAnIncident)->Arg(187'000)->Unit(benchmark::kMicrosecond);

/// The heap's share of a press: looking again at one board.
void deadlineKept(benchmark::State& state) {
    auto const boards = static_cast<int>(state.range(0));
    History const history = hallOf(boards, "90+30");
    Deadlines deadlines;
    deadlines.rebuild(history.state());
    int board = 0;
    for (auto _ : state) {
        board = board % boards + 1;
        deadlines.update(history.state(), {Touched::What::Boards, RoundNumber{1}, {BoardNumber{board}}});
        benchmark::DoNotOptimize(deadlines.next());
    }
}
BENCHMARK(deadlineKept)->Arg(1)->Arg(1000);

void encodedForTheJournal(benchmark::State& state) {
    Act const act =
        ClocksOperated{RoundNumber{1}, {BoardNumber{7}}, clock::Press{Colour::White}, clock::Instant{1h}, {}};
    for (auto _ : state) benchmark::DoNotOptimize(encode(act));
}
BENCHMARK(encodedForTheJournal);

/// The disk's own time for a small write and a sync: nothing can be durable sooner.
void floorOfABareSync(benchmark::State& state) {
    auto const file = place() / "floor";
    int const handle = open(file.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
    std::string const bytes(256, 'x');
    for (auto _ : state) {
        if (write(handle, bytes.data(), bytes.size()) < 0) state.SkipWithError("the disk does not take it");
        fdatasync(handle);
    }
    close(handle);
    fs::remove_all(place());
}
BENCHMARK(floorOfABareSync)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// One batch of presses on the disk: what waits together is synced together.
void batchOnTheDisk(benchmark::State& state) {
    auto journal = storage::SqliteJournal::create((place() / "bench.flagfall").string());
    if (!journal) return state.SkipWithError("no journal");
    NewRow row = encode(ClocksOperated{RoundNumber{1}, {BoardNumber{7}}, clock::Press{Colour::White}, {}, {}});
    row.origin.station = "bench";
    std::vector<NewRow> const rows(static_cast<std::size_t>(state.range(0)), row);
    Seq last{0};
    for (auto _ : state) {
        auto const saved = (*journal)->append(last, rows);
        if (!saved) return state.SkipWithError("not saved");
        last = *saved;
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    journal->reset();
    fs::remove_all(place());
}
BENCHMARK(batchOnTheDisk)->Arg(1)->Arg(10)->Arg(100)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// Opening an event with a hundred thousand presses: every row decoded and folded.
void replayOfAHundredThousand(benchmark::State& state) {
    History history = hallOf(120, "600+30");
    Presses presses{120};
    clock::Instant now{};
    while (history.last() < Seq{100'000}) {
        now += 100ms;
        take(history, *decide(history, presses.next(), Confirmation::NotAsked, now), now);
    }
    std::vector<Row> rows;
    for (NewRow const& each : rowsOf(history)) {
        Row row;
        static_cast<NewRow&>(row) = each;
        row.seq = Seq{static_cast<std::int64_t>(rows.size()) + 1};
        rows.push_back(std::move(row));
    }
    for (auto _ : state) benchmark::DoNotOptimize(replay(rows));
}
BENCHMARK(replayOfAHundredThousand)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace
} // namespace flagfall::session
