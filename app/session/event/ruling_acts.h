// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <optional>
#include <vector>

/// What belongs to a ruling among the acts of its command, and whether it was withdrawn. Pure.
namespace flagfall::session {

/// What is named belongs to those boards; anything else, a bye for one, to every board.
[[nodiscard]] bool isAboutBoard(Act const& act, RoundNumber round, BoardNumber board);

/// What the command of a ruling did at this board or to players, oldest first.
[[nodiscard]] std::vector<Seq> actsOfRuling(History const& history, Seq ruling, RoundNumber round, BoardNumber board);

/// The RulingWithdrawn; none while it stands.
[[nodiscard]] std::optional<Seq> withdrawalOf(History const& history, Seq ruling, RoundNumber round, BoardNumber board);

/// Whose flag fall a ruling that stands has cancelled, with the time that is left still to be set (6.10; the flag is
/// down until then). None: nobody's.
[[nodiscard]] std::optional<Colour> flagToPutUp(History const& history, RoundNumber round, Board const& board,
                                                clock::Instant now);

} // namespace flagfall::session
