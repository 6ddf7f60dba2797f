// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_info.h"

#include <algorithm>
#include <charconv>

namespace flagfall::lists {

std::string monthText(ListMonth month) {
    std::string const number = std::to_string(static_cast<unsigned>(month.month()));
    return std::to_string(static_cast<int>(month.year())) + (number.size() == 1 ? "-0" : "-") + number;
}

std::optional<ListMonth> parseMonth(std::string_view text) {
    if (text.size() != 7 || text[4] != '-') return std::nullopt;
    int year = 0;
    unsigned month = 0;
    auto const read = [](std::string_view digits, auto& value) {
        bool const isNumber = std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
        return isNumber && std::from_chars(digits.data(), digits.data() + digits.size(), value).ec == std::errc{};
    };
    if (!read(text.substr(0, 4), year) || !read(text.substr(5), month)) return std::nullopt;
    ListMonth const it{std::chrono::year{year}, std::chrono::month{month}};
    return it.ok() ? std::optional{it} : std::nullopt;
}

} // namespace flagfall::lists
