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
/// instead is not on record either (I.12; 2009: Adj.11).
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

/// The first envelope is open, and its move is not on the record, which is as long as the game: it is made before the
/// clock of who must reply runs (I.9.1; 2009: Adj.9a).
[[nodiscard]] bool isSealedMoveToCome(Board const& board);

/// Somebody was told to seal, and by our clock the other player has the move now: the one who has it seals (I.1.1;
/// 2009: Adj.1a).
[[nodiscard]] bool otherHasToSeal(Board const& board);

/// The envelope that was opened last is empty, or nobody can read a move from what it says, whatever the position is
/// (I.8; 2009: Adj.8).
[[nodiscard]] bool saysNoMove(Board const& board);
[[nodiscard]] bool saysNoMove(Envelope const& envelope);

/// An envelope of this adjournment was opened while that player was there: that stays so (I.7, I.9; 2009: Adj.7,
/// Adj.9), or a player who came would be waited for again.
[[nodiscard]] bool sawItOpened(Adjournment const& adjournment, Colour side);

/// Who must reply is to make the first move after the resumption, and the opponent is not there: the reply may be
/// sealed (I.9.3; 2009: Adj.9c).
[[nodiscard]] bool repliesAlone(Board const& board);
/// Resumed, and the clock stands before the reply to the last sealed move: it was stopped to open an envelope (2009:
/// Adj.9b), or the program has gone on after an interruption.
[[nodiscard]] bool standsResumed(Board const& board);
/// Adjourned, being adjourned, played on beside a later round, or resumed and not settled yet. The envelope of a game
/// that is over stays closed; one that is missing waits for its ruling.
[[nodiscard]] bool isUnsettled(History const& history, RoundNumber round, Board const& board);

} // namespace flagfall::session
