// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_import.h"
#include "app/lists/made_up_list.h"
#include "tests/support/temp_folder.h"

#include <benchmark/benchmark.h>

#include <sqlite3.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <fstream>

/// Rating lists as large as FIDE's: the import, whose floors are reading the file and inserting its lines into a plain
/// table, and the search while somebody types, one letter after the other.
namespace flagfall::lists {
namespace {

namespace fs = std::filesystem;

constexpr int players = 1'900'000;

/// The lists, written once and gone afterwards.
class Workplace {
public:
    [[nodiscard]] fs::path file(MadeUpForm form) const {
        fs::path path = m_folder / (form == MadeUpForm::Xml ? "list.xml" : "list.txt");
        if (fs::exists(path)) return path;
        std::ofstream stream{path, std::ios::binary};
        stream << madeUpHeader(form);
        MadeUpPlayers made{1};
        std::string text;
        for (int i = 0; i < players; ++i) {
            text.clear();
            appendMadeUp(text, made.next(), form);
            stream << text;
        }
        stream << madeUpFooter(form);
        return path;
    }
    [[nodiscard]] ListShelf shelf() const { return ListShelf{m_folder / "shelf"}; }
    [[nodiscard]] fs::path const& folder() const { return m_folder.path(); }

private:
    test::TempFolder m_folder;
};

Workplace const& workplace() {
    static Workplace const place;
    return place;
}

/// The most memory this program has had, in MiB.
double peakMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

double processorTime() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

/// Its time on the processor, which other programs do not lengthen.
template <typename Work>
void measure(benchmark::State& state, MadeUpForm form, Work work) {
    fs::path const file = workplace().file(form);
    double used = 0;
    for (auto _ : state) {
        double const before = processorTime();
        if (!work(file)) state.SkipWithError("it did not work");
        used += processorTime() - before;
    }
    state.counters["cpu_s"] = used / static_cast<double>(state.iterations());
    state.counters["peak_MiB"] = peakMemory();
}

void readFile(benchmark::State& state, MadeUpForm form) {
    measure(state, form, [](fs::path const& file) {
        std::ifstream stream{file, std::ios::binary};
        std::vector<char> piece(std::size_t{1} << 18);
        std::int64_t lines = 0;
        while (stream.read(piece.data(), static_cast<std::streamsize>(piece.size())) || stream.gcount() > 0)
            lines += std::count(piece.begin(), piece.begin() + stream.gcount(), '\n');
        return lines >= players;
    });
}
BENCHMARK_CAPTURE(readFile, text, MadeUpForm::Text)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(readFile, xml, MadeUpForm::Xml)->Iterations(1)->Unit(benchmark::kSecond);

/// Every line as one text, without columns and an index.
void insertPlainly(benchmark::State& state) {
    measure(state, MadeUpForm::Text, [](fs::path const& file) {
        sqlite3* database = nullptr;
        sqlite3_stmt* insert = nullptr;
        fs::path const target = workplace().folder() / "plain.db";
        sqlite3_open(target.c_str(), &database);
        sqlite3_exec(database,
                     "PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; CREATE TABLE line (text TEXT); BEGIN;",
                     nullptr, nullptr, nullptr);
        sqlite3_prepare_v2(database, "INSERT INTO line VALUES (?1)", -1, &insert, nullptr);
        std::ifstream stream{file};
        int lines = 0;
        for (std::string line; std::getline(stream, line); ++lines) {
            sqlite3_bind_text(insert, 1, line.data(), static_cast<int>(line.size()), SQLITE_STATIC);
            sqlite3_step(insert);
            sqlite3_reset(insert);
        }
        sqlite3_finalize(insert);
        sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr);
        sqlite3_close(database);
        fs::remove(target);
        return lines > players;
    });
}
BENCHMARK(insertPlainly)->Iterations(1)->Unit(benchmark::kSecond);

void import(benchmark::State& state, MadeUpForm form) {
    measure(state, form, [](fs::path const& file) {
        ImportRequest request{file};
        request.month = parseMonth("2026-11");
        return importList(workplace().shelf(), request).has_value();
    });
}
BENCHMARK_CAPTURE(import, xml, MadeUpForm::Xml)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(import, text, MadeUpForm::Text)->Iterations(1)->Unit(benchmark::kSecond);

void openList(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(workplace().shelf().open("fide").has_value());
}
BENCHMARK(openList)->Unit(benchmark::kMillisecond);

/// What is typed to find players: every beginning of each is one search.
constexpr char const* typed[] = {"Novak Jan", "Čižmár", "Непомнящий", "Mueller H", "Al-ham Mo",
                                 "Wang Wei",  "a a a",  "Garcia Jos", "14900001",  "schmidt",
                                 "O'Con",     "x",      "Ivanov A",   "mar mar"};

void searchWhileTyping(benchmark::State& state) {
    auto const list = workplace().shelf().open("fide");
    if (!list) return state.SkipWithError("no list");
    std::vector<double> times;
    for (auto _ : state) {
        for (std::string_view const words : typed)
            for (std::size_t letters = 1; letters <= words.size(); ++letters) {
                auto const before = std::chrono::steady_clock::now();
                benchmark::DoNotOptimize(list->search({words.substr(0, letters), "SVK", 20}));
                times.push_back(
                    std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count());
            }
    }
    std::ranges::sort(times);
    state.counters["p50_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
    state.counters["worst_ms"] = times.back();
    state.counters["each_ms"] = benchmark::Counter(static_cast<double>(times.size()) / 1000,
                                                   benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(searchWhileTyping)->Iterations(3)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace flagfall::lists
