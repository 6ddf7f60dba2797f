// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/time_account.h"
#include "app/session/reports/hall_audit.h"
#include "clock/typed_control.h"
#include "tests/support/story.h"

#include <algorithm>
#include <iostream>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

std::shared_ptr<clock::Setting const> settingOf(std::string const& text) {
    return std::make_shared<clock::Setting const>(clock::parseControl(text).value());
}

/// A hall in mid-play: every board has moved within the last seconds.
class HallAudit : public testing::Test {
protected:
    void begin(int boards, std::string const& rate) {
        m_story = Story::withPlayers(2 * boards, rate);
        m_story.does(PairRound{});
        m_story.does(StartClocks{RoundNumber{1}, {}});
    }
    /// Minutes pass in which everybody moves once, but for the boards named.
    void play(int minutes, std::vector<int> const& idle = {}) {
        for (int minute = 0; minute < minutes; ++minute)
            for (Colour const colour : bothColours) {
                m_story.passes(30s);
                for (Board const& board : round().boards)
                    if (std::ranges::find(idle, board.number.value()) == idle.end()) press(board, colour);
            }
    }
    void press(Board const& board, Colour colour) {
        if (isRunning(board)) static_cast<void>(m_story.tries(PressLever{RoundNumber{1}, board.number, colour}));
    }
    static bool isRunning(Board const& board) {
        return board.clock && board.clock->phase == clock::Phase::Running && !board.result;
    }
    void correct(int board, clock::Operation operation) {
        m_story.does(CorrectClocks{
            RoundNumber{1}, {BoardNumber{board}}, {std::move(operation)}, Ground::ArbiterDecision, "test"});
    }
    [[nodiscard]] Round const& round() const { return *m_story.state().currentRound(); }
    [[nodiscard]] std::vector<Finding> audit() const { return audit(m_story.state()); }
    [[nodiscard]] std::vector<Finding> audit(EventState const& state) const {
        return auditHall(state, RoundNumber{1}, m_story.now(), limitsFor(*state.details.control));
    }
    /// The one finding there is.
    [[nodiscard]] Finding only(Odd what) const {
        auto const findings = audit();
        EXPECT_EQ(findings.size(), 1U);
        if (findings.empty()) return {};
        EXPECT_EQ(findings.front().what, what);
        return findings.front();
    }

    Story m_story = Story::withPlayers(2);
};

TEST_F(HallAudit, FindsNothingInAHallThatPlays) {
    begin(4, "90+30");
    EXPECT_TRUE(audit().empty());
    play(30);
    EXPECT_TRUE(audit().empty());
}

TEST_F(HallAudit, FindsTheOneBoardSetDifferently) { // delay 5 in place of increment 5
    begin(3, "25+5");
    play(2);
    correct(2, clock::InstallSetting{settingOf("25 d5")});
    Finding const finding = only(Odd::SetDifferently);
    EXPECT_EQ(finding.board, BoardNumber{2});
    EXPECT_EQ(finding.severity, Severity::Urgent);
    EXPECT_TRUE(finding.difference.periods);
    EXPECT_EQ(clock::shortText(*finding.difference.here), "25 d5");
    EXPECT_EQ(clock::shortText(*finding.difference.event), "25+5");
}

TEST_F(HallAudit, SaysWhichOptionOfTheControlDiffers) {
    begin(3, "25+5");
    clock::SettingDraft draft = m_story.state().details.control->draft();
    draft.atFlag = clock::AtFlag::RunOn;
    correct(1, clock::InstallSetting{std::make_shared<clock::Setting const>(clock::Setting::create(draft).value())});
    SettingDifference const difference = only(Odd::SetDifferently).difference;
    EXPECT_TRUE(difference.atFlag);
    EXPECT_FALSE(difference.periods || difference.transition || difference.firstMove);
}

TEST_F(HallAudit, PointsOutAClockThatWasNotStartedAMinuteAfterTheOthers) {
    m_story = Story::withPlayers(6, "90+30");
    m_story.does(PairRound{});
    m_story.does(StartClocks{RoundNumber{1}, {BoardNumber{1}, BoardNumber{2}}});
    m_story.passes(1min);
    EXPECT_TRUE(audit().empty());
    m_story.passes(1s);
    Finding const finding = only(Odd::NotStarted);
    EXPECT_EQ(finding.board, BoardNumber{3});
    EXPECT_EQ(finding.length, 61s);
    EXPECT_EQ(finding.others, 2);
}

TEST_F(HallAudit, PointsOutABoardWhoseClockNobodyPressesWhileTheOthersMoveOn) {
    begin(4, "90+30");
    play(14);
    play(11, {3});
    Finding const finding = only(Odd::NoPress);
    EXPECT_EQ(finding.board, BoardNumber{3});
    EXPECT_EQ(finding.side, Colour::White);
    EXPECT_EQ(finding.length, 11min);
    EXPECT_EQ(finding.others, 3);
}

TEST_F(HallAudit, ALongThinkIsNotOddWhereTheWholeHallThinks) {
    begin(4, "90+30");
    play(5);
    m_story.passes(20min);
    EXPECT_TRUE(audit().empty());
}

TEST_F(HallAudit, APauseIsNotThinking) {
    begin(3, "90+30");
    play(5);
    m_story.does(PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    play(9, {1});
    m_story.does(ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    play(2, {1});
    EXPECT_TRUE(std::ranges::none_of(audit(), [](Finding const& f) { return f.what == Odd::NoPress; }));
}

TEST_F(HallAudit, APressThatIsRefusedIsNoMove) {
    begin(4, "90+30");
    play(14);
    play(10, {3});
    m_story.presses(3, Colour::Black); // on White's time
    play(1, {3});
    Finding const finding = only(Odd::NoPress);
    EXPECT_EQ(finding.board, BoardNumber{3});
    EXPECT_EQ(finding.length, 11min);
}

TEST_F(HallAudit, APressThatIsRefusedAfterHandsWereOnTheClockIsNoMoveEither) {
    begin(4, "90+30");
    play(14);
    correct(3, clock::UndoPress{});
    play(10, {3});
    m_story.presses(3, Colour::White); // on Black's time: White was to move before Black's press
    play(1, {3});
    Finding const finding = only(Odd::NoPress);
    EXPECT_EQ(finding.board, BoardNumber{3});
    EXPECT_EQ(finding.side, Colour::Black);
    EXPECT_EQ(finding.length, 11min + 30s) << "the time before the press that was undone is thought, too";
}

TEST_F(HallAudit, APressThatWasUndoneIsNoPressOfTheOthers) {
    begin(3, "90+30");
    play(5);
    m_story.passes(11min);
    for (int const board : {2, 3}) {
        m_story.presses(board, Colour::White);
        correct(board, clock::UndoPress{});
    }
    EXPECT_TRUE(audit().empty()) << "the whole hall thinks";
    for (int const board : {2, 3}) m_story.presses(board, Colour::White);
    EXPECT_EQ(only(Odd::NoPress).others, 2);
}

TEST_F(HallAudit, APressOnAPausedClockDoesNotMakeItsPauseShorter) {
    begin(3, "90+30");
    play(1);
    m_story.does(PauseClocks{RoundNumber{1}, {BoardNumber{3}}});
    play(4, {3});
    m_story.presses(3, Colour::White);
    play(1, {3});
    m_story.passes(1s);
    EXPECT_EQ(only(Odd::PausedLong).length, 5min + 1s);
}

TEST_F(HallAudit, PointsOutAPeriodThatEndedBeforeItsMovesWereMade) { // Laws 6.9
    begin(1, "40/2+30:5+30");
    m_story.presses(1, Colour::White);
    m_story.passes(3min);
    m_story.presses(1, Colour::Black);
    Finding const finding = only(Odd::MovesMissing);
    EXPECT_EQ(finding.side, Colour::Black);
    EXPECT_EQ(finding.severity, Severity::Urgent);
    EXPECT_EQ(finding.asked, 40);
    EXPECT_EQ(finding.moves.black, 1);
    correct(1, clock::SetMoves{Colour::Black, 41});
    correct(1, clock::SetMoves{Colour::White, 41});
    EXPECT_TRUE(audit().empty()) << "the count was wrong";
}

TEST_F(HallAudit, AGameThatBeginsAgainIsNotLateFromTheStartOfTheRound) {
    begin(2, "90+30");
    play(30);
    correct(2, clock::Restart{});
    m_story.passes(30s);
    EXPECT_TRUE(audit().empty());
    m_story.passes(31s);
    EXPECT_EQ(only(Odd::NotStarted).length, 61s);
}

TEST_F(HallAudit, TheLimitsFollowTheRateOfPlay) {
    EXPECT_EQ(limitsFor(*settingOf("90+30")).press, 10min);
    EXPECT_EQ(limitsFor(*settingOf("15+10")).press, 125s);
    EXPECT_EQ(limitsFor(*settingOf("3+2")).press, 1min);
    EXPECT_EQ(limitsFor(*settingOf("90+30")).firstMove, 5min);
    EXPECT_EQ(limitsFor(*settingOf("3+2")).firstMove, 1min);
    EXPECT_EQ(limitsFor(*settingOf("90+30")).result, 5min);
    EXPECT_EQ(limitsFor(*settingOf("3+2")).result, 2min);
}

TEST_F(HallAudit, PointsOutWhiteWhoDoesNotMakeHisFirstMove) {
    begin(3, "90+30");
    play(5, {2});
    EXPECT_TRUE(audit().empty());
    m_story.passes(1s);
    Finding const finding = only(Odd::NoFirstMove);
    EXPECT_EQ(finding.board, BoardNumber{2});
    EXPECT_EQ(finding.side, Colour::White);
    EXPECT_EQ(finding.length, 5min + 1s);
}

TEST_F(HallAudit, SaysNothingOfAPlayerWhoIsKnownToBeAbsent) {
    begin(3, "90+30");
    m_story.does(MarkPresence{RoundNumber{1}, BoardNumber{2}, Colour::White, Presence::Absent});
    play(9, {2});
    EXPECT_TRUE(audit().empty());
}

TEST_F(HallAudit, CountsMovesThatDoNotMatchTheSideToMove) {
    begin(3, "90+30");
    play(3);
    correct(1, clock::SetToMove{Colour::Black});
    Finding const finding = only(Odd::MovesDoNotMatch);
    EXPECT_EQ(finding.moves, (ByColour<int>{3, 3}));
    EXPECT_EQ(finding.count, -1);
}

TEST_F(HallAudit, CountsPressesWithoutEffectWhileTheOtherClockRan) {
    begin(2, "90+30");
    play(1);
    for (int times = 0; times < 2; ++times) m_story.presses(1, Colour::Black);
    EXPECT_TRUE(audit().empty());
    m_story.presses(1, Colour::Black);
    Finding const finding = only(Odd::PressesWithoutEffect);
    EXPECT_EQ(finding.side, Colour::Black);
    EXPECT_EQ(finding.count, 3);
}

TEST_F(HallAudit, APressOnAPausedClockSaysNothingOfTheLever) {
    begin(2, "90+30");
    m_story.does(PauseClocks{RoundNumber{1}, {}});
    for (int times = 0; times < 5; ++times) m_story.presses(1, Colour::Black);
    EXPECT_EQ(m_story.board(1, 1).pressesWithoutEffect, (ByColour<int>{}));
}

TEST_F(HallAudit, PointsOutALockedLeverAndWarnsWhenItIsTheOneToPress) {
    begin(2, "90+30");
    correct(1, clock::SetLever{Colour::White, clock::Lever::Locked});
    EXPECT_EQ(only(Odd::LeverLocked).severity, Severity::Warning);
    correct(1, clock::SetLever{Colour::White, clock::Lever::Free});
    correct(1, clock::SetLever{Colour::Black, clock::Lever::Locked});
    EXPECT_EQ(only(Odd::LeverLocked).severity, Severity::Note);
}

TEST_F(HallAudit, PointsOutAClockPausedByItselfForLong) {
    begin(3, "90+30");
    play(1);
    m_story.does(PauseClocks{RoundNumber{1}, {BoardNumber{3}}});
    play(5, {3});
    EXPECT_TRUE(audit().empty());
    m_story.passes(1s);
    Finding const finding = only(Odd::PausedLong);
    EXPECT_EQ(finding.board, BoardNumber{3});
    EXPECT_EQ(finding.length, 5min + 1s);
}

TEST_F(HallAudit, AClockACrashHasStoppedIsNotPausedLongWhenItIsDecided) {
    begin(3, "90+30");
    play(1);
    m_story.passes(1h);
    m_story.take(DeskOpened{"Flagfall", "boot", 0, 0, m_story.now(), m_story.now() - 1h, true});
    m_story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastHeartbeat});
    m_story.passes(1s);
    EXPECT_TRUE(std::ranges::none_of(audit(), [](Finding const& f) { return f.what == Odd::PausedLong; }));
}

bool missesMoves(std::vector<Finding> const& findings) {
    return std::ranges::any_of(findings, [](Finding const& one) { return one.what == Odd::MovesMissing; });
}

TEST_F(HallAudit, MissesNoMovesInAPeriodThatCameBackWithAPress) {
    begin(1, "40/1:60");
    m_story.presses(1, Colour::White);
    m_story.passes(61s);
    m_story.does(PauseClocks{RoundNumber{1}, {}}); // the clock reports what it has met by then
    ASSERT_TRUE(missesMoves(audit()));
    correct(1, clock::UndoPress{});
    EXPECT_FALSE(missesMoves(audit()));
}

TEST_F(HallAudit, MissesMovesAfterAByoyomiPeriodWasUsedUpToo) {
    begin(1, "2/60000:J3x10000 | Z frz");
    m_story.passes(75s);
    m_story.does(PauseClocks{RoundNumber{1}, {}});
    EXPECT_TRUE(missesMoves(audit()));
}

TEST_F(HallAudit, APauseOfTheWholeHallIsNotOdd) {
    begin(3, "90+30");
    play(1);
    m_story.does(PauseClocks{RoundNumber{1}, {}});
    m_story.passes(2h);
    EXPECT_TRUE(audit().empty());
}

TEST_F(HallAudit, PointsOutAFlagThatNobodyHasRuledOn) { // Laws 6.8
    begin(1, "5+0");
    m_story.passes(6min);
    EXPECT_TRUE(std::ranges::none_of(audit(), [](Finding const& f) { return f.what == Odd::FlagWithoutRuling; }));
    m_story.passes(1s);
    Finding const finding = audit().front();
    EXPECT_EQ(finding.what, Odd::FlagWithoutRuling);
    EXPECT_EQ(finding.side, Colour::White);
    EXPECT_EQ(finding.length, 61s);
}

TEST_F(HallAudit, PointsOutAMissingResultOnceTheFlagWasNoticed) {
    begin(1, "5+0");
    m_story.passes(6min);
    m_story.does(NoticeFlag{RoundNumber{1}, BoardNumber{1}, Colour::White});
    m_story.passes(2min);
    EXPECT_TRUE(audit().empty());
    m_story.passes(1s);
    EXPECT_EQ(only(Odd::ResultMissing).length, 2min + 1s);
    m_story.enters(1, 1, Result::BlackWins);
    EXPECT_TRUE(audit().empty());
}

TEST_F(HallAudit, PointsOutBothDisplaysAtZeroAndSaysWhoseFellFirst) { // Laws III.3.1
    begin(1, "1+0");
    play(1);
    m_story.passes(40s);
    m_story.presses(1, Colour::White);
    m_story.passes(3min);
    Finding const finding = only(Odd::BothAtZero);
    EXPECT_EQ(finding.side, Colour::White);
    EXPECT_EQ(finding.severity, Severity::Urgent);
}

TEST_F(HallAudit, PointsOutPressesThatCameTooLate) {
    begin(2, "90+30");
    m_story.take(LateArrival{RoundNumber{1}, BoardNumber{2}, Colour::White, m_story.now(), m_story.now()});
    EXPECT_EQ(only(Odd::PressesTooLate).count, 1);
}

TEST_F(HallAudit, FindsTimeThatDoesNotAddUp) {
    begin(2, "90+30");
    play(7);
    EventState tampered = m_story.state();
    tampered.rounds.front().boards.front().clock->sides.black.main += 10min;
    auto const findings = audit(tampered);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().what, Odd::TimeDoesNotAddUp);
    EXPECT_EQ(findings.front().side, Colour::Black);
    EXPECT_EQ(findings.front().length, -10min);
}

TEST_F(HallAudit, TheArbitersHandsAreOnTheAccount) {
    begin(2, "90+30");
    play(3);
    correct(1, clock::AdjustTime{Colour::White, 2min});
    correct(1, clock::SetMoves{Colour::Black, 10});
    correct(1, clock::SetMoves{Colour::Black, 3});
    correct(2, clock::UndoPress{});
    correct(2, clock::SetToMove{Colour::White});
    m_story.does(Undo{});
    m_story.does(Undo{});
    play(3);
    EXPECT_TRUE(std::ranges::none_of(audit(), [](Finding const& f) { return f.what == Odd::TimeDoesNotAddUp; }));
}

TEST(TimeAccount, AddsUpThroughEveryPeriodThatHasTheSameIncrement) {
    for (auto const& [rate, known] : std::vector<std::pair<std::string, bool>>{{"90+30", true},
                                                                               {"40/90:30 +30", true},
                                                                               {"40/90+30:30+30 | quota", true},
                                                                               {"40/2+1:1+1", true},
                                                                               {"2+1 | nofirst", true},
                                                                               {"60+1@3", true},
                                                                               {"25 d5", false},
                                                                               {"hourglass 1", false}}) {
        auto const setting = clock::readControl(rate);
        ASSERT_TRUE(setting) << rate;
        clock::Clock clock{std::make_shared<clock::Setting const>(*setting)};
        clock::Instant at{};
        apply(clock, at, clock::Start{});
        for (int press = 0; press < 100; ++press) {
            at += 7s + press * 13ms;
            apply(clock, at, clock::Press{press % 2 == 0 ? Colour::White : Colour::Black});
            for (Colour const colour : bothColours) {
                if (clock.sides[colour].flagAt) continue;
                ASSERT_EQ(timeUnaccounted(clock, colour).has_value(), known) << rate;
                ASSERT_EQ(timeUnaccounted(clock, colour).value_or(0s), 0s) << rate << " press " << press;
            }
        }
    }
}

TEST_F(HallAudit, NotesAClockThatHasRunLessThanTheOthers) {
    m_story = Story::withPlayers(8, "90+30");
    m_story.does(PairRound{});
    m_story.does(StartClocks{RoundNumber{1}, {BoardNumber{1}, BoardNumber{2}, BoardNumber{3}}});
    play(12, {4});
    m_story.does(StartClocks{RoundNumber{1}, {BoardNumber{4}}});
    Finding const finding = only(Odd::OutOfStep);
    EXPECT_EQ(finding.board, BoardNumber{4});
    EXPECT_EQ(finding.length, -12min);
    EXPECT_EQ(finding.severity, Severity::Note);
}

TEST_F(HallAudit, PassesOverWhatIsDecidedAdjournedOrWaitsForADecision) {
    begin(4, "5+0");
    m_story.does(AdjournGame{RoundNumber{1}, BoardNumber{2}}, Confirmation::Yes);
    m_story.passes(10min);
    EXPECT_EQ(audit().size(), 3U);
    m_story.enters(1, 1, Result::BlackWins);
    EXPECT_EQ(audit().size(), 2U);
}

TEST_F(HallAudit, PutsTheGravestFirst) {
    begin(3, "90+30");
    play(2);
    correct(3, clock::InstallSetting{settingOf("90 d30")});
    correct(1, clock::SetLever{Colour::Black, clock::Lever::Locked});
    auto const findings = audit();
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings.front().what, Odd::SetDifferently);
    EXPECT_EQ(findings.back().what, Odd::LeverLocked);
}

/// A thousand boards that have all played ten moves.
EventState thousandBoards() {
    EventState state;
    state.details = check(Story::draft("90+30")).value();
    Round round{RoundNumber{1}, {}, {}};
    round.startedAt = clock::Instant{};
    for (int number = 1; number <= 1000; ++number) {
        Board board{BoardNumber{number}, PlayerId{2 * number}, PlayerId{2 * number + 1}};
        board.clock = clock::Clock{state.details.control};
        apply(*board.clock, clock::Instant{}, clock::Start{});
        for (int press = 1; press <= 20; ++press)
            apply(*board.clock, clock::Instant{press * 30s + std::chrono::milliseconds{number}},
                  clock::Press{press % 2 == 1 ? Colour::White : Colour::Black});
        round.boards.push_back(std::move(board));
    }
    state.rounds.push_back(std::move(round));
    return state;
}

TEST(HallAuditAtSize, AThousandHealthyBoardsGiveNothingInAFewMilliseconds) {
    EventState const state = thousandBoards();
    AuditLimits const limits = limitsFor(*state.details.control);
    EXPECT_TRUE(auditHall(state, RoundNumber{1}, clock::Instant{11min}, limits).empty());
    auto best = 1h + 0ns;
    for (int time = 0; time < 20; ++time) {
        auto const from = std::chrono::steady_clock::now();
        EXPECT_TRUE(auditHall(state, RoundNumber{1}, clock::Instant{12min}, limits).empty());
        best = std::min<std::chrono::nanoseconds>(best, std::chrono::steady_clock::now() - from);
    }
    RecordProperty("microseconds", static_cast<int>(best / 1us));
    std::cout << "audit of 1000 boards: " << best / 1us << " us\n";
    EXPECT_LT(best, 20ms); // far above what it takes, so that a slow machine does not fail
}

} // namespace
} // namespace flagfall::session
