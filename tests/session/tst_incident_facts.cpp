// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/incident_facts.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

IncidentFacts factsOf(Story const& story) {
    return incidentFacts(story.history(), RoundNumber{1}, story.board(1, 1), story.now());
}

Story begun(std::string control) {
    Story story = Story::withPlayers(2, std::move(control));
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    return story;
}

TEST(IncidentFacts, AFallenFlagOfTheLastPeriodAsksForAllTheMoves) { // 6.8
    Story story = begun("3+2");
    story.presses(1, Colour::White);
    story.passes(4min);
    auto const facts = factsOf(story);
    EXPECT_TRUE(facts.known.sides.black.flagDown);
    EXPECT_TRUE(facts.known.sides.black.lastPeriod);
    EXPECT_EQ(facts.known.sides.black.movesAsked, 0);
    EXPECT_FALSE(facts.known.sides.white.flagDown);
    EXPECT_EQ(facts.known.sides.white.movesCounted, 1);
    EXPECT_TRUE(facts.known.hasIncrement);
    EXPECT_EQ(facts.known.firstFlag, Colour::Black);
    EXPECT_EQ(facts.zeros.black.at, clock::Instant{3min + 2s});
}

TEST(IncidentFacts, APeriodThatEndedWithTooFewMovesIsNotTheLast) { // 6.4
    Story story = begun("40/90:30 +30");
    story.passes(91min);
    story.does(PauseClocks{RoundNumber{1}, {}});
    auto const facts = factsOf(story);
    EXPECT_TRUE(facts.known.sides.white.flagDown);
    EXPECT_FALSE(facts.known.sides.white.lastPeriod);
    EXPECT_EQ(facts.known.sides.white.movesAsked, 40);
    EXPECT_EQ(facts.zeros.white.period, 1);
    EXPECT_TRUE(rulings::waiting(rulesOf(story.state().details), facts.known));
}

TEST(IncidentFacts, OfferNothingWhileNothingHasHappened) {
    Story story = begun("90+30");
    EXPECT_FALSE(rulings::waiting(rulesOf(story.state().details), factsOf(story).known));
}

TEST(IncidentFacts, ACounterThatNobodyPressesSaysNothingOfTheMoves) {
    Story story = begun("90+30");
    EXPECT_FALSE(factsOf(story).known.sides.white.movesCounted.has_value());
    story.presses(1, Colour::White);
    EXPECT_EQ(factsOf(story).known.sides.white.movesCounted, 1);
    EXPECT_EQ(factsOf(story).known.sides.black.movesCounted, 0);
}

TEST(IncidentFacts, AResultThatStandsEndsTheGameForAFlagAlone) { // 6.9; of a handshake it is what is in question
    Story story = begun("90+30");
    story.does(
        EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw, "", "", ResultBasis::Report, ResultKind::Agreement});
    IncidentFacts facts = factsOf(story);
    lookAtResult(facts, rulings::HandshakeMisunderstood{});
    EXPECT_FALSE(facts.known.over);
    lookAtResult(facts, rulings::FlagFall{});
    EXPECT_EQ(facts.known.over, rulings::GameOver::Agreement);
    EXPECT_EQ(facts.known.overScore, Result::Draw);
}

TEST(IncidentFacts, AResultThatStandsIsKnownWhereverItCameFrom) { // 8.7; T067
    Story story = begun("90+30");
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    IncidentFacts facts = factsOf(story);
    lookAtResult(facts, rulings::IllegalMove{.by = Colour::White});
    EXPECT_EQ(facts.known.result, Result::WhiteWins);
    auto const ruling =
        rulings::rule(rulesOf(story.state().details), rulings::IllegalMove{.by = Colour::White}, facts.known, {});
    EXPECT_EQ(ruling.finding, rulings::Finding::ResultStands);
    lookAtResult(facts, std::nullopt);
    EXPECT_FALSE(facts.known.result);
}

TEST(CommandsFor, AScoreIsARulingWithItsArticleAfterTheFlag) { // 6.9
    rulings::Choice const decision{
        {rulings::RecordFlag{Colour::White, Colour::Black}, rulings::ScoreGame{Result::BlackWins}}, "6.9"};
    auto const commands =
        commandsFor({.round = RoundNumber{1}, .board = BoardNumber{3}}, decision, Ground::OtherPenalty, "seen by all");
    ASSERT_EQ(commands.size(), 2U);
    auto const& flag = std::get<NoticeFlag>(commands[0]);
    EXPECT_EQ(flag.side, Colour::White);
    EXPECT_EQ(flag.claimedBy, Colour::Black);
    auto const& result = std::get<EnterResult>(commands[1]);
    EXPECT_EQ(result.result, Result::BlackWins);
    EXPECT_EQ(result.article, "6.9");
    EXPECT_EQ(result.note, "seen by all");
    EXPECT_EQ(result.basis, ResultBasis::Ruling);
}

TEST(CommandsFor, AllChangesOfTheClockAreOneCorrection) { // III.4
    rulings::Choice const decision{
        {rulings::StopClocks{}, rulings::SetIncrement{5s}, rulings::GiveTime{Colour::Black, 120s}}, "III.4"};
    auto const commands =
        commandsFor({.round = RoundNumber{1}, .board = BoardNumber{1}}, decision, Ground::QuickplayFinish, {});
    ASSERT_EQ(commands.size(), 1U);
    auto const& correction = std::get<CorrectClocks>(commands.front());
    EXPECT_EQ(correction.ground, Ground::QuickplayFinish);
    ASSERT_EQ(correction.operations.size(), 3U);
    EXPECT_EQ(std::get<clock::AdjustTime>(correction.operations[2]).by, clock::Span{2min});
}

TEST(CommandsFor, TimeThatIsTakenMayDropTheFlag) { // 13.4c; 12.9.3
    rulings::Choice const decision{{rulings::TakeTime{Colour::White, 60s}, rulings::RecordFlag{Colour::White}},
                                   "13.4c"};
    auto const commands =
        commandsFor({.round = RoundNumber{1}, .board = BoardNumber{1}}, decision, Ground::OtherPenalty, {});
    ASSERT_EQ(commands.size(), 2U);
    auto const taken = std::get<clock::AdjustTime>(std::get<CorrectClocks>(commands[0]).operations.at(0));
    EXPECT_EQ(taken.by, -(clock::Span{1min} + 1ms)) << "what is left of the last millisecond goes along";
    EXPECT_EQ(taken.ifGone, clock::IfGone::DropFlag);
    EXPECT_EQ(std::get<NoticeFlag>(commands[1]).side, Colour::White);
}

TEST(CommandsFor, PointsAboveAWinStandBesideTheResult) { // 13.4f
    rulings::Choice const decision{{rulings::ScoreAboveWin{halfPoint, onePoint}}, "13.4f"};
    auto const commands =
        commandsFor({.round = RoundNumber{1}, .board = BoardNumber{2}}, decision, Ground::OtherPenalty, "notes");
    ASSERT_EQ(commands.size(), 1U);
    auto const& ruled = std::get<RuleScore>(commands.front());
    EXPECT_EQ(ruled.score, (ByColour{halfPoint, onePoint}));
    EXPECT_EQ(ruled.note, "notes");
}

TEST(CommandsFor, AFlagIsPutUpWithTheTimeThatIsProposed) { // 6.10.2
    Story story = begun("3+2");
    story.passes(4min);
    rulings::Choice const decision{{rulings::StopClocks{}, rulings::PutFlagUp{Colour::White},
                                    rulings::SetTime{Colour::White, 120s}, rulings::SetTime{Colour::Black, 90s}},
                                   "6.10.2"};
    auto const commands = commandsFor(factsOf(story), decision, Ground::ClockFault, {});
    ASSERT_EQ(commands.size(), 1U);
    story.does(commands.front());
    auto const shown = clock::read(*story.board(1, 1).clock, story.now());
    EXPECT_FALSE(shown.sides.white.flag);
    EXPECT_EQ(shown.sides.white.main, clock::Span{2min});
    EXPECT_EQ(shown.sides.black.main, clock::Span{90s});
    story.does(Undo{});
    EXPECT_TRUE(clock::read(*story.board(1, 1).clock, story.now()).sides.white.flag);
}

TEST(CommandsFor, AFlagForWhichNoTimeIsProposedIsPutUpInAForm) { // 6.10.2
    Story story = begun("3+2");
    story.passes(4min);
    rulings::Choice const decision{{rulings::PutFlagUp{Colour::White}}, "6.10.2"};
    EXPECT_TRUE(commandsFor(factsOf(story), decision, Ground::ClockFault, {}).empty());
}

TEST(CommandsFor, NoFlagIsPutUpWhereOnlyAPeriodHasEnded) { // 6.4
    Story story = begun("40/90:30 +30");
    story.passes(91min);
    rulings::Choice const decision{{rulings::PutFlagUp{Colour::White}, rulings::SetTime{Colour::White, 1h}}, "6.10.2"};
    auto const commands = commandsFor(factsOf(story), decision, Ground::ClockFault, {});
    ASSERT_EQ(commands.size(), 1U);
    story.does(commands.front());
    EXPECT_EQ(clock::read(*story.board(1, 1).clock, story.now()).sides.white.main, clock::Span{1h});
}

TEST(CommandsFor, WhatLetsTheGameGoOnNeedsNone) {
    EXPECT_TRUE(
        commandsFor({.round = RoundNumber{1}, .board = BoardNumber{1}}, {{rulings::PlayOn{}}}, Ground::OtherPenalty, {})
            .empty());
}

} // namespace
} // namespace flagfall::session
