// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <chrono>
#include <vector>

/// How long players wait for the next round once a round is over. Pure.
namespace flagfall::session {

struct RoundPace {
    RoundNumber round;              ///< that was paired; from 2
    std::chrono::milliseconds took; ///< from the last result of the round before, by the computer's clock
    friend bool operator==(RoundPace const&, RoundPace const&) = default;
};

/// Of the rounds that stand and were paired here, in order. A round that was paired while results were missing, or
/// corrected after it, has the time of the last result before it; one with no result before it is left out.
[[nodiscard]] std::vector<RoundPace> roundPaces(History const& history);

} // namespace flagfall::session
