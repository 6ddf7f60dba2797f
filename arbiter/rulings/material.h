// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/board.h"

namespace flagfall::rulings {

/// Men with whom no mate exists on any board, whatever stands where.
enum class LackOfMaterial : std::uint8_t {
    BareKing,         ///< a king alone gives no check
    LoneKnight,       ///< king and knight against a king and queens alone
    OneColourBishops, ///< king and bishops of one square colour, and nothing that could stand in the king's way for
                      ///< good
};

/// Whether what `mating` has left cannot mate what the other player has left, now or after any moves: none of these has
/// a pawn that could become something else but for the bare king, and men that are captured only leave less.
///
/// LoneKnight. Turn the board so that the king stands on a1 and the knight that checks him on b3; only the squares
/// named matter, so the king need not be in the corner. A queen on a2 or b2 captures the knight, and nothing pins her.
/// So the king of `mating` attacks both squares, which he does from a3 alone. Then nobody attacks b1, and there must be
/// a queen: she captures the knight along the file, or the one on b2 does.
///
/// OneColourBishops. The check runs along one diagonal. The squares beside the king on his rank and file have the other
/// colour, and the king of `mating`, two squares away, attacks one of them at the most; rooks and queens must take the
/// others. The first square of the diagonal touches two of them, so one of these two is taken, and by a man who can
/// capture or interpose there: pins run along diagonals, and he stands on none.
[[nodiscard]] std::optional<LackOfMaterial> lackOfMaterial(board::Board const& board, Colour mating);

/// A knight, or bishops of one square colour: mates with them need a corner and the other player's help.
[[nodiscard]] bool hasOneKindOfMinorOnly(board::Board const& board, Colour colour);

} // namespace flagfall::rulings
