// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"
#include "arbiter/pgn/problem.h"

namespace flagfall::pgn {

/// The starting position of a game, from its tags.
struct Start {
    board::Position position{};
    std::optional<Fault> fault{};               ///< BadStart, VariantAssumed or VariantUnknown
    std::optional<board::FenRefusal> refusal{}; ///< for BadStart
};

/// Reads the tags FEN and Variant. A FEN that is possible only in Chess960 is read as Chess960.
[[nodiscard]] Start startOf(Game const& game);

} // namespace flagfall::pgn
