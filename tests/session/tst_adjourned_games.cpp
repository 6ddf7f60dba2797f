// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/adjourned_game.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/attendance.h"
#include "tests/support/story.h"

/// Guidelines I (2014: App. E; 2009: Adjourned games): sealing, the envelope, the resumption.
namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

RoundNumber const first{1};
BoardNumber const one{1};

EventDraft onScreen(bool twoKeys = false) {
    EventDraft draft = Story::draft("40/120:60");
    draft.sealedOnScreen = true;
    draft.twoKeys = twoKeys;
    return draft;
}

Board const& board(Story const& story) { return story.board(1, 1); }
clock::Span timeOf(Story const& story, Colour side) {
    return clock::read(*board(story).clock, story.now()).sides[side].main;
}
Adjournment const& adjournment(Story const& story) { return board(story).adjournments.back(); }

/// Told to seal, ten minutes later the clock is stopped.
Story adjourned(EventDraft draft = Story::draft("40/120:60")) {
    Story story = Story::withAGameUnderWay(std::move(draft));
    story.does(CallForSealing{first, {one}});
    story.passes(10min);
    story.does(AdjournGame{first, one}, Confirmation{Confirmation::NotAsked}.withYesTo(Ask::SealedOnPaper));
    return story;
}

TEST(Sealing, APaperEnvelopeIsAskedAboutWhereMovesAreTyped) {
    Story story = Story::withAGameUnderWay(onScreen());
    story.does(CallForSealing{first, {one}});
    EXPECT_EQ(story.question(AdjournGame{first, one}), Ask::SealedOnPaper);
    story.does(CallForSealing{.round = first, .boards = {one}, .off = true});
    story.does(AdjournGame{first, one}, Confirmation::Yes);
}

TEST(Sealing, WhoSealsIsAskedWhereTheRecordHasMoreMovesThanTheClock) {
    Story story = Story::withAGameUnderWay();
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}});
    EXPECT_EQ(story.question(CallForSealing{first, {one}}), Ask::ClockBehindRecord);
    story.presses(1, Colour::White);
    story.does(CallForSealing{first, {one}});
    EXPECT_EQ(board(story).sealing->by, Colour::Black);
}

/// White's Nf3, which was sealed.
void writes(Story& story) { story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}}); }
void comes(Story& story, Colour side) { story.does(MarkAtResumption{first, one, side, Presence::Present}); }

TEST(Sealing, TheClockOfTheSealerRunsUntilHeHasSealed) {
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}});
    EXPECT_TRUE(board(story).sealing);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
    story.passes(10min);
    story.does(AdjournGame{first, one});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_FALSE(board(story).sealing);
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 49min);
    EXPECT_EQ(timeOf(story, Colour::Black), 1h + 59min) << "his clock is not started";
    ASSERT_TRUE(adjournment(story).envelope);
    EXPECT_EQ(adjournment(story).envelope->by, Colour::White);
    EXPECT_EQ(adjournment(story).halfMoves, 2U);
    story.passes(1h);
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 49min);
}

TEST(Sealing, WithoutItAGameIsPutOffAsItStands) {
    Story story = Story::withAGameUnderWay();
    story.does(AdjournGame{first, one}, Confirmation::Yes);
    EXPECT_FALSE(adjournment(story).envelope);
    story.does(ResumeGame{first, one});
    EXPECT_EQ(board(story).clock->active, Colour::White) << "he is still to move";
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
}

TEST(Sealing, OneWhoAdjournsEarlyIsChargedTheRestOfTheSession) {
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}, true});
    story.does(AdjournGame{.round = first, .board = one, .charge = 30min});
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 29min);
    EXPECT_TRUE(board(story).adjourned);
    story.does(Undo{});
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 59min) << "the charge goes with it";
    story.does(Undo{});
    EXPECT_FALSE(board(story).sealing);
    story.does(Redo{});
    EXPECT_TRUE(board(story).sealing) << "a clock that was stopped has not gone on";
    story.does(Redo{});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 29min);
}

TEST(Sealing, AChargeOfAllHisTimeIsAskedAboutAndThenHisFlagFalls) {
    Story story = Story::withAGameUnderWay(Story::draft("120"));
    AdjournGame const early{.round = first, .board = one, .sealer = Colour::White, .charge = 2h};
    EXPECT_EQ(story.question(early), Ask::FlagWouldDrop);
    EXPECT_FALSE(board(story).adjourned);
    story.does(early, Confirmation::Yes);
    EXPECT_TRUE(board(story).clock->sides.white.flagAt);
    EXPECT_FALSE(board(story).adjourned) << "there is nothing to adjourn";
}

TEST(Sealing, AClaimIsRuledOnBeforeAndANoticedFlagLeavesNothingToSeal) {
    Story story = Story::withAGameUnderWay();
    story.does(ClaimDraw{.round = first, .board = one, .by = Colour::White});
    EXPECT_EQ(story.refusal(AdjournGame{first, one}), Why::ClaimPending);

    Story other = Story::withAGameUnderWay();
    other.passes(3h);
    EXPECT_EQ(other.refusal(CallForSealing{first, {one}}), Why::FlagToRuleOn)
        << "it is down, though nobody spoke of it";
    other.does(NoticeFlag{RoundNumber{1}, one, Colour::White});
    EXPECT_EQ(other.refusal(CallForSealing{first, {one}}), Why::FlagToRuleOn);
    EXPECT_EQ(other.refusal(AdjournGame{first, one}), Why::FlagToRuleOn);
}

TEST(Sealing, WhatHeMadeOnTheBoardHeMustSeal) {
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{.round = first, .board = one, .mustSeal = " Nf3 "});
    EXPECT_EQ(adjournment(story).mustSeal, "Nf3");
}

TEST(Sealing, OnTheScreenItStopsTheClockAndThenNothingIsChanged) { // I.1.1, T120, T122
    Story story = Story::withAGameUnderWay(onScreen());
    auto const beside = sealedBeside(first, one, Colour::White, false, 0);
    Sealed const knight = seal("Nf3", beside, 1);
    Sealed const queen = seal("Qh5", beside, 1);
    EXPECT_EQ(story.refusal(SealMove{first, one, knight.text}), Why::NothingToSeal);
    story.does(CallForSealing{first, {one}});
    story.passes(6min + 30s);
    story.does(SealMove{first, one, knight.text});
    story.passes(5min);
    EXPECT_EQ(story.refusal(SealMove{first, one, queen.text}), Why::SealedForGood);
    EXPECT_EQ(story.refusal(ResumeClocks{first, {one}}), Why::SealedForGood)
        << "with the clock running again another move could be sealed";
    story.does(AdjournGame{first, one});
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 52min + 30s) << "not while the key was printed";
    EXPECT_EQ(adjournment(story).envelope->typed, knight.text);
    EXPECT_EQ(story.refusal(SealMove{first, one, knight.text}), Why::NothingToSeal);
    story.does(Undo{});
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(story.refusal(Undo{}), Why::SealedForGood) << "or another move could be sealed in its place";
    EXPECT_EQ(story.refusal(SealMove{first, one, queen.text}), Why::SealedForGood);
    EXPECT_EQ(story.refusal(CallForSealing{.round = first, .boards = {one}, .off = true}), Why::SealedForGood)
        << "nor is it called off and called anew";
    EXPECT_EQ(Story::withAGameUnderWay().refusal(SealMove{first, one, knight.text}), Why::SealsOnPaper);
}

TEST(Sealing, AGameThatRunsIsAdjournedWithoutASealedMoveOnlyByAWord) { // I.1.1; 2009: Adj.1a
    Story story = Story::withAGameUnderWay();
    EXPECT_EQ(story.question(AdjournGame{first, one}), Ask::NothingSealed);
    story.does(PauseClocks{first, {one}});
    story.does(AdjournGame{first, one});
    EXPECT_FALSE(adjournment(story).envelope);
}

TEST(Sealing, NobodySealsInAGameThatHasEndedOnTheBoard) { // 5.1a
    Story story = Story::withAGameUnderWay();
    story.does(WriteRecord{first, one, 0, 2, {{.move = "f2f3"}, {.move = "e7e5"}, {.move = "g2g4"}, {.move = "d8h4"}}});
    EXPECT_EQ(story.refusal(CallForSealing{first, {one}}), Why::EndedOnBoard);
    EXPECT_EQ(story.refusal(AdjournGame{.round = first, .board = one, .sealer = Colour::White}), Why::EndedOnBoard);
}

TEST(Sealing, NobodySealsWhileWhatAnEnvelopeSaysIsToBeMadeOrRuledOn) { // 2009: Adj.8, 9c
    Story story = adjourned();
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(MarkAtResumption{first, one, Colour::White, Presence::Absent});
    story.does(ResumeGame{first, one});
    story.does(SealReply{first, one});
    comes(story, Colour::White);
    story.does(OpenEnvelope{.round = first, .board = one, .reply = true, .nothingInIt = true});
    EXPECT_EQ(story.refusal(CallForSealing{first, {one}}), Why::SealedMoveToCome) << "the loss is ruled on first";
}

TEST(Resumption, IsAskedAboutWhileAPlayerPlaysAnotherGame) {
    Story story = adjourned();
    for (int board = 2; story.state().rounds.front().missingResults() > 0; ++board)
        story.does(EnterResult{first, BoardNumber{board}, Result::Draw});
    story.does(PairRound{}, Confirmation::Yes);
    story.does(StartClocks{RoundNumber{2}, {}});
    EXPECT_EQ(story.question(ResumeGame{first, one}), Ask::PlaysElsewhere);
    for (Board const& other : story.state().rounds.back().boards)
        story.does(EnterResult{RoundNumber{2}, other.number, Result::Draw});
    story.does(ResumeGame{first, one});
}

TEST(Resumption, IsAskedAboutWhereTheRecordIsIncomplete) { // 2009: Adj.5
    Story story = Story::withAGameUnderWay();
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{first, one});
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    EXPECT_EQ(story.question(ResumeGame{first, one}), Ask::RecordIncomplete);
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}, {.move = "b8c6"}}});
    EXPECT_EQ(story.refusal(ResumeGame{first, one}), Why::SealedMoveToCome);
    story.does(WriteRecord{first, one, 4, 0, {{.move = "f1b5"}}});
    story.does(ResumeGame{first, one});
}

TEST(Resumption, AnotherTimeDoesNotForgiveLatenessWithoutAWord) { // 2009: Adj.10
    Story story = adjourned();
    PlanResumption plan{first, {one}, "2120-11-24 10:00", "Room 2"};
    story.does(plan);
    plan.at = "2120-11-24 10:30";
    constexpr std::int64_t hours = 2 * 60 * 60 * 1000;
    plan.clock = {WallTime{hours}, WallTime{0}};
    EXPECT_EQ(story.question(plan), Ask::LatenessGoes);
    EXPECT_EQ(adjournment(story).resumesAt, "2120-11-24 10:00");
}

TEST(Resumption, AtTheTimeOfAnotherRoundIsAskedAbout) { // Adj.13; I.14
    EventDraft draft = Story::draft("40/120:60");
    draft.schedule = "1 2120-11-24 9:00 13:00\n2 2120-11-24 15:00 19:00";
    Story story = adjourned(draft);
    PlanResumption plan{first, {one}, "2120-11-24 15:00", "Room 2"};
    EXPECT_EQ(story.question(plan), Ask::OtherRoundThen);
    plan.at = "2120-11-24 19:00";
    story.does(plan);
    plan.at = "2120-11-24 9:30";
    story.does(plan); // in a session of the same round
}

TEST(Sealing, WhatStaysForGoodDoesNotBarWhatWasDoneBefore) {
    Story story = Story::withAGameUnderWay(onScreen());
    story.does(EnterResult{first, BoardNumber{2}, Result::Draw});
    Seq const result = story.history().last();
    story.does(CallForSealing{first, {one}});
    story.does(SealMove{first, one, seal("Nf3", sealedBeside(first, one, Colour::White, false, 0), 1).text});
    EXPECT_EQ(story.refusal(Undo{}), Why::SealedForGood);
    EXPECT_THAT(undoableBefore(story.history(), story.now()), testing::ElementsAre(result))
        << "not the call, on which the sealed move rests";
    story.does(DropAct{result});
    EXPECT_FALSE(story.board(1, 2).result);
    EXPECT_TRUE(board(story).sealing->typed) << "it stays";
}

TEST(Envelope, IsKeptBySomebodyAndWhoHadItStaysOnRecord) {
    Story story = adjourned();
    EXPECT_EQ(story.refusal(KeepEnvelope{first, one, "  "}), Why::HolderMissing);
    story.does(KeepEnvelope{first, one, "A. Arbiter", true});
    story.does(KeepEnvelope{first, one, "Safe of the hotel"});
    auto const& custody = adjournment(story).envelope->custody;
    ASSERT_EQ(custody.size(), 2U);
    EXPECT_TRUE(custody[0].checked);
    EXPECT_EQ(custody[1].holder, "Safe of the hotel");
    story.does(Undo{});
    EXPECT_EQ(adjournment(story).envelope->custody.size(), 1U);
}

TEST(Envelope, IsOpenedWhenThePlayerWhoMustReplyIsThere) {
    Story story = adjourned();
    OpenEnvelope const open{.round = first, .board = one, .written = "Ngf3"};
    EXPECT_EQ(story.question(open), Ask::ReplierNotThere);
    comes(story, Colour::White);
    EXPECT_EQ(story.question(open), Ask::ReplierNotThere) << "the sealer does not count";
    comes(story, Colour::Black);
    auto early = open;
    early.clock = {WallTime{1}, WallTime{2}};
    EXPECT_EQ(story.question(early), Ask::ResumptionNotDue);
    story.does(open);
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Ngf3");
    EXPECT_EQ(story.refusal(open), Why::EnvelopeIsOpen);
}

TEST(Sealing, APressStopsTheClockOfWhoSealsAndStartsNoOther) {
    Story story = Story::withAGameUnderWay(onScreen());
    story.does(CallForSealing{first, {one}});
    Sealed const sealed = seal("Nf3", sealedBeside(first, one, Colour::White, false, 0), 1);
    story.passes(10min);
    story.presses(1, Colour::White);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    story.does(SealMove{first, one, sealed.text});
    EXPECT_EQ(board(story).clock->active, Colour::White);
    story.does(AdjournGame{first, one});
    EXPECT_EQ(adjournment(story).envelope->by, Colour::White);
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .openingKeys = sealed.openingKeys});
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Nf3");
}

TEST(Sealing, ACallIsTakenBackAndTheGameGoesOn) {
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}});
    story.does(CallForSealing{.round = first, .boards = {one}, .off = true});
    EXPECT_FALSE(board(story).sealing);
    story.presses(1, Colour::White);
    EXPECT_EQ(board(story).clock->active, Colour::Black);
}

TEST(Sealing, AChargeBeyondAPeriodGoesOnInTheNext) {
    Story story = Story::withAGameUnderWay();
    story.does(AdjournGame{.round = first, .board = one, .sealer = Colour::White, .charge = 2h}, Confirmation::Yes);
    EXPECT_TRUE(board(story).adjourned) << "no flag has fallen: the next period began";
}

TEST(Sealing, WithoutOurClockTheArbiterSaysWhoSeals) {
    Story story = Story::withAGameUnderWay();
    BoardNumber const two{2};
    story.does(CallForSealing{first, {two}});
    EXPECT_EQ(story.refusal(AdjournGame{first, two}), Why::SealerMissing);
    AdjournGame adjourn{.round = first, .board = two, .sealer = Colour::Black, .left = ByColour<clock::Span>{1h, 2h}};
    adjourn.charge = 2h;
    EXPECT_EQ(story.refusal(adjourn), Why::FlagToRuleOn) << "he has lost on time (Adj.1b)";
    adjourn.charge = 30min;
    story.does(adjourn);
    Adjournment const& adjourned = story.board(1, 2).adjournments.back();
    EXPECT_EQ(adjourned.envelope->by, Colour::Black);
    EXPECT_EQ(adjourned.left->white, 1h);
    EXPECT_EQ(adjourned.left->black, 1h + 30min) << "the rest of the session is charged (Adj.1b)";
    EXPECT_EQ(adjourned.charged, 30min);
    story.does(ResumeGame{first, two});
    EXPECT_FALSE(story.board(1, 2).adjourned);
}

TEST(Envelope, AnOpeningCannotBeUndone) {
    Story story = adjourned();
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    EXPECT_EQ(story.refusal(Undo{}), Why::EnvelopeIsOpen) << "nor who was there to see it (Adj.7)";
    EXPECT_EQ(story.refusal(MarkAtResumption{first, one, Colour::Black, Presence::Absent}), Why::EnvelopeIsOpen);
    EXPECT_TRUE(adjournment(story).present.black);
}

TEST(Envelope, TheAdjournmentStaysUnderAnEnvelopeThatIsOpen) {
    Story story = adjourned();
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3", .witness = "B. Deputy"}, Confirmation::Yes);
    EXPECT_EQ(story.refusal(Undo{}), Why::EnvelopeIsOpen);
}

TEST(Envelope, APaperThatWasReadWronglyIsReadAgain) {
    Story story = adjourned();
    comes(story, Colour::Black);
    EXPECT_EQ(story.refusal(OpenEnvelope{.round = first, .board = one}), Why::NothingWritten);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf6"});
    story.does(RereadEnvelope{.round = first, .board = one, .written = "Nf3"});
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Nf3");
    story.does(Undo{});
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Nf6");

    Story empty = adjourned();
    comes(empty, Colour::Black);
    empty.does(OpenEnvelope{.round = first, .board = one, .nothingInIt = true});
    EXPECT_EQ(adjournment(empty).envelope->opened->text, "");
}

TEST(Envelope, OneThatWaitsIsNotBuriedUnderAnotherAdjournment) {
    Story story = adjourned();
    story.does(ResumeGame{first, one}); // Adj.9b: Black is not there
    story.passes(10min);
    EXPECT_EQ(story.refusal(CallForSealing{first, {one}}), Why::EnvelopeIsClosed);
    EXPECT_EQ(story.refusal(AdjournGame{first, one}), Why::EnvelopeIsClosed);
    story.does(PauseClocks{RoundNumber{1}, {one}});
    story.does(PairRound{}, Confirmation::Yes);
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(board(story).adjournments.size(), 1U);
    story.does(MarkAtResumption{first, one, Colour::Black, Presence::Present});
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(ResumeGame{first, one});
    EXPECT_EQ(board(story).clock->active, Colour::Black) << "the sealed move counts once";
    EXPECT_EQ(board(story).clock->sides.white.movesCompleted, 2);
}

TEST(Envelope, WithAWitnessWhereTheEventAsksForOne) {
    EventDraft draft = Story::draft("40/120:60");
    draft.witness = true;
    Story story = adjourned(draft);
    comes(story, Colour::Black);
    OpenEnvelope open{.round = first, .board = one, .written = "Nf3"};
    EXPECT_EQ(story.refusal(open), Why::WitnessMissing);
    open.witness = "B. Witness";
    story.does(open);
    EXPECT_EQ(adjournment(story).envelope->opened->witness, "B. Witness");
}

TEST(Envelope, IsOpenedBeforeAWitnessWhereNobodySeesItWhoCouldReply) { // I.10; 2009: Adj.10
    Story story = adjourned();
    constexpr std::int64_t hours = 2 * 60 * 60 * 1000;
    OpenEnvelope open{.round = first, .board = one, .written = "Nf3", .clock = {WallTime{hours}, WallTime{0}}};
    EXPECT_EQ(story.refusal(open, Confirmation::Yes), Why::WitnessForLate) << "the replier is away";
    comes(story, Colour::Black);
    WallTime const came = adjournment(story).present.black.value_or(WallTime{});
    open.clock = {WallTime{came.value() + hours}, came}; // White is too late, and Black in time
    story.does(open);
    EXPECT_TRUE(adjournment(story).envelope->opened) << "the replier sees it";
}

TEST(Envelope, ATypedMoveComesOutWithItsKeysAndWithNothingElse) {
    Story story = Story::withAGameUnderWay(onScreen(true));
    auto const beside = sealedBeside(first, one, Colour::White, false, 0);
    Sealed const sealed = seal("Nf3", beside, 2);
    story.does(CallForSealing{first, {one}});
    story.does(SealMove{first, one, sealed.text});
    story.does(AdjournGame{first, one});
    comes(story, Colour::Black);
    OpenEnvelope open{.round = first, .board = one, .written = "Qh5"};
    EXPECT_EQ(story.refusal(open), Why::OpeningKeysMissing);
    open.openingKeys = {sealed.openingKeys[0], "hello"};
    EXPECT_EQ(story.refusal(open), Why::OpeningKeyMistyped);
    open.openingKeys = seal("Nf3", beside, 2).openingKeys;
    EXPECT_EQ(story.refusal(open), Why::OpeningKeyWrong);
    open.openingKeys = {sealed.openingKeys[1], sealed.openingKeys[0]};
    story.does(open);
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Nf3") << "not what somebody says it was";
    EXPECT_EQ(fingerprintOf("Nf3", adjournment(story).envelope->opened->salt), sealed.text.fingerprint);
}

TEST(Envelope, AnotherMoveThanTheSealedOneMakesTheHistoryUnsound) {
    Story story = Story::withAGameUnderWay(onScreen());
    Sealed const sealed = seal("Nf3", sealedBeside(first, one, Colour::White, false, 0), 1);
    story.does(CallForSealing{first, {one}});
    story.does(SealMove{first, one, sealed.text});
    story.does(AdjournGame{first, one});
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .openingKeys = sealed.openingKeys});
    for (bool const forged : {false, true}) {
        History copy;
        std::optional<FoldProblem> problem;
        for (RecordedAct act : story.history().acts()) {
            auto* const opened = std::get_if<EnvelopeOpened>(&act.act);
            if (opened && forged) opened->text = "Nc3";
            problem = copy.append(std::move(act));
            if (problem) break;
        }
        EXPECT_EQ(problem.has_value(), forged);
    }
}

TEST(Envelope, OneThatIsMissingIsNotOpenedUntilItIsFound) {
    Story story = adjourned();
    comes(story, Colour::Black);
    story.does(MissEnvelope{first, one, "not in the safe"});
    EXPECT_EQ(story.refusal(OpenEnvelope{.round = first, .board = one, .written = "Nf3"}), Why::EnvelopeIsMissing);
    EXPECT_EQ(story.refusal(ResumeGame{first, one}), Why::MissingToRuleOn);
    story.does(KeepEnvelope{first, one, "A. Arbiter"});
    EXPECT_FALSE(adjournment(story).envelope->missing);
    story.does(MissEnvelope{first, one, "and not on the desk"});
    writes(story);
    story.does(ResumeGame{first, one});
    EXPECT_FALSE(board(story).adjourned) << "the sealer makes the move he says he sealed (Adj.11a)";
    EXPECT_EQ(story.refusal(KeepEnvelope{first, one, "A. Arbiter"}), Why::MissingRuledOn)
        << "it would stop the game again";
}

TEST(Resumption, TheSealedMoveCountsAndTheOtherClockStarts) {
    Story story = adjourned();
    comes(story, Colour::Black);
    EXPECT_EQ(story.refusal(ResumeGame{first, one}), Why::EnvelopeIsClosed);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    EXPECT_EQ(story.refusal(ResumeGame{first, one}), Why::SealedMoveToCome) << "the move, then the clock (Adj.9a)";
    writes(story);
    story.does(ResumeGame{first, one});
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    EXPECT_EQ(board(story).clock->sides.white.movesCompleted, 2);
    story.passes(5min);
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 49min) << "to the moment in which he had stopped it";
    EXPECT_EQ(timeOf(story, Colour::Black), 1h + 54min);
    EXPECT_EQ(halfMovesUnrecorded(board(story)), 0);
}

/// Adj.9b: his clock runs, the envelope stays closed until he comes.
TEST(Resumption, OfOneWhoIsNotThereTheClockRunsBesideAClosedEnvelope) {
    Story story = adjourned();
    story.does(ResumeGame{first, one});
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    story.passes(20min);
    story.does(PauseClocks{RoundNumber{1}, {one}});
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    EXPECT_EQ(story.refusal(ResumeClocks{RoundNumber{1}, {one}}), Why::SealedMoveToCome);
    writes(story);
    story.does(ResumeClocks{RoundNumber{1}, {one}});
    EXPECT_EQ(timeOf(story, Colour::Black), 1h + 39min);
}

/// Adj.9c: he seals his reply, stops his clock and starts that of who sealed and is not there.
TEST(Resumption, TheReplierWhoIsThereAloneMaySealHisReply) {
    Story story = adjourned();
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    EXPECT_EQ(story.refusal(SealReply{first, one}), Why::NotAdjourned) << "it has not gone on yet";
    story.does(ResumeGame{first, one});
    story.passes(5min);
    story.does(SealReply{first, one});
    EXPECT_EQ(board(story).clock->active, Colour::White);
    EXPECT_EQ(story.refusal(SealReply{first, one}), Why::NotHisReply);
    story.passes(10min);
    comes(story, Colour::White);
    story.does(OpenEnvelope{.round = first, .board = one, .reply = true, .written = "Nc6"});
    EXPECT_EQ(adjournment(story).reply->opened->text, "Nc6");
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 39min) << "his clock simply goes on";
    EXPECT_EQ(timeOf(story, Colour::Black), 1h + 54min);
}

TEST(Resumption, WhenTheSealerIsThereHisOpponentPlaysOnTheBoard) {
    Story story = adjourned();
    comes(story, Colour::White);
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(ResumeGame{first, one});
    EXPECT_EQ(story.refusal(SealReply{first, one}), Why::NotHisReply);
}

TEST(Resumption, IsTakenBackWithItsPressUnlessSomebodyHasPressedSince) {
    Story story = adjourned();
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(ResumeGame{first, one});
    story.passes(5min);
    story.does(Undo{});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(board(story).clock->active, Colour::White);
    EXPECT_EQ(timeOf(story, Colour::White), 1h + 49min);
    EXPECT_EQ(timeOf(story, Colour::Black), 1h + 59min);
    EXPECT_EQ(story.refusal(Redo{}), Why::RedoneTooLate);
    Story before = story;
    before.does(Undo{});
    EXPECT_EQ(board(before).game.record.size(), 2U) << "what was done before it, and not the clock that went back";
    EXPECT_EQ(timeOf(before, Colour::White), 1h + 49min);
    EXPECT_EQ(timeOf(before, Colour::Black), 1h + 59min);
    story.does(ResumeGame{first, one});
    EXPECT_EQ(board(story).clock->sides.white.movesCompleted, 2);
    story.presses(1, Colour::Black);
    EXPECT_EQ(story.refusal(Undo{}), Why::UndoneTooLate);
}

/// Two moves were written and never pressed; the sealed move is open and made, and Black is to reply.
Story withMoreOnRecordThanPressed() {
    Story story = Story::withAGameUnderWay();
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}, {.move = "b8c6"}}});
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{first, one});
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Bc4"});
    story.does(WriteRecord{first, one, 4, 0, {{.move = "f1c4"}}});
    return story;
}

/// What was never pressed is no press since.
TEST(Resumption, IsTakenBackAlsoWhereTheClockHasCountedLessThanTheRecord) {
    Story story = withMoreOnRecordThanPressed();
    clock::Span const black = timeOf(story, Colour::Black);
    story.does(ResumeGame{first, one});
    story.passes(5min);
    story.does(Undo{});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(board(story).clock->active, Colour::White);
    EXPECT_EQ(timeOf(story, Colour::Black), black);
    story.does(ResumeGame{first, one});
    story.presses(1, Colour::Black);
    EXPECT_EQ(story.refusal(Undo{}), Why::UndoneTooLate);
}

TEST(Resumption, WithAnIncrementTheSealedMoveHasItsOwn) {
    Story story = adjourned(Story::draft("90+30"));
    clock::Span const stopped = timeOf(story, Colour::White);
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(ResumeGame{first, one});
    EXPECT_EQ(timeOf(story, Colour::White), stopped + 30s) << "it is a completed move like any other (6.1)";
}

TEST(Resumption, WhoeverComesLaterIsPutDownAndThenNoReplyIsSealed) {
    Story story = adjourned();
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(ResumeGame{first, one});
    story.passes(3min);
    comes(story, Colour::White);
    EXPECT_TRUE(adjournment(story).present.white);
    EXPECT_EQ(story.refusal(SealReply{first, one}), Why::NotHisReply);
    Story later = adjourned();
    comes(later, Colour::Black);
    later.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(later);
    later.does(ResumeGame{first, one});
    for (Colour const by : {Colour::Black, Colour::White}) later.presses(1, by);
    EXPECT_EQ(later.refusal(SealReply{first, one}), Why::NotHisReply) << "not at a later move";
}

/// The envelope says another move than was made on the board: R starts no clock until that was ruled on.
TEST(Resumption, AnotherMoveThanTheOneOnTheBoardStartsNoClock) { // T123
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{.round = first, .board = one, .mustSeal = "a3"});
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "h3"});
    EXPECT_EQ(story.refusal(ResumeGame{first, one}), Why::SealedMoveToCome);
    story.does(WriteRecord{first, one, 2, 0, {{.move = "a2a3"}}});
    story.does(ResumeGame{first, one});
    EXPECT_EQ(board(story).clock->active, Colour::Black);
}

TEST(Resumption, NoReplyIsSealedToAMoveThatWasNotMade) { // Adj.9c
    Story story = adjourned();
    story.does(ResumeGame{first, one});
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    EXPECT_EQ(story.refusal(SealReply{first, one}), Why::SealedMoveToCome);
    writes(story);
    story.does(ResumeClocks{RoundNumber{1}, {one}}); // stopped when he came
    story.does(SealReply{first, one});
    EXPECT_TRUE(adjournment(story).reply);
}

TEST(Resumption, WhoeverMustReplyAndComesWhileHisClockRunsLosesNoTimeByTheOpening) { // T128; 2009: Adj.9b
    Story story = adjourned();
    story.does(ResumeGame{first, one}, Confirmation::Yes);
    story.passes(20min);
    comes(story, Colour::White);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running) << "the other player stops nothing";
    comes(story, Colour::Black);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    clock::Span const black = timeOf(story, Colour::Black);
    story.passes(3min);
    EXPECT_EQ(timeOf(story, Colour::Black), black);
    EXPECT_EQ(story.refusal(ResumeClocks{RoundNumber{1}, {one}}), Why::EnvelopeIsClosed);
}

/// The hall and the list of who is absent mark a player as here like the page of adjourned games.
TEST(Resumption, WhoIsHereIsOneThingWhoeverMarksIt) { // Adj.9b, P23.2
    Story story = adjourned();
    story.does(ResumeGame{first, one});
    EXPECT_EQ(awaitedByEnvelope(board(story)), Colour::Black);
    EXPECT_FALSE(isThere(board(story), Colour::Black));
    story.passes(20min);
    story.does(MarkPresence{first, one, Colour::Black, Presence::Present});
    EXPECT_TRUE(adjournment(story).present.black);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused) << "he stops it, and the envelope is opened";
    EXPECT_EQ(timeOf(story, Colour::Black), 1h + 39min);
    EXPECT_EQ(awaitedByEnvelope(board(story)), std::nullopt);
    story.does(Undo{});
    EXPECT_FALSE(isThere(board(story), Colour::Black));
    EXPECT_EQ(story.refusal(SealReply{first, one}), Why::EnvelopeIsClosed);
    story.does(MarkPresence{first, one, Colour::Black, Presence::Present});
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    EXPECT_EQ(story.refusal(MarkPresence{first, one, Colour::Black, Presence::Absent}), Why::EnvelopeIsOpen);
}

TEST(Resumption, AfterHisFirstMoveAPlayerIsAwayFromTheBoardAsInAnyGame) {
    Story story = adjourned();
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(ResumeGame{first, one});
    story.presses(1, Colour::Black);
    EXPECT_TRUE(isThere(board(story), Colour::Black));
    story.does(MarkPresence{first, one, Colour::Black, Presence::Absent});
    EXPECT_TRUE(board(story).attendance.black.absent);
    EXPECT_FALSE(isThere(board(story), Colour::Black));
}

TEST(Resumption, ItsLatenessIsNotThatOfTheRound) { // Adj.10: from the resumption on
    Story story = Story::withAGameUnderWay();
    story.does(MarkPresence{first, BoardNumber{2}, Colour::Black, Presence::Absent});
    ASSERT_EQ(lateBoards(story.state(), first, story.now()).size(), 1U);
    story.does(AdjournGame{first, BoardNumber{2}});
    story.passes(20h);
    story.does(ResumeGame{first, BoardNumber{2}});
    EXPECT_TRUE(lateBoards(story.state(), first, story.now()).empty())
        << "nothing is lost by default on the second day";
    EXPECT_TRUE(isThere(story.board(1, 2), Colour::Black)) << "who is missing is marked anew";
}

TEST(Resumption, AReplyIsSealedAlsoWhereTheClockHasCountedLessThanTheRecord) { // 2009: Adj.9c
    Story story = withMoreOnRecordThanPressed();
    story.does(ResumeGame{first, one});
    ASSERT_LT(halfMovesPressed(board(story)), 5);
    story.does(SealReply{first, one});
    ASSERT_TRUE(adjournment(story).reply);
    EXPECT_EQ(board(story).clock->active, Colour::White);
}

TEST(Resumption, AGameMayBeAdjournedAgain) {
    Story story = adjourned(onScreen());
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(ResumeGame{first, one});
    story.does(CallForSealing{first, {one}});
    Sealed const again = seal("Nc6", sealedBeside(first, one, Colour::Black, false, 1), 1);
    story.does(SealMove{first, one, again.text});
    story.does(AdjournGame{first, one});
    ASSERT_EQ(board(story).adjournments.size(), 2U);
    EXPECT_EQ(adjournment(story).envelope->by, Colour::Black);
    EXPECT_FALSE(adjournment(story).present.black) << "everybody comes anew";
    comes(story, Colour::White);
    story.does(OpenEnvelope{.round = first, .board = one, .openingKeys = again.openingKeys});
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Nc6");
}

/// Adj.4: what the opponent offers after the sealing stands until the sealer answers.
TEST(InBetween, AnOfferAfterTheSealingStandsUntilItIsAnswered) {
    Story story = adjourned();
    story.does(OfferDraw{first, one, Colour::Black, record::OfferMoment::OnOpponentsTime});
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    writes(story);
    story.does(ResumeGame{first, one});
    EXPECT_TRUE(board(story).game.offers.pendingBy(Colour::Black)) << "the sealed move came before it";
    story.does(AnswerOffer{first, one, Colour::White, OfferAnswer::Accepted});
    EXPECT_EQ(board(story).result, Result::Draw);
}

TEST(InBetween, TheyMayAgreeOrResignAndTheEnvelopeStaysClosed) {
    Story story = adjourned();
    story.does(OfferDraw{first, one, Colour::Black, record::OfferMoment::OnOpponentsTime});
    story.does(AnswerOffer{first, one, Colour::White, OfferAnswer::Accepted});
    EXPECT_EQ(board(story).result, Result::Draw);
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_FALSE(adjournment(story).envelope->opened);
    EXPECT_EQ(story.refusal(OpenEnvelope{.round = first, .board = one, .written = "x"}), Why::GameDecided);
    story.does(KeepEnvelope{first, one, "filed"});

    Story other = adjourned();
    other.does(EnterResult{.round = first, .board = one, .result = Result::BlackWins, .how = ResultKind::Resignation});
    EXPECT_EQ(board(other).howEnded, ResultKind::Resignation);
}

TEST(InBetween, AResultEnteredByMistakeLeavesItAdjourned) {
    Story story = adjourned();
    story.does(EnterResult{first, one, Result::WhiteWins});
    story.does(ClearResult{first, one}, Confirmation::Yes);
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_FALSE(adjournment(story).envelope->opened);
}

TEST(InBetween, ANewGameOnTheBoardHasNoEnvelope) { // Adj.11b
    Story story = adjourned();
    story.does(MissEnvelope{first, one});
    story.does(CorrectClocks{
        .round = RoundNumber{1}, .boards = {one}, .operations = {clock::Restart{}}, .ground = Ground::ColoursOrSetUp});
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_TRUE(board(story).adjournments.empty());
    story.does(Undo{});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_TRUE(adjournment(story).envelope->missing);
}

TEST(InBetween, ARoundNobodyHasBegunIsPlayedThoughTheNextOneIsPaired) {
    Story story;
    story.does(OpenEvent{Story::draft()});
    for (char name = 'A'; name <= 'D'; ++name) story.does(EnterPlayer{Story::named(std::string(1, name))});
    story.does(PairRound{});
    story.does(PairRound{}, Confirmation::Yes);
    EXPECT_TRUE(board(story).adjourned);
    story.does(StartClocks{first, {one}});
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
}

TEST(InBetween, NothingIsClaimedPenalisedOrClearedAway) {
    Story story = adjourned();
    EXPECT_EQ(story.refusal(ClaimDraw{.round = first, .board = one, .by = Colour::White}), Why::Adjourned);
    EXPECT_EQ(story.refusal(PenaliseIllegalMove{.round = first, .board = one, .offender = Colour::White}),
              Why::Adjourned);
    EXPECT_EQ(story.refusal(ClearResult{first, one}), Why::Adjourned) << "an envelope is not cleared away";
}

TEST(InBetween, TheResumptionIsPlannedInTheClockOfThePlace) {
    Story story = adjourned();
    EXPECT_EQ(story.refusal(PlanResumption{first, {one}, "tomorrow"}), Why::NotAMinute);
    EXPECT_EQ(story.refusal(PlanResumption{first, {BoardNumber{2}}, "2026-11-22 10:00"}), Why::NotAdjourned);
    story.does(PlanResumption{first, {one}, "2026-11-22 9:30", "Room 2"});
    EXPECT_EQ(adjournment(story).resumesAt, "2026-11-22 09:30");
    EXPECT_EQ(adjournment(story).place, "Room 2");
}

/// The checklist, 157–163.
TEST(InBetween, TheNextRoundCountsItAsADrawAndAnotherResultIsAskedAbout) {
    Story story = adjourned();
    EXPECT_EQ(story.question(PairRound{}), Ask::ResultsMissing);
    story.does(PairRound{}, Confirmation::Yes);
    EXPECT_TRUE(story.board(1, 2).adjourned) << "without a result and not being played: recorded as adjourned";
    EXPECT_EQ(story.board(1, 2).adjournments.size(), 1U);
    EnterResult const win{first, one, Result::WhiteWins};
    EXPECT_EQ(story.question(win), Ask::CountedAsDraw);
    story.does(win, Confirmation::Yes);
    story.does(EnterResult{first, BoardNumber{2}, Result::Draw});
    EXPECT_TRUE(board(story).pairedWhileOpen);
}

TEST(InBetween, AMistypedResultOfAGameThatEndedLateIsStillCorrected) { // the checklist, 162
    Story story = adjourned();
    story.does(EnterResult{first, BoardNumber{2}, Result::Draw});
    for (int const round : {2, 3}) {
        story.does(PairRound{}, Confirmation::Yes);
        if (round == 2)
            for (BoardNumber const board : {one, BoardNumber{2}})
                story.does(EnterResult{RoundNumber{2}, board, Result::Draw});
    }
    story.does(EnterResult{first, one, Result::WhiteWins}, Confirmation::Yes);
    EnterResult const right{first, one, Result::BlackWins};
    EXPECT_EQ(story.question(right), Ask::EarlierRound) << "two rounds later, and entered just now";
    story.does(right, Confirmation::Yes);
    EXPECT_EQ(board(story).result, Result::BlackWins);
    EXPECT_EQ(story.refusal(EnterResult{first, BoardNumber{2}, Result::WhiteWins}, Confirmation::Yes), Why::RoundTooOld)
        << "its result is as old as its round";
}

TEST(InBetween, AGameThatIsBeingPlayedGoesOnBesideTheNextRound) {
    Story story = Story::withAGameUnderWay();
    story.does(PairRound{}, Confirmation::Yes);
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
    EXPECT_TRUE(board(story).pairedWhileOpen);
}

/// The checklist, 159 and 163: whatever its clock does, it is recorded as an adjourned game.
TEST(InBetween, AGameThatGoesOnBesideTheNextRoundCountsAsAdjourned) {
    Story story = Story::withAGameUnderWay();
    EXPECT_FALSE(countsAsAdjourned(board(story)));
    story.does(PairRound{}, Confirmation::Yes);
    EXPECT_TRUE(countsAsAdjourned(board(story)));
    EXPECT_TRUE(openGames(story.state()).front().adjourned);
    EnterResult const win{first, one, Result::WhiteWins};
    EXPECT_EQ(story.question(win), Ask::CountedAsDraw);
    story.does(win, Confirmation::Yes);
    EXPECT_FALSE(countsAsAdjourned(board(story)));
}

} // namespace
} // namespace flagfall::session
