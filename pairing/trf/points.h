// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/draft.h"

#include <vector>

/// What an entry of a player is worth (162, 299, and the records other programs have for it).
namespace flagfall::pairing::trf {

/// In a team event match points are those of teams, and the numbers beside them, too.
[[nodiscard]] bool isOfTeams(Draft const& draft, AbnormalPointsRecord const& record);
/// Whether a record 299 is about this entry.
[[nodiscard]] bool concerns(AbnormalPointsRecord const& record, int player, int round, Cell const& cell);

/// A game that is not over counts nothing.
[[nodiscard]] Points pointsOf(Draft const& draft, int player, int round, Cell const& cell);

/// Of the first `rounds` entries.
[[nodiscard]] Points pointsOf(Draft const& draft, int player, std::vector<Cell> const& cells, std::size_t rounds);

} // namespace flagfall::pairing::trf
