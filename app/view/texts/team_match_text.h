// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

namespace flagfall::view {

/// The short name of a team, or its name where it has none.
[[nodiscard]] QString teamLabel(session::Team const& team);

/// What people call a board: its number, of a match that of the match and of the board in it: `3.2`.
[[nodiscard]] QString boardLabel(session::Round const& round, BoardNumber board);

/// `Match 3: Slávia 2½ : 1½ Compostela`
[[nodiscard]] QString matchText(session::EventState const& state, session::Round const& round,
                                session::Match const& match);
/// `2½ : 1½`
[[nodiscard]] QString matchScoreText(session::EventState const& state, session::Round const& round,
                                     session::Match const& match);

} // namespace flagfall::view
