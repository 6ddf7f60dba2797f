// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/points.h"
#include "pairing/tournament.h"

#include <vector>

/// Baku acceleration (C.04.7): virtual points for the upper half of the field in the first half of the rounds.
namespace flagfall::pairing {

enum class Acceleration { None, Baku };

/// How many of the smallest pairing numbers are in the accelerated group: half of the field, made even.
[[nodiscard]] constexpr int bakuGroup(int players) { return 2 * ((players + 3) / 4); }

/// The virtual points of a player of the group, round by round; none after the accelerated rounds.
[[nodiscard]] std::vector<Points> bakuPoints(int rounds, Scoring const& scoring);

} // namespace flagfall::pairing
