// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/fen.h"
#include "arbiter/notation/read_move.h"

#include <string>
#include <variant>

namespace flagfall::pgn {

/// What is wrong in a file. The game is kept in any case; nothing is dropped unless it says so.
enum class Fault : std::uint8_t {
    /// the closing quotation mark or bracket of a tag is missing; the value extends to the end of the line
    TagNotClosed,
    TagNotQuoted,         ///< the quotation marks of a tag are missing; the value extends to the bracket
    TagQuoteNotEscaped,   ///< a quotation mark within a value; taken as part of it
    TagTwice,             ///< the same name twice; both are kept
    CommentNotClosed,     ///< the comment extends to the next game or the end
    BracketNotOpened,     ///< `)` or `}` alone; left out
    VariationNotClosed,   ///< the variation extends to the end of the game
    VariationEmpty,       ///< `()`; left out
    VariationWithoutMove, ///< before the first move of its line; kept as a comment
    VariationTooDeep,     ///< nested deeper than the limit; kept as a comment
    UnknownWord,          ///< neither a move nor anything else known; kept as a comment
    NagWithoutMove,       ///< kept as a comment
    NagOutOfRange,        ///< kept as a comment
    IllegalMove,          ///< `found` is not a move of the position: it and what follows are kept as text
    Slip,                 ///< a check, mate or capture is noted that did not occur
    WrongMoveNumber,      ///< left out; reported where the numbers begin to differ
    NullMove,             ///< in the main line
    BadStart,             ///< the FEN tag is not a position: the moves are kept as text
    VariantAssumed,       ///< the position of the FEN tag is possible only in Chess960, and no tag says so
    VariantUnknown,       ///< another variant; read as standard chess
    CommandUnreadable,    ///< `[%clk …]` or `[%emt …]` without a time
    ResultMissing,        ///< no result after the moves
    ResultDiffers,        ///< the result after the moves differs from the Result tag
    ResultInVariation,    ///< kept as a comment
    NotUtf8,              ///< these bytes are read as Latin-1 (Windows-1252); reported once for each game
    TooLarge,             ///< more than the limit: the rest of the game was left out
};

/// How serious a problem is.
enum class Severity : std::uint8_t {
    Noted,      ///< read as it was certainly meant
    Unreadable, ///< something is kept as text only, or left out
};
[[nodiscard]] Severity severityOf(Fault fault);

/// One problem and its place: lines from 1, columns in characters from 1.
struct Problem {
    Fault fault;
    std::size_t line = 0;
    std::size_t column = 0;
    std::string found{}; ///< the word or tag, at most 60 bytes of it
    /// Why a move or a position is refused.
    std::variant<std::monostate, notation::MoveFault, notation::MoveSlip, board::FenRefusal> reason{};
    friend bool operator==(Problem const&, Problem const&) = default;
};

} // namespace flagfall::pgn
