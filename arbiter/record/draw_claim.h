// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/drawn_game.h"
#include "arbiter/record/game_record.h"

namespace flagfall::record {

/// The basis of a claim (9.2, 9.3): it will be so after the intended move, which is written but not played, or it is
/// so now.
enum class ClaimBasis { RepetitionAnnounced, RepetitionOnBoard, FiftyAnnounced, FiftyOnBoard };

[[nodiscard]] constexpr bool isAnnounced(ClaimBasis basis) {
    return basis == ClaimBasis::RepetitionAnnounced || basis == ClaimBasis::FiftyAnnounced;
}
[[nodiscard]] constexpr bool isRepetition(ClaimBasis basis) {
    return basis == ClaimBasis::RepetitionAnnounced || basis == ClaimBasis::RepetitionOnBoard;
}

struct DrawClaim {
    Colour by = Colour::White;
    ClaimBasis basis = ClaimBasis::RepetitionOnBoard;
    std::optional<board::Move> announced{}; ///< with the announced forms; nullopt: the intended move is not legal
    bool somethingWritten = true;           ///< with the announced forms: the player has written the move down
    bool touched = false;                   ///< the player has touched a piece on this move (9.4)
};

/// The finding, in the order of the examination.
enum class ClaimFinding {
    NotToMove,        ///< invalid: only the player having the move may claim
    PieceTouched,     ///< invalid: 9.4
    NothingWritten,   ///< not yet a claim: the move must be written down first, and the arbiter may tell the player so
    AnnouncedIllegal, ///< incorrect: the intended move is illegal
    AnnouncedPawn,    ///< incorrect: the intended move is a pawn move (9.3)
    AnnouncedCapture, ///< incorrect: the intended move is a capture (9.3)
    TooFewTimes,      ///< incorrect: the position has occurred fewer than three times
    TooFewMoves,      ///< incorrect: fewer than fifty moves by each player without a capture or pawn move
    Correct,
};

[[nodiscard]] constexpr bool isAdmissible(ClaimFinding finding) { return finding > ClaimFinding::NothingWritten; }

struct ClaimExamination {
    ClaimFinding finding = ClaimFinding::Correct;
    /// The number of entries after which the claimed position was on the board, 0 being the start; the intended move
    /// is size() + 1.
    std::vector<std::size_t> occurrences{};
    int halfMoves = 0;   ///< since the last capture, pawn move or gap, including the intended move
    bool certain = true; ///< false if missing moves may hide occurrences or half-moves
    /// The game was already drawn without a claim, in editions that have this (9.6 of 2014 and later).
    std::optional<AutomaticDraw> drawnAlready{};
};

/// Examines a claim at the end of the record. Positions are compared as in 9.2: the pieces, the player to move, the
/// castling rights, and en passant only if the capture is really possible.
[[nodiscard]] ClaimExamination examine(GameRecord const& record, DrawClaim const& claim, DrawnGameLaw const& law);

/// Returns, for each position, how often it has occurred up to then; one number for each position, beginning with the
/// start.
[[nodiscard]] std::vector<int> timesStood(std::vector<board::Position> const& positions);

} // namespace flagfall::record
