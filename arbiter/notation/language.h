// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/piece.h"

#include <span>
#include <string_view>

/// Moves as players write and say them (Laws, Appendices C and E; later C and D).
namespace flagfall::notation {

/// Whose first letters stand for the pieces (C.3): everybody may use those of his own country. The same letter means
/// different pieces in different ones, so the language of a scoresheet is always said and never guessed.
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
    Figurine, ///< no letters but pictures, as recommended for print
};

/// All of them, in the order above.
[[nodiscard]] std::span<Language const> languages();

/// The code of ISO 639-1, `en`; `figurine` for the pictures.
[[nodiscard]] std::string_view languageCode(Language language);
[[nodiscard]] std::optional<Language> languageFrom(std::string_view code);

/// The letter of a piece, in UTF-8: one character, for the Russian king two. Nothing for a pawn (C.4).
[[nodiscard]] std::string_view pieceLetter(Language language, board::Role role);

/// A piece read from the beginning of a text, and how many bytes it took.
struct LetterRead {
    board::Role role;
    std::size_t bytes;
    friend bool operator==(LetterRead const&, LetterRead const&) = default;
};

/// Reads the letter a text begins with. Figurines of either colour are understood in every language, and so is the
/// capital of a pawn where it is no piece; an accent may be missing, and Latin letters may stand for the Russian or
/// Greek ones that look like them.
[[nodiscard]] std::optional<LetterRead> readPieceLetter(Language language, std::string_view text);

} // namespace flagfall::notation
