// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/session/event/schedule.h"
#include "app/session/reports/attendance.h"

#include <QDateTime>

#include <chrono>
#include <optional>

/// What the clock on the wall says of the adjournment and the resumption of a game.
namespace flagfall::view {

/// The minute of the calendar and the clock.
[[nodiscard]] session::LocalMinute minuteOf(QDateTime const& time);

/// The announced day and time; invalid as long as there is none.
[[nodiscard]] QDateTime agreedTime(session::Adjournment const& adjournment);
/// How long after it this player came, or has not come by now. Nullopt: in time, or not to be said.
[[nodiscard]] std::optional<std::chrono::milliseconds> latenessOf(session::Adjournment const& adjournment, Colour side,
                                                                  QDateTime const& now);

/// For how long the clock of who must reply should have run since the agreed time; nullopt: less than a minute.
[[nodiscard]] std::optional<std::chrono::milliseconds> owedTime(session::Board const& board, QDateTime const& now);
/// `29:30`, minutes and seconds.
[[nodiscard]] QString minutesAndSeconds(std::chrono::nanoseconds time);
/// What is left of the session of this round, from when the clock of a game to be adjourned was stopped, or from now
/// on: as the player and the arbiter had it, or by the schedule. Nullopt: neither says so.
[[nodiscard]] std::optional<clock::Span> restOfSession(session::EventState const& state, RoundNumber round,
                                                       session::Board const& board, clock::Instant now,
                                                       QDateTime const& timeOfDay);
/// Before the announced time.
[[nodiscard]] bool isEarly(session::Adjournment const& adjournment, QDateTime const& now);

/// How long this player may still take to come, from the agreed time on; negative: too late. Nullopt where nobody waits
/// for them: there is no agreed time or it has not come, they are here, or have moved since.
[[nodiscard]] std::optional<std::chrono::milliseconds>
leftToCome(session::Board const& board, session::EventDetails const& details, Colour side, QDateTime const& now);
/// The same of the player for whom less is left.
[[nodiscard]] std::optional<std::chrono::milliseconds>
leftToCome(session::Board const& board, session::EventDetails const& details, QDateTime const& now);
/// Whether this player is missing now: at the resumption of a game whose agreed time has come, else at the beginning of
/// its round.
[[nodiscard]] bool isMissing(session::Board const& board, session::EventDetails const& details, Colour side,
                             QDateTime const& now);
/// A game that goes on, or should go on, after an adjournment and at which somebody is missing. What the Laws give for
/// it is a ruling (Adj.10; I.10), and no result that is proposed here.
[[nodiscard]] std::optional<session::LateBoard>
lateAtResumption(session::Board const& board, session::EventDetails const& details, QDateTime const& now);
/// How late is not too late at this event.
[[nodiscard]] std::chrono::minutes latestResumption(session::EventDetails const& details);

} // namespace flagfall::view
