// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

namespace flagfall::session {

/// What a clock would show had it been set like this from the start of the game: the same presses, pauses and
/// corrections at the same instants, under another control (Laws 6.10.2; 2009: 6.10b). For the arbiter to look at and
/// to change: what he installs is his best judgement.
struct CorrectTimes {
    struct Side {
        clock::Span main{};
        int period = 1;      ///< from 1
        bool usedUp = false; ///< there would be nothing left: the flag would be down
        friend bool operator==(Side const&, Side const&) = default;
    };
    ByColour<Side> sides;
    friend bool operator==(CorrectTimes const&, CorrectTimes const&) = default;
};

/// None when the board has no clock. `at`: the instant at which the clock is stopped.
[[nodiscard]] std::optional<CorrectTimes> timesUnder(History const& history, RoundNumber round, BoardNumber board,
                                                     clock::Setting const& control, clock::Instant at);

/// The operations that put another control on a clock with these times.
[[nodiscard]] std::vector<clock::Operation> changeOfControl(std::shared_ptr<clock::Setting const> control,
                                                            CorrectTimes const& times);

} // namespace flagfall::session
