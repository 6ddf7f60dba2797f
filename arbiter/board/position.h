// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/move.h"
#include "arbiter/board/position_draft.h"
#include "arbiter/board/zobrist.h"

namespace flagfall::board {

/// A position from which a game can continue, with everything the Laws require: one king for each player, the player
/// to move cannot capture it, castling rights only if king and rook are on their squares, and an en passant square
/// only if a pawn can legally capture there. A small value without memory of its own (96 bytes): a search keeps the
/// previous one and plays on a copy, which is cheaper than undoing a move.
///
///     Position next = position;
///     next.play(move);          // or: Position const next = position.after(move);
///
/// May be read by any number of threads.
class Position {
public:
    /// The start of a game of standard chess (2.3).
    Position();

    /// The only way to make a Position: checks the draft and returns either a playable position or all the reasons
    /// against it. An en passant square on which no capture is possible is dropped.
    [[nodiscard]] static Expected<Position, PositionRefusals> create(PositionDraft const& draft);
    /// Returns the draft that makes this position.
    [[nodiscard]] PositionDraft draft() const;

    [[nodiscard]] Board const& board() const { return m_board; }
    [[nodiscard]] Colour turn() const { return m_turn; }
    /// The rooks with which their owner still has the right to castle (9.2), whether or not castling is possible now.
    [[nodiscard]] Bitboard castlingRooks() const { return m_castlingRooks; }
    /// The square on which a pawn can legally be captured en passant now.
    [[nodiscard]] std::optional<Square> enPassant() const { return m_enPassant; }
    /// Half-moves since the last capture or pawn move: 100 for the fifty moves of 9.3, 150 for the seventy-five of
    /// 9.6.
    [[nodiscard]] int halfmoveClock() const { return m_halfmoveClock; }
    [[nodiscard]] int moveNumber() const { return m_moveNumber; }
    [[nodiscard]] Game game() const { return m_game; }
    [[nodiscard]] zobrist::Key key() const { return m_key; }

    /// The enemy pieces giving check (3.9).
    [[nodiscard]] Bitboard checkers() const { return m_board.attackers(m_board.king(m_turn), opponent(m_turn)); }
    [[nodiscard]] bool isCheck() const { return checkers().any(); }
    [[nodiscard]] bool isCheckmate() const { return isCheck() && !hasLegalMove(); }
    [[nodiscard]] bool isStalemate() const { return !isCheck() && !hasLegalMove(); }

    /// Returns every legal move (3.10), in no particular order.
    [[nodiscard]] MoveList legalMoves() const;
    /// Returns the number of legal moves without making the list.
    [[nodiscard]] int legalMoveCount() const;
    [[nodiscard]] bool hasLegalMove() const;
    [[nodiscard]] bool isLegal(Move move) const;
    /// True for a capture, also en passant.
    [[nodiscard]] bool isCapture(Move move) const;

    /// Makes a move, which must be one of legalMoves() of this position.
    void play(Move move);
    [[nodiscard]] Position after(Move move) const {
        Position next = *this;
        next.play(move);
        return next;
    }

    /// This player may no longer castle; with a side, not on that one.
    void forbidCastling(Colour player, std::optional<Wing> side = {});

    /// True for the same position under 9.2: the same side to move, the same pieces on the same squares and the same
    /// possible moves, including en passant and castling rights. Move counters are not compared.
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

/// Computes the key from the pieces on the board alone; always equal to key().
[[nodiscard]] zobrist::Key keyFromScratch(Position const& position);

/// Properties that no sequence of legal moves can produce, although play can continue: after an unnoticed illegal
/// move, or in a composed position. They are reported, never refused.
enum class Oddity : std::uint8_t {
    TooManyPromotions, ///< more queens, rooks, bishops and knights than the missing pawns can have become
    ThreeCheckers,     ///< more than two pieces give check
    ChecksFromNoMove,  ///< two pieces give check, and no single move can have done that
    ClockTooLong,      ///< the fifty-move count exceeds the number of moves made
    ClockOverPawnMove, ///< the last move was a pawn's double step, but the fifty-move count is not zero
};

[[nodiscard]] std::vector<Oddity> odditiesOf(Position const& position);

} // namespace flagfall::board
