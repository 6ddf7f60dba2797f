// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/event/event_state.h"

#include <QString>

/// The scoresheets of one game as pages show them and tick them off (8.3).
namespace flagfall::view {

/// `missing` or `there`; empty: the player need not hand one in.
[[nodiscard]] QString sheetState(session::EventState const& state, session::Round const& round,
                                 session::Board const& board, Colour side);
/// Collected; or, where it is already, not collected after all. No side: the sheets of both players.
[[nodiscard]] session::CollectSheets turnSheets(RoundNumber round, session::Board const& board,
                                                std::optional<Colour> side);

} // namespace flagfall::view
