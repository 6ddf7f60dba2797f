// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"
#include "clock/methods.h"

#include <algorithm>

/// The mechanism inside the clock: what happens by itself. Operations (clock.cpp) and displays (reading.cpp) are
/// built on it. `facts` may be null if only the state matters.
namespace flagfall::clock {

using FactSink = std::vector<Fact>*;

inline Period const& periodOf(Clock const& clock, Colour colour) {
    return clock.setting->periods(colour)[static_cast<std::size_t>(clock.sides[colour].period)];
}

/// The delay of a player's next move.
inline Span nextDelay(Clock const& clock, Colour colour) {
    SideState const& side = clock.sides[colour];
    if (side.flagAt) return Span::zero();
    return delayFor(periodOf(clock, colour), clock.setting->firstMove(), side.movesCompleted + 1);
}

/// The largest number of byo-yomi periods, of moves due in Canadian overtime, and of moves counted in a game that
/// continues by itself.
inline constexpr int mostCounted = 9999;
inline constexpr int mostMoves = 1'000'000;

/// The largest number of byo-yomi periods that can be shown as one sum.
inline int mostByoyomi(Clock const& clock, Colour colour) {
    Period const& period = periodOf(clock, colour);
    if (period.method != Method::Byoyomi) return 0;
    return static_cast<int>(std::min<std::int64_t>(mostCounted, longestMain / period.base));
}

/// Returns a time with something added or taken off, never below zero and never above what can be shown.
Span withAdded(Span main, Span by);

/// Returns the period after a player's present one; the same one if it repeats.
std::optional<int> followingPeriod(Clock const& clock, Colour colour);

/// Starts the counters of a period (byo-yomi, Canadian) and its required moves.
void beginPeriod(Clock& clock, Colour colour, int period);

/// A player has met the quota: this player alone enters the next period.
void enterAtQuota(Clock& clock, Colour colour, FactSink facts);

/// Charges the side to move for the time since the anchor. Reaches no zero: deadlines are carried out first.
void consume(Clock& clock, Instant to);

/// Gives a player the move, with a fresh delay.
void turnTo(Clock& clock, Colour colour);

/// A player's time is used up at `at`.
void meetZero(Clock& clock, Colour colour, Instant at, FactSink facts);

/// Carries out every deadline up to and including `to`, then charges the time up to it.
void runTo(Clock& clock, Instant to, FactSink facts);

} // namespace flagfall::clock
