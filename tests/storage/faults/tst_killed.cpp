// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is killed in the middle of making a new file of an old one.
#include "tests/storage/faults/works.h"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <random>

#include <sys/wait.h>
#include <unistd.h>

namespace flagfall::storage::test {
namespace {

struct AProgramThatMakesAFile : testing::TestWithParam<Work> {
    TempFolder folder;
    fs::path from = folder / "from.flagfall";
    fs::path to = folder / "to.flagfall";

    void SetUp() override { beginAnew(); }
    void beginAnew() {
        for (std::string const& name : folder.names()) fs::remove(folder / name);
        GetParam().begin(from);
    }
    /// Whether it was still at work.
    bool killAfter(std::chrono::microseconds time) {
        pid_t const child = fork();
        if (child == 0) {
            (void)GetParam().make(from, to);
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
    auto const started = std::chrono::steady_clock::now();
    ASSERT_TRUE(GetParam().make(from, to));
    auto const whole =
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - started);
    std::mt19937 random(2026);
    std::uniform_int_distribution<std::int64_t> any(0, whole.count() + whole.count() / 4);
    int atWork = 0;
    int done = 0;
    beginAnew();
    for (int n = 0; n < kills; ++n) {
        atWork += killAfter(std::chrono::microseconds{any(random)}) ? 1 : 0;
        ASSERT_EQ(whatIsWrong(GetParam(), from, to), "") << n;
        // What was made is there, or it is made again past what is left.
        bool const isDone = whatIsMissing(GetParam(), from, to).empty();
        done += isDone ? 1 : 0;
        if (isDone || fs::exists(to)) beginAnew();
    }
    if (!fs::exists(to)) {
        ASSERT_TRUE(GetParam().make(from, to));
    }
    for (std::string const& name : folder.names())
        EXPECT_THAT(name, testing::Not(testing::HasSubstr("flagfall.part-"))) << "tidied";
    EXPECT_GT(atWork, kills / 4) << "or it was always done already";
    std::printf("%s: killed %d times, %d of them at work; %d whole files, no others\n", GetParam().name, kills, atWork,
                done);
}

INSTANTIATE_TEST_SUITE_P(Each, AProgramThatMakesAFile, testing::ValuesIn(everyWork()),
                         [](auto const& info) { return std::string(info.param.name); });

} // namespace
} // namespace flagfall::storage::test
