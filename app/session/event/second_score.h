// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <cstdint>

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

/// A score of a system as points, to the nearest hundredth (pairing::partsOfScore make a point).
[[nodiscard]] constexpr Points roundedScore(std::int64_t partsOfAPoint) {
    constexpr std::int64_t one = 100;
    return Points::ofHundredths(
        static_cast<int>((2 * one * partsOfAPoint + pairing::partsOfScore) / (2 * pairing::partsOfScore)));
}

} // namespace flagfall::session
