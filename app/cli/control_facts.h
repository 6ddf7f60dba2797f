// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/ruling_scenario.h"
#include "clock/setting.h"

#include <set>

namespace flagfall::cli {

/// The words of facts that the lines of a scenario have given.
using SaidFacts = std::set<std::string>;

/// Fills in what the time control shows of each player and nobody has said: the period, the moves asked for up to its
/// end, and what the next one adds. A flag that is down ends the first period whose moves the player may be short of:
/// with a quarter more moves than were asked for it belongs to the next one.
void fillSides(Scenario& scenario, clock::Setting const& control, ByColour<SaidFacts> const& said);

/// What the control shows of the incident of the scenario, as facts to be added: the increment of the player's period
/// to a matter of the scoresheet and to a wrong setting, what a clock showed at the start to a late arrival.
[[nodiscard]] std::vector<rulings::FactText> factsOfIncident(Scenario const& scenario, clock::Setting const& control,
                                                             SaidFacts const& said);

} // namespace flagfall::cli
