// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Letters as the PGN standard means them: ASCII, whatever the machine's language.
namespace flagfall::pgn {

[[nodiscard]] constexpr bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// True for what the names of tags and commands consist of.
[[nodiscard]] constexpr bool isNameLetter(char letter) {
    return isDigit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_';
}

} // namespace flagfall::pgn
