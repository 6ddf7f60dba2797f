// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/known.h"
#include "arbiter/rulings/question.h"

namespace flagfall::rulings {

/// Whether this player can still checkmate: what the arbiter has said, else what is proved.
[[nodiscard]] CanMate mateOf(Colour player, Known const& known, Answers const& answers);
/// The question, with what is proved presumed.
[[nodiscard]] Question askMate(Colour player, Known const& known);

} // namespace flagfall::rulings
