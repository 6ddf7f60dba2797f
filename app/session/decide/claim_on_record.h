// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "arbiter/rulings/incident.h"

#include <optional>

namespace flagfall::session {

/// A claim (9.2, 9.3) with what the record of its game says of it. `announced` is the move it was made with, as it is
/// read in the position the record ends with; none: it cannot be read there. The record speaks once it is as long as
/// the game.
[[nodiscard]] rulings::DrawClaimed claimIncident(Board const& board, DrawClaimed const& claim,
                                                 std::optional<board::Move> announced, DrawnGameLaw const& law);

[[nodiscard]] rulings::Answer answerOf(ClaimRuling ruling);
[[nodiscard]] ClaimRuling rulingOf(rulings::Answer answer);

} // namespace flagfall::session
