// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/desk.h"
#include "app/storage/sqlite_journal.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// When the child is killed: so long after it has told of so many acts, however slow the machine is.
struct Blow {
    int safeActs = 0;
    std::chrono::microseconds after{};
};

/// Starts the child on the file, kills it without warning, and returns the newest act that it had been told is safe.
std::int64_t playUntilKilled(std::filesystem::path const& file, Blow blow) {
    int pipe[2];
    if (::pipe(pipe) != 0) return -1;
    std::string const program = BINARY_DIR "/crash_child";
    pid_t const child = ::fork();
    if (child == 0) {
        ::dup2(pipe[1], STDOUT_FILENO);
        ::close(pipe[0]);
        ::execl(program.c_str(), program.c_str(), file.c_str(), nullptr);
        ::_exit(127);
    }
    ::close(pipe[1]);
    FILE* const words = ::fdopen(pipe[0], "r");
    std::int64_t safe = 0;
    auto const hear = [&] {
        long long seq = 0;
        if (std::fscanf(words, "safe %lld", &seq) != 1) return false;
        safe = seq;
        return true;
    };
    for (int act = 0; act < blow.safeActs && hear(); ++act) {
    }
    std::this_thread::sleep_for(blow.after);
    ::kill(child, SIGKILL);
    while (hear()) {
    }
    std::fclose(words);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the child ended by itself: " << WEXITSTATUS(status);
    return safe;
}

bool runs(Board const& board) { return board.clock && board.clock->phase == clock::Phase::Running; }

TEST(Crash, AfterKillNineNoActIsMissingThatWasToldToBeSafe) {
    auto const folder = std::filesystem::temp_directory_path() / ("flagfall-crash-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    auto const file = folder / "event.flagfall";
    std::mt19937 random{20261121};
    std::int64_t before = 0;
    int withRunningClocks = 0;
    char const* const asked = std::getenv("FLAGFALL_FAULTS");
    int const kills = asked ? std::atoi(asked) / 4 : 40;
    for (int kill = 0; kill < kills; ++kill) {
        std::int64_t const safe =
            playUntilKilled(file, {static_cast<int>(random() % 60), std::chrono::microseconds{random() % 5'000}});
        if (!std::filesystem::exists(file)) continue;       // killed before it began
        if (std::filesystem::file_size(file) > 4'000'000) { // a new evening: each opening reads all of it
            std::filesystem::remove(file);
            std::filesystem::remove(file.string() + "-wal");
            std::filesystem::remove(file.string() + "-shm");
            before = 0;
            continue;
        }
        auto journal = storage::SqliteJournal::open(file, storage::Access::ReadWrite);
        ASSERT_TRUE(journal) << "kill " << kill << ": " << journal.error().detail;
        auto const rows = (*journal)->readAfter(Seq{0});
        ASSERT_TRUE(rows) << "kill " << kill << ": " << rows.error().detail;
        EXPECT_GE(static_cast<std::int64_t>(rows->size()), safe) << "kill " << kill;
        EXPECT_GE(static_cast<std::int64_t>(rows->size()), before) << "kill " << kill;
        before = static_cast<std::int64_t>(rows->size());

        auto history = replay(*rows);
        ASSERT_TRUE(history) << "kill " << kill << ", act " << history.error().seq.value();
        EventState const crashed = history->state();
        // What the next program does first: the clocks that ran come back paused, no later than the last sign of life.
        auto const beat = (*journal)->lastBeat();
        clock::Instant const alive =
            std::max(rows->empty() ? clock::Instant{} : rows->back().at, beat ? beat->at : clock::Instant{});
        ASSERT_FALSE(history->append({Seq{before + 1}, {}, {}, {}, DeskOpened{"", "", 0, 0, alive + 1h, alive, true}}));
        for (Round const& round : crashed.rounds) {
            for (Board const& board : round.boards) {
                Board const& reopened = *history->state().round(round.number)->board(board.number);
                if (!runs(board)) continue;
                ++withRunningClocks;
                ASSERT_TRUE(reopened.recovery);
                EXPECT_EQ(reopened.clock->phase, clock::Phase::Paused);
                auto const was = read(*board.clock, std::max(alive, board.clock->anchor));
                auto const is = read(*reopened.clock, alive + 2h);
                EXPECT_EQ(is.sides.white.main, was.sides.white.main);
                EXPECT_EQ(is.sides.black.main, was.sides.black.main);
            }
        }
    }
    EXPECT_GT(withRunningClocks, 20) << "the kills have to come while clocks run";
    std::printf("%d kills of a desk at work, %d clocks ran: no act lost\n", kills, withRunningClocks);
    std::filesystem::remove_all(folder);
}

} // namespace
} // namespace flagfall::session
