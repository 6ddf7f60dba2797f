// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"

namespace flagfall::pgn {

/// Removes the marks at the end of a move: `Nf3!?` becomes `Nf3` and returns 5. Never removes the whole text.
[[nodiscard]] std::vector<Nag> takeMarks(std::string_view& move);

/// Reads a mark that stands alone: `!?`, `+-`, `±`, `=`, `N` for a novelty.
[[nodiscard]] std::optional<Nag> nagFrom(std::string_view mark);

} // namespace flagfall::pgn
