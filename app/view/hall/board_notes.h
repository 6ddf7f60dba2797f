// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/clock_face.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace flagfall::view {

/// The words QML knows for a note, gravest first. BoardsModel gives them to it under its own name.
enum class BoardNote {
    None,
    Decide,
    Called, ///< the arbiter is wanted at the board
    Flag,
    IllegalMove, ///< the one that loses; nobody has ruled on it yet
    Claim,
    Disputed, ///< the players have signed different results
    BoardEnd,
    DefaultTimeOver,
    Absent,
    DrawOffered,
    ToSeal,
    OddSetting,
    LatePress,
    LeverLocked
};

/// What is out of the ordinary with one player.
struct SideMarks {
    bool absent = false;
    int illegalMoves = 0;
    friend bool operator==(SideMarks const&, SideMarks const&) = default;
};

/// What an arbiter who looks at the wall should know of a board, beside its clock: marks for each side and one line,
/// the gravest thing there is.
struct BoardNotes {
    BySide<SideMarks> marks;
    BoardNote note = BoardNote::None;
    QString text; ///< empty without a note
    friend bool operator==(BoardNotes const&, BoardNotes const&) = default;
};

/// Where a board stands: its round, the event that says how late a player may be and what the clocks are set to, and
/// the clock on the wall, by which an adjourned game is resumed.
struct BoardSurroundings {
    session::Round const& round;
    session::EventDetails const& details;
    QDateTime timeOfDay;
};

[[nodiscard]] BoardNotes notesOf(session::Board const& board, BoardSurroundings const& where, clock::Instant now);

/// When the notes will read differently by themselves; none when they stand.
[[nodiscard]] std::optional<clock::Span> untilNotesChange(session::Board const& board, BoardSurroundings const& where,
                                                          clock::Instant now);

/// Clocks that stand after an interruption or because the hall was stopped, and every other one where nothing runs any
/// more. One that was stopped by itself has its own reason.
[[nodiscard]] int clocksStanding(session::Round const& round);

/// The control of a clock with its fingerprint: `3+2 · K7QD`.
[[nodiscard]] QString settingText(clock::Setting const& setting);

} // namespace flagfall::view
