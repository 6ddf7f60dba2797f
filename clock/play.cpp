// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/operations.h"

namespace flagfall::clock {

namespace {

bool isLocked(Clock const& clock, Colour colour) { return clock.sides[colour].lever == Lever::Locked; }

/// Black's press starts White's clock; it is not a move.
Answer startByLever(Clock& clock, Colour by, FactSink facts) {
    if (by == Colour::White) return Refusal::WhiteCannotStart;
    if (isLocked(clock, by)) return Refusal::LeverLocked;
    return carryOut(clock, Start{}, facts);
}

/// The remembered clock has no memory itself, so that a long game needs no more memory than a short one.
void rememberPress(Clock& clock) {
    auto before = std::make_shared<Clock>(clock);
    before->beforePress.reset();
    before->adjustmentsSincePress = {};
    clock.beforePress = std::move(before);
    clock.adjustmentsSincePress = {};
}

void reloadForMove(Clock& clock, Colour by) {
    SideState& side = clock.sides[by];
    Period const& period = periodOf(clock, by);
    bool const whole = period.method == Method::Byoyomi || period.method == Method::MoveTimer;
    if (whole) side.main = period.base;
    if (period.method == Method::Canadian && --side.canadianMovesDue <= 0) reloadPeriod(clock, by);
}

/// A corrected count may already be above the quota; the next move then meets it.
bool meetsQuota(Clock const& clock, Colour by) {
    SideState const& side = clock.sides[by];
    return clock.setting->transition() == Transition::AtQuota && side.target && side.movesCompleted >= *side.target;
}

} // namespace

Answer carryOut(Clock& clock, Start, FactSink) {
    if (clock.phase != Phase::Ready) return Refusal::AlreadyStarted;
    clock.phase = Phase::Running;
    turnTo(clock, Colour::White);
    return {};
}

Answer carryOut(Clock& clock, Press press, FactSink facts) {
    if (clock.phase == Phase::Ready) return startByLever(clock, press.by, facts);
    if (clock.phase != Phase::Running) return Refusal::NotRunning;
    if (press.by != clock.active) return Refusal::NotOnMove;
    if (isLocked(clock, press.by)) return Refusal::LeverLocked;
    if (periodOf(clock, press.by).method == Method::Gong) return Refusal::PressesIgnored;
    rememberPress(clock);
    completeMove(clock, press.by, facts);
    turnTo(clock, opponent(press.by));
    return {};
}

Answer carryOut(Clock& clock, Pause, FactSink) {
    if (clock.phase == Phase::Ready) return Refusal::NotStarted;
    if (clock.phase != Phase::Running) return Refusal::NotRunning;
    clock.phase = Phase::Paused;
    return {};
}

Answer carryOut(Clock& clock, Resume, FactSink) {
    if (clock.phase == Phase::Ready) return Refusal::NotStarted;
    if (clock.phase != Phase::Paused) return Refusal::NotPaused;
    clock.phase = Phase::Running;
    return {};
}

void completeMove(Clock& clock, Colour by, FactSink facts) {
    SideState& side = clock.sides[by];
    ++side.movesCompleted;
    clock.sides[opponent(by)].overrun = false;
    if (side.flagAt) return;
    reloadForMove(clock, by);
    if (meetsQuota(clock, by) && followingPeriod(clock, by)) enterAtQuota(clock, by, facts);
    // The increment is that of the next move, in the period in which it will be played (Laws 6.3.2).
    Span const increment = incrementFor(periodOf(clock, by), clock.setting->firstMove(), side.movesCompleted + 1);
    side.main = withAdded(side.main, increment);
}

} // namespace flagfall::clock
