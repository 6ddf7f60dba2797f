// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/typed_control.h"
#include "tests/support/story.h"

#include <rapidcheck/gtest.h>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
using clock::AdjustTime;

/// One board of the control, White to move since `now`.
Story oneGame(std::string control = "90+30", std::string edition = "E2023") {
    Story story;
    EventDraft draft = Story::draft(std::move(control));
    draft.edition = std::move(edition);
    story.does(OpenEvent{draft});
    for (auto const* name : {"A", "B", "C", "D"}) story.does(EnterPlayer{Story::named(name)});
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    return story;
}

BoardNumber const first{1};

CorrectClocks gives(Colour side, clock::Span time, std::vector<BoardNumber> boards = {first}) {
    return {.round = RoundNumber{1},
            .boards = std::move(boards),
            .operations = {AdjustTime{side, time}},
            .ground = Ground::OtherPenalty};
}

clock::Span left(Story const& story, Colour side, int board = 1) { return story.reading(1, board).sides[side].main; }

ClocksCorrected const& lastCorrection(Story const& story) {
    return std::get<ClocksCorrected>(story.history().acts().back().act);
}

// --- corrections -------------------------------------------------------------------------------------------

TEST(Hands, TimeIsGivenWhileTheClockRuns) { // clocks.md E01
    Story story = oneGame("5+3");
    story.passes(8s);
    story.does(gives(Colour::Black, 2min));
    story.passes(2s);
    story.presses(1, Colour::White);
    EXPECT_EQ(left(story, Colour::White), 296s);
    EXPECT_EQ(left(story, Colour::Black), 423s);
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Running);
}

TEST(Hands, AnIllegalMoveIsOnRecordWithItsNumber) { // 7.5.5
    Story story = oneGame();
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(lastCorrection(story).offence, 1);
    story.does(Undo{});
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(lastCorrection(story).offence, 1) << "the first was taken back";
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::Black}, Confirmation::Yes);
    EXPECT_EQ(lastCorrection(story).offence, 1) << "each player has a count";
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(lastCorrection(story).offence, 2);
    story.does(gives(Colour::White, 1min));
    EXPECT_EQ(lastCorrection(story).offence, 0);
}

TEST(Hands, WhatWasDoneStaysOnRecordWithOldAndNewValuesAndTheReason) { // R12
    Story story = oneGame("5+3");
    CorrectClocks command = gives(Colour::Black, 2min);
    command.ground = Ground::Disturbance;
    command.note = "a telephone rang";
    story.does(command);
    ClocksCorrected const& act = lastCorrection(story);
    EXPECT_EQ(act.ground, Ground::Disturbance);
    EXPECT_EQ(act.note, "a telephone rang");
    ASSERT_TRUE(act.boards.front().change.sides.black.main);
    EXPECT_EQ(act.boards.front().change.sides.black.main->before, 303s);
    EXPECT_EQ(act.boards.front().change.sides.black.main->after, 423s);
    EXPECT_FALSE(act.boards.front().change.sides.white.main) << "what stayed is not written";
}

TEST(Hands, ACorrectionIsTakenBackByAsMuchHoweverFarTheClockHasRunSince) {
    Story story = oneGame("5+3");
    story.passes(8s);
    story.does(gives(Colour::Black, 2min));
    story.passes(2s);
    story.presses(1, Colour::White);
    story.passes(10s);
    story.presses(1, Colour::Black);
    story.does(Undo{});
    EXPECT_EQ(left(story, Colour::Black), 303s - 10s + 3s);
    EXPECT_EQ(story.reading(1, 1).sides.black.movesCompleted, 1) << "the game goes on as it went";
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Running);
    story.does(Redo{});
    EXPECT_EQ(left(story, Colour::Black), 423s - 10s + 3s);
}

TEST(Hands, WhatTheClocksShowedBeforeTheUndoCanStillBeRead) {
    Story story = oneGame("5+3");
    story.does(gives(Colour::Black, 2min));
    Seq const given = story.history().last();
    story.passes(5s);
    story.does(Undo{});
    auto const then = story.history().at(given);
    EXPECT_EQ(read(*then.round(RoundNumber{1})->board(first)->clock, clock::Instant{4s}).sides.black.main, 423s);
    EXPECT_TRUE(story.history().retracted(given)) << "the history strikes the line through";
}

TEST(Hands, OfSeveralUndosTheLatestCorrectionGoesFirst) {
    Story story = oneGame("5+0");
    story.does(gives(Colour::Black, 2min));
    story.does(gives(Colour::White, 1min));
    story.does(Undo{});
    EXPECT_EQ(left(story, Colour::White), 300s);
    EXPECT_EQ(left(story, Colour::Black), 420s);
    story.does(Undo{});
    EXPECT_EQ(left(story, Colour::Black), 300s);
    EXPECT_EQ(story.refusal(PressLever{RoundNumber{1}, BoardNumber{9}, Colour::White}), Why::NoSuchBoard);
    story.does(Redo{});
    story.does(Redo{});
    EXPECT_EQ(left(story, Colour::White), 360s);
    EXPECT_EQ(left(story, Colour::Black), 420s);
}

TEST(Hands, TheWholeHallAtOneInstant) {
    Story story = oneGame("5+0");
    story.passes(7s);
    story.does(gives(Colour::White, 1min, {}));
    EXPECT_EQ(left(story, Colour::White, 1), 353s);
    EXPECT_EQ(left(story, Colour::White, 2), 353s);
    story.does(Undo{});
    EXPECT_EQ(left(story, Colour::White, 1), 293s);
    EXPECT_EQ(left(story, Colour::White, 2), 293s);
}

TEST(Hands, OnSeveralBoardsNothingIsDoneByHalf) {
    Story story = oneGame("1+0");
    story.passes(10s);
    story.presses(2, Colour::White);
    story.passes(51s); // White's flag is down on board 1
    auto const asked = story.tries(gives(Colour::White, 1min, {BoardNumber{1}, BoardNumber{2}}));
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::SomeClocksRefuse);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L3);
    EXPECT_EQ(std::get<Question>(asked.error()).count, 1);
    EXPECT_EQ(std::get<Question>(asked.error()).round, RoundNumber{1});
    EXPECT_EQ(left(story, Colour::White, 2), 50s);
    story.does(gives(Colour::White, 1min, {BoardNumber{1}, BoardNumber{2}}), Confirmation::Yes);
    EXPECT_EQ(left(story, Colour::White, 2), 110s);
}

TEST(Hands, TakingAllATimeAsksFirstAndThenDropsTheFlag) { // E04, E05
    Story story = oneGame("0:50+0");
    story.passes(8s);
    EXPECT_EQ(story.question(gives(Colour::White, -1min)), Ask::FlagWouldDrop);
    story.does(gives(Colour::White, -1min), Confirmation::Yes);
    EXPECT_TRUE(story.reading(1, 1).sides.white.flag);
    story.does(Undo{});
    EXPECT_FALSE(story.reading(1, 1).sides.white.flag);
    EXPECT_EQ(left(story, Colour::White), 42s);
}

TEST(Hands, AFallenFlagTakesNoTimeUntilItIsPutUpAgain) { // R6, E19
    Story story = oneGame("0:30+0");
    story.passes(31s);
    EXPECT_EQ(story.refusal(gives(Colour::White, 1min)), Why::ClockRefuses);
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {first},
                             .operations = {clock::RevokeFlag{Colour::White, 2min}},
                             .ground = Ground::ClockFault});
    EXPECT_FALSE(story.reading(1, 1).firstFlag);
    EXPECT_EQ(left(story, Colour::White), 2min);
    story.does(Undo{});
    EXPECT_EQ(story.reading(1, 1).firstFlag, Colour::White) << "the first flag is the first flag again";
}

TEST(Hands, ADecidedGameIsLeftAlone) {
    Story story = oneGame();
    story.enters(1, 1, Result::Draw);
    EXPECT_EQ(story.refusal(gives(Colour::White, 1min)), Why::BoardDecided);
    EXPECT_EQ(story.refusal(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}), Why::GameDecided);
}

TEST(Hands, TheControlIsChangedInTheMiddleOfAGame) { // Laws 6.10.2, clocks.md E16
    Story story = oneGame("25 d5");
    auto const setting = std::make_shared<clock::Setting const>(*clock::parseControl("25+5"));
    story.passes(20s);
    story.presses(1, Colour::White);
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {first},
                             .operations = {clock::Pause{}, clock::InstallSetting{setting}},
                             .ground = Ground::WrongSetting});
    EXPECT_EQ(*story.board(1, 1).clock->setting, *setting);
    EXPECT_NE(*story.board(1, 2).clock->setting, *setting);
    story.does(Undo{});
    EXPECT_EQ(*story.board(1, 1).clock->setting, *story.state().details.control);
}

TEST(Hands, InRapidPlayTheSettingStaysAfterTenMovesUnlessTheScheduleWouldSuffer) { // Laws 2023, A.5.1.1
    Story story = oneGame("15+10");
    CorrectClocks const changes{
        .round = RoundNumber{1},
        .boards = {first},
        .operations = {clock::InstallSetting{std::make_shared<clock::Setting const>(*clock::parseControl("15+5"))}},
        .ground = Ground::WrongSetting};
    for (int i = 0; i < 19; ++i) story.presses(1, i % 2 == 0 ? Colour::White : Colour::Black);
    story.does(changes);
    story.does(Undo{});
    story.presses(1, Colour::Black);
    EXPECT_EQ(story.question(changes), Ask::CorrectionBarred);
    story.does(changes, Confirmation::Yes);
}

TEST(Hands, ALockedLeverDoesNothing) {
    Story story = oneGame();
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {first},
                             .operations = {clock::SetLever{Colour::White, clock::Lever::Locked}},
                             .ground = Ground::ClockFault});
    story.passes(5s);
    story.presses(1, Colour::White);
    EXPECT_EQ(story.reading(1, 1).sides.white.movesCompleted, 0);
    EXPECT_EQ(story.reading(1, 1).active, Colour::White);
    story.does(Undo{});
    story.presses(1, Colour::White);
    EXPECT_EQ(story.reading(1, 1).sides.white.movesCompleted, 1);
}

TEST(Hands, TurningTheClockChangesNoTime) {
    Story story = oneGame();
    auto const before = *story.board(1, 1).clock;
    story.does(SwapSides{RoundNumber{1}, first});
    EXPECT_EQ(story.board(1, 1).levers.white, clock::End::Right);
    EXPECT_EQ(*story.board(1, 1).clock, before);
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).levers.white, clock::End::Left);
}

// --- undoing a press ---------------------------------------------------------------------------------------

CorrectClocks does(clock::Operation operation) {
    return {.round = RoundNumber{1},
            .boards = {first},
            .operations = {std::move(operation)},
            .ground = Ground::MissedPress};
}

TEST(UndoPress, KeepsTheTimesAndTheMovesThatHandsHaveChangedSince) {
    Story story = oneGame("90+30");
    story.passes(40s);
    story.presses(1, Colour::White);
    story.passes(5s);
    story.does(does(clock::SetTime{Colour::White, 1h}));
    story.does(does(clock::SetMoves{Colour::White, 11}));
    story.does(does(clock::SetMoves{Colour::Black, 10}));
    story.does(does(clock::UndoPress{}));
    auto const reading = story.reading(1, 1);
    EXPECT_EQ(reading.active, Colour::White);
    EXPECT_EQ(reading.sides.white.main, 1h - 30s) << "but the increment";
    EXPECT_EQ(reading.sides.white.movesCompleted, 10);
    EXPECT_EQ(reading.sides.black.movesCompleted, 10);
    EXPECT_EQ(reading.sides.black.main, 5430s);
}

TEST(UndoPress, KeepsTimesThatWereExchangedSince) {
    Story story = oneGame("90+30");
    story.passes(40s);
    story.presses(1, Colour::White);
    story.does(does(clock::SwapTimes{}));
    story.does(does(clock::UndoPress{}));
    EXPECT_EQ(left(story, Colour::White), 5430s - 30s);
    EXPECT_EQ(left(story, Colour::Black), 5430s - 40s + 30s);
}

TEST(UndoPress, KeepsAMoveThatWasCountedWithoutAPressSince) {
    Story story = oneGame("90+30");
    story.presses(1, Colour::White);
    story.does(does(clock::CountMissedPress{Colour::Black}));
    story.does(does(clock::UndoPress{}));
    EXPECT_EQ(story.reading(1, 1).sides.black.movesCompleted, 1);
    EXPECT_EQ(left(story, Colour::Black), 5460s);
}

TEST(UndoPress, IsRefusedWhereACorrectionWouldBeLostAndNamesIt) {
    auto const other = std::make_shared<clock::Setting const>(*clock::parseControl("60+30"));
    for (clock::Operation const& lost : std::vector<clock::Operation>{
             clock::SetPeriod{Colour::Black, 2}, clock::InstallExtra{clock::Method::Fischer, 10s, clock::CreditNow::No},
             clock::AdjustTime{Colour::Black, -3h, clock::IfGone::DropFlag}}) {
        Story story = oneGame("40/90:30 +30");
        story.presses(1, Colour::White);
        story.does(does(clock::AdjustTime{Colour::White, 1min}));
        story.does(does(lost), Confirmation::Yes);
        auto const undone = story.tries(does(clock::UndoPress{}));
        ASSERT_FALSE(undone) << lost.index();
        EXPECT_EQ(std::get<Refusal>(undone.error()).why, Why::CorrectedSincePress);
        ASSERT_EQ(std::get<Refusal>(undone.error()).operations.size(), 1U);
        EXPECT_EQ(std::get<Refusal>(undone.error()).operations.front().index(), lost.index());
    }
    Story story = oneGame("90+30");
    story.presses(1, Colour::White);
    story.does(does(clock::InstallSetting{other}));
    EXPECT_EQ(story.refusal(does(clock::UndoPress{})), Why::ClockRefuses) << "the press belongs to another control";
}

TEST(UndoPress, OfThePressAfterACorrectionLosesNothing) {
    Story story = oneGame("40/90:30 +30");
    story.presses(1, Colour::White);
    story.does(does(clock::SetPeriod{Colour::Black, 2}));
    story.presses(1, Colour::Black);
    story.does(does(clock::UndoPress{}));
    EXPECT_EQ(story.reading(1, 1).sides.black.period, 2);
}

TEST(Undo, RecordsWhatTheClockDidByItselfOnTheWay) {
    Story story = oneGame("1+0");
    story.does(gives(Colour::Black, 1min));
    story.passes(61s);
    story.does(Undo{});
    auto const& acts = story.history().acts();
    auto const* const reported = std::get_if<ClockReported>(&acts[acts.size() - 2].act);
    ASSERT_TRUE(reported);
    EXPECT_TRUE(std::holds_alternative<clock::FlagDropped>(reported->fact));
}

TEST(Undo, OfAControlGivesTheCountersOfTheOneBefore) {
    for (std::string const control : {"C10/300000", "J5x60000", "3000:J2x60000"}) {
        Story story = oneGame("15+0");
        auto const setting = std::make_shared<clock::Setting const>(*clock::readControl(control + " | Z frz"));
        story.does(does(clock::InstallSetting{setting}));
        story.passes(70s);
        story.presses(1, Colour::White);
        story.presses(1, Colour::Black);
        (void)story.tries(Undo{});
        for (Colour const colour : bothColours) {
            EXPECT_GE(story.board(1, 1).clock->sides[colour].byoyomiLeft, 0) << control;
            EXPECT_GE(story.board(1, 1).clock->sides[colour].canadianMovesDue, 0) << control;
        }
    }
}

TEST(Undo, OfPeriodsThatHaveBeenUsedUpSinceIsRefused) {
    Story story = oneGame("J5x60000 | Z frz");
    story.does(does(clock::SetByoyomi{Colour::White, 1}));
    story.does(does(clock::SetByoyomi{Colour::White, 5}));
    story.passes(6min);
    EXPECT_EQ(story.refusal(Undo{}), Why::ClockRefuses);
}

TEST(Undo, OfADelayOnARunningClockGoesBackByAsMuch) {
    Story story = oneGame("25 d30");
    story.passes(5s);
    story.does(does(clock::SetDelay{Colour::White, 5s}));
    story.passes(1s);
    story.does(Undo{});
    EXPECT_EQ(story.reading(1, 1).sides.white.delayLeft, 24s);
    story.does(does(clock::SetDelay{Colour::White, 5s}));
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    story.does(Undo{});
    EXPECT_EQ(story.reading(1, 1).sides.white.delayLeft, 30s) << "that turn is over";
}

TEST(Undo, OfANewGameBringsBackTheTimeUsed) {
    Story story = oneGame("90+30");
    story.passes(20min);
    story.does(does(clock::Restart{}));
    EXPECT_EQ(story.reading(1, 1).sides.white.used, 0s);
    story.does(Undo{});
    EXPECT_EQ(story.reading(1, 1).sides.white.used, 20min);
    story.does(Redo{});
    EXPECT_EQ(story.reading(1, 1).sides.white.used, 0s);
}

TEST(Undo, OfANewGameThatHasBegunIsRefused) {
    Story story = oneGame("90+30");
    story.does(does(clock::Restart{}));
    story.does(StartClocks{RoundNumber{1}, {first}});
    EXPECT_EQ(story.refusal(Undo{}), Why::ClockRefuses);
}

/// Whatever is done and taken back, every act can be read again: Story stores and reads each one.
RC_GTEST_PROP(Hands, LeaveNoActThatCannotBeReadAgain, ()) {
    auto const control = *rc::gen::element<std::string>("90+30", "2/60000:C3/10000 | M frz", "J3x5000 | Z frz",
                                                        "5000:J2x4000 | Z nofrz", "10000d3000:8000+2000 | Z frz");
    Story story = oneGame(control);
    auto const another = [](std::string const& text) {
        return clock::InstallSetting{std::make_shared<clock::Setting const>(*clock::readControl(text))};
    };
    std::vector<clock::Operation> const hands{AdjustTime{Colour::White, 7s},
                                              AdjustTime{Colour::Black, -3s},
                                              clock::SetByoyomi{Colour::White, 2},
                                              clock::SetCanadian{Colour::Black, 2},
                                              clock::SetDelay{Colour::White, 1s},
                                              clock::SetMoves{Colour::White, 3},
                                              clock::SetPeriod{Colour::Black, 2},
                                              clock::UndoPress{},
                                              clock::SwapTimes{},
                                              clock::Restart{},
                                              clock::CountMissedPress{Colour::Black, {}},
                                              another("C4/9000 | Z frz"),
                                              another("J2x6000 | Z nofrz"),
                                              another("20000d2000 | Z frz"),
                                              clock::RevokeFlag{Colour::White, 4s}};
    for (int const step : *rc::gen::container<std::vector<int>>(30, rc::gen::inRange(0, 40))) {
        story.passes(std::chrono::milliseconds{step * 137});
        auto const number = static_cast<std::size_t>(step);
        if (number < hands.size())
            (void)story.tries(does(hands[number]), Confirmation::Yes);
        else if (step < 22)
            (void)story.tries(Undo{});
        else if (step < 25)
            (void)story.tries(Redo{});
        else if (step < 28)
            (void)story.tries(PenaliseIllegalMove{RoundNumber{1}, first, step == 25 ? Colour::White : Colour::Black});
        else
            (void)story.tries(PressLever{RoundNumber{1}, first, step % 2 == 0 ? Colour::White : Colour::Black});
    }
    RC_ASSERT(!testing::Test::HasFailure());
}

// --- illegal moves -----------------------------------------------------------------------------------------

TEST(IllegalMove, TakesNoIncrementWhereThePressWasTakenBackBefore) {
    Story story = oneGame("90+30");
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    story.presses(1, Colour::White);
    story.does(does(clock::UndoPress{}));
    clock::Span const before = left(story, Colour::White);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(left(story, Colour::White), before);
    EXPECT_EQ(story.reading(1, 1).active, Colour::White);
    EXPECT_EQ(story.reading(1, 1).sides.white.movesCompleted, 1);
}

TEST(IllegalMove, GoesBackInItsPartsWhereTheClockHasForgottenThePress) { // clocks.md E13
    Story story = oneGame("3+2");
    story.passes(5s);
    story.presses(1, Colour::White);
    story.does(
        does(clock::InstallSetting{std::make_shared<clock::Setting const>(*clock::readControl("3+2 | nofreeze"))}),
        Confirmation::Yes);
    story.passes(3s);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    EXPECT_EQ(left(story, Colour::White), 177s);
    EXPECT_EQ(story.reading(1, 1).active, Colour::White);
    EXPECT_EQ(story.reading(1, 1).sides.white.movesCompleted, 0);
}

TEST(Presence, APressSaysThatThePlayerIsThere) {
    Story story = oneGame("90+30");
    story.does(MarkPresence{RoundNumber{1}, first, Colour::White, Presence::Absent});
    story.presses(1, Colour::White);
    EXPECT_FALSE(story.board(1, 1).attendance.white.absent);
}

TEST(Adjournment, EndsWithOneWordWithoutAQuestion) {
    Story story = oneGame("90+30");
    story.does(AdjournGame{RoundNumber{1}, first}, Confirmation::Yes);
    EXPECT_EQ(story.refusal(ResumeClocks{RoundNumber{1}, {first}}), Why::Adjourned);
    EXPECT_EQ(story.refusal(PressLever{RoundNumber{1}, first, Colour::White}), Why::Adjourned);
    story.does(ClearResult{RoundNumber{1}, first});
    story.does(ResumeClocks{RoundNumber{1}, {first}});
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Running);
}

TEST(IllegalMove, CanBePenalisedAgainAfterItWasTakenBack) {
    Story story = oneGame("90+30");
    story.passes(40s);
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    Board const once = story.board(1, 1);
    story.does(Undo{});
    EXPECT_EQ(story.reading(1, 1).active, Colour::Black);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    clock::Reading const again = story.reading(1, 1), before = read(*once.clock, story.now());
    EXPECT_EQ(again.active, Colour::White);
    for (Colour const colour : bothColours) {
        EXPECT_EQ(again.sides[colour].main, before.sides[colour].main);
        EXPECT_EQ(again.sides[colour].movesCompleted, before.sides[colour].movesCompleted);
    }
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
}

TEST(IllegalMove, TakesThePressBackAfterAnotherCorrectionWasTakenBack) {
    Story story = oneGame("90+30");
    story.presses(1, Colour::White);
    story.does(gives(Colour::White, 2min));
    story.does(Undo{});
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    EXPECT_EQ(story.reading(1, 1).active, Colour::White);
    EXPECT_EQ(story.reading(1, 1).sides.white.movesCompleted, 0);
    EXPECT_EQ(left(story, Colour::White), 5430s);
}

TEST(IllegalMove, IsCountedAndTakenBackInItsPartsWhereLaterCorrectionsRestOnThePress) {
    Story story = oneGame("90+30");
    story.passes(40s);
    story.presses(1, Colour::White);
    story.does(does(clock::InstallExtra{clock::Method::Fischer, 40s, clock::CreditNow::No}));
    story.passes(10s);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
    EXPECT_EQ(story.reading(1, 1).active, Colour::White);
    EXPECT_EQ(story.reading(1, 1).sides.white.movesCompleted, 0);
    EXPECT_EQ(left(story, Colour::White), 5430s - 40s);
    EXPECT_EQ(left(story, Colour::Black), 5430s + 2min);
}

TEST(IllegalMove, TheFirstOneInStandardPlayGivesTheOpponentTwoMinutes) { // Laws 7.5.5; clocks.md E12
    Story story = oneGame("90+30");
    story.passes(40s);
    story.presses(1, Colour::White);
    story.passes(20s);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    auto const reading = story.reading(1, 1);
    EXPECT_EQ(reading.phase, clock::Phase::Paused);
    EXPECT_EQ(reading.active, Colour::White);
    EXPECT_EQ(reading.sides.white.movesCompleted, 0);
    EXPECT_EQ(reading.sides.white.main, 5430s - 40s) << "the increment of the illegal press is taken back";
    EXPECT_EQ(reading.sides.black.main, 5430s + 120s) << "and the opponent's clock stands as at the press";
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
}

TEST(IllegalMove, InRapidPlayItIsOneMinute) { // Laws 2023, A.5.2
    Story story = oneGame("15+10");
    story.passes(40s);
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    EXPECT_EQ(left(story, Colour::Black), 910s + 60s);
}

TEST(IllegalMove, TheOneThatLosesTheGameGivesNobodyTime) {
    Story story = oneGame("90+30");
    for (int i = 0; i < 2; ++i) {
        story.passes(40s);
        story.presses(1, Colour::White);
        story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
        story.does(ResumeClocks{RoundNumber{1}, {first}});
    }
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 2);
    EXPECT_EQ(left(story, Colour::Black), 5430s + 120s);
}

TEST(IllegalMove, In2009TheThirdOneLoses) { // Laws 2009, 7.4b
    Story story = oneGame("90+30", "E2009");
    for (int i = 0; i < 2; ++i) {
        story.presses(1, Colour::White);
        story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
        story.does(ResumeClocks{RoundNumber{1}, {first}});
    }
    EXPECT_EQ(left(story, Colour::Black), 5430s + 240s);
}

TEST(IllegalMove, TakenBackItNeverCounted) {
    Story story = oneGame("90+30");
    story.passes(40s);
    story.presses(1, Colour::White);
    story.passes(20s);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 0);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 5430s - 40s + 30s);
    EXPECT_EQ(story.reading(1, 1).active, Colour::Black);
    EXPECT_EQ(story.reading(1, 1).phase, clock::Phase::Paused) << "no undo makes a clock run";
    story.does(Redo{});
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 5430s - 40s);
}

TEST(IllegalMove, FoundAfterTheOpponentHasRepliedTakesOnlyTheIncrementBack) {
    Story story = oneGame("90+30");
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(left(story, Colour::White), 5430s);
    EXPECT_EQ(left(story, Colour::Black), 5460s + 120s);
    EXPECT_EQ(story.reading(1, 1).sides.white.movesCompleted, 1);
}

TEST(IllegalMove, TheIncrementOfOneMoveIsTakenBackOnce) {
    Story story = oneGame("90+30");
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White},
               Confirmation::Yes); // counted again, by the arbiter's will
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 2);
    EXPECT_EQ(left(story, Colour::White), 5430s) << "the second one of the same move takes nothing more";
    story.does(Undo{});
    story.does(Undo{});
    EXPECT_EQ(left(story, Colour::White), 5460s);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(left(story, Colour::White), 5430s) << "one that was taken back has taken nothing";
}

TEST(IllegalMove, TimeGivenSinceThePressIsNotLostWithIt) {
    Story story = oneGame("90+30");
    story.passes(40s);
    story.presses(1, Colour::White);
    story.does(gives(Colour::Black, 5min));
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    EXPECT_EQ(left(story, Colour::Black), 5430s + 300s + 120s);
    story.does(Undo{});
    story.does(Undo{});
    EXPECT_EQ(left(story, Colour::Black), 5430s);
}

TEST(IllegalMove, IsCountedByItsPenaltyAndNotByAnyTimeGivenForIt) {
    Story story = oneGame("90+30");
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {first},
                             .operations = {AdjustTime{Colour::Black, 2min}},
                             .ground = Ground::IllegalMove,
                             .offender = Colour::White});
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 0);
    EXPECT_FALSE(lastCorrection(story).offender);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
}

TEST(IllegalMove, TakesNoIncrementBackThatWasNeverGiven) { // 120 minutes, 30 seconds from move 61 only
    Story story = oneGame("120+30@61");
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(left(story, Colour::White), 120min);
}

TEST(Hands, AYesAboutSeveralBoardsDropsNoFlag) {
    Story story = oneGame("5+0");
    story.does(
        CorrectClocks{.round = RoundNumber{1}, .boards = {first}, .operations = {clock::SetTime{Colour::Black, 1min}}});
    auto const takes = gives(Colour::Black, -2min, {BoardNumber{1}, BoardNumber{2}});
    EXPECT_EQ(story.question(takes), Ask::SomeClocksRefuse);
    story.does(takes, Confirmation::Yes);
    EXPECT_EQ(left(story, Colour::Black, 1), 1min);
    EXPECT_FALSE(story.reading(1, 1).sides.black.flag);
    EXPECT_EQ(left(story, Colour::Black, 2), 3min);
}

TEST(Hands, WhatIsSoAlreadyIsNoAct) {
    Story story = oneGame();
    story.does(PauseClocks{RoundNumber{1}, {}});
    EXPECT_EQ(story.refusal(CorrectClocks{.round = RoundNumber{1}, .boards = {first}, .operations = {clock::Pause{}}}),
              Why::NothingToDo);
}

// --- a new game --------------------------------------------------------------------------------------------

TEST(NewGame, BeginsWithoutTheOffencesOfTheOldOne) { // Laws 7.2
    Story story = oneGame("90+30");
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {first},
                             .operations = {clock::Restart{}},
                             .ground = Ground::ColoursOrSetUp});
    EXPECT_EQ(story.board(1, 1).illegalMoves, ByColour<int>{});
    story.does(StartClocks{RoundNumber{1}, {first}});
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
    EXPECT_EQ(left(story, Colour::Black), 5430s + 120s) << "it is the first one of this game";
}

TEST(NewGame, TakenBackBringsTheOldOneBackWithItsOffencesAndItsFlag) {
    Story story = oneGame("1+0");
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{RoundNumber{1}, first, Colour::White});
    story.does(ResumeClocks{RoundNumber{1}, {first}});
    story.passes(61s);
    story.does(NoticeFlag{RoundNumber{1}, first, Colour::White});
    story.take(LateArrival{RoundNumber{1}, first, Colour::White, story.now(), story.now()});
    auto const before = story.board(1, 1);
    story.does(CorrectClocks{.round = RoundNumber{1}, .boards = {first}, .operations = {clock::Restart{}}});
    EXPECT_FALSE(story.board(1, 1).flagNoticed);
    EXPECT_EQ(story.board(1, 1).lateArrivals, 0);
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).illegalMoves, before.illegalMoves);
    EXPECT_EQ(story.board(1, 1).flagNoticed, before.flagNoticed);
    EXPECT_EQ(story.board(1, 1).lateArrivals, 1);
    EXPECT_EQ(story.board(1, 1).turn, before.turn);
    story.does(Redo{});
    EXPECT_EQ(story.board(1, 1).illegalMoves, ByColour<int>{});
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).illegalMoves, before.illegalMoves);
}

TEST(NewGame, FindsThePlayersAsPresentAsTheyWere) {
    Story story = oneGame("90+30");
    story.does(MarkPresence{RoundNumber{1}, first, Colour::Black, Presence::Absent});
    story.passes(12min);
    story.does(MarkPresence{RoundNumber{1}, first, Colour::Black, Presence::Present});
    story.does(CorrectClocks{.round = RoundNumber{1}, .boards = {first}, .operations = {clock::Restart{}}});
    EXPECT_EQ(story.board(1, 1).attendance.black, (Attendance{false, clock::Instant{12min}}));
}

// --- flags, presence ---------------------------------------------------------------------------------------

TEST(FlagFall, IsWhenItIsNoticedAndNotWhenTheClockShowsZero) { // Laws 6.8
    Story story = oneGame("1+0");
    EXPECT_EQ(story.refusal(NoticeFlag{RoundNumber{1}, first, Colour::White}), Why::NoFlagDown);
    story.passes(75s);
    story.does(NoticeFlag{RoundNumber{1}, first, Colour::White, Colour::Black});
    auto const& board = story.board(1, 1);
    ASSERT_TRUE(board.flagNoticed);
    EXPECT_EQ(board.flagNoticed->at, clock::Instant{75s});
    EXPECT_EQ(board.flagNoticed->claimedBy, Colour::Black);
    EXPECT_EQ(story.reading(1, 1).sides.white.flagAt, clock::Instant{60s}) << "the clock's instant is evidence";
    EXPECT_FALSE(board.result) << "the clock never ends a game";
}

TEST(Presence, AnAbsentPlayerIsMarkedAndHisArrivalTimed) { // Laws 6.7.1
    Story story = oneGame();
    story.does(MarkPresence{RoundNumber{1}, first, Colour::Black, Presence::Absent});
    EXPECT_TRUE(story.board(1, 1).attendance.black.absent);
    story.passes(12min);
    story.does(MarkPresence{RoundNumber{1}, first, Colour::Black, Presence::Present});
    EXPECT_FALSE(story.board(1, 1).attendance.black.absent);
    EXPECT_EQ(story.board(1, 1).attendance.black.arrived, clock::Instant{12min});
    story.does(Undo{});
    EXPECT_TRUE(story.board(1, 1).attendance.black.absent);
}

TEST(Presence, TheRoundBeginsWithItsFirstClock) { // Laws 6.6
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    EXPECT_FALSE(story.state().currentRound()->startedAt);
    story.passes(3min);
    story.does(StartClocks{RoundNumber{1}, {}});
    EXPECT_EQ(story.state().currentRound()->startedAt, clock::Instant{3min});
}

TEST(LatePress, OneThatWasStampedBeforeWhatTheClockHasDoneIsKeptAsEvidence) { // clocks.md H10
    Story story = oneGame("1+0");
    story.passes(30s);
    story.presses(1, Colour::White);
    story.passes(-1s);
    story.does(PressLever{RoundNumber{1}, first, Colour::Black, clock::Instant{30s + 80ms}});
    auto const& late = std::get<LateArrival>(story.history().acts().back().act);
    EXPECT_EQ(late.stamped, clock::Instant{29s});
    EXPECT_EQ(late.arrived, clock::Instant{30s + 80ms});
    EXPECT_EQ(story.board(1, 1).lateArrivals, 1);
    EXPECT_EQ(story.board(1, 1).clock->active, Colour::Black) << "it changes nothing";
}

TEST(LatePress, WhatWasDoneAtAClockOfAGameThatIsOverIsOnRecordAndChangesNothing) {
    Story story = oneGame("1+0");
    story.passes(30s);
    story.does(EnterResult{RoundNumber{1}, first, Result::WhiteWins});
    auto const before = *story.board(1, 1).clock;
    DeviceStamp const stamp{"00112233445566aa", 4, 20ms};
    EXPECT_EQ(story.refusal(PressLever{RoundNumber{1}, first, Colour::White, {}, stamp}), Why::BoardDecided);
    for (std::optional<Colour> const by : {std::optional{Colour::White}, std::optional<Colour>{}}) {
        story.does(NoteLateAct{RoundNumber{1}, first, by, clock::Instant{31s}, stamp});
        auto const& late = std::get<LateArrival>(story.history().acts().back().act);
        EXPECT_EQ(late.by, by);
        EXPECT_EQ(late.stamped, clock::Instant{30s});
        EXPECT_EQ(late.arrived, clock::Instant{31s});
        EXPECT_EQ(late.stamp, stamp);
    }
    EXPECT_EQ(*story.board(1, 1).clock, before);
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    EXPECT_EQ(story.refusal(NoteLateAct{RoundNumber{1}, BoardNumber{9}, {}, clock::Instant{31s}, stamp}),
              Why::NoSuchBoard);
}

TEST(Ruling, AResultKeepsTheArticleItRestsOn) {
    Story story = oneGame();
    story.does(EnterResult{RoundNumber{1}, first, Result::WhiteWins, "6.9"});
    EXPECT_EQ(story.board(1, 1).article, "6.9");
    story.does(ClearResult{RoundNumber{1}, first}, Confirmation::Yes);
    EXPECT_TRUE(story.board(1, 1).article.empty());
}

} // namespace
} // namespace flagfall::session
