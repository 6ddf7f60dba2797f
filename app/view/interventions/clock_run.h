// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "arbiter/rulings/effect.h"

#include <optional>
#include <string_view>

/// A clock that runs on while an incident is looked into during which it should stand.
namespace flagfall::view {

/// Whose clock ran, with how many presses and what on the display.
struct ClockRun {
    Colour of;
    int presses;
    clock::Span total;
};

/// None where the clocks may run on during this incident, or stand.
[[nodiscard]] std::optional<ClockRun> runsDuring(std::string_view incident, session::Board const& board,
                                                 clock::Instant now);
/// What it has run since; none where a press has come, or nothing has run.
[[nodiscard]] std::optional<rulings::GiveTime> runSince(ClockRun const& then, session::Board const& board,
                                                        clock::Instant now);

} // namespace flagfall::view
