// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Calendars for telephones and mail programs (iCalendar, RFC 5545). Pure.
namespace flagfall::session {

/// By the clock of the place, without a time zone.
struct CalendarEntry {
    std::string name; ///< tells it from every other one; the same each time the calendar is written
    LocalMinute begins;
    std::optional<LocalMinute> ends{};
    std::string title;
    std::string place{};
};

/// What the names of the entries of an event begin with: the same whatever the event is called later, so that a
/// calendar that is read again changes the entries that are there (RFC 5545, 3.8.4.7).
[[nodiscard]] std::string calendarName(EventState const& event);

/// The whole calendar, lines ended by CR LF; `written` is the time of its making.
[[nodiscard]] std::string calendarText(std::vector<CalendarEntry> const& entries, WallTime written);

/// The announced sessions of play. `title` says what a session is called, in the reader's language.
[[nodiscard]] std::vector<CalendarEntry>
scheduleEntries(EventState const& event,
                std::function<std::string(EventDetails const&, PlayingSession const&)> const& title);

} // namespace flagfall::session
