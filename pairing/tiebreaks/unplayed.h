// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tournament.h"

/// The sorts of unplayed rounds (C.07, Art. 16.1 and 16.2).
namespace flagfall::pairing {

/// A half- or zero-point bye, absence and the rounds after a withdrawal included.
[[nodiscard]] bool isRequestedBye(RoundRecord const& record);
[[nodiscard]] bool isForfeitWin(RoundRecord const& record);
[[nodiscard]] bool isForfeitLoss(RoundRecord const& record);
/// VUR: the player himself had it in his hands that the round was not played.
[[nodiscard]] bool isVoluntarilyUnplayed(RoundRecord const& record);

/// The score a player has for his opponents (Art. 16.3): requested byes after which he never came back, and
/// one in the last of the `rounds` on file, count as draws. Rounds without an entry are such byes.
[[nodiscard]] HalfPoints adjustedScore(Participant const& participant, int rounds);

} // namespace flagfall::pairing
