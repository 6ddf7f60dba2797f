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

TEST(Undo, OffersNothingFromBeforeARoundThatHasBegun) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    for (int const board : {1, 2}) story.enters(1, board, Result::Draw);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{2}, {}});
    EXPECT_EQ(story.refusal(Undo{}), Why::UndoneTooLate);
    EXPECT_TRUE(undoableBefore(story.history(), story.now()).empty()) << "the round was paired by these results";
}

TEST(Undo, OfColoursThatWereCorrectedTwiceFindsThemCorrectedOnce) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    PlayerId const white = story.board(1, 1).white;
    for (int times = 0; times < 2; ++times) story.does(CorrectColours{RoundNumber{1}, BoardNumber{1}, "7.3"});
    EXPECT_EQ(story.board(1, 1).black, white) << "said at two desks";
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).white, white);
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
    story.does(StartClocks{RoundNumber{1}, {}});
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
    story.does(StartClocks{RoundNumber{1}, {}});
    story.enters(1, 1, Result::WhiteWins);
    story.does(ClearResult{RoundNumber{1}, BoardNumber{1}}, Confirmation::Yes);
    story.does(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    story.passes(10s);
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Paused);
    EXPECT_EQ(story.reading(1, 2).phase, clock::Phase::Running);
}

TEST(Redo, OfAResultStopsTheClockThatRanOn) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.enters(1, 1, Result::WhiteWins);
    story.does(Undo{});
    story.does(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    story.does(Redo{});
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Paused);
}

TEST(Undo, KeepsAPairingOnceItsRoundHasBegun) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(Undo{});
    EXPECT_TRUE(story.state().rounds.empty());
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {BoardNumber{1}}});
    EXPECT_EQ(story.refusal(Undo{}), Why::UndoneTooLate);
}

TEST(Undo, GoesBackToTheFirstPlayerAndNoFurther) {
    Story story = Story::withPlayers(3);
    for (int i = 0; i < 3; ++i) story.does(Undo{});
    EXPECT_TRUE(story.state().players.empty());
    EXPECT_EQ(story.refusal(Undo{}), Why::NothingToUndo);
    EXPECT_TRUE(story.state().opened());
}

TEST(Undo, TakesAWholeCommandBackAndRedoDoesItAllAgain) { // Laws 7.5: the move is noted, and the opponent gets time
    Story story = Story::withPlayers(2, "5+3");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.does(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White, {}, "Ke1-d2"}, Confirmation::Yes);
    auto const illegal = [&] { return story.board(1, 1).game.illegalMoves.size(); };
    ASSERT_EQ(illegal(), 1U);
    story.does(Undo{});
    EXPECT_EQ(illegal(), 0U);
    EXPECT_EQ(story.reading(1, 1).sides.black.main, 303s);
    story.does(Redo{});
    EXPECT_EQ(illegal(), 1U);
    EXPECT_EQ(story.reading(1, 1).sides.black.main, 303s + 1min) << "what blitz gives";
    story.does(Undo{});
    EXPECT_EQ(illegal(), 0U);
}

TEST(Undo, TakesCommandsThatWereDecidedTogetherBackTogether) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    RoundNumber const round{1};
    story.does(Together{{EnterResult{round, BoardNumber{1}, Result::WhiteWins},
                         EnterResult{round, BoardNumber{2}, Result::Draw},
                         MarkPresence{round, BoardNumber{1}, Colour::White, Presence::Absent}}});
    EXPECT_EQ(story.board(1, 2).result, Result::Draw);
    story.does(Undo{});
    EXPECT_FALSE(story.board(1, 1).result);
    EXPECT_FALSE(story.board(1, 2).result);
    EXPECT_FALSE(story.board(1, 1).attendance.white.absent);
    story.does(Redo{});
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    EXPECT_TRUE(story.board(1, 1).attendance.white.absent);
    EXPECT_EQ(story.refusal(Redo{}), Why::NothingToRedo);
}

TEST(Undo, OfTwoCorrectionsOfOneClockInACommandChangesBothBack) {
    Story story = Story::withPlayers(2, "5+0");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    auto const gives = [](clock::Span time) {
        return CorrectClocks{.round = RoundNumber{1},
                             .boards = {BoardNumber{1}},
                             .operations = {clock::AdjustTime{Colour::Black, time}}};
    };
    story.does(Together{{gives(2min), gives(1min)}});
    EXPECT_EQ(story.reading(1, 1).sides.black.main, 8min);
    story.does(Undo{});
    EXPECT_EQ(story.reading(1, 1).sides.black.main, 5min);
    story.does(Redo{});
    EXPECT_EQ(story.reading(1, 1).sides.black.main, 8min);
}

TEST(Together, IsDecidedStepByStepAndHappensAsAWholeOrNotAtAll) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    Seq const before = story.history().last();
    RoundNumber const round{1};
    Together const contradicts{
        {EnterResult{round, BoardNumber{1}, Result::WhiteWins}, AdjournGame{round, BoardNumber{1}}}};
    EXPECT_EQ(story.refusal(contradicts), Why::ResultStands) << "the second sees what the first has done";
    EXPECT_EQ(story.history().last(), before);
    Together const asks{{EnterResult{round, BoardNumber{1}, Result::WhiteWins}, ClearResult{round, BoardNumber{1}}}};
    EXPECT_EQ(story.question(asks), Ask::ResultWillBeCleared);
    EXPECT_EQ(story.history().last(), before);
    story.does(asks, Confirmation::NotAsked.withYesTo(Ask::ResultWillBeCleared));
    EXPECT_FALSE(story.board(1, 1).result);
}

TEST(Undo, LeavesTheImportOfAnEventAsItIs) {
    Story story = Story::withPlayers(4);
    Origin const import{story.history().acts().front().origin};
    History history;
    auto const append = [&](Act act) {
        return history.append({Seq{history.last().value() + 1}, import, {}, {}, std::move(act)});
    };
    ASSERT_FALSE(append(story.history().acts().front().act));
    PlayersImported players;
    for (int id : {1, 2, 3, 4}) players.players.push_back({PlayerId{id}, {}});
    ASSERT_FALSE(append(players));
    ASSERT_FALSE(append(ByeGranted{PlayerId{1}, RoundNumber{1}, Bye::HalfPoint}));
    EXPECT_FALSE(history.undoable()) << "its byes came with the event";
}

TEST(History, RefusesAnActThatTakesBackAnotherCommandThanItsRowSays) {
    Story const story = Story::withPlayers(2);
    History history = story.history();
    Seq const target = history.undoable()->seq;
    Origin origin{story.history().acts().front().origin};
    origin.command.bytes[0] ^= 1;
    auto const takesBack = [&] {
        return history.append({Seq{history.last().value() + 1}, origin, {}, {}, ActRetracted{target}});
    };
    EXPECT_TRUE(takesBack()) << "it does not say that it takes anything back";
    origin.takesBack = story.history().acts()[1].origin.command;
    EXPECT_TRUE(takesBack()) << "that is another player's entry";
    origin.takesBack = history.commandToUndo();
    EXPECT_FALSE(takesBack());
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
    story.does(StartClocks{RoundNumber{1}, {BoardNumber{2}}});
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
    EXPECT_TRUE(history.append({next(), {}, {}, {}, PlayerRevised{PlayerId{99}, {}}}));
    EXPECT_TRUE(history.append({Seq{99}, {}, {}, {}, DeskClosed{}}));
    auto const paired = [](int a, int b, int c, int d, std::vector<PlayerId> order) {
        pairing::RoundPairing const pairing{
            RoundNumber{1},
            {{BoardNumber{1}, PlayerId{a}, PlayerId{b}}, {BoardNumber{2}, PlayerId{c}, PlayerId{d}}},
            {}};
        return RoundPaired{pairing, std::move(order)};
    };
    std::vector<PlayerId> const all{PlayerId{1}, PlayerId{2}, PlayerId{3}, PlayerId{4}};
    EXPECT_TRUE(history.append({next(), {}, {}, {}, paired(1, 2, 1, 3, all)})) << "one player at two boards";
    EXPECT_TRUE(
        history.append({next(), {}, {}, {}, paired(1, 2, 3, 4, {PlayerId{1}, PlayerId{1}, PlayerId{3}, PlayerId{4}})}));
    EXPECT_TRUE(history.append({next(), {}, {}, {}, ActRetracted{Seq{1}}})) << "the opening cannot be taken back";
    EXPECT_TRUE(history.append({next(), {}, {}, {}, ActRestored{Seq{2}}})) << "it was never taken back";
    EXPECT_EQ(history.last(), story.history().last());
    EXPECT_EQ(history.state().players.size(), 4U);
    EXPECT_FALSE(history.append({next(), {}, {}, {}, DeskClosed{}}));
}

TEST(History, TakesALostActWhereverItStood) {
    History history;
    EXPECT_FALSE(history.append({Seq{1}, {}, {}, {}, ActLost{}})) << "before the event was opened, too";
    EXPECT_EQ(history.last(), Seq{1});
}

TEST(History, TakesManyActsInAsItTakesThemOneByOneAndAllOrNone) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    story.does(Undo{});
    History many;
    History::Intake all(many);
    for (RecordedAct const& act : story.history().acts()) EXPECT_FALSE(all.add(act));
    EXPECT_FALSE(all.fold());
    EXPECT_EQ(many.last(), story.history().last());
    EXPECT_FALSE(many.state().round(RoundNumber{1})->board(BoardNumber{1})->result);
    EXPECT_EQ(many.actsToUndo(), story.history().actsToUndo());
    EXPECT_EQ(many.actsToRedo(), story.history().actsToRedo());
    auto const next = Seq{many.last().value() + 1};
    History::Intake more(many);
    EXPECT_FALSE(more.add({next, {}, {}, {}, DeskClosed{}}));
    EXPECT_TRUE(more.add({Seq{99}, {}, {}, {}, DeskClosed{}}));
    EXPECT_EQ(many.last(), story.history().last());
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
    story.does(StartClocks{RoundNumber{1}, {BoardNumber{2}}});
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
