// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <vector>

/// Which scoresheets the arbiter still has to collect. Both belong to the organiser (8.3). Pure.
namespace flagfall::session {

struct MissingSheet {
    RoundNumber round{};
    BoardNumber board{};
    Colour side{};
    PlayerId player{};
    friend bool operator==(MissingSheet const&, MissingSheet const&) = default;
};

/// Whether both players have kept score in a game that is over: it was played here, and not in rapid or blitz.
[[nodiscard]] bool hasSheets(EventState const& state, Round const& round, Board const& board);

/// Those of the round that were not collected, by board, White's before Black's.
[[nodiscard]] std::vector<MissingSheet> missingSheets(EventState const& state, Round const& round);

} // namespace flagfall::session
