// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

/// The 960 starting positions and their numbers (Guidelines II; 2009: Appendix F). 518 is standard chess.
namespace flagfall::board {

inline constexpr int startPositions = 960;

enum class BackRankFault : std::uint8_t {
    WrongMen,            ///< not one king, one queen and two each of rooks, bishops and knights
    KingNotBetweenRooks, ///< the king must stand somewhere between the two rooks
    BishopsOnOneColour,  ///< the bishops must stand on squares of opposite colours
};

/// The pieces of a number from 0 to 959; none for any other number.
[[nodiscard]] std::optional<BackRank> backRankOf(int number);

/// The number of an arrangement, or the first condition it breaks.
[[nodiscard]] Expected<int, BackRankFault> startNumberOf(BackRank const& rank);

/// The position a game of this number starts from; none for a number outside 0 to 959.
[[nodiscard]] std::optional<Position> chess960Start(int number);

} // namespace flagfall::board
