// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/piece.h"

#include <span>
#include <string_view>

/// Moves as players write and announce them (Laws, Appendices C and E; later C and D).
namespace flagfall::notation {

/// The language whose letters denote the pieces (C.3): players may use those of their own country. The same letter
/// denotes different pieces in different languages, so the language of a scoresheet is always given and never
/// guessed.
enum class Language : std::uint8_t {
    English,
    Slovak,
    Czech,
    Galician,
    Spanish,
    Catalan,
    Portuguese,
    Italian,
    French,
    Romanian,
    German,
    Dutch,
    Danish,
    Norwegian,
    Swedish,
    Finnish,
    Icelandic,
    Polish,
    Hungarian,
    Slovene,
    Croatian,
    Serbian,
    Russian,
    Ukrainian,
    Bulgarian,
    Greek,
    Turkish,
    Lithuanian,
    Latvian,
    Estonian,
    Figurine, ///< pictures instead of letters, as recommended for print
};

/// All of them, in the order above.
[[nodiscard]] std::span<Language const> languages();

/// The ISO 639-1 code, such as `en`; `figurine` for the pictures.
[[nodiscard]] std::string_view languageCode(Language language);
[[nodiscard]] std::optional<Language> languageFrom(std::string_view code);

/// The letter of a piece in UTF-8: one character, two for the Russian king. Empty for a pawn (C.4).
[[nodiscard]] std::string_view pieceLetter(Language language, board::Role role);

/// A piece read at the start of a text, and the number of bytes it took.
struct LetterRead {
    board::Role role;
    std::size_t bytes;
    friend bool operator==(LetterRead const&, LetterRead const&) = default;
};

/// Reads the piece letter at the start of a text. Figurines of either colour are understood in every language, and so
/// is the capital letter of a pawn unless it denotes a piece; an accent may be missing, and Latin letters may replace
/// the Russian or Greek ones they resemble.
[[nodiscard]] std::optional<LetterRead> readPieceLetter(Language language, std::string_view text);

} // namespace flagfall::notation
