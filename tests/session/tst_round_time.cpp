// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/attendance.h"
#include "app/session/reports/board_record.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

constexpr RoundNumber first{1};
constexpr BoardNumber one{1};
constexpr BoardNumber two{2};

/// Four players and a default time of half an hour; the hall has clocks of its own. Round 1 is paired.
class RoundTime : public testing::Test {
protected:
    RoundTime() {
        EventDraft draft = Story::draft("90+30");
        draft.defaultTime = "30";
        draft.clocksOnTables = true;
        m_story.does(OpenEvent{draft});
        for (char const* const name : {"A", "B", "C", "D"}) m_story.does(EnterPlayer{Story::named(name)});
        m_story.does(PairRound{});
    }
    void steps(RoundStep step) { m_story.does(TimeRound{RoundNumber{1}, step}); }
    [[nodiscard]] Round const& round() const { return *m_story.state().round(first); }
    [[nodiscard]] std::vector<LateBoard> late() const { return lateBoards(m_story.state(), first, m_story.now()); }

    Story m_story;
};

TEST_F(RoundTime, BoardsHaveNoClockOfTheProgramAndTheRoundBeginsAllTheSame) { // 6.6; 2009: 6.5
    EXPECT_FALSE(m_story.board(1, 1).clock);
    EXPECT_FALSE(round().started());
    steps(RoundStep::Begun);
    EXPECT_EQ(round().startedAt, m_story.now());
    EXPECT_TRUE(round().started());
    EXPECT_EQ(m_story.refusal(TimeRound{RoundNumber{1}, RoundStep::Begun}), Why::RoundHasBegun);
}

TEST_F(RoundTime, TheDefaultTimeRunsFromTheBeginningOfTheRound) { // 6.7.1; 2009: 6.6a
    m_story.does(MarkPresence{RoundNumber{1}, one, Colour::Black, Presence::Absent});
    steps(RoundStep::Begun);
    m_story.passes(30min);
    ASSERT_EQ(late().size(), 1U);
    EXPECT_EQ(late().front().forfeit, std::nullopt);
    EXPECT_EQ(late().front().left, clock::Span::zero());
    m_story.passes(1s);
    ASSERT_EQ(late().size(), 1U);
    EXPECT_EQ(late().front().sides.black, Punctuality::Overdue);
    EXPECT_EQ(late().front().forfeit, Result::WhiteWinsByForfeit);
}

TEST_F(RoundTime, WhileTheRoundIsStoppedNobodyComesTooLate) {
    m_story.does(MarkPresence{RoundNumber{1}, one, Colour::White, Presence::Absent});
    steps(RoundStep::Begun);
    m_story.passes(20min);
    steps(RoundStep::Stopped);
    EXPECT_EQ(defaultTimeEnds(m_story.state().details, round()), std::nullopt);
    m_story.passes(45min);
    ASSERT_EQ(late().size(), 1U);
    EXPECT_EQ(late().front().left, 10min);
    steps(RoundStep::WentOn);
    EXPECT_EQ(defaultTimeEnds(m_story.state().details, round()), m_story.now() + 10min);
    m_story.passes(5min);
    EXPECT_EQ(round().playedUntil(m_story.now()), 25min);
    m_story.does(MarkPresence{RoundNumber{1}, one, Colour::White, Presence::Present});
    m_story.passes(1h);
    EXPECT_TRUE(late().empty()) << "he came 25 minutes after the start, by the time that was played";
}

TEST_F(RoundTime, EachStepFollowsOnTheOneBefore) {
    EXPECT_EQ(m_story.refusal(TimeRound{RoundNumber{1}, RoundStep::Stopped}), Why::RoundNotBegun);
    steps(RoundStep::Begun);
    EXPECT_EQ(m_story.refusal(TimeRound{RoundNumber{1}, RoundStep::WentOn}), Why::RoundNotStopped);
    steps(RoundStep::Stopped);
    EXPECT_EQ(m_story.refusal(TimeRound{RoundNumber{1}, RoundStep::Stopped}), Why::RoundIsStopped);
    EXPECT_EQ(m_story.question(TimeRound{RoundNumber{1}, RoundStep::Over}), Ask::RoundStillPlayed);
    m_story.does(TimeRound{RoundNumber{1}, RoundStep::Over}, Confirmation::Yes);
    EXPECT_EQ(m_story.refusal(TimeRound{RoundNumber{1}, RoundStep::WentOn}), Why::RoundIsOver);
}

TEST_F(RoundTime, ARoundWithAllItsResultsIsOverWithoutAQuestion) {
    steps(RoundStep::Begun);
    for (int board : {1, 2}) m_story.enters(1, board, Result::Draw);
    steps(RoundStep::Over);
    EXPECT_EQ(round().overAt, m_story.now());
}

TEST_F(RoundTime, EveryStepIsUndone) {
    steps(RoundStep::Begun);
    m_story.passes(1min);
    steps(RoundStep::Stopped);
    m_story.does(Undo{});
    EXPECT_FALSE(round().isStopped());
    m_story.does(Undo{});
    EXPECT_FALSE(round().started());
    m_story.does(Redo{});
    EXPECT_EQ(round().startedAt, clock::Instant{});
    EXPECT_EQ(m_story.refusal(PlaceClocks{RoundNumber{1}, {BoardNumber{3}}, HallClocks::Program}), Why::NoSuchBoard);
}

TEST_F(RoundTime, InAMixedHallTheClocksOfTheProgramFollowTheRound) {
    m_story.does(PlaceClocks{RoundNumber{1}, {two}, HallClocks::Program});
    steps(RoundStep::Begun);
    EXPECT_EQ(m_story.board(1, 2).clock->phase, clock::Phase::Running);
    m_story.passes(1min);
    steps(RoundStep::Stopped);
    EXPECT_EQ(m_story.board(1, 2).clock->phase, clock::Phase::Paused);
    m_story.passes(10min);
    steps(RoundStep::WentOn);
    EXPECT_EQ(m_story.board(1, 2).clock->phase, clock::Phase::Running);
    EXPECT_EQ(m_story.reading(1, 2).sides.white.main, 89min + 30s) << "an increment comes with the start";
    EXPECT_FALSE(m_story.board(1, 1).clock);
}

TEST_F(RoundTime, TheClockChosenForABoardHoldsInTheNextRoundAndGoesWithItsPairing) {
    m_story.does(PlaceClocks{RoundNumber{1}, {two}, HallClocks::Program});
    for (BoardNumber const board : {one, two}) m_story.does(EnterResult{first, board, Result::Draw});
    m_story.does(PairRound{});
    EXPECT_FALSE(m_story.board(2, 1).clock);
    EXPECT_TRUE(m_story.board(2, 2).clock);
    m_story.does(Undo{});
    EXPECT_EQ(m_story.state().rounds.size(), 1U) << "one act takes both back";
    m_story.does(Redo{});
    EXPECT_TRUE(m_story.board(2, 2).clock);
    m_story.does(PlaceClocks{RoundNumber{2}, {two}, HallClocks::Tables});
    EXPECT_FALSE(m_story.board(2, 2).clock) << "it is proposed, and can be changed";
}

TEST_F(RoundTime, OtherClocksForTheEventHoldInTheNextRoundWhateverTheLastOneHad) {
    m_story.does(PlaceClocks{RoundNumber{1}, {two}, HallClocks::Program});
    for (BoardNumber const board : {one, two}) m_story.does(EnterResult{first, board, Result::Draw});
    EventDraft draft = Story::draft("90+30");
    draft.defaultTime = "30";
    m_story.does(ReviseEvent{draft}); // from clocks on the tables to those of the program
    m_story.does(PairRound{});
    EXPECT_TRUE(m_story.board(2, 1).clock) << "nobody has chosen otherwise for this board";
    EXPECT_TRUE(m_story.board(2, 2).clock);
}

TEST_F(RoundTime, AClockThatRunsIsNotExchanged) {
    m_story.does(PlaceClocks{RoundNumber{1}, {two}, HallClocks::Program});
    m_story.does(StartClocks{RoundNumber{1}, {two}});
    EXPECT_EQ(m_story.refusal(PlaceClocks{RoundNumber{1}, {two}, HallClocks::Tables}), Why::ClockInUse);
    EXPECT_EQ(m_story.refusal(Undo{}), Why::UndoneTooLate) << "the choice of the clock";
}

TEST_F(RoundTime, ThePairingOfARoundThatHasBegunStays) {
    steps(RoundStep::Begun);
    m_story.does(Undo{});
    m_story.does(Undo{});
    EXPECT_TRUE(m_story.state().rounds.empty());
}

TEST_F(RoundTime, OtherClocksForTheEventAreOtherClocksForGamesThatHaveNotBegun) {
    EventDraft draft = Story::draft("90+30");
    draft.defaultTime = "30";
    m_story.does(ReviseEvent{draft});
    ASSERT_TRUE(m_story.board(1, 1).clock);
    m_story.does(StartClocks{RoundNumber{1}, {one}});
    draft.clocksOnTables = true;
    m_story.does(ReviseEvent{draft});
    EXPECT_TRUE(m_story.board(1, 1).clock);
    EXPECT_FALSE(m_story.board(1, 2).clock);
}

TEST_F(RoundTime, TheRecordOfABoardKnowsWhoseClockItHad) {
    m_story.does(PlaceClocks{RoundNumber{1}, {two}, HallClocks::Program});
    m_story.does(StartClocks{RoundNumber{1}, {two}});
    for (auto const& [board, what] :
         {std::pair{one, BoardRecord::Moment::What::NoClock}, std::pair{two, BoardRecord::Moment::What::Shown}}) {
        BoardRecord record{first, board};
        record.follow(m_story.history());
        EXPECT_EQ(record.momentAt(m_story.now()).what, what) << board.value();
    }
}

} // namespace
} // namespace flagfall::session
