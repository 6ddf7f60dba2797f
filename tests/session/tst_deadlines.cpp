// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/deadlines.h"
#include "tests/support/story.h"

#include <random>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// Two boards of 1+0, both started.
Story twoBoards() {
    Story story = Story::withPlayers(4, "1+0");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    return story;
}

Deadlines of(Story const& story) {
    Deadlines deadlines;
    deadlines.rebuild(story.state());
    return deadlines;
}

TEST(Deadlines, TheEarliestComesFirst) {
    Story story = twoBoards();
    story.passes(10s);
    story.does(CorrectClocks{
        .round = RoundNumber{1}, .boards = {BoardNumber{1}}, .operations = {clock::AdjustTime{Colour::White, 30s}}});
    Deadlines deadlines = of(story);
    EXPECT_EQ(deadlines.next(), clock::Instant{60s});
    auto const due = deadlines.takeDue(clock::Instant{95s});
    ASSERT_EQ(due.size(), 2U);
    EXPECT_EQ(due[0].board, BoardNumber{2});
    EXPECT_EQ(due[0].at, clock::Instant{60s});
    EXPECT_EQ(due[1].board, BoardNumber{1});
    EXPECT_EQ(due[1].at, clock::Instant{90s});
    EXPECT_EQ(deadlines.next(), std::nullopt);
}

TEST(Deadlines, AtOneInstantTheLowerBoardComesFirst) {
    Deadlines deadlines = of(twoBoards());
    auto const due = deadlines.takeDue(clock::Instant{60s});
    ASSERT_EQ(due.size(), 2U);
    EXPECT_EQ(due[0].board, BoardNumber{1});
    EXPECT_EQ(due[1].board, BoardNumber{2});
}

TEST(Deadlines, NothingIsDueBeforeItsInstant) {
    Deadlines deadlines = of(twoBoards());
    EXPECT_TRUE(deadlines.takeDue(clock::Instant{60s} - 1ns).empty());
    EXPECT_EQ(deadlines.takeDue(clock::Instant{60s}).size(), 2U);
}

TEST(Deadlines, APausedClockHasNone) {
    Story story = twoBoards();
    Deadlines deadlines = of(story);
    EXPECT_TRUE(deadlines.anyRunning());
    story.does(PauseClocks{RoundNumber{1}, {}});
    deadlines.update(story.state(), {Touched::What::Boards, RoundNumber{1}, {BoardNumber{1}, BoardNumber{2}}});
    EXPECT_FALSE(deadlines.anyRunning());
    EXPECT_EQ(deadlines.next(), std::nullopt);
}

/// Whatever happens, in whatever order: told of each act, it says what a search of all boards would say.
TEST(Deadlines, KeepUpWithEveryAct) {
    Story story = Story::withPlayers(8, "1+2");
    story.does(PairRound{});
    Deadlines deadlines = of(story);
    std::mt19937 random{7};
    auto const any = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    for (int step = 0; step < 3000; ++step) {
        story.passes(std::chrono::milliseconds{any(400)});
        BoardNumber const board{1 + any(4)};
        Colour const side = any(2) ? Colour::White : Colour::Black;
        std::vector<Command> const commands{PressLever{RoundNumber{1}, board, side},
                                            PressLever{RoundNumber{1}, board, side},
                                            StartClocks{RoundNumber{1}, {board}},
                                            PauseClocks{RoundNumber{1}, {board}},
                                            ResumeClocks{RoundNumber{1}, {board}},
                                            PauseClocks{RoundNumber{1}, {}},
                                            ResumeClocks{RoundNumber{1}, {}},
                                            PenaliseIllegalMove{RoundNumber{1}, board, side},
                                            CorrectClocks{RoundNumber{1}, {board}, {clock::AdjustTime{side, 30s}}},
                                            EnterResult{RoundNumber{1}, board, Result::Draw},
                                            ClearResult{RoundNumber{1}, board},
                                            Undo{},
                                            Redo{}};
        auto const acts =
            story.tries(commands[static_cast<std::size_t>(any(static_cast<int>(commands.size())))], Confirmation::Yes);
        if (!acts) continue;
        for (Act const& act : *acts) deadlines.update(story.state(), touchedBy(act));
        Deadlines searched = of(story);
        ASSERT_EQ(deadlines.next(), searched.next()) << "after step " << step;
        ASSERT_EQ(deadlines.anyRunning(), searched.anyRunning()) << "after step " << step;
    }
}

TEST(Deadlines, TakingAnActBackIsNoticed) {
    Story story = twoBoards();
    Deadlines deadlines = of(story);
    story.enters(1, 1, Result::Draw);
    deadlines.rebuild(story.state());
    EXPECT_EQ(deadlines.takeDue(clock::Instant{60s}).size(), 1U);
}

} // namespace
} // namespace flagfall::session
