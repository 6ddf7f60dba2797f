// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/board_notes.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/reports/attendance.h"
#include "app/view/common/resumption_time.h"
#include "app/view/texts/plain_text.h"

#include "clock/display.h"
#include "clock/typed_control.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using clock::Instant;
using clock::Span;

struct BoardNoteText {
    Q_DECLARE_TR_FUNCTIONS(BoardNotes)
};

bool misses(session::Board const& board, BoardSurroundings const& where, Colour side) {
    return isMissing(board, where.details, side, clockAt(board, where.timeOfDay));
}

bool anyMissing(session::Board const& board, BoardSurroundings const& where) {
    return misses(board, where, Colour::White) || misses(board, where, Colour::Black);
}

/// How long a player who is missing may still take: from the beginning of the round, or from the resumption of a game
/// that goes on after an adjournment. None where nothing says it.
std::optional<Span> leftToArrive(session::Board const& board, BoardSurroundings const& where, Instant now) {
    if (isResumed(board)) return leftToCome(board, where.details, clockAt(board, where.timeOfDay));
    auto const ends = defaultTimeEnds(where.details, where.round);
    return ends ? std::optional{*ends - now} : std::nullopt;
}

bool isOddlySet(session::Board const& board, session::EventDetails const& details) {
    auto const& control = controlOf(details, board);
    if (!board.clock || !control || board.clock->setting == control) return false;
    return *board.clock->setting != *control;
}

bool isLocked(session::Board const& board) {
    if (!board.clock) return false;
    auto const& sides = board.clock->sides;
    return sides.white.lever == clock::Lever::Locked || sides.black.lever == clock::Lever::Locked;
}

using Reading = std::optional<clock::Reading>;

std::optional<record::GameEnd> endOf(session::Board const& board, session::EventDetails const& details) {
    return endOnBoard(board.game, details.edition->drawnGame);
}

QString endText(record::BoardEnd how) {
    if (how == record::BoardEnd::Checkmate) return BoardNoteText::tr("Checkmate");
    return how == record::BoardEnd::Stalemate ? BoardNoteText::tr("Stalemate")
                                              : BoardNoteText::tr("Drawn on the board");
}

bool isDisputed(session::Board const& board) {
    auto const& [white, black] = board.game.signatures;
    return white && black && white->written && black->written && white->written != black->written;
}

/// Who comes to a resumption at the last moment is in time (Adj.10; I.10).
bool isTimeOver(session::Board const& board, BoardSurroundings const& where, Instant now) {
    auto const left = leftToArrive(board, where, now);
    return left && (*left < Span::zero() || (*left == Span::zero() && !isResumed(board)));
}

BoardNote noteOf(session::Board const& board, BoardSurroundings const& where, Instant now, Reading const& reading) {
    if (board.awaitsRecovery()) return BoardNote::Decide;
    if (board.call) return BoardNote::Called;
    if (!board.isUndecided()) return BoardNote::None;
    if (reading && reading->firstFlag) return BoardNote::Flag;
    if (losingOffender(where.details, board)) return BoardNote::IllegalMove;
    if (board.game.pendingClaim()) return BoardNote::Claim;
    if (isDisputed(board)) return BoardNote::Disputed;
    if (endOf(board, where.details)) return BoardNote::BoardEnd;
    if (anyMissing(board, where)) return isTimeOver(board, where, now) ? BoardNote::DefaultTimeOver : BoardNote::Absent;
    if (board.game.offers.anyPending()) return BoardNote::DrawOffered;
    if (board.sealing) return BoardNote::ToSeal;
    if (isOddlySet(board, where.details)) return BoardNote::OddSetting;
    if (board.lateArrivals > 0) return BoardNote::LatePress;
    return isLocked(board) ? BoardNote::LeverLocked : BoardNote::None;
}

QString flagText(clock::Reading const& reading) {
    bool const both = reading.sides.white.flag && reading.sides.black.flag;
    if (!both) return BoardNoteText::tr("Flag");
    //: Both flags are down; short, it stands on a small tile.
    return *reading.firstFlag == Colour::White ? BoardNoteText::tr("White's flag first")
                                               : BoardNoteText::tr("Black's flag first");
}

QString absentText(session::Board const& board, BoardSurroundings const& where, Instant now) {
    auto const left = leftToArrive(board, where, now);
    if (!left) return BoardNoteText::tr("Absent");
    //: %1 is the time until the player loses by default: "Absent 12:34". Short, it stands on a small tile.
    return BoardNoteText::tr("Absent %1").arg(plain(clock::displayText(*left, clock::DisplayStyle::Modern, Span{})));
}

QString textOf(BoardNote note, session::Board const& board, BoardSurroundings const& where, Instant now,
               Reading const& reading) {
    switch (note) {
    case BoardNote::None: return {};
    case BoardNote::Decide: return BoardNoteText::tr("Decide", "the arbiter must decide about the clock");
    //: %1 is the time of day at which a board called the arbiter: "Called 14:32". Short, it stands on a small tile.
    case BoardNote::Called: return BoardNoteText::tr("Called %1").arg(hourText(board.call->wall));
    case BoardNote::Flag: return flagText(*reading);
    case BoardNote::IllegalMove: return BoardNoteText::tr("Illegal move", "the one that loses");
    case BoardNote::Claim: return BoardNoteText::tr("Draw claimed");
    //: The players have signed different results. Short, it stands on a small tile.
    case BoardNote::Disputed: return BoardNoteText::tr("Disputed");
    case BoardNote::BoardEnd: return endText(endOf(board, where.details)->how);
    case BoardNote::DrawOffered: return BoardNoteText::tr("Draw offered");
    //: The player to move writes a move for the envelope. Short, it stands on a small tile.
    case BoardNote::ToSeal: return BoardNoteText::tr("Told to seal");
    case BoardNote::DefaultTimeOver:
        //: To the resumption of an adjourned game. Short, it stands on a small tile.
        return isResumed(board) ? BoardNoteText::tr("Late for resumption") : BoardNoteText::tr("Default time expired");
    case BoardNote::Absent: return absentText(board, where, now);
    //: %1 is a time control that is not the event's: "Set to 5+3".
    case BoardNote::OddSetting:
        return BoardNoteText::tr("Set to %1").arg(plain(clock::shortText(*board.clock->setting)));
    case BoardNote::LatePress: return BoardNoteText::tr("%n late press(es)", "", board.lateArrivals);
    case BoardNote::LeverLocked: return BoardNoteText::tr("Lever locked");
    }
    return {};
}

bool inPhase(session::Board const& board, clock::Phase phase) {
    return board.isUnderWay() && board.clock->phase == phase;
}

} // namespace

BoardNotes notesOf(session::Board const& board, BoardSurroundings const& where, Instant now) {
    BoardNotes notes;
    for (Colour const side : bothColours) notes.marks[side] = {misses(board, where, side), board.illegalMoves[side]};
    Reading reading;
    if (board.clock) reading = clock::read(*board.clock, now);
    notes.note = noteOf(board, where, now, reading);
    notes.text = textOf(notes.note, board, where, now, reading);
    return notes;
}

std::optional<Span> untilNotesChange(session::Board const& board, BoardSurroundings const& where, Instant now) {
    auto const left = anyMissing(board, where) ? leftToArrive(board, where, now) : std::nullopt;
    if (!left || isTimeOver(board, where, now)) return std::nullopt;
    return clock::untilTextChanges(*left, clock::DisplayStyle::Modern, Span{});
}

int clocksStanding(session::Round const& round) {
    bool const oneRuns =
        std::ranges::any_of(round.boards, [](auto const& board) { return inPhase(board, clock::Phase::Running); });
    return static_cast<int>(std::ranges::count_if(round.boards, [oneRuns](session::Board const& board) {
        bool const sealed = board.sealing && board.sealing->typed; // it is adjourned next
        return inPhase(board, clock::Phase::Paused) && !sealed && (!oneRuns || board.pausedWithAll);
    }));
}

QString settingText(clock::Setting const& setting) {
    //: %1 is a time control, %2 four signs that tell it from others: "3+2 · K7QD".
    return BoardNoteText::tr("%1 · %2", "control")
        .arg(plain(clock::shortText(setting)), plain(clock::fingerprint(setting)));
}

} // namespace flagfall::view
