// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/text.h"

#include <algorithm>
#include <cstdint>

namespace flagfall::session {
namespace {

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// How many bytes the character that begins with `first` has; 0 if none can begin so.
std::size_t length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xF0 && first < 0xF5) return 4;
    return 0;
}

std::uint32_t codePoint(std::string_view bytes) {
    auto value = static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[0]));
    if (bytes.size() > 1) value &= 0xFFU >> (bytes.size() + 1);
    for (char const c : bytes.substr(1)) value = (value << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    return value;
}

bool isAllowed(std::uint32_t point, std::size_t bytes) {
    bool const control = point < 0x20 || (point >= 0x7F && point < 0xA0);
    bool const surrogate = point >= 0xD800 && point < 0xE000;
    bool const overlong = (bytes == 3 && point < 0x800) || (bytes == 4 && point < 0x10000);
    // Marks that turn the reading direction can make one name look like another.
    bool const turning = (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
    return !control && !surrogate && !overlong && !turning && point <= 0x10FFFF;
}

} // namespace

std::string trimmed(std::string_view text) {
    constexpr std::string_view white = " \t\r\n";
    auto const from = text.find_first_not_of(white);
    if (from == std::string_view::npos) return {};
    return std::string{text.substr(from, text.find_last_not_of(white) - from + 1)};
}

bool isPlainText(std::string_view text) {
    while (!text.empty()) {
        std::size_t const bytes = length(static_cast<unsigned char>(text.front()));
        if (bytes == 0 || bytes > text.size()) return false;
        std::string_view const character = text.substr(0, bytes);
        if (!std::ranges::all_of(character.substr(1), isContinuation)) return false;
        if (!isAllowed(codePoint(character), bytes)) return false;
        text.remove_prefix(bytes);
    }
    return true;
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return !isContinuation(c); }));
}

} // namespace flagfall::session
