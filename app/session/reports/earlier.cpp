// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/earlier.h"

#include "app/session/reports/prize_award.h"

#include <algorithm>

namespace flagfall::session {

EventState upTo(EventState const& state, RoundNumber round) {
    EventState before = state;
    while (!before.rounds.empty() && before.rounds.back().number > round) before.rounds.pop_back();
    return before;
}

std::map<PlayerId, int> ranksBefore(EventState const& state, std::string const& category) {
    std::map<PlayerId, int> ranks;
    auto const hasResult = [](Board const& board) { return board.result.has_value(); };
    std::size_t last = state.rounds.size();
    while (last > 0 && std::ranges::none_of(state.rounds[last - 1].boards, hasResult)) --last;
    if (last < 2) return ranks;
    EventState const before = upTo(state, RoundNumber{static_cast<int>(last) - 1});
    for (pairing::Standing const& one : rankedIn(before, standingsOf(before), category))
        ranks.emplace(one.player, one.rank);
    return ranks;
}

} // namespace flagfall::session
