// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <string>

/// Moves in coordinates, as chess programs exchange them: `e2e4`, `e7e8q`.
namespace flagfall::board {

/// Writes a move. Castling is the king's step (`e1g1`); in Chess960, king and rook (`e1h1`).
[[nodiscard]] std::string uciText(Move move, Game game = Game::Standard);

enum class UciFault : std::uint8_t {
    NotAMove, ///< not two squares, optionally followed by one of `q r b n`
    Illegal,  ///< not a legal move of the position
};

/// Finds the legal move. Both ways to write castling are understood; if the king can also simply move to that square,
/// the simple move is meant.
[[nodiscard]] Expected<Move, UciFault> moveFromUci(Position const& position, std::string_view text);

} // namespace flagfall::board
