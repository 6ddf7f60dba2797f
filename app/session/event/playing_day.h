// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <algorithm>
#include <optional>

/// On which day a tournament is played, and whether two may be in the hall at once. Pure.
namespace flagfall::session {

/// The day of the first session of a round; nullopt where none was announced.
[[nodiscard]] inline std::optional<Date> dayOfRound(EventDetails const& event, RoundNumber round) {
    auto const first = std::ranges::find(event.schedule, round, &PlayingSession::round);
    return first == event.schedule.end() ? std::nullopt : std::optional{first->begins.day};
}

/// The day of the round that is being played, or else of the next one, where the schedule says it.
[[nodiscard]] inline std::optional<Date> playingDay(EventState const& state) {
    Round const* const round = state.currentRound();
    bool const isPlayed = round && round->missingResults() > 0;
    return dayOfRound(state.details, isPlayed ? round->number : state.nextRound());
}

/// Whether both may have players in the hall at the same time: unless their schedules or their dates say otherwise.
[[nodiscard]] inline bool mayMeet(EventState const& one, EventState const& other) {
    auto const day = playingDay(one);
    auto const otherDay = playingDay(other);
    if (day && otherDay) return *day == *otherDay;
    auto const isBefore = [](EventDetails const& early, EventDetails const& late) {
        return early.ends && late.begins && *early.ends < *late.begins;
    };
    return !isBefore(one.details, other.details) && !isBefore(other.details, one.details);
}

} // namespace flagfall::session
