// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/session/event/resumption_clock.h"
#include "app/session/event/schedule.h"

#include <QDateTime>

#include <chrono>
#include <optional>

/// The time of the day beside the adjournment and the resumption of a game.
namespace flagfall::view {

/// The minute of the calendar and the clock.
[[nodiscard]] session::LocalMinute minuteOf(QDateTime const& time);

/// The announced day and time; invalid as long as there is none.
[[nodiscard]] QDateTime agreedTime(session::Adjournment const& adjournment);
/// What the session asks of the time of the day, for the last adjournment of this board or for this one.
[[nodiscard]] session::ResumptionClock clockAt(session::Board const& board, QDateTime const& now);
[[nodiscard]] session::ResumptionClock clockAt(session::Adjournment const& adjournment, QDateTime const& now);

/// `29:30`, minutes and seconds.
[[nodiscard]] QString minutesAndSeconds(std::chrono::nanoseconds time);
/// What is left of the session of this round, from when the clock of a game to be adjourned was stopped, or from now
/// on: as the player and the arbiter had it, or by the schedule. Nullopt: neither says so.
[[nodiscard]] std::optional<clock::Span> restOfSession(session::EventState const& state, RoundNumber round,
                                                       session::Board const& board, clock::Instant now,
                                                       QDateTime const& timeOfDay);

} // namespace flagfall::view
