// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/illegal_move.h"

#include "arbiter/laws/edition.h"

namespace flagfall {

Cited<IllegalMovePenalty> illegalMovePenalty(Edition const& edition, PlayType play, Supervision supervision) {
    return edition.illegalMoves.penalty.at(play, supervision);
}

Cited<IllegalMoveAdmission> illegalMoveAdmission(Edition const& edition, PlayType play, Supervision supervision) {
    return edition.illegalMoves.admission.at(play, supervision);
}

Cited<FaultCounts> faultCounts(Edition const& edition, PressFault fault) {
    IllegalMoveLaw const& law = edition.illegalMoves;
    switch (fault) {
    case PressFault::UnfinishedPromotion: return law.unfinishedPromotion;
    case PressFault::NoMove: return law.noMove;
    case PressFault::TwoHands: return law.twoHands;
    case PressFault::OtherHand: return law.otherHand;
    case PressFault::IllegalMove: break;
    }
    return law.move;
}

} // namespace flagfall
