// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/prose.h"

#include "app/entries/meaning.h"
#include "app/entries/names.h"
#include "app/tables/name_words.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace flagfall::entries {
namespace {

/// Folded, with a space behind each word. No surname is among those of one word.
constexpr auto greetings = std::to_array<std::string_view>(
    {"dear ",      "hello ",     "hi ",      "good morning ", "good day ",      "dobry den ",    "ahoj ",
     "ahojte ",    "vazeny ",    "vazena ",  "vazeni ",       "bos dias ",      "boas tardes ",  "estimado ",
     "estimada ",  "estimados ", "hola ",    "buenos dias ",  "buenas tardes ", "sehr geehrte ", "sehr geehrter ",
     "guten tag ", "hallo ",     "bonjour ", "buongiorno "});
constexpr auto closings = std::to_array<std::string_view>({"best regards ",  "kind regards ",    "regards ",
                                                           "best wishes ",   "yours sincerely ", "sincerely ",
                                                           "thanks ",        "thank you ",       "many thanks ",
                                                           "s pozdravom ",   "s pozdravem ",     "s uctou ",
                                                           "dakujem ",       "dakujeme ",        "vdaka ",
                                                           "dekuji ",        "dekujeme ",        "diky ",
                                                           "saudos ",        "un saudo ",        "unha aperta ",
                                                           "grazas ",        "atentamente ",     "saludos ",
                                                           "un saludo ",     "gracias ",         "mit freundlichen ",
                                                           "viele grusse ",  "beste grusse ",    "cordialement ",
                                                           "merci ",         "cordiali saluti ", "distinti saluti ",
                                                           "odeslano z ",    "odoslane z ",      "sent from ",
                                                           "enviado desde ", "enviado dende ",   "gesendet von ",
                                                           "von meinem ",    "see you ",         "looking forward ",
                                                           "tesim sa ",      "tesime sa ",       "tesim se ",
                                                           "tesime se ",     "ata logo ",        "ata pronto ",
                                                           "nos vemos ",     "hasta pronto "});
/// The first word of a row of sums.
constexpr auto sums = std::to_array<std::string_view>(
    {"spolu", "celkom", "celkem", "total", "totals", "sucet", "soucet", "dohromady", "summe", "gesamt"});

/// The words of a row, as they are written.
std::vector<std::string> wordsOf(tables::Row const& row) {
    std::vector<std::string> words;
    for (std::string const& cell : row)
        for (std::size_t at = 0; at < cell.size();) {
            std::size_t const end = std::min(cell.find(' ', at), cell.size());
            if (end > at) words.push_back(cell.substr(at, end - at));
            at = end + 1;
        }
    return words;
}

/// `We come on Friday`, `posielam Vám prihlášky klubu`: several words in small letters, other than those of a name.
bool readsOn(std::vector<std::string> const& words) {
    constexpr std::size_t fewest = 4;
    constexpr std::size_t mostOfName = 8;
    bool const mayBeName = words.size() <= fewest + 1 && !words.back().ends_with('.');
    if (mayBeName && std::ranges::any_of(words, isGivenName)) return false;
    auto const isSmall = [](std::string const& word) {
        bool const isOfName = tables::isParticle(word) || tables::isBetweenNames(word) || tables::isSuffix(word);
        return tables::beginsSmall(word) && !isOfName && !tables::isOfClub(word);
    };
    auto const small = static_cast<std::size_t>(std::ranges::count_if(words, isSmall));
    bool const isMost = tables::beginsSmall(words[0]) ? small > 2 : small > 1 && 2 * small >= words.size();
    return (words.size() >= fewest && isMost) || (words.size() > mostOfName && small > 2);
}

/// `Spolu`, `Celkem 17`: of the players above.
bool isSum(std::vector<std::string> const& words) {
    std::string const first = folded(words.front());
    auto const isFigure = [](std::string const& word) { return word.find_first_of("0123456789") != word.npos; };
    return std::ranges::find(sums, first) != sums.end() && std::ranges::all_of(words | std::views::drop(1), isFigure);
}

} // namespace

bool isAlone(tables::Row const& row) {
    return std::ranges::count_if(row, [](std::string const& cell) { return !cell.empty(); }) == 1;
}

bool isHeading(tables::Row const& row) {
    auto const words = wordsOf(row);
    auto const hasSmall = [](std::string const& word) {
        return std::ranges::any_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
    };
    return words.size() >= 4 && std::ranges::none_of(words, hasSmall);
}

Prose proseOf(tables::Row const& row) {
    auto const words = wordsOf(row);
    if (words.empty()) return Prose::None;
    if (isSum(words)) return Prose::Sentence;
    char const last = words.back().back();
    if (isAlone(row) && (last == ':' || last == '!' || last == '?')) return Prose::Sentence;
    std::string text;
    for (std::string const& word : words) text += folded(word) + " ";
    auto const digits = std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; });
    auto const letters = std::ranges::count_if(text, [](char c) { return c >= 'a' && c <= 'z'; });
    constexpr int telephone = 7; // the digits of one, or more
    if (isAlone(row) && digits >= telephone && letters > 0) return Prose::Sentence;
    auto const begins = [&text](std::string_view phrase) { return text.starts_with(phrase); };
    bool const closes = std::ranges::any_of(closings, begins) || text == "best " || text == "cheers ";
    if (closes && (digits == 0 || isAlone(row))) return Prose::Closing;
    if (isAlone(row) && words.front().ends_with(':')) return Prose::Sentence; // `From: …`
    if (digits > 0) return Prose::None;
    bool const isSentence = std::ranges::any_of(greetings, begins) || (isAlone(row) && readsOn(words));
    return isSentence ? Prose::Sentence : Prose::None;
}

} // namespace flagfall::entries
