// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <string>

namespace flagfall::cli {

/// A line: round and board, the players, how far it has come, who sealed which move, the envelope and who keeps it,
/// when and where it goes on, and who is here, parted by tabs; `-` for what there is not. Nothing of what was sealed.
[[nodiscard]] std::string adjournedLine(session::EventState const& state, RoundNumber round,
                                        session::Board const& board);
/// The same as a JSON object in one line.
[[nodiscard]] std::string adjournedJson(session::EventState const& state, RoundNumber round,
                                        session::Board const& board);

} // namespace flagfall::cli
