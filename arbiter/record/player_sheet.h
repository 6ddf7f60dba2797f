// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/language.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/record/game_record.h"

#include <string>

namespace flagfall::record {

/// One half-move as a player wrote it. An empty text is a missing move on the scoresheet.
struct SheetLine {
    std::string written; ///< as written: `Sf3`, `exd6 e.p. (=)`
    std::optional<ClockTime> clock{};
    friend bool operator==(SheetLine const&, SheetLine const&) = default;
};

/// A player's scoresheet: both sides' moves in turn from the first one (8.1), in the letters of the player's
/// language. It is evidence: nothing on it has to be legal or even readable.
struct PlayerSheet {
    notation::Language language = notation::Language::English;
    std::vector<SheetLine> lines;
    friend bool operator==(PlayerSheet const&, PlayerSheet const&) = default;
};

/// How a line of a scoresheet compares with the record.
enum class LineFinding {
    Agrees,      ///< the same move as in the record
    Differs,     ///< a possible move, but not the one in the record
    Missing,     ///< nothing is written, although a move was made
    NotPossible, ///< the move was illegal there, or more than one move fits
    Unreadable,  ///< no move can be read from it
    Unchecked,   ///< the record does not reach so far, or does not know the move
};

struct LineReading {
    LineFinding finding = LineFinding::Unchecked;
    std::optional<board::Move> move{}; ///< the move, if exactly one legal move fits
    bool drawOffered = false;          ///< `(=)` was written beside it
    bool offerSignMissing = false;     ///< the record has `(=)`, the scoresheet does not (9.1; C.12)
    std::vector<notation::MoveSlip> slips{};
    std::optional<notation::MoveFault> fault{}; ///< why there is no move
    friend bool operator==(LineReading const&, LineReading const&) = default;
};

/// Compares every line of a scoresheet with the record, half-move by half-move; returns as many readings as the
/// longer of the two has. After the end of the record, and within its gaps, the scoresheet is read by itself as long
/// as that is possible.
[[nodiscard]] std::vector<LineReading> compare(GameRecord const& record, PlayerSheet const& sheet);

/// The position before the first line and after each line read; nullopt where it is unknown.
[[nodiscard]] std::vector<std::optional<board::Position>> positionsAlong(GameRecord const& record,
                                                                         PlayerSheet const& sheet);

/// Half-moves from the start on which two scoresheets agree, each read in its own language (App. E.2, 8: the game
/// goes back to the last point where the records agree).
[[nodiscard]] std::size_t agreeingHalfMoves(board::Position const& start, PlayerSheet const& one,
                                            PlayerSheet const& other);

/// The moves of a scoresheet that can be read from the start on, for the arbiter to copy.
[[nodiscard]] std::vector<Entry> readableEntries(board::Position const& start, PlayerSheet const& sheet);

} // namespace flagfall::record
