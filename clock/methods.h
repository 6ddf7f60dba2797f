// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/setting.h"

/// What the methods have in common, in one place each.
namespace flagfall::clock {

/// More than a century. No display ever goes above it, so that no sum of two can overflow.
inline constexpr Span longestMain = std::chrono::hours{1'000'000};

/// A bank of time that ends at zero and may be followed by another one.
constexpr bool isPlain(Method method) {
    return method == Method::Time || method == Method::Fischer || method == Method::UsDelay ||
           method == Method::Bronstein;
}

/// US delay and Bronstein are one clock; only what is shown differs.
constexpr bool isDelay(Method method) { return method == Method::UsDelay || method == Method::Bronstein; }

constexpr bool hasExtra(Method method) { return method == Method::Fischer || isDelay(method); }

constexpr bool hasCount(Method method) { return method == Method::Byoyomi || method == Method::Canadian; }

/// Only the player whose own time is gone enters these, and they replace what he had.
constexpr bool isEnteredAlone(Method method) { return hasCount(method) || method == Method::UpCount; }

/// Nothing can stand before or after these, and both players have the same.
constexpr bool isWholeControl(Method method) {
    return method == Method::Hourglass || method == Method::Gong || method == Method::MoveTimer;
}

/// The extra that belongs to a player's own move with that number.
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

} // namespace flagfall::clock
