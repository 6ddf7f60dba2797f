// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

#include <chrono>

namespace flagfall {

struct Edition;

/// What a completed illegal move costs (2009: 7.4, A.4, B.3; later: 7.5, A.4, A.5, B.2 to B.4). Whoever loses by it
/// draws instead when his opponent cannot checkmate by any series of legal moves: the same articles say so.
struct IllegalMovePenalty {
    int losesOn = 2;              ///< the completed illegal move with this number loses the game; 1: the first one
    std::chrono::seconds bonus{}; ///< for the opponent, each time before that; zero where none is given
    bool onClaimOnly = false;     ///< the arbiter does not act unless a player claims
    /// What the opponent is given by another reading of the same articles; zero: there is no other reading.
    std::chrono::seconds orBonus{};
    friend bool operator==(IllegalMovePenalty const&, IllegalMovePenalty const&) = default;
};

/// 2023 says nothing of its own about supervised blitz (A.3 is quoted by B.3 alone); it is read as one minute, as in
/// all editions since 2014 and in all other fast play of 2023.
[[nodiscard]] Cited<IllegalMovePenalty> illegalMovePenalty(Edition const& edition, PlayType play,
                                                           Supervision supervision);

/// Whether the arbiter may act on a completed illegal move that nobody claims.
enum class ArbiterActs {
    Always,
    OnPlainSight, ///< only when both kings are in check or a promotion was not completed (2009: A.4c)
    Never,        ///< (2009: B.3b)
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

/// What a player may have done when he pressed his clock.
enum class PressFault { IllegalMove, UnfinishedPromotion, NoMove, TwoHands, OtherHand };

/// A fault either counts as an illegal move, together with all the others, or is left to the list of penalties.
enum class FaultCounts { AsIllegalMove, AsInfraction };

[[nodiscard]] Cited<FaultCounts> faultCounts(Edition const& edition, PressFault fault);

/// What becomes of a pawn left standing on the last rank when the clock was pressed.
enum class LeftPawn {
    GoesBack,     ///< the position before is restored and the pawn promotes on that square
    BecomesQueen, ///< it is replaced by a queen, and play goes on from there
};

/// What the arbiter does, with limited supervision, when both kings are in check or a pawn stands on the last rank.
enum class PlainSight {
    Intervene, ///< as with any illegal move
    Never,     ///< only a player may bring it up
    AwaitMove, ///< waits until the next move is completed; if the position is still illegal then, the game is drawn
};

/// What an edition says of a completed illegal move, and of what counts as one.
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
    std::string_view
        clocksMayStay; ///< the arbiter may leave the clocks as they are; empty: the edition says no such thing
};

} // namespace flagfall
