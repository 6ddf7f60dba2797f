// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"

#include <chrono>

namespace flagfall {

/// Below so much time left in a period, with less than so much added for each move, a player need not record until the
/// period ends (8.4, in every edition). Exactly so much is not below.
inline constexpr std::chrono::minutes recordingTime{5};
inline constexpr std::chrono::seconds recordingIncrement{30};

[[nodiscard]] constexpr bool excusedByTime(std::chrono::nanoseconds left, std::chrono::nanoseconds addedPerMove) {
    return left < recordingTime && addedPerMove < recordingIncrement;
}

/// Whether players have to record at all: in standard play, and in rapid and blitz only where the regulations of a
/// supervised event ask for it, which is left to the arbiter's record (A.2; 2014 and later: A.2, B.2).
[[nodiscard]] constexpr bool playersRecord(PlayType play) { return play == PlayType::Standard; }

} // namespace flagfall
