// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/known.h"
#include "arbiter/rulings/ruling.h"

namespace flagfall::rulings {

/// Whether this player can still checkmate: what the arbiter has said, else what is proved. What nobody can say does
/// not take the win away.
[[nodiscard]] CanMate mateOf(Colour player, Known const& known, Answers const& answers);
/// The question, with what is proved presumed.
[[nodiscard]] Question askMate(Colour player, Known const& known);
/// Where the ruling hangs on what nobody can say, the arbiter is warned of it.
void remarkOnNoProof(Ruling& ruling, Answers const& answers);

} // namespace flagfall::rulings
