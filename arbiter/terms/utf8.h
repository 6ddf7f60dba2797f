// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Text of files: UTF-8, or bytes intended as Windows-1252.
namespace flagfall::utf8 {

/// The first character of a text.
struct Character {
    char32_t point = 0;
    std::size_t bytes = 0; ///< 0: the text does not start with a valid UTF-8 character
};

/// Reads the first character. Overlong forms, surrogates and values above U+10FFFF are refused. The text must not be
/// empty.
[[nodiscard]] Character firstOf(std::string_view text);

/// True for a byte that never starts a character.
[[nodiscard]] constexpr bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

void append(std::string& text, char32_t point);

/// The character of a byte in Latin-1 or, from 80 to 9F, in Windows-1252 (`Š`, `Ž`, `œ`). The five bytes undefined in
/// both remain control characters.
[[nodiscard]] char32_t fromWindows1252(unsigned char byte);

} // namespace flagfall::utf8
