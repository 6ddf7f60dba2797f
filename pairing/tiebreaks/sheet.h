// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <vector>

/// A finished tournament as tie-breaks look at it (C.07), with any scoring. Points are tenths; players are places in
/// the order of pairing numbers, from 0.
namespace flagfall::pairing {

struct SheetRound {
    enum class Kind {
        Played,
        ForfeitWin,
        ForfeitLoss,
        AllocatedBye,
        FullPointBye,
        RequestedBye, ///< a half- or zero-point bye, absence
    };
    Kind kind = Kind::RequestedBye;
    int opponent = -1; ///< of a game played or forfeited
    Colour colour = Colour::White;
    int points = 0;
};

struct SheetPlayer {
    int rating = 0; ///< 0: unrated
    std::vector<SheetRound> rounds;
};

struct Sheet {
    int win = 10;
    int draw = 5;
    bool isRoundRobin = false;
    int rounds = 0; ///< every player has so many
    std::vector<SheetPlayer> players;
};

/// VUR: the player himself had it in his hands (16.1).
[[nodiscard]] bool isVoluntarilyUnplayed(SheetRound const& round);

[[nodiscard]] int scoreOf(SheetPlayer const& player);

} // namespace flagfall::pairing
