// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

TEST(Clocks, AllStartAtOneInstant) {
    Story story = Story::withPlayers(6);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(10s);
    for (int board = 1; board <= 3; ++board) {
        EXPECT_EQ(story.reading(1, board).phase, clock::Phase::Running);
        EXPECT_EQ(story.reading(1, board).sides.white.main, 3min + 2s - 10s) << "3+2 has the increment of move 1";
    }
    EXPECT_EQ(story.refusal(StartClocks{RoundNumber{1}, {}}), Why::NothingToDo);
}

TEST(Clocks, APressEndsTheMoveAndStartsTheOther) { // Laws 6.2.1
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {BoardNumber{1}}});
    EXPECT_EQ(story.board(1, 2).clock->phase, clock::Phase::Ready);
    story.passes(1500ms);
    story.presses(1, Colour::White);
    story.passes(2500ms);
    auto const reading = story.reading(1, 1);
    EXPECT_EQ(reading.active, Colour::Black);
    EXPECT_EQ(reading.sides.white.main, 182s + 500ms); // 3:02 − 1.5 + 2
    EXPECT_EQ(reading.sides.black.main, 182s - 2500ms);
    EXPECT_EQ(reading.sides.white.movesCompleted, 1);
}

TEST(Clocks, APressThatTheClockIgnoresIsStillOnRecord) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    auto const before = story.history().acts().size();
    story.presses(1, Colour::Black);
    EXPECT_EQ(story.history().acts().size(), before + 1);
    EXPECT_EQ(story.reading(1, 1).active, Colour::White);
}

TEST(Clocks, AFlagThatFellBeforeThePressIsRecordedBeforeIt) { // Laws 6.8
    Story story = Story::withPlayers(4, "1+0");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(61s);
    story.presses(1, Colour::White);
    auto const& acts = story.history().acts();
    auto const* const reported = std::get_if<ClockReported>(&acts[acts.size() - 2].act);
    ASSERT_NE(reported, nullptr);
    auto const* const dropped = std::get_if<clock::FlagDropped>(&reported->fact);
    ASSERT_NE(dropped, nullptr);
    EXPECT_EQ(dropped->at.time_since_epoch(), 60s) << "the exact instant, not the one at which it was noticed";
    EXPECT_FALSE(story.board(1, 1).result) << "the clock never ends a game";
}

TEST(Clocks, PauseAndResumeChargeNobody) { // Laws 6.11
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(10s);
    story.does(PauseClocks{RoundNumber{1}, {}});
    story.passes(1h);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 172s);
    story.does(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    story.passes(2s);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 170s);
    EXPECT_EQ(story.reading(1, 2).phase, clock::Phase::Paused);
}

TEST(Clocks, AClockPausedByItselfStaysPausedWhenTheHallGoesOn) {
    Story story = Story::withPlayers(6);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.does(PauseClocks{RoundNumber{1}, {BoardNumber{2}}}); // a dispute
    story.does(PauseClocks{RoundNumber{1}, {}});
    story.does(ResumeClocks{RoundNumber{1}, {}});
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Running);
    EXPECT_EQ(story.reading(1, 2).phase, clock::Phase::Paused);
    story.does(ResumeClocks{RoundNumber{1}, {BoardNumber{2}}});
    EXPECT_EQ(story.reading(1, 2).phase, clock::Phase::Running);
}

TEST(Clocks, PausingAllReachesGamesOfAnEarlierRoundToo) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.does(PairRound{}, Confirmation::Yes);
    story.does(StartClocks{RoundNumber{2}, {}});
    story.does(PauseClocks{RoundNumber{2}, {}});
    for (int round = 1; round <= 2; ++round)
        for (int board = 1; board <= 2; ++board) EXPECT_EQ(story.reading(round, board).phase, clock::Phase::Paused);
}

TEST(Clocks, AForfeitOfAGameThatWasBegunIsAskedUnlessTheLoserIsMarkedAbsent) {
    EnterResult const forfeit{RoundNumber{1}, BoardNumber{1}, Result::WhiteWinsByForfeit};
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.enters(1, 2, Result::WhiteWinsByForfeit); // its clock has not run
    story.does(StartClocks{RoundNumber{1}, {}});
    EXPECT_EQ(story.question(forfeit), Ask::GameWasPlayed);
    EnterResult ruled = forfeit;
    ruled.article = "6.7.1";
    EXPECT_TRUE(story.tries(ruled)) << "the ruling knows that he was absent";
    story.does(Undo{});
    story.does(MarkPresence{RoundNumber{1}, BoardNumber{1}, Colour::Black, Presence::Absent});
    EXPECT_TRUE(story.tries(forfeit));
    story.does(Undo{});
    story.does(MarkPresence{RoundNumber{1}, BoardNumber{1}, Colour::White, Presence::Absent});
    story.does(MarkPresence{RoundNumber{1}, BoardNumber{1}, Colour::Black, Presence::Present});
    EXPECT_EQ(story.question(forfeit), Ask::GameWasPlayed) << "it is the other one who is absent";
}

TEST(Clocks, AForfeitOfAGameWithMovesOnRecordOrARulingIsAsked) {
    EnterResult const forfeit{RoundNumber{1}, BoardNumber{1}, Result::BlackWinsByForfeit};
    Story written = Story::withPlayers(4);
    written.does(PairRound{});
    written.does(WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, {{.move = "e2e4"}}});
    EXPECT_EQ(written.question(forfeit), Ask::GameWasPlayed);
    Story ruledOn = Story::withPlayers(4);
    ruledOn.does(PairRound{});
    ruledOn.does(MakeRuling{RoundNumber{1}, BoardNumber{1},
                            RulingOnRecord{.edition = "E2023",
                                           .play = "standard",
                                           .incident = "offence kind=noise by=black",
                                           .finding = "penalty-usual"}});
    EXPECT_EQ(ruledOn.question(forfeit), Ask::GameWasPlayed);
    ruledOn.does(Undo{});
    EXPECT_TRUE(ruledOn.tries(forfeit));
}

TEST(Clocks, AForfeitOfAGameThatWasBegunOffersTheSameScoreOverTheBoard) {
    Edition const& edition = *editionByCode("E2023");
    for (auto const& [forfeit, played] :
         {std::pair{Result::WhiteWinsByForfeit, Result::WhiteWins},
          std::pair{Result::BlackWinsByForfeit, Result::BlackWins}, std::pair{Result::BothForfeit, Result::BothLose}}) {
        EnterResult const command{RoundNumber{1}, BoardNumber{1}, forfeit};
        auto const instead = insteadOf(Question{.ask = Ask::GameWasPlayed}, command, edition);
        ASSERT_TRUE(instead);
        EXPECT_EQ(std::get<EnterResult>(*instead).result, played);
    }
}

TEST(Clocks, AGameThatIsBeingPlayedIsNotUnratedWithoutAWord) { // D typed where a draw is meant
    Story story = Story::withAGameUnderWay();
    EnterResult const unrated{RoundNumber{1}, BoardNumber{1}, Result::DrawUnrated};
    EXPECT_EQ(story.question(unrated), Ask::GameWasPlayed);
    auto const instead = insteadOf(Question{.ask = Ask::GameWasPlayed}, unrated, *story.state().details.edition);
    ASSERT_TRUE(instead);
    EXPECT_EQ(std::get<EnterResult>(*instead).result, Result::Draw);
    EnterResult const other{RoundNumber{1}, BoardNumber{2}, Result::DrawUnrated};
    story.does(other); // nobody has begun there
}

TEST(Clocks, AForfeitOnABoardWhereBothHaveMovedIsAsked) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    EXPECT_EQ(story.question(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWinsByForfeit}),
              Ask::GameWasPlayed);
    story.enters(1, 1, Result::WhiteWinsByForfeit, Confirmation::Yes);
}

TEST(Clocks, AResultThatPassesOverAFallenFlagIsAsked) { // 6.9
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(4min);
    auto const asked = story.tries(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::AgainstFlag);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L3);
    EXPECT_EQ(std::get<Question>(asked.error()).side, Colour::White);
    EXPECT_EQ(story.question(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw}), Ask::AgainstFlag);
    story.enters(1, 1, Result::Draw, Confirmation::Yes); // Black could not checkmate
    story.enters(1, 2, Result::BlackWins);
}

TEST(Clocks, AResultThatRestsOnARulingIsNotAskedAboutTheFlag) { // 6.9
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(4min);
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw, "6.9"});
    story.does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::WhiteWins, {}, {}, ResultBasis::Ruling});
}

TEST(Clocks, AResultOtherThanTheLawsProposeNeedsAReasonThatIsKept) {
    Story story = Story::withPlayers(2);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(4min);
    EnterResult own{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins, {}, {}, ResultBasis::OwnDecision};
    EXPECT_EQ(story.refusal(own), Why::ReasonMissing);
    own.note = "the clock had been set wrongly";
    story.does(own);
    EXPECT_EQ(std::get<ResultEntered>(story.history().acts().back().act).note, own.note);
}

TEST(Clocks, ANoteDoesNotSilenceTheQuestionAboutTheFlag) { // 6.9
    Story story = Story::withPlayers(2);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(4min);
    EnterResult const noted{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins, {}, "a fine game"};
    EXPECT_EQ(story.question(noted), Ask::AgainstFlag);
    story.does(noted, Confirmation::Yes);
}

TEST(Clocks, OfTwoFlagsTheFirstCounts) { // 6.9
    Story story = Story::withPlayers(2, "3+0 | nofreeze");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(4min);
    story.presses(1, Colour::White);
    story.passes(4min);
    EXPECT_EQ(story.question(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins}), Ask::AgainstFlag);
    EXPECT_EQ(story.question(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw}), Ask::AgainstFlag);
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw, {}, {}, ResultBasis::Ruling});
    story.enters(1, 1, Result::BlackWins);
}

TEST(Clocks, AResultStopsTheClockOfItsBoardOnly) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(10s);
    story.enters(1, 1, Result::WhiteWins);
    story.passes(10s);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 172s);
    EXPECT_EQ(story.reading(1, 2).phase, clock::Phase::Running);
    EXPECT_EQ(story.refusal(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White}), Why::BoardDecided);
    EXPECT_EQ(story.refusal(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}}), Why::BoardDecided);
}

TEST(Clocks, ClosingTheProgramPausesWhatRunsAfterAsking) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    auto const asked = story.tries(CloseDesk{});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::ClocksRunning);
    EXPECT_EQ(std::get<Question>(asked.error()).count, 2);
    story.does(CloseDesk{}, Confirmation::Yes);
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Paused);
}

} // namespace
} // namespace flagfall::session
