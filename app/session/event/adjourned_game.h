// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

/// What the acts say of an adjourned game, to whoever decides and to whoever reports.
namespace flagfall::session {

/// The record begins in a position that was set up, and not at the beginning of a game.
[[nodiscard]] bool beginsSetUp(Board const& board);
/// Neither the record nor a press shows a move: nothing is known of the position. A clock of ours that counted nothing
/// is no evidence that nobody had moved: where nobody presses it, an adjourned game has no count either.
[[nodiscard]] bool isUnseen(Board const& board);
/// It goes on after an adjournment.
[[nodiscard]] bool isResumed(Board const& board);
/// Of the moves after the adjournment this player has made the first one: the sealed move and the reply are the first
/// two after it.
[[nodiscard]] bool hasMovedSince(Board const& board, Adjournment const& adjournment, Colour side);
/// The adjournment that this player comes back from: until his first move it is the resumption that he is there at, and
/// no longer the beginning of the round. Null: there is none.
[[nodiscard]] Adjournment const* comesBackFrom(Board const& board, Colour side);
/// Whether the player is there: whoever has come to the resumption, else whoever is not marked as absent.
[[nodiscard]] bool isThere(Board const& board, Colour side);
/// An envelope lies there unopened beside a game that goes on: nothing is played before it is opened.
[[nodiscard]] bool waitsToBeOpened(Board const& board);
/// Who has not come, while the envelope that is opened with him there lies beside a game that goes on (Adj.9b).
[[nodiscard]] std::optional<Colour> awaitedByEnvelope(Board const& board);
/// The envelope that should be opened next cannot be found, and nobody has ruled on that: the move that was stated
/// instead is not on record either (I.11; 2009: Adj.11).
[[nodiscard]] bool isMissed(History const& history, RoundNumber round, Board const& board);

/// The envelope that was opened last, the reply after the sealed move; none as long as none is open.
struct OpenedLast {
    Envelope const* envelope = nullptr;
    bool reply = false;
    explicit operator bool() const { return envelope != nullptr; }
};
[[nodiscard]] OpenedLast openedLast(Adjournment const& adjournment);
/// None either while the game is being adjourned once more.
[[nodiscard]] OpenedLast openedLast(Board const& board);

/// Its move is still to be written on the record: the record does not go beyond it, and by the clock neither does the
/// game.
[[nodiscard]] bool isToBeWritten(Board const& board);

} // namespace flagfall::session
