// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "arbiter/game/result.h"

#include <QString>

namespace flagfall::view {

/// `1–0`, `½–½`, `+/–`; of a game that is not rated the letters of the report file, `W/L`.
[[nodiscard]] QString resultText(Result result);
/// How the game ended, behind its result: `by resignation`; empty where nobody has said.
[[nodiscard]] QString resultKindText(ResultKind how);
/// `1–0 by resignation`; empty without a result.
[[nodiscard]] QString resultAndKind(session::Board const& board);
/// The result of a board and, where a ruling stands beside it, what counts; empty without a result.
[[nodiscard]] QString resultText(session::Board const& board);
/// `½–1`.
[[nodiscard]] QString scoreText(ByColour<Points> const& score);
/// `White wins`, for legends and screen readers.
[[nodiscard]] QString resultSpoken(Result result);
[[nodiscard]] QString adjournedText();
[[nodiscard]] QString byeText(session::Bye bye);
[[nodiscard]] QString colourText(Colour colour);

} // namespace flagfall::view
