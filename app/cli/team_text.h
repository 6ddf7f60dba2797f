// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/standings.h"

#include <functional>
#include <string>
#include <vector>

/// What a team has done, in plain English.
namespace flagfall::cli {

/// `2.0 match points, 1.5 game points`, the score of the ranks first.
[[nodiscard]] std::string teamScoresText(pairing::Tournament const& tournament, pairing::Standing const& line);

/// A line for each match or bye: the opponent and its rank, the colour on the first board, the points of the boards,
/// and what it counts.
[[nodiscard]] std::string teamMatchesText(pairing::Tournament const& tournament,
                                          std::vector<pairing::Standing> const& table, PlayerId team,
                                          std::function<std::string(PlayerId)> const& nameOf);

/// The card of a team of the event: its matches and its players, a line of tabs for each.
[[nodiscard]] std::string teamCardText(session::EventState const& event, PlayerId team);

} // namespace flagfall::cli
