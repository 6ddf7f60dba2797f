// SPDX-License-Identifier: GPL-3.0-or-later
// Appends to an event file until it is killed, and says which act is safe. With `hold` it only keeps the file open
// until its input ends; with `time N` it measures N appends against bare syncs of the same folder.
#include "tests/storage/journal_fixtures.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>

namespace {

using namespace flagfall;
using namespace flagfall::storage;
using namespace flagfall::storage::test;

std::unique_ptr<SqliteJournal> openOrCreate(fs::path const& path) {
    auto journal = fs::exists(path) ? SqliteJournal::open(path, Access::ReadWrite) : SqliteJournal::create(path);
    if (journal) return std::move(*journal);
    std::fprintf(stderr, "%s: %s\n", journal.error().file.c_str(), journal.error().detail.c_str());
    return nullptr;
}

void acknowledge(Seq seq) {
    std::string const line = std::to_string(seq.value()) + "\n";
    if (write(STDOUT_FILENO, line.data(), line.size()) < 0) _exit(3);
}

int appendForEver(SqliteJournal& journal) {
    Seq last{static_cast<std::int64_t>(journal.readAfter(Seq{0}).value().size())};
    acknowledge(last);
    for (;;) {
        int const first = static_cast<int>(last.value()) + 1;
        auto const rows = acts(first, first + first % 3);
        auto const done = journal.append(last, rows);
        if (!done) return 4;
        last = *done;
        acknowledge(last);
        if (first % 5 == 0) journal.beat({.at = rows.back().at, .wall = rows.back().wall, .boot = "b", .ticks = first});
    }
}

int hold() {
    acknowledge(Seq{0});
    char byte = 0;
    while (read(STDIN_FILENO, &byte, 1) > 0) {
    }
    return 0;
}

using Millis = std::chrono::duration<double, std::milli>;

void print(char const* what, std::vector<Millis> times) {
    Millis sum{0};
    for (Millis const time : times) sum += time;
    std::ranges::sort(times);
    auto const at = [&times](std::size_t percent) { return times[(times.size() - 1) * percent / 100].count(); };
    std::printf("%-22s %7.0f/s  p50 %.2f  p95 %.2f  p99 %.2f  max %.2f ms\n", what,
                1000.0 * static_cast<double>(times.size()) / sum.count(), at(50), at(95), at(99), at(100));
}

template <typename Work>
std::vector<Millis> timed(int count, Work work) {
    std::vector<Millis> times;
    for (int n = 1; n <= count; ++n) {
        auto const start = std::chrono::steady_clock::now();
        work(n);
        times.push_back(std::chrono::steady_clock::now() - start);
    }
    return times;
}

int measure(SqliteJournal& journal, int count) {
    print("append, one act", timed(count, [&](int n) { appendActs(journal, n, n); }));
    int last = count;
    print("append, twenty acts", timed(count / 4, [&](int) {
              if (!journal.append(Seq{last}, acts(last + 1, last + 20))) _exit(4);
              last += 20;
          }));
    std::string const scratch = journal.path().string() + ".scratch";
    int const file = open(scratch.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    std::string const page(4096, 'x');
    print("write 4 KiB, fdatasync", timed(count, [&](int) {
              if (write(file, page.data(), page.size()) < 0 || fdatasync(file) != 0) _exit(4);
          }));
    close(file);
    fs::remove(scratch);
    print("verify, all of it", timed(1, [&](int) { (void)journal.verify(); }));
    std::printf("%d acts\n", last);
    return 0;
}

} // namespace

int main(int count, char** words) {
    if (count < 3) return 2;
    auto const journal = openOrCreate(words[1]);
    if (!journal) return 1;
    if (std::strcmp(words[2], "hold") == 0) return hold();
    if (std::strcmp(words[2], "time") == 0 && count > 3) return measure(*journal, std::atoi(words[3]));
    return appendForEver(*journal);
}
