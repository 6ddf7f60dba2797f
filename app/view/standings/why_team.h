// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/team_card.h"
#include "app/view/standings/why_rank.h"

/// What why_rank.h says of a team otherwise than of a player.
namespace flagfall::view {

/// `Rank 2: Slávia, match points 7, game points 13½`, the score of the ranks first.
[[nodiscard]] QString whyTeamTitle(session::EventState const& state, pairing::Standing const& standing);
/// `match points 7 against 8`: by the score of the ranks.
[[nodiscard]] QString whyTeamScores(session::EventState const& state, pairing::Separation const& from);
[[nodiscard]] QString whyTeamNeighbour(QString const& name, QString const& values, bool isAbove);
/// The matches, each with the rank of the opponent, its result and what it counts.
[[nodiscard]] WhyPart whyTeamMatches(session::EventState const& state, session::TeamCard const& card);

} // namespace flagfall::view
