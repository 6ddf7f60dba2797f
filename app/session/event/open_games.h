// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <vector>

namespace flagfall::session {

/// A game that is not over. To everybody who counts games it is the same, whether it goes on, was adjourned, or came
/// without a result from a file:
/// - to the pairing of the next round it is a draw, played (C.04.2, Art. 3), and the arbiter is asked first;
/// - to tables it gives no points yet, and the ranks are provisional (FIDE's checklist for programs, 161);
/// - in a report file it is marked `?`, which counts a draw there, and the file says that it is an interim one (the
///   same, 164, 165 and 169).
/// What differs is only whether a result is still awaited in the round (Board::isUndecided).
struct OpenGame {
    RoundNumber round;
    BoardNumber board;
    bool adjourned = false; ///< countsAsAdjourned()
    friend bool operator==(OpenGame const&, OpenGame const&) = default;
};

/// Adjourned, or still being played although the next round has been paired: from then on it is an adjourned game to
/// the tables and reports, whatever its clock does (the checklist, 159).
[[nodiscard]] bool countsAsAdjourned(Board const& board);

/// Its clock stands because all clocks of its round were stopped together, or the program was closed: it goes on with
/// them, and not where it was stopped by itself.
[[nodiscard]] bool isPausedWithAll(Board const& board);

/// All of them, of every round, by round and board.
[[nodiscard]] std::vector<OpenGame> openGames(EventState const& state);

/// Envelopes of games that are not over and that are still to be opened.
[[nodiscard]] int closedEnvelopes(EventState const& state);

/// Whether every round that is planned has been paired, and every game has a result: only then are standings final (the
/// checklist, 161 and 169).
[[nodiscard]] bool isFinal(EventState const& state);

} // namespace flagfall::session
