// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/check_in.h"

#include "app/session/event/matches.h"

#include <algorithm>
#include <ranges>
#include <set>

namespace flagfall::session {
namespace {

/// Rounds that were paired since somebody's check-in was taken back last: with that it begins anew.
std::set<RoundNumber> roundsSinceCheckIn(History const& history) {
    std::set<RoundNumber> rounds;
    for (RecordedAct const& act : history.acts()) {
        if (history.retracted(act.seq)) continue;
        if (auto const* const checked = std::get_if<PlayersCheckedIn>(&act.act); checked && !checked->here)
            rounds.clear();
        if (auto const* const paired = std::get_if<RoundPaired>(&act.act)) rounds.insert(paired->pairing.round);
    }
    return rounds;
}

/// `out` are in no game of the next round, by the system.
AtCheckIn standsAtCheckIn(EventState const& state, Player const& player, std::set<PlayerId> const& out) {
    if (player.withdrawnFrom) return AtCheckIn::Withdrawn;
    if (out.contains(player.id)) return AtCheckIn::Out;
    if (byeIn(player, state.nextRound())) return AtCheckIn::Resting;
    return player.details.checkedIn ? AtCheckIn::Here : AtCheckIn::Missing;
}

/// In the line-up of a team in the round to come.
bool wouldSit(EventState const& state, PlayerId player) {
    Team const* const team = state.teamOf(player);
    if (!team || team->withdrawnFrom || byeIn(*team, state.nextRound())) return false;
    auto const lineUp = lineUpFor(state, *team, state.nextRound());
    return std::ranges::find(lineUp, player) != lineUp.end();
}

} // namespace

AtCheckIn atCheckIn(EventState const& state, Player const& player) {
    return standsAtCheckIn(state, player, outOfNextRound(state));
}

std::vector<PlayerId> missingAtCheckIn(EventState const& state) {
    std::vector<PlayerId> missing;
    std::set<PlayerId> const out = outOfNextRound(state);
    for (auto const& [id, player] : state.players)
        if (standsAtCheckIn(state, player, out) == AtCheckIn::Missing) missing.push_back(id);
    return missing;
}

bool holdsCheckIn(EventState const& state) {
    return std::ranges::any_of(state.players | std::views::values,
                               [](Player const& player) { return player.details.checkedIn; });
}

int owedBy(PlayerDetails const& player) { return std::max(0, player.feeOwed - player.feePaid); }

std::vector<PlayerId> notHere(History const& history) {
    EventState const& state = history.state();
    if (!holdsCheckIn(state)) return {};
    std::vector<PlayerId> missing = missingAtCheckIn(state);
    if (state.isOfTeams()) std::erase_if(missing, [&](PlayerId id) { return !wouldSit(state, id); });
    if (missing.empty()) return missing;
    for (RoundNumber const number : roundsSinceCheckIn(history))
        if (Round const* const round = state.round(number))
            for (Board const& board : round->boards)
                if (board.wasPlayed())
                    std::erase_if(missing, [&](PlayerId id) { return id == board.white || id == board.black; });
    return missing;
}

} // namespace flagfall::session
