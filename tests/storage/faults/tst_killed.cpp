// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is killed in the middle of making a new file of an old one.
#include "app/session/desk/journal_writer.h"
#include "app/storage/conversion.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <future>
#include <random>

#include <sys/wait.h>
#include <unistd.h>

namespace flagfall::storage::test {
namespace {

constexpr int written = 1'500;

struct Job {
    char const* name;
    /// Makes `to` of `from`.
    std::function<void(fs::path const& from, fs::path const& to)> work;
};

void PrintTo(Job const& job, std::ostream* out) { *out << job.name; }

void copy(fs::path const& from, fs::path const& to) {
    (void)SqliteJournal::open(from, Access::ReadOnly).value()->backupTo(to);
}

void rescue(fs::path const& from, fs::path const& to) {
    auto const found = SqliteJournal::open(from, Access::ReadOnly).value()->salvage();
    (void)SqliteJournal::createWhole(to, [&found](SqliteJournal& journal) { return appendAll(journal, found.rows); });
}

/// A whole tournament comes in one command, and so in one append.
void bringIn(fs::path const& from, fs::path const& to) {
    auto const rows = SqliteJournal::open(from, Access::ReadOnly).value()->readAfter(Seq{0}).value();
    std::vector<NewRow> const all(rows.begin(), rows.end());
    auto journal = SqliteJournal::create(to);
    if (journal) (void)(*journal)->append(Seq{0}, all);
}

/// As "save as a new file" does; with files that belong to acts.
void moveOn(fs::path const& from, fs::path const& to) {
    auto journal = SqliteJournal::open(from, Access::ReadOnly).value();
    auto const rows = journal->readAfter(Seq{0}).value();
    std::vector<NewRow> const all(rows.begin(), rows.end());
    std::promise<session::JournalWriter::Move> moved;
    session::JournalWriter writer(std::move(journal), rows.back().seq, [](auto const&) {});
    writer.moveTo(SqliteJournal::maker(to), all, {}, [&moved](auto move) { moved.set_value(std::move(move)); });
    (void)moved.get_future().get();
}

struct AProgramThatMakesAFile : testing::TestWithParam<Job> {
    TempFolder folder;
    fs::path from = folder / "from.flagfall";
    fs::path to = folder / "to.flagfall";

    void SetUp() override {
        auto journal = SqliteJournal::create(from).value();
        ASSERT_TRUE(journal->append(Seq{0}, acts(1, written)));
    }
    /// Whether it was still at work.
    bool killAfter(std::chrono::microseconds time) {
        pid_t const child = fork();
        if (child == 0) {
            GetParam().work(from, to);
            _exit(0);
        }
        usleep(static_cast<useconds_t>(time.count()));
        ::kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        return WIFSIGNALED(status);
    }
};

TEST_P(AProgramThatMakesAFile, AndIsKilledLeavesAWholeOneOrNoneAndHarmsNothing) {
    char const* const asked = std::getenv("FLAGFALL_FAULTS");
    int const kills = asked ? std::atoi(asked) / 4 : 25;
    bool const isImport = std::string_view(GetParam().name) == "Import";
    auto const started = std::chrono::steady_clock::now();
    GetParam().work(from, to);
    auto const whole =
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - started);
    std::mt19937 random(2026);
    std::uniform_int_distribution<std::int64_t> any(0, whole.count() + whole.count() / 4);
    int atWork = 0;
    int made = 0;
    for (int n = 0; n < kills; ++n) {
        for (char const* const ending : {"", "-wal", "-shm"}) fs::remove(to.string() + ending);
        atWork += killAfter(std::chrono::microseconds{any(random)}) ? 1 : 0;
        auto const source = verified(from);
        ASSERT_FALSE(source.problem) << *source.problem;
        ASSERT_EQ(source.acts, written);
        if (!fs::exists(to)) continue;
        ++made;
        auto const target = verified(to);
        ASSERT_FALSE(target.problem) << n << ": " << *target.problem;
        // A new event is there before anything is imported into it.
        ASSERT_TRUE(target.acts == written || (isImport && target.acts == 0)) << n << ": " << target.acts << " acts";
    }
    GetParam().work(folder / "from.flagfall", folder / "last.flagfall");
    for (std::string const& name : folder.names())
        EXPECT_THAT(name, testing::Not(testing::HasSubstr("last.flagfall.part")));
    EXPECT_GT(atWork, kills / 4) << "or it was always done already";
    std::printf("%s: killed %d times, %d of them at work; %d whole files, no others\n", GetParam().name, kills, atWork,
                made);
}

INSTANTIATE_TEST_SUITE_P(Each, AProgramThatMakesAFile,
                         testing::Values(Job{"Copy", copy}, Job{"Rescue", rescue}, Job{"Import", bringIn},
                                         Job{"Move", moveOn}),
                         [](auto const& info) { return std::string(info.param.name); });

} // namespace
} // namespace flagfall::storage::test
