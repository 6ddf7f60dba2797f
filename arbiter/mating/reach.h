// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/mating/spread.h"

#include <span>

/// Where every piece can ever get to, at most. The sets are too large rather than too small: whatever series of legal
/// moves follows, no piece is outside its set, and a piece that is said to be stuck stays for ever.
///
/// Proof. Suppose a legal series of moves leaves one of the sets, and consider the first move that does. Before it
/// every piece was inside its set, and every stuck piece on its square. Each rule below lets a piece go wherever the
/// Laws allow it on such a board: through every square not held by a stuck piece, onto every square where an enemy
/// piece may be or which a piece of its own may have left. The sets are closed under these rules, so the move cannot
/// exist.
namespace flagfall::mating {

/// One piece of the position and what may become of it.
struct PieceReach {
    Colour colour;
    board::Role role;
    board::Square start;
    Bitboard stands{};   ///< squares it may be on without promotion, including `start`
    Bitboard arrives{};  ///< squares it may move to without promotion
    Bitboard promoted{}; ///< squares a pawn may be on after promotion
    bool capturable = false;

    [[nodiscard]] Bitboard anywhere() const { return stands | promoted; }
    /// True if it stays on its square to the end of the game.
    [[nodiscard]] bool isStuck() const { return arrives.empty() && !capturable; }
};

class Reach {
public:
    explicit Reach(board::Position const& position);

    [[nodiscard]] std::span<PieceReach const> pieces() const { return {m_pieces.data(), m_count}; }
    [[nodiscard]] PieceReach const& king(Colour colour) const { return m_pieces[colour == Colour::White ? 0 : 1]; }
    /// Squares whose pieces never leave them.
    [[nodiscard]] Bitboard stuck(Colour colour) const { return m_stuck[colour]; }
    [[nodiscard]] Bitboard stuck() const { return m_stuck.white | m_stuck.black; }
    /// Squares that the stuck pieces of a player attack for ever.
    [[nodiscard]] Bitboard held(Colour colour) const { return m_held[colour]; }

private:
    void add(Colour colour, board::Role role, board::Square square);
    void addEnPassant(board::Position const& position);
    void addCastling(board::Position const& position);

    /// Applies all rules once; true if anything has grown.
    [[nodiscard]] bool grow();
    void noteStuck();
    void noteWhereabouts();
    [[nodiscard]] Bitboard heldBy(PieceReach const& piece) const;
    void growPiece(PieceReach& piece) const;
    void growPawn(PieceReach& piece) const;
    [[nodiscard]] Bitboard barriers(PieceReach const& pawn) const;
    [[nodiscard]] Bitboard limitBehind(PieceReach const& pawn, PieceReach const& ahead) const;
    [[nodiscard]] bool noteCaptures();

    std::array<PieceReach, 32> m_pieces;
    std::size_t m_count = 0;
    ByColour<Bitboard> m_stuck{};
    ByColour<Bitboard> m_held{};
    ByColour<Bitboard> m_prey{}; ///< squares where pieces other than the king may be
};

} // namespace flagfall::mating
