// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace flagfall::pairing::trf {

/// What the bytes of a file that is not UTF-8 stand for. No record says so.
enum class Letters { Latin1, Windows1250, Latin2 };

/// Latin-1 and windows-1250 give the same bytes to different letters, and è is as good a letter as č. The federations
/// of the players whose names have such bytes decide; a byte that would be ³ or ¾ in the middle of a name speaks for
/// windows-1250, too. ISO 8859-2 has Š, Ť, Ž and some more where windows-1250 has signs.
[[nodiscard]] Letters guessLetters(std::string_view bytes);

/// The letter of a byte from 80 on.
[[nodiscard]] char32_t letterOf(unsigned char byte, Letters letters);

/// `ISO 8859-2`
[[nodiscard]] std::string_view lettersName(Letters letters);

/// The text in UTF-8 of a file that begins with the mark of UTF-16.
[[nodiscard]] std::optional<std::string> fromUtf16(std::string_view bytes);

} // namespace flagfall::pairing::trf
