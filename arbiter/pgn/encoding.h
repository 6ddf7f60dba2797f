// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/utf8.h"

#include <string>
#include <string_view>

/// Bytes of files as text.
namespace flagfall::pgn {

/// Three bytes in front of files in UTF-8, and where such files have been put together also within.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

[[nodiscard]] bool isAscii(std::string_view bytes);
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// What is UTF-8 stays; every other byte is taken for Latin-1, and between 80 and 9F for what stands there in practice:
/// Windows-1252 (`Š`, `Ž`, `œ`).
[[nodiscard]] std::string repairedUtf8(std::string_view bytes);

/// White space and other control characters. In UTF-8 they are never a part of another character.
[[nodiscard]] constexpr bool isSpace(char byte) { return static_cast<unsigned char>(byte) <= ' ' || byte == '\x7F'; }

/// How many characters the bytes are.
[[nodiscard]] std::size_t charactersIn(std::string_view text);

/// The text on one line: runs of white space become one space, none at the ends.
[[nodiscard]] std::string onOneLine(std::string_view text);

/// The beginning of a text, at most so many bytes and no broken character.
[[nodiscard]] std::string_view beginningOf(std::string_view text, std::size_t bytes);

} // namespace flagfall::pgn
