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

} // namespace

std::optional<Date> typedDate(std::string_view text) {
    if (auto const iso = parseDate(text)) return iso;
    auto const first = text.find_first_of("./");
    auto const second = first == std::string_view::npos ? first : text.find(text[first], first + 1);
    if (second == std::string_view::npos) return std::nullopt;
    auto const day = digitsOf(text.substr(0, first), 2);
    auto const month = digitsOf(text.substr(first + 1, second - first - 1), 2);
    auto const year = digitsOf(text.substr(second + 1), 4);
    if (!day || !month || !year || *year < 1000) return std::nullopt;
    constexpr unsigned months = 12;
    if (text[first] == '/' && *day <= months && *day != *month) return std::nullopt;
    Date const date{std::chrono::year{static_cast<int>(*year)}, std::chrono::month{*month}, std::chrono::day{*day}};
    return date.ok() ? std::optional{date} : std::nullopt;
}

} // namespace flagfall::session
