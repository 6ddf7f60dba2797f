// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <array>
#include <optional>

namespace flagfall::tables {

enum class Encoding { Utf8, Utf16Le, Utf16Be, Windows1250, Windows1252, Latin2 };
inline constexpr std::array encodings{Encoding::Utf8,        Encoding::Utf16Le,     Encoding::Utf16Be,
                                      Encoding::Windows1250, Encoding::Windows1252, Encoding::Latin2};

/// `windows-1250`
[[nodiscard]] std::string_view encodingName(Encoding encoding);

/// By its byte order mark, by being sound UTF-8, by its zero bytes, and otherwise by the letters it would give: those
/// of Central Europe speak for windows-1250 or ISO 8859-2, those of the West for windows-1252, and words that could
/// hardly be said speak against.
[[nodiscard]] Encoding guessEncoding(std::string_view bytes);

/// As UTF-8, without a byte order mark; nullopt where the bytes are nothing in it.
[[nodiscard]] std::optional<std::string> decoded(std::string_view bytes, Encoding encoding);

} // namespace flagfall::tables
