// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "arbiter/notation/language.h"

#include <QString>

namespace flagfall::view {

/// The scoresheet of a game for print: heads of the event and the players, the moves with `(=)` and the times, result
/// and signatures; on pages of their own what each player wrote, then what happened beside the moves and every act at
/// the board but the presses. In the language of the program; moves in the letters of `language`. The round and the
/// board must exist.
[[nodiscard]] QString scoresheetHtml(session::History const& history, RoundNumber round, BoardNumber board,
                                     notation::Language language);

/// When the clocks of a game were started first; none while they have not been.
[[nodiscard]] std::optional<session::WallTime> begunAt(session::History const& history, RoundNumber round,
                                                       BoardNumber board);

} // namespace flagfall::view
