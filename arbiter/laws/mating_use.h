// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"

#include <vector>

namespace flagfall {

/// Decisions that depend on whether a player can still checkmate by any series of legal moves.
enum class MatingUse {
    DeadPosition,   ///< neither player can: the game is drawn
    FlagFall,       ///< a flag fall loses, unless the opponent cannot
    IllegalMove,    ///< an illegal move that loses the game, with the same exception
    Resignation,    ///< a resignation loses, with the same exception (2023)
    SoundingDevice, ///< a sounding telephone loses; an opponent who cannot scores half a point (2009)
};

/// Returns the decisions that depend on it in this kind of play, each with its article. In rapid and blitz the article
/// of App. A or B comes first; the Basic Rules (5) apply to all play.
[[nodiscard]] std::vector<Cited<MatingUse>> matingUses(Edition const& edition, PlayType play, Supervision supervision);

} // namespace flagfall
