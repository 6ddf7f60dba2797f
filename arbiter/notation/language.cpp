// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/language.h"

#include "arbiter/terms/utf8.h"

#include <algorithm>

namespace flagfall::notation {

using board::Role;

namespace {

struct Row {
    Language language;
    std::string_view code;
    std::string_view king;
    std::string_view queen;
    std::string_view rook;
    std::string_view bishop;
    std::string_view knight;
    std::string_view pawn{}; ///< read only; empty if this letter is a piece or is not in use
};

constexpr std::array table{
    Row{Language::English, "en", "K", "Q", "R", "B", "N", "P"},
    Row{Language::Slovak, "sk", "K", "D", "V", "S", "J", "P"},
    Row{Language::Czech, "cs", "K", "D", "V", "S", "J", "P"},
    Row{Language::Galician, "gl", "R", "D", "T", "A", "C", "P"},
    Row{Language::Spanish, "es", "R", "D", "T", "A", "C", "P"},
    Row{Language::Catalan, "ca", "R", "D", "T", "A", "C", "P"},
    Row{Language::Portuguese, "pt", "R", "D", "T", "B", "C", "P"},
    Row{Language::Italian, "it", "R", "D", "T", "A", "C", "P"},
    Row{Language::French, "fr", "R", "D", "T", "F", "C", "P"},
    Row{Language::Romanian, "ro", "R", "D", "T", "N", "C", "P"}, // N is nebun, the bishop
    Row{Language::German, "de", "K", "D", "T", "L", "S", "B"},
    Row{Language::Dutch, "nl", "K", "D", "T", "L", "P"}, // P is paard, the knight
    Row{Language::Danish, "da", "K", "D", "T", "L", "S", "B"},
    Row{Language::Norwegian, "no", "K", "D", "T", "L", "S", "B"},
    Row{Language::Swedish, "sv", "K", "D", "T", "L", "S", "B"},
    Row{Language::Finnish, "fi", "K", "D", "T", "L", "R"},
    Row{Language::Icelandic, "is", "K", "D", "H", "B", "R", "P"},
    Row{Language::Polish, "pl", "K", "H", "W", "G", "S", "P"},
    Row{Language::Hungarian, "hu", "K", "V", "B", "F", "H"}, // B is bástya, the rook
    Row{Language::Slovene, "sl", "K", "D", "T", "L", "S"},
    Row{Language::Croatian, "hr", "K", "D", "T", "L", "S", "P"},
    Row{Language::Serbian, "sr", "K", "D", "T", "L", "S", "P"},
    Row{Language::Russian, "ru", "Кр", "Ф", "Л", "С", "К", "П"}, // К alone is конь, the knight
    Row{Language::Ukrainian, "uk", "Кр", "Ф", "Т", "С", "К", "П"},
    Row{Language::Bulgarian, "bg", "Ц", "Д", "Т", "О", "К", "П"},
    Row{Language::Greek, "el", "Ρ", "Β", "Π", "Α", "Ι"},
    Row{Language::Turkish, "tr", "Ş", "V", "K", "F", "A", "P"},    // K is kale, the rook
    Row{Language::Lithuanian, "lt", "K", "V", "B", "R", "Ž", "P"}, // B is bokštas, the rook, R rikis, the bishop
    Row{Language::Latvian, "lv", "K", "D", "T", "L", "Z", "B"},
    Row{Language::Estonian, "et", "K", "L", "V", "O", "R", "E"},
    Row{Language::Figurine, "figurine", "♔", "♕", "♖", "♗", "♘", "♙"},
};

constexpr Row blackFigurines{Language::Figurine, "", "♚", "♛", "♜", "♝", "♞", "♟"};

constexpr auto allLanguages = [] {
    std::array<Language, table.size()> all{};
    for (std::size_t i = 0; i < table.size(); ++i) all[i] = table[i].language;
    return all;
}();

constexpr Row const& rowOf(Language language) { return table[static_cast<std::size_t>(language)]; }

static_assert(std::ranges::all_of(table, [](Row const& row) { return &rowOf(row.language) == &row; }),
              "the rows stand in the order of the languages");

constexpr std::string_view letterIn(Row const& row, Role role) {
    switch (role) {
    case Role::King: return row.king;
    case Role::Queen: return row.queen;
    case Role::Rook: return row.rook;
    case Role::Bishop: return row.bishop;
    case Role::Knight: return row.knight;
    case Role::Pawn: return row.pawn;
    }
    return {};
}

/// The letter without its accent, for keyboards that lack it.
constexpr std::string_view withoutAccent(std::string_view letter) {
    if (letter == "Ş") return "S";
    if (letter == "Ž") return "Z";
    return letter;
}

/// Letters of other scripts, and the Latin letters that look like them and are typed instead.
struct Twin {
    std::string_view letter;
    std::string_view typed;
};
constexpr std::array twins{Twin{"К", "K"}, Twin{"р", "p"}, Twin{"р", "Р"}, Twin{"С", "C"}, Twin{"Т", "T"},
                           Twin{"О", "O"}, Twin{"Ρ", "P"}, Twin{"Β", "B"}, Twin{"Α", "A"}, Twin{"Ι", "I"}};

/// The number of bytes of this letter, or its look-alike, at the start of a text; 0 if it is not there.
std::size_t bytesOf(std::string_view letter, std::string_view text) {
    if (text.starts_with(letter)) return letter.size();
    for (auto const& [one, typed] : twins)
        if (one == letter && text.starts_with(typed)) return typed.size();
    return 0;
}

/// The same for the one or two letters of a piece. Latin letters and figurines have no look-alikes, which their
/// length tells.
std::size_t bytesOfPiece(std::string_view piece, std::string_view text) {
    if (text.starts_with(piece)) return piece.size();
    if (piece.size() % 2 != 0) return 0;
    std::size_t bytes = 0;
    while (!piece.empty()) {
        auto const letter = piece.substr(0, utf8::firstOf(piece).bytes);
        auto const one = bytesOf(letter, text.substr(bytes));
        if (one == 0) return 0;
        bytes += one;
        piece.remove_prefix(letter.size());
    }
    return bytes;
}

std::optional<LetterRead> readIn(Row const& row, std::string_view text) {
    std::optional<LetterRead> longest;
    for (Role const role : board::allRoles) {
        auto const letter = letterIn(row, role);
        for (auto const form : {letter, withoutAccent(letter)})
            if (auto const bytes = bytesOfPiece(form, text); bytes > 0 && (!longest || bytes > longest->bytes))
                longest = LetterRead{role, bytes};
    }
    return longest;
}

} // namespace

std::span<Language const> languages() { return allLanguages; }

std::string_view languageCode(Language language) { return rowOf(language).code; }

std::optional<Language> languageFrom(std::string_view code) {
    auto const found = std::ranges::find(table, code, &Row::code);
    if (found == table.end()) return std::nullopt;
    return found->language;
}

std::string_view pieceLetter(Language language, Role role) {
    return role == Role::Pawn ? std::string_view{} : letterIn(rowOf(language), role);
}

std::optional<LetterRead> readPieceLetter(Language language, std::string_view text) {
    for (Row const* const row : {&rowOf(language), &rowOf(Language::Figurine), &blackFigurines})
        if (auto const read = readIn(*row, text)) return read;
    return std::nullopt;
}

} // namespace flagfall::notation
