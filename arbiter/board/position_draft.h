// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/board.h"
#include "arbiter/terms/expected.h"

#include <vector>

namespace flagfall::board {

/// The variant. Only the initial squares of king and rooks differ (Guidelines II; 2009: Appendix F).
enum class Game : std::uint8_t { Standard, Chess960 };

/// A position as a form or a file gives it. Nothing is guaranteed until Position::create() has checked it.
struct PositionDraft {
    Board board{};
    Colour turn = Colour::White;
    /// The rooks with which their owner may still castle.
    Bitboard castlingRooks{};
    /// The square a pawn has just passed over with a double step, whether or not it can be captured.
    std::optional<Square> enPassant{};
    int halfmoveClock = 0; ///< half-moves since the last capture or pawn move (9.3)
    int moveNumber = 1;    ///< of the next move; White's and Black's move count as one
    Game game = Game::Standard;
    friend bool operator==(PositionDraft const&, PositionDraft const&) = default;
};

/// One player's pieces from the a-file to the h-file; the opponent's are placed opposite them.
using BackRank = std::array<Role, 8>;

/// Returns the start of a game with these pieces behind the pawns (2.3; Guidelines II), with all castling rights.
[[nodiscard]] PositionDraft startingDraft(BackRank const& pieces, Game game);

/// Why no game can continue from a draft. Each reason is something that cannot be played, counted or be true of any
/// board; what is merely impossible by legal moves is an Oddity.
enum class PositionFault : std::uint8_t {
    KingMissing,     ///< of `colour` (2.2)
    SeveralKings,    ///< of `colour`; `square` is the second one
    TooManyPieces,   ///< more than sixteen of `colour` (2.1)
    TooManyPawns,    ///< more than eight of `colour` (2.2)
    PawnOnEndRank,   ///< on `square`: it should have been promoted, or cannot have got there (3.7)
    KingsTouch,      ///< the kings attack each other; `square` is the one of the player not to move
    OpponentInCheck, ///< the player to move could capture the king on `square` (1.2; later 1.4)
    /// `colour` has the right to castle with the rook on `square`, but the king has left its square (3.8)
    CastlingKingAway,
    CastlingRookMissing, ///< no rook of `colour` to castle with on `square`, or it is not on its initial rank
    CastlingTwice,       ///< two rooks to castle with on the same side of the king of `colour`; `square` is the second
    EnPassantImpossible, ///< no pawn can just have passed over `square` (3.7)
    ClockOutOfRange,     ///< the fifty-move count is below 0 or above 9999
    NumberOutOfRange,    ///< the move number is below 1 or above 9999
};

/// One reason, with the square or colour concerned.
struct PositionRefusal {
    PositionFault fault;
    std::optional<Colour> colour{};
    std::optional<Square> square{};
    friend bool operator==(PositionRefusal const&, PositionRefusal const&) = default;
};

using PositionRefusals = std::vector<PositionRefusal>;

/// Returns every reason against a draft; empty if a game can continue from it.
[[nodiscard]] PositionRefusals refusalsOf(PositionDraft const& draft);

} // namespace flagfall::board
