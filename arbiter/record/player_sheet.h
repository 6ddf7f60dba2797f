// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/language.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/record/game_record.h"

#include <string>

namespace flagfall::record {

/// One half-move as a player wrote it. Nothing written is a gap on his sheet.
struct SheetLine {
    std::string written; ///< as it stands there: `Sf3`, `exd6 e.p. (=)`
    std::optional<ClockTime> clock{};
    friend bool operator==(SheetLine const&, SheetLine const&) = default;
};

/// What a player wrote, both sides' moves in turn from the first one (8.1), in the letters of his language. It is
/// evidence: nothing in it has to be legal or even readable.
struct PlayerSheet {
    notation::Language language = notation::Language::English;
    std::vector<SheetLine> lines;
    friend bool operator==(PlayerSheet const&, PlayerSheet const&) = default;
};

/// How a line of a sheet stands to the game.
enum class LineFinding {
    Agrees,      ///< it is the move of the record
    Differs,     ///< a move that was possible, but not the one of the record
    Missing,     ///< nothing is written, though a move was made
    NotPossible, ///< it names a move that was not legal there, or more than one
    Unreadable,  ///< no move can be read from it
    Unchecked,   ///< the record does not reach so far, or does not know the move
};

struct LineReading {
    LineFinding finding = LineFinding::Unchecked;
    std::optional<board::Move> move{}; ///< what it says, where that is one legal move
    bool drawOffered = false;          ///< `(=)` stands beside it
    bool offerSignMissing = false;     ///< the record has the sign, the sheet does not (9.1; C.12)
    std::vector<notation::MoveSlip> slips{};
    std::optional<notation::MoveFault> fault{}; ///< why there is no move
    friend bool operator==(LineReading const&, LineReading const&) = default;
};

/// Every line of a sheet against the record, half-move by half-move; as many readings as the longer of the two has.
/// Behind the record's end, and within its gaps, a sheet is read on from what it says itself as long as it can be.
[[nodiscard]] std::vector<LineReading> compare(GameRecord const& record, PlayerSheet const& sheet);

/// The position before the first line and after each of them, so read; none where nobody can tell.
[[nodiscard]] std::vector<std::optional<board::Position>> positionsAlong(GameRecord const& record,
                                                                         PlayerSheet const& sheet);

/// Half-moves from the start on which two sheets say the same, read in their own languages (App. E.2, 8: the game goes
/// back to the last point where the records agree).
[[nodiscard]] std::size_t agreeingHalfMoves(board::Position const& start, PlayerSheet const& one,
                                            PlayerSheet const& other);

/// The moves of a sheet as far as they can be read from the start, for the arbiter to take over.
[[nodiscard]] std::vector<Entry> readableEntries(board::Position const& start, PlayerSheet const& sheet);

} // namespace flagfall::record
