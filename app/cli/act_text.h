// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/acts.h"

#include <string>
#include <string_view>

namespace flagfall::cli {

/// The act in plain English: `result: round 1 board 3, 1-0`.
[[nodiscard]] std::string sentence(session::Act const& act);

/// `2026-11-21T09:00:00.123Z`.
[[nodiscard]] std::string utcText(session::WallTime wall);

/// A moment on the event's axis: `+1:02:03.000000004`.
[[nodiscard]] std::string axisText(clock::Instant at);

/// Without anything that could break a line or steer a terminal.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace flagfall::cli
