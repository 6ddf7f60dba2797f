// SPDX-License-Identifier: GPL-3.0-or-later
// A long day: eight hours of a hall, with results taken back and entered again. What it costs stays in proportion.
#include "app/session/desk/desk.h"
#include "app/storage/sqlite_journal.h"
#include "tests/support/big_hall.h"
#include "tests/support/fake_ticks.h"
#include "tests/support/temp_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <future>

#include <unistd.h>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

struct Nobody final : Desk::Listener {
    void committed(std::vector<RecordedAct> const& acts, bool unsaved) override {
        told += std::ssize(acts);
        anythingUnsaved = anythingUnsaved || unsaved;
    }
    void gaveWay(Seq) override {}
    void saving(std::optional<JournalProblem> problem) override { refused = refused || problem; }
    std::atomic<std::int64_t> told = 0;
    std::atomic<bool> anythingUnsaved = false, refused = false;
};

std::int64_t residentBytes() {
    std::ifstream status("/proc/self/statm");
    std::int64_t all = 0, resident = 0;
    status >> all >> resident;
    return resident * sysconf(_SC_PAGESIZE);
}

constexpr int boards = 60;

/// Everything that has been submitted is on the disk when it returns.
void settle(Desk& desk) {
    std::promise<void> done;
    desk.submit(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}}, Confirmation::Yes, desk.now(),
                [&done](auto const&) { done.set_value(); });
    done.get_future().wait();
}

TEST(ALongDay, CostsMemoryAndOpeningInProportionToItsActs) {
    bool const full = std::getenv("FLAGFALL_FAULTS") != nullptr;
    std::int64_t const wanted = full ? 200'000 : 12'000;
    flagfall::test::TempFolder folder;
    auto const path = folder / "day.flagfall";
    auto const hall = BigHall(boards, "1000+30").journal();
    auto const rows = hall->readAfter(Seq{0}).value();
    auto journal = storage::SqliteJournal::create(path).value();
    ASSERT_TRUE(journal->append(Seq{0}, std::vector<NewRow>(rows.begin(), rows.end())));
    FakeTicks ticks;
    Nobody window;
    std::int64_t const before = residentBytes();
    auto desk = Desk::open(std::move(journal), ticks, window, {"desk", "A. Arbiter"}, "soak").value();
    desk->submit(StartClocks{RoundNumber{1}, {}}, Confirmation::Yes, desk->now(), {});
    auto const betweenActs = std::chrono::nanoseconds{8h} / wanted;
    std::int64_t submitted = 0;
    for (std::int64_t n = 0; window.told < wanted; ++n) {
        ticks.pass(betweenActs);
        BoardNumber const board{static_cast<int>(n % (boards - 1)) + 1};
        Colour const by = n / (boards - 1) % 2 == 0 ? Colour::White : Colour::Black;
        desk->submit(PressLever{RoundNumber{1}, board, by}, Confirmation::Yes, desk->now(), {});
        if (n % 16 == 0) {
            desk->submit(
                EnterResult{RoundNumber{1}, BoardNumber{boards}, n % 32 == 0 ? Result::Draw : Result::WhiteWins},
                Confirmation::Yes, desk->now(), {});
            desk->submit(Undo{}, Confirmation::Yes, desk->now(), {});
        }
        if (++submitted % 500 == 0) settle(*desk);
        ASSERT_LT(n, 4 * wanted) << "nothing happens any more";
    }
    settle(*desk);
    EXPECT_FALSE(window.refused);
    EXPECT_FALSE(window.anythingUnsaved);
    auto const perAct = static_cast<double>(residentBytes() - before) / static_cast<double>(wanted);
    desk.reset();

    std::clock_t const started = std::clock(); // what others do on the machine does not count
    auto loaded = load(storage::SqliteJournal::open(path, storage::Access::ReadWrite).value());
    constexpr double microseconds = 1e6;
    auto const opening =
        static_cast<double>(std::clock() - started) * microseconds / CLOCKS_PER_SEC / static_cast<double>(wanted);
    ASSERT_TRUE(loaded);
    EXPECT_GE(loaded->history.last().value(), wanted);
    // What is not linear takes hundreds.
    EXPECT_LT(opening, 60) << "microseconds of the processor an act";
    EXPECT_LT(perAct, full ? 1'200 : 3'000) << "bytes an act; what the program needs anyway counts more in a short day";
    std::printf("%lld acts in eight hours: %.0f bytes an act, opening %.1f us an act\n", static_cast<long long>(wanted),
                perAct, opening);
}

} // namespace
} // namespace flagfall::session
