// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

/// What the acts say of an adjourned game, to whoever decides and to whoever reports.
namespace flagfall::session {

/// The record begins in a position that was set up, and not at the beginning of a game.
[[nodiscard]] bool beginsSetUp(Board const& board);
/// The envelope that should be opened next cannot be found, and nobody has ruled on that: the move that was stated
/// instead is not on record either (I.11; 2009: Adj.11).
[[nodiscard]] bool isMissed(History const& history, RoundNumber round, Board const& board);

} // namespace flagfall::session
