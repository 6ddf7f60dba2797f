// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/resumptions.h"

#include "app/session/event/schedule.h"
#include "app/session/event/text.h"

#include <algorithm>
#include <chrono>
#include <tuple>

namespace flagfall::session {
namespace {

/// RFC 5545, 3.3.11.
std::string escaped(std::string const& text) {
    std::string out;
    for (char const sign : text) {
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

std::string twoDigits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// `20261124T100000`
std::string localStamp(std::string const& isoMinute) {
    std::string digits;
    for (char const sign : isoMinute)
        if (sign >= '0' && sign <= '9') digits += sign;
    return digits.substr(0, 8) + "T" + digits.substr(8) + "00";
}

/// `20261124T090000Z`
std::string utcStamp(WallTime wall) {
    using namespace std::chrono;
    sys_time<milliseconds> const at{milliseconds{wall.value()}};
    auto const midnight = floor<days>(at);
    year_month_day const day{midnight};
    hh_mm_ss const time{floor<seconds>(at - midnight)};
    return std::to_string(static_cast<int>(day.year())) +
           twoDigits(static_cast<int>(static_cast<unsigned>(day.month()))) +
           twoDigits(static_cast<int>(static_cast<unsigned>(day.day()))) + "T" +
           twoDigits(static_cast<int>(time.hours().count())) + twoDigits(static_cast<int>(time.minutes().count())) +
           twoDigits(static_cast<int>(time.seconds().count())) + "Z";
}

/// The same entry has the same name each time the calendar is written.
std::string nameOf(EventState const& state, Resumption const& one) {
    std::string name;
    for (char const sign : state.details.name)
        if ((sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9')) name += sign;
    return name + "-" + std::to_string(one.round.value()) + "-" + std::to_string(one.board.value()) + "@flagfall";
}

} // namespace

OpenedLast openedLast(Adjournment const& adjournment) {
    if (adjournment.reply && adjournment.reply->opened) return {&*adjournment.reply, true};
    if (adjournment.envelope && adjournment.envelope->opened) return {&*adjournment.envelope, false};
    return {};
}

bool isToBeWritten(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    OpenedLast const last = one ? openedLast(*one) : OpenedLast{};
    if (!last) return false;
    std::size_t const before = one->halfMoves + (last.reply ? 1 : 0);
    auto const recorded = board.game.record.halfMoves();
    if (recorded > before) return false;
    auto const made = movesMade(board);
    return recorded == before || static_cast<std::size_t>(made.white + made.black) <= before + 1;
}

std::vector<Resumption> resumptionsOf(EventState const& state) {
    std::vector<Resumption> found;
    for (Round const& round : state.rounds)
        for (Board const& board : round.boards) {
            Adjournment const* const one = board.adjournment();
            if (!board.adjourned || board.result || !one || one->resumesAt.empty()) continue;
            found.push_back({round.number, board.number, one->resumesAt, one->place});
        }
    std::ranges::stable_sort(found, {}, &Resumption::at);
    return found;
}

std::string resumptionsCalendar(EventState const& state, WallTime written,
                                std::string (*title)(EventState const&, Resumption const&)) {
    std::string text = folded("BEGIN:VCALENDAR") + folded("VERSION:2.0") + folded("PRODID:-//Flagfall//Flagfall//EN");
    for (Resumption const& one : resumptionsOf(state)) {
        text += folded("BEGIN:VEVENT") + folded("UID:" + nameOf(state, one)) + folded("DTSTAMP:" + utcStamp(written)) +
                folded("DTSTART:" + localStamp(one.at)) + folded("SUMMARY:" + escaped(title(state, one)));
        if (!one.place.empty()) text += folded("LOCATION:" + escaped(one.place));
        text += folded("END:VEVENT");
    }
    return text + folded("END:VCALENDAR");
}

} // namespace flagfall::session
