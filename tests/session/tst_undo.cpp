// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

TEST(Undo, TakesBackTheLastActAndRedoRestoresIt) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 1, Result::Draw);
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins) << "what stood before stands again";
    story.does(Undo{});
    EXPECT_FALSE(story.board(1, 1).result);
    story.does(Redo{});
    story.does(Redo{});
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
    EXPECT_EQ(story.refusal(Redo{}), Why::NothingToRedo);
}

TEST(Undo, IsAnActAndErasesNothing) {
    Story story = Story::withPlayers(2);
    auto const before = story.history().acts().size();
    story.does(Undo{});
    EXPECT_EQ(story.history().acts().size(), before + 1);
    EXPECT_EQ(story.state().players.size(), 1U);
    EXPECT_TRUE(story.history().retracted(Seq{static_cast<std::int64_t>(before)}));
}

TEST(Undo, AfterANewActThereIsNothingToRedo) {
    Story story = Story::withPlayers(3);
    story.does(Undo{});
    story.does(EnterPlayer{Story::named("Z")});
    EXPECT_EQ(story.refusal(Redo{}), Why::NothingToRedo);
}

TEST(Undo, OfAResultChargesNobodyForTheTimeItStood) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{});
    story.passes(10s);
    story.enters(1, 1, Result::WhiteWins);
    story.passes(1h);
    story.does(Undo{});
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Paused);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 172s);
    EXPECT_FALSE(story.reading(1, 1).firstFlag);
}

TEST(Undo, ThatBringsAResultBackStopsTheClockThatRanOn) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{});
    story.enters(1, 1, Result::WhiteWins);
    story.does(ClearResult{RoundNumber{1}, BoardNumber{1}}, Word::Yes);
    story.does(ResumeClocks{{BoardNumber{1}}});
    story.passes(10s);
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Paused);
    EXPECT_EQ(story.reading(1, 2).phase, clock::Phase::Running);
}

TEST(Redo, OfAResultStopsTheClockThatRanOn) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{});
    story.enters(1, 1, Result::WhiteWins);
    story.does(Undo{});
    story.does(ResumeClocks{{BoardNumber{1}}});
    story.does(Redo{});
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Paused);
}

TEST(Undo, KeepsAPairingOnceItsRoundHasBegun) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(Undo{});
    EXPECT_TRUE(story.state().rounds.empty());
    story.does(PairRound{});
    story.does(StartClocks{{BoardNumber{1}}});
    EXPECT_EQ(story.refusal(Undo{}), Why::UndoneTooLate);
}

TEST(Undo, GoesBackToTheFirstPlayerAndNoFurther) {
    Story story = Story::withPlayers(3);
    for (int i = 0; i < 3; ++i) story.does(Undo{});
    EXPECT_TRUE(story.state().players.empty());
    EXPECT_EQ(story.refusal(Undo{}), Why::NothingToUndo);
    EXPECT_TRUE(story.state().opened());
}

TEST(History, GivesTheEventAsItWasAfterAnyAct) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    Seq const paired = story.history().last();
    story.enters(1, 1, Result::WhiteWins);
    Seq const entered = story.history().last();
    story.does(Undo{});
    EXPECT_FALSE(story.history().at(paired).rounds.front().boards.front().result);
    EXPECT_EQ(story.history().at(entered).rounds.front().boards.front().result, Result::WhiteWins);
    EXPECT_FALSE(story.history().at(story.history().last()).rounds.front().boards.front().result);
    EXPECT_FALSE(story.history().at(Seq{0}).opened());
}

TEST(History, FarBackOverManyCheckpointsStillFoldsToTheSame) {
    Story story = Story::withPlayers(4, "600+0");
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    story.does(StartClocks{{BoardNumber{2}}});
    for (int i = 0; i < 1500; ++i) {
        story.passes(100ms);
        story.presses(2, i % 2 == 0 ? Colour::White : Colour::Black);
    }
    auto const before = story.reading(1, 2);
    story.does(Undo{});
    EXPECT_FALSE(story.board(1, 1).result);
    auto const after = story.reading(1, 2);
    EXPECT_EQ(after.sides.white.main, before.sides.white.main);
    EXPECT_EQ(after.sides.black.movesCompleted, 750);
}

TEST(History, RefusesAnActThatCannotFollowAndStaysAsItWas) {
    Story const story = Story::withPlayers(4);
    History history = story.history();
    auto const next = [&] { return Seq{history.last().value() + 1}; };
    EXPECT_TRUE(history.append({next(), "", {}, {}, PlayerRevised{PlayerId{99}, {}}}));
    EXPECT_TRUE(history.append({Seq{99}, "", {}, {}, DeskClosed{}}));
    auto const paired = [](int a, int b, int c, int d, std::vector<PlayerId> order) {
        pairing::RoundPairing const pairing{
            RoundNumber{1},
            {{BoardNumber{1}, PlayerId{a}, PlayerId{b}}, {BoardNumber{2}, PlayerId{c}, PlayerId{d}}},
            {}};
        return RoundPaired{pairing, std::move(order)};
    };
    std::vector<PlayerId> const all{PlayerId{1}, PlayerId{2}, PlayerId{3}, PlayerId{4}};
    EXPECT_TRUE(history.append({next(), "", {}, {}, paired(1, 2, 1, 3, all)})) << "one player at two boards";
    EXPECT_TRUE(
        history.append({next(), "", {}, {}, paired(1, 2, 3, 4, {PlayerId{1}, PlayerId{1}, PlayerId{3}, PlayerId{4}})}));
    EXPECT_TRUE(history.append({next(), "", {}, {}, ActRetracted{Seq{1}}})) << "the opening cannot be taken back";
    EXPECT_TRUE(history.append({next(), "", {}, {}, ActRestored{Seq{2}}})) << "it was never taken back";
    EXPECT_EQ(history.last(), story.history().last());
    EXPECT_EQ(history.state().players.size(), 4U);
    EXPECT_FALSE(history.append({next(), "", {}, {}, DeskClosed{}}));
}

TEST(History, ForgetsWhatItIsToldToForget) {
    Story story = Story::withPlayers(4);
    History history = story.history();
    history.truncate(Seq{3});
    EXPECT_EQ(history.state().players.size(), 2U);
    EXPECT_EQ(history.undoable()->seq, Seq{3});
}

TEST(History, ForgettingARetractionBringsBackWhatItTook) {
    Story story = Story::withPlayers(4, "600+0");
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    Seq const entered = story.history().last();
    story.does(StartClocks{{BoardNumber{2}}});
    for (int i = 0; i < 600; ++i) story.presses(2, i % 2 == 0 ? Colour::White : Colour::Black);
    Seq const before = story.history().last();
    story.does(Undo{});
    ASSERT_TRUE(story.history().retracted(entered));
    History history = story.history();
    history.truncate(before);
    EXPECT_EQ(history.state().rounds.front().boards.front().result, Result::WhiteWins);
    EXPECT_EQ(history.state().rounds.front().boards[1].clock->sides.white.movesCompleted, 300);
}

} // namespace
} // namespace flagfall::session
