// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/works.h"

namespace flagfall::clock {

namespace {

bool isOnMove(Clock const& clock, Colour colour) { return clock.phase != Phase::Ready && clock.active == colour; }

/// A Bronstein display shows the time available for the move, also to the player who waits; all byo-yomi periods are
/// shown as one sum, as on DGT clocks.
Span totalShown(Clock const& clock, Colour colour) {
    SideState const& side = clock.sides[colour];
    Period const& period = periodOf(clock, colour);
    if (side.flagAt) return Span::zero();
    if (period.method == Method::Byoyomi) return side.main + period.base * (side.byoyomiLeft - 1);
    if (period.method == Method::Bronstein)
        return side.main + (isOnMove(clock, colour) ? side.allowance : nextDelay(clock, colour));
    return side.main;
}

DisplayReading displayOf(Clock const& clock, Colour colour) {
    SideState const& side = clock.sides[colour];
    DisplayReading shown;
    shown.main = side.main;
    shown.total = totalShown(clock, colour);
    shown.delayLeft = isOnMove(clock, colour) ? side.allowance : Span::zero();
    shown.used = side.used;
    shown.movesCompleted = side.movesCompleted;
    shown.period = side.period + 1;
    shown.flag = side.flagAt.has_value();
    shown.flagAt = side.flagAt;
    shown.periodFlagAt = side.periodFlagAt;
    shown.method = periodOf(clock, colour).method;
    shown.byoyomiLeft = side.byoyomiLeft;
    shown.canadianMovesDue = side.canadianMovesDue;
    shown.overrun = side.overrun;
    shown.lever = side.lever;
    return shown;
}

} // namespace

Reading read(Clock const& clock, Instant now) {
    Clock then = clock;
    runTo(then, now, nullptr);
    return {{displayOf(then, Colour::White), displayOf(then, Colour::Black)}, then.phase, then.active, then.firstFlag};
}

} // namespace flagfall::clock
