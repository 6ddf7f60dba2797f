// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <optional>
#include <vector>

namespace flagfall::mating {

/// A piece of the mated player beside the player's own king.
struct CornerBlock {
    board::Square square;
    board::Role role;
};

/// A mate in a corner by one knight, or by bishops of one colour. It needs a piece of the mated player beside the
/// mated king.
struct CornerMate {
    board::Square corner;              ///< the square of the mated king
    std::optional<board::Square> king; ///< the square of the mating player's king, if it is needed
    std::vector<CornerBlock> blocks;   ///< one with the king's help, two without
    board::Bitboard mating{};          ///< the squares from which knight or bishop mates
};

/// How far a player with only a knight, or bishops of one colour, is from a mate in a corner. A guide for a search:
/// it counts moves as if nothing were in the way.
class CornerMates {
public:
    /// No such mate.
    CornerMates() = default;
    /// All mates that fit the pieces on the board and possible promotions; none if there is no knight or bishop to
    /// mate with.
    CornerMates(board::Board const& board, Colour mating);

    [[nodiscard]] bool any() const { return !m_mates.empty(); }
    /// The number of moves of both players to the nearest mate.
    [[nodiscard]] int distance(board::Board const& board) const;

private:
    void addWithKing(board::Square corner, board::Role attacker, board::Role blocker);
    void addWithoutKing(board::Square corner, board::Role one, board::Role other);
    void addIfMate(CornerMate mate, board::Role attacker);
    [[nodiscard]] board::Bitboard matingSquares(CornerMate const& mate, board::Role attacker) const;
    [[nodiscard]] int attackerDistance(board::Board const& board, CornerMate const& mate) const;
    [[nodiscard]] int blockerDistance(board::Board const& board, CornerBlock block) const;

    Colour m_mating = Colour::White;
    std::vector<CornerMate> m_mates;
};

} // namespace flagfall::mating
