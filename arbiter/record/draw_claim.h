// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/drawn_game.h"
#include "arbiter/record/game_record.h"

namespace flagfall::record {

/// What a player claims (9.2, 9.3): it will be so after the move he has written and not played, or it is so now.
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
    std::optional<board::Move> announced{}; ///< with the announced forms; none: what he wrote is no legal move
    bool somethingWritten = true;           ///< with the announced forms: he has written the move down
    bool touched = false;                   ///< he has touched a man on this move (9.4)
};

/// What the examination finds, in the order in which it looks.
enum class ClaimFinding {
    NotToMove,        ///< inadmissible: only the player having the move may claim
    ManTouched,       ///< inadmissible: 9.4
    NothingWritten,   ///< not yet a claim: the move must be written first; the arbiter may say so
    AnnouncedIllegal, ///< wrong: the move written is not legal
    AnnouncedPawn,    ///< wrong: the move written moves a pawn (9.3)
    AnnouncedCapture, ///< wrong: the move written captures (9.3)
    TooFewTimes,      ///< wrong: the position has stood fewer than three times
    TooFewMoves,      ///< wrong: fewer than fifty moves by each without capture or pawn move
    Correct,
};

[[nodiscard]] constexpr bool isAdmissible(ClaimFinding finding) { return finding > ClaimFinding::NothingWritten; }

struct ClaimExamination {
    ClaimFinding finding = ClaimFinding::Correct;
    /// After how many entries the position claimed stood on the board, the start being 0; the announced one is
    /// size() + 1.
    std::vector<std::size_t> occurrences{};
    int halfMoves = 0;   ///< since the last capture, pawn move or gap, the announced move included
    bool certain = true; ///< a gap in the record may hide occurrences or moves
    /// The examination shows that the game was drawn already, by the edition's own accord (9.6 of 2014 and later).
    std::optional<AutomaticDraw> drawnAlready{};
};

/// Looks at a claim where the record ends. Identity of positions is that of 9.2: the men, the player to move, the
/// rights to castle, and a capture in passing where it is really possible.
[[nodiscard]] ClaimExamination examine(GameRecord const& record, DrawClaim const& claim, DrawnGameLaw const& law);

/// How often each position has stood on the board by then: as many numbers as positions, the start first.
[[nodiscard]] std::vector<int> timesStood(std::vector<board::Position> const& positions);

} // namespace flagfall::record
