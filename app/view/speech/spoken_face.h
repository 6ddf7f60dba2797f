// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

namespace flagfall::view {

/// The clock in words, for players who do not see it: both times and the number of the move (Laws, App. D.2.6; 2009:
/// E.5). `White: 4 minutes 32 seconds. Black: 3 minutes 5 seconds. Move 24.` It says what the displays show and
/// nothing else. Empty without a clock.
[[nodiscard]] QString spokenFace(session::Board const& board, clock::Instant now);

} // namespace flagfall::view
