// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/language.h"
#include "arbiter/record/game_end.h"

#include <string_view>
#include <vector>

namespace flagfall::record {

/// What is in the envelope of an adjourned game (Guidelines I.8).
enum class SealedText {
    Clear,          ///< one legal move fits, however carelessly it is written
    Missing,        ///< nothing is written
    Unintelligible, ///< it cannot be read as a move
    Ambiguous,      ///< more than one legal move fits; a promotion without its piece is one of these
    Illegal,        ///< it can be read, and no legal move fits
};

/// A sealed move that was read, and what it does to the game.
struct SealedMoveReading {
    SealedText what = SealedText::Missing;
    std::optional<board::Move> move{};      ///< with Clear
    std::vector<board::Move> fitting{};     ///< with Ambiguous: the moves that fit
    std::string besides{};                  ///< with Clear: what is written there, too, and means something else
    std::optional<notation::Language> readIn{}; ///< with Clear: another language, where only its letters give a move
    bool drawOffered = false;               ///< `(=)` or a word for it stands beside the move
    std::optional<BoardEnd> ends{};         ///< the move ends the game: mate, stalemate or a dead position
    std::optional<board::Position> after{}; ///< with Clear
    friend bool operator==(SealedMoveReading const&, SealedMoveReading const&) = default;

    /// What it is goes without the arbiter's judgement.
    [[nodiscard]] bool isSure() const { return besides.empty() && !readIn; }
};

/// Reads what a player has sealed, in the position before it and with the letters of a language. What is missing or too
/// much does no harm where one legal move is left: `x`, `+`, `e.p.`, a small letter for a piece, a pawn capture written
/// without its file, and beside the move its number, a time, or a word for check, mate or a draw in a few languages.
/// Whatever else stands beside one legal move is for the arbiter to judge. What cannot be read at all is tried in the
/// other languages: where they give one legal move and no second one, that is for the arbiter to judge, too.
///
///     readSealedMove(*board::positionFromFen("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 41"), "Rd8", Language::English).ends
///     // Checkmate
[[nodiscard]] SealedMoveReading readSealedMove(board::Position const& position, std::string_view text,
                                               notation::Language language = notation::Language::English);

/// No word of it can be a move in any position and any language: nothing is written, or nothing that can be read.
[[nodiscard]] bool saysNoMove(std::string_view text);

} // namespace flagfall::record
