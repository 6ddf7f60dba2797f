// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/incident_facts.h"
#include "tests/support/story.h"

#include <algorithm>

/// What rulings on adjourned games do, in one command.
namespace flagfall::session::adjournment_rulings {
namespace {

using namespace std::chrono_literals;

RoundNumber const first{1};
BoardNumber const one{1};

Board const& board(Story const& story) { return story.board(1, 1); }
Adjournment const& adjournment(Story const& story) { return board(story).adjournments.back(); }

Story adjourned(EventDraft draft = Story::draft("40/120:60")) {
    Story story = Story::withAGameUnderWay(std::move(draft));
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{first, one});
    return story;
}
EventDraft onScreen() {
    EventDraft draft = Story::draft("40/120:60");
    draft.sealedOnScreen = true;
    return draft;
}
void comes(Story& story, Colour side) { story.does(MarkAtResumption{first, one, side, Presence::Present}); }

IncidentFacts factsOf(Story const& story) { return incidentFacts(story.history(), first, board(story), story.now()); }
DecidedRuling proposed(Story const& story, rulings::Incident const& incident, rulings::Answers const& answers) {
    rulings::Rules const rules = rulesOf(story.state().details);
    auto const ruling = rulings::rule(rules, incident, factsOf(story).known, answers);
    auto const* const proposal = ruling.proposes();
    if (!proposal) ADD_FAILURE() << "nothing is proposed";
    return {.rules = rules,
            .incident = incident,
            .known = factsOf(story).known,
            .answers = answers,
            .finding = ruling.finding,
            .choice = proposal ? rulings::Choice{proposal->effects, proposal->article} : rulings::Choice{}};
}
void isRuled(Story& story, rulings::Incident const& incident, rulings::Answers const& answers = {}) {
    story.does(carriedOut(factsOf(story), proposed(story, incident, answers), Ground::OtherPenalty));
}
AdjournmentStep left(Story const& story, rulings::Incident const& incident, rulings::Answers const& answers = {}) {
    return leftFor(factsOf(story), incident, proposed(story, incident, answers).choice.effects);
}

TEST(AdjournmentRuling, AtTheEndOfTheSessionThePlayerIsToldToSealAndTheClockRuns) { // I.1.1
    Story story = Story::withAGameUnderWay();
    rulings::AdjournmentCalled const end{.by = Colour::White};
    EXPECT_EQ(left(story, end), AdjournmentStep::StopClock);
    isRuled(story, end);
    ASSERT_TRUE(board(story).sealing);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
    EXPECT_FALSE(board(story).adjourned);
    story.does(Undo{});
    EXPECT_FALSE(board(story).sealing) << "ruling and call are one step";
}

TEST(AdjournmentRuling, WhoHasStoppedTheClockHasSealedAndTheGameIsAdjourned) {
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}});
    story.presses(1, Colour::White);
    rulings::AdjournmentCalled const made{
        .by = Colour::White, .moved = rulings::MoveOnBoard::AfterOrder, .move = "Nf3"};
    EXPECT_EQ(left(story, made), AdjournmentStep::None);
    isRuled(story, made);
    ASSERT_TRUE(board(story).adjourned);
    EXPECT_EQ(adjournment(story).mustSeal, "Nf3");
    story.does(Undo{});
    EXPECT_FALSE(board(story).adjourned);
}

TEST(AdjournmentRuling, TheMoveMadeOnTheBoardIsRememberedUntilTheClockIsStopped) { // T123
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}});
    isRuled(story,
            rulings::AdjournmentCalled{.by = Colour::White, .moved = rulings::MoveOnBoard::AfterOrder, .move = "Nf3"});
    EXPECT_EQ(board(story).sealing->mustSeal, "Nf3");
    story.does(AdjournGame{first, one});
    EXPECT_EQ(adjournment(story).mustSeal, "Nf3");
}

/// The move stands on the record, and nobody has pressed: the other player seals, on the own clock.
TEST(AdjournmentRuling, OfAMoveThatWasNotPressedTheOtherPlayerSealsWhoeverWasToldFirst) { // 6.2.1; Adj.1a; I.1.1
    Story story = Story::withAGameUnderWay(onScreen());
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}});
    EXPECT_EQ(story.question(CallForSealing{first, {one}}), Ask::ClockBehindRecord);
    story.does(CallForSealing{first, {one}}, Confirmation::Yes);
    EXPECT_EQ(board(story).sealing->by, Colour::White);
    Sealed const early = seal("Bc4", sealedBeside(first, one, Colour::White, false, 0), 1);
    EXPECT_EQ(story.refusal(SealMove{first, one, early.text}), Why::RecordAhead) << "it could not be taken back";
    int const before = board(story).clock->sides.white.movesCompleted;
    isRuled(story,
            rulings::AdjournmentCalled{.by = Colour::White, .moved = rulings::MoveOnBoard::BeforeOrder, .move = "Nf3"});
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    EXPECT_EQ(board(story).clock->sides.white.movesCompleted, before + 1) << "it counts for the time control";
    ASSERT_EQ(board(story).sealing->by, Colour::Black);
    Sealed const sealed = seal("Nc6", sealedBeside(first, one, Colour::Black, false, 0), 1);
    story.does(SealMove{first, one, sealed.text});
    story.does(AdjournGame{first, one});
    EXPECT_EQ(adjournment(story).envelope->by, Colour::Black);
    comes(story, Colour::White);
    story.does(OpenEnvelope{.round = first, .board = one, .openingKeys = sealed.openingKeys});
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Nc6");
}

TEST(AdjournmentRuling, WhatWasTypedByAPlayerWithoutTheMoveIsNoSealedMove) { // 6.2.1; Adj.1a; I.1.1
    Story story = Story::withAGameUnderWay(onScreen());
    story.does(CallForSealing{first, {one}});
    Sealed const typed = seal("Nf3", sealedBeside(first, one, Colour::White, false, 0), 1);
    story.does(SealMove{first, one, typed.text});
    rulings::AdjournmentCalled const made{
        .by = Colour::White, .moved = rulings::MoveOnBoard::BeforeOrder, .move = "Nf3"};
    Command const ruling = carriedOut(factsOf(story), proposed(story, made, {}), Ground::MissedPress);
    EXPECT_EQ(story.question(ruling), Ask::SealSetAside);
    EXPECT_TRUE(board(story).sealing->typed) << "nothing of it has happened";
    story.does(ruling, Confirmation::NotAsked.withYesTo(Ask::SealSetAside));
    ASSERT_EQ(board(story).sealing->by, Colour::Black);
    EXPECT_FALSE(board(story).sealing->typed);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running) << "for who seals now";
    EXPECT_EQ(board(story).game.record.size(), 3U) << "the move that nobody pressed for is on record";
    Sealed const sealed = seal("Nc6", sealedBeside(first, one, Colour::Black, false, 0), 1);
    story.does(SealMove{first, one, sealed.text});
    story.does(AdjournGame{first, one});
    EXPECT_EQ(adjournment(story).envelope->typed, sealed.text);
}

TEST(AdjournmentRuling, WhatBoundTheFirstPlayerBindsNotTheOneWhoSealsInstead) { // Adj.1a; I.1.1
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}, true});
    isRuled(story,
            rulings::AdjournmentCalled{.by = Colour::White, .moved = rulings::MoveOnBoard::AfterOrder, .move = "Nf3"});
    ASSERT_EQ(board(story).sealing->mustSeal, "Nf3");
    ASSERT_TRUE(board(story).sealing->byPlayer);
    isRuled(story,
            rulings::AdjournmentCalled{.by = Colour::White, .moved = rulings::MoveOnBoard::BeforeOrder, .move = "Nf3"});
    ASSERT_EQ(board(story).sealing->by, Colour::Black);
    EXPECT_EQ(board(story).sealing->mustSeal, "") << "the other one may seal what he likes";
    EXPECT_FALSE(board(story).sealing->byPlayer) << "and is charged nothing";
}

TEST(AdjournmentRuling, NothingIsSealedWhileTheRecordIsAMoveAheadOfTheClock) { // I.2.2; 2009: Adj.2b
    Story story = Story::withAGameUnderWay();
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}});
    story.does(CallForSealing{first, {one}}, Confirmation::Yes);
    EXPECT_EQ(story.refusal(AdjournGame{first, one}, Confirmation::Yes), Why::RecordAhead);
    EXPECT_FALSE(board(story).adjourned);
    story.presses(1, Colour::White); // while sealing a press stops the clock
    story.does(WriteRecord{first, one, 2, 1, {}});
    story.does(AdjournGame{first, one});
    EXPECT_EQ(adjournment(story).envelope->by, Colour::White);
}

/// The arbiter hears only then of the move made on the board: the envelope must have it all the same.
TEST(AdjournmentRuling, TheMoveMadeOnTheBoardBindsAlsoWhereItIsLearntAfterTheAdjournment) { // T123
    rulings::AdjournmentCalled const learnt{
        .by = Colour::White, .moved = rulings::MoveOnBoard::AfterOrder, .move = "Nf3"};
    Story story = adjourned();
    EXPECT_EQ(left(story, learnt), AdjournmentStep::None);
    isRuled(story, learnt);
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(adjournment(story).mustSeal, "Nf3");
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nc3"});
    EXPECT_EQ(adjournment(story).mustSeal, "Nf3") << "what was opened is compared with it";
    story = adjourned();
    isRuled(story, learnt);
    story.does(Undo{});
    EXPECT_EQ(adjournment(story).mustSeal, "");
}

TEST(AdjournmentRuling, AMoveOfWhoHasNotSealedBindsNoEnvelope) { // T123
    Story story = adjourned();
    isRuled(story,
            rulings::AdjournmentCalled{.by = Colour::Black, .moved = rulings::MoveOnBoard::AfterOrder, .move = "Nf6"});
    EXPECT_EQ(adjournment(story).mustSeal, "");
}

TEST(AdjournmentRuling, TheRestOfTheSessionIsChargedWhenTheClockIsStoppedAndOnlyOnce) { // I.1.2
    Story story = Story::withAGameUnderWay();
    rulings::AdjournmentCalled const early{.by = Colour::White, .sessionLeft = 30min};
    isRuled(story, early);
    EXPECT_TRUE(board(story).sealing->byPlayer);
    EXPECT_EQ(board(story).sealing->sessionEnds, story.now() + 30min);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 1h + 59min) << "nothing is charged while the player still thinks";
    story.presses(1, Colour::White);
    isRuled(story, early);
    ASSERT_TRUE(board(story).adjourned);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 1h + 29min);
}

/// White's period ends with moves missing while the move is being sealed.
Story flagDownWhileSealing() {
    Story story = Story::withAGameUnderWay();
    story.does(CallForSealing{first, {one}});
    story.passes(2h + 5min);
    story.does(PauseClocks{RoundNumber{1}, {one}});
    return story;
}
DecidedRuling playOn(Story const& story) {
    return {.rules = rulesOf(story.state().details),
            .incident = rulings::FlagFall{},
            .known = factsOf(story).known,
            .finding = rulings::Finding::BlackWins,
            .choice = {{rulings::PlayOn{}}, {}},
            .own = true,
            .note = "forty moves on both sheets"};
}

TEST(AdjournmentRuling, AFlagThatWasRuledOnIsSettledAndTheMoveIsSealed) { // P22, step 5; 6.9
    Story story = flagDownWhileSealing();
    ASSERT_EQ(factsOf(story).known.anyFlagDown(), true);
    EXPECT_EQ(flagToRuleOn(board(story), story.now()), Colour::White);
    EXPECT_EQ(story.refusal(AdjournGame{first, one}), Why::FlagToRuleOn);
    story.does(carriedOut(factsOf(story), playOn(story), Ground::OtherPenalty));
    EXPECT_FALSE(factsOf(story).known.anyFlagDown()) << "no later ruling has it to decide once more";
    EXPECT_FALSE(flagToRuleOn(board(story), story.now()));
    story.does(AdjournGame{first, one});
    EXPECT_TRUE(board(story).adjourned);
    story.does(Undo{});
    story.does(Undo{});
    EXPECT_EQ(flagToRuleOn(board(story), story.now()), Colour::White) << "with the ruling its effect goes";
    EXPECT_TRUE(factsOf(story).known.sides.white.flagDown);
}

TEST(AdjournmentRuling, AFlagThatIsToBePutUpIsDownUntilTheTimeThatIsLeftIsSet) { // P22, step 5
    Story story = flagDownWhileSealing();
    DecidedRuling up = playOn(story);
    up.choice = {{rulings::PutFlagUp{Colour::White}}, {}};
    story.does(MakeRuling{first, one, onRecord(up)});
    EXPECT_EQ(flagToRuleOn(board(story), story.now()), Colour::White);
    EXPECT_EQ(story.refusal(AdjournGame{first, one}), Why::FlagToRuleOn);
}

/// The clock began at the position, and has counted none of the forty moves before it.
TEST(AdjournmentRuling, MovesBeforeAPositionThatWasSetUpCountForThePeriod) { // Adj.2e, 6.8
    auto const flagAt = [](char const* fen) {
        Story story = Story::withPlayers(4, "40/120:60");
        story.does(PairRound{});
        story.does(SetUpGames{first, {one}, fen, board::Game::Standard});
        story.does(StartClocks{RoundNumber{1}, {one}});
        story.passes(2h + 5min);
        story.does(PauseClocks{RoundNumber{1}, {one}});
        return story;
    };
    Story const made = flagAt("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 41");
    EXPECT_FALSE(factsOf(made).known.anyFlagDown());
    EXPECT_FALSE(flagToRuleOn(board(made), made.now()));
    Story const missing = flagAt("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40");
    EXPECT_TRUE(factsOf(missing).known.sides.white.flagDown);
    EXPECT_EQ(factsOf(missing).known.sides.white.movesCounted, 39);
    EXPECT_EQ(flagToRuleOn(board(missing), missing.now()), Colour::White);
}

TEST(AdjournmentRuling, WhoseRulingIsWithdrawnHisFlagIsDownAgain) {
    Story story = flagDownWhileSealing();
    story.does(carriedOut(factsOf(story), playOn(story), Ground::OtherPenalty));
    auto const& acts = story.history().acts();
    auto const ruling =
        std::ranges::find_if(acts, [](RecordedAct const& one) { return std::holds_alternative<RulingMade>(one.act); });
    ASSERT_NE(ruling, acts.end());
    story.does(WithdrawRuling{first, one, ruling->seq, "39 moves"}, Confirmation::Yes);
    EXPECT_EQ(flagToRuleOn(board(story), story.now()), Colour::White);
}

TEST(AdjournmentRuling, OnTheScreenThePlayerTypesFirst) {
    Story story = Story::withAGameUnderWay(onScreen());
    EXPECT_EQ(left(story, rulings::AdjournmentCalled{.by = Colour::White}), AdjournmentStep::TypeMove);
    story.does(CallForSealing{first, {one}});
    story.presses(1, Colour::White);
    EXPECT_EQ(left(story, rulings::AdjournmentCalled{.by = Colour::White}), AdjournmentStep::TypeMove);
    isRuled(story, rulings::AdjournmentCalled{.by = Colour::White});
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(left(story, rulings::SealedMoveChanged{.by = Colour::White}), AdjournmentStep::TypeMove);
}

TEST(AdjournmentRuling, OfAResumptionOpensWritesAndStartsInOneStep) { // I.9.1
    Story story = adjourned();
    comes(story, Colour::White);
    comes(story, Colour::Black);
    rulings::GameResumed const resumption{.sealedBy = Colour::White, .text = "Ngf3"};
    EXPECT_EQ(left(story, resumption), AdjournmentStep::None);
    isRuled(story, resumption);
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Ngf3");
    EXPECT_EQ(board(story).game.record.size(), 3U);
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
    story.does(Undo{});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(board(story).game.record.size(), 2U);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    EXPECT_TRUE(adjournment(story).envelope->opened) << "an opening is not undone";
}

TEST(AdjournmentRuling, WhatMustBeReadIsOpenedBeforeTheRuling) {
    Story story = adjourned();
    comes(story, Colour::Black);
    EXPECT_EQ(left(story, rulings::GameResumed{.sealedBy = Colour::White}), AdjournmentStep::OpenFirst);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    EXPECT_EQ(left(story, rulings::GameResumed{.sealedBy = Colour::White, .text = "Nf3"}), AdjournmentStep::None);
    isRuled(story, rulings::GameResumed{.sealedBy = Colour::White, .text = "Nf3"});
    EXPECT_EQ(board(story).game.record.size(), 3U);
    EXPECT_FALSE(board(story).adjourned);

    EventDraft withWitness = Story::draft("40/120:60");
    withWitness.witness = true;
    EXPECT_EQ(left(adjourned(withWitness), rulings::GameResumed{.sealedBy = Colour::White, .text = "Nf3"}),
              AdjournmentStep::OpenFirst);
}

TEST(AdjournmentRuling, WithoutTheReplierTheClockRunsBesideAClosedEnvelope) { // I.9.2
    Story story = adjourned();
    rulings::GameResumed const away{.sealedBy = Colour::White, .here = {true, false}};
    EXPECT_EQ(left(story, away), AdjournmentStep::Keep) << "nobody is named who has the envelope";
    story.does(KeepEnvelope{first, one, "A. Arbiter"});
    EXPECT_EQ(left(story, away), AdjournmentStep::None);
    isRuled(story, away);
    EXPECT_FALSE(adjournment(story).envelope->opened);
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);

    story.passes(20min); // and then he comes, stops the clock and calls the arbiter
    story.does(PauseClocks{RoundNumber{1}, {one}});
    comes(story, Colour::Black);
    isRuled(story,
            rulings::GameResumed{.sealedBy = Colour::White, .after = {{}, 20min}, .limit = 60min, .text = "Nf3"});
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Nf3");
    EXPECT_EQ(board(story).game.record.size(), 3U);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Running);
    EXPECT_EQ(story.reading(1, 1).sides.black.main, 1h + 39min);
}

TEST(AdjournmentRuling, TheReplyIsSealedOnPaperInTheSameStep) { // 2009: Adj.9c
    EventDraft draft = Story::draft("40/120:60");
    draft.edition = "E2009";
    Story story = adjourned(draft);
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}});
    story.does(ResumeGame{first, one});
    story.passes(5min);
    isRuled(story, rulings::GameResumed{
                       .sealedBy = Colour::White, .here = {false, true}, .reply = rulings::SealedReply::Wanted});
    ASSERT_TRUE(adjournment(story).reply);
    EXPECT_EQ(board(story).clock->active, Colour::White);
    EXPECT_EQ(story.reading(1, 1).sides.black.main, 1h + 54min);
}

TEST(AdjournmentRuling, WhatIsSealedAndMatesEndsTheGameWithTheOpening) { // I.8, 5.1.1
    Story story = Story::withAGameUnderWay();
    story.does(WriteRecord{first, one, 0, 2, {{.move = "f2f3"}, {.move = "e7e5"}}});
    story.presses(1, Colour::White);
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g2g4"}}});
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{first, one});
    comes(story, Colour::White);
    isRuled(story, rulings::GameResumed{.sealedBy = Colour::Black, .text = "Qh4"});
    EXPECT_EQ(board(story).result, Result::BlackWins);
    EXPECT_EQ(board(story).howEnded, ResultKind::Checkmate);
    EXPECT_EQ(board(story).game.record.size(), 4U);
    EXPECT_EQ(adjournment(story).envelope->opened->text, "Qh4");
}

TEST(AdjournmentRuling, ASealedMoveThatRepeatsAPositionForTheFifthTimeDraws) { // 9.6.1
    Story story = Story::withAGameUnderWay();
    std::vector<EntryWritten> knights;
    for (int times = 0; times < 4; ++times)
        for (char const* const move : {"g1f3", "g8f6", "f3g1", "f6g8"}) knights.push_back({.move = move});
    knights.pop_back();
    story.does(WriteRecord{first, one, 0, 2, knights});
    for (int press = 0; press < 13; ++press) story.presses(1, press % 2 == 0 ? Colour::White : Colour::Black);
    story.does(CallForSealing{first, {one}});
    story.does(AdjournGame{first, one});
    comes(story, Colour::White);
    isRuled(story, rulings::GameResumed{.sealedBy = Colour::Black, .text = "Ng8"});
    EXPECT_EQ(board(story).result, Result::Draw);
    EXPECT_EQ(board(story).game.record.size(), 16U);
}

TEST(AdjournmentRuling, TheSecondEnvelopeIsOpenedReadAndPlayedInOneStep) { // I.9.3
    Story story = adjourned();
    comes(story, Colour::Black);
    story.does(OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    story.does(WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}});
    story.does(ResumeGame{first, one});
    story.does(SealReply{first, one});
    story.passes(5min);
    comes(story, Colour::White);
    rulings::GameResumed const arrives{.sealedBy = Colour::White, .reply = rulings::SealedReply::Sealed, .text = "Nc6"};
    EXPECT_EQ(left(story, arrives), AdjournmentStep::None);
    isRuled(story, arrives);
    EXPECT_EQ(adjournment(story).reply->opened->text, "Nc6");
    EXPECT_EQ(board(story).game.record.size(), 4U);
    EXPECT_EQ(board(story).clock->active, Colour::White) << "whose clock simply runs on";
}

TEST(AdjournmentRuling, AnEnvelopeThatIsMissingIsMissedWithTheRuling) { // I.12
    Story story = adjourned();
    comes(story, Colour::Black);
    isRuled(story, rulings::EnvelopeMissing{.by = Colour::White, .noted = {2h, 1h + 59min}, .stated = "Nf3"});
    EXPECT_TRUE(adjournment(story).envelope->missing);
    EXPECT_EQ(board(story).game.record.size(), 3U);
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->active, Colour::Black);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 2h) << "as the ruling sets it";
}

TEST(AdjournmentRuling, AnEnvelopeMissedInThePanelOfTheResumptionIsMissedWithTheRuling) { // I.12
    Story story = adjourned();
    comes(story, Colour::Black);
    isRuled(story,
            rulings::GameResumed{.sealedBy = Colour::White, .noted = {2h, 1h + 59min}, .text = "Nf3", .missing = true});
    EXPECT_TRUE(adjournment(story).envelope->missing);
    EXPECT_EQ(board(story).game.record.size(), 3U);
    EXPECT_FALSE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->active, Colour::Black);
}

TEST(AdjournmentRuling, AnEnvelopeFoundAfterTheRulingStaysClosed) { // I.12
    Story story = adjourned();
    comes(story, Colour::Black);
    isRuled(story, rulings::EnvelopeMissing{.by = Colour::White, .noted = {2h, 1h + 59min}, .stated = "Nf3"});
    EXPECT_EQ(story.refusal(KeepEnvelope{.round = first, .board = one, .holder = "the office"}), Why::MissingRuledOn);
    EXPECT_TRUE(story.tries(MarkAtResumption{first, one, Colour::White, Presence::Absent})->empty())
        << "nobody is waited for";
    story.does(PressLever{RoundNumber{1}, one, Colour::Black});
    EXPECT_EQ(board(story).clock->active, Colour::White) << "it goes on";
}

TEST(AdjournmentRuling, WithoutAPositionThereIsANewGame) { // I.12.2
    Story story = adjourned();
    isRuled(story, rulings::EnvelopeMissing{.by = Colour::White, .positionLost = true});
    EXPECT_TRUE(board(story).adjournments.empty());
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Ready);
}

TEST(AdjournmentRuling, AnOfferAfterTheSealingStandsUntilItIsAnswered) { // T136; I.4; 2009: Adj.4
    Story story = adjourned();
    rulings::DrawOffered const offer{.by = Colour::Black};
    EXPECT_EQ(proposed(story, offer, {}).choice.article, rulesOf(story.state().details).laws().adjournment.offerAfter);
    isRuled(story, offer);
    ASSERT_TRUE(board(story).game.offers.pendingBy(Colour::Black));
    EXPECT_EQ(board(story).game.offers.pendingBy(Colour::Black)->moment, record::OfferMoment::AfterSealing)
        << "before or after a press is no matter in between";
}

TEST(AdjournmentRuling, AResignationLeavesTheEnvelopeClosed) { // I.6
    Story story = adjourned();
    rulings::BetweenSessions const resigns{.news = rulings::SessionNews::Resigns, .by = Colour::Black};
    rulings::Answers can;
    can.say(rulings::Ask::CanMate, rulings::Answer::Yes);
    EXPECT_EQ(left(story, resigns, can), AdjournmentStep::None);
    isRuled(story, resigns, can);
    EXPECT_EQ(board(story).result, Result::WhiteWins);
    EXPECT_FALSE(adjournment(story).envelope->opened);
}

TEST(AdjournmentRuling, DoesNotStartTheClockOfAGameThatIsStillAdjourned) { // I.9.1
    Story story = adjourned();
    isRuled(story, rulings::ClocksStopped{.by = Colour::White, .reason = rulings::StopReason::PromotionPiece});
    EXPECT_TRUE(board(story).adjourned);
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(story.refusal(CorrectClocks{.round = RoundNumber{1}, .boards = {one}, .operations = {clock::Resume{}}}),
              Why::Adjourned);
    story.does(ResumeGame{first, one});
    EXPECT_EQ(board(story).clock->active, Colour::Black) << "the press of the sealed move comes with the resumption";
}

TEST(AdjournmentRuling, StartsNoClockBesideAnEnvelopeThatCanBeOpened) { // I.9.2
    Story story = adjourned();
    story.does(ResumeGame{first, one});
    story.passes(5min);
    story.does(PauseClocks{RoundNumber{1}, {one}});
    comes(story, Colour::Black);
    isRuled(story, rulings::ClocksStopped{.by = Colour::Black, .reason = rulings::StopReason::PromotionPiece});
    EXPECT_EQ(board(story).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(story.refusal(CorrectClocks{.round = RoundNumber{1}, .boards = {one}, .operations = {clock::Resume{}}}),
              Why::EnvelopeIsClosed);
}

} // namespace
} // namespace flagfall::session::adjournment_rulings
