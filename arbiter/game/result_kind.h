// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace flagfall {

/// How a game came to its result, as far as anybody has said. It is kept beside the result and changes no points.
enum class ResultKind {
    NotSaid,
    Checkmate,     ///< 5.1.1 (2009: 5.1a)
    Resignation,   ///< 5.1.2 (2009: 5.1b)
    Time,          ///< 6.9, also where it is a draw by that article
    Forfeit,       ///< nobody played, or somebody came too late (6.7; 2009: 6.6)
    Agreement,     ///< 5.2.3 (2009: 5.2c)
    Stalemate,     ///< 5.2.1 (2009: 5.2a)
    DeadPosition,  ///< 5.2.2 (2009: 5.2b)
    Claim,         ///< 9.2, 9.3, or in a quickplay finish
    AutomaticDraw, ///< five times the same position, or 75 moves (9.6; from 2014)
    Penalty,       ///< an offence lost it
    Ruling,        ///< the arbiter has decided otherwise
};

} // namespace flagfall
