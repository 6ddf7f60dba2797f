// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Text as files carry it: UTF-8, or bytes that were meant as Windows-1252.
namespace flagfall::utf8 {

/// The character a text begins with.
struct Character {
    char32_t point = 0;
    std::size_t bytes = 0; ///< 0: the text does not begin with a character of UTF-8
};

/// Nothing too long, no surrogates, nothing beyond the last character. The text must not be empty.
[[nodiscard]] Character firstOf(std::string_view text);

/// A byte that is never the first one of a character.
[[nodiscard]] constexpr bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

void append(std::string& text, char32_t point);

/// What a byte means in Latin-1 and, between 80 and 9F, where that says nothing, in Windows-1252 (`Š`, `Ž`, `œ`). The
/// five bytes that mean nothing there either stay control characters.
[[nodiscard]] char32_t fromWindows1252(unsigned char byte);

} // namespace flagfall::utf8
