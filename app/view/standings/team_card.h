// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QVariantMap>

namespace flagfall::view {

/// The card of a team for the page, as player_card.h has that of a player:
///
/// - `title`, `sums` and `note`; `ofTeam` is true;
/// - `rounds`: what teamRoundText() says of each, and `accessibleText`;
/// - `members`: what teamMemberTexts() says of each, with `results` for its rounds, and `accessibleText`.
///
/// Empty for who is no team.
[[nodiscard]] QVariantMap teamCardFor(session::EventState const& state, PlayerId team);

} // namespace flagfall::view
