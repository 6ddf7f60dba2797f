// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/offence_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct OffenceText {
    Q_DECLARE_TR_FUNCTIONS(OffenceText)
};

} // namespace

QString offenceText(Misconduct offence) {
    switch (offence) {
    case Misconduct::TwoHands: return OffenceText::tr("Two hands used for one move");
    case Misconduct::Adjusting: return OffenceText::tr("Pieces adjusted without notice");
    case Misconduct::TouchedPiece: return OffenceText::tr("Another piece moved than the one touched");
    case Misconduct::OtherHand: return OffenceText::tr("Clock pressed with the other hand");
    case Misconduct::Hovering: return OffenceText::tr("Finger kept on or over the clock");
    case Misconduct::ClockAbuse: return OffenceText::tr("Clock handled roughly");
    case Misconduct::PressWithoutMove: return OffenceText::tr("Clock pressed without a move");
    case Misconduct::ClocksStopped: return OffenceText::tr("Clocks stopped without a valid reason");
    case Misconduct::PiecesDisplaced: return OffenceText::tr("Pieces displaced");
    case Misconduct::WroteInAdvance: return OffenceText::tr("Move written in advance");
    case Misconduct::NotRecording: return OffenceText::tr("Moves not recorded");
    case Misconduct::OfferNotMarked: return OffenceText::tr("Draw offer not recorded");
    case Misconduct::SheetHidden: return OffenceText::tr("Scoresheet not visible to the arbiter");
    case Misconduct::SheetMisused: return OffenceText::tr("Scoresheet used for other things");
    case Misconduct::OtherNotation: return OffenceText::tr("Notation is not algebraic");
    case Misconduct::RefusedToSign: return OffenceText::tr("Refusal to sign the scoresheet");
    case Misconduct::OfferAgainstRules: return OffenceText::tr("Draw offer against the regulations");
    case Misconduct::Disrepute: return OffenceText::tr("Bringing the game into disrepute");
    case Misconduct::LeftVenue: return OffenceText::tr("Leaving the playing venue without permission");
    case Misconduct::LeftArea: return OffenceText::tr("Leaving the playing area while having the move");
    case Misconduct::NotesOrAdvice: return OffenceText::tr("Notes, advice or another chessboard");
    case Misconduct::InspectionRefused: return OffenceText::tr("Refusal of an inspection");
    case Misconduct::Smoking: return OffenceText::tr("Smoking outside the designated section");
    case Misconduct::Distraction: return OffenceText::tr("Distracting or annoying the opponent");
    case Misconduct::UnreasonableClaims: return OffenceText::tr("Unreasonable claims");
    case Misconduct::UnreasonableOffers: return OffenceText::tr("Unreasonable draw offers");
    case Misconduct::Noise: return OffenceText::tr("Source of noise in the playing area");
    case Misconduct::RecordLookedAt: return OffenceText::tr("Asking too often for the arbiter's record");
    case Misconduct::Refusal: return OffenceText::tr("Persistent refusal to comply with the Laws");
    case Misconduct::Interference: return OffenceText::tr("Interfering in a game");
    case Misconduct::DeviceUsed: return OffenceText::tr("Use of a communication device");
    }
    return {};
}

QString penaltyText(Penalty penalty) {
    switch (penalty) {
    case Penalty::Warning: return OffenceText::tr("Warning");
    case Penalty::TimeForOpponent: return OffenceText::tr("More time for the opponent");
    case Penalty::TimeTaken: return OffenceText::tr("Less time for the player");
    case Penalty::Loss: return OffenceText::tr("Loss of the game");
    case Penalty::PointsTaken: return OffenceText::tr("Fewer points of the game");
    case Penalty::PointsRaised: return OffenceText::tr("Maximum points for the opponent");
    case Penalty::Fine: return OffenceText::tr("Fine announced in advance");
    case Penalty::Exclusion: return OffenceText::tr("Exclusion from rounds");
    case Penalty::Expulsion: return OffenceText::tr("Expulsion from the event");
    }
    return {};
}

} // namespace flagfall::view
