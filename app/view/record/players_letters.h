// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "arbiter/notation/language.h"

#include <optional>
#include <string>

/// Moves that players write or say beside the record: sealed, made on the board before sealing, announced with a claim.
namespace flagfall::view {

/// The letters a player writes in: those of the scoresheet, or of the program where there is none.
[[nodiscard]] notation::Language lettersOf(session::Board const& board, Colour player);

/// Those of what is in an envelope: a typed move says it itself.
[[nodiscard]] notation::Language lettersOf(session::Board const& board, session::Envelope const& envelope);

/// What a player who is to move in this position has made or announced, by whoever has written it down: in the letters
/// of the player, of the program, or in English, the first that give a legal move.
[[nodiscard]] std::optional<board::Move> moveWritten(session::Board const& board, board::Position const& position,
                                                     std::string const& text);

} // namespace flagfall::view
