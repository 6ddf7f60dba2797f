// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/terms/date.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace flagfall {

std::optional<Date> parseDate(std::string_view text) {
    if (text.size() != 10) return std::nullopt;
    char const separator = text[4];
    if ((separator != '-' && separator != '/' && separator != '.') || text[7] != separator) return std::nullopt;
    auto const number = [text](std::size_t from, std::size_t count) -> std::optional<int> {
        int value = 0;
        char const* const end = text.data() + from + count;
        auto const [stop, error] = std::from_chars(text.data() + from, end, value);
        if (error != std::errc{} || stop != end) return std::nullopt;
        return value;
    };
    auto const year = number(0, 4);
    auto const month = number(5, 2);
    auto const day = number(8, 2);
    if (!year || !month || !day || *month < 1 || *day < 1) return std::nullopt;
    Date const date{std::chrono::year{*year}, std::chrono::month{static_cast<unsigned>(*month)},
                    std::chrono::day{static_cast<unsigned>(*day)}};
    if (!date.ok()) return std::nullopt;
    return date;
}

std::string isoDate(Date date) {
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

} // namespace flagfall
