// SPDX-License-Identifier: GPL-3.0-or-later
// Of several desks at one event each runs the clocks that it has started or taken over, and leaves the others alone.
#include "app/session/event/control_change.h"
#include "app/session/reports/board_record.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// Desk 1 has started the clock of board 1, desk 2 that of board 2.
Story startedAtTwoDesks() {
    Story story = Story::withPlayers(4, "5+0");
    story.does(PairRound{});
    for (int const desk : {1, 2}) {
        ClocksOperated start{RoundNumber{1}, {BoardNumber{desk}}, clock::Start{}, story.now(), {}};
        start.desk = desk;
        story.take(start);
    }
    return story;
}
DeskOpened openingOf(int desk, Story const& story, std::optional<clock::Instant> lastBeat = {}) {
    return {"Flagfall", "boot", 0, 0, story.now(), lastBeat, true, {}, desk};
}
clock::Phase phaseOf(Story const& story, int board) { return story.reading(1, board).phase; }
clock::Span whiteOf(clock::Clock const& clock) { return read(clock, clock.anchor).sides.white.main; }
TakeOverClocks takenOverBy(int desk, std::map<int, clock::Instant> lastBeats = {}) {
    TakeOverClocks command;
    command.desk = desk;
    command.lastBeats = std::move(lastBeats);
    return command;
}

TEST(SeveralDesks, TheOpeningAndClosingOfOneLeavesTheClocksOfTheOthersAlone) {
    Story story = startedAtTwoDesks();
    story.passes(30s);
    story.take(openingOf(2, story));
    EXPECT_EQ(phaseOf(story, 1), clock::Phase::Running);
    EXPECT_FALSE(story.board(1, 1).recovery);
    EXPECT_TRUE(story.board(1, 2).recovery) << "its own ran when it died";
    story.take(openingOf(3, story));
    story.take(DeskClosed{3});
    story.passes(30s);
    EXPECT_EQ(phaseOf(story, 1), clock::Phase::Running);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 4min);
}

TEST(SeveralDesks, WhoHasTheEventForHimselfHasAllItsClocks) {
    Story story = startedAtTwoDesks();
    story.passes(30s);
    story.take(openingOf(0, story, story.now() - 10s));
    for (int const board : {1, 2}) {
        EXPECT_TRUE(story.board(1, board).recovery);
        EXPECT_EQ(story.board(1, board).desk, 0);
    }
}

TEST(SeveralDesks, ClosingOnePausesWhatItRunsAndNothingElse) {
    Story story = startedAtTwoDesks();
    EXPECT_EQ(std::get<Question>(story.tries(CloseDesk{2}).error()).count, 1);
    story.does(CloseDesk{2}, Confirmation::Yes);
    EXPECT_EQ(phaseOf(story, 1), clock::Phase::Running);
    EXPECT_EQ(phaseOf(story, 2), clock::Phase::Paused);
    EXPECT_EQ(story.board(1, 1).desk, 1);
    EXPECT_EQ(story.board(1, 2).desk, 0) << "whoever starts it again runs it";
}

TEST(SeveralDesks, WhoCannotTellTheOthersLeavesTheirClocksAlone) {
    Story story = startedAtTwoDesks();
    PressLever press{RoundNumber{1}, BoardNumber{1}, Colour::White};
    press.desk = 2;
    auto const refused = story.tries(press);
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().is(Why::OtherDesksClock));
    EXPECT_EQ(refused.error().refusal()->count, 1) << "the desk that runs it";
    press.desk = 0;
    story.does(press); // a telephone at another desk than the one that has started the clocks
    PauseClocks pause{RoundNumber{1}, {}};
    pause.desk = 2;
    story.does(pause);
    EXPECT_EQ(phaseOf(story, 1), clock::Phase::Running);
    EXPECT_EQ(phaseOf(story, 2), clock::Phase::Paused);
    pause.desk = 0;
    story.does(pause);
    EXPECT_EQ(phaseOf(story, 1), clock::Phase::Paused) << "the arbiter stops the hall from any desk";
}

TEST(SeveralDesks, TheArbiterTakesClocksOverAndSaysWhatTheyShow) { // Laws 6.10.1
    Story story = startedAtTwoDesks();
    story.passes(60s);
    auto const command = takenOverBy(2, {{1, story.now() - 20s}, {2, story.now()}});
    auto const asked = story.tries(command);
    ASSERT_FALSE(asked);
    Question const& question = std::get<Question>(asked.error());
    EXPECT_EQ(question.ask, Ask::ClocksTakenOver);
    EXPECT_EQ(question.desk, 1);
    EXPECT_EQ(question.count, 1);
    EXPECT_EQ(question.silent, 20s);
    story.does(command, Confirmation::Yes);
    Board const& board = story.board(1, 1);
    EXPECT_EQ(board.desk, 2);
    ASSERT_TRUE(board.recovery);
    EXPECT_EQ(whiteOf(board.recovery->lastEvent), 300s);
    EXPECT_EQ(whiteOf(board.recovery->lastHeartbeat), 260s);
    EXPECT_EQ(whiteOf(board.recovery->chargeToRestart), 240s);
    EXPECT_FALSE(board.recovery->gapExact) << "by the times of day of two computers";
    EXPECT_EQ(phaseOf(story, 2), clock::Phase::Running);

    story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastHeartbeat});
    story.does(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    PressLever press{RoundNumber{1}, BoardNumber{1}, Colour::White};
    press.desk = 1;
    EXPECT_EQ(story.refusal(press), Why::OtherDesksClock) << "the desk that has lost it, on its own";
    press.desk = 2;
    story.passes(10s);
    story.does(press);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 250s);
    EXPECT_EQ(story.refusal(command, Confirmation::Yes), Why::NothingToDo);
}

TEST(SeveralDesks, APausedClockIsTakenOverAsItStandsAndADecidedOneIsNot) {
    Story story = startedAtTwoDesks();
    story.does(PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    auto const command = takenOverBy(3);
    story.enters(1, 2, Result::Draw);
    story.does(command, Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).desk, 3);
    EXPECT_FALSE(story.board(1, 1).recovery);
    EXPECT_EQ(story.board(1, 2).desk, 2);
}

TEST(SeveralDesks, TakingOverIsNotUndone) {
    Story story = startedAtTwoDesks();
    story.does(takenOverBy(2), Confirmation::Yes);
    static_cast<void>(story.tries(Undo{}));
    EXPECT_EQ(story.board(1, 1).desk, 2);
    EXPECT_TRUE(story.board(1, 1).recovery);
}

TEST(SeveralDesks, TheRecordOfABoardHasWhatItsDeskDidAndWhenNobodyWatched) {
    Story story = startedAtTwoDesks();
    story.passes(60s);
    story.take(openingOf(2, story));
    story.does(takenOverBy(2, {{1, story.now() - 20s}}), Confirmation::Yes);
    BoardRecord record{RoundNumber{1}, BoardNumber{1}};
    record.follow(story.history());
    ASSERT_EQ(record.gaps().size(), 1U);
    EXPECT_EQ(record.gaps().front().to - record.gaps().front().from, 20s);
    auto const& last = record.entries().back();
    EXPECT_TRUE(last.awaitsDecision);
    EXPECT_EQ(last.before->sides.white.main, 260s) << "nothing is charged for the gap";
    for (auto const& entry : record.entries())
        EXPECT_FALSE(std::holds_alternative<DeskOpened>(
            story.history().acts()[static_cast<std::size_t>(entry.seq.value()) - 1].act));
}

TEST(SeveralDesks, ADifferentControlIsPlayedThroughWithTheSameDesks) {
    Story story = startedAtTwoDesks();
    story.passes(60s);
    story.take(openingOf(2, story));
    story.passes(60s);
    clock::Setting const longer = *clock::parseControl("10+0");
    auto const times = timesUnder(story.history(), RoundNumber{1}, BoardNumber{1}, longer, story.now());
    ASSERT_TRUE(times);
    EXPECT_EQ(times->sides.white.main, 8min) << "the opening of another desk stopped nothing";
}

} // namespace
} // namespace flagfall::session
