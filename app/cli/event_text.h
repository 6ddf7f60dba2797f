// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/history.h"

#include <string>

namespace flagfall::cli {

/// The event after the last act of the history, to be read by people: details, players, rounds with results and
/// clocks, and the table.
[[nodiscard]] std::string eventText(session::History const& history);

} // namespace flagfall::cli
