// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/illegal_move.h"

#include "arbiter/laws/by_regime.h"

namespace flagfall {
namespace {

using namespace std::chrono_literals;

using Penalty = Cited<IllegalMovePenalty>;
using Admission = Cited<IllegalMoveAdmission>;
using Counts = Cited<FaultCounts>;

constexpr IllegalMovePenalty thirdLoses{3, 120s};
constexpr IllegalMovePenalty thirdLosesOnClaim{3, 120s, true};
constexpr IllegalMovePenalty secondLoses{2, 120s};
constexpr IllegalMovePenalty secondLosesOneMinute{2, 60s};
constexpr IllegalMovePenalty firstLoses{1, 0s};
constexpr IllegalMovePenalty firstLosesOnClaim{1, 0s, true};

constexpr IllegalMoveAdmission whenFound{};
constexpr IllegalMoveAdmission whileFresh{ArbiterActs::Always, CorrectedUntil::TheOpponentMoves};
constexpr IllegalMoveAdmission onClaim{ArbiterActs::OnPlainSight, CorrectedUntil::TheOpponentMoves};
constexpr IllegalMoveAdmission onClaimAlone{ArbiterActs::Never, CorrectedUntil::TheOpponentMoves};

constexpr auto illegal = FaultCounts::AsIllegalMove;
constexpr auto infraction = FaultCounts::AsInfraction;

struct Faults {
    Counts move;
    Counts unfinishedPromotion;
    Counts noMove;
    Counts twoHands;
    Counts otherHand;
};

struct Row {
    std::string_view edition;
    ByRegime<Penalty> penalty;
    ByRegime<Admission> admission;
    Faults faults;
    Cited<LeftPawn> leftPawn;
};

constexpr std::array table{
    Row{"E2009",
        {.standard = {thirdLoses, "7.4b"},
         .rapidFull = {thirdLoses, "A.3, 7.4b"},
         .rapidLimited = {thirdLosesOnClaim, "A.4c, 7.4b"},
         .blitzFull = {thirdLoses, "B.2, 7.4b"},
         .blitzLimited = {firstLosesOnClaim, "B.3c"}},
        {.standard = {whenFound, "7.4a"},
         .rapidFull = {whenFound, "A.3, 7.4a"},
         .rapidLimited = {onClaim, "A.4c"},
         .blitzFull = {whenFound, "B.2, 7.4a"},
         .blitzLimited = {onClaimAlone, "B.3b, B.3c"}},
        {.move = {illegal, "7.4a"},
         .unfinishedPromotion = {illegal, "7.4a"},
         .noMove = {infraction, "6.7c"},
         .twoHands = {infraction, "4.1"},
         .otherHand = {infraction, "6.7b"}},
        {LeftPawn::GoesBack, "7.4a"}},
    Row{"E2014",
        {.standard = {secondLoses, "7.5b"},
         .rapidFull = {secondLoses, "A.3, 7.5b"},
         .rapidLimited = {firstLoses, "A.4b"},
         .blitzFull = {secondLosesOneMinute, "B.2, 7.5b"},
         .blitzLimited = {firstLoses, "B.4, A.4b"}},
        {.standard = {whenFound, "7.5a"},
         .rapidFull = {whenFound, "A.3, 7.5a"},
         .rapidLimited = {whileFresh, "A.4b"},
         .blitzFull = {whenFound, "B.3, 7.5a"},
         .blitzLimited = {whileFresh, "B.4, A.4b"}},
        {.move = {illegal, "7.5a"},
         .unfinishedPromotion = {illegal, "7.5a"},
         .noMove = {infraction, "6.2c"},
         .twoHands = {infraction, "4.1"},
         .otherHand = {infraction, "6.2b"}},
        {LeftPawn::BecomesQueen, "7.5a"}},
    Row{"E2017",
        {.standard = {secondLoses, "7.5.3"},
         .rapidFull = {secondLoses, "A.3, 7.5.3"},
         .rapidLimited = {firstLoses, "A.4.2"},
         .blitzFull = {secondLosesOneMinute, "B.2, 7.5.3"},
         .blitzLimited = {firstLoses, "B.4, A.4.2"}},
        {.standard = {whenFound, "7.5.1"},
         .rapidFull = {whenFound, "A.3, 7.5.1"},
         .rapidLimited = {whileFresh, "A.4.2"},
         .blitzFull = {whenFound, "B.3, 7.5.1"},
         .blitzLimited = {whileFresh, "B.4, A.4.2"}},
        {.move = {illegal, "7.5.1"},
         .unfinishedPromotion = {illegal, "7.5.2"},
         .noMove = {illegal, "7.8.1"},
         .twoHands = {illegal, "7.7.1"},
         .otherHand = {infraction, "6.2.3"}},
        {LeftPawn::BecomesQueen, "7.5.2"}},
    Row{"E2018",
        {.standard = {secondLoses, "7.5.5"},
         .rapidFull = {secondLoses, "A.3, 7.5.5"},
         .rapidLimited = {secondLoses, "A.4.2, 7.5.5"},
         .blitzFull = {secondLosesOneMinute, "B.2, 7.5.5"},
         .blitzLimited = {secondLosesOneMinute, "B.2, B.4, A.4.2"}},
        {.standard = {whenFound, "7.5.1"},
         .rapidFull = {whenFound, "A.3, 7.5.1"},
         .rapidLimited = {whileFresh, "A.4.2"},
         .blitzFull = {whenFound, "B.3, 7.5.1"},
         .blitzLimited = {whileFresh, "B.4, A.4.2"}},
        {.move = {illegal, "7.5.1"},
         .unfinishedPromotion = {illegal, "7.5.2"},
         .noMove = {illegal, "7.5.3"},
         .twoHands = {illegal, "7.5.4"},
         .otherHand = {infraction, "6.2.3"}},
        {LeftPawn::BecomesQueen, "7.5.2"}},
    Row{"E2023",
        {.standard = {secondLoses, "7.5.5"},
         .rapidFull = {secondLosesOneMinute, "A.3, A.4, 7.5.5"},
         .rapidLimited = {secondLosesOneMinute, "A.3, A.5.2"},
         .blitzFull = {secondLosesOneMinute, "B.2, A.3, 7.5.5"},
         .blitzLimited = {secondLosesOneMinute, "B.3, A.3, A.5.2"}},
        {.standard = {whenFound, "7.5.1"},
         .rapidFull = {whenFound, "A.4, 7.5.1"},
         .rapidLimited = {whileFresh, "A.5.2"},
         .blitzFull = {whenFound, "B.2, 7.5.1"},
         .blitzLimited = {whileFresh, "B.3, A.5.2"}},
        {.move = {illegal, "7.5.1"},
         .unfinishedPromotion = {illegal, "7.5.2"},
         .noMove = {illegal, "7.5.3"},
         .twoHands = {illegal, "7.5.4"},
         .otherHand = {infraction, "6.2.3"}},
        {LeftPawn::BecomesQueen, "7.5.2"}},
};

} // namespace

Cited<IllegalMovePenalty> illegalMovePenalty(Edition const& edition, PlayType play, Supervision supervision) {
    return rowOf(table, edition).penalty.at(play, supervision);
}

Cited<IllegalMoveAdmission> illegalMoveAdmission(Edition const& edition, PlayType play, Supervision supervision) {
    return rowOf(table, edition).admission.at(play, supervision);
}

Cited<FaultCounts> faultCounts(Edition const& edition, PressFault fault) {
    Faults const& faults = rowOf(table, edition).faults;
    switch (fault) {
    case PressFault::UnfinishedPromotion: return faults.unfinishedPromotion;
    case PressFault::NoMove: return faults.noMove;
    case PressFault::TwoHands: return faults.twoHands;
    case PressFault::OtherHand: return faults.otherHand;
    case PressFault::IllegalMove: break;
    }
    return faults.move;
}

Cited<LeftPawn> leftPawn(Edition const& edition) { return rowOf(table, edition).leftPawn; }

} // namespace flagfall
