// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"

#include <chrono>

namespace flagfall {

/// With less than this time left in a period and less than this increment, a player need not record until the period
/// ends (8.4, in every edition). Exactly this much is not less.
inline constexpr std::chrono::minutes recordingTime{5};
inline constexpr std::chrono::seconds recordingIncrement{30};

[[nodiscard]] constexpr bool excusedByTime(std::chrono::nanoseconds left, std::chrono::nanoseconds addedPerMove) {
    return left < recordingTime && addedPerMove < recordingIncrement;
}

/// Returns whether players must record: only in standard play. In rapid and blitz with full supervision the arbiter
/// keeps the record (A.2; from 2014: A.2, B.2).
[[nodiscard]] constexpr bool playersRecord(PlayType play) { return play == PlayType::Standard; }

} // namespace flagfall
