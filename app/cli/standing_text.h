// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/standing_explanation.h"

#include <functional>
#include <string>
#include <vector>

/// Why a player stands where he does, in plain English.
namespace flagfall::cli {

/// What is said of a team otherwise than of a player.
struct StandingWords {
    std::string points = "points"; ///< of the ranks
    std::string matches{};         ///< before the tie-breaks, line by line
};

/// What separates him from his neighbours, and the working of every tie-break, line by line. `nameOf` names a player,
/// `codes` the tie-breaks as they were asked for.
[[nodiscard]] std::string standingText(pairing::StandingExplanation const& explained,
                                       std::vector<std::string> const& codes,
                                       std::function<std::string(PlayerId)> const& nameOf,
                                       StandingWords const& words = {});

} // namespace flagfall::cli
