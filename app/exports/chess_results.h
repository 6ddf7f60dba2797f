// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <string>

namespace flagfall::exports {

/// The event in the XML that chess-results.com takes (H. Herzog, "Upload of a tournament", edition of 2024):
/// tournament, rounds, players in order of rank, pairings. The tournament's key, the creator and the security data are
/// empty: that server gives them to programs and users of its own choice. Of dates of birth there is the year.
/// Tie-breaks that the server has no number for are left out. There must be players.
[[nodiscard]] std::string chessResultsText(session::EventState const& event);

} // namespace flagfall::exports
