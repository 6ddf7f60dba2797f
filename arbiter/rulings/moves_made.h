// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/known.h"
#include "arbiter/rulings/question.h"

namespace flagfall::rulings {

/// The moves that each player has made, as far as anybody knows.
using MovesMade = ByColour<std::optional<int>>;

/// What an incident says of them, else the counters, else the number of the move in the position.
[[nodiscard]] MovesMade movesMade(Known const& known, MovesMade const& said = {});
/// By the counter or by the number of the position, whichever has seen more: of a game that went on for some time.
[[nodiscard]] MovesMade movesShown(Known const& known);

/// Whether each player has made so many moves; nullopt if nobody has said so yet. White begins, so the moves of one
/// player leave at most one move open of the other's.
[[nodiscard]] std::optional<bool> bothHaveMade(int moves, MovesMade const& made, Answers const& answers);
[[nodiscard]] Question askBothMade(int moves);

} // namespace flagfall::rulings
