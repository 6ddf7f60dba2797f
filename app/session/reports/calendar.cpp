// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/calendar.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>

namespace flagfall::session {
namespace {

constexpr int minutesInAnHour = 60;

/// RFC 5545, 3.3.11.
std::string escapedText(std::string const& text) {
    std::string out;
    for (char const sign : text) {
        if (sign == '\n') {
            out += "\\n";
            continue;
        }
        if (sign == '\\' || sign == ';' || sign == ',') out += '\\';
        out += sign;
    }
    return out;
}

/// A line of the calendar: at most 75 octets, what is longer goes on after a space, and no character is cut (3.1).
std::string folded(std::string const& line) {
    constexpr std::size_t longest = 75;
    std::string out;
    std::size_t width = 0;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t bytes = 1;
        while (at + bytes < line.size() && (static_cast<unsigned char>(line[at + bytes]) & 0xC0U) == 0x80U) ++bytes;
        if (width + bytes > longest) {
            out += "\r\n ";
            width = 1;
        }
        out += line.substr(at, bytes);
        width += bytes;
        at += bytes;
    }
    return out + "\r\n";
}

std::string dayStamp(Date const& day) {
    return fmt::format("{:04}{:02}{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                       static_cast<unsigned>(day.day()));
}

/// `20261124T100000`
std::string localStamp(LocalMinute const& at) {
    return fmt::format("{}T{:02}{:02}00", dayStamp(at.day), at.minute / minutesInAnHour, at.minute % minutesInAnHour);
}

/// `20261124T090000Z`
std::string utcStamp(WallTime wall) {
    using namespace std::chrono;
    sys_time<milliseconds> const at{milliseconds{wall.value()}};
    auto const midnight = floor<days>(at);
    hh_mm_ss const time{floor<seconds>(at - midnight)};
    return fmt::format("{}T{:02}{:02}{:02}Z", dayStamp(Date{midnight}), time.hours().count(), time.minutes().count(),
                       time.seconds().count());
}

} // namespace

std::string calendarName(EventState const& event) { return fmt::format("event-{}", event.created.value()); }

std::string calendarText(std::vector<CalendarEntry> const& entries, WallTime written) {
    std::string text = folded("BEGIN:VCALENDAR") + folded("VERSION:2.0") + folded("PRODID:-//Flagfall//Flagfall//EN");
    for (CalendarEntry const& one : entries) {
        text += folded("BEGIN:VEVENT") + folded("UID:" + one.name + "@flagfall") +
                folded("DTSTAMP:" + utcStamp(written)) + folded("DTSTART:" + localStamp(one.begins));
        if (one.ends) text += folded("DTEND:" + localStamp(*one.ends));
        text += folded("SUMMARY:" + escapedText(one.title));
        if (!one.place.empty()) text += folded("LOCATION:" + escapedText(one.place));
        text += folded("END:VEVENT");
    }
    return text + folded("END:VCALENDAR");
}

std::vector<CalendarEntry>
scheduleEntries(EventState const& event,
                std::function<std::string(EventDetails const&, PlayingSession const&)> const& title) {
    std::vector<CalendarEntry> entries;
    std::map<RoundNumber, int> sessions;
    for (PlayingSession const& one : event.details.schedule)
        entries.push_back({fmt::format("{}-round-{}-{}", calendarName(event), one.round.value(), ++sessions[one.round]),
                           one.begins, one.ends, title(event.details, one), event.details.place});
    return entries;
}

} // namespace flagfall::session
