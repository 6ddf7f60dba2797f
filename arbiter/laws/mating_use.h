// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"

#include <vector>

namespace flagfall {

/// What the arbiter decides by whether a player can still checkmate by any series of legal moves.
enum class MatingUse {
    DeadPosition,   ///< neither can: the game is drawn at once
    FlagFall,       ///< whose flag has fallen loses, but for an opponent who cannot
    IllegalMove,    ///< whose illegal move loses the game does so with the same exception
    Resignation,    ///< who resigns loses with the same exception (2023)
    SoundingDevice, ///< whose telephone sounds loses; the opponent scores a half point if he cannot (2009)
};

/// The uses an edition has for the answer in this kind of play, each with its article: in rapid and blitz after the one
/// of App. A or B by which it holds there. The Basic Rules (5) hold in all play.
[[nodiscard]] std::vector<Cited<MatingUse>> matingUses(Edition const& edition, PlayType play, Supervision supervision);

} // namespace flagfall
