// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/check_in.h"

#include <algorithm>
#include <ranges>

namespace flagfall::session {

AtCheckIn atCheckIn(EventState const& state, Player const& player) {
    if (player.withdrawnFrom) return AtCheckIn::Withdrawn;
    if (byeIn(player, state.nextRound())) return AtCheckIn::Resting;
    return player.details.checkedIn ? AtCheckIn::Here : AtCheckIn::Missing;
}

std::vector<PlayerId> missingAtCheckIn(EventState const& state) {
    std::vector<PlayerId> missing;
    for (auto const& [id, player] : state.players)
        if (atCheckIn(state, player) == AtCheckIn::Missing) missing.push_back(id);
    return missing;
}

bool holdsCheckIn(EventState const& state) {
    return std::ranges::any_of(state.players | std::views::values,
                               [](Player const& player) { return player.details.checkedIn; });
}

} // namespace flagfall::session
