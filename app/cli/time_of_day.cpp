// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/time_of_day.h"

#include <array>
#include <charconv>
#include <ctime>

namespace flagfall::cli {

using session::WallTime;

namespace {

constexpr std::int64_t msPerSecond = 1000;
constexpr std::int64_t secondsPerDay = 86'400;

/// Reads fixed-width numbers from the front of a text.
class Digits {
public:
    explicit Digits(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::optional<int> number(std::size_t width, int least, int most) {
        int value = 0;
        if (m_text.size() < width) return std::nullopt;
        auto const [end, error] = std::from_chars(m_text.data(), m_text.data() + width, value);
        if (error != std::errc{} || end != m_text.data() + width || value < least || value > most) return std::nullopt;
        m_text.remove_prefix(width);
        return value;
    }
    [[nodiscard]] bool sign(char wanted) {
        if (m_text.empty() || m_text.front() != wanted) return false;
        m_text.remove_prefix(1);
        return true;
    }
    [[nodiscard]] bool has(std::size_t at, char wanted) const { return m_text.size() > at && m_text[at] == wanted; }
    [[nodiscard]] bool atEnd() const { return m_text.empty(); }

private:
    std::string_view m_text;
};

bool readDay(Digits& in, TimeOfDay& time) {
    auto const year = in.number(4, 1970, 9999);
    if (!year || !in.sign('-')) return false;
    auto const month = in.number(2, 1, 12);
    if (!month || !in.sign('-')) return false;
    auto const day = in.number(2, 1, 31);
    if (!day || (!in.sign('T') && !in.sign(' '))) return false;
    time.day = TimeOfDay::Day{*year, *month, *day};
    return true;
}

bool readHours(Digits& in, TimeOfDay& time) {
    auto const hour = in.number(in.has(1, ':') ? 1 : 2, 0, 23);
    if (!hour || !in.sign(':')) return false;
    auto const minute = in.number(2, 0, 59);
    if (!minute) return false;
    time.hour = *hour;
    time.minute = *minute;
    if (!in.sign(':')) return true;
    auto const second = in.number(2, 0, 59);
    time.second = second.value_or(0);
    return second.has_value();
}

bool readOffset(Digits& in, TimeOfDay& time) {
    if (in.atEnd()) return true;
    if (in.sign('Z')) {
        time.offset = 0;
        return true;
    }
    bool const west = in.sign('-');
    if (!west && !in.sign('+')) return false;
    auto const hours = in.number(2, 0, 14);
    if (!hours) return false;
    (void)in.sign(':');
    auto const minutes = in.number(2, 0, 59);
    if (!minutes) return false;
    time.offset = (*hours * 60 + *minutes) * (west ? -1 : 1);
    return true;
}

std::tm localParts(WallTime wall) {
    auto const seconds = static_cast<std::time_t>(wall.value() / msPerSecond);
    std::tm parts{};
    ::localtime_r(&seconds, &parts);
    return parts;
}

std::string formatted(std::tm const& parts, char const* format) {
    std::array<char, 80> text{};
    return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

/// The time on that day.
WallTime on(TimeOfDay::Day const& day, TimeOfDay const& asked) {
    std::tm parts{};
    parts.tm_year = day.year - 1900;
    parts.tm_mon = day.month - 1;
    parts.tm_mday = day.day;
    parts.tm_hour = asked.hour;
    parts.tm_min = asked.minute;
    parts.tm_sec = asked.second;
    parts.tm_isdst = -1;
    std::int64_t const seconds = asked.offset ? ::timegm(&parts) - *asked.offset * 60 : ::mktime(&parts);
    return WallTime{seconds * msPerSecond};
}

TimeOfDay::Day dayOf(WallTime wall) {
    std::tm const parts = localParts(wall);
    return {parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday};
}

/// The whole second that was asked for counts.
bool within(WallTime wall, WallTime first, WallTime last) {
    return wall.value() + msPerSecond > first.value() && wall <= last;
}

} // namespace

std::optional<TimeOfDay> readTimeOfDay(std::string_view text) {
    TimeOfDay time;
    Digits in(text);
    if (in.has(4, '-') && !readDay(in, time)) return std::nullopt;
    if (!readHours(in, time) || !readOffset(in, time) || !in.atEnd()) return std::nullopt;
    return time;
}

std::optional<WallTime> momentOf(TimeOfDay const& asked, WallTime first, WallTime last) {
    if (asked.day) {
        WallTime const wall = on(*asked.day, asked);
        return within(wall, first, last) ? std::optional{wall} : std::nullopt;
    }
    constexpr std::int64_t step = secondsPerDay * msPerSecond;
    for (std::int64_t day = last.value() + step; day > first.value() - 2 * step; day -= step)
        if (WallTime const wall = on(dayOf(WallTime{day}), asked); within(wall, first, last)) return wall;
    return std::nullopt;
}

Date localToday() {
    std::tm const parts = localParts(WallTime{static_cast<std::int64_t>(std::time(nullptr)) * msPerSecond});
    return Date{std::chrono::year{parts.tm_year + 1900}, std::chrono::month{static_cast<unsigned>(parts.tm_mon + 1)},
                std::chrono::day{static_cast<unsigned>(parts.tm_mday)}};
}

std::string localSecond(WallTime wall) { return formatted(localParts(wall), "%H:%M:%S"); }

std::string localAndUtc(WallTime wall) {
    auto const seconds = static_cast<std::time_t>(wall.value() / msPerSecond);
    std::tm utc{};
    ::gmtime_r(&seconds, &utc);
    return formatted(localParts(wall), "%Y-%m-%d %H:%M:%S %Z") + " (" + formatted(utc, "%H:%M:%S UTC)");
}

} // namespace flagfall::cli
