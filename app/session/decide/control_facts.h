// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/known.h"
#include "clock/setting.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>

/// What the time control says of a player whose clock nobody here reads: a clock on the table, or a scenario. Pure.
namespace flagfall::session {

/// The words of the facts of a player that somebody has given.
using SaidFacts = std::set<std::string>;

/// The period that the player is in, from 0, or that the fallen flag has ended: the first one whose moves the player
/// may be short of. With a quarter more moves than were asked for a flag belongs to the next one. `made`: moves in all;
/// none: nobody knows.
[[nodiscard]] std::size_t periodOf(rulings::KnownSide const& known, std::optional<int> made,
                                   clock::Setting const& control, SaidFacts const& said, Colour side);

/// Fills in what nobody has said: the moves asked for up to the end of the period, whether it is the last one, and
/// what the next one adds.
void fillFromControl(rulings::KnownSide& known, std::optional<int> made, clock::Setting const& control,
                     SaidFacts const& said, Colour side);

} // namespace flagfall::session
