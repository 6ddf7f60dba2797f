// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/piece.h"

#include <cstddef>

namespace flagfall::board {

/// What a move does besides moving a piece from one square to another.
enum class MoveKind : std::uint8_t {
    Plain,      ///< also a capture
    DoubleStep, ///< a pawn's first move of two squares (3.7)
    EnPassant,  ///< 3.7
    Castling,   ///< 3.8; `to` is the square of the castling rook, so that Chess960 needs no special case
    ToKnight,   ///< promotions (3.7)
    ToBishop,
    ToRook,
    ToQueen,
};

/// A move of one position, as listed by legalMoves(). Four bytes without default values, so that a list of moves
/// costs nothing to create.
struct Move {
    Square from;
    Square to;
    Role role; ///< of the moving piece; for a promotion, Pawn
    MoveKind kind;
    friend constexpr bool operator==(Move const&, Move const&) = default;
};

[[nodiscard]] constexpr std::optional<Role> promotionOf(MoveKind kind) {
    switch (kind) {
    case MoveKind::ToKnight: return Role::Knight;
    case MoveKind::ToBishop: return Role::Bishop;
    case MoveKind::ToRook: return Role::Rook;
    case MoveKind::ToQueen: return Role::Queen;
    case MoveKind::Plain:
    case MoveKind::DoubleStep:
    case MoveKind::EnPassant:
    case MoveKind::Castling: break;
    }
    return std::nullopt;
}

/// The side on which a player castles. In Chess960 the a-side and the h-side, wherever the king is.
enum class Wing : std::uint8_t { QueenSide, KingSide };

[[nodiscard]] constexpr Wing wingOf(Square king, Square rook) {
    return fileOf(rook) > fileOf(king) ? Wing::KingSide : Wing::QueenSide;
}
/// The squares king and rook arrive on (3.8; Guidelines II).
[[nodiscard]] constexpr Square castledKing(Wing wing, Rank rank) {
    return squareAt(wing == Wing::KingSide ? File::G : File::C, rank);
}
[[nodiscard]] constexpr Square castledRook(Wing wing, Rank rank) {
    return squareAt(wing == Wing::KingSide ? File::F : File::D, rank);
}

/// The square the moving piece arrives on; for castling, the king's.
[[nodiscard]] constexpr Square arrivalOf(Move move) {
    if (move.kind != MoveKind::Castling) return move.to;
    return castledKing(wingOf(move.from, move.to), rankOf(move.from));
}

/// A list of moves without memory of its own. There can never be more: with sixteen pieces, fifteen queens and a king
/// reach 15 × 27 + 8 squares, plus two castlings.
class MoveList {
public:
    static constexpr std::size_t most = 15 * 27 + 8 + 2;

    MoveList() : m_size(0) {} // the moves stay uninitialised: they are written before they are read

    void add(Move move) { m_moves[m_size++] = move; }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] Move operator[](std::size_t index) const { return m_moves[index]; }
    [[nodiscard]] Move const* begin() const { return m_moves.data(); }
    [[nodiscard]] Move const* end() const { return m_moves.data() + m_size; }

private:
    std::size_t m_size;
    std::array<Move, most> m_moves;
};

} // namespace flagfall::board
