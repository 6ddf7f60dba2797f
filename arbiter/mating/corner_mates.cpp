// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/corner_mates.h"

#include "arbiter/mating/distance.h"

#include <algorithm>

namespace flagfall::mating {

using board::Bitboard;
using board::Board;
using board::Role;
using board::Square;

namespace {

constexpr int never = 64;

/// The number of moves to the nearest square of a set.
int movesToAny(Role role, Square from, Bitboard targets) {
    int least = never;
    for (Square const to : targets) least = std::min(least, movesBetween(role, from, to));
    return least;
}

/// The number of moves a pawn needs to be on a square as this piece.
int movesOfPawn(Colour colour, Square pawn, Role role, Square to) {
    if (role != Role::Pawn) {
        Square const promotion = squareAt(fileOf(pawn), board::lastRank(colour));
        return kingMoves(pawn, promotion) + std::min(never, movesBetween(role, promotion, to));
    }
    bool const ahead = colour == Colour::White ? rankOf(to) >= rankOf(pawn) : rankOf(to) <= rankOf(pawn);
    return ahead && fileOf(pawn) == fileOf(to) ? kingMoves(pawn, to) : never;
}

/// The pieces that may stand beside the king in the end: those on the board, and what pawns can become.
std::vector<Role> blockersOf(Board const& board, Colour colour) {
    std::vector<Role> roles;
    bool const promotes = board.of(colour, Role::Pawn).any();
    for (Role const role : {Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen})
        if (board.of(colour, role).any() || (promotes && role != Role::Queen)) roles.push_back(role);
    return roles;
}

bool isEnd(Square square) { return rankOf(square) == board::Rank::One || rankOf(square) == board::Rank::Eight; }

} // namespace

CornerMates::CornerMates(Board const& board, Colour mating) : m_mating(mating) {
    auto const blockers = blockersOf(board, opponent(mating));
    for (Square const corner : {Square::A1, Square::H1, Square::A8, Square::H8}) {
        Bitboard const colour = board::lightSquares.has(corner) ? board::lightSquares : board::darkSquares;
        bool const bishop = (board.of(mating, Role::Bishop) & colour).any();
        for (Role const one : blockers) {
            if (board.of(mating, Role::Knight).any()) addWithKing(corner, Role::Knight, one);
            if (!bishop) continue;
            addWithKing(corner, Role::Bishop, one);
            for (Role const other : blockers) addWithoutKing(corner, one, other);
        }
    }
}

void CornerMates::addWithKing(Square corner, Role attacker, Role blocker) {
    for (Square const king : Bitboard{~std::uint64_t{0}}) {
        if (kingMoves(king, corner) < 2 || kingMoves(king, corner) > 3) continue;
        for (Square const block : board::kingAttacks(corner)) addIfMate({corner, king, {{block, blocker}}}, attacker);
    }
}

/// The bishop itself attacks the third square.
void CornerMates::addWithoutKing(Square corner, Role one, Role other) {
    Bitboard const sides = board::kingAttacks(corner) & ~board::bishopAttacks(corner, board::noSquares);
    Square const first = sides.first();
    Square const second = (sides & ~bitOf(first)).first();
    addIfMate({corner, std::nullopt, {{first, one}, {second, other}}}, Role::Bishop);
}

void CornerMates::addIfMate(CornerMate mate, Role attacker) {
    for (auto const& block : mate.blocks)
        if (block.role == Role::Pawn && isEnd(block.square)) return;
    mate.mating = matingSquares(mate, attacker);
    if (mate.mating.any()) m_mates.push_back(std::move(mate));
}

Bitboard CornerMates::matingSquares(CornerMate const& mate, Role attacker) const {
    Bitboard const held = mate.king ? board::kingAttacks(*mate.king) : board::noSquares;
    Bitboard const king = mate.king ? bitOf(*mate.king) : board::noSquares;
    Bitboard blocked;
    for (auto const& block : mate.blocks) blocked |= bitOf(block.square);
    Bitboard squares;
    for (Square const from : board::pieceAttacks(attacker, mate.corner, king | blocked) & ~king & ~blocked) {
        Bitboard const all = king | blocked | bitOf(from);
        Bitboard const attacked = board::pieceAttacks(attacker, from, all) | held;
        Bitboard defended;
        for (auto const& [square, role] : mate.blocks)
            defended |= role == Role::Pawn ? board::pawnAttacks(opponent(m_mating), square)
                                           : board::pieceAttacks(role, square, all);
        if ((board::kingAttacks(mate.corner) & ~blocked & ~attacked).any()) continue;
        if ((defended & (bitOf(from) | between(from, mate.corner))).any()) continue;
        squares |= bitOf(from);
    }
    return squares;
}

int CornerMates::distance(Board const& board) const {
    Square const ours = board.king(m_mating);
    Square const theirs = board.king(opponent(m_mating));
    int least = never;
    for (CornerMate const& mate : m_mates) {
        int moves = kingMoves(theirs, mate.corner) + (mate.king ? kingMoves(ours, *mate.king) : 8);
        if (moves >= least) continue;
        moves += attackerDistance(board, mate);
        for (auto const& block : mate.blocks)
            if (moves < least) moves += blockerDistance(board, block);
        least = std::min(least, moves);
    }
    return least;
}

int CornerMates::attackerDistance(Board const& board, CornerMate const& mate) const {
    int least = never;
    for (Role const role : {Role::Knight, Role::Bishop})
        for (Square const from : board.of(m_mating, role)) least = std::min(least, movesToAny(role, from, mate.mating));
    return least;
}

int CornerMates::blockerDistance(Board const& board, CornerBlock block) const {
    Colour const mated = opponent(m_mating);
    int least = never;
    if (block.role != Role::Pawn)
        for (Square const from : board.of(mated, block.role))
            least = std::min(least, movesBetween(block.role, from, block.square));
    for (Square const pawn : board.of(mated, Role::Pawn))
        least = std::min(least, movesOfPawn(mated, pawn, block.role, block.square));
    return least;
}

} // namespace flagfall::mating
