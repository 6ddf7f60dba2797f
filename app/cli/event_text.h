// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <string>

namespace flagfall::cli {

/// The event after the last act of the history, to be read by people: details, players, rounds with results and
/// clocks, and the table.
[[nodiscard]] std::string eventText(session::History const& history);

/// Who did something and where: `A. Arbiter at Desk 1`; where nobody said who he is, the station alone.
[[nodiscard]] std::string fromWhom(session::Origin const& origin);

} // namespace flagfall::cli
