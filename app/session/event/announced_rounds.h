// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <algorithm>

/// Rounds as the event announces them, where a round is a match of two games and stands on file as two (C.04.5). Of all
/// other systems the rounds on file.
namespace flagfall::session {

[[nodiscard]] inline int announcedRounds(EventState const& state) {
    return plannedRounds(state) / systemRulesOf(state).gamesInRound;
}

/// Also the one of which a game is to come.
[[nodiscard]] inline int roundsBegun(EventState const& state) {
    int const each = systemRulesOf(state).gamesInRound;
    return (static_cast<int>(state.rounds.size()) + each - 1) / each;
}

/// What a rest is called: the second half of a bye of the pairing, which is kept as a half-point bye, is a part of it.
[[nodiscard]] inline Bye nameOfRest(EventState const& state, RoundNumber round, Rest const& rest) {
    if (!pairing::isLaterGame(systemRulesOf(state), round)) return rest.bye;
    Round const* const before = state.round(RoundNumber{round.value() - 1});
    bool const goesOn = before && std::ranges::count(before->rests, Rest{rest.player, Bye::Allocated}) > 0;
    return goesOn ? Bye::Allocated : rest.bye;
}

} // namespace flagfall::session
