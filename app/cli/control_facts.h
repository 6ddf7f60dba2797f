// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/ruling_scenario.h"
#include "app/session/decide/control_facts.h"

namespace flagfall::cli {

/// Those that the lines of a scenario have given.
using session::SaidFacts;

/// Fills in what the time control shows of each player and nobody has said (session::fillFromControl).
void fillSides(Scenario& scenario, clock::Setting const& control, ByColour<SaidFacts> const& said);

/// What the control shows of the incident of the scenario, as facts to be added: the increment of the player's period
/// to a matter of the scoresheet and to a wrong setting, what a clock showed at the start to a late arrival.
[[nodiscard]] std::vector<rulings::FactText> factsOfIncident(Scenario const& scenario, clock::Setting const& control,
                                                             SaidFacts const& said);

} // namespace flagfall::cli
