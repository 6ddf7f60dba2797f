// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/hall.h"

#include <algorithm>
#include <utility>

namespace flagfall::rehearsal {

/// One board as its players see it now, and what they do about it. Of the hall alone.
struct Hall::Scene {
    session::EventState const& state;
    session::Round const& round;
    session::Board const& board;
    Game& game;
    clock::Reading reading;
    clock::Instant now;
    Doings& doings;

    void does(session::Command command) { doings.commands.push_back(std::move(command)); }
    void wakesAt(clock::Instant at) { game.wakes = game.wakes ? std::min(*game.wakes, at) : at; }
    [[nodiscard]] bool runs() const { return reading.phase == clock::Phase::Running; }
};

} // namespace flagfall::rehearsal
