// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <QString>

/// Boards in words, for those who hear them.
namespace flagfall::view {

/// `White: king e1; queen d1; rook a1, h1. Black: king e8.`; without pieces, that the board is empty.
[[nodiscard]] QString piecesWords(board::Board const& pieces);
/// The pieces, who is to move, and check.
[[nodiscard]] QString positionWords(board::Position const& position);
/// `White to move`.
[[nodiscard]] QString turnText(Colour turn);

} // namespace flagfall::view
