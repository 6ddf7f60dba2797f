// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/schedule.h"

/// Of a round that was played elsewhere the day is known and no hour (report files, record 132): in the schedule it has
/// the whole day.
namespace flagfall::session {

inline constexpr int lastMinuteOfADay = 24 * 60 - 1;

[[nodiscard]] inline PlayingSession wholeDay(RoundNumber round, Date day) {
    return {round, {day, 0}, {day, lastMinuteOfADay}};
}
[[nodiscard]] inline bool isWholeDay(PlayingSession const& session) {
    return session == wholeDay(session.round, session.begins.day);
}

} // namespace flagfall::session
