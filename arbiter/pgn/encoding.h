// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/utf8.h"

#include <string>
#include <string_view>

/// Bytes of files as text.
namespace flagfall::pgn {

/// Three bytes that may precede UTF-8 text, and appear within files joined from several.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

[[nodiscard]] bool isAscii(std::string_view bytes);
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// Keeps what is UTF-8; reads every other byte as Latin-1 and, from 80 to 9F, as Windows-1252 (`Š`, `Ž`, `œ`).
[[nodiscard]] std::string repairedUtf8(std::string_view bytes);

/// True for white space and other control characters. In UTF-8 these are never part of another character.
[[nodiscard]] constexpr bool isSpace(char byte) { return static_cast<unsigned char>(byte) <= ' ' || byte == '\x7F'; }

/// The number of characters in these bytes.
[[nodiscard]] std::size_t charactersIn(std::string_view text);

/// Puts the text on one line: runs of white space become one space, none at the ends.
[[nodiscard]] std::string onOneLine(std::string_view text);

/// The beginning of a text: at most this many bytes, without a broken character.
[[nodiscard]] std::string_view beginningOf(std::string_view text, std::size_t bytes);

} // namespace flagfall::pgn
