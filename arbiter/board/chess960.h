// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

/// The 960 starting positions and their numbers (Guidelines II; 2009: Appendix F). 518 is standard chess.
namespace flagfall::board {

inline constexpr int startPositions = 960;

enum class BackRankFault : std::uint8_t {
    WrongPieces,         ///< not one king, one queen and two rooks, two bishops and two knights
    KingNotBetweenRooks, ///< the king must be somewhere between the two rooks
    BishopsOnOneColour,  ///< the bishops must be on squares of opposite colours
};

/// Returns the pieces of a starting position, 0 to 959; nullopt for any other number.
[[nodiscard]] std::optional<BackRank> backRankOf(int number);

/// Returns the number of an arrangement, 0 to 959, or the first condition it violates.
[[nodiscard]] Expected<int, BackRankFault> startNumberOf(BackRank const& rank);

/// Returns the starting position with this number; nullopt outside 0 to 959.
[[nodiscard]] std::optional<Position> chess960Start(int number);

} // namespace flagfall::board
