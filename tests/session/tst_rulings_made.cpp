// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/claim_on_record.h"
#include "app/session/decide/incident_facts.h"
#include "arbiter/board/fen.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// What the Laws propose for an incident on board 1 of round 1, as it stands now.
DecidedRuling proposalFor(Story const& story, rulings::Incident incident, rulings::Answers answers = {}) {
    auto const facts = incidentFacts(story.history(), RoundNumber{1}, story.board(1, 1), story.now());
    rulings::Rules const rules = rulesOf(story.state().details);
    rulings::Ruling const ruling = rulings::rule(rules, incident, facts.known, answers);
    auto const* const proposal = ruling.proposes();
    return {.rules = rules,
            .incident = std::move(incident),
            .known = facts.known,
            .answers = std::move(answers),
            .finding = ruling.finding,
            .choice = proposal ? rulings::Choice{proposal->effects, proposal->article} : rulings::Choice{}};
}

Command carriedOutIn(Story const& story, DecidedRuling const& ruling) {
    return carriedOut(incidentFacts(story.history(), RoundNumber{1}, story.board(1, 1), story.now()), ruling,
                      Ground::OtherPenalty);
}

Story atPlay(std::string control = "90+30") {
    Story story = Story::withPlayers(4, std::move(control));
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(2min);
    return story;
}

RulingOnRecord const* lastRuling(Story const& story) {
    RulingOnRecord const* last = nullptr;
    for (RecordedAct const& one : story.history().acts())
        if (auto const* const made = std::get_if<RulingMade>(&one.act); made && !story.history().retracted(one.seq))
            last = &*made->ruling;
    return last;
}

TEST(RulingOnRecord, ReadsBackAsItWasDecided) {
    Story const story = atPlay();
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.answers.say(rulings::Ask::CanMate, rulings::Answer::Yes);
    ruling.own = true;
    ruling.note = "the third time";
    auto const back = fromRecord(onRecord(ruling));
    ASSERT_TRUE(back);
    EXPECT_EQ(onRecord(*back), onRecord(ruling));
    EXPECT_EQ(back->known, ruling.known);
    EXPECT_EQ(back->choice, ruling.choice);
    EXPECT_EQ(back->answers, ruling.answers);
}

TEST(RulingOnRecord, IsNoneWhereAWordIsNotKnown) {
    RulingOnRecord record = onRecord(proposalFor(atPlay(), rulings::OffenceCommitted{.by = Colour::Black}));
    record.effects.push_back("serve-tea to=black");
    EXPECT_FALSE(fromRecord(record));
}

TEST(RulingOnRecord, IsAScenarioForTheCommandLine) {
    RulingOnRecord const record{
        "E2009", "rapid", "illegal-move by=white", {"game increment=yes", "white moves=3"}, {"can-mate yes"}, "loses",
        "B.3",   {}};
    HouseRules house = usualHouseRules(*editionByCode("E2009"));
    EXPECT_EQ(scenarioOf(record, "R1.7", house),
              "scenario R1.7\nedition  E2009\nplay     rapid\nknown    increment=yes\n"
              "white    moves=3\nincident illegal-move by=white\nanswer   can-mate yes\n");
    house.supervision = Supervision::Full;
    house.defaultTime = std::chrono::minutes{15};
    EXPECT_EQ(scenarioOf(record, "R1.7", house),
              "scenario R1.7\nedition  E2009\nplay     rapid\nhouse    default-time=0:15:00 supervision=full\n"
              "known    increment=yes\nwhite    moves=3\nincident illegal-move by=white\nanswer   can-mate yes\n")
        << "what a ruling turns on is the event's, too (A.4, B.2)";
}

TEST(MadeRuling, AWarningStandsOnRecordAndDoesNothingElse) { // 12.9.1
    Story story = atPlay();
    auto const before = story.board(1, 1).clock;
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.choice = {{rulings::Warn{Colour::Black}}, "12.9.1"};
    story.does(carriedOutIn(story, ruling));
    ASSERT_NE(lastRuling(story), nullptr);
    EXPECT_EQ(lastRuling(story)->effects, std::vector<std::string>{"warn of=black"});
    EXPECT_EQ(story.board(1, 1).clock, before);
}

TEST(MadeRuling, IsTakenBackWithAllThatItDid) {
    Story story = atPlay();
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.choice = {{rulings::GiveTime{Colour::White, 120s}, rulings::Warn{Colour::Black}}, "12.9.2"};
    auto const time = story.reading(1, 1).sides.white.main;
    story.does(carriedOutIn(story, ruling));
    ASSERT_EQ(story.reading(1, 1).sides.white.main, time + 2min);
    story.does(Undo{});
    EXPECT_EQ(lastRuling(story), nullptr);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, time);
}

TEST(MadeRuling, OnAnIllegalMoveThatLosesLeavesTheClockAsItIs) { // 2009: B.3c
    Story story = atPlay("3+2");
    story.presses(1, Colour::White);
    auto const before = story.reading(1, 1).sides.white;
    DecidedRuling ruling = proposalFor(story, rulings::IllegalMove{Colour::White});
    ruling.choice = {{rulings::StopClocks{}, rulings::TakeMoveBack{Colour::White},
                      rulings::CountIllegalMove{Colour::White, 1}, rulings::ScoreGame{Result::BlackWins}},
                     "B.3c"};
    story.does(carriedOutIn(story, ruling));
    Board const& board = story.board(1, 1);
    EXPECT_EQ(board.result, Result::BlackWins);
    EXPECT_EQ(board.illegalMoves.white, 1);
    EXPECT_EQ(board.clock->phase, clock::Phase::Paused);
    EXPECT_EQ(board.clock->active, Colour::Black);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, before.main) << "the game is over: nothing goes back";
    EXPECT_EQ(story.reading(1, 1).sides.white.movesCompleted, before.movesCompleted);
}

TEST(MadeRuling, OnAnIllegalMoveTakesThePressBackAndCounts) { // 7.5.1, 7.5.5
    Story story = atPlay();
    story.presses(1, Colour::White);
    DecidedRuling const ruling = proposalFor(story, rulings::IllegalMove{Colour::White});
    story.does(carriedOutIn(story, ruling));
    Board const& board = story.board(1, 1);
    EXPECT_EQ(board.illegalMoves.white, 1);
    EXPECT_EQ(board.clock->active, Colour::White);
    EXPECT_EQ(board.clock->sides.black.main, clock::Span{92min + 30s}) << "increment at the start, and two minutes";
    EXPECT_EQ(board.clock->sides.white.main, clock::Span{88min + 30s}) << "the increment of the press is gone";
    EXPECT_EQ(lastRuling(story)->effects.size(), ruling.choice.effects.size());
}

TEST(MadeRuling, AnUnfinishedPromotionBecomesAQueenAndThePressStands) { // 7.5.2
    Story story = atPlay();
    story.presses(1, Colour::White);
    DecidedRuling const ruling =
        proposalFor(story, rulings::IllegalMove{.by = Colour::White, .fault = PressFault::UnfinishedPromotion});
    ASSERT_EQ(ruling.finding, rulings::Finding::BecomesQueen);
    story.does(carriedOutIn(story, ruling));
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
    EXPECT_EQ(story.board(1, 1).clock->active, Colour::Black);
    EXPECT_EQ(story.board(1, 1).clock->sides.white.movesCompleted, 1);
}

TEST(MadeRuling, AMoveThatWasNotCompletedCostsNothing) { // 7.5
    Story story = atPlay();
    DecidedRuling const ruling = proposalFor(story, rulings::IllegalMove{.by = Colour::White, .completed = false});
    story.does(carriedOutIn(story, ruling));
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 0);
}

TEST(MadeRuling, AnExpelledPlayerIsNotPairedAgain) { // 12.9.9
    Story story = atPlay();
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.choice = {{rulings::ScoreGame{Result::WhiteWins}, rulings::ExpelPlayer{Colour::Black}}, "12.9.9"};
    story.does(carriedOutIn(story, ruling), Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    EXPECT_TRUE(story.state().player(story.board(1, 1).black)->withdrawnFrom);
    EXPECT_EQ(story.question(ReturnPlayer{story.board(1, 1).black}), Ask::RulingStands) << "expelled";
}

TEST(MadeRuling, AnExcludedPlayerHasNoGameInTheNextRound) { // 12.9.8
    EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    Story story;
    story.does(OpenEvent{draft});
    for (char const name : {'A', 'B', 'C', 'D'}) story.does(EnterPlayer{Story::named(std::string(1, name), "2000")});
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.choice = {{rulings::ExcludePlayer{Colour::Black, 1}}, "12.9.8"};
    story.does(carriedOutIn(story, ruling));
    auto const& byes = story.state().player(story.board(1, 1).black)->byes;
    ASSERT_TRUE(byes.contains(RoundNumber{2}));
    EXPECT_EQ(byes.at(RoundNumber{2}), Bye::ZeroPoint);
    PlayerId const black = story.board(1, 1).black;
    EXPECT_EQ(story.question(RevokeBye{black, RoundNumber{2}}), Ask::RulingStands) << "not without a word";
    EXPECT_EQ(story.question(GrantBye{black, RoundNumber{2}, Bye::HalfPoint}), Ask::RulingStands);
    story.does(GrantBye{story.board(1, 1).white, RoundNumber{2}, Bye::ZeroPoint});
    story.does(RevokeBye{story.board(1, 1).white, RoundNumber{2}}); // nobody had ruled on that one
    story.does(RevokeBye{black, RoundNumber{2}}, Confirmation::Yes);
}

TEST(MadeRuling, OnAClockThatStandsAlreadyRefusesNothing) {
    Story story = atPlay();
    story.does(PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.choice = {{rulings::StopClocks{}, rulings::GiveTime{Colour::White, 120s}}, "12.9.2"};
    auto const time = story.reading(1, 1).sides.white.main;
    story.does(carriedOutIn(story, ruling));
    EXPECT_EQ(story.reading(1, 1).sides.white.main, time + 2min);
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Paused);
}

TEST(MadeRuling, OnAGameThatIsDecidedStandsOnRecord) {
    Story story = atPlay();
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw}, Confirmation::Yes);
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.choice = {{rulings::StopClocks{}, rulings::GiveTime{Colour::White, 120s}, rulings::Warn{Colour::Black}},
                     "12.9.1"};
    story.does(carriedOutIn(story, ruling));
    ASSERT_NE(lastRuling(story), nullptr);
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
}

/// As many illegal moves of each player as one ruling finds.
DecidedRuling illegalMoves(Story const& story, int ofWhite, int ofBlack) {
    DecidedRuling ruling = proposalFor(story, rulings::IllegalMove{Colour::White});
    ruling.choice = {{}, "7.5.5"};
    if (ofWhite > 0) ruling.choice.effects.emplace_back(rulings::CountIllegalMove{Colour::White, ofWhite});
    if (ofBlack > 0) ruling.choice.effects.emplace_back(rulings::CountIllegalMove{Colour::Black, ofBlack});
    return ruling;
}

TEST(MadeRuling, CountsTheIllegalMovesOfBoth) { // 7.5.5
    Story story = atPlay();
    story.presses(1, Colour::White);
    story.does(carriedOutIn(story, illegalMoves(story, 1, 1)));
    EXPECT_EQ(story.board(1, 1).illegalMoves, (ByColour{1, 1}));
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).illegalMoves, (ByColour{0, 0}));
}

TEST(MadeRuling, ProposesTheSameAgainOnceItIsUndone) { // 7.1: the time at the start of the opponent's turn
    Story story = atPlay();
    story.presses(1, Colour::White);
    story.passes(4s);
    DecidedRuling const first = proposalFor(story, rulings::IllegalMove{Colour::White});
    story.does(carriedOutIn(story, first));
    auto const set = story.reading(1, 1).sides.black.main;
    story.does(Undo{});
    auto const again = proposalFor(story, rulings::IllegalMove{Colour::White});
    EXPECT_EQ(again.choice, first.choice);
    EXPECT_EQ(again.known.sides.black.turnTime, first.known.sides.black.turnTime);
    EXPECT_EQ(again.known.sides.black.allotted, first.known.sides.black.allotted);
    story.does(carriedOutIn(story, again));
    EXPECT_EQ(story.reading(1, 1).sides.black.main, set);
}

TEST(MadeRuling, CountsIllegalMovesWithoutOurClock) {
    Story story = Story::withPlayers(4, "90+30");
    story.does(PairRound{});
    story.does(carriedOutIn(story, illegalMoves(story, 1, 0)));
    EXPECT_EQ(story.board(1, 1).illegalMoves, (ByColour{1, 0})) << "the clock on the table is set by hand";
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Ready);
}

TEST(MadeRuling, SetsTheTimesThatWereSaidAndThePlayerToMove) { // 7.5.1
    Story story = atPlay();
    story.presses(1, Colour::White);
    story.passes(1min);
    rulings::IllegalMove incident{Colour::White};
    incident.timeThen = {80min, 85min};
    DecidedRuling ruling = proposalFor(story, incident);
    ruling.choice = {{rulings::StopClocks{}, rulings::CountIllegalMove{Colour::White, 1},
                      rulings::TakeMoveBack{Colour::White}, rulings::SetTime{Colour::White, 80min},
                      rulings::SetTime{Colour::Black, 85min}},
                     "7.5.5"};
    story.does(carriedOutIn(story, ruling));
    auto const& clock = *story.board(1, 1).clock;
    EXPECT_EQ(clock.sides.white.main, clock::Span{80min});
    EXPECT_EQ(clock.sides.black.main, clock::Span{85min});
    EXPECT_EQ(clock.active, Colour::White);
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
}

TEST(MadeRuling, DropsTheFlagWhereAllTheTimeIsTaken) { // 12.9.3
    Story story = atPlay();
    auto const left = story.reading(1, 1).sides.black.main;
    auto const inWhole = std::chrono::ceil<std::chrono::milliseconds>(left);
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.choice = {{rulings::TakeTime{Colour::Black, inWhole}, rulings::RecordFlag{Colour::Black}}, "12.9.3"};
    story.does(carriedOutIn(story, ruling), Confirmation::Yes);
    EXPECT_TRUE(story.reading(1, 1).sides.black.flag) << "one millisecond more is taken than is left";
    EXPECT_TRUE(story.board(1, 1).flagNoticed);
}

TEST(MadeRuling, LeavesAWithdrawnPlayerOutOfNothing) { // 12.9.8, 12.9.9
    Story story = atPlay();
    PlayerId const black = story.board(1, 1).black;
    story.does(WithdrawPlayer{black}, Confirmation::Yes);
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.choice = {{rulings::ExcludePlayer{Colour::Black, 1}, rulings::ExpelPlayer{Colour::Black}}, "12.9.9"};
    auto const before = story.history().last();
    story.does(carriedOutIn(story, ruling));
    EXPECT_EQ(story.history().last().value(), before.value() + 1) << "the ruling alone";
}

/// The increment from now on, by this incident; what White has after it and had before.
clock::Span gainedBySetting(rulings::Incident incident) {
    Story story = atPlay();
    story.presses(1, Colour::White);
    DecidedRuling ruling = proposalFor(story, std::move(incident));
    ruling.choice = {{rulings::SetIncrement{30s + 10s}}, "6.10.2"};
    auto const before = story.reading(1, 1).sides.black.main;
    story.does(carriedOutIn(story, ruling));
    return story.reading(1, 1).sides.black.main - before;
}

TEST(MadeRuling, AnIncrementThatWasWrongIsNotGivenAtOnce) { // 6.10.2
    EXPECT_EQ(gainedBySetting(rulings::WrongSetting{.fault = rulings::SettingFault::Increment}), clock::Span{})
        << "what was missing is set beside it";
    EXPECT_GT(gainedBySetting(rulings::OffenceCommitted{.by = Colour::Black}), clock::Span{})
        << "a new one counts for the move that is made now";
}

/// The offer on board 1 that a ruling on this incident opens.
record::OfferMoment offerOpenedBy(rulings::Incident incident) {
    Story story = atPlay();
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    DecidedRuling ruling = proposalFor(story, std::move(incident));
    ruling.choice = {{rulings::OpenOffer{Colour::White}}, "9.1"};
    story.does(carriedOutIn(story, ruling));
    auto const& acts = story.history().acts();
    auto const* const offered = std::get_if<DrawOffered>(&acts.back().act);
    EXPECT_TRUE(offered);
    return offered ? offered->moment : record::OfferMoment::AfterMove;
}

TEST(MadeRuling, AnOfferIsMadeAsTheIncidentSays) { // 9.1
    using record::OfferMoment;
    EXPECT_EQ(offerOpenedBy(rulings::DrawClaimed{.by = Colour::White}), OfferMoment::WithClaim) << "9.1.2.3";
    EXPECT_EQ(offerOpenedBy(rulings::DrawOffered{.by = Colour::White, .moment = OfferMoment::BeforeOwnMove}),
              OfferMoment::BeforeOwnMove);
    EXPECT_EQ(offerOpenedBy(rulings::OffenceCommitted{.by = Colour::Black}), OfferMoment::OnOpponentsTime);
}

TEST(MadeRuling, AnOfferIsRejectedAsTheIncidentSays) { // 9.1.2.1
    for (auto const& [reply, answer] : {std::pair{rulings::OfferReply::Touches, OfferAnswer::DeclinedByTouch},
                                        std::pair{rulings::OfferReply::Declines, OfferAnswer::DeclinedInWords}}) {
        Story story = atPlay();
        story.presses(1, Colour::White);
        story.does(OfferDraw{RoundNumber{1}, BoardNumber{1}, Colour::White, record::OfferMoment::AfterMove});
        DecidedRuling ruling = proposalFor(story, rulings::OfferReplied{.offeredBy = Colour::White, .reply = reply});
        ruling.choice = {{rulings::CloseOffer{Colour::White}}, "9.1.2.1"};
        story.does(carriedOutIn(story, ruling));
        auto const* const answered = std::get_if<OfferAnswered>(&story.history().acts().back().act);
        ASSERT_TRUE(answered);
        EXPECT_EQ(answered->answer, answer);
    }
}

TEST(MadeRuling, ThatRejectsAClaimIsKnownToTheNextOne) { // 2009: 10.2c; P11.6
    Story story = atPlay();
    DecidedRuling ruling = proposalFor(story, rulings::QuickplayClaimed{.by = Colour::White});
    ruling.finding = rulings::Finding::ClaimRejected;
    ruling.choice = {{rulings::GiveTime{Colour::Black, 2min}, rulings::OpenOffer{Colour::White}}, "10.2c"};
    story.does(carriedOutIn(story, ruling));
    EXPECT_TRUE(story.board(1, 1).game.offers.pendingBy(Colour::White)) << "9.1b(3)";
    auto const rejected = [&story](Colour by) {
        return quickplayRejected(story.history(), RoundNumber{1}, story.board(1, 1), by);
    };
    EXPECT_TRUE(rejected(Colour::White));
    EXPECT_FALSE(rejected(Colour::Black));
    story.does(Undo{});
    EXPECT_FALSE(rejected(Colour::White));
}

TEST(MadeRuling, OnAPostponedClaimIsKnownToTheNextOne) { // III.6
    Story story = atPlay();
    DecidedRuling ruling = proposalFor(story, rulings::QuickplayClaimed{.by = Colour::White});
    ruling.choice = {{rulings::PostponeClaim{Colour::White}}, "III.5"};
    story.does(carriedOutIn(story, ruling));
    auto const pending = [&story] {
        return incidentFacts(story.history(), RoundNumber{1}, story.board(1, 1), story.now()).known.quickplayPending;
    };
    EXPECT_EQ(pending(), Colour::White);

    DecidedRuling annulled = proposalFor(story, rulings::QuickplayClaimed{.by = Colour::White});
    annulled.incident = rulings::StartError{};
    annulled.choice = {{rulings::AnnulGame{}}, "7.2"};
    story.does(MakeRuling{RoundNumber{1}, BoardNumber{1}, onRecord(annulled)});
    EXPECT_EQ(pending(), std::nullopt) << "the claim was made in the game that was annulled";
    story.does(Undo{});
    EXPECT_EQ(pending(), Colour::White);

    CorrectClocks restart{
        .round = RoundNumber{1}, .boards = {BoardNumber{1}}, .operations = {clock::Restart{}}, .note = "a new game"};
    restart.round = RoundNumber{1};
    story.does(restart, Confirmation::Yes);
    EXPECT_EQ(pending(), std::nullopt) << "the clocks are those of a new game";
    story.does(Undo{});

    story.does(Undo{});
    EXPECT_EQ(pending(), std::nullopt);
}

TEST(MadeRuling, ThatGoesBackEndsTheRecordThere) { // 7.4, 7.5, 7.6; 9.6
    Story story = atPlay();
    std::vector<EntryWritten> moves;
    for (char const* const move : {"e2e4", "e7e5", "g1f3", "b8c6"}) moves.push_back({.move = move});
    story.does(WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, moves});
    auto const record = [&story]() -> record::GameRecord const& { return story.board(1, 1).game.record; };
    auto const rules = [&story](rulings::Effects effects) {
        DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
        ruling.choice = {std::move(effects), "7.6"};
        story.does(carriedOutIn(story, ruling));
    };
    rules({rulings::RestorePosition{record().at(2)}});
    EXPECT_EQ(record().size(), 2U);
    story.does(Undo{});
    EXPECT_EQ(record().size(), 4U) << "with the ruling";

    rules({rulings::VoidMoves{1}, rulings::ScoreGame{Result::Draw}});
    EXPECT_EQ(record().size(), 3U);
    story.does(Undo{});

    rules({rulings::RestorePosition{record().end()}});
    rules({rulings::RestorePosition{*board::positionFromFen("4k3/8/8/8/8/8/8/4K3 w - - 0 3", board::Game::Standard)}});
    EXPECT_EQ(record().size(), 4U) << "as it stands, or as it never stood";
}

TEST(MadeRuling, OnAnUnfinishedPromotionWritesTheQueenOnTheRecord) { // 7.5.2
    Story story = Story::withPlayers(4, "90+30");
    story.does(PairRound{});
    story.does(SetUpGames{RoundNumber{1}, {BoardNumber{1}}, "8/2P2k2/8/8/8/4K3/8/r7 w - - 0 50"});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.presses(1, Colour::White);
    auto const c8 = board::squareFrom("c8");
    rulings::IllegalMove const left{
        .by = Colour::White, .fault = PressFault::UnfinishedPromotion, .move = "c8", .released = c8};
    story.does(carriedOutIn(story, proposalFor(story, left)));
    auto const& record = story.board(1, 1).game.record;
    ASSERT_EQ(record.size(), 1U);
    EXPECT_EQ(record.end().board().roleOn(*c8), board::Role::Queen);
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).game.record.size(), 0U);
}

TEST(MadeRuling, OnesOwnDecisionNeedsAReason) {
    Story story = atPlay();
    DecidedRuling ruling = proposalFor(story, rulings::OffenceCommitted{.by = Colour::Black});
    ruling.own = true;
    auto const refusal = story.tries(carriedOutIn(story, ruling));
    ASSERT_FALSE(refusal);
    EXPECT_TRUE(refusal.error().is(Why::ReasonMissing));
}

TEST(PenaliseIllegalMove, IsAskedAboutWhileTheOffendersClockRuns) { // 7.5: completed moves only
    Story story = atPlay();
    EXPECT_EQ(story.question(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White}), Ask::MoveNotPressed);
    story.presses(1, Colour::White);
    EXPECT_TRUE(story.tries(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White}));
}

TEST(Result, ByRulingSaysHowTheGameEnded) {
    Story story = atPlay();
    DecidedRuling const ruling = proposalFor(story, rulings::Resigned{.by = Colour::Black},
                                             rulings::Answers{}.say(rulings::Ask::CanMate, rulings::Answer::Yes));
    story.does(carriedOutIn(story, ruling));
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    EXPECT_EQ(story.board(1, 1).howEnded, ResultKind::Resignation);
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).howEnded, ResultKind::NotSaid);
}

TEST(Result, OfAGameThatWasMateOnRecordSaysSo) { // 5.1.1
    Story story = atPlay();
    std::vector<EntryWritten> moves;
    for (char const* const move : {"f2f3", "e7e5", "g2g4", "d8h4"}) moves.push_back({.move = move});
    story.does(WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, moves});
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::BlackWins});
    EXPECT_EQ(story.board(1, 1).howEnded, ResultKind::Checkmate);
}

TEST(FlagFall, AfterMateOnRecordIsTooLate) { // 5.1.1, 6.9
    Story story = atPlay("3+2");
    story.passes(2min);
    ASSERT_TRUE(story.reading(1, 1).sides.white.flag);
    std::vector<EntryWritten> moves;
    for (char const* const move : {"f2f3", "e7e5", "g2g4", "d8h4"}) moves.push_back({.move = move});
    story.does(WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, moves});
    auto const ruling = proposalFor(story, rulings::FlagFall{});
    EXPECT_EQ(ruling.finding, rulings::Finding::StandsAsEnded);
}

TEST(Adjournment, IsRefusedAfterAFlagWasNoticed) {
    Story story = atPlay("3+2");
    story.passes(4min);
    story.does(NoticeFlag{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(story.refusal(AdjournGame{RoundNumber{1}, BoardNumber{1}}), Why::FlagToRuleOn);
}

TEST(Adjournment, LeavesNothingToClaimOrPenalise) { // offers it does: Adj.4
    Story story = atPlay();
    story.does(AdjournGame{RoundNumber{1}, BoardNumber{1}}, Confirmation::Yes);
    EXPECT_EQ(story.refusal(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White}), Why::Adjourned);
    EXPECT_EQ(story.refusal(ClaimDraw{RoundNumber{1}, BoardNumber{1}, Colour::White}), Why::Adjourned);
}

TEST(Adjournment, HearsNoClaimBeforeTheResumption) { // 9.2, 9.3, G.5; P23.8
    Story story = atPlay();
    story.does(AdjournGame{RoundNumber{1}, BoardNumber{1}}, Confirmation::Yes);
    DecidedRuling claim = proposalFor(story, rulings::DrawClaimed{.by = Colour::White});
    EXPECT_EQ(claim.finding, rulings::Finding::NotBeforeResumed);
    EXPECT_TRUE(claim.choice.effects.empty());
    story.does(MakeRuling{RoundNumber{1}, BoardNumber{1}, onRecord(claim)}); // that it is refused is the ruling
    claim.choice = {{rulings::GiveTime{Colour::Black, 2min}}, "9.5.3"};
    auto const refusalOf = [&](DecidedRuling const& ruling) {
        return story.refusal(MakeRuling{RoundNumber{1}, BoardNumber{1}, onRecord(ruling)});
    };
    EXPECT_EQ(refusalOf(claim), Why::Adjourned);
    DecidedRuling const quickplay = proposalFor(story, rulings::QuickplayClaimed{.by = Colour::White});
    EXPECT_TRUE(quickplay.choice.effects.empty());
    claim.incident = rulings::QuickplayClaimed{.by = Colour::White};
    EXPECT_EQ(refusalOf(claim), Why::Adjourned);
    claim.incident = rulings::PenaltyGiven{.by = Colour::White, .penalties = {Penalty::TimeForOpponent}};
    story.does(MakeRuling{RoundNumber{1}, BoardNumber{1}, onRecord(claim)});
}

TEST(HouseRules, AreAskedAboutOnceTheEventIsBeingPlayed) { // A.3, B.2: fixed before the event
    Story story = atPlay();
    EventDraft draft = Story::draft("90+30");
    draft.fullSupervision = !draft.fullSupervision;
    EXPECT_EQ(story.question(ReviseEvent{draft}), Ask::HouseRulesChange);
}

TEST(FlagThatIsPutUp, OfAPeriodThatIsNotTheLastWaitsForNothingMore) { // 6.10a: the clock was wrong
    Story story = atPlay("2/5:60");
    story.passes(10min);
    BoardNumber const one{1};
    story.does(PauseClocks{RoundNumber{1}, {one}}); // by which the clock has told that the period ended
    ASSERT_EQ(flagToRuleOn(story.board(1, 1), story.now()), Colour::White) << "no move was made in five minutes";
    rulings::ClockDefect const defect{.last = {5min, 5min}, .since = 1min, .ran = Colour::White};
    story.does(carriedOutIn(story, proposalFor(story, defect)));
    EXPECT_EQ(flagToRuleOn(story.board(1, 1), story.now()), std::nullopt);
    story.does(CallForSealing{RoundNumber{1}, {one}});
    story.does(AdjournGame{.round = RoundNumber{1}, .board = one, .sealer = Colour::White});
    EXPECT_TRUE(story.board(1, 1).adjourned);
}

// --- a game that began as it should not have

/// The same event, as it is when its file is opened again.
EventState reopened(Story const& story) {
    History again;
    for (RecordedAct const& act : story.history().acts()) EXPECT_FALSE(again.append(act));
    return again.state();
}

DecidedRuling coloursReversed(Story const& story) {
    DecidedRuling ruling = proposalFor(story, rulings::StartError{.fault = rulings::StartFault::ColoursReversed});
    ruling.choice = {{rulings::CorrectColours{}, rulings::PlayOn{}}, "7.3"};
    return ruling;
}

TEST(MadeRuling, OnReversedColoursCorrectsThePairing) { // 7.3; 2009: 7.2
    Story story = Story::withAGameUnderWay();
    PlayerId const white = story.board(1, 1).white;
    PlayerId const black = story.board(1, 1).black;
    auto const clock = story.board(1, 1).clock;
    story.does(carriedOutIn(story, coloursReversed(story)));
    EXPECT_EQ(story.board(1, 1).white, black);
    EXPECT_EQ(story.board(1, 1).black, white);
    EXPECT_EQ(story.board(1, 1).clock, clock) << "the clock is of the pieces";
    EventState const again = reopened(story);
    EXPECT_EQ(again.round(RoundNumber{1})->board(BoardNumber{1})->white, black);
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).white, white);
    EXPECT_EQ(lastRuling(story), nullptr);
}

TEST(MadeRuling, OnReversedColoursLeavesEachPlayerThePoints) { // 5.1a, 7.3
    Story story = Story::withAGameUnderWay();
    PlayerId const winner = story.board(1, 1).white;
    story.enters(1, 1, Result::WhiteWins);
    story.does(carriedOutIn(story, coloursReversed(story)));
    EXPECT_EQ(story.board(1, 1).black, winner);
    EXPECT_EQ(story.board(1, 1).result, Result::BlackWins);
}

TEST(MadeRuling, OnReversedColoursCanBeWithdrawnLater) {
    Story story = Story::withAGameUnderWay();
    PlayerId const white = story.board(1, 1).white;
    story.does(carriedOutIn(story, coloursReversed(story)));
    Seq made{};
    for (RecordedAct const& one : story.history().acts())
        if (std::holds_alternative<RulingMade>(one.act)) made = one.seq;
    story.passes(10s);
    story.presses(1, Colour::White);
    story.does(WithdrawRuling{RoundNumber{1}, BoardNumber{1}, made, "they had swapped back"}, Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).white, white);
    EXPECT_EQ(story.board(1, 1).clock->active, Colour::Black) << "the press stands";
}

DecidedRuling misplacedKing(Story const& story, std::optional<board::Wing> side = {}) {
    DecidedRuling ruling = proposalFor(story, rulings::StartError{.fault = rulings::StartFault::WrongPosition});
    ruling.choice = {{rulings::ForbidCastling{Colour::White, side}, rulings::PlayOn{}}, "A.4"};
    return ruling;
}
void writes(Story& story, std::vector<EntryWritten> entries) {
    int const from = static_cast<int>(story.board(1, 1).game.record.size());
    story.does(WriteRecord{RoundNumber{1}, BoardNumber{1}, from, 0, std::move(entries)});
}

TEST(MadeRuling, OnAMisplacedKingForbidsCastlingOnTheRecord) { // 2009: A.4a; 2014 to 2018: A.4
    Story story = Story::withAGameUnderWay();
    story.does(carriedOutIn(story, misplacedKing(story)));
    writes(story, {{.move = "g1f3"}, {.move = "g8f6"}, {.move = "f1e2"}, {.move = "f8e7"}});
    WriteRecord const castles{RoundNumber{1}, BoardNumber{1}, 6, 0, {{.move = "e1h1"}}};
    EXPECT_EQ(story.refusal(castles), Why::MoveNotPossible);
    EXPECT_EQ(reopened(story).round(RoundNumber{1})->board(BoardNumber{1})->game.record.end().castlingRooks(),
              board::bitOf(board::squareAt(board::File::A, board::Rank::Eight)) |
                  board::bitOf(board::squareAt(board::File::H, board::Rank::Eight)))
        << "Black may castle";
    story.does(Undo{});
    story.does(Undo{});
    EXPECT_EQ(lastRuling(story), nullptr);
    writes(story, {{.move = "g1f3"}, {.move = "g8f6"}, {.move = "f1e2"}, {.move = "f8e7"}, {.move = "e1h1"}});
}

DecidedRuling playedOn(Story const& story, std::string_view start) {
    rulings::StartError const wrong{.fault = rulings::StartFault::WrongPosition,
                                    .start = *board::positionFromFen(start)};
    DecidedRuling ruling = proposalFor(story, wrong);
    ruling.choice = {{rulings::ForbidCastling{Colour::White}, rulings::PlayOn{}}, "A.4"};
    return ruling;
}
constexpr std::string_view kingAndQueenSwapped = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1";

TEST(MadeRuling, AWrongStartThatIsPlayedOnIsWhereTheRecordBegins) { // 2009: A.4a; 2014 to 2018: A.4
    Story story = atPlay();
    story.does(carriedOutIn(story, playedOn(story, kingAndQueenSwapped)));
    EXPECT_EQ(story.board(1, 1).game.record.end(), *board::positionFromFen(kingAndQueenSwapped));
    writes(story, {{.move = "e2e4"}, {.move = "e7e5"}, {.move = "e1e3"}}); // the queen
    for (int times = 0; times < 2; ++times) story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).game.record.end(), board::Position{});
    EXPECT_EQ(lastRuling(story), nullptr);
}

TEST(MadeRuling, OnAWrongStartLeavesTheMovesThatAreOnRecord) {
    Story story = Story::withAGameUnderWay();
    auto const moves = story.board(1, 1).game.record.size();
    ASSERT_GT(moves, 0U);
    story.does(carriedOutIn(story, playedOn(story, kingAndQueenSwapped)));
    EXPECT_EQ(story.board(1, 1).game.record.size(), moves);
    EXPECT_EQ(story.board(1, 1).game.record.setUp(), board::Position{});
}

TEST(MadeRuling, OnATurnedBoardSetsNothingUp) { // the position is transferred
    Story story = atPlay();
    DecidedRuling ruling = playedOn(story, kingAndQueenSwapped);
    std::get<rulings::StartError>(ruling.incident).fault = rulings::StartFault::BoardTurned;
    story.does(carriedOutIn(story, ruling));
    EXPECT_EQ(story.board(1, 1).game.record.setUp(), board::Position{});
}

TEST(MadeRuling, OnTheRightStartSetsNothingUp) {
    Story story = Story::withAGameUnderWay();
    DecidedRuling ruling = playedOn(story, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    ruling.choice = {{rulings::PlayOn{}}, "7.2"};
    story.does(carriedOutIn(story, ruling));
    EXPECT_TRUE(std::ranges::none_of(
        story.history().acts(), [](RecordedAct const& one) { return std::holds_alternative<GamesSetUp>(one.act); }));
}

TEST(MadeRuling, OnAMisplacedRookForbidsCastlingOnItsSideOnly) { // A.4
    Story story = Story::withAGameUnderWay();
    story.does(carriedOutIn(story, misplacedKing(story, board::Wing::QueenSide)));
    writes(story, {{.move = "g1f3"}, {.move = "g8f6"}, {.move = "f1e2"}, {.move = "f8e7"}, {.move = "e1h1"}});
    EXPECT_EQ(story.board(1, 1).game.record.setUp(), board::Position{}) << "the game began as every game";
}

TEST(MadeRuling, ACastlingAlreadyMadeStands) {
    Story story = Story::withAGameUnderWay();
    writes(story, {{.move = "g1f3"}, {.move = "g8f6"}, {.move = "f1e2"}, {.move = "f8e7"}, {.move = "e1h1"}});
    story.does(carriedOutIn(story, misplacedKing(story)));
    EXPECT_EQ(story.board(1, 1).game.record.size(), 7U);
}

// --- the supervision of one game

TEST(Supervision, IsAMatterOfEachGameIn2009) { // A.3, B.2
    EventDraft draft = Story::draft("3+2");
    draft.edition = "E2009";
    Story story = Story::withAGameUnderWay(draft);
    auto const onBoard = [&](int board) {
        return rulesOf(story.state().details, story.board(1, board)).house.supervision;
    };
    ASSERT_EQ(onBoard(1), Supervision::Limited);
    story.does(SuperviseGames{RoundNumber{1}, {BoardNumber{1}}, Supervision::Full});
    EXPECT_EQ(onBoard(1), Supervision::Full);
    EXPECT_EQ(onBoard(2), Supervision::Limited);
    auto const facts = incidentFacts(story.history(), RoundNumber{1}, story.board(1, 1), story.now());
    EXPECT_EQ(facts.known.supervised, true) << "it is on record with each ruling";
    EXPECT_EQ(reopened(story).round(RoundNumber{1})->board(BoardNumber{1})->supervision, Supervision::Full);
    story.does(Undo{});
    EXPECT_EQ(onBoard(1), Supervision::Limited);
}

TEST(Supervision, IsFixedForTheEventFrom2014On) { // A.3, B.2
    Story story = Story::withAGameUnderWay(Story::draft("3+2"));
    EXPECT_EQ(story.refusal(SuperviseGames{RoundNumber{1}, {BoardNumber{1}}, Supervision::Full}),
              Why::SupervisedAsEvent);
}

} // namespace
} // namespace flagfall::session
