// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/board.h"

namespace flagfall::mating {

/// Material with which no mate exists on any board, whatever the arrangement.
enum class LackOfMaterial : std::uint8_t {
    BareKing,         ///< a king alone cannot give check
    LoneKnight,       ///< king and knight against a king and at most queens
    OneColourBishops, ///< king and bishops of one square colour, and nothing that could stand in the king's way for
                      ///< good
};

/// Returns the reason if the pieces left to `mating` cannot checkmate those left to the other player, now or after
/// any moves. Except with a bare king, neither has a pawn that could promote, and captures only reduce the material.
///
/// LoneKnight. Turn the board so that the mated king is on a1 and the knight gives check from b3; only the named
/// squares matter, so the king need not be in the corner. A queen on a2 or b2 captures the knight, and nothing pins
/// it. So the king of `mating` attacks both squares, which is possible only from a3. Then b1 is not attacked and must
/// be occupied by a queen, which captures the knight along the file, or the queen on b2 does.
///
/// OneColourBishops. The check is along one diagonal. The squares beside the king on its rank and file have the other
/// colour, and the king of `mating`, two squares away, attacks at most one of them; rooks and queens must occupy the
/// others. The first square of the diagonal touches two of them, so one of these two is occupied by a piece that can
/// capture or interpose there: pins are along diagonals, and it is on none.
[[nodiscard]] std::optional<LackOfMaterial> lackOfMaterial(board::Board const& board, Colour mating);

/// True for a knight, or bishops of one square colour: mates with them need a corner and the other player's help.
[[nodiscard]] bool hasOneKindOfMinorOnly(board::Board const& board, Colour colour);

} // namespace flagfall::mating
