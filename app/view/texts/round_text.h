// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

namespace flagfall::view {

/// What people call a round, whether it is paired already or the next one: `3`. Where a match has several games, and a
/// round is one of them, the round of the tree and the game: `2.1`.
[[nodiscard]] QString roundLabel(session::EventState const& state, RoundNumber round);

/// Whether the round that is paired next has its name already: of a knockout it is not known whose game it will be
/// while results are missing, or a match is level.
[[nodiscard]] bool isNextRoundKnown(session::EventState const& state);

/// `Round 3`; `Round 2, game 1 (rapid)`, `Round 2, game 7 (Armageddon)`.
[[nodiscard]] QString roundName(session::EventState const& state, RoundNumber round);

/// What a drawn game does to the match there: `Draw odds: a draw wins the match for Black.`; empty in all other games.
[[nodiscard]] QString drawOddsText(session::EventState const& state, RoundNumber round);

} // namespace flagfall::view
