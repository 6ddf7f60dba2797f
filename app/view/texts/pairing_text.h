// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/system.h"

#include <QString>

namespace flagfall::view {

/// What is wrong with a pairing made by hand, with names.
[[nodiscard]] QString breachText(pairing::Breach const& breach, session::EventState const& state);

} // namespace flagfall::view
