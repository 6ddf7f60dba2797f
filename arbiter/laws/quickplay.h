// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

#include <chrono>

namespace flagfall {

/// A draw claimed in the last period because the opponent cannot win, or does not try to, by normal means (2009: Art.
/// 10 and App. D; 2014: App. G; from 2017 on: Guidelines III).
struct QuickplayLaw {
    ByRegime<std::string_view>
        excluded;                      ///< the article by which there is no claim in this kind of play; empty: there is
    std::string_view announced;        ///< it must have been announced for the event; empty: it holds in every event
    std::string_view noIncrement;      ///< only where nothing is added for a move; empty: with increment, too
    Cited<std::chrono::seconds> below; ///< the claimant has less than this left, and the flag has not fallen
    std::string_view accepted;
    std::string_view postponed; ///< the opponent may be given `bonus`; the decision is made later, or after a flag fall
    std::string_view rejected;  ///< the opponent is given `bonus`
    std::chrono::seconds bonus{};
    /// After a flag fall it matters whether the opponent of the player whose flag fell could win and tried to; where it
    /// is false, whether the opponent of the claimant did.
    bool judgesOpponentOfFallen = true;
    std::string_view isOffer{}; ///< the claim is a draw offer as well; empty: it is not
    std::string_view final;     ///< there is no appeal against the decision; empty: there is
    std::string_view noArbiter; ///< the claim where no arbiter is present: it ends the game
};

} // namespace flagfall
