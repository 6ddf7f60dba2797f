// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

#include <chrono>

namespace flagfall {

struct Edition;

/// The penalty for a completed illegal move (2009: 7.4, A.4, B.3; later: 7.5, A.4, A.5, B.2 to B.4). By the same
/// articles the game is drawn instead of lost if the opponent cannot checkmate by any series of legal moves.
struct IllegalMovePenalty {
    int losesOn = 2;              ///< the number of the illegal move that loses the game, from 1
    std::chrono::seconds bonus{}; ///< extra time for the opponent, each time before that; may be zero
    bool onClaimOnly = false;     ///< the arbiter acts only if a player claims
    /// What the opponent is given by another reading of the same articles; zero: there is no other reading.
    std::chrono::seconds orBonus{};
    friend bool operator==(IllegalMovePenalty const&, IllegalMovePenalty const&) = default;
};

/// The 2023 edition does not mention supervised blitz (only B.3 refers to A.3). It is read as one minute, as in all
/// editions since 2014 and in all other rapid and blitz play of 2023.
[[nodiscard]] Cited<IllegalMovePenalty> illegalMovePenalty(Edition const& edition, PlayType play,
                                                           Supervision supervision);

/// Whether the arbiter may act on a completed illegal move without a claim.
enum class ArbiterActs {
    Always,
    OnPlainSight, ///< only if both kings are in check or a promotion was not completed (2009: A.4c)
    Never,        ///< 2009: B.3b
};

/// Until when a completed illegal move is corrected; after that it stands unless the players agree otherwise.
enum class CorrectedUntil { TheGameEnds, TheOpponentMoves };

struct IllegalMoveAdmission {
    ArbiterActs arbiterActs = ArbiterActs::Always;
    CorrectedUntil until = CorrectedUntil::TheGameEnds;
    friend bool operator==(IllegalMoveAdmission const&, IllegalMoveAdmission const&) = default;
};

[[nodiscard]] Cited<IllegalMoveAdmission> illegalMoveAdmission(Edition const& edition, PlayType play,
                                                               Supervision supervision);

/// What was wrong with a press of the clock.
enum class PressFault { IllegalMove, UnfinishedPromotion, NoMove, TwoHands, OtherHand };

/// A fault either counts as an illegal move, together with all others, or is only an infraction (12.9; 2009: 13.4).
enum class FaultCounts { AsIllegalMove, AsInfraction };

[[nodiscard]] Cited<FaultCounts> faultCounts(Edition const& edition, PressFault fault);

/// What happens to a pawn that was left on the last rank when the clock was pressed.
enum class LeftPawn {
    GoesBack,     ///< the previous position is restored and the pawn must promote on that square
    BecomesQueen, ///< it is replaced by a queen and the game continues
};

/// What the arbiter does, with limited supervision, when both kings are in check or a pawn stands on the last rank.
enum class PlainSight {
    Intervene, ///< as with any illegal move
    Never,     ///< only a player may bring it up
    AwaitMove, ///< waits until the next move is completed; if the position is still illegal then, the game is drawn
};

/// The rules of an edition for completed illegal moves, and for faults that count as one.
struct IllegalMoveLaw {
    ByRegime<Cited<IllegalMovePenalty>> penalty;
    ByRegime<Cited<IllegalMoveAdmission>> admission;
    Cited<FaultCounts> move;
    Cited<FaultCounts> unfinishedPromotion;
    Cited<FaultCounts> noMove;
    Cited<FaultCounts> twoHands;
    Cited<FaultCounts> otherHand;
    Cited<LeftPawn> leftPawn;
    Cited<PlainSight> rapidSight;
    Cited<PlainSight> blitzSight;
    std::string_view noMoveCosts{};   ///< the article of the penalty alone; empty: that of any illegal move
    std::string_view twoHandsCosts{}; ///< the same of two hands
    std::string_view
        clocksMayStay; ///< the arbiter may leave the clocks as they are; empty: the edition says no such thing
};

} // namespace flagfall
