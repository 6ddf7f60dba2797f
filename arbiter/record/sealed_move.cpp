// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/sealed_move.h"

#include "arbiter/mating/dead_position.h"
#include "arbiter/notation/read_move.h"

#include <algorithm>

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

/// Different moves that can each be read; empty where a part is none.
std::vector<Move> movesIn(board::Position const& position, std::string_view text, Language language) {
    std::vector<Move> moves;
    for (std::string_view const part : parts(text)) {
        auto const read = readCarelessly(position, part, language);
        if (!read) continue;
        if (std::ranges::count(moves, read->move) == 0) moves.push_back(read->move);
    }
    return moves;
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

} // namespace

SealedMoveReading readSealedMove(board::Position const& position, std::string_view text, Language language) {
    text = trimmed(text);
    if (text.empty()) return {};
    auto const read = readCarelessly(position, text, language);
    if (read) return clear(position, read->move, read->drawOffered);
    if (isAmbiguous(read.error())) return {.what = SealedText::Ambiguous, .fitting = read.error().candidates};
    if (read.error().fault != MoveFault::NotNotation) return {.what = SealedText::Illegal};
    auto moves = movesIn(position, text, language);
    if (moves.size() > 1) return {.what = SealedText::Ambiguous, .fitting = std::move(moves)};
    return {.what = SealedText::Unintelligible};
}

} // namespace flagfall::record
