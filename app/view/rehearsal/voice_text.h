// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/score.h"
#include "app/session/event/event_state.h"

#include <QString>

namespace flagfall::view {

/// What is said to the arbiter, as a sentence or two: "White's phone rings."
[[nodiscard]] QString voiceText(rehearsal::Voice const& voice, session::EventState const& state);
/// What those at the board answer when they are asked; empty: nothing that the sentence does not say.
[[nodiscard]] QString truthText(rehearsal::Voice const& voice);
/// What has become of it by now: "waits for 1:05", "right, after 0:32".
[[nodiscard]] QString outcomeText(rehearsal::Judged const& judged, clock::Instant now);

} // namespace flagfall::view
