// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/clock_face.h"
#include "app/view/common/row_model.h"
#include "app/view/hall/board_notes.h"

#include <map>

namespace flagfall::view {

/// A player of a board, as a row shows them.
struct Seat {
    QString name;
    QString number; ///< the pairing number; of a player of a team what the team is called in short
    QString points; ///< before the round
    QString rating;
    QString brief{}; ///< what tells the player from the others where there is little room: `Vega`, or `Vega, L.`
    friend bool operator==(Seat const&, Seat const&) = default;
};
using Seats = std::map<PlayerId, Seat>;

/// Everyone's seat in this round; points are those of the rounds before it.
[[nodiscard]] Seats seatsOf(session::EventState const& state, RoundNumber round);

/// One board of the wall.
struct BoardRow {
    int board = 0;
    QString label;     ///< what people call it (texts/team_match_text.h)
    QString matchText; ///< `Match 3: Slávia 2½ : 1½ Compostela`; empty where players play for themselves
    BySide<Seat> seats;
    ClockFace face;
    QString result;
    QString resultSpoken;
    bool hasResult = false;
    bool adjourned = false;
    bool needsDecision = false;
    BoardNotes notes;
    BySide<QString> sheets; ///< `missing` or `there`; empty: the players need not hand one in
    QString setting;        ///< the control of the clock and its fingerprint; empty without a clock
    bool unsaved = false;   ///< something that happened here is not on the disk yet
    bool picked = false;    ///< among the boards the arbiter is about to act on
    QString accessibleText;

    [[nodiscard]] int key() const { return board; }
    friend bool operator==(BoardRow const&, BoardRow const&) = default;
};

[[nodiscard]] BySide<Seat> seatsAt(session::Board const& board, Seats const& seats);

/// The board with its clock, as it stands alone: without notes and marks.
[[nodiscard]] BoardRow boardRow(session::Board const& board, BySide<Seat> seats, clock::Instant now,
                                FaceOptions const& options);
[[nodiscard]] inline BoardRow boardRow(session::Board const& board, Seats const& seats, clock::Instant now,
                                       FaceOptions const& options) {
    return boardRow(board, seatsAt(board, seats), now, options);
}

/// The row with the match that the board is of, and how that stands.
[[nodiscard]] BoardRow withMatch(BoardRow row, session::EventState const& state, session::Round const& round,
                                 session::Board const& board);

/// The same row at another instant.
[[nodiscard]] BoardRow withFace(BoardRow row, session::Board const& board, clock::Instant now,
                                FaceOptions const& options);
/// The row with what the wall says of a board beside its clock.
[[nodiscard]] BoardRow withNotes(BoardRow row, session::Board const& board, BoardSurroundings const& where,
                                 clock::Instant now);

[[nodiscard]] RowModel<BoardRow>::Roles boardRoles();

} // namespace flagfall::view
