// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "arbiter/board/square.h"
#include "arbiter/rulings/effect.h"

#include <optional>
#include <vector>

/// What a ruling has left a player to move with (4.3; after an illegal move 7.4a of 2009, later 7.5.1). Pure.
namespace flagfall::session {

struct OwedMove {
    Seq ruling{};
    std::vector<board::Square> touched{}; ///< in the order in which they were touched; empty: the ruling was on a move
    rulings::MustMove must{};             ///< any: nothing touched can be moved, and every legal move is left
    friend bool operator==(OwedMove const&, OwedMove const&) = default;
};

/// The latest such ruling on the board; none once a move has been pressed or written since, or the game is over.
[[nodiscard]] std::optional<OwedMove> owedMove(History const& history, RoundNumber round, BoardNumber board);

} // namespace flagfall::session
