// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/numbers.h"

#include <algorithm>
#include <charconv>

namespace flagfall::pairing::trf {
namespace {

bool isDigit(char character) { return character >= '0' && character <= '9'; }

template <typename Change>
std::string changed(std::string_view text, Change const& change) {
    std::string result;
    for (char const character : text) result += change(character);
    return result;
}

} // namespace

std::optional<int> wholeNumber(std::string_view text) {
    if (text.empty() || text.size() > 9 || !std::all_of(text.begin(), text.end(), isDigit)) return std::nullopt;
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::vector<std::string> words(std::string_view text, std::string_view separators) {
    std::vector<std::string> all;
    while (true) {
        std::size_t const begin = text.find_first_not_of(separators);
        if (begin == std::string_view::npos) return all;
        text.remove_prefix(begin);
        std::size_t const end = std::min(text.find_first_of(separators), text.size());
        all.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

std::string inLowerCase(std::string_view text) {
    return changed(text, [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
}

std::string inUpperCase(std::string_view text) {
    return changed(text, [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
}

} // namespace flagfall::pairing::trf
