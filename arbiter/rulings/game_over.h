// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/known.h"
#include "arbiter/rulings/rules.h"

namespace flagfall::rulings {

/// The article by which a game ended so.
[[nodiscard]] std::string articleOf(Edition const& edition, GameOver how);
/// The score of a game that ended so; none where it depends on a player who is not known.
[[nodiscard]] std::optional<Result> scoreOf(GameOver how, Known const& known);

} // namespace flagfall::rulings
