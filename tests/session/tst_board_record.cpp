// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/commands.h"
#include "app/session/reports/board_record.h"
#include "tests/support/story.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
using What = BoardRecord::Moment::What;
using testing::ElementsAre;

clock::Instant after(clock::Span span) { return clock::Instant{span}; }

/// A round with times of day, programs that end, and presses that come late.
class Evening {
public:
    explicit Evening(int players = 2, std::string const& control = "3+2") {
        does(OpenEvent{Story::draft(control)});
        for (int i = 0; i < players; ++i)
            does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
        does(PairRound{});
    }

    bool tries(Command const& command, Confirmation confirmation = Confirmation::Yes) {
        return triesAt(command, m_now, confirmation);
    }
    void does(Command const& command) { ASSERT_TRUE(tries(command)); }
    bool triesAt(Command const& command, clock::Instant at, Confirmation confirmation = Confirmation::Yes) {
        auto acts = decide(m_history, command, confirmation, at);
        if (!acts) return false;
        for (Act& act : *acts) takeAt(std::move(act), at);
        return true;
    }
    void takeAt(Act act, clock::Instant at) {
        RecordedAct recorded{Seq{m_history.last().value() + 1}, {}, wallNow(), at, std::move(act)};
        auto const problem = m_history.append(std::move(recorded));
        ASSERT_FALSE(problem) << problem->what;
    }
    void presses(Colour by, int board = 1) { does(PressLever{RoundNumber{1}, BoardNumber{board}, by}); }
    void pressedEarlier(Colour by, clock::Span ago) {
        triesAt(PressLever{RoundNumber{1}, BoardNumber{1}, by}, m_now - ago);
    }

    void passes(clock::Span time) { m_now += time; }
    void setsTheComputersClock(std::chrono::milliseconds by) { m_set += by; }
    void sleeps(std::chrono::milliseconds time) { m_set += time; }
    /// The program dies, and is started again after a while.
    void crashes(clock::Span aliveFor, clock::Span downFor) {
        clock::Instant const alive = m_now + aliveFor;
        m_now = alive + downFor;
        takeAt(DeskOpened{"Flagfall", "boot", 0, 0, m_now, alive, true}, m_now);
        m_interruptions.push_back({alive, m_now});
    }
    void closesAndOpens(clock::Span downFor) {
        does(CloseDesk{});
        m_now += downFor;
        takeAt(DeskOpened{"Flagfall", "boot", 0, 0, m_now, std::nullopt, true}, m_now);
    }

    [[nodiscard]] clock::Instant now() const { return m_now; }
    [[nodiscard]] WallTime wallNow() const { return wallAt(m_now); }
    [[nodiscard]] WallTime wallAt(clock::Instant at) const {
        return WallTime{1'795'251'600'000 +
                        (m_set + std::chrono::floor<std::chrono::milliseconds>(at.time_since_epoch())).count()};
    }
    [[nodiscard]] History const& history() const { return m_history; }
    [[nodiscard]] BoardRecord record(int board = 1) const {
        BoardRecord record{RoundNumber{1}, BoardNumber{board}};
        record.follow(m_history);
        return record;
    }
    /// While the program was dead: its last sign of life.
    [[nodiscard]] std::optional<clock::Instant> lastAlive(clock::Instant at) const {
        for (auto const& [alive, reopened] : m_interruptions)
            if (alive < at && at < reopened) return alive;
        return std::nullopt;
    }

private:
    History m_history;
    clock::Instant m_now{};
    std::chrono::milliseconds m_set{};
    std::vector<std::pair<clock::Instant, clock::Instant>> m_interruptions;
};

clock::Span mainAt(BoardRecord const& record, clock::Instant at, Colour side) {
    auto const moment = record.momentAt(at);
    return moment.reading ? moment.reading->sides[side].main : clock::Span{-1};
}

// --- moments ---------------------------------------------------------------------------------------------------

TEST(BoardRecord, BeginsWithThePairing) {
    Evening evening;
    BoardRecord const record = evening.record();
    ASSERT_EQ(record.entries().size(), 1U);
    EXPECT_EQ(record.momentAt(evening.now() - 1ns).what, What::NotPaired);
    EXPECT_EQ(record.momentAt(evening.now()).what, What::Shown);
    EXPECT_EQ(mainAt(record, evening.now() + 1h, Colour::White), 182s) << "a clock that was not started stands";
    EXPECT_TRUE(evening.record(2).entries().empty()) << "there is no board 2";
}

TEST(BoardRecord, SaysWhatTheClockShowedBetweenTwoPresses) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(20s);
    evening.presses(Colour::White);
    evening.passes(5s);
    evening.presses(Colour::Black);
    BoardRecord const record = evening.record();
    EXPECT_EQ(mainAt(record, after(7s), Colour::White), 175s);
    EXPECT_EQ(mainAt(record, after(20s), Colour::White), 164s) << "at the press itself the increment is there";
    EXPECT_EQ(mainAt(record, after(24s), Colour::Black), 178s);
    EXPECT_EQ(record.momentAt(after(24s)).reading->active, Colour::Black);
    EXPECT_EQ(mainAt(record, after(30s), Colour::White), 159s) << "after the last act it runs on";
}

TEST(BoardRecord, KnowsTheTimeOfEachMoveWithPausesLeftOut) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(20s);
    evening.presses(Colour::White);
    evening.passes(4s);
    evening.does(PauseClocks{RoundNumber{1}, {}});
    evening.passes(10min);
    evening.does(ResumeClocks{RoundNumber{1}, {}});
    evening.passes(3s);
    evening.presses(Colour::Black);
    BoardRecord const record = evening.record();
    auto const& entries = record.entries();
    ASSERT_EQ(entries.size(), 6U);
    EXPECT_EQ(entries[2].mover, Colour::White);
    EXPECT_EQ(entries[2].move, 1);
    EXPECT_EQ(entries[2].thought, 20s);
    EXPECT_EQ(entries[5].mover, Colour::Black);
    EXPECT_EQ(entries[5].thought, 7s);
}

TEST(BoardRecord, AMoveMadeAgainAfterAnIllegalOneHasAllItsTime) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(20s);
    evening.presses(Colour::White);
    evening.passes(1s);
    evening.does(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White});
    evening.does(ResumeClocks{RoundNumber{1}, {}});
    evening.passes(10s);
    evening.presses(Colour::White);
    auto const last = evening.record().entries().back();
    EXPECT_EQ(last.move, 1);
    EXPECT_EQ(last.thought, 30s);
}

TEST(BoardRecord, APressThatDoesNotCountIsThereWithoutAMove) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(1s);
    evening.presses(Colour::Black);
    auto const record = evening.record();
    EXPECT_EQ(record.entries().size(), 3U);
    EXPECT_FALSE(record.entries().back().mover);
}

TEST(BoardRecord, AFlagFellWhenItFellAndNotWhenItWasWrittenDown) {
    Evening evening(2, "1+0");
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(60s + 70ms);
    evening.takeAt(ClockReported{RoundNumber{1}, BoardNumber{1}, clock::FlagDropped{Colour::White, after(60s)}},
                   evening.now());
    auto const record = evening.record();
    EXPECT_EQ(record.entries().back().at, after(60s));
    EXPECT_EQ(record.entries().back().wall, evening.wallAt(after(60s)));
    EXPECT_FALSE(record.momentAt(after(60s) - 1ns).reading->sides.white.flag);
    EXPECT_TRUE(record.momentAt(after(60s)).reading->sides.white.flag);
}

TEST(BoardRecord, ActsOfOtherBoardsArePassedOver) {
    Evening evening(4);
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(5s);
    evening.presses(Colour::White, 2);
    evening.does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw, {}});
    EXPECT_EQ(evening.record(1).entries().size(), 2U) << "paired, started";
    EXPECT_EQ(evening.record(2).entries().size(), 5U) << "paired, started, pressed, stopped, result";
}

TEST(BoardRecord, WhoHasWithdrawnIsForfeitedFromThePairingOn) {
    Story story = Story::withPlayers(4);
    story.playsRound();
    story.does(WithdrawPlayer{story.idOf("A")}, Confirmation::Yes);
    story.does(PairRound{});
    for (Board const& board : story.state().rounds.back().boards) {
        BoardRecord record{RoundNumber{2}, board.number};
        record.follow(story.history());
        EXPECT_EQ(record.entries().front().result, board.result);
    }
}

TEST(BoardRecord, AnImportedGameHasNoClock) {
    History history;
    auto const details = check(Story::draft()).value();
    auto take = [&](Act act) {
        ASSERT_FALSE(history.append({Seq{history.last().value() + 1}, {}, {}, {}, std::move(act)}));
    };
    take(EventOpened{details});
    PlayerDetails const somebody = check(Story::named("A")).value();
    take(PlayersImported{{{PlayerId{1}, somebody}, {PlayerId{2}, somebody}}});
    take(RoundImported{RoundNumber{1}, {{BoardNumber{1}, PlayerId{1}, PlayerId{2}, Result::Draw}}, {}});
    BoardRecord record{RoundNumber{1}, BoardNumber{1}};
    record.follow(history);
    EXPECT_EQ(record.momentAt({}).what, What::NoClock);
    EXPECT_EQ(record.entries().front().result, Result::Draw);
    EXPECT_FALSE(record.sumsAt({}));
}

// --- what was taken back ---------------------------------------------------------------------------------------

TEST(BoardRecord, WhatWasTakenBackStoodUntilThen) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.crashes(10s, 60s);
    evening.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::ChargeToRestart});
    clock::Instant const recovered = evening.now();
    evening.passes(5s);
    evening.does(Undo{});
    evening.passes(5s);
    evening.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastEvent});
    auto const record = evening.record();
    EXPECT_EQ(mainAt(record, recovered + 4s, Colour::White), 112s) << "charged with the gap, until it was undone";
    EXPECT_EQ(mainAt(record, recovered + 6s, Colour::White), 172s) << "the reading of the last sign of life again";
    EXPECT_EQ(mainAt(record, recovered + 11s, Colour::White), 182s);
    ASSERT_EQ(record.entries().size(), 6U);
    EXPECT_TRUE(record.takenBack(record.entries()[3].seq));
    EXPECT_TRUE(record.entries()[4].awaitsDecision);
}

// --- when the program was not running --------------------------------------------------------------------------

TEST(BoardRecord, NobodyWatchedAClockThatRanWhenTheProgramDied) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(5s);
    evening.crashes(10s, 60s);
    auto const record = evening.record();
    EXPECT_EQ(record.momentAt(after(15s)).what, What::Shown);
    auto const moment = record.momentAt(after(40s));
    EXPECT_EQ(moment.what, What::NobodyWatched);
    EXPECT_EQ(moment.reading->sides.white.main, 167s) << "the last sign of life";
    ASSERT_TRUE(moment.gap);
    EXPECT_EQ(moment.gap->from, after(15s));
    EXPECT_EQ(moment.gap->to, after(75s));
    EXPECT_EQ(record.momentAt(after(75s)).what, What::Shown);
    EXPECT_EQ(record.sumsAt(after(80s))->white.used, 15s) << "nothing is charged for the gap";
}

TEST(BoardRecord, AClosedProgramLeavesAClockThatStands) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(5s);
    evening.closesAndOpens(1h);
    auto const moment = evening.record().momentAt(after(30min));
    EXPECT_EQ(moment.what, What::Shown);
    EXPECT_EQ(moment.reading->sides.white.main, 177s);
    ASSERT_TRUE(moment.gap);
    EXPECT_EQ(moment.gap->cause, BoardRecord::Gap::Cause::Closed);
}

TEST(BoardRecord, OpeningsAfterTheGameAreNoBusinessOfIts) {
    Evening evening;
    evening.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw, {}});
    auto const before = evening.record().entries().size();
    evening.closesAndOpens(24h);
    EXPECT_EQ(evening.record().entries().size(), before);
}

// --- the time of day -------------------------------------------------------------------------------------------

TEST(TimeOfDay, GoesBothWays) {
    Evening evening;
    evening.passes(1h);
    evening.does(StartClocks{RoundNumber{1}, {}});
    auto const axis = evening.record().axis();
    for (clock::Span const span : {0s, 10s, 3599s, 3601s, 9000s}) {
        EXPECT_EQ(axis.wallAt(after(span)), evening.wallAt(after(span)));
        EXPECT_THAT(axis.momentsAt(evening.wallAt(after(span))).all, ElementsAre(after(span)));
    }
    EXPECT_TRUE(axis.momentsAt(WallTime{0}).all.empty()) << "before the event";
}

TEST(TimeOfDay, ComesTwiceWhenTheComputersClockIsSetBack) {
    Evening evening;
    WallTime const asked = evening.wallAt(after(30min));
    evening.passes(40min);
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.setsTheComputersClock(-20min);
    evening.passes(1s);
    evening.presses(Colour::White);
    auto const moments = evening.record().axis().momentsAt(asked);
    EXPECT_THAT(moments.all, ElementsAre(after(30min), after(50min)));
    EXPECT_FALSE(moments.skipped);
}

TEST(TimeOfDay, WasNeverThereWhenTheComputersClockIsSetForwardOrSleeps) {
    Evening evening;
    evening.passes(40min);
    evening.does(StartClocks{RoundNumber{1}, {}});
    WallTime const asked = evening.wallAt(after(50min));
    evening.sleeps(20min);
    evening.passes(1s);
    evening.presses(Colour::White);
    auto const moments = evening.record().axis().momentsAt(asked);
    EXPECT_THAT(moments.all, ElementsAre(after(40min) + 1s));
    EXPECT_TRUE(moments.skipped);
}

TEST(TimeOfDay, IsNotMovedByAPressThatCameLate) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(20s);
    evening.presses(Colour::White);
    evening.pressedEarlier(Colour::Black, 10s);
    evening.passes(10s);
    EXPECT_EQ(evening.record().axis().wallAt(after(25s)), evening.wallAt(after(25s)));
}

// --- what became of the time -----------------------------------------------------------------------------------

TEST(Sums, SayWhatWasUsedCreditedAndCorrected) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(20s);
    evening.presses(Colour::White);
    evening.passes(5s);
    evening.does(CorrectClocks{.round = RoundNumber{1},
                               .boards = {BoardNumber{1}},
                               .operations = {clock::AdjustTime{Colour::White, 120s}},
                               .ground = Ground::IllegalMove});
    auto const sums = *evening.record().sumsAt(evening.now() + 1s);
    EXPECT_EQ(sums.white.start, 182s);
    EXPECT_EQ(sums.white.used, 20s);
    EXPECT_EQ(sums.white.credited, 2s);
    EXPECT_EQ(sums.white.corrected, 120s);
    EXPECT_EQ(sums.white.left, 284s);
    EXPECT_EQ(sums.black.used, 6s);
}

TEST(Sums, CountANewPeriodAsCredit) {
    Evening evening(2, "2/1+0:5+0");
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(70s);
    evening.presses(Colour::White);
    auto const sums = *evening.record().sumsAt(evening.now());
    EXPECT_EQ(sums.white.used, 70s);
    EXPECT_EQ(sums.white.credited, 300s);
    EXPECT_EQ(sums.white.left, 290s);
}

TEST(Sums, AddUpInTheTenthsThatPeopleRead) {
    Evening evening;
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(10'040ms);
    evening.presses(Colour::White);
    evening.passes(5'040ms);
    evening.does(CorrectClocks{
        .round = RoundNumber{1}, .boards = {BoardNumber{1}}, .operations = {clock::SetTime{Colour::Black, 100s}}});
    evening.passes(40ms);
    auto const exact = *evening.record().sumsAt(evening.now());
    auto const read = exact.black.inUnitsOf(100ms);
    EXPECT_EQ(exact.black.corrected, -76'960ms);
    EXPECT_EQ(read.used, 5'100ms);
    EXPECT_EQ(read.corrected, -76'900ms) << "a tenth less, or the column would not add up";
    EXPECT_EQ(read.left, 100s);
}

TEST(Sums, GiveAPlayerWhoCountsUpWhatHeUses) {
    Evening evening(2, "2 up");
    evening.does(StartClocks{RoundNumber{1}, {}});
    evening.passes(140s);
    auto const sums = *evening.record().sumsAt(evening.now());
    EXPECT_EQ(sums.white.start, 120s);
    EXPECT_EQ(sums.white.used, 140s);
    EXPECT_EQ(sums.white.credited, 20s);
    EXPECT_EQ(sums.white.left, 0s);
}

// --- against replaying the journal -----------------------------------------------------------------------------

std::shared_ptr<clock::Setting const> sharedControl(std::string const& text) {
    return std::make_shared<clock::Setting const>(clock::parseControl(text).value());
}

/// A step of a random evening: most are presses.
void step(Evening& evening, int kind, std::chrono::milliseconds time) {
    Colour const side = time.count() % 2 == 0 ? Colour::White : Colour::Black;
    auto const correct = [&](clock::Operation operation) {
        evening.tries(
            CorrectClocks{.round = RoundNumber{1}, .boards = {BoardNumber{1}}, .operations = {std::move(operation)}});
    };
    evening.passes(time);
    switch (kind) {
    case 0: evening.tries(StartClocks{RoundNumber{1}, {}}); return;
    case 1: evening.tries(PauseClocks{RoundNumber{1}, {}}); return;
    case 2: evening.tries(ResumeClocks{RoundNumber{1}, {}}); return;
    case 3: correct(clock::AdjustTime{side, side == Colour::White ? clock::Span{30s} : clock::Span{-10s}}); return;
    case 4: correct(clock::SetTime{side, 90s}); return;
    case 5: correct(clock::UndoPress{}); return;
    case 6: evening.tries(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, side}); return;
    case 7: evening.tries(Undo{}); return;
    case 8: evening.tries(Redo{}); return;
    case 9: evening.tries(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw, {}}); return;
    case 10: evening.tries(ClearResult{RoundNumber{1}, BoardNumber{1}}); return;
    case 11: evening.crashes(time / 2, 30s); return;
    case 12: evening.tries(RecoverClocks{RoundNumber{1}, {}, static_cast<RecoveryPolicy>(time.count() % 3)}); return;
    case 13: evening.closesAndOpens(40s); return;
    case 14: evening.pressedEarlier(side, time); return;
    case 15: evening.tries(SwapSides{RoundNumber{1}, BoardNumber{1}}); return;
    case 16: evening.tries(PressLever{RoundNumber{1}, BoardNumber{2}, side}); return;
    case 17: correct(clock::SetMoves{side, static_cast<int>(time.count() % 50)}); return;
    case 18: correct(clock::SwapTimes{}); return;
    case 19: correct(clock::Restart{}); return;
    case 20: correct(clock::InstallSetting{sharedControl(time.count() % 3 == 0 ? "2+1" : "1 up")}); return;
    case 21: correct(clock::RevokeFlag{side, 45s}); return;
    case 22: correct(clock::CountMissedPress{side, time / 3}); return;
    case 23: correct(clock::SetToMove{side}); return;
    case 24: correct(clock::SetPeriod{side, 1 + static_cast<int>(time.count() % 3)}); return;
    case 25: correct(clock::InstallExtra{clock::Method::Fischer, 7s, clock::CreditNow::Yes}); return;
    default: break;
    }
    auto const& board = evening.history().state().round(RoundNumber{1})->boards.front();
    bool const black =
        !board.clock || board.clock->phase == clock::Phase::Ready || board.clock->active == Colour::Black;
    evening.tries(PressLever{RoundNumber{1}, BoardNumber{1}, black ? Colour::Black : Colour::White});
}

Evening randomEvening() {
    auto const control = *rc::gen::element<std::string>("3+2", "1+0", "2 d3", "1 b2", "3/1+1:1+1", "hourglass 1",
                                                        "1+3x10", "2 up", "1:1 up");
    Evening evening(4, control);
    evening.tries(StartClocks{RoundNumber{1}, {}});
    int const steps = *rc::gen::inRange(1, 60);
    for (int i = 0; i < steps; ++i) {
        int const kind = *rc::gen::inRange(0, 60);
        step(evening, kind, std::chrono::milliseconds{*rc::gen::inRange(0, 15'000)});
    }
    return evening;
}

/// The board after the acts that had been told by then.
std::optional<Board> replayed(History const& history, clock::Instant at) {
    History past;
    for (RecordedAct const& act : history.acts()) {
        bool const told = std::holds_alternative<LateArrival>(act.act) || act.at <= at;
        if (!told) break;
        if (past.append(act)) return std::nullopt;
    }
    Round const* const round = past.state().round(RoundNumber{1});
    return round ? std::optional{*round->board(BoardNumber{1})} : std::nullopt;
}

RC_GTEST_PROP(TheRecordOfABoard, IsWhatReplayingTheJournalShows, ()) {
    Evening const evening = randomEvening();
    BoardRecord const record = evening.record();
    auto const end = (evening.now() + 30s).time_since_epoch().count();
    for (int i = 0; i < 25; ++i) {
        clock::Instant const at{clock::Span{*rc::gen::inRange<std::int64_t>(0, end)}};
        auto const moment = record.momentAt(at);
        auto const board = replayed(evening.history(), at);
        RC_ASSERT(board.has_value());
        RC_ASSERT(moment.reading.has_value());
        clock::Instant const watched = evening.lastAlive(at).value_or(at);
        clock::Reading const shown = clock::read(*board->clock, watched);
        RC_ASSERT(*moment.reading == shown);
        bool const ranUnseen = watched != at && shown.phase == clock::Phase::Running;
        RC_ASSERT((moment.what == What::NobodyWatched) == ranUnseen);
        RC_ASSERT(record.entries()[*moment.entry].result == board->result);
    }
    RC_ASSERT(record.board()->clock == evening.history().state().round(RoundNumber{1})->boards.front().clock);
}

RC_GTEST_PROP(TheRecordOfABoard, IsTheSameActByActAndAllAtOnce, ()) {
    Evening const evening = randomEvening();
    BoardRecord const whole = evening.record();
    BoardRecord growing{RoundNumber{1}, BoardNumber{1}};
    History history;
    for (RecordedAct const& act : evening.history().acts()) {
        RC_ASSERT(!history.append(act));
        growing.follow(history);
    }
    RC_ASSERT(growing.entries().size() == whole.entries().size());
    for (std::size_t i = 0; i < whole.entries().size(); ++i) {
        RC_ASSERT(growing.entries()[i].seq == whole.entries()[i].seq);
        RC_ASSERT(growing.entries()[i].clock == whole.entries()[i].clock);
        RC_ASSERT(growing.entries()[i].thought == whole.entries()[i].thought);
    }
}

RC_GTEST_PROP(TheRecordOfABoard, AccountsForEverySecond, ()) {
    Evening const evening = randomEvening();
    auto const sums = *evening.record().sumsAt(evening.now());
    for (Colour const side : bothColours)
        for (auto const& one : {sums[side], sums[side].inUnitsOf(100ms)})
            RC_ASSERT(one.start - one.used + one.credited + one.corrected == one.left);
}

} // namespace
} // namespace flagfall::session
