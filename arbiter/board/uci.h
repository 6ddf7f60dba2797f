// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <string>

/// Moves in coordinates, as programs exchange them: `e2e4`, `e7e8q`.
namespace flagfall::board {

/// A castling is the step of the king (`e1g1`), in Chess960 the king and his rook (`e1h1`).
[[nodiscard]] std::string uciText(Move move, Game game = Game::Standard);

enum class UciFault : std::uint8_t {
    NotAMove, ///< not two squares, perhaps with one of `q r b n` behind them
    Illegal,  ///< no legal move of the position
};

/// Finds the move among the legal ones. Both ways to write a castling are understood; where the king may also simply
/// step on that square, he does.
[[nodiscard]] Expected<Move, UciFault> moveFromUci(Position const& position, std::string_view text);

} // namespace flagfall::board
