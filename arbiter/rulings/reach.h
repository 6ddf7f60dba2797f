// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/rulings/spread.h"

#include <span>

/// Where every man can ever get to, at the most. The sets are too large rather than too small: whatever series of legal
/// moves follows, no man stands outside his set, and a man who is said to be stuck is there for ever.
///
/// Proof. Suppose a legal series of moves breaks one of the sets, and look at the first move that does. Up to then
/// every man stood inside his set, and every stuck man where he stood. Each rule below lets a man go wherever the Laws
/// let him go on such a board: through every square that is not held by a stuck man, onto every square where an enemy
/// may stand or his own man may have left. The sets are closed under these rules, so the move cannot exist.
namespace flagfall::rulings {

/// One man of the position and what may become of him.
struct ManReach {
    Colour colour;
    board::Role role;
    board::Square start;
    Bitboard stands{};   ///< squares he may stand on as what he is, `start` included
    Bitboard arrives{};  ///< squares he may move to as what he is
    Bitboard promoted{}; ///< squares a pawn may stand on as a piece
    bool capturable = false;

    [[nodiscard]] Bitboard anywhere() const { return stands | promoted; }
    /// Whether he stays where he stands to the end of the game.
    [[nodiscard]] bool isStuck() const { return arrives.empty() && !capturable; }
};

class Reach {
public:
    explicit Reach(board::Position const& position);

    [[nodiscard]] std::span<ManReach const> men() const { return {m_men.data(), m_count}; }
    [[nodiscard]] ManReach const& king(Colour colour) const { return m_men[colour == Colour::White ? 0 : 1]; }
    /// Squares whose men never leave them.
    [[nodiscard]] Bitboard stuck(Colour colour) const { return m_stuck[colour]; }
    [[nodiscard]] Bitboard stuck() const { return m_stuck.white | m_stuck.black; }
    /// Squares the stuck men of a player attack for ever.
    [[nodiscard]] Bitboard held(Colour colour) const { return m_held[colour]; }

private:
    void add(Colour colour, board::Role role, board::Square square);
    void addEnPassant(board::Position const& position);
    void addCastling(board::Position const& position);

    /// One round of all the rules; says whether anything has grown.
    [[nodiscard]] bool grow();
    void noteStuck();
    void noteWhereabouts();
    [[nodiscard]] Bitboard heldBy(ManReach const& man) const;
    void growPiece(ManReach& man) const;
    void growPawn(ManReach& man) const;
    [[nodiscard]] Bitboard barriers(ManReach const& pawn) const;
    [[nodiscard]] Bitboard limitBehind(ManReach const& pawn, ManReach const& ahead) const;
    [[nodiscard]] bool noteCaptures();

    std::array<ManReach, 32> m_men;
    std::size_t m_count = 0;
    ByColour<Bitboard> m_stuck{};
    ByColour<Bitboard> m_held{};
    ByColour<Bitboard> m_prey{}; ///< where men other than the king may stand
};

} // namespace flagfall::rulings
