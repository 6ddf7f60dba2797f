// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "arbiter/record/sealed_move.h"

#include <QDateTime>
#include <QString>

#include <optional>

/// Adjourned games in words.
namespace flagfall::view {

/// What stands in an opened envelope, beside the record of the game.
struct SealedReading {
    enum class Kind {
        RecordBehind, ///< moves before it are not on record: nobody here knows the position
        OnRecord,     ///< the record goes on after it
        LegalMove,    ///< it is one legal move
        NoLegalMove,  ///< or more is written than one: for a ruling
        AnotherMove,  ///< a legal one, but not the one made on the board after the call to seal: for a ruling
    };
    Kind kind = Kind::RecordBehind;
    std::optional<board::Move> move{}; ///< with a legal move
    bool drawOffered = false;          ///< beside it
    QString text{};                    ///< `12. Nf3` of a legal move; why it is for a ruling
    std::size_t entry = 0;             ///< of the record, where it belongs
};
[[nodiscard]] SealedReading readSealed(session::Board const& board, session::Adjournment const& adjournment,
                                       session::Envelope const& envelope, bool reply);

/// Of a move that only another language gives: which move in which one; empty where that is not so.
[[nodiscard]] QString readInText(board::Position const& position, record::SealedMoveReading const& read);

/// Who seals: the player to move of a game that is being adjourned, or the one who replies alone at a resumption; none
/// where nobody does, or nobody here knows.
[[nodiscard]] std::optional<Colour> sealerOf(session::Board const& board);

/// Who has to seal or has sealed which move: `White sealed move 41`; empty where nobody does.
[[nodiscard]] QString sealsText(session::Board const& board);
/// The move that was made on the board and so has to be in the envelope, until that is open: `must be e4`; empty: none.
[[nodiscard]] QString mustSealText(session::Board const& board);
/// Somebody has checked what stands on it (Adj.3).
[[nodiscard]] bool isChecked(session::Envelope const& envelope);
/// Where the envelopes are and whether they are checked; empty without one.
[[nodiscard]] QString envelopeText(session::Adjournment const& adjournment);
/// Who has an envelope, or where it is: `A. Arbiter (safe)`.
[[nodiscard]] QString holderText(session::Custody const& custody);
/// And since when.
[[nodiscard]] QString heldText(session::Custody const& custody);
/// What the clocks of a game show, and whether they stand in a game that was resumed; of clocks on the table what they
/// showed when the game was adjourned, empty where nobody has typed it.
[[nodiscard]] QString timesLeftText(session::Board const& board, clock::Instant now);
/// `24 November 2026 10:00, Room 2`; empty as long as it is not fixed.
[[nodiscard]] QString resumptionText(session::Adjournment const& adjournment);
/// Day and time, in the way of the language; the text itself where it is none.
[[nodiscard]] QString minuteText(std::string const& isoMinute);
/// `White is here`, `both players are here`; empty where nobody is.
[[nodiscard]] QString presenceText(session::Adjournment const& adjournment);
/// How long the players who are not here may still take, or how late they are or have come; empty where nobody was or
/// is awaited.
[[nodiscard]] QString awaitedText(session::Board const& board, session::EventDetails const& details,
                                  QDateTime const& now);
/// How the game has ended by the record, with its last move or such that nothing that followed counts; nullopt: it has
/// not.
[[nodiscard]] std::optional<record::GameEnd> endOnRecord(session::Board const& board, DrawnGameLaw const& law);
/// That a flag is down, or that a period ended with moves missing though another one runs (6.9); empty: none.
[[nodiscard]] QString flagDownText(session::Board const& board, clock::Instant now);
/// What is to be done where an envelope cannot be found.
[[nodiscard]] QString missedText();
/// What the arbiter has to do next, as a sentence.
[[nodiscard]] QString nextText(session::Board const& board, DrawnGameLaw const& law, QDateTime const& now);
/// What the paper of the envelope that was opened last says; empty where none is open.
[[nodiscard]] QString paperSaysText(session::Board const& board);
/// The draw offer that still stands, from before the adjournment or made since (Adj.4); empty: none.
[[nodiscard]] QString pendingOfferText(session::Board const& board);
[[nodiscard]] QString standingOfferText(session::Board const& board);
/// Whom a closed envelope waits for.
[[nodiscard]] QString opensForText(Colour awaited);
/// Neither player may come any more; `opens`: the envelope is still closed and its move decides.
[[nodiscard]] QString bothTooLateText(bool opens);
/// The time that is owed (owedTime()) as what the arbiter has to do; empty where there is none.
[[nodiscard]] QString owedTimeText(session::Board const& board, QDateTime const& now);
/// `told to seal`, `asked to adjourn`, `adjourned`, `resumed`
[[nodiscard]] QString adjournmentStateText(session::Board const& board);

/// Acts by which who must reply has come and the clock is stopped, as their notice says it: `Board 1.3: Black is here
/// …`. Empty for all others.
[[nodiscard]] QString cameToOpenText(session::EventState const& state, std::vector<session::Act> const& acts);

} // namespace flagfall::view
