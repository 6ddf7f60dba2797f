// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/explanation.h"
#include "pairing/tournament.h"

#include <optional>

/// What teams are paired by in a Swiss, and how they float (C.04.6, 1.5). Rounds are from 1.
namespace flagfall::pairing {

/// Whom a team met, and with which colour; nothing where no game of the match was played. One that is not over is a
/// meeting.
[[nodiscard]] std::optional<ScheduledGame> meetingIn(RoundRecord const& match);

/// After so many rounds; a match that is not over is a draw (C.04.2, 3.1).
[[nodiscard]] Points scoreAfter(Tournament const& tournament, Participant const& team, int rounds, TeamScore score);

/// The score a round is paired with, virtual points included.
[[nodiscard]] Points pairingScore(Tournament const& tournament, Participant const& team, int round, TeamScore score);

/// Up against a team that had more points for the pairing, down against one that had fewer; none without a meeting.
[[nodiscard]] Float floatIn(Tournament const& tournament, Participant const& team, int round, TeamScore score);

} // namespace flagfall::pairing
