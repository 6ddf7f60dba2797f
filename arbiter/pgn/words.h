// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"

/// What a word of a file may be, before anybody looks at the board.
namespace flagfall::pgn {

/// The bytes of `12.` or `12...` at the beginning of a word, or of the dots alone; 0 if it begins with anything else.
[[nodiscard]] std::size_t numberLength(std::string_view word);
/// Nothing but digits.
[[nodiscard]] bool isDigits(std::string_view word);
/// The number in it; one too large for any game stays too large.
[[nodiscard]] std::optional<int> numberIn(std::string_view word);

/// A square in it, or a castling: it was meant to be a move.
[[nodiscard]] bool looksLikeMove(std::string_view word);
/// What is written where a player passes.
[[nodiscard]] bool isNullMove(std::string_view word);
/// `e.p.` by itself.
[[nodiscard]] bool isEnPassantMark(std::string_view word);
/// What may be left over between tags, and says nothing.
[[nodiscard]] bool isStray(std::string_view word);

/// A comment as it can stand in a file again.
[[nodiscard]] std::string asWord(Comment const& comment);
[[nodiscard]] std::string joined(std::vector<std::string> const& words);

} // namespace flagfall::pgn
