// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/swiss_team/definitions/field.h"
#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing::double_swiss {

/// The Double-Swiss System (C.04.5, edition of 1 February 2026): `FIDE_DOUBLESWISS`. A round is a match of two games;
/// on file, as in report files, each game is a round, and so Tournament::roundsPlanned and all round numbers count
/// games. The pairing of a first game is that of the match; the second game has the same two with the colours turned,
/// whoever has left meanwhile, because byes are for matches and never for a game (preface).
///
/// Who is left over has the bye of the pairing in the first game and a half-point bye in the second, together a game
/// won and a game drawn (1.4). EarlierRoundDiffers where second games on file are not those of the first ones.
[[nodiscard]] std::vector<PairingSystem const*> systems();

/// Who takes part in the next match, as the criteria look at him. `games` ends with a second game, or is empty.
[[nodiscard]] swiss_team::Field fieldOf(Tournament const& games);

} // namespace flagfall::pairing::double_swiss
