// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/board.h"
#include "arbiter/terms/expected.h"

#include <vector>

namespace flagfall::board {

/// Which game is played. Only the places of king and rooks differ (Guidelines II; 2009: Appendix F).
enum class Game : std::uint8_t { Standard, Chess960 };

/// Anything a form or a file may say of a position. Nothing is promised until Position::create() has looked at it.
struct PositionDraft {
    Board board{};
    Colour turn = Colour::White;
    /// The rooks whose owner may still castle with them.
    Bitboard castlingRooks{};
    /// The square a pawn has just passed over with a double step, whether or not it can be captured there.
    std::optional<Square> enPassant{};
    int halfmoveClock = 0; ///< moves of either player since the last capture or pawn move (9.3)
    int moveNumber = 1;    ///< of the move about to be made, White's and Black's counted together
    Game game = Game::Standard;
    friend bool operator==(PositionDraft const&, PositionDraft const&) = default;
};

/// The pieces of one player from the a-file to the h-file; the other one's stand opposite them.
using BackRank = std::array<Role, 8>;

/// Where a game starts with these pieces behind the pawns (2.3; Guidelines II), all castling still allowed.
[[nodiscard]] PositionDraft startingDraft(BackRank const& pieces, Game game);

/// Why no game can go on from a draft. Each says something that cannot be played, counted or be true of any board; what
/// is only unlikely is an Oddity.
enum class PositionFault : std::uint8_t {
    KingMissing,         ///< of `colour` (2.2)
    SeveralKings,        ///< of `colour`; `square` is the second one
    TooManyMen,          ///< more than sixteen of `colour` (2.1)
    TooManyPawns,        ///< more than eight of `colour` (2.2)
    PawnOnEndRank,       ///< on `square`: it should have been promoted, or have come from nowhere (3.7)
    KingsTouch,          ///< the kings attack each other; `square` is the one of the player not to move
    OpponentInCheck,     ///< the player to move could capture the king on `square` (1.2; later 1.4)
    CastlingKingAway,    ///< `colour` may castle with the rook on `square`, yet his king has moved (3.8)
    CastlingRookMissing, ///< no rook of his on `square` to castle with, or not where it started
    CastlingTwice,       ///< two rooks on one side of the king of `colour` to castle with; `square` is the second
    EnPassantImpossible, ///< no pawn can just have passed over `square` (3.7)
    ClockOutOfRange,     ///< the count of moves without capture or pawn move is below 0 or above 9999
    NumberOutOfRange,    ///< the move number is below 1 or above 9999
};

/// One reason, with what it is about.
struct PositionRefusal {
    PositionFault fault;
    std::optional<Colour> colour{};
    std::optional<Square> square{};
    friend bool operator==(PositionRefusal const&, PositionRefusal const&) = default;
};

using PositionRefusals = std::vector<PositionRefusal>;

/// Every reason against a draft; none if a game can go on from it.
[[nodiscard]] PositionRefusals refusalsOf(PositionDraft const& draft);

} // namespace flagfall::board
