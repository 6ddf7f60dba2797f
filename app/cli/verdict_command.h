// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "arbiter/board/position_draft.h"
#include "arbiter/mating/mating_chances.h"

namespace flagfall::cli {

/// Whether one player is asked about or both.
enum class VerdictForm { OnePlayer, BothPlayers };

struct VerdictQuestion {
    board::Game game = board::Game::Standard;
    VerdictForm form = VerdictForm::OnePlayer;
    bool shortLines = false;                      ///< look for shorter lines to the mate
    std::uint64_t budget = mating::patientBudget; ///< positions to look at for each answer
};

/// Reads `FEN [white|black]` lines from standard input and answers each with one line: whether this player can still
/// checkmate, `winnable` with the moves to it, `unwinnable` or `undecided`. Without a colour the player who is not to
/// move: the flag that falls is the other one's. For both players `WB`, `W-`, `-B` or `--`, `?` for undecided. For
/// lines that are empty or cannot be read, that do not say who is to move, or that end in another word than a colour,
/// the answer is `invalid`, and there is a complaint with line and column.
[[nodiscard]] Outcome giveVerdicts(VerdictQuestion const& question);

} // namespace flagfall::cli
