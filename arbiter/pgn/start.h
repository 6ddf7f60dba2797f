// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"
#include "arbiter/pgn/problem.h"

namespace flagfall::pgn {

/// Where a game begins, by its tags.
struct Start {
    board::Position position{};
    std::optional<Fault> fault{};               ///< BadStart, VariantAssumed or VariantUnknown
    std::optional<board::FenRefusal> refusal{}; ///< of a bad start
};

/// Looks at the tags FEN and Variant. A FEN that only Chess960 allows is taken as such.
[[nodiscard]] Start startOf(Game const& game);

} // namespace flagfall::pgn
