// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/text.h"

#include "arbiter/terms/utf8.h"

#include <algorithm>

namespace flagfall::session {
namespace {

bool isAllowed(char32_t point) {
    bool const control = point < 0x20 || (point >= 0x7F && point < 0xA0);
    // Marks that turn the reading direction can make one name look like another.
    bool const turning = (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
    return !control && !turning;
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
        utf8::Character const character = utf8::firstOf(text);
        if (character.bytes == 0 || !isAllowed(character.point)) return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return !utf8::isContinuation(c); }));
}

} // namespace flagfall::session
