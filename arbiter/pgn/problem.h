// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/fen.h"
#include "arbiter/notation/read_move.h"

#include <string>
#include <variant>

namespace flagfall::pgn {

/// What was found in a file that should not be there. The game is kept in any case; nothing of it is thrown away unless
/// it says so.
enum class Fault : std::uint8_t {
    TagNotClosed,         ///< the quotation mark or bracket of a tag is missing; taken up to the end of the line
    TagNotQuoted,         ///< the quotation marks of a tag are missing; taken up to the bracket
    TagQuoteNotEscaped,   ///< a quotation mark within a value; taken as part of it
    TagTwice,             ///< the same name again; both are kept
    CommentNotClosed,     ///< taken up to the next game, or to the end
    BracketNotOpened,     ///< `)` or `}` alone; left out
    VariationNotClosed,   ///< taken up to the end of the game
    VariationEmpty,       ///< `()`; left out
    VariationWithoutMove, ///< before the first move of its line; kept as a comment
    VariationTooDeep,     ///< nested deeper than the limit; kept as a comment
    UnknownWord,          ///< no move and nothing else that is known; kept as a comment
    NagWithoutMove,       ///< kept as a comment
    NagOutOfRange,        ///< kept as a comment
    IllegalMove,          ///< `found` is no move of the position: it and what follows are kept as text
    Slip,                 ///< a check, mate or capture is noted that is none
    WrongMoveNumber,      ///< left out; said where the numbers begin to differ
    NullMove,             ///< in the main line
    BadStart,             ///< the position of the FEN tag: the moves are kept as text
    VariantAssumed,       ///< the position of the FEN tag is one of Chess960 only, and no tag says so
    VariantUnknown,       ///< another game; read as standard chess
    CommandUnreadable,    ///< `[%clk …]` or `[%emt …]` without a time
    ResultMissing,        ///< no word behind the moves
    ResultDiffers,        ///< the word behind the moves is not the one of the Result tag
    ResultInVariation,    ///< kept as a comment
    NotUtf8,              ///< such bytes are read as Latin-1 (Windows-1252); said once for a game
    TooLarge,             ///< more than the limit: the rest of the game was left out
};

/// How much of a game is not what it should be.
enum class Severity : std::uint8_t {
    Noted,      ///< read as it was surely meant
    Unreadable, ///< something is kept as text only, or left out
};
[[nodiscard]] Severity severityOf(Fault fault);

/// One problem and its place. Lines are counted from 1, columns in characters from 1.
struct Problem {
    Fault fault;
    std::size_t line = 0;
    std::size_t column = 0;
    std::string found{}; ///< the word or tag, at most 60 bytes of it
    /// Why, where a move or a position is refused.
    std::variant<std::monostate, notation::MoveFault, notation::MoveSlip, board::FenRefusal> reason{};
    friend bool operator==(Problem const&, Problem const&) = default;
};

} // namespace flagfall::pgn
