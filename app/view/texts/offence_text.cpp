// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/offence_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct OffenceText {
    Q_DECLARE_TR_FUNCTIONS(OffenceText)
};

} // namespace

QString offenceText(Offence offence) {
    switch (offence) {
    case Offence::TwoHands: return OffenceText::tr("Two hands used for one move");
    case Offence::Adjusting: return OffenceText::tr("Pieces adjusted without notice");
    case Offence::TouchedPiece: return OffenceText::tr("Another piece moved than the one touched");
    case Offence::OtherHand: return OffenceText::tr("Clock pressed with the other hand");
    case Offence::Hovering: return OffenceText::tr("Finger kept on or over the clock");
    case Offence::ClockAbuse: return OffenceText::tr("Clock handled roughly");
    case Offence::PressWithoutMove: return OffenceText::tr("Clock pressed without a move");
    case Offence::ClocksStopped: return OffenceText::tr("Clocks stopped without a valid reason");
    case Offence::PiecesDisplaced: return OffenceText::tr("Pieces displaced");
    case Offence::WroteInAdvance: return OffenceText::tr("Move written in advance");
    case Offence::NotRecording: return OffenceText::tr("Moves not recorded");
    case Offence::OfferNotMarked: return OffenceText::tr("Draw offer not recorded");
    case Offence::SheetHidden: return OffenceText::tr("Scoresheet not visible to the arbiter");
    case Offence::SheetMisused: return OffenceText::tr("Scoresheet used for other things");
    case Offence::OtherNotation: return OffenceText::tr("Notation is not algebraic");
    case Offence::RefusedToSign: return OffenceText::tr("Refusal to sign the scoresheet");
    case Offence::OfferAgainstRules: return OffenceText::tr("Draw offer against the regulations");
    case Offence::Disrepute: return OffenceText::tr("Bringing the game into disrepute");
    case Offence::LeftVenue: return OffenceText::tr("Leaving the playing venue without permission");
    case Offence::LeftArea: return OffenceText::tr("Leaving the playing area while having the move");
    case Offence::NotesOrAdvice: return OffenceText::tr("Notes, advice or another chessboard");
    case Offence::InspectionRefused: return OffenceText::tr("Refusal of an inspection");
    case Offence::Smoking: return OffenceText::tr("Smoking outside the designated section");
    case Offence::Distraction: return OffenceText::tr("Distracting or annoying the opponent");
    case Offence::UnreasonableClaims: return OffenceText::tr("Unreasonable claims");
    case Offence::UnreasonableOffers: return OffenceText::tr("Unreasonable draw offers");
    case Offence::Noise: return OffenceText::tr("Source of noise in the playing area");
    case Offence::RecordLookedAt: return OffenceText::tr("Asking too often for the arbiter's record");
    case Offence::Refusal: return OffenceText::tr("Persistent refusal to comply with the Laws");
    case Offence::Interference: return OffenceText::tr("Interfering in a game");
    case Offence::DeviceUsed: return OffenceText::tr("Use of a communication device");
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
