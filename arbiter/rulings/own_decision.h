// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/incident.h"

#include <chrono>
#include <optional>

/// What an arbiter may decide instead of what the Laws propose, without more being known: another time, or that play
/// goes on (Preface; 13.4, later 12.9, leave the measure to the arbiter). Pure.
namespace flagfall::rulings {

/// Something that may be let pass while the game is played. An end of the game, what the players have said to each
/// other, and an adjournment are none.
[[nodiscard]] bool mayLetPass(Incident const& incident);

/// Play goes on, and nothing else.
[[nodiscard]] bool isPlayOn(Effects const& effects);

/// Whether the arbiter names the time of the penalty among the facts: another one is another fact, and no decision
/// beside the Laws (2023: 12.9).
[[nodiscard]] bool saysItsTime(Incident const& incident);

/// The time that is given or taken; none where that is not one thing, or decides about a flag.
[[nodiscard]] std::optional<std::chrono::seconds> timeIn(Effects const& effects);
/// The same with another time; of none at all what is left, or that play goes on. Of effects that have a time.
[[nodiscard]] Effects withTime(Effects effects, std::chrono::seconds time);

} // namespace flagfall::rulings
