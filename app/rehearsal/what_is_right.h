// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/voice.h"
#include "app/session/event/event_state.h"
#include "app/session/event/ruling_on_record.h"

#include <optional>

/// What is to be done about a voice, by the Laws and by the truth. Pure.
namespace flagfall::rehearsal {

/// Whether a ruling on record is about what the voice speaks of: the same kind of incident by the same player.
[[nodiscard]] bool isSameMatter(rulings::Incident const& one, rulings::Incident const& other);

/// What the Laws propose for the incident once every question is answered by the truth; none: a question is left.
[[nodiscard]] std::optional<session::DecidedRuling>
proposedFor(Voice const& voice, rulings::Incident incident, rulings::Rules const& rules, rulings::Known const& known);

/// The result that is to be entered for it; none: the game goes on, or a ruling says so.
[[nodiscard]] std::optional<Result> expectedResult(Voice const& voice, rulings::Rules const& rules);

/// The ground of the correction that goes with a ruling on it.
[[nodiscard]] Ground groundOf(rulings::Incident const& incident);

} // namespace flagfall::rehearsal
