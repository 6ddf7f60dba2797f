// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/explanation.h"

#include <string>
#include <string_view>

namespace flagfall::cli {

/// The card of a player of the event, in plain English: who and where, a line of tabs for each round, performance, the
/// change of the rating, and every title norm with its requirements. Provisional, and it says so.
[[nodiscard]] std::string cardText(session::EventState const& event, PlayerId player);

/// `up`, `down`; empty for none.
[[nodiscard]] std::string_view floatWord(pairing::Float way);

} // namespace flagfall::cli
