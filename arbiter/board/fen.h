// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <optional>
#include <string>
#include <variant>

/// Positions as a line of text: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`. Reads the variants that
/// programs write, also without the last fields; writes one form only.
namespace flagfall::board {

enum class FenField : std::uint8_t { Pieces, Turn, Castling, EnPassant, HalfmoveClock, MoveNumber, End };

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
    std::size_t column; ///< of the first byte that does not fit, counted from 1
    friend bool operator==(FenProblem const&, FenProblem const&) = default;
};

/// Reads a FEN. Fields missing at the end are read as White to move, no castling, no en passant, 0 and 1. Castling
/// rights are `KQkq` for the outermost rooks (X-FEN) or the files of the rooks, `HAha` (Shredder-FEN).
[[nodiscard]] Expected<PositionDraft, FenProblem> readFen(std::string_view text, Game game = Game::Standard);

/// Returns the first missing field; nullopt if all six are there.
[[nodiscard]] std::optional<FenField> firstFieldMissing(std::string_view text);

/// Unreadable, or readable but refused as a position.
using FenRefusal = std::variant<FenProblem, PositionRefusals>;

/// Reads a FEN with readFen() and checks it with Position::create().
[[nodiscard]] Expected<Position, FenRefusal> positionFromFen(std::string_view text, Game game = Game::Standard);

/// The way castling rights are written.
enum class CastlingLetters : std::uint8_t {
    Xfen,     ///< `KQkq`; a rook that is not the outermost one is given by its file
    Shredder, ///< always by the file of the rook, as in `HAha`
};

/// Writes all six fields. The en passant square is written only if a pawn can legally capture there, so that
/// positions that are the same under 9.2 differ only in the last two fields.
[[nodiscard]] std::string fenText(Position const& position, CastlingLetters letters = CastlingLetters::Xfen);

/// Writes a draft that is not yet a position, for a form that shows it; the en passant square is written in any case.
[[nodiscard]] std::string fenText(PositionDraft const& draft, CastlingLetters letters = CastlingLetters::Xfen);

} // namespace flagfall::board
