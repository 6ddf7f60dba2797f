// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/sealed_move.h"

#include "arbiter/mating/dead_position.h"
#include "arbiter/notation/read_move.h"

#include <algorithm>
#include <array>

namespace flagfall::record {
namespace {

using board::Move;
using notation::Language;
using notation::MoveFault;

using Read = Expected<notation::ReadMove, notation::MoveRefusal>;

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    auto const first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool isAmbiguous(notation::MoveRefusal const& refusal) {
    return refusal.fault == MoveFault::Ambiguous || refusal.fault == MoveFault::PromotionMissing;
}
bool fitsSomething(Read const& read) { return read || isAmbiguous(read.error()); }

/// As written; else with a capital letter, or as the capture of a pawn, where a legal move fits then.
Read readCarelessly(board::Position const& position, std::string_view text, Language language) {
    Read const asWritten = notation::readMove(position, text, language);
    if (fitsSomething(asWritten)) return asWritten;
    std::string capital{text};
    auto const letter = capital.find_first_of("abcdefghijklmnopqrstuvwxyz");
    if (letter == std::string::npos) return asWritten;
    std::string const capture = capital.substr(0, letter) + 'x' + capital.substr(letter);
    capital[letter] = static_cast<char>(capital[letter] - 'a' + 'A');
    for (std::string const& other : {capital, capture})
        if (Read const read = notation::readMove(position, other, language); fitsSomething(read)) return read;
    return asWritten;
}

/// The words of a text, where it holds more than one move.
std::vector<std::string_view> parts(std::string_view text) {
    std::vector<std::string_view> all;
    while (!text.empty()) {
        auto const end = std::min(text.find_first_of(" \t\r\n,;/"), text.size());
        if (end > 0) all.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

constexpr std::array wordsForDraw{"=",      "(=)",    "draw",   "remis", "remíza", "remiza", "remíz", "táboas",
                                  "taboas", "tablas", "empate", "patta", "nulle",  "½",      "½-½",    "ничья"};
constexpr std::array wordsForCheck{"+",    "++",   "#",    "ch",    "check", "mate",  "mat",    "mát",
                                   "matt", "šach", "sach", "xaque", "jaque", "xeque", "schach", "šachmat"};

/// Small, and without the marks that end a sentence. In UTF-8 the letters of Latin-1 and Š are two bytes, of which the
/// second one tells small from capital.
std::string bareWord(std::string_view part) {
    while (!part.empty() && std::string_view{"!?.,"}.find(part.back()) != std::string_view::npos) part.remove_suffix(1);
    std::string word{part};
    char before = ' ';
    for (char& letter : word) {
        bool const latin = letter >= 'A' && letter <= 'Z';
        bool const accented = before == '\xC3' && static_cast<unsigned char>(letter) <= 0x9E;
        bool const caron = before == '\xC5' && letter == '\xA0';
        before = letter;
        if (latin || accented) letter = static_cast<char>(letter + 0x20);
        if (caron) letter = '\xA1';
    }
    return word;
}

/// The number of the move, a time, a mark: nothing that changes the move.
bool isHarmless(std::string const& word) {
    bool const number = word.find_first_not_of("0123456789.:") == std::string::npos;
    return number || std::ranges::count(wordsForCheck, word) > 0;
}

/// A text of several words, each read by itself.
struct Apart {
    std::vector<Move> moves{}; ///< different ones; of a word that fits several, all of them
    std::string besides{};
    bool illegal = false; ///< a word is a move, and no legal one
    bool unread = false;  ///< a word is no move
    bool drawOffered = false;
};
/// A stroke stands between two moves, but not in a half.
std::string withHalves(std::string_view text) {
    std::string out{text};
    for (std::string_view const half : {" 1/2-1/2", " 1/2"})
        for (auto at = out.find(half); at != std::string::npos; at = out.find(half)) out.replace(at, half.size(), " ½");
    return out;
}

Apart takenApart(board::Position const& position, std::string_view written, Language language) {
    std::string const text = withHalves(written);
    Apart apart;
    auto const add = [&](Move move) {
        if (std::ranges::count(apart.moves, move) == 0) apart.moves.push_back(move);
    };
    for (std::string_view const part : parts(text)) {
        std::string const word = bareWord(part);
        if (auto const read = readCarelessly(position, part, language)) {
            apart.drawOffered |= read->drawOffered;
            add(read->move);
        } else if (isAmbiguous(read.error())) {
            std::ranges::for_each(read.error().candidates, add);
        } else if (std::ranges::count(wordsForDraw, word) > 0)
            apart.drawOffered = true;
        else if (!isHarmless(word)) {
            bool const move = read.error().fault != MoveFault::NotNotation;
            (move ? apart.illegal : apart.unread) = true;
            apart.besides += (apart.besides.empty() ? "" : " ") + std::string{part};
        }
    }
    return apart;
}

std::optional<BoardEnd> endIn(board::Position const& position) {
    if (position.isCheckmate()) return BoardEnd::Checkmate;
    if (position.isStalemate()) return BoardEnd::Stalemate;
    return mating::isDead(position) ? std::optional{BoardEnd::DeadPosition} : std::nullopt;
}

SealedMoveReading clear(board::Position const& position, Move move, bool drawOffered) {
    board::Position const after = position.after(move);
    return {.what = SealedText::Clear, .move = move, .drawOffered = drawOffered, .ends = endIn(after), .after = after};
}

SealedMoveReading readIn(Language language, board::Position const& position, std::string_view text) {
    text = trimmed(text);
    if (text.empty()) return {};
    auto const read = readCarelessly(position, text, language);
    if (read) return clear(position, read->move, read->drawOffered);
    if (isAmbiguous(read.error())) return {.what = SealedText::Ambiguous, .fitting = read.error().candidates};
    if (read.error().fault != MoveFault::NotNotation) return {.what = SealedText::Illegal};
    Apart apart = takenApart(position, text, language);
    if (apart.moves.size() > 1) return {.what = SealedText::Ambiguous, .fitting = std::move(apart.moves)};
    bool const illegal = apart.illegal && !apart.unread;
    if (apart.moves.empty()) return {.what = illegal ? SealedText::Illegal : SealedText::Unintelligible};
    SealedMoveReading reading = clear(position, apart.moves.front(), apart.drawOffered);
    reading.besides = std::move(apart.besides);
    return reading;
}

} // namespace

SealedMoveReading readSealedMove(board::Position const& position, std::string_view text, Language language) {
    SealedMoveReading const own = readIn(language, position, text);
    if (own.what != SealedText::Unintelligible) return own;
    std::optional<SealedMoveReading> found;
    for (Language const other : notation::languages()) {
        SealedMoveReading reading = readIn(other, position, text);
        if (!reading.move || !reading.besides.empty()) continue;
        if (found && found->move != reading.move) return own;
        reading.readIn = other;
        if (!found) found = std::move(reading);
    }
    return found.value_or(own);
}

bool saysNoMove(std::string_view text) {
    while (!text.empty()) {
        auto const end = std::min(text.find(' '), text.size());
        std::string_view const word = text.substr(0, end);
        if (!word.empty() && notation::isNotation(word)) return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

} // namespace flagfall::record
