// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/adjourned_game.h"
#include "tests/support/story.h"

/// Whatever the time control, a game goes on where its clock was stopped; the sealed move is pressed with the
/// resumption.
namespace flagfall::session::resumption_clocks {
namespace {

using namespace std::chrono_literals;

RoundNumber const first{1};
BoardNumber const one{1};

Board const& board(Story const& story) { return story.board(1, 1); }
clock::Reading reading(Story const& story) { return story.reading(1, 1); }

/// White and Black have each pressed after a time; White has thought again and sealed; a night has passed.
Story sealedWith(char const* control, clock::Span first, clock::Span second, clock::Span sealing) {
    Story story = Story::withPlayers(4, control);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {one}});
    story.passes(first);
    story.presses(1, Colour::White);
    story.passes(second);
    story.presses(1, Colour::Black);
    story.does(CallForSealing{RoundNumber{1}, {one}});
    story.passes(sealing);
    story.does(AdjournGame{RoundNumber{1}, one});
    story.passes(14h);
    return story;
}
void opens(Story& story) {
    for (Colour const side : bothColours) story.does(MarkAtResumption{first, one, side, Presence::Present});
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
}
void resumes(Story& story) {
    opens(story);
    story.does(ResumeGame{first, one});
}

TEST(ResumptionClock, APeriodOfByoyomiIsWholeAgainAfterTheSealedMove) {
    Story story = sealedWith("1+3x30", 70s, 5s, 10s); // 60 s and 10 s of the first period, which was not used up
    resumes(story);
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    EXPECT_EQ(reading(story).sides.white.main, 30s);
    story.passes(5s);
    story.presses(1, Colour::Black);
    EXPECT_EQ(board(story).clock->active, Colour::White);
    EXPECT_EQ(board(story).clock->sides.white.movesCompleted, 2);
    EXPECT_EQ(reading(story).sides.black.main, 50s);
}

TEST(ResumptionClock, WithADelayTheSealerLosesWhatCameAfterIt) { // US delay and Bronstein
    for (char const* control : {"10 d5", "10 b5"}) {
        Story story = sealedWith(control, 8s, 8s, 9s);
        resumes(story);
        EXPECT_EQ(board(story).clock->active, Colour::Black) << control;
        EXPECT_EQ(board(story).clock->sides.white.movesCompleted, 2) << control;
        story.passes(4s);
        story.presses(1, Colour::Black); // in the delay: nothing is used
        EXPECT_EQ(board(story).clock->active, Colour::White) << control;
        EXPECT_EQ(board(story).clock->sides.black.movesCompleted, 2) << control;
    }
    Story delayed = sealedWith("10 d5", 8s, 8s, 9s);
    resumes(delayed);
    EXPECT_EQ(reading(delayed).sides.white.main, 10min - 3s - 4s);
    EXPECT_EQ(reading(delayed).sides.black.main, 10min - 3s);
}

TEST(ResumptionClock, OfAnHourglassWhatOneHasUsedTheOtherHasAndTheNightCountsForNobody) {
    Story story = sealedWith("hourglass 5", 30s, 10s, 20s);
    clock::Reading const before = reading(story);
    EXPECT_EQ(before.sides.white.main, 5min - 30s + 10s - 20s);
    EXPECT_EQ(before.sides.black.main, 5min + 30s - 10s + 20s);
    resumes(story);
    EXPECT_EQ(reading(story).sides.white.main, before.sides.white.main);
    story.passes(7s);
    EXPECT_EQ(reading(story).sides.black.main, before.sides.black.main - 7s);
    EXPECT_EQ(reading(story).sides.white.main, before.sides.white.main + 7s);
}

TEST(ResumptionClock, AGongGoesOnInItsOwnTime) {
    Story story = sealedWith("gong 10", 3s, 3s, 1s); // presses are ignored: White is in the first ten seconds
    ASSERT_EQ(board(story).clock->active, Colour::White);
    resumes(story);
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
    EXPECT_EQ(reading(story).active, Colour::White) << "the gong has not sounded";
    story.passes(3s);
    EXPECT_EQ(reading(story).active, Colour::Black);
    story.does(Undo{});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
}

TEST(ResumptionClock, WhoMustReplyPaysForComingLate) { // I.9.2; 2009: Adj.9b
    Story story = sealedWith("90", 1min, 1min, 1min);
    opens(story);
    story.does(ResumeGame{.round = first, .board = one, .late = 20min});
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    EXPECT_EQ(reading(story).sides.black.main, 90min - 1min - 20min);
    EXPECT_EQ(reading(story).sides.white.main, 90min - 2min);
    EXPECT_EQ(board(story).clock->sides.white.movesCompleted, 2) << "the sealed move";
    story.does(Undo{});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(reading(story).sides.black.main, 89min) << "one command, taken back whole";
}

TEST(ResumptionClock, AFlagThatFallsByTheLatenessIsRuledOnBeforeAnyClockGoesOn) { // Adj.10c
    Story story = sealedWith("90", 1min, 70min, 1min);
    opens(story);
    ResumeGame const tooLate{.round = first, .board = one, .late = 25min};
    EXPECT_EQ(story.question(tooLate), Ask::FlagWouldDrop) << "20 minutes are left";
    EXPECT_TRUE(board(story).adjourned);
    story.does(tooLate, Confirmation::NotAsked.withYesTo(Ask::FlagWouldDrop));
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(reading(story).firstFlag, Colour::Black);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
}

TEST(ResumptionClock, AGameThatWasPutOffWithoutASealedMoveTakesTheTimeOfWhoIsToMove) {
    Story story = Story::withPlayers(4, "90");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {one}});
    story.passes(10min);
    story.presses(1, Colour::White);
    story.does(AdjournGame{.round = first, .board = one}, Confirmation::Yes);
    story.does(ResumeGame{.round = first, .board = one, .late = 5min});
    EXPECT_EQ(reading(story).sides.black.main, 85min);
    EXPECT_EQ(reading(story).sides.white.main, 80min);
}

TEST(ResumptionClock, BeforeTheAgreedTimeItIsAsked) { // Adj.1: the time is announced to both
    Story story = sealedWith("90", 1min, 1min, 1min);
    ResumeGame const early{.round = first, .board = one, .clock = {WallTime{1}, WallTime{2}}};
    EXPECT_EQ(story.question(early), Ask::ResumptionNotDue);
    EXPECT_TRUE(board(story).adjourned);
    opens(story);
    story.does(early);
    EXPECT_FALSE(board(story).adjourned) << "who has the envelope opened before its time plays on before it, too";
}

/// No move was pressed or written: nobody here knows the position.
Story openedWithoutRecord(std::string const& written) {
    Story story = Story::withPlayers(4, "90");
    story.does(PairRound{});
    story.does(StartClocks{first, {one}});
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{.round = first, .board = one, .sealer = Colour::White});
    story.does(MarkAtResumption{first, one, Colour::Black, Presence::Present});
    story.does(OpenEnvelope{.round = first, .board = one, .written = written, .nothingInIt = written.empty()});
    return story;
}

TEST(ResumptionClock, DoesNotGoOnWhereWhatIsSealedCanBeNoMoveWhateverThePosition) { // I.8; 2009: Adj.8
    for (auto const* const none : {"", "???", "knight somewhere"})
        EXPECT_EQ(openedWithoutRecord(none).refusal(ResumeGame{first, one}, Confirmation::Yes), Why::SealedMoveToCome)
            << none;
    Story offered = openedWithoutRecord("Nf3 draw?");
    offered.does(ResumeGame{first, one}, Confirmation::Yes);
    EXPECT_FALSE(board(offered).adjourned) << "with more beside it the arbiter judges";
    Story story = openedWithoutRecord("N somewhere");
    story.does(RereadEnvelope{.round = first, .board = one, .reply = false, .written = "Nf3"});
    story.does(ResumeGame{first, one}, Confirmation::Yes);
    EXPECT_FALSE(board(story).adjourned) << "the arbiter reads it as a move";
}

TEST(ResumptionClock, NothingIsAdjournedOnceAPeriodHasEndedWithMovesMissing) { // 6.8, 6.9; Adj.1a
    Story story = Story::withPlayers(4, "40/1:60");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {one}});
    story.does(CallForSealing{first, {one}});
    story.passes(61s); // nobody has put the end of the period on record
    EXPECT_EQ(story.refusal(AdjournGame{.round = first, .board = one}, Confirmation::Yes), Why::FlagToRuleOn);
}

TEST(ResumptionClock, DoesNotGoOnWhereBothAreTooLateAndNobodyHasRuledOnIt) { // I.10; 2009: Adj.10
    Story story = sealedWith("90", 1min, 1min, 1min);
    constexpr std::int64_t hours = 2 * 60 * 60 * 1000;
    ResumeGame const late{.round = first, .board = one, .clock = {WallTime{hours}, WallTime{0}}};
    EXPECT_EQ(story.refusal(late, Confirmation::Yes), Why::BothTooLate);
    EXPECT_TRUE(board(story).adjourned);
}

TEST(ResumptionClock, WhereOnePlayerCameTooLateItIsAskedAndThenSettled) { // I.10; 2009: Adj.10
    Story story = sealedWith("90", 1min, 1min, 1min);
    auto const present = [&story]() -> auto const& { return board(story).adjournments.back().present; };
    story.does(MarkAtResumption{first, one, Colour::Black, Presence::Present, 2h});
    WallTime const agreed = present().black.value_or(WallTime{});
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"}, Confirmation::Yes);
    story.does(MarkAtResumption{first, one, Colour::White, Presence::Present});
    ResumptionClock const now{present().white.value_or(WallTime{}), agreed};
    EventDetails const& details = story.state().details;
    EXPECT_TRUE(isTooLate(board(story), details, Colour::White, now));
    ResumeGame const resume{.round = first, .board = one, .clock = now};
    EXPECT_EQ(story.question(resume), Ask::LatePlays);
    EXPECT_TRUE(board(story).adjourned);
    story.does(resume, Confirmation::NotAsked.withYesTo(Ask::LatePlays));
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_FALSE(isTooLate(board(story), details, Colour::White, now)) << "the game went on with them";
}

TEST(ResumptionClock, ALockedLeverIsNamedBeforeTheGameGoesOn) {
    Story story = sealedWith("90+30", 1min, 1min, 1min);
    opens(story);
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {one},
                             .operations = {clock::SetLever{Colour::White, clock::Lever::Locked}},
                             .ground = Ground::ArbiterDecision});
    EXPECT_EQ(story.refusal(ResumeGame{first, one}), Why::ClockRefuses);
    EXPECT_TRUE(board(story).adjourned) << "nothing of it has happened";
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {one},
                             .operations = {clock::SetLever{Colour::White, clock::Lever::Free}},
                             .ground = Ground::ArbiterDecision});
    story.does(ResumeGame{first, one});
    EXPECT_EQ(board(story).clock->active, Colour::Black);
}

TEST(ResumptionClock, TheFirstPressOfTheReplierStartsTheSealerAndALockedOneDoesNot) {
    Story story = sealedWith("90+30", 1min, 1min, 1min);
    resumes(story);
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {one},
                             .operations = {clock::SetLever{Colour::Black, clock::Lever::Locked}},
                             .ground = Ground::ArbiterDecision});
    story.passes(1min);
    story.presses(1, Colour::Black);
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    EXPECT_EQ(board(story).pressesWithoutEffect.black, 1);
}

TEST(ResumptionClock, AGameWhoseFlagFallsByTheSealingIsNotAdjourned) {
    Story story = Story::withPlayers(4, "10");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {one}});
    story.does(CallForSealing{first, {one}});
    story.passes(10min);
    EXPECT_EQ(story.refusal(AdjournGame{first, one}), Why::FlagToRuleOn);
    EXPECT_FALSE(board(story).adjourned);
}

TEST(ResumptionClock, BesideAClosedEnvelopeTheClockDoesNotGoOnOnceTheReplierIsThere) { // I.7, I.9.2
    Story story = sealedWith("90+30", 1min, 1min, 1min);
    story.does(ResumeGame{first, one});
    story.passes(20min);
    story.does(PauseClocks{RoundNumber{1}, {one}});
    story.does(ResumeClocks{RoundNumber{1}, {one}}); // stopped for something else: Black is not there yet
    story.does(PauseClocks{RoundNumber{1}, {one}});
    story.does(MarkAtResumption{first, one, Colour::Black, Presence::Present});
    EXPECT_EQ(story.refusal(ResumeClocks{RoundNumber{1}, {one}}), Why::EnvelopeIsClosed);
    EXPECT_EQ(story.refusal(ResumeClocks{RoundNumber{1}, {}}), Why::NothingToDo) << "nor with the whole hall";
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    story.does(ResumeClocks{RoundNumber{1}, {one}});
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
}

TEST(ResumptionClock, BesideAClosedEnvelopeNobodyHasAMoveAndNoPressIsTaken) { // I.9.2; 2009: Adj.9b, 9c
    Story story = sealedWith("40/120:60", 1min, 1min, 1min);
    story.does(MarkAtResumption{first, one, Colour::White, Presence::Present});
    story.does(ResumeGame{first, one});
    for (Colour const by : bothColours) EXPECT_EQ(story.refusal(PressLever{first, one, by}), Why::EnvelopeIsClosed);
    for (clock::Operation const& operation :
         {clock::Operation{clock::UndoPress{}}, clock::Operation{clock::CountMissedPress{}}})
        EXPECT_EQ(
            story.refusal(CorrectClocks{
                .round = RoundNumber{1}, .boards = {one}, .operations = {operation}, .ground = Ground::Irregularity}),
            Why::EnvelopeIsClosed);
    EXPECT_EQ(board(story).clock->active, Colour::Black) << "who must reply";
    EXPECT_EQ(awaitedByEnvelope(board(story)), Colour::Black);
    story.does(MarkAtResumption{first, one, Colour::Black, Presence::Present});
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    story.does(ResumeClocks{first, {one}});
    story.presses(1, Colour::Black);
    EXPECT_EQ(board(story).clock->active, Colour::White) << "the envelope is open: the reply counts";
}

TEST(ResumptionClock, BeforeTheEnvelopeIsOpenNobodyKnowsTheSealedMove) { // I.7; 2009: Adj.7
    Story story = sealedWith("40/120:60", 1min, 1min, 1min);
    story.does(WriteRecord{first, one, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}});
    EXPECT_EQ(story.refusal(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}}), Why::EnvelopeIsClosed);
    story.does(WriteRecord{first, one, 1, 1, {{.move = "c7c5"}}}); // what was played before is still put right
    story.does(MarkAtResumption{first, one, Colour::White, Presence::Present});
    story.does(MarkAtResumption{first, one, Colour::Black, Presence::Present});
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}});
    EXPECT_EQ(board(story).game.record.halfMoves(), 3U);
}

TEST(ResumptionClock, AfterACrashTheCallToSealStandsAndTheTimeIsDecided) {
    Story story = Story::withPlayers(4, "90");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {one}});
    story.passes(10min);
    story.does(CallForSealing{first, {one}});
    story.passes(5min);
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, story.now(), story.now() - 2min, true});
    ASSERT_TRUE(board(story).sealing) << "the player was told to seal";
    EXPECT_EQ(story.refusal(AdjournGame{first, one}), Why::RecoveryPending);
    story.does(RecoverClocks{RoundNumber{1}, {one}, RecoveryPolicy::LastHeartbeat});
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(reading(story).sides.white.main, 90min - 13min);
    story.does(AdjournGame{first, one});
    EXPECT_EQ(board(story).adjournments.back().envelope->by, Colour::White);
    EXPECT_EQ(reading(story).sides.white.main, 90min - 13min);
}

TEST(Regulations, OnOpeningsAreAskedAboutWhileAnEnvelopeIsClosed) {
    EventDraft draft = Story::draft("90+30");
    draft.witness = true;
    Story story;
    story.does(OpenEvent{draft});
    for (char name = 'A'; name <= 'D'; ++name) story.does(EnterPlayer{Story::named(std::string(1, name))});
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {one}});
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{first, one});
    draft.witness = false;
    EXPECT_EQ(story.question(ReviseEvent{draft}), Ask::EnvelopeIsWaiting);
    draft.witness = true;
    draft.twoKeys = true;
    EXPECT_EQ(story.question(ReviseEvent{draft}), Ask::EnvelopeIsWaiting);
    draft.twoKeys = false;
    draft.place = "Estuary";
    story.does(ReviseEvent{draft});
    draft.witness = false;
    story.does(MarkAtResumption{first, one, Colour::Black, Presence::Present});
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3", .witness = "B. Witness"});
    story.does(ReviseEvent{draft});
}

TEST(Regulations, OnHowLateAPlayerMayComeAreAskedAboutWhileTheEventIsPlayed) {
    EventDraft draft = Story::draft("90+30");
    Story story;
    story.does(OpenEvent{draft});
    for (char name = 'A'; name <= 'D'; ++name) story.does(EnterPlayer{Story::named(std::string(1, name))});
    draft.lateAfter = "45";
    story.does(ReviseEvent{draft});
    story.does(PairRound{});
    draft.lateAfter = "30";
    EXPECT_EQ(story.question(ReviseEvent{draft}), Ask::HouseRulesChange);
}

} // namespace
} // namespace flagfall::session::resumption_clocks
