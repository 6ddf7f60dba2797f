// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

/// Standings that show two scores of everybody.
namespace flagfall::session {

enum class SecondScore {
    None,
    OfTeams, ///< match points and game points (C.04.6)
    Keizer,  ///< points, and the score of a Keizer competition, by which the places go
};
/// What Standing::secondary is in this event.
[[nodiscard]] inline SecondScore secondScoreOf(EventState const& state) {
    if (state.isOfTeams()) return SecondScore::OfTeams;
    return systemRulesOf(state).way == pairing::PairingWay::Keizer ? SecondScore::Keizer : SecondScore::None;
}

} // namespace flagfall::session
