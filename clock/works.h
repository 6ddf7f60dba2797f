// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"
#include "clock/methods.h"

#include <algorithm>

/// The works inside the case: what goes on by itself. Operations (clock.cpp) and displays (reading.cpp) sit
/// on top. `facts` may be null for somebody who only wants to look.
namespace flagfall::clock {

using FactSink = std::vector<Fact>*;

inline Period const& periodOf(Clock const& clock, Colour colour) {
    return clock.setting->periods(colour)[static_cast<std::size_t>(clock.sides[colour].period)];
}

/// The delay of the move a player has next.
inline Span nextDelay(Clock const& clock, Colour colour) {
    SideState const& side = clock.sides[colour];
    if (side.flagAt) return Span::zero();
    return delayFor(periodOf(clock, colour), clock.setting->firstMove(), side.movesCompleted + 1);
}

/// So many byo-yomi periods, or moves due in Canadian overtime, can be counted; and so many moves of a game that goes
/// on by itself.
inline constexpr int mostCounted = 9999;
inline constexpr int mostMoves = 1'000'000;

/// Of byo-yomi periods, no more than can be shown as one sum.
inline int mostByoyomi(Clock const& clock, Colour colour) {
    Period const& period = periodOf(clock, colour);
    if (period.method != Method::Byoyomi) return 0;
    return static_cast<int>(std::min<std::int64_t>(mostCounted, longestMain / period.base));
}

/// A bank with something added or taken, never below zero and never above what can be shown.
Span withAdded(Span main, Span by);

/// The period that follows a player's present one; the same one when it repeats.
std::optional<int> followingPeriod(Clock const& clock, Colour colour);

/// Begins a period's own counters (byo-yomi, Canadian) and the number of moves it asks for.
void beginPeriod(Clock& clock, Colour colour, int period);

/// A player has met the quota: he alone goes on to the next period.
void enterAtQuota(Clock& clock, Colour colour, FactSink facts);

/// Charges the player on move for the time since the anchor. Meets no zero: deadlines come first.
void consume(Clock& clock, Instant to);

/// The move is handed to a player, with a fresh delay.
void turnTo(Clock& clock, Colour colour);

/// A player's time is used up at `at`.
void meetZero(Clock& clock, Colour colour, Instant at, FactSink facts);

/// Every deadline up to and including `to`, then the time up to it.
void runTo(Clock& clock, Instant to, FactSink facts);

} // namespace flagfall::clock
