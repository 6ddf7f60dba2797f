// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/operations.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

Method methodOf(Clock const& clock, Colour colour) { return periodOf(clock, colour).method; }

/// Taking all of a player's time drops the flag, but not while the player's delay is still running.
Answer takeAll(Clock& clock, AdjustTime const& adjust, FactSink facts) {
    SideState& side = clock.sides[adjust.side];
    Method const method = methodOf(clock, adjust.side);
    if (method == Method::UpCount) return Refusal::OutOfRange; // used time cannot be negative
    // the move would pass to the other player
    if (method == Method::Gong && clock.phase == Phase::Ready) return Refusal::NotStarted;
    if (adjust.ifGone == IfGone::Refuse) return Refusal::WouldDropFlag;
    side.main = Span::zero();
    bool const delayRuns = adjust.side == clock.active && side.allowance > Span::zero();
    if (!delayRuns) meetZero(clock, adjust.side, clock.anchor, facts);
    return {};
}

/// Charges a player more, or less: time left shrinks, a display that counts up grows.
Span chargedTo(Clock const& clock, Colour colour, Span more) {
    Span const main = clock.sides[colour].main;
    return methodOf(clock, colour) == Method::UpCount ? main + more : main - more;
}

} // namespace

Answer carryOut(Clock& clock, AdjustTime adjust, FactSink facts) {
    SideState& side = clock.sides[adjust.side];
    if (side.flagAt) return Refusal::FlagDown;
    if (adjust.by < -longestMain || adjust.by > longestMain) return Refusal::OutOfRange;
    Span const main = side.main + adjust.by;
    if (methodOf(clock, adjust.side) == Method::UpCount && main == Span::zero()) return side.main = main, Answer{};
    if (main <= Span::zero()) return takeAll(clock, adjust, facts);
    side.main = std::min(main, longestMain);
    return {};
}

Answer carryOut(Clock& clock, SetTime set, FactSink) {
    SideState& side = clock.sides[set.side];
    if (side.flagAt) return Refusal::FlagDown;
    if (set.main < Span::zero() || set.main > longestMain) return Refusal::OutOfRange;
    side.main = set.main;
    return {};
}

Answer carryOut(Clock& clock, SetToMove set, FactSink) {
    if (clock.phase == Phase::Ready) return Refusal::NotStarted;
    turnTo(clock, set.side);
    return {};
}

/// Restores everything the clock showed. A lever locked since then stays locked: it is broken now.
Answer carryOut(Clock& clock, UndoPress, FactSink) {
    if (!clock.beforePress) return Refusal::NothingToUndo;
    Clock before = *clock.beforePress;
    before.phase = clock.phase == Phase::Running ? Phase::Running : Phase::Paused;
    before.anchor = clock.anchor;
    for (Colour colour : bothColours) before.sides[colour].lever = clock.sides[colour].lever;
    clock = std::move(before);
    return {};
}

Answer carryOut(Clock& clock, CountMissedPress missed, FactSink facts) {
    if (clock.phase == Phase::Ready) return Refusal::NotStarted;
    Colour const other = opponent(missed.side);
    Span const thought = missed.fromOpponent;
    if (clock.sides[missed.side].flagAt) return Refusal::FlagDown;
    if (thought < Span::zero() || thought > longestMain) return Refusal::OutOfRange;
    if (thought > Span::zero()) {
        if (clock.sides[other].flagAt) return Refusal::FlagDown;
        Span const own = chargedTo(clock, missed.side, -thought), theirs = chargedTo(clock, other, thought);
        if (theirs <= Span::zero()) return Refusal::WouldDropFlag;
        if (own < Span::zero()) return Refusal::OutOfRange;
        clock.sides[missed.side].main = std::min(own, longestMain);
        clock.sides[other].main = std::min(theirs, longestMain);
    }
    completeMove(clock, missed.side, facts);
    return {};
}

Answer carryOut(Clock& clock, SwapTimes, FactSink) {
    if (clock.sides.white.flagAt || clock.sides.black.flagAt) return Refusal::FlagDown;
    std::swap(clock.sides.white.main, clock.sides.black.main);
    return {};
}

Answer carryOut(Clock& clock, ReloadCanadian reload, FactSink) {
    if (methodOf(clock, reload.side) != Method::Canadian) return Refusal::NotInCanadian;
    if (clock.sides[reload.side].flagAt) return Refusal::FlagDown;
    reloadPeriod(clock, reload.side);
    return {};
}

Answer carryOut(Clock& clock, SetByoyomi set, FactSink) {
    SideState& side = clock.sides[set.side];
    if (methodOf(clock, set.side) != Method::Byoyomi) return Refusal::NotInByoyomi;
    if (side.flagAt) return Refusal::FlagDown;
    if (set.periods < 1 || set.periods > mostByoyomi(clock, set.side)) return Refusal::OutOfRange;
    side.byoyomiLeft = set.periods;
    return {};
}

Answer carryOut(Clock& clock, SetCanadian set, FactSink) {
    SideState& side = clock.sides[set.side];
    if (methodOf(clock, set.side) != Method::Canadian) return Refusal::NotInCanadian;
    if (side.flagAt) return Refusal::FlagDown;
    if (set.movesDue < 1 || set.movesDue > mostCounted) return Refusal::OutOfRange;
    side.canadianMovesDue = set.movesDue;
    return {};
}

/// A player without any other time lives on the delay.
Answer carryOut(Clock& clock, SetDelay set, FactSink) {
    SideState& side = clock.sides[set.side];
    if (clock.phase == Phase::Ready) return Refusal::NotStarted;
    if (set.side != clock.active) return Refusal::NotOnMove;
    if (side.flagAt) return Refusal::FlagDown;
    Span const most = nextDelay(clock, set.side);
    if (most == Span::zero()) return Refusal::NoDelay;
    if (set.left < Span::zero() || set.left > most) return Refusal::OutOfRange;
    if (set.left == Span::zero() && side.main == Span::zero()) return Refusal::WouldDropFlag;
    side.allowance = set.left;
    return {};
}

Answer carryOut(Clock& clock, RevokeFlag revoke, FactSink) {
    SideState& side = clock.sides[revoke.side];
    if (!side.flagAt) return Refusal::NoFlagDown;
    if (revoke.main <= Span::zero() || revoke.main > longestMain) return Refusal::OutOfRange;
    side.flagAt.reset();
    side.main = revoke.main;
    // The time given back belongs to a byo-yomi period: the last one, which the flag had ended.
    if (methodOf(clock, revoke.side) == Method::Byoyomi) side.byoyomiLeft = std::max(1, side.byoyomiLeft);
    settleFlags(clock);
    return {};
}

Answer carryOut(Clock& clock, SetLever set, FactSink) {
    clock.sides[set.side].lever = set.lever;
    return {};
}

/// A broken lever is also broken in the new game.
Answer carryOut(Clock& clock, Restart, FactSink) {
    Clock again{clock.setting};
    again.anchor = clock.anchor;
    for (Colour colour : bothColours) again.sides[colour].lever = clock.sides[colour].lever;
    clock = std::move(again);
    return {};
}

void reloadPeriod(Clock& clock, Colour colour) {
    clock.sides[colour].main = periodOf(clock, colour).base;
    clock.sides[colour].canadianMovesDue = periodOf(clock, colour).count;
}

void settleFlags(Clock& clock) {
    if (clock.firstFlag && !clock.sides[*clock.firstFlag].flagAt) clock.firstFlag.reset();
    for (Colour colour : bothColours)
        if (!clock.firstFlag && clock.sides[colour].flagAt) clock.firstFlag = colour;
    if (clock.phase == Phase::Frozen && !clock.firstFlag) clock.phase = Phase::Paused;
}

} // namespace flagfall::clock
