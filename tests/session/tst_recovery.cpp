// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/desk.h"
#include "app/storage/memory_journal.h"
#include "tests/support/fake_ticks.h"
#include "tests/support/story.h"

#include <future>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// A program died with clocks running: the instants are on the journal's own axis.
struct Crash {
    std::string control;
    std::vector<std::pair<clock::Span, Colour>> presses;
    clock::Span lastBeat;
    clock::Span reopened;
};

Story afterCrash(Crash const& crash) {
    Story story = Story::withPlayers(2, crash.control);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    for (auto const& [at, by] : crash.presses) {
        story.passes(at - story.now().time_since_epoch());
        story.presses(1, by);
    }
    clock::Instant const beat{std::max(crash.lastBeat, story.now().time_since_epoch())};
    story.passes(crash.reopened - story.now().time_since_epoch());
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, clock::Instant{crash.reopened}, beat, true});
    return story;
}

struct Times {
    clock::Span white, black;
    friend bool operator==(Times const&, Times const&) = default;
};
Times timesOf(clock::Clock const& clock) {
    auto const reading = read(clock, clock.anchor);
    return {reading.sides.white.main, reading.sides.black.main};
}

TEST(Recovery, ClocksACrashHasStoppedTogetherGoOnTogether) {
    Story story = Story::withPlayers(4, "90+30");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.does(PauseClocks{RoundNumber{1}, {}});
    story.does(ResumeClocks{RoundNumber{1}, {}});
    story.does(PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    story.does(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    story.passes(1h);
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, story.now(), story.now() - 1h, true});
    story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastHeartbeat});
    for (int const board : {1, 2}) EXPECT_EQ(story.board(1, board).stoppedAt, story.now());
    story.does(ResumeClocks{RoundNumber{1}, {}});
    for (int const board : {1, 2}) EXPECT_EQ(story.reading(1, board).phase, clock::Phase::Running);
}

TEST(Recovery, RunningClocksComeBackPausedAtTheLastSignOfLife) {
    Story const story = afterCrash({"5+0", {{10s, Colour::White}}, 25s, 120400ms});
    Board const& board = story.board(1, 1);
    EXPECT_EQ(board.clock->phase, clock::Phase::Paused);
    ASSERT_TRUE(board.recovery);
    EXPECT_EQ(timesOf(board.recovery->lastEvent), (Times{290s, 300s}));
    EXPECT_EQ(timesOf(board.recovery->lastHeartbeat), (Times{290s, 285s}));
    EXPECT_EQ(timesOf(board.recovery->chargeToRestart), (Times{290s, 189600ms}));
    EXPECT_EQ(timesOf(*board.clock), (Times{290s, 285s}));
}

TEST(Recovery, KeepsTheDelayThatWasLeft) {
    Story const story = afterCrash({"5 d5", {}, 3s, 13200ms});
    Recovery const& recovery = *story.board(1, 1).recovery;
    EXPECT_EQ(read(recovery.lastHeartbeat, story.now()).sides.white.delayLeft, 2s);
    EXPECT_EQ(read(recovery.lastEvent, story.now()).sides.white.delayLeft, 5s);
    EXPECT_EQ(timesOf(recovery.chargeToRestart).white, 291800ms);
}

TEST(Recovery, AFlagThatWouldHaveFallenInTheGapIsOnlyACandidate) {
    Story const story = afterCrash({"1+0", {}, 50s, 110500ms});
    Recovery const& recovery = *story.board(1, 1).recovery;
    EXPECT_EQ(timesOf(recovery.lastHeartbeat).white, 10s);
    EXPECT_TRUE(read(recovery.chargeToRestart, story.now()).sides.white.flag);
    EXPECT_FALSE(read(*story.board(1, 1).clock, story.now()).sides.white.flag);
}

TEST(Recovery, APressIsTheLastSignOfLifeWhenItCameAfterTheBeat) {
    Story const story = afterCrash({"5+0", {{20s, Colour::White}}, 20s, 50010ms});
    EXPECT_EQ(timesOf(*story.board(1, 1).clock), (Times{280s, 300s}));
    EXPECT_EQ(timesOf(story.board(1, 1).recovery->chargeToRestart), (Times{280s, 269990ms}));
}

TEST(Recovery, TheArbiterDecidesBeforeTheClockGoesOn) { // Laws 6.10.1
    Story story = afterCrash({"3+2", {{1500ms, Colour::White}, {9s, Colour::Black}}, 20s, 25s});
    EXPECT_EQ(story.refusal(ResumeClocks{RoundNumber{1}, {}}), Why::RecoveryPending);
    EXPECT_EQ(story.refusal(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White}), Why::RecoveryPending);
    story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::ChargeToRestart});
    EXPECT_EQ(timesOf(*story.board(1, 1).clock), (Times{166500ms, 176500ms}));
    EXPECT_EQ(story.refusal(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastEvent}), Why::NothingToRecover);
    story.does(ResumeClocks{RoundNumber{1}, {}});
    story.passes(1s);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 165500ms);
}

TEST(Recovery, EachBoardMayBeDecidedDifferently) {
    Story story = Story::withPlayers(4, "5+0");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, clock::Instant{60s}, clock::Instant{10s}, true});
    story.does(RecoverClocks{RoundNumber{1}, {BoardNumber{1}}, RecoveryPolicy::LastEvent});
    story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastHeartbeat});
    EXPECT_EQ(timesOf(*story.board(1, 1).clock).white, 300s);
    EXPECT_EQ(timesOf(*story.board(1, 2).clock).white, 290s);
}

TEST(Recovery, PausedClocksAreLeftAlone) {
    Story story = Story::withPlayers(2);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.does(PauseClocks{RoundNumber{1}, {}});
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, clock::Instant{60s}, clock::Instant{10s}, true});
    EXPECT_FALSE(story.board(1, 1).recovery);
}

// --- the vectors of the clock's specification ----------------------------------------------------------------

/// One vector: what happened, when the last sign of life was, when the program came back, and the three candidates.
struct Vector {
    char const* name;
    Crash crash;
    Times lastEvent;
    Times lastHeartbeat;
    Times chargeToRestart;
};

class RecoveryVector : public testing::TestWithParam<Vector> {};

TEST_P(RecoveryVector, OffersTheThreeCandidatesOnAPausedClock) {
    Vector const& vector = GetParam();
    Story const story = afterCrash(vector.crash);
    Board const& board = story.board(1, 1);
    ASSERT_TRUE(board.recovery);
    EXPECT_EQ(board.clock->phase, clock::Phase::Paused);
    EXPECT_EQ(timesOf(board.recovery->lastEvent), vector.lastEvent);
    EXPECT_EQ(timesOf(board.recovery->lastHeartbeat), vector.lastHeartbeat);
    EXPECT_EQ(timesOf(board.recovery->chargeToRestart), vector.chargeToRestart);
    EXPECT_EQ(timesOf(*board.clock), vector.lastHeartbeat);
}

INSTANTIATE_TEST_SUITE_P(
    Specification, RecoveryVector,
    testing::Values(
        Vector{"H01", {"5+0", {{10s, Colour::White}}, 25s, 120400ms}, {290s, 300s}, {290s, 285s}, {290s, 189600ms}},
        Vector{"H02", {"5 d5", {}, 3s, 13200ms}, {300s, 300s}, {300s, 300s}, {291800ms, 300s}},
        Vector{"H03", {"1+0", {}, 50s, 110500ms}, {60s, 60s}, {10s, 60s}, {0s, 60s}},
        Vector{"H04", {"5+0", {}, 20s, 50004ms}, {300s, 300s}, {280s, 300s}, {249996ms, 300s}},
        Vector{"H05", {"5+0", {{20s, Colour::White}}, 20s, 50010ms}, {280s, 300s}, {280s, 300s}, {280s, 269990ms}},
        Vector{"H06", {"1 + 10 : 0:30 + 10", {}, 65s, 85s}, {70s, 70s}, {5s, 70s}, {15s, 100s}},
        Vector{"H07",
               {"3+2", {{1500ms, Colour::White}, {9s, Colour::Black}}, 20s, 25s},
               {182500ms, 176500ms},
               {171500ms, 176500ms},
               {166500ms, 176500ms}}),
    [](auto const& one) { return std::string{one.param.name}; });

TEST(Recovery, H03TheFlagInTheGapIsDownOnTheCandidateAlone) {
    Story const story = afterCrash({"1+0", {}, 50s, 110500ms});
    Recovery const& recovery = *story.board(1, 1).recovery;
    EXPECT_EQ(recovery.chargeToRestart.firstFlag, Colour::White);
    EXPECT_EQ(recovery.chargeToRestart.sides.white.flagAt, clock::Instant{60s});
    EXPECT_FALSE(recovery.lastHeartbeat.firstFlag);
    EXPECT_FALSE(story.board(1, 1).clock->firstFlag);
}

TEST(Recovery, H06APeriodThatEndedInTheGapIsEnteredAsUsual) {
    Story const story = afterCrash({"1 + 10 : 0:30 + 10", {}, 65s, 85s});
    clock::Clock const& charged = story.board(1, 1).recovery->chargeToRestart;
    EXPECT_EQ(charged.sides.white.period, 1);
    EXPECT_EQ(charged.sides.black.period, 1);
    EXPECT_EQ(charged.sides.white.periodFlagAt, clock::Instant{70s});
}

/// A desk on fake time, asked and answered.
class RecoveryAtTheDesk : public testing::Test, private Desk::Listener {
protected:
    RecoveryAtTheDesk() {
        m_desk =
            Desk::open(std::make_unique<storage::MemoryJournal>(), m_ticks, *this, {"desk", "A. Arbiter"}, "Flagfall")
                .value();
        m_history = m_desk->takeOpened();
        ask(OpenEvent{Story::draft("5+0")});
        ask(EnterPlayer{Story::named("A")});
        ask(EnterPlayer{Story::named("B")});
        ask(PairRound{});
        ask(StartClocks{RoundNumber{1}, {}});
    }
    ~RecoveryAtTheDesk() override { m_desk.reset(); }

    void ask(Command command) {
        std::promise<void> answered;
        m_desk->submit(std::move(command), Confirmation::Yes, m_desk->now(),
                       [&](auto const&) { answered.set_value(); });
        answered.get_future().wait();
    }
    [[nodiscard]] Board board() {
        ask(PressLever{RoundNumber{1}, BoardNumber{0},
                       Colour::White}); // what the desk did by itself before has been told
        std::lock_guard const lock{m_mutex};
        return *m_history.state().round(RoundNumber{1})->board(BoardNumber{1});
    }
    [[nodiscard]] clock::Reading reading() { return read(*board().clock, m_desk->now()); }

    FakeTicks m_ticks;
    std::unique_ptr<Desk> m_desk;

private:
    void gaveWay(Seq) override {}
    void committed(std::vector<RecordedAct> const& acts, bool) override {
        std::lock_guard const lock{m_mutex};
        for (RecordedAct const& act : acts) EXPECT_FALSE(m_history.append(act));
    }
    void saving(std::optional<JournalProblem>) override {}

    std::mutex m_mutex;
    History m_history;
};

TEST_F(RecoveryAtTheDesk, H12AMachineThatSleptUnannouncedPausesAndChargesOnlyTheTimeAwake) {
    m_ticks.pass(10s);
    m_ticks.sleep(40s);
    clock::Reading const shown = reading();
    EXPECT_EQ(shown.phase, clock::Phase::Paused);
    EXPECT_EQ(shown.sides.white.main, 290s);
    EXPECT_EQ(shown.sides.black.main, 300s);
    EXPECT_TRUE(board().pausedWithAll);
}

TEST_F(RecoveryAtTheDesk, H13AJumpOfTheWallClockChangesNoTime) {
    m_ticks.pass(10s);
    m_ticks.jumpWall(1h);
    m_ticks.pass(10s);
    m_ticks.jumpWall(-2h);
    m_ticks.pass(10s);
    EXPECT_EQ(reading().phase, clock::Phase::Running);
    EXPECT_EQ(reading().sides.white.main, 270s);
}

// --- the arbiter's word --------------------------------------------------------------------------------------

TEST(Recovery, TheArbiterMayTypeBothTimes) { // Laws 6.10.1
    Story story = afterCrash({"5+0", {{10s, Colour::White}}, 25s, 120400ms});
    story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::Manual, ByColour<clock::Span>{280s, 270s}});
    EXPECT_EQ(timesOf(*story.board(1, 1).clock), (Times{280s, 270s}));
    EXPECT_EQ(story.board(1, 1).clock->active, Colour::Black);
}

TEST(Recovery, NoTimeAtAllIsNotTyped) {
    Story story = afterCrash({"5+0", {}, 25s, 60s});
    EXPECT_EQ(story.refusal(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::Manual, ByColour<clock::Span>{280s, 0s}}),
              Why::ClockRefuses);
    EXPECT_EQ(story.refusal(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::Manual, std::nullopt}),
              Why::ClockRefuses);
}

TEST(Recovery, ADecisionIsTakenBackUntilTheClockIsUsed) {
    Story story = afterCrash({"5+0", {}, 25s, 60s});
    story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::ChargeToRestart});
    story.does(Undo{});
    EXPECT_TRUE(story.board(1, 1).awaitsRecovery());
    EXPECT_EQ(timesOf(*story.board(1, 1).clock).white, 275s);
    story.does(Redo{});
    EXPECT_EQ(timesOf(*story.board(1, 1).clock).white, 240s);
    story.does(ResumeClocks{RoundNumber{1}, {}});
    EXPECT_EQ(story.refusal(Undo{}), Why::UndoneTooLate);
}

} // namespace
} // namespace flagfall::session
