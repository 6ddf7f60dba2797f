// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <vector>

namespace flagfall::notation {

/// What a text says of a move, read or heard; everything else must come from the position.
struct SpelledMove {
    std::optional<board::Wing> castling{};
    board::Role role = board::Role::Pawn;
    std::optional<board::File> fromFile{};
    std::optional<board::Rank> fromRank{};
    std::optional<board::File> toFile{};
    std::optional<board::Rank> toRank{}; ///< may be missing where a pawn captures: `exd`
    std::optional<board::Role> promotion{};
    bool captures = false; ///< a capture was noted; a pawn's is none without that and without the file it leaves (C.9)
};

/// Why a text is no move of the position.
enum class MoveFault : std::uint8_t {
    Empty,                ///< nothing was written
    NotNotation,          ///< the text cannot be read from `column` on
    NoSuchPiece,          ///< the player has no such piece, or none where the text says
    OwnManThere,          ///< a man of the player stands on the square of arrival (3.1)
    CannotReach,          ///< no such piece can move there
    ExposesKing,          ///< the move would bring the player's own king into check (3.9)
    LeavesKingInCheck,    ///< the king is in check and would stay in it (3.9)
    Ambiguous,            ///< more than one piece can: the `candidates`
    PromotionMissing,     ///< the pawn arrives on the last rank, and no piece it may become is named: the `candidates`
    NoPromotion,          ///< a piece to promote to is named where no pawn is promoted
    CastlingRightLost,    ///< the king or that rook has moved, or the rook is gone (3.8)
    CastlingBlocked,      ///< a man stands in the way (3.8)
    CastlingOutOfCheck,   ///< the king is in check (3.8)
    CastlingThroughCheck, ///< the king would cross or reach an attacked square (3.8)
};

struct MoveRefusal {
    MoveFault fault;
    std::vector<board::Move> candidates{};
    std::size_t column = 0; ///< of the first character that cannot be read, from 1; 0 for any other reason
    friend bool operator==(MoveRefusal const&, MoveRefusal const&) = default;
};

/// The one legal move that fits, or why there is none.
[[nodiscard]] Expected<board::Move, MoveRefusal> findMove(board::Position const& position, SpelledMove const& spelled);

} // namespace flagfall::notation
