// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"

namespace flagfall::pgn {

/// Takes the marks a move ends with off its text: `Nf3!?` becomes `Nf3` and 5. Never the whole of it.
[[nodiscard]] std::vector<Nag> takeMarks(std::string_view& move);

/// A mark that stands alone: `!?`, `+-`, `±`, `=`, `N` for a novelty.
[[nodiscard]] std::optional<Nag> nagFrom(std::string_view mark);

} // namespace flagfall::pgn
