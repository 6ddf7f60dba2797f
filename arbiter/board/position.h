// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/move.h"
#include "arbiter/board/position_draft.h"
#include "arbiter/board/zobrist.h"

namespace flagfall::board {

/// A position a game can go on from, with everything the Laws ask of it: one king each, the player to move not able to
/// capture one, castling rights only where king and rook stand for it, and the en passant square only if a pawn can
/// legally capture there. A small value without memory of its own (96 bytes): a search keeps the one before and plays
/// on a copy, which is cheaper than taking a move back.
///
///     Position next = position;
///     next.play(move);          // or: Position const next = position.after(move);
///
/// May be read by any number of threads.
class Position {
public:
    /// The start of a game of standard chess (2.3).
    Position();

    /// The only door from what somebody says to what may be played; every reason at once if it is closed. An en passant
    /// square where nobody can capture is dropped.
    [[nodiscard]] static Expected<Position, PositionRefusals> create(PositionDraft const& draft);
    /// The draft that would lead here again.
    [[nodiscard]] PositionDraft draft() const;

    [[nodiscard]] Board const& board() const { return m_board; }
    [[nodiscard]] Colour turn() const { return m_turn; }
    /// The rooks whose owner has the right to castle with them (9.2), possible at the moment or not.
    [[nodiscard]] Bitboard castlingRooks() const { return m_castlingRooks; }
    /// Where a pawn can be captured in passing, legally, now.
    [[nodiscard]] std::optional<Square> enPassant() const { return m_enPassant; }
    /// Moves of either player since the last capture or pawn move: 100 of them are the fifty of 9.3, 150 the
    /// seventy-five of 9.6.
    [[nodiscard]] int halfmoveClock() const { return m_halfmoveClock; }
    [[nodiscard]] int moveNumber() const { return m_moveNumber; }
    [[nodiscard]] Game game() const { return m_game; }
    [[nodiscard]] zobrist::Key key() const { return m_key; }

    /// The enemy men that give check (3.9).
    [[nodiscard]] Bitboard checkers() const { return m_board.attackers(m_board.king(m_turn), opponent(m_turn)); }
    [[nodiscard]] bool isCheck() const { return checkers().any(); }
    [[nodiscard]] bool isCheckmate() const { return isCheck() && !hasLegalMove(); }
    [[nodiscard]] bool isStalemate() const { return !isCheck() && !hasLegalMove(); }

    /// Every move the Laws allow (3.10), in no promised order.
    [[nodiscard]] MoveList legalMoves() const;
    /// How many they are, without making the list.
    [[nodiscard]] int legalMoveCount() const;
    [[nodiscard]] bool hasLegalMove() const;
    [[nodiscard]] bool isLegal(Move move) const;
    /// Whether a man is captured, in passing included.
    [[nodiscard]] bool isCapture(Move move) const;

    /// Makes a move, which must come from legalMoves() of this very position.
    void play(Move move);
    [[nodiscard]] Position after(Move move) const {
        Position next = *this;
        next.play(move);
        return next;
    }

    /// The same position in the sense of 9.2: the same player to move, the same men on the same squares,
    /// the same possible moves, en passant and the rights to castle included. What the counters say is no part of it.
    friend bool operator==(Position const& a, Position const& b) {
        return a.m_key == b.m_key && a.m_turn == b.m_turn && a.m_board == b.m_board &&
               a.m_castlingRooks == b.m_castlingRooks && a.m_enPassant == b.m_enPassant;
    }

private:
    friend struct Play;

    explicit Position(PositionDraft const& draft);

    Board m_board;
    Bitboard m_castlingRooks;
    zobrist::Key m_key = 0;
    int m_halfmoveClock = 0;
    int m_moveNumber = 1;
    Colour m_turn = Colour::White;
    std::optional<Square> m_enPassant{};
    Game m_game = Game::Standard;
};

static_assert(sizeof(Position) == 96);

/// The key made from nothing but what stands on the board; always what key() says.
[[nodiscard]] zobrist::Key keyFromScratch(Position const& position);

/// What no sequence of legal moves can have brought about, though play may go on from it: a board where an illegal move
/// has stood, an invented position. Told, never refused.
enum class Oddity : std::uint8_t {
    TooManyPromotions, ///< more queens, rooks, bishops and knights than the pawns that are gone could have become
    ThreeCheckers,     ///< more than two men give check
    ChecksFromNoMove,  ///< two men give check, and no single move can have opened both
    ClockTooLong,      ///< more moves without capture or pawn move than moves at all
    ClockOverPawnMove, ///< the last move was a pawn's double step, yet moves have been counted since
};

[[nodiscard]] std::vector<Oddity> odditiesOf(Position const& position);

} // namespace flagfall::board
