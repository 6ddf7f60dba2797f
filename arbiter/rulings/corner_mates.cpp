// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/corner_mates.h"

#include "arbiter/rulings/distance.h"

#include <algorithm>

namespace flagfall::rulings {

using board::Bitboard;
using board::Board;
using board::Role;
using board::Square;

namespace {

constexpr int never = 64;

/// Moves to the nearest square of a set.
int movesToAny(Role role, Square from, Bitboard targets) {
    int least = never;
    for (Square const to : targets) least = std::min(least, movesBetween(role, from, to));
    return least;
}

/// What a pawn must do to stand on a square as this man.
int movesOfPawn(Colour colour, Square pawn, Role role, Square to) {
    if (role != Role::Pawn) {
        Square const promotion = squareAt(fileOf(pawn), board::lastRank(colour));
        return kingMoves(pawn, promotion) + std::min(never, movesBetween(role, promotion, to));
    }
    bool const ahead = colour == Colour::White ? rankOf(to) >= rankOf(pawn) : rankOf(to) <= rankOf(pawn);
    return ahead && fileOf(pawn) == fileOf(to) ? kingMoves(pawn, to) : never;
}

} // namespace

CornerMates::CornerMates(Board const& board, Colour mating) : m_mating(mating) {
    Colour const mated = opponent(mating);
    for (Role const attacker : {Role::Knight, Role::Bishop})
        for (Role const blocker : {Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen}) {
            if (board.of(mating, attacker).empty()) continue;
            if (board.of(mated, blocker).empty() && (board.of(mated, Role::Pawn).empty() || blocker == Role::Queen))
                continue;
            for (Square const corner : {Square::A1, Square::H1, Square::A8, Square::H8}) {
                bool const light = board::lightSquares.has(corner);
                if (attacker == Role::Bishop &&
                    (board.of(mating, Role::Bishop) & (light ? board::lightSquares : board::darkSquares)).empty())
                    continue;
                addMates(corner, attacker, blocker);
            }
        }
}

void CornerMates::addMates(Square corner, Role attacker, Role blocker) {
    Bitboard const beside = board::kingAttacks(corner);
    Bitboard ends = bitsOf(board::Rank::One) | bitsOf(board::Rank::Eight);
    for (Square const king : Bitboard{~std::uint64_t{0}}) {
        if (kingMoves(king, corner) < 2 || kingMoves(king, corner) > 3) continue;
        for (Square const block : beside) {
            if (blocker == Role::Pawn && ends.has(block)) continue;
            CornerMate mate{corner, king, block, blocker, {}};
            mate.mating = matingSquares(mate, attacker);
            if (mate.mating.any()) m_mates.push_back(mate);
        }
    }
}

Bitboard CornerMates::matingSquares(CornerMate const& mate, Role attacker) const {
    Bitboard const occupied = bitOf(mate.king) | bitOf(mate.block);
    Bitboard const held = board::kingAttacks(mate.king);
    Bitboard squares;
    for (Square const from : board::pieceAttacks(attacker, mate.corner, occupied) & ~occupied) {
        Bitboard const attacked = board::pieceAttacks(attacker, from, occupied) | held;
        Bitboard const all = occupied | bitOf(from);
        Bitboard const defends = mate.blocker == Role::Pawn ? board::pawnAttacks(opponent(m_mating), mate.block)
                                                            : board::pieceAttacks(mate.blocker, mate.block, all);
        if ((board::kingAttacks(mate.corner) & ~bitOf(mate.block) & ~attacked).any()) continue;
        if ((defends & (bitOf(from) | between(from, mate.corner))).any()) continue;
        squares |= bitOf(from);
    }
    return squares;
}

int CornerMates::distance(Board const& board) const {
    Colour const mated = opponent(m_mating);
    Square const ours = board.king(m_mating);
    Square const theirs = board.king(mated);
    int least = never;
    for (CornerMate const& mate : m_mates) {
        int moves = kingMoves(theirs, mate.corner) + kingMoves(ours, mate.king);
        if (moves >= least) continue;
        int attacker = never;
        for (Role const role : {Role::Knight, Role::Bishop})
            for (Square const from : board.of(m_mating, role))
                attacker = std::min(attacker, movesToAny(role, from, mate.mating));
        moves += attacker;
        if (moves >= least) continue;
        least = std::min(least, moves + blockerDistance(board, mate));
    }
    return least;
}

int CornerMates::blockerDistance(Board const& board, CornerMate const& mate) const {
    Colour const mated = opponent(m_mating);
    int least = never;
    if (mate.blocker != Role::Pawn)
        for (Square const from : board.of(mated, mate.blocker))
            least = std::min(least, movesBetween(mate.blocker, from, mate.block));
    for (Square const pawn : board.of(mated, Role::Pawn))
        least = std::min(least, movesOfPawn(mated, pawn, mate.blocker, mate.block));
    return least;
}

} // namespace flagfall::rulings
