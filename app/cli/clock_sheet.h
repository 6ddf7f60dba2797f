// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/board_record.h"

#include <string>

namespace flagfall::cli {

/// Everything that happened at a board, a line an act, and what became of both players' time by `until`.
[[nodiscard]] std::string clockSheet(session::History const& history, session::BoardRecord const& record,
                                     clock::Instant until);

/// What both displays of a board showed at that instant.
[[nodiscard]] std::string momentSheet(session::History const& history, session::BoardRecord const& record,
                                      clock::Instant at);

/// The clocks of a round at that instant, a line a board.
[[nodiscard]] std::string hallSheet(session::History const& history, session::Round const& round, clock::Instant at);

} // namespace flagfall::cli
