// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/session/event/history.h"
#include "arbiter/rulings/incident.h"

#include <optional>

namespace flagfall::session {

/// What the record of its game says of a claim (9.2, 9.3), and the incident with it.
struct ExaminedClaim {
    record::ClaimExamination examination;
    rulings::DrawClaimed incident;
};

/// `announced` is the move it was made with, as it is read in the position the record ends with; none: it cannot be
/// read there. The record speaks once it is as long as the game.
[[nodiscard]] ExaminedClaim examinedClaim(Board const& board, DrawClaimed const& claim,
                                          std::optional<board::Move> announced, DrawnGameLaw const& law);

/// A claim of this player in a quickplay finish has been rejected in the game on this board: another one needs new
/// grounds (P11.6).
[[nodiscard]] bool quickplayRejected(History const& history, RoundNumber round, Board const& board, Colour by);

[[nodiscard]] rulings::Answer answerOf(ClaimRuling ruling);
[[nodiscard]] ClaimRuling rulingOf(rulings::Answer answer);

} // namespace flagfall::session
