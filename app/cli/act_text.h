// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shown_text.h"
#include "app/session/event/acts.h"

#include <string>
#include <string_view>

namespace flagfall::cli {

/// The act in plain English: `round 1 board 3: result 1-0`. What only a full account has stands behind in brackets.
[[nodiscard]] std::string sentence(session::Act const& act);
/// The same for somebody who has that board before him: `result 1-0`.
[[nodiscard]] std::string sentenceAt(BoardNumber board, session::Act const& act);

/// `2026-11-21T09:00:00.123Z`.
[[nodiscard]] std::string utcText(session::WallTime wall);

/// A moment on the event's axis: `+1:02:03.000000004`.
[[nodiscard]] std::string axisText(clock::Instant at);

} // namespace flagfall::cli
