// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/schedule.h"

#include "app/session/event/text.h"
#include "app/session/event/typed_date.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <iterator>
#include <span>

namespace flagfall::session {
namespace {

constexpr int minutesOfAnHour = 60;
constexpr int hoursOfADay = 24;

std::optional<int> wholeNumber(std::string_view text) {
    int value = 0;
    auto const [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || stop != text.data() + text.size() || value < 0) return std::nullopt;
    return value;
}

/// `9:30`, `16.00`, `16h00`
std::optional<int> minuteOfDay(std::string_view text) {
    auto const mark = text.find_first_of(":.h");
    if (mark == std::string_view::npos || text.size() - mark != 3) return std::nullopt;
    auto const hour = wholeNumber(text.substr(0, mark));
    auto const minute = wholeNumber(text.substr(mark + 1));
    if (!hour || !minute || *hour >= hoursOfADay || *minute >= minutesOfAnHour) return std::nullopt;
    return *hour * minutesOfAnHour + *minute;
}

std::string hourText(int minute) {
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "%02d:%02d", minute / minutesOfAnHour, minute % minutesOfAnHour);
    return text.data();
}

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t from = 0; from < line.size();) {
        auto const begin = line.find_first_not_of(" \t\r", from);
        if (begin == std::string_view::npos) break;
        auto const end = std::min(line.find_first_of(" \t\r", begin), line.size());
        words.push_back(line.substr(begin, end - begin));
        from = end;
    }
    return words;
}

/// `16.00–20.00` as two words.
void partHours(std::vector<std::string_view>& words) {
    if (words.empty()) return;
    std::string_view const last = words.back();
    for (std::string_view const dash : {"-", "–"}) {
        auto const at = last.find(dash);
        if (at == std::string_view::npos || !minuteOfDay(last.substr(0, at))) continue;
        words.back() = last.substr(0, at);
        words.push_back(last.substr(at + dash.size()));
        return;
    }
}

Expected<PlayingSession, NoSession::Why> sessionOf(std::vector<std::string_view> words) {
    using Why = NoSession::Why;
    partHours(words);
    std::string_view number = words[0];
    if (number.ends_with('.')) number.remove_suffix(1); // `1.`
    auto const round = wholeNumber(number);
    if (!round || *round < 1) return refused(Why::Round);
    if (words.size() < 4) return refused(Why::Incomplete);
    std::span const between = std::span{words}.subspan(1, words.size() - 3); // a day may be written with spaces
    std::string typed;
    for (std::string_view const word : between) typed += std::string{word} + ' ';
    auto const day = typedDate(trimmed(typed));
    auto const begins = minuteOfDay(words[words.size() - 2]);
    auto const ends = minuteOfDay(words.back());
    // `1 28. 11. 2026 16:00`: what should be the beginning is a part of the day.
    bool const hasOneHour = ends && !begins && words[words.size() - 2].find(':') == std::string_view::npos;
    if (hasOneHour && typedDate(trimmed(typed + std::string{words[words.size() - 2]}))) return refused(Why::Incomplete);
    if (!begins || !ends || *begins == *ends) return refused(Why::Hour);
    if (!day) return refused(Why::Day);
    Date const lastDay = *ends > *begins ? *day : Date{std::chrono::sys_days{*day} + std::chrono::days{1}};
    return PlayingSession{RoundNumber{*round}, {*day, *begins}, {lastDay, *ends}};
}

} // namespace

std::optional<LocalMinute> parseLocalMinute(std::string_view text) {
    auto const words = wordsOf(text);
    if (words.size() != 2) return std::nullopt;
    auto const day = parseDate(words[0]);
    auto const minute = minuteOfDay(words[1]);
    if (!day || !minute) return std::nullopt;
    return LocalMinute{*day, *minute};
}

std::string isoMinute(LocalMinute const& at) { return isoDate(at.day) + " " + hourText(at.minute); }

std::chrono::minutes minutesBetween(LocalMinute const& from, LocalMinute const& to) {
    return std::chrono::sys_days{to.day} - std::chrono::sys_days{from.day} +
           std::chrono::minutes{to.minute - from.minute};
}

Expected<std::vector<PlayingSession>, NoSession> parseSchedule(std::string_view text) {
    std::vector<PlayingSession> sessions;
    std::size_t line = 0;
    for (std::size_t from = 0; from <= text.size();) {
        ++line;
        auto const end = std::min(text.find('\n', from), text.size());
        auto const words = wordsOf(text.substr(from, end - from));
        from = end + 1;
        if (words.empty()) continue;
        auto const session = sessionOf(words);
        if (!session) return refused(NoSession{line, session.error()});
        if (!sessions.empty() && session->begins < sessions.back().begins)
            return refused(NoSession{line, NoSession::Why::Order});
        sessions.push_back(*session);
    }
    return sessions;
}

std::string scheduleText(std::vector<PlayingSession> const& sessions) {
    std::string text;
    for (PlayingSession const& one : sessions) {
        if (!text.empty()) text += '\n';
        text += std::to_string(one.round.value()) + " " + isoMinute(one.begins) + " " + hourText(one.ends.minute);
    }
    return text;
}

PlayingSession const* sessionAt(std::vector<PlayingSession> const& sessions, LocalMinute const& now) {
    auto const found = std::ranges::find_if(sessions, [&](PlayingSession const& one) { return now < one.ends; });
    return found == sessions.end() ? nullptr : &*found;
}

std::vector<PlayingSession> sessionsOf(std::vector<PlayingSession> const& sessions, RoundNumber round) {
    std::vector<PlayingSession> own;
    std::ranges::copy_if(sessions, std::back_inserter(own),
                         [round](PlayingSession const& one) { return one.round == round; });
    return own;
}

PlayingSession const* sessionOn(std::vector<PlayingSession> const& sessions, LocalMinute const& at) {
    auto const found =
        std::ranges::find_if(sessions, [&](PlayingSession const& one) { return one.begins <= at && at < one.ends; });
    return found == sessions.end() ? nullptr : &*found;
}

PlayingSession const* sessionAfter(std::vector<PlayingSession> const& sessions, LocalMinute const& now) {
    auto const found = std::ranges::find_if(sessions, [&](PlayingSession const& one) { return now < one.begins; });
    return found == sessions.end() ? nullptr : &*found;
}

} // namespace flagfall::session
