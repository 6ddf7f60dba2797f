// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace flagfall::session {

/// What the players seal their moves on.
enum class SealedOn { Paper, Screen };

/// What the regulations of an event say of adjourned games.
struct AdjournmentRules {
    SealedOn sealedOn = SealedOn::Paper;
    bool twoKeys = false; ///< of a move typed on the screen: one for the arbiter, one for the organiser
    bool witness = false; ///< a second person is there when an envelope is opened
    std::optional<std::chrono::minutes> lateAfter{}; ///< none: an hour in 2009 (Adj.10), later the default time
    friend bool operator==(AdjournmentRules const&, AdjournmentRules const&) = default;
};

} // namespace flagfall::session
