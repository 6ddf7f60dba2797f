// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <string>
#include <string_view>

/// Why a round is paired as it is, in plain English. Players are named by their pairing numbers.
namespace flagfall::cli {

/// `C12 (players who do not get their colour preference)`; `C.10 (…)` in the edition of 2017.
[[nodiscard]] std::string criterionText(pairing::Criterion criterion);

/// `4-1, 2-3, bye 5`.
[[nodiscard]] std::string roundText(pairing::Round const& round);

/// A paragraph for every bracket, from the top, and one for the bye.
[[nodiscard]] std::string storyText(pairing::RoundStory const& story, std::string_view system);

/// Why a pairing is not the one by the rules, line by line.
[[nodiscard]] std::string comparisonText(pairing::RoundStory const& story, pairing::Comparison const& comparison);

/// One line for every obstacle.
[[nodiscard]] std::string obstaclesText(std::vector<pairing::Obstacle> const& obstacles);

/// Who stands in the way of a legal pairing.
[[nodiscard]] std::string noPairingText(pairing::PairingProblem const& reason);

} // namespace flagfall::cli
