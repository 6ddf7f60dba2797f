// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rehearsal/played.h"

#include "app/rehearsal/what_is_right.h"
#include "app/session/decide/incident_facts.h"

namespace flagfall::rehearsal {
namespace {

using namespace session;

/// What the Laws propose on it now; the test may change it before it is carried out.
DecidedRuling proposalOn(Played const& played, Voice const& voice) {
    auto const facts = incidentFacts(played->history(), voice.round, played.board(voice), played->now());
    return proposedFor(voice, *voice.incident, rulesOf(played->state().details, played.board(voice)), facts.known)
        .value();
}
void carryOut(Played& played, Voice const& voice, DecidedRuling const& ruling) {
    auto const facts = incidentFacts(played->history(), voice.round, played.board(voice), played->now());
    played.does(carriedOut(facts, ruling, groundOf(ruling.incident)));
}
Seq lastRuling(Played const& played) {
    Seq last{};
    for (RecordedAct const& one : played->history().acts())
        if (std::holds_alternative<RulingMade>(one.act)) last = one.seq;
    return last;
}

// --- chairs ------------------------------------------------------------------------------------------------------

TEST(Forfeit, BeforeItsTimeIsWrong) {
    Played played{only(Kind::EmptyChair, 4), overlooking(everyKind())};
    Voice const voice = played.untilTold(Kind::EmptyChair);
    played.does(MarkPresence{voice.round, voice.board, *voice.side, Presence::Absent});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Right);
    played.does(EnterResult{voice.round, voice.board,
                            *voice.side == Colour::White ? Result::BlackWinsByForfeit : Result::WhiteWinsByForfeit});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong);
}

TEST(Forfeit, AfterTheDefaultTimeIsRightAndAnotherResultWrong) {
    Played played{only(Kind::EmptyChair, 4), overlooking({Kind::DefaultTimeExpired})};
    Voice const voice = played.untilTold(Kind::DefaultTimeExpired);
    EXPECT_EQ(voice.heard, Heard::ByNobody);
    played.does(EnterResult{voice.round, voice.board, Result::BothForfeit});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong);
    played.does(Undo{});
    played.does(EnterResult{voice.round, voice.board, *voice.truth.result});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Right);
}

// --- rulings -----------------------------------------------------------------------------------------------------

TEST(Ruling, AsTheLawsProposeIsRight) {
    for (Kind const kind : {Kind::IllegalMove, Kind::Phone, Kind::TouchedPiece, Kind::Disturbance, Kind::Interference,
                            Kind::WrongSetting}) {
        Played played = waitingFor(kind);
        Voice const voice = played.untilTold(kind);
        carryOut(played, voice, proposalOn(played, voice));
        EXPECT_EQ(played.judged(voice).outcome, Outcome::Right) << kindWord(kind);
        EXPECT_EQ(played.judged(voice).after, played->now() - voice.at);
    }
}

TEST(Ruling, OtherwiseIsWrongAndWithAReasonCountedApart) {
    Played played = waitingFor(Kind::Phone);
    Voice const voice = played.untilTold(Kind::Phone);
    DecidedRuling ruling = proposalOn(played, voice);
    ruling.choice = {{rulings::PlayOn{}}, {}};
    carryOut(played, voice, ruling);
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong);
    ruling.own = true;
    ruling.note = "it was the arbiter's own";
    carryOut(played, voice, ruling);
    EXPECT_EQ(played.judged(voice).outcome, Outcome::OwnDecision) << "the last one that stands";
}

TEST(Ruling, OnTheOtherPlayerIsNoneOnThis) {
    Played played = waitingFor(Kind::Phone);
    Voice voice = played.untilTold(Kind::Phone);
    std::get<rulings::DeviceFound>(*voice.incident).by = opponent(*voice.side);
    carryOut(played, voice, proposalOn(played, voice));
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong) << "its result is another one";
}

TEST(Ruling, ThatWasWithdrawnIsWrongUntilAnotherOneStands) {
    Played played = waitingFor(Kind::IllegalMove);
    Voice const voice = played.untilTold(Kind::IllegalMove);
    carryOut(played, voice, proposalOn(played, voice));
    played.does(WithdrawRuling{voice.round, voice.board, lastRuling(played), "looked at again"});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong);
    carryOut(played, voice, proposalOn(played, voice));
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Right);
}

TEST(Ruling, ThatWasUndoneIsNone) {
    Played played = waitingFor(Kind::IllegalMove);
    Voice const voice = played.untilTold(Kind::IllegalMove);
    carryOut(played, voice, proposalOn(played, voice));
    played.does(Undo{});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Missed);
}

TEST(IllegalMove, PenalisedByTheKeyIsRightForTheOffenderOnly) {
    Played played = waitingFor(Kind::IllegalMove);
    Voice const voice = played.untilTold(Kind::IllegalMove);
    played.does(PenaliseIllegalMove{.round = voice.round, .board = voice.board, .offender = opponent(*voice.side)});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong);
    played.does(PenaliseIllegalMove{.round = voice.round, .board = voice.board, .offender = *voice.side});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Right);
}

TEST(Flag, IsDealtWithByItsResult) {
    Played played = waitingFor(Kind::FlagClaimed, "3+2");
    Voice const voice = played.untilTold(Kind::FlagClaimed);
    Result const right = expectedResult(voice, rulesOf(played->state().details, played.board(voice))).value();
    played.does(EnterResult{voice.round, voice.board, another(right)});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong);
    played.does(Undo{});
    carryOut(played, voice, proposalOn(played, voice));
    EXPECT_EQ(played.board(voice).result, right);
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Right);
}

TEST(DrawClaim, IsDecidedByWhatTheSheetsShow) {
    Played played = waitingFor(Kind::DrawClaim);
    Voice const voice = played.untilTold(Kind::DrawClaim);
    bool const correct = voice.truth.answers.is(rulings::Ask::ClaimIs, rulings::Answer::Correct);
    played.does(RuleOnClaim{voice.round, voice.board, correct ? ClaimRuling::Wrong : ClaimRuling::Correct});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong);
    played.does(Undo{});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Missed);
    played.does(RuleOnClaim{voice.round, voice.board, correct ? ClaimRuling::Correct : ClaimRuling::Wrong});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Right);
}

TEST(Call, IsAnsweredByComing) {
    Played played = waitingFor(Kind::ScoresheetWanted);
    Voice const voice = played.untilTold(Kind::ScoresheetWanted);
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Missed);
    played.does(AnswerCall{voice.round, voice.board});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Right);
}

} // namespace
} // namespace flagfall::rehearsal
