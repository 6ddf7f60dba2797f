// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// Words that are found in names and beside them, in the languages of the program and their neighbours.
namespace flagfall::tables {

inline bool holdsWord(auto const& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

/// Before a family name, and part of it: `van der Berg`. In small letters: a `Van` may be a given name.
[[nodiscard]] inline bool isParticle(std::string_view word) {
    static constexpr std::array<std::string_view, 33> particles{
        "van", "von", "vom", "der", "den", "de",  "del", "della", "di",  "da",  "dal",
        "das", "do",  "dos", "du",  "des", "la",  "le",  "los",   "las", "el",  "al",
        "te",  "ten", "ter", "zu",  "zum", "zur", "af",  "av",    "bin", "ben", "o"};
    return holdsWord(particles, word) || word.starts_with("d'") || word.starts_with("d’");
}

/// With a small letter of our languages.
[[nodiscard]] inline bool beginsSmall(std::string_view word) {
    constexpr std::string_view accented = "áäâàčçďéěêèíîìľĺňñóôöřŕšťúůüýž"; // two bytes each
    return (word[0] >= 'a' && word[0] <= 'z') || (word.size() > 1 && accented.find(word.substr(0, 2)) != accented.npos);
}

/// Between two parts of a family name: `López y García`.
[[nodiscard]] inline bool isBetweenNames(std::string_view word) { return word == "y" || word == "e" || word == "i"; }

/// Behind a name, of those who share it: `ml.`, `Jr`, `III`.
[[nodiscard]] inline bool isSuffix(std::string_view word) {
    if (word.ends_with(',')) word.remove_suffix(1);
    if (word.ends_with('.')) word.remove_suffix(1);
    static constexpr std::array<std::string_view, 11> suffixes{"ml", "st", "jr", "sr",  "Jr", "Sr",
                                                               "JR", "SR", "II", "III", "IV"};
    return holdsWord(suffixes, word);
}

/// At the beginning of what a club is called: `ŠK Žilina`.
[[nodiscard]] inline bool isClubWord(std::string_view word) {
    static constexpr std::array<std::string_view, 9> words{"ŠK", "TJ", "ŠO", "KŠ", "CVČ", "SK", "SC", "SV", "DDM"};
    return holdsWord(words, word);
}

/// `ŠKM`, `CC`: a few capitals.
[[nodiscard]] inline bool isAcronym(std::string_view word) {
    auto const letters =
        std::ranges::count_if(word, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return letters >= 2 && letters <= 5 && std::ranges::any_of(word, [](char c) { return c >= 'A' && c <= 'Z'; }) &&
           std::ranges::none_of(word, [](char c) { return (c >= 'a' && c <= 'z') || c == '.'; });
}

/// `Caissa`, `Hastings Chess Club`, `šachová škola`: of chess, or of people who meet.
[[nodiscard]] inline bool isOfClub(std::string_view word) {
    constexpr std::array<std::string_view, 14> stems{"chess", "Chess", "club",   "Club",   "klub",  "Klub",   "šach",
                                                     "Šach",  "chach", "Schach", "jedrez", "adrez", "Caissa", "CAISSA"};
    return isClubWord(word) || isAcronym(word) ||
           std::ranges::any_of(stems, [word](std::string_view stem) { return word.find(stem) != word.npos; });
}

} // namespace flagfall::tables
