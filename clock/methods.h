// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/setting.h"

/// What the timing methods have in common.
namespace flagfall::clock {

/// More than a century. No display goes above it, so that the sum of two cannot overflow.
inline constexpr Span longestMain = std::chrono::hours{1'000'000};

/// True for a time that ends at zero and may be followed by another period.
constexpr bool isPlain(Method method) {
    return method == Method::Time || method == Method::Fischer || method == Method::UsDelay ||
           method == Method::Bronstein;
}

/// True for US delay and Bronstein, which are the same clock with different displays.
constexpr bool isDelay(Method method) { return method == Method::UsDelay || method == Method::Bronstein; }

constexpr bool hasExtra(Method method) { return method == Method::Fischer || isDelay(method); }

constexpr bool hasCount(Method method) { return method == Method::Byoyomi || method == Method::Canadian; }

/// True for methods that a player enters alone when the own time is used up, and that replace it.
constexpr bool isEnteredAlone(Method method) { return hasCount(method) || method == Method::UpCount; }

/// True for methods that allow no period before or after them and are the same for both players.
constexpr bool isWholeControl(Method method) {
    return method == Method::Hourglass || method == Method::Gong || method == Method::MoveTimer;
}

/// Returns the increment or delay of a player's own move with this number.
constexpr Span extraFor(Period const& period, FirstMove firstMove, int move) {
    bool const earned = move >= period.extraFromMove && (firstMove == FirstMove::Credited || move > 1);
    return earned ? period.extra : Span::zero();
}

constexpr Span incrementFor(Period const& period, FirstMove firstMove, int move) {
    return period.method == Method::Fischer ? extraFor(period, firstMove, move) : Span::zero();
}

constexpr Span delayFor(Period const& period, FirstMove firstMove, int move) {
    return isDelay(period.method) ? extraFor(period, firstMove, move) : Span::zero();
}

/// What stands before an increment or delay where settings are written in short.
constexpr char extraSign(Method method) {
    if (method == Method::Fischer) return '+';
    return method == Method::UsDelay ? 'd' : 'b';
}

} // namespace flagfall::clock
