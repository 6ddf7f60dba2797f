// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/playing_day.h"
#include "app/session/reports/side_by_side.h"
#include "tests/support/story.h"

// Tournaments of one event in one hall: whose boards are whose, and who plays in two of them at once.
namespace flagfall::session {
namespace {

Story tournament(std::string firstBoard, int players, std::string schedule = "") {
    EventDraft draft = Story::draft();
    draft.firstBoard = std::move(firstBoard);
    draft.schedule = std::move(schedule);
    Story story;
    story.does(OpenEvent{draft});
    for (int i = 0; i < players; ++i)
        story.does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
    return story;
}

using Ranges = std::vector<BoardRange>;

TEST(SideBySide, ARoundTakesItsBoardsAndTheNextOneThoseThatItWillNeed) {
    Story story = tournament("61", 5);
    EXPECT_EQ(boardsTaken(story.state()), (Ranges{{61, 62}}));
    story.does(PairRound{});
    EXPECT_EQ(boardsTaken(story.state()), (Ranges{{61, 62}, {61, 62}}));
    EventDraft moved = Story::draft();
    moved.firstBoard = "41";
    story.does(ReviseEvent{moved});
    EXPECT_EQ(boardsTaken(story.state()), (Ranges{{61, 62}, {41, 42}}));
}

TEST(SideBySide, BoardsOfTwoAreComparedAndAFreeNumberIsNamed) {
    Story const a = tournament("", 8);
    Story const b = tournament("4", 4);
    Story const c = tournament("6", 4);
    Ranges const mine = boardsTaken(b.state());
    EXPECT_EQ(sameBoards(mine, boardsTaken(a.state())), (BoardRange{4, 4}));
    EXPECT_FALSE(sameBoards(boardsTaken(a.state()), boardsTaken(c.state())));
    Ranges others = boardsTaken(c.state());
    others.push_back(boardsTaken(a.state()).front());
    EXPECT_EQ(freeFirstBoard(mine, others), BoardNumber{8}) << "5 is free, and the next one is not";
    EXPECT_EQ(boardsTaken(b.state(), BoardNumber{8}), (Ranges{{8, 9}}));
}

TEST(SideBySide, OnDifferentDaysNobodyMeets) {
    Story const friday = tournament("", 4, "1 2026-11-21 10:00 14:00");
    Story const saturday = tournament("", 4, "1 2026-11-22 10:00 14:00");
    Story const anyDay = tournament("", 4);
    EXPECT_FALSE(mayMeet(friday.state(), saturday.state()));
    EXPECT_TRUE(mayMeet(friday.state(), friday.state()));
    EXPECT_TRUE(mayMeet(friday.state(), anyDay.state()));
}

TEST(SideBySide, WhoSitsAtTwoBoardsAtOnceIsFound) {
    Story a = tournament("", 4);
    Story b = tournament("61", 2);
    a.does(PairRound{});
    b.does(PairRound{});
    EXPECT_TRUE(playingInBoth(a.state(), b.state()).empty()) << "nothing has begun";
    a.does(StartClocks{RoundNumber{1}, {}});
    EXPECT_TRUE(playingInBoth(a.state(), b.state()).empty());
    b.does(StartClocks{RoundNumber{1}, {}});
    EXPECT_EQ(playingInBoth(a.state(), b.state()).size(), 2U);
    b.enters(1, 61, Result::Draw);
    EXPECT_TRUE(playingInBoth(a.state(), b.state()).empty());
}

} // namespace
} // namespace flagfall::session
