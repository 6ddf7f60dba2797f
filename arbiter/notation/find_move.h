// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <vector>

namespace flagfall::notation {

/// What a text says about a move, written or spoken; the position supplies the rest.
struct SpelledMove {
    std::optional<board::Wing> castling{};
    board::Role role = board::Role::Pawn;
    std::optional<board::File> fromFile{};
    std::optional<board::Rank> fromRank{};
    std::optional<board::File> toFile{};
    std::optional<board::Rank> toRank{}; ///< may be missing for a pawn capture: `exd`
    std::optional<board::Role> promotion{};
    /// a capture was noted; a pawn captures only if this is set or the departure file is given (C.9)
    bool captures = false;
};

/// Why a text is not a move of the position.
enum class MoveFault : std::uint8_t {
    Empty,                ///< nothing was written
    NotNotation,          ///< the text cannot be read from `column` on
    NoSuchPiece,          ///< the player has no such piece, or not where the text says
    OwnPieceThere,        ///< the player's own piece is on the arrival square (3.1)
    CannotReach,          ///< no such piece can move there
    ExposesKing,          ///< the move would expose the player's own king to check (3.9)
    LeavesKingInCheck,    ///< the king is in check and would remain in check (3.9)
    Ambiguous,            ///< more than one piece can move there: see `candidates`
    PromotionMissing,     ///< the pawn reaches the last rank and no promotion piece is given: see `candidates`
    NoPromotion,          ///< a promotion piece is given, but the move is not a promotion
    CastlingRightLost,    ///< the king or that rook has moved, or the rook is missing (3.8)
    CastlingBlocked,      ///< a piece is between king and rook, or on their arrival squares (3.8)
    CastlingOutOfCheck,   ///< the king is in check (3.8)
    CastlingThroughCheck, ///< the king would pass over or land on an attacked square (3.8)
};

struct MoveRefusal {
    MoveFault fault;
    std::vector<board::Move> candidates{};
    std::size_t column = 0; ///< of the first unreadable character, from 1; 0 for any other reason
    friend bool operator==(MoveRefusal const&, MoveRefusal const&) = default;
};

/// Returns the only legal move that fits, or the reason why there is none.
[[nodiscard]] Expected<board::Move, MoveRefusal> findMove(board::Position const& position, SpelledMove const& spelled);

} // namespace flagfall::notation
