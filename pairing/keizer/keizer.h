// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing::keizer {

/// No event is announced for more rounds.
inline constexpr int mostRounds = 99;

/// Neighbours in the ranking meet, round after round, and may meet again: `KEIZER`, for clubs (Tournament::keizer).
/// FIDE knows no such system; its games can be rated. The usual rules say: first against second, third against fourth,
/// nobody against somebody he has met within the last rounds, and the bye to the lowest-ranked who has not had one
/// lately. What they leave open is decided so:
///
/// - The bye goes to the lowest-ranked for whom the others can be paired; then the first meets the next-ranked he may,
///   so that the others can be paired, and so on down. Where nothing can be paired, that is said and nothing eased.
/// - A game that was forfeited was not played, and the two may meet again (C.04.2, Art. 3).
/// - Colours: White to whom had it less often; then they alternate from the last time when one had White and the other
///   Black; then the higher-ranked alternates from his last game, or else the other one; of two without a game the
///   higher-ranked has the drawn colour if his number is odd.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::keizer
