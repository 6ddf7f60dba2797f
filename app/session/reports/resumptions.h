// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/adjourned_game.h"
#include "app/session/event/history.h"
#include "app/session/reports/calendar.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::session {

/// An adjourned game whose resumption is fixed.
struct Resumption {
    RoundNumber round;
    BoardNumber board;
    std::string at; ///< `2026-11-24 10:00`
    std::string place;
};

/// The number of the move after so many half-moves: `12`. Those before a position that was set up count.
[[nodiscard]] int moveNumberAfter(Board const& board, std::size_t halfMoves);

/// What the clock of who must reply had left before the resumption, of a game that goes on beside its closed envelope,
/// until a press: what it has run, and what was taken for coming late, is given back. None where the clock cannot tell.
[[nodiscard]] std::optional<clock::Span> leftBeforeResumption(History const& history, RoundNumber round,
                                                              Board const& board, clock::Instant now);

/// When the session ends in which the game goes on, by the schedule; none where no session of its round is on then.
[[nodiscard]] std::optional<LocalMinute> endOfSession(EventState const& state, RoundNumber round, std::string_view at);

/// In the order of time, then of round and board. Games without a time are not among them.
[[nodiscard]] std::vector<Resumption> resumptionsOf(EventState const& state);

/// The resumptions as entries of a calendar; one whose time cannot be read is left out. `title` says what an entry is
/// called, in the reader's language.
[[nodiscard]] std::vector<CalendarEntry>
resumptionEntries(EventState const& state,
                  std::function<std::string(EventState const&, Resumption const&)> const& title);
/// The same as a calendar of its own.
[[nodiscard]] std::string resumptionsCalendar(EventState const& state, WallTime written,
                                              std::string (*title)(EventState const&, Resumption const&));

} // namespace flagfall::session
