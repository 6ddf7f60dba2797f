// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/control_change.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

Story gameOf(std::string control) {
    Story story = Story::withPlayers(4, std::move(control));
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    return story;
}

clock::Setting control(char const* text) { return *clock::parseControl(text); }

CorrectTimes correct(Story const& story, char const* text) {
    return *timesUnder(story.history(), RoundNumber{1}, BoardNumber{1}, control(text), story.now());
}

void bothPlay(Story& story, int moves, clock::Span each) {
    for (int i = 0; i < 2 * moves; ++i) {
        story.passes(each);
        story.presses(1, i % 2 == 0 ? Colour::White : Colour::Black);
    }
}

TEST(WrongSetting, AMissingIncrementIsAddedForEveryMove) { // Laws 6.10.2: 25 minutes, the 10 seconds forgotten
    Story story = gameOf("25+0");
    bothPlay(story, 12, 20s);
    auto const times = correct(story, "25+10");
    EXPECT_EQ(times.sides.white.main, 25min - 12 * 20s + 13 * 10s);
    EXPECT_EQ(times.sides.black.main, 25min - 12 * 20s + 13 * 10s);
    EXPECT_FALSE(times.sides.white.usedUp);
}

TEST(WrongSetting, ADelaySetInPlaceOfAnIncrementIsCountedMoveByMove) { // what only the record of each press can tell
    Story story = gameOf("25 d5");
    bothPlay(story, 10, 3s); // quicker than the delay: the main time was never touched
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 25min);
    EXPECT_EQ(correct(story, "25+5").sides.white.main, 25min - 10 * 3s + 11 * 5s);
}

TEST(WrongSetting, APenaltyGivenMeanwhileStays) {
    Story story = gameOf("25+0");
    bothPlay(story, 1, 20s);
    story.does(CorrectClocks{
        .round = RoundNumber{1}, .boards = {BoardNumber{1}}, .operations = {clock::AdjustTime{Colour::Black, 2min}}});
    EXPECT_EQ(correct(story, "25+10").sides.black.main, 25min - 20s + 20s + 2min);
    story.does(Undo{});
    EXPECT_EQ(correct(story, "25+10").sides.black.main, 25min - 20s + 20s) << "unless it was taken back";
}

TEST(WrongSetting, WhereNothingWouldBeLeftItSaysSo) {
    Story story = gameOf("90+30");
    story.passes(20min);
    story.presses(1, Colour::White);
    auto const times = correct(story, "15+10");
    EXPECT_TRUE(times.sides.white.usedUp);
    EXPECT_EQ(times.sides.white.main, 0s);
    EXPECT_FALSE(times.sides.black.usedUp) << "the rest of the game is counted all the same";
    story.passes(1min);
    EXPECT_EQ(correct(story, "15+10").sides.black.main, 15min + 10s - 1min);
}

TEST(WrongSetting, IsPutRightOnOneBoardWithTheTimesThatWouldHaveBeen) {
    Story story = gameOf("25 d5");
    bothPlay(story, 9, 30s);
    auto const right = std::make_shared<clock::Setting const>(control("25+5"));
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {BoardNumber{1}},
                             .operations = changeOfControl(right, correct(story, "25+5")),
                             .ground = Ground::WrongSetting});
    auto const reading = story.reading(1, 1);
    EXPECT_EQ(reading.phase, clock::Phase::Paused);
    EXPECT_EQ(reading.sides.white.main, 25min - 9 * 30s + 10 * 5s);
    EXPECT_EQ(reading.sides.white.movesCompleted, 9);
    story.does(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    story.passes(30s);
    story.presses(1, Colour::White);
    EXPECT_EQ(story.reading(1, 1).sides.white.main, 25min - 10 * 30s + 11 * 5s) << "from now on as set";
    story.does(Undo{});
    EXPECT_EQ(*story.board(1, 1).clock->setting, control("25 d5"));
}

TEST(WrongSetting, InALaterPeriodThePeriodIsSetToo) {
    Story story = gameOf("1+0");
    story.passes(45s);
    auto const times = correct(story, "0:30:5+0");
    EXPECT_EQ(times.sides.white.period, 2);
    EXPECT_EQ(times.sides.white.main, 5min - 15s);
}

TEST(WrongSetting, TheTimeTheProgramWasDeadIsChargedAsTheArbiterDecided) {
    Story story = gameOf("90+30");
    story.passes(60s);
    story.presses(1, Colour::White);
    story.passes(60s);
    auto const alive = story.now();
    story.passes(10min);
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, story.now(), alive, true});
    EXPECT_EQ(correct(story, "90+30").sides.black.main, 5430s - 60s);
    story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::ChargeToRestart});
    EXPECT_EQ(correct(story, "90+30").sides.black.main, 5430s - 660s);
}

TEST(WrongSetting, OfACorrectionTakenBackTheStandingClockStays) {
    Story story = gameOf("90+30");
    story.passes(5s);
    story.does(CorrectClocks{.round = RoundNumber{1},
                             .boards = {BoardNumber{1}},
                             .operations = {clock::Pause{}, clock::AdjustTime{Colour::Black, 1min}}});
    story.does(Undo{});
    story.passes(10min);
    EXPECT_EQ(correct(story, "90+30").sides.white.main, 5430s - 5s);
    EXPECT_EQ(correct(story, "90+30").sides.black.main, 5430s);
}

} // namespace
} // namespace flagfall::session
