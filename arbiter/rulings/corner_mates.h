// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <optional>
#include <vector>

namespace flagfall::rulings {

/// A man of the mated player beside his own king.
struct CornerBlock {
    board::Square square;
    board::Role role;
};

/// A mate in a corner by one knight, or by bishops of one colour: the other player must put a man beside his own king.
struct CornerMate {
    board::Square corner;              ///< where the mated king stands
    std::optional<board::Square> king; ///< where the king of the mating player stands, if he is needed
    std::vector<CornerBlock> blocks;   ///< one with the king's help, two without
    board::Bitboard mating{};          ///< from where knight or bishop mates
};

/// How far a player who has only a knight or bishops of one colour is from a mate in a corner, as a guide for a search:
/// it counts moves as if nobody stood in the way.
class CornerMates {
public:
    /// None.
    CornerMates() = default;
    /// All that fit the men on the board and what pawns can become; none if nobody has a knight or bishop to mate with.
    CornerMates(board::Board const& board, Colour mating);

    [[nodiscard]] bool any() const { return !m_mates.empty(); }
    /// Moves of both players to the nearest of the mates.
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

} // namespace flagfall::rulings
