// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/incident_facts.h"
#include "app/session/reports/offences.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// Two boards under way for two minutes. The arbiter rules on noise by Black on board 1: a warning, and two minutes for
/// White.
class WithdrawnRuling : public ::testing::Test {
protected:
    WithdrawnRuling() {
        story.does(PairRound{});
        story.does(StartClocks{RoundNumber{1}, {}});
        story.passes(2min);
    }

    void rulesOnNoise() {
        auto const facts = incidentFacts(story.history(), RoundNumber{1}, story.board(1, 1), story.now());
        rulings::OffenceCommitted const noise{.kind = Misconduct::Noise, .by = Colour::Black};
        story.does(carriedOut(facts,
                              {.rules = rulesOf(story.state().details),
                               .incident = noise,
                               .known = facts.known,
                               .finding = rulings::Finding::PenaltyUsual,
                               .choice = {{rulings::Warn{Colour::Black}, rulings::GiveTime{Colour::White, 120s}}}},
                              Ground::Disturbance));
    }
    [[nodiscard]] RecordedRuling ruling(std::size_t at = 0) const { return rulingsOnRecord(story.history()).at(at); }
    [[nodiscard]] WithdrawRuling withdrawal(std::string note = "it was the neighbour", std::size_t at = 0) const {
        return {ruling(at).round, ruling(at).board, ruling(at).seq, std::move(note)};
    }
    void withdraws() { story.does(withdrawal(), Confirmation::Yes); }
    /// What is asked before it happens.
    [[nodiscard]] Question asked(WithdrawRuling const& command) {
        auto const tried = story.tries(command);
        EXPECT_TRUE(!tried && tried.error().is(Ask::RulingGoes));
        return *tried.error().question();
    }
    [[nodiscard]] clock::Span whiteTime() const { return story.reading(1, 1).sides.white.main; }
    [[nodiscard]] std::size_t offences() const { return offencesOnRecord(story.history()).size(); }

    Story story = Story::withPlayers(4, "90+30");
};

TEST_F(WithdrawnRuling, WhatItDidIsTakenBackAfterOtherThingsHaveHappened) {
    clock::Span const before = whiteTime();
    rulesOnNoise();
    story.enters(1, 2, Result::Draw);
    ASSERT_EQ(whiteTime(), before + 2min);
    Question const question = asked(withdrawal());
    EXPECT_EQ(question.undone.size(), 1U) << "the correction of the clock; the ruling itself is not named";
    EXPECT_TRUE(question.kept.empty());
    withdraws();
    EXPECT_EQ(whiteTime(), before);
    EXPECT_EQ(story.board(1, 2).result, Result::Draw);
    ASSERT_TRUE(ruling().withdrawn);
    EXPECT_TRUE(ruling().takenBack);
    auto const& act = std::get<RulingWithdrawn>(withdrawalOf(story.history(), ruling())->act);
    EXPECT_EQ(act.note, "it was the neighbour");
    EXPECT_EQ(act.undone, (std::vector{ruling().acts.front(), ruling().acts.back()}));
    EXPECT_EQ(offences(), 0U) << "the register does not count it";
}

TEST_F(WithdrawnRuling, NotWhileALaterOneRestsOnIt) { // 7.5.5
    for (int number = 1; number <= 2; ++number) {
        auto const facts = incidentFacts(story.history(), RoundNumber{1}, story.board(1, 1), story.now());
        rulings::Effects effects{rulings::CountIllegalMove{Colour::Black, number}};
        if (number == 2) effects.emplace_back(rulings::ScoreGame{Result::WhiteWins});
        story.does(carriedOut(facts,
                              {.rules = rulesOf(story.state().details),
                               .incident = rulings::IllegalMove{.by = Colour::Black},
                               .known = facts.known,
                               .finding = rulings::Finding::CountsAsIllegal,
                               .choice = {std::move(effects)}},
                              Ground::IllegalMove),
                   Confirmation::Yes);
    }
    EXPECT_EQ(story.refusal(withdrawal("it was legal")), Why::LaterRulingStands);
    story.does(withdrawal("the first one was legal", 1), Confirmation::Yes);
    EXPECT_FALSE(story.board(1, 1).result);
    story.does(withdrawal("it was legal"), Confirmation::Yes);
    EXPECT_TRUE(ruling(0).withdrawn && ruling(1).withdrawn);
    EXPECT_EQ(story.board(1, 1).illegalMoves[Colour::Black], 0);
}

TEST_F(WithdrawnRuling, TheWithdrawalIsUndoneAndDoneAgainInItsTurn) {
    clock::Span const before = whiteTime();
    rulesOnNoise();
    story.enters(1, 2, Result::Draw);
    withdraws();
    for (int times = 0; times < 2; ++times) {
        story.does(Undo{});
        EXPECT_FALSE(ruling().takenBack);
        EXPECT_EQ(whiteTime(), before + 2min);
        EXPECT_EQ(offences(), 1U);
        story.does(Redo{});
        ASSERT_TRUE(ruling().withdrawn);
        EXPECT_EQ(whiteTime(), before);
    }
    story.does(Undo{});
    story.does(Undo{});
    EXPECT_FALSE(story.board(1, 2).result) << "the result came after the ruling";
    EXPECT_FALSE(ruling().takenBack);
    story.does(Undo{});
    EXPECT_TRUE(ruling().takenBack);
    EXPECT_FALSE(ruling().withdrawn) << "it was undone";
    EXPECT_EQ(whiteTime(), before);
}

TEST_F(WithdrawnRuling, ComesBackWholeWhenItsWithdrawalIsDroppedFromTheHistory) {
    clock::Span const before = whiteTime();
    rulesOnNoise();
    withdraws();
    Seq const withdrawal = story.history().actsToUndo().front();
    story.enters(1, 2, Result::Draw);
    story.does(DropAct{withdrawal});
    EXPECT_FALSE(ruling().takenBack);
    EXPECT_EQ(whiteTime(), before + 2min) << "and not in words alone";
    EXPECT_EQ(offences(), 1U);
}

TEST_F(WithdrawnRuling, UndoPassesItOverAndTakesBackWhatCameBefore) {
    story.enters(1, 2, Result::Draw);
    rulesOnNoise();
    withdraws();
    story.presses(1, Colour::White);
    story.does(MarkPresence{
        .round = RoundNumber{1}, .board = BoardNumber{1}, .side = Colour::White, .presence = Presence::Absent});
    story.does(Undo{}); // the absence
    story.does(Undo{}); // the withdrawal
    EXPECT_FALSE(ruling().takenBack);
    story.does(Undo{}); // the ruling
    EXPECT_TRUE(ruling().takenBack);
    story.does(Undo{});
    EXPECT_FALSE(story.board(1, 2).result);
}

TEST_F(WithdrawnRuling, AResultThatTheNextRoundWasPairedWithStaysAndIsNamedBefore) {
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins, "6.9"});
    story.enters(1, 2, Result::Draw);
    story.does(PairRound{});
    Question const question = asked(withdrawal("the flag had not fallen"));
    EXPECT_TRUE(question.undone.empty());
    EXPECT_EQ(question.kept, std::vector{ruling().seq});
    story.does(withdrawal("the flag had not fallen"), Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    EXPECT_TRUE(ruling().takenBack);
    EXPECT_TRUE(std::get<RulingWithdrawn>(withdrawalOf(story.history(), ruling())->act).undone.empty());
}

TEST_F(WithdrawnRuling, AResultOfTheRoundThatIsPlayedOpensTheGameAgain) {
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins, "6.9"});
    story.enters(1, 2, Result::Draw);
    story.does(withdrawal(), Confirmation::Yes);
    EXPECT_FALSE(story.board(1, 1).result);
    EXPECT_NE(story.board(1, 1).clock->phase, clock::Phase::Running) << "nobody is charged for it";
}

TEST_F(WithdrawnRuling, TheTimeOfADecidedGameStaysAndIsNamedBefore) {
    rulesOnNoise();
    clock::Span const given = whiteTime();
    story.enters(1, 1, Result::Draw);
    Question const question = asked(withdrawal());
    EXPECT_TRUE(question.undone.empty());
    EXPECT_EQ(question.kept.size(), 1U);
    withdraws();
    EXPECT_EQ(whiteTime(), given);
    EXPECT_TRUE(ruling().takenBack);
    EXPECT_EQ(offences(), 0U);
    story.does(Undo{});
    EXPECT_FALSE(ruling().takenBack);
}

TEST_F(WithdrawnRuling, AnIllegalMoveIsNotCountedAnyMore) { // 7.5.5
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{
        .round = RoundNumber{1}, .board = BoardNumber{1}, .offender = Colour::White, .played = "Ke1-d2"});
    story.enters(1, 2, Result::Draw);
    ASSERT_EQ(story.board(1, 1).illegalMoves.white, 1);
    withdraws();
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 0);
    EXPECT_TRUE(ruling().takenBack);
}

TEST_F(WithdrawnRuling, OnOneOfTwoBoardsTakesNothingFromTheOther) {
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {BoardNumber{1}, BoardNumber{2}},
                             .operations = {clock::AdjustTime{Colour::White, 1min}},
                             .ground = Ground::Disturbance,
                             .offender = Colour::Black});
    clock::Span const given = story.reading(1, 2).sides.white.main;
    Question const question = asked(withdrawal("it was heard on board 2 only"));
    EXPECT_EQ(question.kept.size(), 1U) << "one correction for both boards";
    story.does(withdrawal("it was heard on board 2 only"), Confirmation::Yes);
    EXPECT_EQ(story.reading(1, 2).sides.white.main, given);
    EXPECT_TRUE(ruling(0).takenBack);
    EXPECT_FALSE(ruling(1).takenBack);
}

TEST_F(WithdrawnRuling, TheTimeThatTheClockShouldHaveStoodStillStaysGivenBack) { // 9.5.1
    clock::Span const before = whiteTime();
    auto const facts = incidentFacts(story.history(), RoundNumber{1}, story.board(1, 1), story.now());
    rulings::DrawClaimed const claim{.by = Colour::Black};
    story.does(Together{{carriedOut(facts,
                                    {.rules = rulesOf(story.state().details),
                                     .incident = claim,
                                     .known = facts.known,
                                     .finding = rulings::Finding::ClaimIncorrect,
                                     .choice = {{rulings::GiveTime{Colour::White, 120s}}}},
                                    Ground::WrongClaim),
                         timeGivenBack(facts, {Colour::White, 40s}, "")}});
    ASSERT_EQ(whiteTime(), before + 160s);
    rulesOnNoise(); // which rests on nothing of it
    Question const question = asked(withdrawal("it was correct"));
    EXPECT_EQ(question.undone.size(), 1U);
    EXPECT_EQ(question.kept.size(), 1U);
    story.does(withdrawal("it was correct"), Confirmation::Yes);
    EXPECT_TRUE(ruling().withdrawn);
    EXPECT_EQ(whiteTime(), before + 40s + 120s) << "the penalty for the noise stands";
}

TEST_F(WithdrawnRuling, NeedsAReasonAndARulingThatStands) { // 0.8
    rulesOnNoise();
    EXPECT_EQ(story.refusal(withdrawal("  "), Confirmation::Yes), Why::ReasonMissing);
    WithdrawRuling elsewhere = withdrawal();
    elsewhere.board = BoardNumber{2};
    EXPECT_EQ(story.refusal(elsewhere, Confirmation::Yes), Why::NoSuchRuling);
    withdraws();
    EXPECT_EQ(story.refusal(withdrawal(), Confirmation::Yes), Why::NoSuchRuling);
    EXPECT_EQ(story.refusal(LodgeAppeal{RoundNumber{1}, BoardNumber{1}, ruling().seq, WallTime{}}), Why::NoSuchRuling);
}

} // namespace
} // namespace flagfall::session
