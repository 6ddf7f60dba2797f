// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

#include <optional>
#include <string_view>

namespace flagfall {

/// Which misplaced pieces cost a player the right to castle in a game that goes on from a wrong initial position.
enum class CastlingLost {
    KingAndQueenSwapped, ///< only these two: castling with that king is not allowed (2009: A.4a)
    EachPiece,           ///< a misplaced king: not at all; a misplaced rook: not with that rook (from 2014 on)
};

/// What an edition says of a game that did not begin as it should (2009: 7.1, 7.2, A.4a; later: 7.2, 7.3, A.4, A.5).
struct StartErrorLaw {
    std::string_view wrongPosition;
    std::string_view boardTurned;
    std::string_view coloursReversed;
    /// With reversed colours a new game is played until both players have made so many moves; none: the game continues
    /// unless the arbiter rules otherwise.
    std::optional<int> newGameBefore{};
    /// After so many moves of both players nobody may claim a wrong position or a turned board; none: at any time.
    ByRegime<std::optional<Cited<int>>> settledAfter{};
    CastlingLost castlingLost = CastlingLost::EachPiece;
};

/// Pieces that are not where they should be (2009: 7.3, 7.5; later: 7.4, 7.6).
struct DisplacedLaw {
    std::string_view byPlayer;  ///< a player has displaced them
    std::string_view penalised; ///< the arbiter may penalise it
    std::string_view found;     ///< they are found displaced, with the article about the times
};

} // namespace flagfall
