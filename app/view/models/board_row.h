// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/clock_face.h"
#include "app/view/row_model.h"

#include <map>

namespace flagfall::view {

/// A player as he stands on a board of a round.
struct Seat {
    QString name;
    QString number;
    QString points; ///< before the round
    QString rating;
    friend bool operator==(Seat const&, Seat const&) = default;
};
using Seats = std::map<PlayerId, Seat>;

/// Everyone's seat in this round; points are those of the rounds before it.
[[nodiscard]] Seats seatsOf(session::EventState const& state, RoundNumber round);

/// One board of the wall.
struct BoardRow {
    int board = 0;
    BySide<Seat> seats;
    ClockFace face;
    QString result;
    QString resultSpoken;
    bool hasResult = false;
    bool adjourned = false;
    bool needsDecision = false;
    QString accessibleText;

    [[nodiscard]] int key() const { return board; }
    friend bool operator==(BoardRow const&, BoardRow const&) = default;
};

[[nodiscard]] BoardRow boardRow(session::Board const& board, Seats const& seats, clock::Instant now, FaceOptions const& options);
/// The same row at another instant.
[[nodiscard]] BoardRow withFace(BoardRow row, session::Board const& board, clock::Instant now, FaceOptions const& options);

[[nodiscard]] RowModel<BoardRow>::Roles boardRoles();

} // namespace flagfall::view
