// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <optional>
#include <string>
#include <variant>

/// Positions as a line of text: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`. Reads what programs write,
/// fields at the end left out included; writes one form only.
namespace flagfall::board {

enum class FenField : std::uint8_t { Men, Turn, Castling, EnPassant, HalfmoveClock, MoveNumber, End };

enum class FenFault : std::uint8_t {
    Empty,           ///< there is no text
    UnknownLetter,   ///< not a letter of this field
    RankTooLong,     ///< more than eight squares
    RankTooShort,    ///< fewer than eight squares
    TooManyRanks,    ///< more than eight
    TooFewRanks,     ///< fewer than eight
    NotASquare,      ///< neither a square nor `-`
    NotANumber,      ///< neither a number nor `-`
    MoreThanExpected ///< text after the last field
};

/// What cannot be read, and where.
struct FenProblem {
    FenField field;
    FenFault fault;
    std::size_t column; ///< of the first byte that does not fit, from 1
    friend bool operator==(FenProblem const&, FenProblem const&) = default;
};

/// Reads a line. What is missing from the end on is White to move, no castling, no en passant, 0 and 1. Castling rights
/// are `KQkq` for the outermost rooks (X-FEN) or the files of the rooks, `HAha` (Shredder-FEN).
[[nodiscard]] Expected<PositionDraft, FenProblem> readFen(std::string_view text, Game game = Game::Standard);

/// The first field a line leaves out; none where all six are there.
[[nodiscard]] std::optional<FenField> firstFieldMissing(std::string_view text);

/// Unreadable, or readable and refused.
using FenRefusal = std::variant<FenProblem, PositionRefusals>;

/// Reads a line and opens the door: readFen(), then Position::create().
[[nodiscard]] Expected<Position, FenRefusal> positionFromFen(std::string_view text, Game game = Game::Standard);

/// How the rights to castle are written.
enum class CastlingLetters : std::uint8_t {
    Xfen,     ///< `KQkq`; a rook that is not the outermost one by its file
    Shredder, ///< always by the file of the rook, as in `HAha`
};

/// All six fields. The en passant square is written only where a pawn can legally capture, so that positions identical
/// in the sense of 9.2 differ in nothing but the last two fields.
[[nodiscard]] std::string fenText(Position const& position, CastlingLetters letters = CastlingLetters::Xfen);

/// The same of what is no position yet, for a form that shows it: as it stands, the en passant square included.
[[nodiscard]] std::string fenText(PositionDraft const& draft, CastlingLetters letters = CastlingLetters::Xfen);

} // namespace flagfall::board
