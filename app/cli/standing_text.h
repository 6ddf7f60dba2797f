// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/standing_explanation.h"

#include <functional>
#include <string>
#include <vector>

/// Why a player stands where he does, in plain English.
namespace flagfall::cli {

/// What separates him from his neighbours, and the working of every tie-break, line by line. `nameOf` names a player,
/// `codes` the tie-breaks as they were asked for.
[[nodiscard]] std::string standingText(pairing::StandingExplanation const& explained,
                                       std::vector<std::string> const& codes,
                                       std::function<std::string(PlayerId)> const& nameOf);

} // namespace flagfall::cli
