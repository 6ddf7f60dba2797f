// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/incident_facts.h"
#include "app/session/reports/offences.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

Story playing(int players = 4, std::string control = "90+30") {
    Story story = Story::withPlayers(players, std::move(control));
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(2min);
    return story;
}

/// What the Laws propose for an incident on board 1 of the round that is played, or another decision.
DecidedRuling decided(Story const& story, rulings::Incident incident, std::optional<rulings::Effects> effects = {}) {
    RoundNumber const round = story.state().currentRound()->number;
    auto const facts = incidentFacts(story.history(), round, story.board(round.value(), 1), story.now());
    rulings::Rules const rules = rulesOf(story.state().details);
    rulings::Ruling const ruling = rulings::rule(rules, incident, facts.known, {});
    auto const* const proposal = ruling.proposes();
    rulings::Choice choice = proposal ? rulings::Choice{proposal->effects, proposal->article} : rulings::Choice{};
    if (effects) choice.effects = std::move(*effects);
    return {.rules = rules,
            .incident = std::move(incident),
            .known = facts.known,
            .finding = ruling.finding,
            .choice = std::move(choice)};
}

void rules(Story& story, DecidedRuling const& ruling) {
    RoundNumber const round = story.state().currentRound()->number;
    auto const facts = incidentFacts(story.history(), round, story.board(round.value(), 1), story.now());
    story.does(carriedOut(facts, ruling, Ground::OtherPenalty), Confirmation::Yes);
}

PlayerId white(Story const& story, int board = 1) { return story.board(1, board).white; }
PlayerId black(Story const& story, int board = 1) { return story.board(1, board).black; }

rulings::OffenceCommitted noiseByBlack() { return {.kind = Misconduct::Noise, .by = Colour::Black}; }

// --- the record ----------------------------------------------------------------------------------------------

TEST(RulingsOnRecord, ARulingWithAllItsEffectsIsOne) {
    Story story = playing();
    rules(story, decided(story, noiseByBlack(),
                         rulings::Effects{rulings::Warn{Colour::Black}, rulings::GiveTime{Colour::White, 120s}}));
    auto const record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 1U);
    RecordedRuling const& ruling = record.front();
    EXPECT_EQ(ruling.round, RoundNumber{1});
    EXPECT_EQ(ruling.board, BoardNumber{1});
    EXPECT_EQ(ruling.players, (ByColour{white(story), black(story)}));
    EXPECT_EQ(ruling.against, Colour::Black);
    EXPECT_EQ(ruling.origin.person.text(), "A. Arbiter");
    EXPECT_EQ(ruling.acts.size(), 2U) << "the ruling and the correction";
    ASSERT_NE(wordsOf(story.history(), ruling), nullptr);
    EXPECT_EQ(wordsOf(story.history(), ruling)->effects.size(), 2U);
}

TEST(RulingsOnRecord, OneThatWasTakenBackStaysAndSaysSo) {
    Story story = playing();
    rules(story, decided(story, noiseByBlack()));
    story.does(Undo{});
    auto record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 1U);
    EXPECT_TRUE(record.front().takenBack);
    EXPECT_EQ(record.front().later.size(), 1U);
    story.does(Redo{});
    record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 1U) << "what was done again is not another ruling";
    EXPECT_FALSE(record.front().takenBack);
    EXPECT_EQ(record.front().later.size(), 2U);
}

TEST(RulingsOnRecord, AnIllegalMovePenalisedByAKeyIsOne) { // 7.5.5
    Story story = playing();
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{
        .round = RoundNumber{1}, .board = BoardNumber{1}, .offender = Colour::White, .played = "Ke1-d2"});
    auto const record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 1U);
    EXPECT_EQ(record.front().against, Colour::White);
    EXPECT_EQ(record.front().article, "7.5.5");
    EXPECT_EQ(record.front().acts.size(), 2U) << "what was played, and the correction";
    EXPECT_EQ(wordsOf(story.history(), record.front()), nullptr);
}

TEST(RulingsOnRecord, ACorrectionThatIsNobodysOffenceIsNone) {
    Story story = playing();
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {BoardNumber{1}},
                             .operations = {clock::AdjustTime{Colour::White, 1min}},
                             .ground = Ground::ClockFault});
    EXPECT_TRUE(rulingsOnRecord(story.history()).empty());
}

TEST(RulingsOnRecord, ACorrectionForAnOffenceOnTwoBoardsIsOneOnEach) {
    Story story = playing();
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {BoardNumber{1}, BoardNumber{2}},
                             .operations = {clock::AdjustTime{Colour::White, 1min}},
                             .ground = Ground::Disturbance,
                             .offender = Colour::Black});
    auto const record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 2U);
    EXPECT_EQ(record.back().board, BoardNumber{2});
    EXPECT_EQ(record.back().players.white, white(story, 2));
    EXPECT_EQ(record.back().acts.size(), 1U);
}

TEST(RulingsOnRecord, UndoingACorrectionByAKeyIsNotARuling) {
    Story story = playing();
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {BoardNumber{1}},
                             .operations = {clock::AdjustTime{Colour::White, 1min}},
                             .ground = Ground::Disturbance,
                             .offender = Colour::Black});
    story.does(Undo{});
    auto const record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 1U);
    EXPECT_TRUE(record.front().takenBack);
}

TEST(RulingsOnRecord, AResultUnderAnArticleIsOneAndAReportedOneIsNone) {
    Story story = playing();
    story.enters(1, 1, Result::WhiteWins);
    story.does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::BlackWinsByForfeit, "6.7.1"});
    auto const record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 1U);
    EXPECT_EQ(record.front().board, BoardNumber{2});
    EXPECT_EQ(record.front().article, "6.7.1");
}

TEST(RulingsOnRecord, AnAgreedDrawIsNone) { // 9.1
    Story story = playing();
    story.presses(1, Colour::White);
    story.presses(1, Colour::Black);
    story.does(OfferDraw{RoundNumber{1}, BoardNumber{1}, Colour::Black});
    story.does(AnswerOffer{RoundNumber{1}, BoardNumber{1}, Colour::White, OfferAnswer::Accepted});
    ASSERT_EQ(story.board(1, 1).result, Result::Draw);
    EXPECT_TRUE(rulingsOnRecord(story.history()).empty());
}

TEST(RulingsOnRecord, AnIncorrectClaimWithItsTimeIsOne) { // 9.5.3
    Story story = playing();
    story.does(ClaimDraw{RoundNumber{1}, BoardNumber{1}, Colour::White});
    story.does(RuleOnClaim{RoundNumber{1}, BoardNumber{1}, ClaimRuling::Wrong, "twice only"});
    auto const record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<ClaimRuled>(actAt(story.history(), record.front().seq).act));
    EXPECT_TRUE(offencesOnRecord(story.history()).empty()) << "an incorrect claim breaks no law";
}

TEST(RulingsOnRecord, LeaveNotToRecordIsOne) { // 8.1
    Story story = playing();
    story.does(ExcuseRecording{RoundNumber{1}, BoardNumber{1}, Colour::White, true, "broken arm"});
    EXPECT_EQ(rulingsOnRecord(story.history()).size(), 1U);
}

TEST(RulingsOnRecord, AScoreAboveAWinIsAgainstTheOpponent) { // 2014: 12.9
    EventDraft draft = Story::draft("90+30");
    draft.edition = "E2014";
    Story story;
    story.does(OpenEvent{draft});
    for (char const name : {'A', 'B'}) story.does(EnterPlayer{Story::named(std::string(1, name))});
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    story.does(RuleScore{RoundNumber{1}, BoardNumber{1}, {onePoint, onePoint}, "spat"}, Confirmation::Yes);
    auto const record = rulingsOnRecord(story.history());
    ASSERT_EQ(record.size(), 1U);
    EXPECT_EQ(record.front().against, Colour::White);
    auto const offences = offencesOf(story.history(), white(story));
    ASSERT_EQ(offences.size(), 1U);
    EXPECT_EQ(offences.front().offence.penalties, std::vector{Penalty::PointsRaised});
}

// --- the register --------------------------------------------------------------------------------------------

TEST(Offences, AWarningStandsInTheRegisterAndCounts) { // 12.9.1
    Story story = playing();
    rules(story, decided(story, noiseByBlack()));
    auto const offences = offencesOf(story.history(), black(story));
    ASSERT_EQ(offences.size(), 1U);
    EXPECT_EQ(offences.front().offence.kind, OffenceKind::Conduct);
    EXPECT_EQ(offences.front().offence.conduct, Misconduct::Noise);
    EXPECT_EQ(offences.front().offence.penalties, std::vector{Penalty::Warning});
    EXPECT_EQ(timesBefore(story.history(), black(story), Misconduct::Distraction), 1) << "of the same kind";
    EXPECT_EQ(timesBefore(story.history(), white(story), Misconduct::Distraction), 0);
    auto const next = rulings::suggestedPenalty(Misconduct::Distraction, registerOf(offences));
    EXPECT_EQ(next.penalty, Penalty::TimeForOpponent);
}

TEST(Offences, WhatWasTakenBackIsInNoRegister) {
    Story story = playing();
    rules(story, decided(story, noiseByBlack()));
    story.does(Undo{});
    EXPECT_TRUE(offencesOnRecord(story.history()).empty());
}

TEST(Offences, AreCountedWithoutAPenalty) { // 7.4: nothing is usual the first time
    Story story = playing();
    rules(story, decided(story, rulings::PiecesDisplaced{.by = Colour::White}));
    EXPECT_EQ(timesBefore(story.history(), white(story), Misconduct::PiecesDisplaced), 1);
}

TEST(Offences, FollowThePlayerIntoTheNextRound) {
    Story story = playing(2);
    PlayerId const offender = black(story);
    rules(story, decided(story, noiseByBlack()));
    story.enters(1, 1, Result::Draw);
    EXPECT_EQ(timesBefore(story.history(), offender, Misconduct::Noise), 1);
    EXPECT_EQ(offencesOf(story.history(), offender).front().round, RoundNumber{1});
}

TEST(Offences, TimeThatPutsSomethingRightIsNone) {
    Story story = playing();
    story.does(PauseClocks{RoundNumber{1}, {}});
    rules(story, decided(story, rulings::ClocksStopped{.lost = {2min, std::nullopt}}));
    ASSERT_EQ(rulingsOnRecord(story.history()).size(), 1U);
    EXPECT_TRUE(offencesOnRecord(story.history()).empty());
}

TEST(Offences, AFlagThatFellIsNone) {
    Story story = playing(2, "3+0");
    story.passes(2min);
    rules(story, decided(story, rulings::FlagFall{}, rulings::Effects{rulings::ScoreGame{Result::BlackWins}}));
    EXPECT_TRUE(offencesOnRecord(story.history()).empty());
}

TEST(Offences, AnIllegalMoveHasItsNumberAndCostsTheGameTheSecondTime) { // 7.5.5
    Story story = playing();
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White});
    story.does(ResumeClocks{RoundNumber{1}, {}});
    story.presses(1, Colour::White);
    rules(story, decided(story, rulings::IllegalMove{Colour::White},
                         rulings::Effects{rulings::CountIllegalMove{Colour::White, 2},
                                          rulings::ScoreGame{Result::BlackWins}}));
    auto const offences = offencesOf(story.history(), white(story));
    ASSERT_EQ(offences.size(), 2U);
    EXPECT_EQ(offences[0].offence.number, 1);
    EXPECT_EQ(offences[0].offence.penalties, std::vector{Penalty::TimeForOpponent});
    EXPECT_EQ(offences[1].offence.number, 2);
    EXPECT_EQ(offences[1].offence.penalties, std::vector{Penalty::Loss});
}

TEST(Offences, TheLossRuledLaterBelongsToTheIllegalMove) {
    Story story = playing();
    for (int illegal = 1; illegal <= 2; ++illegal) {
        story.presses(1, Colour::White);
        story.does(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White});
        story.does(ResumeClocks{RoundNumber{1}, {}});
    }
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::BlackWins, "7.5.5"}, Confirmation::Yes);
    auto const offences = offencesOf(story.history(), white(story));
    ASSERT_EQ(offences.size(), 2U);
    EXPECT_EQ(offences[1].offence.penalties, std::vector{Penalty::Loss});
}

TEST(Offences, BothPlayersLateAreTwo) { // 6.7.1
    Story story = playing();
    rules(story, decided(story, rulings::LateArrival{.after = {31min, 32min}}));
    auto const offences = offencesOnRecord(story.history());
    ASSERT_EQ(offences.size(), 2U);
    EXPECT_EQ(offences[0].offence.kind, OffenceKind::Lateness);
    EXPECT_EQ(offences[1].player, black(story));
    EXPECT_EQ(offences[1].offence.penalties, std::vector{Penalty::Loss});
}

TEST(Offences, AForfeitByAKeyIsLateness) { // 6.7.1
    Story story = playing();
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWinsByForfeit, "6.7.1"});
    auto const offences = offencesOnRecord(story.history());
    ASSERT_EQ(offences.size(), 1U);
    EXPECT_EQ(offences.front().player, black(story));
    EXPECT_EQ(offences.front().offence.kind, OffenceKind::Lateness);
}

TEST(Offences, ADeviceIsOneUnlessItWasPermitted) { // 11.3
    Story story = playing();
    rules(story, decided(story, rulings::DeviceFound{.by = Colour::Black, .permitted = true}));
    EXPECT_TRUE(offencesOnRecord(story.history()).empty());
    rules(story, decided(story, rulings::DeviceFound{.by = Colour::Black}));
    auto const offences = offencesOnRecord(story.history());
    ASSERT_EQ(offences.size(), 1U);
    EXPECT_EQ(offences.front().offence.kind, OffenceKind::Device);
    EXPECT_EQ(offences.front().offence.penalties, std::vector{Penalty::Loss});
}

TEST(Offences, APenaltyOfItsOwnHasNoKind) { // 12.9
    Story story = playing();
    rules(story, decided(story, rulings::PenaltyGiven{.by = Colour::White, .penalties = {Penalty::Warning}}));
    auto const offences = offencesOf(story.history(), white(story));
    ASSERT_EQ(offences.size(), 1U);
    EXPECT_EQ(offences.front().offence.kind, OffenceKind::Other);
    EXPECT_TRUE(registerOf(offences).empty()) << "it counts for nothing that is asked later";
}

TEST(Offences, APenaltyThatMayNotBeGivenIsNone) { // 12.9.7
    Story story = playing();
    rulings::PenaltyGiven const fine{.by = Colour::Black, .penalties = {Penalty::Fine}};
    rules(story, decided(story, fine));
    EXPECT_EQ(rulingsOnRecord(story.history()).size(), 1U);
    EXPECT_TRUE(offencesOnRecord(story.history()).empty());
    rules(story, decided(story, fine, rulings::Effects{rulings::Warn{Colour::Black}}));
    ASSERT_EQ(offencesOnRecord(story.history()).size(), 1U) << "the arbiter gave another one instead";
}

TEST(Offences, APenaltyBesideAnotherIncidentIsOne) {
    Story story = playing();
    rules(story, decided(story, rulings::MissedPress{.by = Colour::White},
                         rulings::Effects{rulings::PlayOn{}, rulings::Warn{Colour::Black}}));
    auto const offences = offencesOnRecord(story.history());
    ASSERT_EQ(offences.size(), 1U);
    EXPECT_EQ(offences.front().player, black(story));
}

TEST(Offences, ASpectatorIsNoPlayer) { // 12.7
    Story story = playing();
    rules(story, decided(story, rulings::OffenceCommitted{.kind = Misconduct::Interference}));
    EXPECT_EQ(rulingsOnRecord(story.history()).size(), 1U);
    EXPECT_TRUE(offencesOnRecord(story.history()).empty());
}

TEST(Offences, DisturbingByAKeyCountsAsDistraction) { // 11.5
    Story story = playing();
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {BoardNumber{1}},
                             .operations = {clock::AdjustTime{Colour::White, 2min}},
                             .ground = Ground::Disturbance,
                             .offender = Colour::Black});
    auto const offences = offencesOf(story.history(), black(story));
    ASSERT_EQ(offences.size(), 1U);
    EXPECT_EQ(offences.front().offence.penalties, std::vector{Penalty::TimeForOpponent});
    EXPECT_EQ(timesBefore(story.history(), black(story), Misconduct::UnreasonableClaims), 1);
}

} // namespace
} // namespace flagfall::session
