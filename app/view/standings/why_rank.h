// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QStringList>

namespace flagfall::view {

/// Why a player stands where he does, line by line: what separates him from the one before, each game with the rank of
/// the opponent, and what every round adds to each tie-break that is a sum. Empty for an unknown player.
[[nodiscard]] QStringList whyRank(session::EventState const& state, PlayerId player);

} // namespace flagfall::view
