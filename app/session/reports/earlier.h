// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

namespace flagfall::session {

/// The event as its results of this round and of those before make it: what was corrected since is corrected.
[[nodiscard]] EventState upTo(EventState const& state, RoundNumber round);

} // namespace flagfall::session
