// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/interventions/interventions.h"
#include "arbiter/rulings/text.h"

/// What a board says of an incident before the arbiter has said anything.
namespace flagfall::view {

/// The facts of this incident that follow from the board: the readings, the counters, who has the move. `given` is what
/// the arbiter has said; some facts follow from it, as whether a move was completed from who made it. A fact that does
/// not follow is left out.
[[nodiscard]] std::vector<rulings::FactText> knownFacts(std::string_view incident, InterventionsAt const& at,
                                                        std::vector<rulings::FactText> const& given);

/// The words of the facts that are asked for at once; the others are rarely wanted.
[[nodiscard]] std::vector<std::string_view> usualFacts(std::string_view incident);

/// Every incident, the most frequent of this kind of play first.
[[nodiscard]] std::vector<std::string_view> incidentsByFrequency(PlayType play);

} // namespace flagfall::view
