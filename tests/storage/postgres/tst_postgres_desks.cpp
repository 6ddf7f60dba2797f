// SPDX-License-Identifier: GPL-3.0-or-later
// Two desks at one event: both play, and both tell the same in the end.
#include "app/session/desk/desk.h"
#include "app/storage/conversion.h"
#include "app/storage/key_folder.h"
#include "tests/storage/postgres/postgres_fixtures.h"
#include "tests/support/big_hall.h"
#include "tests/support/fake_ticks.h"
#include "tests/support/temp_folder.h"

#include <gmock/gmock.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>

namespace flagfall::storage::test {
namespace {

using namespace std::chrono_literals;
using namespace flagfall::session;

/// Hears what its desk tells and keeps its own copy of the event, as a window does.
class Hearing final : public Desk::Listener {
public:
    void committed(std::vector<RecordedAct> const& acts, bool) override {
        std::lock_guard const lock{m_mutex};
        for (RecordedAct const& act : acts) EXPECT_FALSE(m_history.append(act));
        m_changed.notify_all();
    }
    void gaveWay(Seq to) override {
        std::lock_guard const lock{m_mutex};
        m_history.truncate(to);
    }
    void saving(std::optional<JournalProblem> problem) override {
        std::lock_guard const lock{m_mutex};
        m_problem = std::move(problem);
        m_changed.notify_all();
    }
    void startFrom(History history) {
        std::lock_guard const lock{m_mutex};
        m_history = std::move(history);
    }
    template <typename Condition>
    bool waitUntil(Condition condition) {
        std::unique_lock lock{m_mutex};
        return m_changed.wait_for(lock, 10s, [&] { return condition(m_history); });
    }
    /// `meanwhile` is done every now and then until it is so.
    bool soonRefusing(bool wanted, std::function<void()> const& meanwhile = [] {}) {
        for (int tries = 0; tries < 20; ++tries) {
            meanwhile();
            std::unique_lock lock{m_mutex};
            if (m_changed.wait_for(lock, 500ms, [&] { return m_problem.has_value() == wanted; })) return true;
        }
        return false;
    }
    [[nodiscard]] History history() const {
        std::lock_guard const lock{m_mutex};
        return m_history;
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    History m_history;
    std::optional<JournalProblem> m_problem;
};

/// A desk with its machine and its window.
struct Place {
    FakeTicks ticks;
    Hearing window;
    flagfall::test::TempFolder keys; ///< of its computer, by which the desks are told apart
    std::unique_ptr<Desk> desk;

    void opens(OnServer const& where, std::string const& station, PostgresJournal::Patience patience = {}) {
        auto journal = where.opened();
        journal->be(patience);
        journal->keepKeysIn(std::make_shared<KeyFolder>(keys.path()));
        auto opened = Desk::open(std::move(journal), ticks, window, {station, "A. Arbiter"}, "Flagfall test");
        if (!opened) throw std::runtime_error("the desk does not open");
        desk = std::move(*opened);
        window.startFrom(desk->takeOpened());
    }
    Expected<Seq, Objection> tries(Command command) {
        std::promise<Expected<Seq, Objection>> answer;
        desk->submit(std::move(command), Confirmation::Yes, desk->now(),
                     [&answer](auto result) { answer.set_value(std::move(result)); });
        return answer.get_future().get();
    }
    void enters(int board, Result result) {
        auto const done = tries(EnterResult{RoundNumber{1}, BoardNumber{board}, result});
        EXPECT_TRUE(done) << board;
    }
};

struct TwoDesks : testing::Test {
    OnServer where;
    static constexpr int boards = 60;
    Place first, second;

    TwoDesks() {
        auto const made = where.created();
        auto const rows = BigHall(boards).journal()->readAfter(Seq{0}).value();
        EXPECT_TRUE(appendAll(*made, rows));
    }
    static Result resultOf(int board) {
        return board % 3 == 0 ? Result::Draw : board % 3 == 1 ? Result::WhiteWins : Result::BlackWins;
    }
    [[nodiscard]] History inTheJournal() const {
        return replay(where.opened(Access::ReadOnly)->readAfter(Seq{0}).value()).value();
    }
    /// What each board shows, and the newest act.
    static std::string told(History const& history) {
        std::string text = std::to_string(history.last().value());
        for (Board const& board : history.state().rounds.front().boards)
            text += board.result ? " " + std::to_string(static_cast<int>(*board.result)) : " -";
        return text;
    }
    void expectTheSameEverywhere() {
        History const kept = inTheJournal();
        for (Place* const place : {&first, &second}) {
            EXPECT_TRUE(place->window.waitUntil([&](History const& known) { return known.last() == kept.last(); }));
            EXPECT_EQ(told(place->window.history()), told(kept));
        }
    }
};

TEST_F(TwoDesks, EnterResultsAtOnceAndTellTheSame) {
    first.opens(where, "Desk 1");
    second.opens(where, "Desk 2");
    std::thread beside([this] {
        for (int board = 2; board <= boards; board += 2) second.enters(board, resultOf(board));
    });
    for (int board = 1; board <= boards; board += 2) first.enters(board, resultOf(board));
    beside.join();
    expectTheSameEverywhere();
    History const kept = inTheJournal();
    for (Board const& board : kept.state().rounds.front().boards)
        EXPECT_EQ(board.result, resultOf(board.number.value())) << board.number.value();
}

TEST_F(TwoDesks, EnterTheSameResultAtOnceAndItStandsOnce) {
    first.opens(where, "Desk 1");
    second.opens(where, "Desk 2");
    auto const before = inTheJournal().last().value();
    std::thread beside([this] {
        for (int board = 1; board <= 20; ++board) second.enters(board, Result::Draw);
    });
    for (int board = 1; board <= 20; ++board) first.enters(board, Result::Draw);
    beside.join();
    expectTheSameEverywhere();
    EXPECT_EQ(inTheJournal().last().value(), before + 20);
}

TEST_F(TwoDesks, HearOfEachOtherWithoutAsking) {
    first.opens(where, "Desk 1");
    second.opens(where, "Desk 2");
    first.enters(7, Result::WhiteWins);
    EXPECT_TRUE(second.window.waitUntil([](History const& known) {
        return known.state().rounds.front().board(BoardNumber{7})->result == Result::WhiteWins;
    }));
    expectTheSameEverywhere();
}

TEST_F(TwoDesks, GoOnWhenTheirConnectionsAreCutAndSoDoesTheOneThatIsLeft) {
    first.opens(where, "Desk 1");
    second.opens(where, "Desk 2");
    std::atomic<bool> done = false;
    std::thread cutter([&] {
        auto sql = where.meddler();
        while (!done) {
            sql.does("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flagfall'"
                     " AND pid <> pg_backend_pid()");
            std::this_thread::sleep_for(25ms);
        }
    });
    std::thread beside([this] {
        for (int board = 2; board <= boards; board += 2) second.enters(board, resultOf(board));
    });
    for (int board = 1; board <= boards; board += 2) first.enters(board, resultOf(board));
    beside.join();
    done = true;
    cutter.join();
    expectTheSameEverywhere();
    second.desk.reset();
    first.enters(1, Result::Draw);
    EXPECT_EQ(inTheJournal().last(), first.window.history().last());
}

TEST_F(TwoDesks, RunTheClocksThatEachHasStartedAndLeaveTheOthersAlone) {
    first.opens(where, "Desk 1");
    EXPECT_EQ(first.desk->numberAmongDesks(), 1);
    ASSERT_TRUE(first.tries(StartClocks{RoundNumber{1}, {BoardNumber{1}}}));
    second.opens(where, "Desk 2");
    EXPECT_EQ(second.desk->numberAmongDesks(), 2);
    ASSERT_TRUE(second.tries(StartClocks{RoundNumber{1}, {BoardNumber{2}}}));
    EXPECT_TRUE(second.tries(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White})) << "it is told of at once";
    second.desk.reset();
    second.opens(where, "Desk 2");
    History const journal = inTheJournal();
    auto const& boards = journal.state().rounds.front().boards;
    EXPECT_EQ(boards[0].clock->phase, clock::Phase::Running);
    EXPECT_EQ(boards[0].desk, 1);
    EXPECT_FALSE(boards[0].recovery);
    EXPECT_EQ(boards[1].clock->phase, clock::Phase::Paused) << "its own desk was closed";
    ASSERT_TRUE(first.window.waitUntil([](History const& known) {
        return known.state().rounds.front().boards[1].clock->phase == clock::Phase::Paused;
    }));
    ASSERT_TRUE(first.tries(ResumeClocks{RoundNumber{1}, {BoardNumber{2}}}));
    first.desk.reset();
    History const closed = inTheJournal();
    for (Board const& board : closed.state().rounds.front().boards)
        EXPECT_NE(board.clock->phase, clock::Phase::Running) << "both were the first desk's";
}

TEST_F(TwoDesks, TakeClocksOverAndTheOneThatHasLostThemRunsThemNoMore) {
    first.opens(where, "Desk 1");
    second.opens(where, "Desk 2");
    ASSERT_TRUE(first.tries(StartClocks{RoundNumber{1}, {BoardNumber{1}}}));
    first.ticks.pass(5s);
    first.desk->wake(); // a sign of life
    auto beats = where.opened(Access::ReadOnly)->beats();
    for (int tries = 0; tries < 200 && (beats.empty() || beats.front().at != first.desk->now()); ++tries) {
        std::this_thread::sleep_for(10ms);
        beats = where.opened(Access::ReadOnly)->beats();
    }
    ASSERT_EQ(beats.size(), 1u);
    EXPECT_EQ(beats.front().desk, 1);
    second.ticks.pass(25s);
    ASSERT_TRUE(second.tries(TakeOverClocks{}));
    auto const lost = [](History const& known) {
        Board const& board = known.state().rounds.front().boards.front();
        return board.desk == 2 && board.recovery && board.recovery->reopened - board.recovery->crashedAfter == 20s;
    };
    EXPECT_TRUE(first.window.waitUntil(lost));
    ASSERT_TRUE(second.tries(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastHeartbeat}));
    ASSERT_TRUE(second.tries(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}}));
    first.ticks.pass(10min); // the flag falls: the second desk says when
    first.desk->wake();
    first.enters(5, Result::Draw);
    first.desk.reset();
    History const kept = inTheJournal();
    EXPECT_EQ(kept.state().rounds.front().boards.front().clock->phase, clock::Phase::Running);
    EXPECT_EQ(kept.state().rounds.front().boards.front().clock->sides.white.main, 177s);
    for (RecordedAct const& act : kept.acts()) EXPECT_FALSE(std::holds_alternative<ClockReported>(act.act));
}

TEST_F(TwoDesks, PlayOnWithoutTheServerAndSaveWhenItIsBack) {
    PostgresServer own;
    where.address = addressOf(own.event("e"));
    ASSERT_TRUE(appendAll(*where.created(), BigHall(4).journal()->readAfter(Seq{0}).value()));
    first.opens(where, "Desk 1", {.answer = 2s, .connection = 200ms});
    ASSERT_TRUE(first.tries(StartClocks{RoundNumber{1}, {}}));
    own.stop();
    EXPECT_TRUE(first.tries(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White}))
        << "a game cannot wait for a server";
    EXPECT_TRUE(first.window.soonRefusing(true));
    EXPECT_FALSE(first.tries(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw}));
    own.start();
    first.ticks.pass(2s); // it asks the server again every second
    first.desk->wake();
    EXPECT_TRUE(first.window.soonRefusing(false));
    first.enters(2, Result::Draw);
    History const kept = inTheJournal();
    EXPECT_EQ(told(kept), told(first.window.history()));
    EXPECT_EQ(kept.state().rounds.front().board(BoardNumber{1})->clock->sides.white.movesCompleted, 1);
    first.desk.reset();
}

TEST_F(TwoDesks, HearThatTheServerIsBackAlsoWhereNothingWaitsToBeSaved) {
    PostgresServer own;
    where.address = addressOf(own.event("e"));
    ASSERT_TRUE(appendAll(*where.created(), BigHall(4).journal()->readAfter(Seq{0}).value()));
    first.opens(where, "Desk 1", {.answer = 2s, .connection = 200ms});
    own.stop();
    EXPECT_FALSE(first.tries(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw}));
    EXPECT_TRUE(first.window.soonRefusing(true));
    first.ticks.pass(2s);
    first.desk->wake();
    std::this_thread::sleep_for(500ms);
    EXPECT_TRUE(first.window.soonRefusing(true)) << "it is still away";
    own.start();
    EXPECT_TRUE(first.window.soonRefusing(false, [&] {
        first.ticks.pass(2s);
        first.desk->wake();
    }));
    first.enters(2, Result::Draw);
    EXPECT_EQ(inTheJournal().last(), first.window.history().last());
    first.desk.reset();
}

} // namespace
} // namespace flagfall::storage::test
