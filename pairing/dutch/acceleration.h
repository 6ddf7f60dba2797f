// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/entry.h"

#include <vector>

/// Baku acceleration (C.04.7): virtual points for the upper half of the field in the first half of the rounds.
namespace flagfall::pairing::dutch {

enum class Acceleration { None, Baku };

/// How many of the smallest pairing numbers are in the accelerated group: half of the field, made even.
[[nodiscard]] constexpr int bakuGroup(int players) { return 2 * ((players + 3) / 4); }

/// The virtual points of a player of the group, round by round; none after the accelerated rounds.
[[nodiscard]] std::vector<Points> bakuPoints(int rounds, Scoring const& scoring);

/// Gives every player of the group his virtual points. Who enters late does not move the end of the group: it stays
/// where `lastOfGroup`, a place in the order of pairing numbers, is.
void accelerate(Entries& entries, int lastOfGroup);

} // namespace flagfall::pairing::dutch
