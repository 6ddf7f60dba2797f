// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/typed_date.h"

#include "app/session/event/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace flagfall::session {
namespace {

/// Of so many digits at most, between spaces.
std::optional<unsigned> digitsOf(std::string_view part, std::size_t most) {
    std::string const digits = trimmed(part);
    bool const fits = !digits.empty() && digits.size() <= most &&
                      std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (!fits) return std::nullopt;
    unsigned value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

/// As `5. 12. 1999` or `5/12/1999` says them, whichever is the day.
struct Written {
    unsigned first, second;
    std::chrono::year year;
    char sign;

    [[nodiscard]] bool mayBeTwoDays() const {
        constexpr unsigned months = 12;
        return sign == '/' && first <= months && second <= months && first != second;
    }
};

std::optional<Written> written(std::string_view text) {
    auto const first = text.find_first_of("./");
    auto const second = first == std::string_view::npos ? first : text.find(text[first], first + 1);
    if (second == std::string_view::npos) return std::nullopt;
    auto const one = digitsOf(text.substr(0, first), 2);
    auto const other = digitsOf(text.substr(first + 1, second - first - 1), 2);
    auto const year = digitsOf(text.substr(second + 1), 4);
    if (!one || !other || !year || *year < 1000) return std::nullopt;
    return Written{*one, *other, std::chrono::year{static_cast<int>(*year)}, text[first]};
}

} // namespace

std::optional<Date> typedDate(std::string_view text) {
    if (auto const iso = parseDate(text)) return iso;
    auto const said = written(text);
    if (!said || said->mayBeTwoDays()) return std::nullopt;
    Date const date{said->year, std::chrono::month{said->second}, std::chrono::day{said->first}};
    return date.ok() ? std::optional{date} : std::nullopt;
}

std::optional<std::array<Date, 2>> eitherDate(std::string_view text) {
    auto const said = written(text);
    if (!said || !said->mayBeTwoDays()) return std::nullopt;
    std::array const dates{Date{said->year, std::chrono::month{said->second}, std::chrono::day{said->first}},
                           Date{said->year, std::chrono::month{said->first}, std::chrono::day{said->second}}};
    return std::ranges::all_of(dates, &Date::ok) ? std::optional{dates} : std::nullopt;
}

} // namespace flagfall::session
