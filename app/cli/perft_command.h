// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "arbiter/board/position_draft.h"

#include <string>

namespace flagfall::cli {

/// What the counts of perft show.
enum class PerftForm { Sum, Divided };

struct PerftQuestion {
    int depth = 1;
    std::string fen; ///< empty: where a game of standard chess starts
    board::Game game = board::Game::Standard;
    PerftForm form = PerftForm::Sum;
};

/// Prints how many sequences of so many legal moves there are; divided, also by first move, in alphabetical order.
[[nodiscard]] Outcome countPerft(PerftQuestion const& question);

} // namespace flagfall::cli
