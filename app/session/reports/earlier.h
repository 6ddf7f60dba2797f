// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <map>
#include <string>

namespace flagfall::session {

/// The event as its results of this round and of those before make it: what was corrected since is corrected.
[[nodiscard]] EventState upTo(EventState const& state, RoundNumber round);

/// The ranks before the last round that has a result, in a category (by name) or among all; nothing before the second
/// one.
[[nodiscard]] std::map<PlayerId, int> ranksBefore(EventState const& state, std::string const& category = {});

} // namespace flagfall::session
