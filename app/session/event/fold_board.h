// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

namespace flagfall::session {

/// What an act does to one board it concerns; acts that concern no board do nothing. The fold of an event uses it for
/// every board an act names; whoever follows a single board uses it alone. A journal may have been repaired by hand:
/// nothing is trusted.
[[nodiscard]] std::optional<FoldProblem> foldOnBoard(Board& board, RecordedAct const& act);

/// Other players, or the same with the other colours, sit at the board; its clock and its record stay.
void reseat(Board& board, RoundRepaired::Seats const& seats);

/// A new clock of this program, set to the control; or none, where the one on the table is used.
void placeClock(Board& board, HallClocks clocks, std::shared_ptr<clock::Setting const> const& control);

} // namespace flagfall::session
