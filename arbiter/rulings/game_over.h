// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/known.h"
#include "arbiter/rulings/rules.h"

namespace flagfall::rulings {

/// The article by which a game ended so.
[[nodiscard]] std::string articleOf(Edition const& edition, GameOver how);
/// How the game is over by what is known: as was said, or checkmate, stalemate or a dead position on the board, or a
/// draw without a claim that nobody had noticed. None where it goes on, as far as is known.
[[nodiscard]] std::optional<GameOver> overOnBoard(Known const& known);
/// The same, where the edition knows such an end (fivefold repetition and 75 moves: from 2014 on).
[[nodiscard]] std::optional<GameOver> overUnder(Edition const& edition, Known const& known);
/// The score of a game that ended so; none where it depends on a player who is not known.
[[nodiscard]] std::optional<Result> scoreOf(GameOver how, Known const& known);
/// The score of a game that has its result on record, or is over under the edition; none: it goes on, or the score is not known.
[[nodiscard]] std::optional<Result> scoreOnceOver(Edition const& edition, Known const& known);

} // namespace flagfall::rulings
