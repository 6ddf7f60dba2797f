// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that is refused, to SQLite and to us: the program may end, and harms nothing.
#include "app/storage/conversion.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <new>

#include <sys/wait.h>
#include <unistd.h>

namespace {

/// How many allocations are still granted; below zero: all.
long granted = -1;

bool isGranted() {
    if (granted < 0) return true;
    if (granted == 0) return false;
    --granted;
    return true;
}

sqlite3_mem_methods usual;

void* sqliteMalloc(int size) { return isGranted() ? usual.xMalloc(size) : nullptr; }
void* sqliteRealloc(void* before, int size) { return isGranted() ? usual.xRealloc(before, size) : nullptr; }

} // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
    if (!isGranted()) throw std::bad_alloc();
    if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(std::size_t size, std::nothrow_t const&) noexcept {
    return isGranted() ? std::malloc(size == 0 ? 1 : size) : nullptr;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace flagfall::storage::test {
namespace {

void takeSqlitesMemory() {
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual);
    sqlite3_mem_methods scarce = usual;
    scarce.xMalloc = sqliteMalloc;
    scarce.xRealloc = sqliteRealloc;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &scarce);
}

/// From the nth allocation on there is no memory; `acknowledged` hears of each act that is called safe.
[[noreturn]] void writeWithLittleMemory(fs::path const& path, long nth, int acknowledged) {
    takeSqlitesMemory();
    auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
    auto const rows = acts(1, 40);
    int last = static_cast<int>(journal->seal().seq.value());
    granted = nth;
    try {
        for (auto const open = std::move(journal); last < 40; ++last) {
            NewRow const& row = rows[static_cast<std::size_t>(last)];
            if (!open->append(Seq{last}, std::span(&row, 1))) break;
            char const one = 1;
            if (::write(acknowledged, &one, 1) != 1) break;
        }
    } catch (std::bad_alloc const&) {
        _exit(3); // the file was closed on the way, without memory
    }
    _exit(0);
}

TEST(AProgramWithoutMemory, MayEndButLosesNoActThatWasSafeAndLeavesASoundFile) {
    bool const all = std::getenv("FLAGFALL_FAULTS") != nullptr;
    int ended = 0;
    int tried = 0;
    for (long nth = 0; nth < (all ? 800 : 60); nth += all ? 1 : 3) {
        TempFolder folder;
        fs::path const path = folder / "e.flagfall";
        makeEvent(path, 3);
        int pipes[2] = {};
        ASSERT_EQ(pipe(pipes), 0);
        pid_t const child = fork();
        if (child == 0) {
            if (!std::freopen("/dev/null", "w", stderr)) _exit(2);
            writeWithLittleMemory(path, nth, pipes[1]);
        }
        close(pipes[1]);
        std::int64_t safe = 3;
        for (char one = 0; read(pipes[0], &one, 1) == 1;) ++safe;
        close(pipes[0]);
        int status = 0;
        waitpid(child, &status, 0);
        ended += WIFSIGNALED(status) || WEXITSTATUS(status) != 0 ? 1 : 0;
        ++tried;
        auto journal = SqliteJournal::open(path, Access::ReadWrite);
        ASSERT_TRUE(journal) << nth << ": " << journal.error();
        auto const found = (*journal)->readAfter(Seq{0}).value();
        ASSERT_GE(std::ssize(found), safe) << nth;
        ASSERT_LE(std::ssize(found), safe + 1) << nth;
    }
    std::printf("%d times no memory from the nth allocation on: %d programs ended, no act lost\n", tried, ended);
}

using ScarceJob = std::function<void(fs::path const& from, fs::path const& to)>;

[[noreturn]] void workWithLittleMemory(ScarceJob const& job, fs::path const& from, fs::path const& to, long nth) {
    if (!std::freopen("/dev/null", "w", stderr)) _exit(2);
    takeSqlitesMemory();
    granted = nth;
    try {
        job(from, to);
    } catch (...) {
        _exit(3);
    }
    _exit(0);
}

TEST(AProgramWithoutMemory, ThatOpensCopiesOrRescuesHarmsNothingAndLeavesAWholeFileOrNone) {
    bool const all = std::getenv("FLAGFALL_FAULTS") != nullptr;
    ScarceJob const jobs[] = {
        [](fs::path const& from, fs::path const&) { (void)SqliteJournal::open(from, Access::ReadWrite); },
        [](fs::path const& from, fs::path const& to) {
            if (auto journal = SqliteJournal::open(from, Access::ReadOnly)) (void)(*journal)->backupTo(to);
        },
        [](fs::path const& from, fs::path const& to) {
            auto journal = SqliteJournal::open(from, Access::ReadOnly);
            if (!journal) return;
            auto const found = (*journal)->salvage();
            (void)SqliteJournal::createWhole(to, [&](SqliteJournal& made) { return appendAll(made, found.rows); });
        }};
    int whole = 0;
    int tried = 0;
    for (ScarceJob const& job : jobs)
        for (long nth = 0; nth < 400'000; nth += all ? 1 + nth / 200 : 1 + nth / 3) {
            TempFolder folder;
            fs::path const from = folder / "e.flagfall", to = folder / "new.flagfall";
            makeEvent(from, 30);
            pid_t const child = fork();
            if (child == 0) workWithLittleMemory(job, from, to, nth);
            int status = 0;
            waitpid(child, &status, 0);
            ++tried;
            auto const source = SqliteJournal::open(from, Access::ReadWrite);
            ASSERT_TRUE(source) << nth << ": " << source.error();
            ASSERT_EQ((*source)->readAfter(Seq{0}).value().size(), 30U) << nth;
            if (!fs::exists(to)) continue;
            ++whole;
            auto const target = verified(to);
            ASSERT_FALSE(target.problem) << nth << ": " << *target.problem;
            // Without memory little can be read of the source, and a rescue takes what it has found.
            ASSERT_LE(target.acts, 30) << nth;
        }
    EXPECT_GT(whole, 0) << "or nothing was ever done";
    EXPECT_LT(whole, tried);
    std::printf("%d times no memory for opening, copying or rescuing: %d whole files, no others\n", tried, whole);
}

} // namespace
} // namespace flagfall::storage::test
