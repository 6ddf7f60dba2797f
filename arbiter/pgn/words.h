// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"

/// What a word of a file may be, without looking at the board.
namespace flagfall::pgn {

/// The number of bytes of `12.` or `12...` at the start of a word, or of the dots alone; 0 if it starts with anything
/// else.
[[nodiscard]] std::size_t numberLength(std::string_view word);
/// True if there are only digits.
[[nodiscard]] bool isDigits(std::string_view word);
/// The number in a word; one that is too large for a game stays too large.
[[nodiscard]] std::optional<int> numberIn(std::string_view word);

/// True if the word contains a square or castling, so that it was meant to be a move.
[[nodiscard]] bool looksLikeMove(std::string_view word);
/// True for the words used when a player passes.
[[nodiscard]] bool isNullMove(std::string_view word);
/// True for `e.p.` alone.
[[nodiscard]] bool isEnPassantMark(std::string_view word);
/// True for what may be left over between tags and has no meaning.
[[nodiscard]] bool isStray(std::string_view word);

/// A comment as it is written in a file.
[[nodiscard]] std::string asWord(Comment const& comment);
[[nodiscard]] std::string joined(std::vector<std::string> const& words);

} // namespace flagfall::pgn
