// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/drawn_game.h"
#include "arbiter/laws/flag_fall.h"
#include "arbiter/terms/colour.h"

#include <optional>

namespace flagfall::rulings {

/// What is known of one player's side of a game. Whatever nobody knows is left as it is here.
struct KnownSide {
    bool flagDown = false;              ///< his display shows zero
    bool lastPeriod = true;             ///< no time follows the period that ended
    int movesAsked = 0;                 ///< in all, up to the end of that period; 0: all the moves
    int movesCounted = 0;               ///< completed, in all, by the counter of his clock
    int illegalMoves = 0;               ///< penalised in this game so far
    CanMate canMate = CanMate::NotSaid; ///< proved from the position on record
    friend bool operator==(KnownSide const&, KnownSide const&) = default;
};

/// What is known of a game when something has happened in it: clock readings, counters and the record, as plain values.
struct Known {
    ByColour<KnownSide> sides{};
    std::optional<Colour> firstFlag{};          ///< whose flag fell first, by the clocks
    std::optional<Colour> flagNoticed{};        ///< whose fall was observed or claimed before the other flag fell
    bool hasIncrement = false;                  ///< somebody is given time with each move
    std::optional<AutomaticDraw> drawnBefore{}; ///< stood on the board before, and nobody had noticed

    [[nodiscard]] bool bothFlagsDown() const { return sides.white.flagDown && sides.black.flagDown; }
    [[nodiscard]] bool anyFlagDown() const { return sides.white.flagDown || sides.black.flagDown; }
    friend bool operator==(Known const&, Known const&) = default;
};

} // namespace flagfall::rulings
