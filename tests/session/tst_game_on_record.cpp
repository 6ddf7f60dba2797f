// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story_on_record.h"

#include "app/session/decide/claim_on_record.h"
#include "app/session/reports/game_pgn.h"
#include "arbiter/pgn/reader.h"
#include "arbiter/pgn/writer.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
using enum Colour;

void plays(Story& story, int moves, clock::Span each = 1s) {
    for (int move = 0; move < moves; ++move)
        for (Colour const colour : bothColours) {
            story.passes(each);
            story.presses(1, colour);
        }
}

// --- undo --------------------------------------------------------------------------------------------------

TEST(Record, UndoOfAMoveOnRecordStopsNoClock) {
    Story story = game();
    records(story, "e4 e5");
    story.does(Undo{});
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Running);
}

TEST(IllegalMoveOnRecord, IsUndoneWithItsPenalty) {
    Story story = game();
    PenaliseIllegalMove penalty{RoundNumber{1}, board1, Black};
    penalty.played = "Ke8-e6";
    story.does(penalty);
    story.does(Undo{});
    EXPECT_TRUE(onRecord(story).illegalMoves.empty());
    EXPECT_EQ(story.board(1, 1).illegalMoves.black, 0);
    story.does(Redo{});
    EXPECT_EQ(onRecord(story).illegalMoves.size(), 1U);
    EXPECT_EQ(story.board(1, 1).illegalMoves.black, 1);
}

// --- what no file could hold -------------------------------------------------------------------------------

TEST(Record, WhatCouldNotBeReadAgainIsRefused) {
    Story story = game();
    EntryWritten const late{.move = "e2e4", .clock = 2000h};
    EXPECT_EQ(story.refusal(WriteRecord{round1, board1, 0, 0, {late}}), Why::MoveNotPossible);
    EntryWritten const gap{.move = {}, .fenAfter = "4k3/8/8/8/8/8/8/4K3 w - - 0 40", .halfMoves = 2'000'000};
    EXPECT_EQ(story.refusal(WriteRecord{round1, board1, 0, 0, {gap}}), Why::MoveNotPossible);
    EXPECT_EQ(story.refusal(WriteSheet{round1, board1, White, notation::Language::English, 0, 0, {{"e4", 2000h}}}),
              Why::NotInTheRecord);
}

// --- the record --------------------------------------------------------------------------------------------

TEST(Record, OnlyLegalMovesStandInTheArbitersRecord) {
    Story story = game();
    records(story, "e4 e5");
    auto const refused = story.tries(WriteRecord{round1, board1, 2, 0, {{.move = "e1e3"}}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<Refusal>(refused.error()).why, Why::MoveNotPossible);
    EXPECT_EQ(std::get<Refusal>(refused.error()).count, 3);
    EXPECT_EQ(onRecord(story).record.size(), 2U);
}

TEST(Record, ACorrectionThatBreaksLaterMovesAsksAndThenLetsThemGo) {
    Story story = game();
    records(story, "e4 e5 Nf3 Nc6 Bc4 Bc5");
    WriteRecord const otherFirstMove{round1, board1, 0, 1, {{.move = "d2d4"}}};
    auto const asked = story.tries(otherFirstMove);
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::RecordWouldBreak);
    EXPECT_EQ(std::get<Question>(asked.error()).count, 2); // Bc4 and Bc5
    story.does(otherFirstMove, Confirmation::Yes);
    EXPECT_EQ(onRecord(story).record.size(), 4U);
}

TEST(Record, UndoGivesBackWhatWasThere) {
    Story story = game();
    records(story, "e4 e5 Nf3");
    story.does(WriteRecord{round1, board1, 1, 2, {}});
    EXPECT_EQ(onRecord(story).record.size(), 1U);
    story.does(Undo{});
    EXPECT_EQ(onRecord(story).record.size(), 3U);
}

TEST(Record, AMoveThatEndsTheGameStopsTheClock) { // 5.1a: the result stays the arbiter's to enter
    Story story = game();
    records(story, "f3 e5 g4");
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Running);
    records(story, "Qh4");
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Paused);
    EXPECT_FALSE(story.board(1, 1).result);
}

TEST(Record, ATimeThatAPressLeftStandsBesideItsMove) {
    Story story = game("5");
    plays(story, 2, 10s);
    auto const& times = onRecord(story).timesLeft;
    ASSERT_EQ(times.white.size(), 2U);
    EXPECT_EQ(times.white[0], 4min + 50s);
    EXPECT_EQ(times.black[1], 4min + 40s);
}

TEST(Record, AnUndonePressTakesItsTimeAlong) {
    Story story = game("5");
    plays(story, 2, 10s);
    story.does(CorrectClocks{RoundNumber{1}, {board1}, {clock::UndoPress{}}});
    EXPECT_EQ(onRecord(story).timesLeft.black.size(), 1U);
}

TEST(Record, ANewGameOnTheSameBoardBeginsWithAnEmptySheet) { // 7.1a; later 7.2.1
    Story story = game();
    records(story, "e4 e5");
    story.does(CorrectClocks{RoundNumber{1}, {board1}, {clock::Restart{}}, Ground::ColoursOrSetUp}, Confirmation::Yes);
    EXPECT_TRUE(onRecord(story).isEmpty());
    story.does(Undo{});
    EXPECT_EQ(onRecord(story).record.size(), 2U);
}

TEST(Record, ANewGameBeginsFromTheArrayThatWasDrawn) { // Guidelines II
    Story story = game();
    std::string const fen = "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1";
    story.does(SetUpGames{round1, {}, fen, board::Game::Chess960});
    records(story, "e4");
    story.does(CorrectClocks{RoundNumber{1}, {board1}, {clock::Restart{}}, Ground::ColoursOrSetUp}, Confirmation::Yes);
    EXPECT_TRUE(onRecord(story).isEmpty());
    EXPECT_EQ(onRecord(story).record.start().game(), board::Game::Chess960);
}

TEST(Record, AfterAGapItIsKnownWhoMovesAndWhichMoveItIs) { // 8.5c
    Story story = game("300");
    records(story, "e4 e5");
    story.does(WriteRecord{round1, board1, 2, 0, {{.move = {}, .fenAfter = "4k3/p7/8/8/8/8/4P3/4K3 b - - 0 40"}}});
    EXPECT_EQ(movesMade(story.board(1, 1)), (ByColour<int>{40, 39}));
    story.does(OfferDraw{round1, board1, Black, record::OfferMoment::BeforeOwnMove});
    records(story, "a5"); // his own move declines nothing
    EXPECT_TRUE(onRecord(story).offers.pendingBy(Black));
    records(story, "e4");
    EXPECT_FALSE(onRecord(story).offers.pendingBy(Black));
}

TEST(Record, AChess960GameBeginsFromItsOwnArray) { // Guidelines II
    Story story = game();
    std::string const fen = "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1";
    story.does(SetUpGames{round1, {}, fen, board::Game::Chess960});
    EXPECT_EQ(onRecord(story).record.start().game(), board::Game::Chess960);
    records(story, "e4");
    EXPECT_EQ(story.refusal(SetUpGames{round1, {}, fen, board::Game::Chess960}), Why::GameOnRecord);
    EXPECT_EQ(story.refusal(SetUpGames{round1, {}, "8/8/8 w - - 0 1", board::Game::Standard}), Why::NotAPosition);
}

TEST(Sheet, HoldsWhateverThePlayerWrote) { // 8.1
    Story story = game();
    story.does(WriteSheet{round1, board1, Black, notation::Language::Czech, 0, 0, {{"e4"}, {"??"}, {""}}});
    story.does(WriteSheet{round1, board1, Black, notation::Language::Czech, 1, 1, {{"e5 (=)"}}});
    ASSERT_EQ(onRecord(story).sheets.black.lines.size(), 3U);
    EXPECT_EQ(onRecord(story).sheets.black.lines[1].written, "e5 (=)");
    EXPECT_EQ(story.refusal(WriteSheet{round1, board1, Black, notation::Language::Czech, 9, 0, {}}),
              Why::NotInTheRecord);
}

// --- the end on the board ----------------------------------------------------------------------------------

TEST(Record, ADeadPositionThatTakesLongToProveStopsTheClock) { // 5.2b; later 5.2.2
    for (auto const& [edition, article] : {std::pair{"E2009", "5.2b, 9.6"}, {"E2023", "5.2.2"}}) {
        Story story = game("90+30", edition);
        std::string const fen = "k7/8/3p1p1p/1p6/1P6/KP6/PP1P1P1P/8 w - - 0 1";
        story.does(SetUpGames{round1, {}, fen, board::Game::Standard});
        EXPECT_FALSE(endOnBoard(onRecord(story), story.state().details.edition->drawnGame));
        records(story, "d3");
        auto const end = endOnBoard(onRecord(story), story.state().details.edition->drawnGame);
        ASSERT_TRUE(end) << edition;
        EXPECT_EQ(end->how, record::BoardEnd::DeadPosition);
        EXPECT_EQ(end->article, article);
        EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Paused);
    }
}

TEST(Record, WhetherItsLastPositionIsDeadIsProvedWhenTheMoveIsDecided) { // once, whoever asks later
    Story story = game();
    records(story, "e4 e5");
    EXPECT_EQ(onRecord(story).deadPositions.known(onRecord(story).record.end()), false);
}

// --- draw offers -------------------------------------------------------------------------------------------

TEST(Offer, AcceptedItEndsTheGameAtOnceAndStopsTheClock) { // T090
    Story story = game();
    plays(story, 3);
    story.does(OfferDraw{round1, board1, White});
    story.presses(1, White);
    story.does(AnswerOffer{round1, board1, Black, OfferAnswer::Accepted});
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
    EXPECT_EQ(story.board(1, 1).article, "5.2.3");
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(onRecord(story).offers.all().front().end, record::OfferEnd::Accepted);
}

TEST(Offer, TheSignStandsBesideTheMoveItWasMadeWith) { // T090, C.12; 2009: C.13
    Story story = game();
    records(story, "e4 e5 Nf3");
    story.does(OfferDraw{round1, board1, White});
    EXPECT_TRUE(onRecord(story).record.entries()[2].drawOffered);
    EXPECT_FALSE(onRecord(story).record.entries()[1].drawOffered);
}

TEST(Offer, TheSignFindsItsMoveThoughTheMovesAreWrittenLater) {
    Story story = game();
    plays(story, 1);
    story.does(OfferDraw{round1, board1, White}); // 2nd move made, not pressed
    story.presses(1, White);
    records(story, "e4 e5 Nf3 Nc6");
    EXPECT_TRUE(onRecord(story).record.entries()[2].drawOffered);
    EXPECT_FALSE(onRecord(story).record.entries()[3].drawOffered);
}

TEST(Offer, TheOpponentsPressDeclinesIt) { // T091
    Story story = game();
    plays(story, 2);
    story.does(OfferDraw{round1, board1, White});
    story.presses(1, White);
    EXPECT_TRUE(onRecord(story).offers.pendingBy(White));
    story.presses(1, Black);
    EXPECT_FALSE(onRecord(story).offers.pendingBy(White));
    EXPECT_EQ(story.refusal(AnswerOffer{round1, board1, Black, OfferAnswer::Accepted}), Why::NoOfferPending);
}

TEST(Offer, StandsAgainWhenThePressThatDeclinedItIsUndone) { // 9.1
    Story story = game();
    plays(story, 2);
    story.does(OfferDraw{round1, board1, White});
    story.presses(1, White);
    story.presses(1, Black); // by accident
    story.does(CorrectClocks{RoundNumber{1}, {board1}, {clock::UndoPress{}}});
    EXPECT_TRUE(onRecord(story).offers.pendingBy(White));
}

TEST(Offer, StandsAgainWhenAResultOnTheWrongBoardIsCleared) {
    Story story = game();
    plays(story, 2);
    story.does(OfferDraw{round1, board1, White});
    story.enters(1, 1, Result::BlackWins);
    story.does(ClearResult{round1, board1}, Confirmation::Yes);
    EXPECT_TRUE(onRecord(story).offers.pendingBy(White));
}

TEST(Offer, TypedWithTheMoveItIsMadeWithItStandsOpen) { // C.12
    Story story = game();
    records(story, "e4 e5 Nf3(=)");
    EXPECT_TRUE(onRecord(story).offers.pendingBy(White));
    records(story, "Nc6");
    EXPECT_FALSE(onRecord(story).offers.pendingBy(White));
}

TEST(Offer, TheOpponentsMoveOnRecordDeclinesItWhereNobodyPresses) {
    Story story = game();
    records(story, "e4 e5 Nf3");
    story.does(OfferDraw{round1, board1, White});
    records(story, "Nc6");
    EXPECT_EQ(onRecord(story).offers.all().front().end, record::OfferEnd::DeclinedByMove);
}

TEST(Offer, MadeAfterAPressStandsWhenThatPressIsUndone) { // P6, P7: it cannot be withdrawn
    Story story = game();
    story.presses(1, White);
    story.does(OfferDraw{round1, board1, White, record::OfferMoment::OnOpponentsTime});
    PenaliseIllegalMove penalty{RoundNumber{1}, board1, White};
    penalty.played = "Ke1-e3";
    story.does(penalty);
    EXPECT_TRUE(onRecord(story).offers.pendingBy(White));
    EXPECT_EQ(onRecord(story).offers.countBy(White), 1);
}

TEST(Offer, StandsAgainWhenTheMoveThatDeclinedItWasNeverMade) { // 9.1
    Story story = game();
    records(story, "e4");
    story.does(OfferDraw{round1, board1, White});
    records(story, "e5");
    ASSERT_FALSE(onRecord(story).offers.anyPending());
    story.does(WriteRecord{round1, board1, 1, 1, {}});
    EXPECT_TRUE(onRecord(story).offers.pendingBy(White));
    story.presses(1, White);
    story.presses(1, Black); // now he has moved, whatever is written
    records(story, "e5");
    story.does(WriteRecord{round1, board1, 1, 1, {}});
    EXPECT_FALSE(onRecord(story).offers.anyPending());
}

TEST(Offer, AnIllegalMoveDeclinesItForAPieceWasTouched) { // 9.1
    for (auto const* const edition : {"E2009", "E2014", "E2023"}) {
        Story story = game("90+30", edition);
        records(story, "e4");
        story.presses(1, White);
        story.does(OfferDraw{round1, board1, White, record::OfferMoment::OnOpponentsTime});
        story.presses(1, Black); // Ke8-e6
        story.does(PenaliseIllegalMove{round1, board1, Black, {}, "Ke6"});
        EXPECT_EQ(onRecord(story).offers.all().back().end, record::OfferEnd::DeclinedByTouch) << edition;
        records(story, "e5");
        EXPECT_FALSE(onRecord(story).offers.anyPending()) << edition;
    }
}

TEST(Offer, OfThePlayerWhoseOpponentsIllegalMoveWasNotPressedIsDeclinedToo) { // 9.1
    Story story = game();
    records(story, "e4");
    story.presses(1, White);
    story.does(OfferDraw{round1, board1, White, record::OfferMoment::OnOpponentsTime});
    story.does(PenaliseIllegalMove{round1, board1, Black, {}, "Ke6"}, Confirmation::Yes);
    EXPECT_FALSE(onRecord(story).offers.anyPending());
}

TEST(Offer, IsDeclinedByAnIllegalMoveWhereNobodyPressesThisClock) { // 9.1
    Story story = game();
    records(story, "e4 e5 Nf3");
    story.does(OfferDraw{round1, board1, White});
    story.does(PenaliseIllegalMove{round1, board1, Black, {}, "Ke6"});
    EXPECT_EQ(onRecord(story).offers.all().back().end, record::OfferEnd::DeclinedByTouch);
}

TEST(Offer, OfTheOffenderHimselfOutlastsHisIllegalMove) { // 9.1: nobody can withdraw it
    Story story = game();
    story.does(OfferDraw{round1, board1, White});
    story.presses(1, White); // 1. Ke1-e3
    story.does(PenaliseIllegalMove{round1, board1, White, {}, "Ke3"});
    EXPECT_TRUE(onRecord(story).offers.pendingBy(White));
}

TEST(Offer, IsAskedAboutOnceAFlagWasNoticed) { // 6.8, 6.9, T020: the game is over, unless the arbiter says otherwise
    Story story = game("10s", "E2023");
    story.presses(1, White);
    story.presses(1, Black);
    story.does(OfferDraw{round1, board1, White});
    story.passes(20s);
    AnswerOffer const accept{round1, board1, Black, OfferAnswer::Accepted};
    EXPECT_EQ(story.question(accept), Ask::AgainstFlag) << "down, and nobody has said so";
    story.does(NoticeFlag{round1, board1, White, Black});
    EXPECT_EQ(story.question(accept), Ask::FlagIsDown);
    EXPECT_EQ(story.question(OfferDraw{round1, board1, Black}), Ask::FlagIsDown);
    EXPECT_EQ(story.question(ClaimDraw{round1, board1, White}), Ask::FlagIsDown);
    Story declining = story;
    declining.does(
        AnswerOffer{round1, board1, Black, OfferAnswer::DeclinedInWords}); // changes nothing, and is not asked
    story.does(accept, Confirmation::NotAsked.withYesTo(Ask::FlagIsDown)); // and not about the same flag once more
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
}

TEST(Offer, MadeAfterTheFirstMoveOfBothCanBeAccepted) { // 5.2.3: his move is made, and not pressed yet
    Story story = game("90+30", "E2023");
    story.presses(1, White);
    story.does(OfferDraw{round1, board1, Black});
    story.does(AnswerOffer{round1, board1, White, OfferAnswer::Accepted});
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
    Story early = game("90+30", "E2023");
    early.presses(1, White);
    early.does(OfferDraw{round1, board1, Black, record::OfferMoment::BeforeOwnMove});
    EXPECT_EQ(early.refusal(AnswerOffer{round1, board1, White, OfferAnswer::Accepted}), Why::AgreedTooEarly);
}

TEST(Offer, MovesWrittenLateDeclineNothing) {
    Story story = game();
    plays(story, 3);
    story.does(OfferDraw{round1, board1, Black, record::OfferMoment::OnOpponentsTime});
    records(story, "e4 e5 Nf3 Nc6");
    EXPECT_TRUE(onRecord(story).offers.pendingBy(Black));
}

TEST(Offer, BeforeBothHaveMovedNoDrawIsAgreedSince2017) { // T096, 5.2.3
    Story since2017 = game("90+30", "E2018");
    since2017.does(OfferDraw{round1, board1, White});
    EXPECT_EQ(since2017.refusal(AnswerOffer{round1, board1, Black, OfferAnswer::Accepted}), Why::AgreedTooEarly);
    Story before = game("90+30", "E2009");
    before.does(OfferDraw{round1, board1, White});
    before.does(AnswerOffer{round1, board1, Black, OfferAnswer::Accepted});
    EXPECT_EQ(before.board(1, 1).article, "5.2c");
}

TEST(Offer, TheRegulationsForbidAgreeingBeforeAMoveUnlessTheArbiterConsents) { // T095, 9.1
    Story story = game("90+30", "E2009", "30");
    plays(story, 5);
    story.does(OfferDraw{round1, board1, White}); // 2009 bans agreeing, not offering
    AnswerOffer const accept{round1, board1, Black, OfferAnswer::Accepted};
    EXPECT_EQ(story.question(accept), Ask::DrawBanned);
    story.does(accept, Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
}

TEST(Offer, FromTheEdition2014OnEvenOfferingIsForbidden) { // T095
    Story story = game("90+30", "E2018", "never");
    plays(story, 50);
    EXPECT_EQ(story.question(OfferDraw{round1, board1, White}), Ask::DrawBanned);
    EXPECT_TRUE(story.tries(OfferDraw{round1, board1, White, record::OfferMoment::WithClaim}))
        << "nobody consents to a claim (9.2)";
}

TEST(Offer, LapsesWhenTheGameEndsOtherwise) { // P7.7d
    Story story = game();
    plays(story, 2);
    story.does(OfferDraw{round1, board1, White});
    story.enters(1, 1, Result::BlackWins);
    EXPECT_EQ(onRecord(story).offers.all().front().end, record::OfferEnd::Lapsed);
}

// --- claims ------------------------------------------------------------------------------------------------

ClaimDraw repetition(Colour by) { return {round1, board1, by, record::ClaimBasis::RepetitionOnBoard}; }

TEST(Claim, StopsTheClocksAndIsAnOffer) { // 9.5, 9.1b(3)
    Story story = game();
    plays(story, 4);
    story.does(repetition(White));
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Paused);
    EXPECT_TRUE(onRecord(story).offers.pendingBy(White));
    EXPECT_EQ(story.refusal(repetition(White)), Why::ClaimPending);
}

TEST(Claim, ACorrectOneDrawsTheGameWithItsArticle) { // T071
    Story story = game();
    story.does(repetition(White));
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Correct});
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
    EXPECT_EQ(story.board(1, 1).article, "9.2.2, 9.5.2");
}

TEST(Claim, AWrongOneGivesTheOpponentWhatTheEditionSays) { // T073, T074
    struct Case {
        std::string edition;
        std::string control;
        clock::Span bonus;
    };
    for (auto const& [edition, control, bonus] :
         {Case{"E2009", "120", 3min}, Case{"E2014", "120", 2min}, Case{"E2018", "120", 2min}, Case{"E2018", "25", 2min},
          Case{"E2018", "5", 1min}, Case{"E2023", "120", 2min}, Case{"E2023", "25", 1min}, Case{"E2023", "5", 1min}}) {
        Story story = game(control, edition);
        clock::Span const before = story.reading(1, 1).sides.black.main;
        story.does(repetition(White));
        story.does(RuleOnClaim{round1, board1, ClaimRuling::Wrong});
        EXPECT_EQ(story.reading(1, 1).sides.black.main - before, bonus) << edition << ' ' << control;
        EXPECT_FALSE(story.board(1, 1).result) << edition;
        EXPECT_TRUE(onRecord(story).offers.pendingBy(White)) << edition; // T097
    }
}

TEST(Claim, AnInadmissibleOneChangesNoTime) { // T078, T079
    Story story = game();
    auto const before = story.reading(1, 1).sides.black.main;
    ClaimDraw claim = repetition(White);
    claim.pieceTouched = true;
    story.does(claim);
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Inadmissible});
    EXPECT_EQ(story.reading(1, 1).sides.black.main, before);
    EXPECT_EQ(onRecord(story).claims.front().ruling->article, "9.4");
    EXPECT_EQ(story.refusal(RuleOnClaim{round1, board1, ClaimRuling::Wrong}), Why::NoClaimPending);
}

TEST(Claim, TheOpponentMayAcceptWhileItIsLookedAt) { // T088
    Story story = game();
    plays(story, 2);
    auto const before = story.reading(1, 1).sides.black.main;
    story.does(repetition(White));
    story.does(AnswerOffer{round1, board1, Black, OfferAnswer::Accepted});
    EXPECT_EQ(story.board(1, 1).article, "5.2.3");
    EXPECT_EQ(story.reading(1, 1).sides.black.main, before);
}

TEST(Claim, UndoTakesBackARulingWithAllThatFollowedFromIt) {
    Story story = game();
    story.does(repetition(White));
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Correct});
    story.does(Undo{});
    EXPECT_FALSE(story.board(1, 1).result);
    EXPECT_TRUE(onRecord(story).pendingClaim());
    story.does(Redo{});
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
    EXPECT_FALSE(onRecord(story).pendingClaim());
}

TEST(Claim, UndoOfAWrongOneTakesTheTimeAndTheRulingBack) {
    Story story = game();
    auto const before = story.reading(1, 1).sides.black.main;
    story.does(repetition(White));
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Wrong});
    story.does(Undo{});
    EXPECT_EQ(story.reading(1, 1).sides.black.main, before);
    EXPECT_TRUE(onRecord(story).pendingClaim());
    story.does(Redo{});
    EXPECT_EQ(story.reading(1, 1).sides.black.main, before + 2min);
    EXPECT_FALSE(onRecord(story).pendingClaim());
}

TEST(Claim, IsSettledWhenTheGameIsDecidedOtherwise) {
    Story story = game();
    plays(story, 2);
    story.does(repetition(White));
    story.does(AnswerOffer{round1, board1, Black, OfferAnswer::Accepted});
    EXPECT_FALSE(onRecord(story).pendingClaim());
    story.does(ClearResult{round1, board1}, Confirmation::Yes);
    EXPECT_TRUE(onRecord(story).pendingClaim());
}

TEST(Claim, IsNotRuledAgainstAWholeRecordUnasked) { // 9.2, 9.5
    Story story = game();
    records(story, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    story.does(ClaimDraw{round1, board1, White, record::ClaimBasis::RepetitionOnBoard});
    EXPECT_EQ(story.question(RuleOnClaim{round1, board1, ClaimRuling::Wrong}), Ask::AgainstTheRecord);
    EXPECT_EQ(story.question(RuleOnClaim{round1, board1, ClaimRuling::Inadmissible}), Ask::AgainstTheRecord);
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Wrong}, Confirmation::Yes);
    story.does(ClaimDraw{round1, board1, White, record::ClaimBasis::FiftyOnBoard});
    EXPECT_EQ(story.question(RuleOnClaim{round1, board1, ClaimRuling::Correct}), Ask::AgainstTheRecord);
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Wrong});
}

TEST(Claim, WithAnotherMoveThanTheOneWrittenFirstIsInvalid) { // 9.2.1, 9.3.1
    Story story = game("90+30", "E2023");
    records(story, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    ClaimDraw claim{round1, board1, Black, record::ClaimBasis::RepetitionAnnounced, "Nc6"};
    story.does(claim);
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Inadmissible}, Confirmation::Yes);
    claim.written = "Ng8"; // which would repeat the position
    story.does(claim);
    auto const examined = examinedClaim(story.board(1, 1), onRecord(story).pendingClaim()->claim, std::nullopt,
                                        editionByCode("E2023")->drawnGame);
    EXPECT_EQ(examined.incident.first, "Nc6");
    EXPECT_TRUE(examinedClaim(story.board(1, 1), onRecord(story).claims.front().claim, std::nullopt,
                              editionByCode("E2023")->drawnGame)
                    .incident.first.empty());
}

TEST(Signatures, AnotherResultThanBothHaveSignedIsAskedAbout) { // 8.7
    Story story = game();
    for (Colour const side : bothColours) story.does(SignSheet{round1, board1, side, Result::WhiteWins});
    EXPECT_EQ(story.question(EnterResult{round1, board1, Result::Draw}), Ask::SignedByBoth);
    story.does(EnterResult{round1, board1, Result::WhiteWins});
}

TEST(Record, AfterMateOnRecordTheClockIsNotResumed) { // 5.1.1
    Story story = game();
    records(story, "f3 e5 g4 Qh4");
    ASSERT_EQ(story.board(1, 1).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(story.refusal(ResumeClocks{round1, {board1}}), Why::NothingToDo);
}

TEST(Claim, IsNotRuledWrongUnaskedWhereTheGameWasDrawnAlready) { // 9.6, P8.7
    Story story = game();
    std::string moves;
    for (int cycle = 0; cycle < 4; ++cycle) moves += "Nf3 Nf6 Ng1 Ng8 ";
    records(story, moves);
    story.does(ClaimDraw{round1, board1, White, record::ClaimBasis::FiftyOnBoard});
    EXPECT_EQ(story.question(RuleOnClaim{round1, board1, ClaimRuling::Wrong}), Ask::DrawnAlready);
}

// --- files -------------------------------------------------------------------------------------------------

TEST(RecordInFiles, CarriesTheTimesTheOffersAndTheTags) { // product: broadcast tags, %clk after every move
    Story story = game("90+30");
    story.passes(10s);
    story.presses(1, White);
    records(story, "e4 e5");
    story.does(OfferDraw{round1, board1, Black});
    story.enters(1, 1, Result::Draw);
    std::string const text = pgn::gameText(pgnOf(story.state(), round1, board1));
    for (auto const* const part : {"[Event \"River Cup\"]", "[Round \"1.1\"]", "[White \"A\"]", "[Black \"B\"]",
                                   "[Result \"1/2-1/2\"]", "[TimeControl \"5400+30\"]", "[%clk 1:30:50]", "e5 {(=)}"})
        EXPECT_NE(text.find(part), std::string::npos) << part << " in " << text;
}

TEST(RecordInFiles, HasTheTimeThatTheFaceOfTheClockShowed) { // %clk: what the clock of the player shows
    Story story = game("90+30");
    story.passes(10s + 400ms);
    story.presses(1, White);
    records(story, "e4");
    std::string const text = pgn::gameText(pgnOf(story.state(), round1, board1));
    EXPECT_NE(text.find("[%clk 1:30:50]"), std::string::npos) << text;
}

TEST(RecordInFiles, ComesBackFromItsFileAsItWas) {
    Story story = game("90+30");
    records(story, "e4 e5 Nf3(=) Nc6 Bb5 a6");
    auto const read = pgn::gamesIn(pgn::gameText(pgnOf(story.state(), round1, board1)));
    ASSERT_EQ(read.size(), 1U);
    EXPECT_TRUE(read.front().problems.empty());
    auto const entries = entriesOf(read.front().game);
    ASSERT_EQ(entries.size(), 6U);
    for (std::size_t at = 0; at < entries.size(); ++at)
        EXPECT_EQ(entries[at], written(onRecord(story).record.entries()[at])) << at;
}

TEST(RecordInFiles, AForfeitedGameSaysThatItWasNotPlayed) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWinsByForfeit);
    story.enters(1, 2, Result::WhiteWins);
    auto const games = pgn::gamesIn(pgnOfRound(story.state(), round1, std::nullopt, RoundGames::All));
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].game.line.opening, pgn::Comments{"forfeited, not played"});
    EXPECT_TRUE(games[1].game.line.opening.empty());
}

TEST(RecordInFiles, OfAWholeRoundHaveEveryBoardSoThatBroadcastsLearnWhoPlaysWhere) {
    EventDraft draft = Story::draft("90+30");
    draft.schedule = "1 2026-11-22 9:00 14:00";
    Story story;
    story.does(OpenEvent{draft});
    for (char name = 'A'; name <= 'D'; ++name) {
        PlayerDraft player = Story::named(std::string(1, name), "2000");
        player.fideId = "149000" + std::to_string(name - 'A');
        story.does(EnterPlayer{player});
    }
    story.does(PairRound{});
    story.enters(1, 2, Result::BlackWins);
    EXPECT_EQ(pgnOfRound(story.state(), round1), "") << "no moves are on record";
    auto const games = pgn::gamesIn(pgnOfRound(story.state(), round1, std::nullopt, RoundGames::All));
    ASSERT_EQ(games.size(), 2U);
    auto const tag = [&](std::size_t game, std::string const& name) {
        return std::ranges::find(games[game].game.tags, name, &pgn::Tag::name)->value;
    };
    EXPECT_EQ(tag(0, "Round"), "1.1");
    EXPECT_EQ(tag(0, "Result"), "*") << "it goes on";
    EXPECT_EQ(tag(0, "Date"), "2026.11.22") << "the first session of the round, not the first day of the event";
    EXPECT_EQ(tag(0, "WhiteFideId").size(), 7U);
    EXPECT_EQ(tag(0, "TimeControl"), "5400+30");
    EXPECT_EQ(tag(1, "Result"), "0-1");
}

TEST(RecordInFiles, TellsOfClaimsAndIllegalMovesInComments) { // 9.2, 7.5
    Story story = game();
    records(story, "Nf3 Nf6 Ng1");
    ClaimDraw claim{round1, board1, Black, record::ClaimBasis::RepetitionAnnounced};
    claim.written = "Ng8";
    story.does(claim);
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Wrong});
    PenaliseIllegalMove penalty{RoundNumber{1}, board1, Black};
    penalty.played = "Ke8-e6 {at once}";
    story.does(penalty);
    records(story, "Ng8");
    std::string text = pgn::gameText(pgnOf(story.state(), round1, board1));
    std::ranges::replace(text, '\n', ' ');
    EXPECT_NE(
        text.find("2. Ng1 {Black claims a draw by threefold repetition with Ng8 announced: incorrect (Laws 9.5.3)}"),
        std::string::npos)
        << text;
    EXPECT_NE(text.find("{illegal move by Black: Ke8-e6 (at once)} 2... Ng8"), std::string::npos) << text;
    EXPECT_EQ(remarksIn(pgn::gamesIn(text).front().game), 2);
}

TEST(RecordInFiles, ARemarkIsWhatARecordHasNoRoomFor) {
    auto const read = pgn::gamesIn("1. e4 {(=) [%clk 1:29:58]} e5 {a mistake} (1... c5) 2. Nf3 $1 {[%eval 0.3]} *");
    EXPECT_EQ(remarksIn(read.front().game), 4);
}

TEST(RecordInFiles, WhatFollowsAGapStandsInAComment) {
    Story story = game();
    records(story, "e4 e5");
    story.does(WriteRecord{round1, board1, 2, 0, {{.move = {}, .fenAfter = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 40"}}});
    records(story, "e4");
    std::string text = pgn::gameText(pgnOf(story.state(), round1, board1));
    std::ranges::replace(text, '\n', ' ');
    EXPECT_NE(text.find("moves missing; the game goes on from 4k3/8/8/8/8/8/4P3/4K3 w - - 0 40 e4"), std::string::npos)
        << text;
}

// --- illegal moves, recording, signatures ------------------------------------------------------------------

TEST(IllegalMoveOnRecord, IsNoneInAGameThatHasEndedOnTheBoard) { // 5.1.1
    Story story = game();
    records(story, "f3 e5 g4 Qh4");
    for (Colour const side : bothColours)
        EXPECT_EQ(story.refusal(PenaliseIllegalMove{RoundNumber{1}, board1, side}), Why::EndedOnBoard);
}

TEST(IllegalMoveOnRecord, ThatReadsAsLegalIsAskedAbout) { // it may have been made with both hands (7.5.4)
    Story story = game();
    PenaliseIllegalMove const penalty{round1, board1, White, {}, "e4", true};
    EXPECT_EQ(story.question(penalty), Ask::MoveIsLegal);
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 0);
    story.does(penalty, Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
}

TEST(IllegalMoveOnRecord, IsKeptAsItHappened) { // 7.4; later 7.5
    Story story = game();
    records(story, "e4 e5");
    story.presses(1, White);
    PenaliseIllegalMove penalty{RoundNumber{1}, board1, White};
    penalty.played = "Ke1-e3";
    story.does(penalty);
    ASSERT_EQ(onRecord(story).illegalMoves.size(), 1U);
    EXPECT_EQ(onRecord(story).illegalMoves[0].noted.played, "Ke1-e3");
    EXPECT_EQ(onRecord(story).illegalMoves[0].afterHalfMoves, 2U);
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 1);
}

TEST(Checkmate, EndsTheGameForOffersAndClaimsToo) { // 5.1.1, P7.7d
    Story story = game();
    records(story, "f3 e5 g4");
    story.does(OfferDraw{round1, board1, Black});
    records(story, "Qh4#");
    ASSERT_TRUE(onRecord(story).evidentEnd);
    AnswerOffer const accepted{round1, board1, White, OfferAnswer::Accepted};
    EXPECT_EQ(story.refusal(accepted), Why::EndedOnBoard);
    EXPECT_EQ(story.refusal(repetition(White)), Why::EndedOnBoard);
    EXPECT_EQ(story.refusal(OfferDraw{round1, board1, White}), Why::EndedOnBoard);
    EXPECT_FALSE(story.board(1, 1).result);
}

TEST(Result, LeavesNothingToOfferOrToClaim) {
    Story story = game();
    story.enters(1, 1, Result::WhiteWins);
    EXPECT_EQ(story.refusal(OfferDraw{round1, board1, White}), Why::GameDecided);
    EXPECT_EQ(story.refusal(repetition(White)), Why::GameDecided);
}

TEST(Offer, OfLongAgoThatIsTypedWhileTheRecordIsBehindIsNoOfferOfNow) {
    Story story = game();
    plays(story, 3); // six half-moves by the clock, none on record
    records(story, "e4 e5 Nf3 Nc6(=)");
    EXPECT_TRUE(onRecord(story).record.entries()[3].drawOffered) << "the sign stands";
    EXPECT_FALSE(onRecord(story).offers.anyPending());
    records(story, "Bb5 a6(=)"); // level with the clock
    EXPECT_TRUE(onRecord(story).offers.pendingBy(Black));
}

TEST(IllegalMoveOnRecord, IsThereThoughNobodyWroteDownWhatWasPlayed) {
    Story story = game();
    records(story, "e4 e5");
    story.presses(1, White);
    PenaliseIllegalMove penalty{RoundNumber{1}, board1, White};
    penalty.note = "king left in check";
    story.does(penalty);
    ASSERT_EQ(onRecord(story).illegalMoves.size(), 1U);
    EXPECT_EQ(onRecord(story).illegalMoves.front().noted.played, "");
    EXPECT_EQ(onRecord(story).illegalMoves.front().note, "king left in check");
    EXPECT_EQ(onRecord(story).illegalMoves.front().afterHalfMoves, 2U);
    EXPECT_NE(pgn::gameText(pgnOf(story.state(), round1, board1)).find("illegal move by White (king left in check)"),
              std::string::npos);
    std::string const shown = pgn::gameText(pgnForBroadcast(story.state(), round1, board1));
    EXPECT_NE(shown.find("1. e4"), std::string::npos) << shown;
    EXPECT_EQ(shown.find("illegal"), std::string::npos) << "what is shown to the world says nothing of it";
    story.does(Undo{});
    EXPECT_TRUE(onRecord(story).illegalMoves.empty());
}

TEST(Recording, WhereNobodyKeepsScoreNobodyIsExcused) { // A.2
    Story story = game("15+10");
    EXPECT_EQ(story.refusal(ExcuseRecording{round1, board1, Black, true, "broken arm"}), Why::NobodyRecords);
}

TEST(IllegalMoveOnRecord, StandsWhereItWasMadeThoughTheMovesBeforeItAreTypedLater) {
    Story story = game();
    plays(story, 2); // four half-moves, none of them on record
    story.presses(1, White);
    PenaliseIllegalMove penalty{RoundNumber{1}, board1, White};
    penalty.played = "Ke1-e3";
    story.does(penalty);
    records(story, "e4 e5 Nf3 Nc6");
    EXPECT_EQ(onRecord(story).illegalMoves.front().afterHalfMoves, 4U);
}

TEST(Claim, StandsWhereItWasMadeThoughAGapBeforeItIsFilledLater) {
    Story story = game();
    records(story, "Nf3");
    board::Position const known = *board::positionFromFen("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3");
    story.does(WriteRecord{round1, board1, 1, 0, {{.move = {}, .fenAfter = board::fenText(known), .halfMoves = 3}}});
    story.does(ClaimDraw{round1, board1, White, record::ClaimBasis::RepetitionOnBoard});
    story.does(WriteNote{round1, board1, 2, "Nobody saw these moves."});
    EXPECT_EQ(onRecord(story).claims.front().afterHalfMoves, 4U);
    std::vector<EntryWritten> const found{{.move = "g8h6"}, {.move = "f3g1"}, {.move = "h6g8"}};
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Wrong});
    story.does(WriteRecord{round1, board1, 1, 1, found});
    EXPECT_EQ(onRecord(story).claims.front().afterHalfMoves, 4U);
    EXPECT_EQ(onRecord(story).notes.front().afterHalfMoves, 4U);
}

TEST(Recording, TheDutyEndsBelowFiveMinutesUntilThePeriodEnds) { // T166, 8.4
    Story story = game("40/10:10");
    story.passes(5min);
    story.presses(1, White); // exactly 5:00 left
    EXPECT_FALSE(onRecord(story).excuses.white);
    story.presses(1, Black);
    story.passes(1s);
    story.presses(1, White);
    ASSERT_TRUE(onRecord(story).excuses.white);
    EXPECT_EQ(onRecord(story).excuses.white->afterMoves, 1);
    story.does(CorrectClocks{RoundNumber{1}, {board1}, {clock::AdjustTime{White, 2min}}});
    EXPECT_TRUE(onRecord(story).excuses.white); // time given later does not bring the duty back
    EXPECT_FALSE(onRecord(story).excuses.black);
}

TEST(Recording, HalfAMinuteForEachMoveKeepsTheDuty) { // T166
    Story story = game("90+30");
    story.passes(86min);
    story.presses(1, White);
    EXPECT_FALSE(onRecord(story).excuses.white);
}

TEST(Recording, TheNextPeriodBringsTheDutyBack) { // P18.3
    Story story = game("1/4:60");
    story.passes(1s);
    story.presses(1, White); // 3:59 left of the first period, then an hour more
    EXPECT_TRUE(onRecord(story).excuses.white);
    story.passes(1s);
    story.presses(1, Black);
    story.passes(4min);
    story.presses(1, White);
    EXPECT_FALSE(onRecord(story).excuses.white);
}

TEST(Recording, TheArbiterMayExcuseAPlayerWhoCannotWrite) { // 8.1
    Story story = game();
    story.does(ExcuseRecording{round1, board1, Black, true, "broken arm"});
    EXPECT_EQ(onRecord(story).excuses.black->reason, "broken arm");
    story.does(ExcuseRecording{round1, board1, Black, false});
    EXPECT_FALSE(onRecord(story).excuses.black);
}

TEST(Signatures, AWrongResultThatBothSignedStandsUntilTheArbiterSaysOtherwise) { // T179, 8.7
    Story story = game();
    story.enters(1, 1, Result::BlackWins);
    story.does(SignSheet{round1, board1, White, Result::BlackWins});
    story.does(SignSheet{round1, board1, Black, Result::BlackWins});
    EXPECT_EQ(story.question(EnterResult{round1, board1, Result::WhiteWins}), Ask::SignedByBoth);
    story.enters(1, 1, Result::WhiteWins, Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    EXPECT_EQ(onRecord(story).signedResult(), Result::BlackWins); // what they signed stays on record
}

TEST(Result, ThatRestsOnARulingIsNotChangedUnasked) {
    Story story = game();
    story.does(repetition(White));
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Correct});
    EXPECT_EQ(story.question(EnterResult{round1, board1, Result::WhiteWins}), Ask::RulingStands);
    story.enters(1, 1, Result::WhiteWins, Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).article, "");
}

TEST(Claim, ThatShowsAGameDrawnAlreadyIsDrawnByThatArticle) { // 9.6.1, whatever was claimed
    Story story = game();
    std::string moves;
    for (int cycle = 0; cycle < 4; ++cycle) moves += "Nf3 Nf6 Ng1 Ng8 ";
    records(story, moves);
    story.does(ClaimDraw{round1, board1, White, record::ClaimBasis::FiftyOnBoard});
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Correct});
    EXPECT_EQ(story.board(1, 1).article, "9.6.1");
}

TEST(Result, EveryQuestionIsAnsweredByItself) {
    Story story = game();
    story.does(repetition(White));
    story.does(RuleOnClaim{round1, board1, ClaimRuling::Correct});
    story.does(SignSheet{round1, board1, White, Result::Draw});
    story.does(SignSheet{round1, board1, Black, Result::Draw});
    EnterResult const otherwise{round1, board1, Result::WhiteWins};
    EXPECT_EQ(story.question(otherwise), Ask::RulingStands);
    Confirmation const once = Confirmation::NotAsked.withYesTo(Ask::RulingStands);
    EXPECT_EQ(story.question(otherwise, once), Ask::SignedByBoth);
    story.does(otherwise, once.withYesTo(Ask::SignedByBoth));
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
}

TEST(Note, StandsBesideTheGameAndUndoTakesItOut) {
    Story story = game();
    records(story, "e4 e5");
    story.does(WriteNote{round1, board1, 1, "Black cannot checkmate."});
    ASSERT_EQ(onRecord(story).notes.size(), 1U);
    EXPECT_EQ(onRecord(story).notes.front().note.after, 1);
    EXPECT_EQ(onRecord(story).notes.front().note.text, "Black cannot checkmate.");
    story.does(Undo{});
    EXPECT_TRUE(onRecord(story).notes.empty());
    EXPECT_EQ(onRecord(story).record.size(), 2U);
    story.does(Redo{});
    EXPECT_EQ(onRecord(story).notes.size(), 1U);
}

TEST(Note, MayStillBeWrittenWhenTheGameIsOver) {
    Story story = game();
    story.enters(1, 1, Result::Draw);
    story.does(WriteNote{round1, board1, 0, "Neither player can checkmate."});
    EXPECT_EQ(onRecord(story).notes.size(), 1U);
    EXPECT_EQ(story.board(1, 1).result, Result::Draw);
}

TEST(Note, BelongsToAPlaceOfTheRecordAndSaysSomething) {
    Story story = game();
    records(story, "e4");
    EXPECT_EQ(story.refusal(WriteNote{round1, board1, 2, "too far"}), Why::NotInTheRecord);
    EXPECT_EQ(story.refusal(WriteNote{round1, board1, -1, "too early"}), Why::NotInTheRecord);
    EXPECT_EQ(story.refusal(WriteNote{round1, BoardNumber{9}, 0, "nowhere"}), Why::NoSuchBoard);
    story.does(WriteNote{round1, board1, 1, ""});
    EXPECT_TRUE(onRecord(story).notes.empty());
}

TEST(Signatures, APlayerMayRefuse) {
    Story story = game();
    story.does(SignSheet{round1, board1, White, std::nullopt});
    ASSERT_TRUE(onRecord(story).signatures.white);
    EXPECT_FALSE(onRecord(story).signedResult());
}

TEST(OnMove, IsByTheRecordWhereItLeadsTheClockElseByTheClock) {
    Story story = Story::withPlayers(2, "90+30");
    story.does(PairRound{});
    EXPECT_EQ(onMove(story.board(1, 1)), Colour::White) << "the game waits for its first move";
    EXPECT_EQ(toMove(story.board(1, 1)), std::nullopt);
    story.does(StartClocks{RoundNumber{1}, {}});
    story.presses(1, Colour::White);
    EXPECT_EQ(onMove(story.board(1, 1)), Colour::Black);
    story.does(WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}});
    EXPECT_EQ(onMove(story.board(1, 1)), Colour::White) << "the record has more moves than were pressed";
    EXPECT_EQ(toMove(story.board(1, 1)), Colour::Black) << "that is what old journals are folded by";
}

} // namespace
} // namespace flagfall::session
