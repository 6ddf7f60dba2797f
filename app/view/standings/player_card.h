// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QVariantMap>

namespace flagfall::view {

/// The card of a player for the page:
///
/// - `title`: the name;
/// - `rounds`: what cardRoundText() says of each, and `accessibleText`;
/// - `sums`: `label` and `value`;
/// - `graph`: `score` and `expected`, points from 0 to 1 with y downwards; `levels` (`y`, `text`) and `below` (`x`,
///   `text`) of its axes; `text` for who listens. Without lines where nothing is expected;
/// - `norms`: `title` and `lines` of each title norm, or one part that says why there is none;
/// - `note`: that all this is provisional.
///
/// Empty for an unknown player.
[[nodiscard]] QVariantMap playerCardFor(session::EventState const& state, PlayerId player);

} // namespace flagfall::view
