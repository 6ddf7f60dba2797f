// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/desk.h"
#include "app/session/journal/file_digest.h"
#include "app/session/sealing/lock.h"
#include "app/storage/memory_journal.h"
#include "clock/methods.h"
#include "tests/support/fake_ticks.h"
#include "tests/support/story.h"

#include <future>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// A journal that outlives its desk, as a file does.
class SharedJournal final : public Journal {
public:
    explicit SharedJournal(storage::MemoryJournal& inner, std::function<void()> beforeAppend = {})
        : m_inner(inner), m_beforeAppend(std::move(beforeAppend)) {}
    Expected<Seq, JournalProblem> append(Seq last, std::span<NewRow const> rows) override {
        if (m_beforeAppend) m_beforeAppend();
        return m_inner.append(last, rows);
    }
    Expected<std::vector<Row>, JournalProblem> readAfter(Seq after) override { return m_inner.readAfter(after); }
    Seal seal() override { return m_inner.seal(); }
    std::vector<Seq> refusedAndFound() override { return m_inner.refusedAndFound(); }
    void forgetRefused() override { m_inner.forgetRefused(); }
    Expected<std::string, JournalProblem> file(std::string const& sha256) override { return m_inner.file(sha256); }
    Expected<void, JournalProblem> mendFile(std::string const& bytes) override { return m_inner.mendFile(bytes); }
    void tellOfOthers(std::function<void()> told) override { m_inner.tellOfOthers(std::move(told)); }
    void beat(Heartbeat const& heartbeat) override { m_inner.beat(heartbeat); }
    std::optional<Heartbeat> lastBeat() override { return m_inner.lastBeat(); }
    std::vector<Heartbeat> beats() override { return m_inner.beats(); }
    bool isShared() const override { return m_inner.isShared(); }

private:
    storage::MemoryJournal& m_inner;
    std::function<void()> m_beforeAppend;
};

/// Hears what the desk tells and keeps its own copy of the event, as a window does.
class Window final : public Desk::Listener {
public:
    void committed(std::vector<RecordedAct> const& acts, bool unsaved) override {
        std::lock_guard const lock{m_mutex};
        for (RecordedAct const& act : acts) EXPECT_FALSE(m_history.append(act));
        m_unsaved = unsaved;
        m_changed.notify_all();
    }
    void gaveWay(Seq to) override {
        std::lock_guard const lock{m_mutex};
        m_history.truncate(to);
    }
    void saving(std::optional<JournalProblem> problem) override {
        std::lock_guard const lock{m_mutex};
        m_problem = problem;
        m_complained = m_complained || problem;
        m_changed.notify_all();
    }
    void startFrom(History const& history) {
        std::lock_guard const lock{m_mutex};
        m_history = history;
    }
    template <typename Condition>
    bool waitUntil(Condition condition) {
        std::unique_lock lock{m_mutex};
        return m_changed.wait_for(lock, 5s, [&] { return condition(m_history.state()); });
    }
    /// The disk takes acts, now or in a moment.
    [[nodiscard]] bool soonSaved() {
        std::unique_lock lock{m_mutex};
        return m_changed.wait_for(lock, 5s, [this] { return !m_problem; });
    }
    [[nodiscard]] EventState state() const {
        std::lock_guard const lock{m_mutex};
        return m_history.state();
    }
    [[nodiscard]] bool unsaved() const {
        std::lock_guard const lock{m_mutex};
        return m_unsaved;
    }
    /// Whether the disk was ever said to refuse.
    [[nodiscard]] bool complained() const {
        std::lock_guard const lock{m_mutex};
        return m_complained;
    }
    [[nodiscard]] History history() const {
        std::lock_guard const lock{m_mutex};
        return m_history;
    }
    [[nodiscard]] std::optional<JournalProblem> problem() const {
        std::lock_guard const lock{m_mutex};
        return m_problem;
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    History m_history;
    bool m_unsaved = false;
    std::optional<JournalProblem> m_problem;
    bool m_complained = false;
};

/// A press from a lever box with a clock of its own: stamped at one moment, delivered at another one.
struct Delivered {
    clock::Span stamped;
    clock::Span delivered;
    Colour by;
};

class DeskTest : public testing::Test {
protected:
    /// What became of it.
    std::optional<JournalFault> movesTo(storage::MemoryJournal& other) {
        std::promise<std::optional<JournalProblem>> answer;
        auto const make = [&other](Fill const& fill) -> Expected<std::unique_ptr<Journal>, JournalProblem> {
            auto journal = std::make_unique<SharedJournal>(other, [] {});
            if (auto filled = fill(*journal); !filled) return refused(std::move(filled.error()));
            return std::unique_ptr<Journal>(std::move(journal));
        };
        desk->moveTo(make, [&answer](auto move) { answer.set_value(move.problem); });
        auto const problem = answer.get_future().get();
        return problem ? std::optional(problem->fault) : std::nullopt;
    }
    void opens() {
        auto opened = Desk::open(std::make_unique<SharedJournal>(journal, [this] { anotherIsFirst(); }), ticks, window,
                                 {"desk", "A. Arbiter"}, "Flagfall test");
        ASSERT_TRUE(opened);
        desk = std::move(*opened);
        window.startFrom(desk->takeOpened());
    }
    Expected<Seq, Objection> tries(Command command, Confirmation confirmation = Confirmation::NotAsked) {
        std::promise<Expected<Seq, Objection>> promise;
        auto answer = promise.get_future();
        desk->submit(std::move(command), confirmation, desk->now(),
                     [&](auto result) { promise.set_value(std::move(result)); });
        return answer.get();
    }
    void does(Command command, Confirmation confirmation = Confirmation::Yes) {
        auto const result = tries(std::move(command), confirmation);
        ASSERT_TRUE(result) << "refused";
    }
    Expected<Seq, Objection> stationTries(Attendant const& station, Command command) {
        std::promise<Expected<Seq, Objection>> promise;
        auto answer = promise.get_future();
        desk->submitFor(station, std::move(command), Confirmation::NotAsked, desk->now(),
                        [&](auto result) { promise.set_value(std::move(result)); });
        return answer.get();
    }
    void playing(std::string control = "1+0") {
        opens();
        does(OpenEvent{Story::draft(std::move(control))});
        for (auto const* name : {"A", "B", "C", "D"}) does(EnterPlayer{Story::named(name)});
        does(PairRound{});
        does(StartClocks{RoundNumber{1}, {}});
    }
    [[nodiscard]] clock::Instant started() const { return *replay(journal.rows())->state().rounds.front().startedAt; }
    /// Presses on board 1, each stamped and delivered at its time after the start.
    void delivers(std::vector<Delivered> const& presses) {
        clock::Instant const start = started();
        for (Delivered const& press : presses) {
            ticks.pass(start + press.delivered - desk->now());
            desk->submit(PressLever{RoundNumber{1}, BoardNumber{1}, press.by}, Confirmation::NotAsked,
                         start + press.stamped, [this](auto) { ++m_answers; });
        }
        // A question that changes nothing is answered after everything before it that need not wait.
        static_cast<void>(tries(PressLever{RoundNumber{1}, BoardNumber{99}, Colour::White}));
    }
    [[nodiscard]] static clock::Clock clockOf(EventState const& state, int board) {
        return *state.rounds.front().board(BoardNumber{board})->clock;
    }
    /// What was on the desk when the power went: nothing of the orderly end happens.
    void dies() {
        auto const left = journal.rows();
        auto const beat = journal.lastBeat();
        desk.reset();
        journal.startFrom(left);
        if (beat) journal.beat(*beat);
    }

    /// Another desk's act, in the journal before what this desk is about to write.
    void anotherIsFirst() {
        std::lock_guard const lock{m_others};
        for (Act const& act : std::exchange(comesFirst, {})) anotherWrites(act);
    }
    void anotherWrites(Act const& act) {
        NewRow row = encode(act);
        row.origin = {otherIds.next(), "Desk 2", "B. Arbiter", {}, {}};
        journal.appendByAnother({&row, 1});
    }
    void comesBefore(Act act) {
        std::lock_guard const lock{m_others};
        comesFirst.push_back(std::move(act));
    }

    std::mutex m_others;
    std::vector<Act> comesFirst;
    CommandIds otherIds{"Desk 2", "boot", 1, WallTime{}};
    storage::MemoryJournal journal;
    FakeTicks ticks;
    Window window;
    std::unique_ptr<Desk> desk;
    std::atomic<int> m_answers = 0;
};

TEST_F(DeskTest, APersonDoesWhatTheRoleAllowsAndEveryActSaysWhoAndAsWhat) {
    opens();
    does(OpenEvent{Story::draft()});
    EXPECT_EQ(journal.rows().back().origin.role, "") << "no roles were given out";
    std::string const lock = *lockFor("2468");
    does(NamePerson{"A. Chief", Role::ChiefArbiter, lock});

    auto const stranger = tries(EnterPlayer{Story::named("A")});
    ASSERT_FALSE(stranger);
    EXPECT_TRUE(stranger.error().is(Why::NotByThisRole)) << "A. Arbiter is none of the persons";
    EXPECT_EQ(stranger.error().refusal()->role, std::nullopt);
    desk->attend({"desk", "A. Chief"});
    EXPECT_FALSE(tries(EnterPlayer{Story::named("A")})) << "the PIN is missing";

    desk->attend({"desk", "A. Chief", lock});
    does(NamePerson{"C. Helper", Role::ResultHelper});
    for (auto const* name : {"A", "B"}) does(EnterPlayer{Story::named(name)});
    does(PairRound{});
    EXPECT_EQ(journal.rows().back().origin.person, "A. Chief");
    EXPECT_EQ(journal.rows().back().origin.role, "chief-arbiter");

    desk->attend({"desk", "C. Helper"});
    does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    EXPECT_EQ(journal.rows().back().origin.role, "result-helper");
    auto const refused = tries(StartClocks{RoundNumber{1}, {}});
    ASSERT_FALSE(refused);
    ASSERT_TRUE(refused.error().is(Why::NotByThisRole));
    EXPECT_EQ(refused.error().refusal()->role, Role::ResultHelper);
    EXPECT_EQ(refused.error().refusal()->duty, Duty::Clocks);
}

TEST_F(DeskTest, AStationActsAsWhatItWasLetInWhoeverIsAtTheDesk) {
    opens();
    does(OpenEvent{Story::draft()});
    for (auto const* name : {"A", "B"}) does(EnterPlayer{Story::named(name)});
    does(PairRound{});
    Attendant const pad{"Pad A", "Jana", {}, Role::ResultHelper};
    ASSERT_TRUE(stationTries(pad, EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw}));
    EXPECT_EQ(journal.rows().back().origin.station, "Pad A");
    EXPECT_EQ(journal.rows().back().origin.person, "Jana");
    EXPECT_EQ(journal.rows().back().origin.role, "") << "no roles were given out";

    does(NamePerson{"A. Chief", Role::ChiefArbiter});
    desk->attend({"desk", "A. Chief"});
    EXPECT_FALSE(stationTries(pad, StartClocks{RoundNumber{1}, {}}))
        << "the chief arbiter at the desk makes no difference";
    does(ClearResult{RoundNumber{1}, BoardNumber{1}});
    EXPECT_EQ(journal.rows().back().origin.station, "desk");
    ASSERT_TRUE(stationTries(pad, EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins}));
    EXPECT_EQ(journal.rows().back().origin.role, "result-helper") << "though nobody of the name was given one";
}

TEST_F(DeskTest, AResultHelperTakesBackOnlyWhatTheHelperDid) {
    opens();
    does(OpenEvent{Story::draft()});
    does(NamePerson{"A. Chief", Role::ChiefArbiter});
    desk->attend({"desk", "A. Chief"});
    does(NamePerson{"C. Helper", Role::ResultHelper});
    for (auto const* name : {"A", "B"}) does(EnterPlayer{Story::named(name)});
    does(PairRound{});
    desk->attend({"desk", "C. Helper"});
    does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    does(Undo{});
    does(Redo{});
    does(Undo{});
    desk->attend({"desk", "A. Chief"});
    does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    desk->attend({"desk", "C. Helper"});
    auto const refused = tries(Undo{});
    ASSERT_FALSE(refused);
    ASSERT_TRUE(refused.error().is(Why::NotByThisRole)) << "it was the chief arbiter's";
    EXPECT_EQ(refused.error().refusal()->duty, Duty::OthersActs);
    EXPECT_EQ(window.state().rounds[0].boards[0].result, Result::WhiteWins);
}

TEST_F(DeskTest, PlayersPressWhoeverIsAtTheDeskAndTheFileIsClosed) {
    playing();
    does(NamePerson{"A. Chief", Role::ChiefArbiter});
    desk->attend({"desk"});
    ticks.pass(1s);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, clockOf(window.state(), 1).active});
    EXPECT_FALSE(tries(PauseClocks{RoundNumber{1}, {}}));
    does(CloseDesk{});
    EXPECT_EQ(journal.rows().back().kind, "desk.closed");
}

TEST_F(DeskTest, WhatAWindowShowsIsWhatTheJournalHolds) {
    playing();
    auto const replayed = replay(journal.rows());
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed->state().players.size(), window.state().players.size());
    EXPECT_EQ(replayed->last(), Seq{static_cast<std::int64_t>(journal.rows().size())});
    EXPECT_EQ(clockOf(replayed->state(), 1), clockOf(window.state(), 1));
}

TEST_F(DeskTest, RefusalsReachWhoeverAskedAndChangeNothing) {
    playing();
    auto const rows = journal.rows().size();
    auto const result = tries(EnterPlayer{Story::named("E")});
    ASSERT_FALSE(result);
    EXPECT_EQ(std::get<Refusal>(result.error()).why, Why::FieldClosed);
    EXPECT_EQ(journal.rows().size(), rows);
}

TEST_F(DeskTest, AFlagIsRecordedByItselfAtItsExactInstant) { // Laws 6.8: the clock states the fact
    playing();
    ticks.pass(59s + 999ms);
    desk->wake();
    EXPECT_FALSE(clockOf(window.state(), 1).firstFlag);
    ticks.pass(100ms);
    desk->wake();
    ASSERT_TRUE(window.waitUntil([](EventState const& state) { return clockOf(state, 1).firstFlag.has_value(); }));
    auto const started = clockOf(replay(journal.rows())->at(Seq{8}), 1).anchor;
    EXPECT_EQ(clockOf(window.state(), 1).sides.white.flagAt, started + 60s);
}

TEST_F(DeskTest, APressStampedBeforeTheFlagCountsAlthoughItArrivesAfter) {
    playing();
    auto const inTime = desk->now() + 59s + 999ms;
    ticks.pass(60s + 20ms);
    std::promise<void> done;
    desk->submit(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White}, Confirmation::NotAsked, inTime,
                 [&](auto) { done.set_value(); });
    done.get_future().wait();
    EXPECT_FALSE(clockOf(window.state(), 1).firstFlag);
    EXPECT_EQ(clockOf(window.state(), 1).sides.white.main, 1ms);
}

TEST_F(DeskTest, TheStampDecidesTheOrderOfTwoLevers) {
    playing("5+0");
    auto const white = desk->now() + 5s;
    auto const black = desk->now() + 6s;
    ticks.pass(7s);
    // Whether the two arrive together or apart, the later stamp first or not, the result must be the same.
    std::promise<void> done;
    desk->submit(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White}, Confirmation::NotAsked, white, nullptr);
    desk->submit(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::Black}, Confirmation::NotAsked, black,
                 [&](auto) { done.set_value(); });
    done.get_future().wait();
    auto const reading = read(clockOf(window.state(), 1), desk->now());
    EXPECT_EQ(reading.active, Colour::White);
    EXPECT_EQ(reading.sides.white.main, 294s);
    EXPECT_EQ(reading.sides.black.main, 299s);
}

TEST_F(DeskTest, APressStampedJustBeforeZeroWithdrawsTheProvisionalFlag) { // clocks.md H08
    playing("1+0");
    delivers({{59'998ms, 60'020ms, Colour::White}});
    auto const reading = read(clockOf(window.state(), 1), started() + 60'020ms);
    EXPECT_EQ(reading.sides.white.main, 2ms);
    EXPECT_EQ(reading.sides.black.main, 59'978ms);
    EXPECT_FALSE(reading.firstFlag);
}

TEST_F(DeskTest, APressStampedAtZeroIsLate) { // H09
    playing("1+0");
    delivers({{60'000ms, 60'001ms, Colour::White}});
    EXPECT_EQ(clockOf(window.state(), 1).sides.white.flagAt, started() + 60s);
    EXPECT_EQ(clockOf(window.state(), 1).sides.white.main, 0s);
}

TEST_F(DeskTest, APressThatArrivesAfterTheFlagWasRecordedIsEvidenceOnly) { // H10
    playing("1+0");
    ticks.pass(60'050ms);
    desk->wake();
    ASSERT_TRUE(window.waitUntil([](EventState const& state) { return clockOf(state, 1).firstFlag.has_value(); }));
    delivers({{59'990ms, 60'080ms, Colour::White}});
    EventState const state = window.state();
    Board const& board = *state.rounds.front().board(BoardNumber{1});
    EXPECT_EQ(board.clock->sides.white.flagAt, started() + 60s);
    EXPECT_EQ(board.lateArrivals, 1);
    does(CorrectClocks{.round = RoundNumber{1},
                       .boards = {BoardNumber{1}},
                       .operations = {clock::RevokeFlag{Colour::White, 10ms}},
                       .ground = Ground::ClockFault});
    EXPECT_FALSE(clockOf(window.state(), 1).firstFlag) << "the arbiter may put the flag up again";
}

TEST_F(DeskTest, APressByTheSideNotOnMoveWaitsForOneThatWasPressedBefore) { // H11
    playing("5+0");
    delivers({{5'005ms, 5'006ms, Colour::Black}, {5'000ms, 5'010ms, Colour::White}});
    auto const clock = clockOf(window.state(), 1);
    EXPECT_EQ(clock.sides.white.main, 295s);
    EXPECT_EQ(clock.sides.black.main, 299'995ms);
    EXPECT_EQ(clock.active, Colour::White);
    EXPECT_EQ(clock.sides.white.movesCompleted, 1);
    EXPECT_EQ(clock.sides.black.movesCompleted, 1);
}

TEST_F(DeskTest, APressThatNothingOvertakesIsJudgedAfterTheWait) {
    playing("5+0");
    delivers({{5'005ms, 5'006ms, Colour::Black}});
    ticks.pass(60ms);
    desk->wake();
    for (int i = 0; i < 500 && m_answers == 0; ++i) std::this_thread::sleep_for(1ms);
    EXPECT_EQ(m_answers, 1);
    EXPECT_EQ(clockOf(window.state(), 1).sides.black.movesCompleted, 0) << "it was not his move";
}

TEST_F(DeskTest, KnowsHowPromptlyItWorks) {
    playing("1+0");
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(desk->pace().pressToState.count, 1U);
    EXPECT_EQ(desk->pace().pressToDisk.count, 1U);
}

TEST_F(DeskTest, ManyPressesAtOnceLoseNoneAndKeepTheirOrder) {
    playing("600+0");
    constexpr int presses = 1000;
    std::promise<void> done;
    for (int i = 1; i <= presses; ++i) {
        ticks.pass(1ms);
        desk->submit(
            PressLever{RoundNumber{1}, BoardNumber{1}, i % 2 ? Colour::White : Colour::Black}, Confirmation::NotAsked,
            desk->now(), i < presses ? Desk::Reply{} : [&](auto) { done.set_value(); });
    }
    done.get_future().wait();
    auto const clock = clockOf(window.state(), 1);
    EXPECT_EQ(clock.sides.white.movesCompleted + clock.sides.black.movesCompleted, presses);
}

TEST_F(DeskTest, WhenTheDiskRefusesTheGameGoesOnAndNothingElse) {
    playing("5+0");
    journal.refuseAppends(JournalFault::DiskFull);
    auto const result = tries(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw});
    ASSERT_FALSE(result);
    EXPECT_EQ(std::get<Refusal>(result.error()).why, Why::Storage);
    EXPECT_EQ(std::get<Refusal>(result.error()).journal->fault, JournalFault::DiskFull);
    EXPECT_EQ(window.problem()->fault, JournalFault::DiskFull);

    auto const rows = journal.rows().size();
    ticks.pass(10s);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_TRUE(window.unsaved());
    EXPECT_EQ(clockOf(window.state(), 1).active, Colour::Black);
    EXPECT_EQ(journal.rows().size(), rows);

    journal.acceptAppends();
    ticks.pass(10s);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::Black});
    EXPECT_FALSE(window.problem());
    EXPECT_EQ(journal.rows().size(), rows + 2) << "what was kept is written, in order";
    EXPECT_EQ(clockOf(replay(journal.rows())->state(), 1), clockOf(window.state(), 1));
}

TEST_F(DeskTest, GoesOnInAnotherJournalWhenItsOwnIsLost) {
    playing("5+0");
    journal.refuseAppends(JournalFault::TakenAway);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(window.problem()->fault, JournalFault::TakenAway);

    storage::MemoryJournal other;
    EXPECT_EQ(movesTo(other), std::nullopt);
    EXPECT_TRUE(window.soonSaved());
    ASSERT_EQ(other.rows().size(), journal.rows().size() + 1) << "the press that was kept in memory as well";
    auto const before = journal.rows();
    auto const after = other.rows();
    EXPECT_TRUE(std::ranges::equal(before, std::span{after}.first(before.size()), {}, &Row::hash, &Row::hash))
        << "it is the same story";

    does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw});
    desk.reset();
    EXPECT_EQ(replay(other.rows())->state().rounds.front().board(BoardNumber{2})->result, Result::Draw);
}

TEST_F(DeskTest, StaysWithItsJournalWhenTheOtherOneRefuses) {
    playing("5+0");
    storage::MemoryJournal other;
    other.refuseAppends(JournalFault::DiskFull);
    EXPECT_EQ(movesTo(other), JournalFault::DiskFull);
    auto const rows = journal.rows().size();
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(journal.rows().size(), rows + 1);
    EXPECT_TRUE(window.soonSaved());
}

TEST_F(DeskTest, AnEventAtTheEndOfTimeIsRefusedAndNotWaitedFor) {
    opens();
    desk.reset();
    NewRow late = encode(DeskClosed{});
    late.at = clock::Instant{clock::longestMain};
    ASSERT_TRUE(journal.append(journal.rows().back().seq, std::span{&late, 1}));
    ticks.reboot(1h);
    auto const opened = Desk::open(std::make_unique<SharedJournal>(journal, [] {}), ticks, window, {"desk"}, "test");
    ASSERT_FALSE(opened);
    ASSERT_TRUE(opened.error().journal);
    EXPECT_EQ(opened.error().journal->fault, JournalFault::Damaged);
}

TEST_F(DeskTest, ClosingWhileTheDiskRefusesIsAskedBecauseActsWouldBeLost) {
    playing("5+0");
    journal.refuseAppends(JournalFault::DiskFull);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    does(PauseClocks{RoundNumber{1}, {}});
    auto const asked = tries(CloseDesk{});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::ActsUnsaved);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L3);
    EXPECT_GE(std::get<Question>(asked.error()).count, 2);
    does(ResumeClocks{RoundNumber{1}, {}}); // a game cannot wait for a disk
    journal.acceptAppends();
    desk.reset();
    EXPECT_EQ(clockOf(replay(journal.rows())->state(), 1).sides.white.movesCompleted, 1)
        << "nothing was lost after all";
}

TEST_F(DeskTest, ClosingInOrderPausesTheClocksAndNextTimeThereIsNothingToDecide) {
    playing("5+0");
    ticks.pass(10s);
    desk.reset();
    ticks.pass(1h);
    opens();
    Board const board = *window.state().rounds.front().board(BoardNumber{1});
    EXPECT_EQ(board.clock->phase, clock::Phase::Paused);
    EXPECT_FALSE(board.recovery);
    EXPECT_EQ(board.clock->sides.white.main, 290s);
}

TEST_F(DeskTest, AfterACrashInTheSameBootTheGapIsMeasured) {
    playing("5+0");
    ticks.pass(10s);
    desk->wake();
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    dies();
    ticks.pass(90s);
    opens();
    Board const board = *window.state().rounds.front().board(BoardNumber{1});
    ASSERT_TRUE(board.recovery);
    EXPECT_TRUE(board.recovery->gapExact);
    EXPECT_EQ(read(board.recovery->chargeToRestart, desk->now()).sides.black.main, 210s);
    EXPECT_EQ(read(*board.clock, desk->now()).sides.black.main, 300s);
}

TEST_F(DeskTest, AnActThatWasRefusedAndIsInTheFileIsAskedAboutUntilSomebodySaysWhetherItCounts) {
    playing();
    does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    Seq const draw = window.history().last();
    does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::WhiteWins});
    Seq const win = window.history().last();
    dies();
    journal.sayRefused({draw, win});
    opens();
    EXPECT_EQ(desk->undecided(), (std::vector{win, draw})) << "the last one first: it can be taken back";
    does(DropAct{win});
    EXPECT_FALSE(window.state().rounds.front().board(BoardNumber{2})->result);
    dies();
    opens();
    EXPECT_EQ(desk->undecided(), std::vector{draw});
    does(KeepAct{draw});
    EXPECT_EQ(window.state().rounds.front().board(BoardNumber{1})->result, Result::Draw);
    dies();
    opens();
    EXPECT_TRUE(desk->undecided().empty());
    EXPECT_TRUE(journal.refusedAndFound().empty()) << "nobody need ask again";
}

TEST_F(DeskTest, PressesThatWereRefusedAreNotAskedAbout) { // they count, and recovery asks about the clocks
    playing();
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    Seq const press = window.history().last();
    dies();
    journal.sayRefused({press});
    opens();
    EXPECT_TRUE(desk->undecided().empty());
}

TEST_F(DeskTest, TheGapCountsTheTimeTheMachineSlept) {
    playing("90+0");
    ticks.pass(10s);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    dies();
    ticks.pass(30s);
    ticks.sleep(30min);
    opens();
    Board const board = *window.state().rounds.front().board(BoardNumber{1});
    ASSERT_TRUE(board.recovery);
    EXPECT_EQ(read(board.recovery->chargeToRestart, desk->now()).sides.black.main, 90min - 30min - 30s);
}

TEST_F(DeskTest, AfterAPowerCutTheGapComesFromTheWallClockAndSaysSo) {
    playing("5+0");
    ticks.pass(10s);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    dies();
    ticks.reboot(90s);
    opens();
    Board const board = *window.state().rounds.front().board(BoardNumber{1});
    ASSERT_TRUE(board.recovery);
    EXPECT_FALSE(board.recovery->gapExact);
    EXPECT_EQ(read(board.recovery->chargeToRestart, desk->now()).sides.black.main, 210s);
    EXPECT_GE(desk->now(), board.recovery->crashedAfter);
}

TEST_F(DeskTest, AMachineThatSleptHasChargedNobody) {
    playing("5+0");
    ticks.pass(10s);
    ticks.sleep(40s); // the monotonic source stood still meanwhile
    desk->wake();
    ASSERT_TRUE(
        window.waitUntil([](EventState const& state) { return clockOf(state, 1).phase == clock::Phase::Paused; }));
    EXPECT_EQ(clockOf(window.state(), 1).sides.white.main, 290s);
}

TEST_F(DeskTest, TheMachineSleptAndTheDiskRefuses) {
    playing("5+0");
    journal.refuseAppends(JournalFault::DiskFull);
    ticks.sleep(40s);
    desk->wake();
    ASSERT_TRUE(
        window.waitUntil([](EventState const& state) { return clockOf(state, 1).phase == clock::Phase::Paused; }));
    EXPECT_TRUE(window.unsaved());
    journal.acceptAppends();
}

TEST_F(DeskTest, WhateverWaitsWhenItClosesIsAnswered) {
    playing("5+0");
    std::atomic<int> answers = 0;
    constexpr int asked = 3000;
    for (int i = 0; i < asked; ++i)
        desk->submit(PressLever{RoundNumber{1}, BoardNumber{1}, i % 2 ? Colour::Black : Colour::White},
                     Confirmation::NotAsked, desk->now(), [&](auto) { ++answers; });
    desk.reset();
    EXPECT_EQ(answers, asked);
}

TEST_F(DeskTest, ACommandThatSomebodyElsesActHasOvertakenIsDecidedAnew) {
    playing("5+0");
    comesBefore(ResultEntered{RoundNumber{1}, BoardNumber{2}, Result::WhiteWins, {}, {}});
    auto const result = tries(AdjournGame{.round = RoundNumber{1}, .board = BoardNumber{2}, .sealer = Colour::White});
    ASSERT_FALSE(result);
    EXPECT_EQ(std::get<Refusal>(result.error()).why, Why::ResultStands) << "of the other desk's result";
    EXPECT_EQ(window.state().rounds.front().board(BoardNumber{2})->result, Result::WhiteWins);
    EXPECT_FALSE(window.complained()) << "the disk is not full";
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(replay(journal.rows())->last(), window.history().last());
}

TEST_F(DeskTest, TheSameResultFromTwoDesksIsOne) {
    playing("5+0");
    auto const rows = journal.rows().size();
    does(PauseClocks{RoundNumber{1}, {BoardNumber{2}}});
    comesBefore(ResultEntered{RoundNumber{1}, BoardNumber{2}, Result::Draw, {}, {}});
    does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw}, Confirmation::NotAsked);
    EXPECT_EQ(journal.rows().size(), rows + 2) << "the pause, and one result";
    EXPECT_EQ(journal.rows().back().origin.station, "Desk 2");
}

TEST_F(DeskTest, APressThatSomebodyElsesActHasOvertakenStillCountsAtItsInstant) {
    playing("5+0");
    ticks.pass(10s);
    comesBefore(PlayerAbsent{RoundNumber{1}, BoardNumber{2}, Colour::White});
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(clockOf(window.state(), 1).sides.white.main, 290s);
    EXPECT_TRUE(window.state().rounds.front().board(BoardNumber{2})->attendance.white.absent);
    EXPECT_EQ(clockOf(replay(journal.rows())->state(), 1), clockOf(window.state(), 1));
}

TEST_F(DeskTest, AnOpeningThatSomebodyElsesActHasOvertakenComesAfterIt) {
    playing("5+0");
    desk.reset();
    comesBefore(PlayerAbsent{RoundNumber{1}, BoardNumber{2}, Colour::White});
    opens();
    ASSERT_TRUE(desk);
    EXPECT_TRUE(window.state().rounds.front().board(BoardNumber{2})->attendance.white.absent);
    auto const rows = journal.rows();
    EXPECT_EQ(rows.back().kind, "desk.opened");
    EXPECT_EQ(rows[rows.size() - 2].origin.station, "Desk 2");
    does(ResumeClocks{RoundNumber{1}, {}});
    EXPECT_EQ(replay(journal.rows())->last(), window.history().last());
}

TEST_F(DeskTest, WhatCannotBeFollowedOfSomebodyElsesIsToldAndEndsDeciding) {
    playing("5+0");
    journal.refuseAppends(JournalFault::DiskFull);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(window.problem()->fault, JournalFault::DiskFull);
    anotherWrites(ResultEntered{RoundNumber{9}, BoardNumber{2}, Result::Draw, {}, {}});
    auto const refused = tries(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::Black});
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<Refusal>(refused.error()).journal->fault, JournalFault::Damaged);
    EXPECT_EQ(window.problem()->fault, JournalFault::Damaged) << "it is more than a full disk";
}

TEST_F(DeskTest, WhatSomebodyElseWritesIsToldWithoutBeingAskedFor) {
    playing("5+0");
    does(PauseClocks{RoundNumber{1}, {}}); // nothing of this desk's is on its way
    anotherWrites(ResultEntered{RoundNumber{1}, BoardNumber{2}, Result::BlackWins, {}, {}});
    EXPECT_TRUE(window.waitUntil([](EventState const& state) {
        return state.rounds.front().board(BoardNumber{2})->result == Result::BlackWins;
    }));
    EXPECT_FALSE(window.complained());
    does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    EXPECT_EQ(replay(journal.rows())->last(), window.history().last());
}

TEST_F(DeskTest, WhatStoodInMemoryOnlyGivesWayAndFollows) {
    playing("5+0");
    journal.refuseAppends(JournalFault::DiskFull);
    ticks.pass(10s);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    ASSERT_TRUE(window.unsaved());
    anotherWrites(ResultEntered{RoundNumber{1}, BoardNumber{2}, Result::BlackWins, {}, {}});
    journal.acceptAppends();
    ticks.pass(10s);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::Black});
    desk.reset();
    auto const replayed = replay(journal.rows());
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed->last(), window.history().last());
    EXPECT_EQ(clockOf(replayed->state(), 1).sides.white.movesCompleted, 1);
    EXPECT_EQ(clockOf(replayed->state(), 1).sides.white.main, 290s);
    EXPECT_EQ(replayed->state().rounds.front().board(BoardNumber{2})->result, Result::BlackWins);
}

// --- several desks -------------------------------------------------------------------------------------------

/// This desk is the first of an event; the second one takes the clock of board 1 from it.
class DeskAmongOthers : public DeskTest {
protected:
    DeskAmongOthers() { journal.share(); }
    [[nodiscard]] Board board(int number) const { return *window.state().rounds.front().board(BoardNumber{number}); }
    [[nodiscard]] std::size_t written(std::string_view kind) const {
        auto const rows = journal.rows();
        return static_cast<std::size_t>(std::ranges::count(rows, kind, &Row::kind));
    }
    void loses(int number) {
        anotherWrites(ClocksTaken{RoundNumber{1}, {BoardNumber{number}}, 1, 2, desk->now(), desk->now()});
    }
};

TEST_F(DeskAmongOthers, ItsStartsSayThatTheClocksAreItsOwn) {
    playing("5+0");
    EXPECT_EQ(desk->numberAmongDesks(), 1);
    EXPECT_EQ(board(1).desk, 1);
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(journal.rows().back().payload.find("desk"), std::string::npos) << "said once";
    desk.reset();
    EXPECT_NE(journal.rows().back().payload.find("\"desk\":1"), std::string::npos);
    EXPECT_EQ(replay(journal.rows())->state().rounds.front().boards.front().desk, 0);
}

TEST_F(DeskTest, AloneItSaysNothingOfDesks) {
    playing("5+0");
    desk.reset();
    for (Row const& row : journal.rows()) EXPECT_EQ(row.payload.find("\"desk\""), std::string::npos) << row.kind;
}

TEST_F(DeskAmongOthers, AFlagIsRecordedByTheDeskThatRunsTheClock) {
    playing("1+0");
    loses(1);
    ASSERT_TRUE(
        window.waitUntil([](EventState const& state) { return state.rounds.front().boards.front().desk == 2; }));
    anotherWrites(ClocksRecovered{RoundNumber{1}, {BoardNumber{1}}, RecoveryPolicy::LastHeartbeat});
    anotherWrites(ClocksOperated{RoundNumber{1}, {BoardNumber{1}}, clock::Resume{}, desk->now(), {}});
    ticks.pass(2min);
    desk->wake();
    ASSERT_TRUE(window.waitUntil(
        [](EventState const& state) { return state.rounds.front().boards.back().clock->firstFlag.has_value(); }));
    for (Row const& row : journal.rows()) EXPECT_TRUE(row.kind != "clock.reported" || row.board == 2);
    EXPECT_TRUE(read(*board(1).clock, desk->now()).firstFlag) << "it is seen all the same";
    desk.reset();
    EXPECT_EQ(clockOf(replay(journal.rows())->state(), 1).phase, clock::Phase::Running) << "it is not its to pause";
}

TEST_F(DeskAmongOthers, ASleepOfThisComputerStopsItsOwnClocksOnly) {
    playing("5+0");
    loses(1);
    anotherWrites(ClocksRecovered{RoundNumber{1}, {BoardNumber{1}}, RecoveryPolicy::LastHeartbeat});
    anotherWrites(ClocksOperated{RoundNumber{1}, {BoardNumber{1}}, clock::Resume{}, desk->now(), {}});
    ASSERT_TRUE(window.waitUntil([](EventState const& state) {
        Board const& first = state.rounds.front().boards.front();
        return first.desk == 2 && first.clock->phase == clock::Phase::Running;
    }));
    ticks.sleep(1min);
    desk->wake();
    ASSERT_TRUE(window.waitUntil([](EventState const& state) {
        return state.rounds.front().boards.back().clock->phase == clock::Phase::Paused;
    }));
    EXPECT_EQ(board(1).clock->phase, clock::Phase::Running);
}

TEST_F(DeskAmongOthers, AfterACrashItsOwnClocksWaitAndThoseOfOthersRunOn) {
    playing("5+0");
    loses(1);
    anotherWrites(ClocksRecovered{RoundNumber{1}, {BoardNumber{1}}, RecoveryPolicy::LastHeartbeat});
    anotherWrites(ClocksOperated{RoundNumber{1}, {BoardNumber{1}}, clock::Resume{}, desk->now(), {}});
    journal.beat({desk->now() + 20s, WallTime{}, "another boot", 0, 2});
    journal.beat({desk->now() + 3s, WallTime{}, "boot", 0, 1});
    auto const left = journal.rows();
    auto const beats = journal.beats();
    desk.reset();
    journal.startFrom(left);
    for (Heartbeat const& beat : beats) journal.beat(beat);
    ticks.pass(1min);
    opens();
    EXPECT_EQ(board(1).clock->phase, clock::Phase::Running);
    ASSERT_TRUE(board(2).recovery);
    EXPECT_EQ(read(*board(2).clock, desk->now()).sides.white.main, 297s) << "its own last sign of life";
}

TEST_F(DeskAmongOthers, PressesOnAClockThatWasTakenOverMeanwhileAreEvidence) {
    playing("5+0");
    journal.refuseAppends(JournalFault::IoError);
    ticks.pass(10s);
    for (int const number : {1, 2}) does(PressLever{RoundNumber{1}, BoardNumber{number}, Colour::White});
    does(PauseClocks{RoundNumber{1}, {}});
    ASSERT_TRUE(window.unsaved());
    loses(1);
    journal.acceptAppends();
    ticks.pass(10s);
    does(ResumeClocks{RoundNumber{1}, {}});
    desk.reset();
    EXPECT_EQ(written("press.late"), 2U) << "a press and a stop";
    EventState const state = replay(journal.rows())->state();
    EXPECT_EQ(clockOf(state, 1).sides.white.movesCompleted, 0);
    EXPECT_EQ(clockOf(state, 2).sides.white.movesCompleted, 1);
    EXPECT_EQ(state.rounds.front().boards.front().desk, 2);
    EXPECT_EQ(window.history().last(), journal.rows().back().seq);
}

TEST_F(DeskAmongOthers, WhatIsTakenOverGoesFromTheLastSignOfLifeOfWhoRanIt) {
    playing("5+0");
    loses(1);
    ASSERT_TRUE(
        window.waitUntil([](EventState const& state) { return state.rounds.front().boards.front().desk == 2; }));
    anotherWrites(ClocksRecovered{RoundNumber{1}, {BoardNumber{1}}, RecoveryPolicy::LastHeartbeat});
    anotherWrites(ClocksOperated{RoundNumber{1}, {BoardNumber{1}}, clock::Resume{}, desk->now(), {}});
    journal.beat({desk->now() + 20s, WallTime{}, "another boot", 0, 2});
    ticks.pass(1min);
    auto const asked = tries(TakeOverClocks{});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).silent, 40s);
    does(TakeOverClocks{});
    ASSERT_TRUE(board(1).recovery);
    EXPECT_EQ(read(*board(1).clock, desk->now()).sides.white.main, 280s);
    EXPECT_EQ(board(1).desk, 1);
    does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastHeartbeat});
    does(ResumeClocks{RoundNumber{1}, {}});
    does(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
}

TEST(DeskNumber, GoesByTheOrderInWhichTheKeysOfTheDesksCame) {
    Story story = Story::withPlayers(2, "5+0");
    auto const opened = [&](char const* key) {
        DeskOpened act{"Flagfall", "boot", 0, 0, story.now(), std::nullopt, true};
        act.key = key;
        story.take(act);
    };
    EXPECT_EQ(deskNumber(story.history(), "aa"), 1);
    for (char const* key : {"aa", "bb", "aa"}) opened(key);
    EXPECT_EQ(deskNumber(story.history(), "aa"), 1);
    EXPECT_EQ(deskNumber(story.history(), "bb"), 2);
    EXPECT_EQ(deskNumber(story.history(), "cc"), 3) << "the next one that comes";
    EXPECT_EQ(deskNumber(story.history(), ""), 1) << "nothing is signed";
}

TEST_F(DeskTest, ANumberStandsInTheNameOfItsStation) {
    playing("5+0");
    desk->attend({"Desk %1"});
    EXPECT_EQ(desk->stationOf({"Desk %1"}), "Desk 1");
    does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw});
    EXPECT_EQ(journal.rows().back().origin.station, "Desk 1");
}

TEST_F(DeskTest, EveryActSaysItsCommandItsStationAndWhoDidIt) {
    playing("5+0");
    does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw});
    desk->attend({"Desk 1", "C. Deputy"});
    does(Undo{});
    auto const rows = journal.rows();
    Row const& pause = rows[rows.size() - 3];
    Row const& result = rows[rows.size() - 2];
    Row const& undo = rows.back();
    EXPECT_EQ(result.kind, "result.entered");
    EXPECT_EQ(pause.origin, result.origin) << "the clock was stopped by the same command";
    EXPECT_EQ(result.origin.station, "desk");
    EXPECT_EQ(result.origin.person, "A. Arbiter");
    EXPECT_EQ(undo.origin.person, "C. Deputy");
    EXPECT_EQ(undo.origin.takesBack, result.origin.command);
    EXPECT_EQ(rows.front().kind, "desk.opened");
    EXPECT_EQ(rows.front().origin.person, "") << "it happened by itself";
    does(Redo{});
    EXPECT_EQ(journal.rows().back().origin.takesBack, undo.origin.command) << "redoing undoes the undoing";
}

TEST_F(DeskTest, SeveralCommandsTogetherHappenAsAWholeOrNotAtAll) {
    playing("5+0");
    auto const rows = journal.rows().size();
    RoundNumber const round{1};
    auto const both =
        tries(Together{{EnterResult{round, BoardNumber{1}, Result::Draw}, AdjournGame{round, BoardNumber{1}}}});
    ASSERT_FALSE(both);
    does(PressLever{RoundNumber{1}, BoardNumber{2}, Colour::White});
    EXPECT_EQ(journal.rows().size(), rows + 1) << "nothing of the first";
    does(
        Together{{EnterResult{round, BoardNumber{1}, Result::Draw}, EnterResult{round, BoardNumber{2}, Result::Draw}}});
    EXPECT_EQ(journal.rows()[rows + 2].origin.command, journal.rows().back().origin.command);
}

TEST_F(DeskTest, AFileThatIsAttachedAgainPutsTheOneOnRecordRight) {
    playing();
    does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins, "4.3"});
    Seq const ruling = journal.rows().back().seq;
    AttachFile const sheet{RoundNumber{1}, BoardNumber{1}, ruling,
                           "sheet.txt",    "text/plain",   std::make_shared<std::string const>("abc")};
    does(sheet);
    auto const rows = journal.rows().size();
    auto const kept = [this] {
        std::promise<bool> found;
        desk->readFile(sha256Of("abc"), [&found](auto const& bytes) { found.set_value(bytes.has_value()); });
        return found.get_future().get();
    };
    journal.loseFile(sha256Of("abc"));
    EXPECT_FALSE(kept());
    does(sheet);
    EXPECT_TRUE(kept());
    EXPECT_EQ(journal.rows().size(), rows) << "nothing new has happened";
}

TEST_F(DeskTest, AJumpOfTheWallClockChangesNoTime) {
    playing("5+0");
    ticks.jumpWall(1h);
    ticks.pass(10s);
    ticks.jumpWall(-2h);
    does(PauseClocks{RoundNumber{1}, {}});
    EXPECT_EQ(clockOf(window.state(), 1).sides.white.main, 290s);
}

TEST_F(DeskTest, ADamagedOrForeignJournalIsNotOpened) {
    playing();
    desk.reset();
    auto rows = journal.rows();
    rows[3].kind = "from.the.future";
    journal.startFrom(rows);
    auto const opened =
        Desk::open(std::make_unique<SharedJournal>(journal), ticks, window, {"desk", "A. Arbiter"}, "Flagfall test");
    ASSERT_FALSE(opened);
    EXPECT_EQ(journal.rows().size(), rows.size()) << "and nothing is added to it";
}

} // namespace
} // namespace flagfall::session
