// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/explain.h"

#include <string>

/// The Dutch system in plain English. Players are named by their pairing numbers.
namespace flagfall::cli {

/// `C12 (players who do not get their colour preference)`; `C.10 (…)` in the edition of 2017.
[[nodiscard]] std::string criterionText(pairing::dutch::Edition edition, int criterion);

/// `4-1, 2-3, bye 5`.
[[nodiscard]] std::string roundText(pairing::dutch::Round const& round);

/// A paragraph for every bracket, from the top, and one for the bye.
[[nodiscard]] std::string storyText(pairing::dutch::RoundStory const& story);

/// Why a pairing is not the one by the rules, line by line.
[[nodiscard]] std::string comparisonText(pairing::dutch::RoundStory const& story,
                                         pairing::dutch::Comparison const& comparison);

/// One line for every obstacle.
[[nodiscard]] std::string obstaclesText(pairing::dutch::Edition edition,
                                        std::vector<pairing::dutch::Obstacle> const& obstacles);

/// Who stands in the way of a legal pairing.
[[nodiscard]] std::string noPairingText(pairing::dutch::NoPairing const& reason);

} // namespace flagfall::cli
