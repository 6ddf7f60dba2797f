// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/hunt.h"

#include "arbiter/mating/distance.h"
#include "arbiter/mating/spread.h"

#include <algorithm>

namespace flagfall::mating {

using board::Board;
using board::Position;
using board::Role;
using board::Square;

namespace {

/// Weights of what is still missing.
namespace weight {
constexpr int squareLeft = 5;       ///< for each square left to the king
constexpr int answerToCheck = 6;    ///< for each move
constexpr int noCheck = 13;         ///< no check on the board
constexpr int noSafeCheck = 23;     ///< no safe check in one move
constexpr int noCheckAtAll = 13;    ///< no check at all in one move
constexpr int mayStillPrevent = 2;  ///< the mated player is to move
constexpr int betweenKings = 8;     ///< for each move
constexpr int fromTheEdges = 6;     ///< for each square
constexpr int theirPiece = 6;       ///< for each piece or pawn
constexpr int ourPieceGone = 35;    ///< if fewer than ten are left
constexpr int theirsBesideKing = 4; ///< for each square
constexpr int noRookNorQueen = 7;
constexpr int stepToPromotion = 23; ///< while there is neither rook nor queen
} // namespace weight

/// Squares attacked by a player's pieces, and squares from which they could give check at once.
struct Attacks {
    Bitboard squares;
    Bitboard checks;
};

/// Lines extend through the mated king: it cannot escape along them.
Attacks attacksOf(Board const& board, Colour mating) {
    Square const king = board.king(opponent(mating));
    Bitboard const all = board.occupied();
    Bitboard const occupied = all & ~bitOf(king);
    Bitboard const diagonals = board::bishopAttacks(king, all);
    Bitboard const lines = board::rookAttacks(king, all);
    Bitboard const knights = knightLeaps(board.of(mating, Role::Knight));
    Attacks attacks{pawnCaptures(mating, board.of(mating, Role::Pawn)) | board::kingAttacks(board.king(mating)) |
                        knights,
                    knights & board::knightAttacks(king)};
    for (Square const from : board.of(mating) & board.diagonalMovers()) {
        Bitboard const reached = board::bishopAttacks(from, occupied);
        attacks.squares |= reached;
        attacks.checks |= reached & (board.of(Role::Queen).has(from) ? diagonals | lines : diagonals);
    }
    for (Square const from : board.of(mating) & board.straightMovers()) {
        Bitboard const reached = board::rookAttacks(from, occupied);
        attacks.squares |= reached;
        attacks.checks |= reached & (board.of(Role::Queen).has(from) ? diagonals | lines : lines);
    }
    attacks.checks &= ~board.of(mating);
    return attacks;
}

/// Squares attacked by pieces other than the king.
Bitboard defendedBy(Board const& board, Colour colour) {
    Bitboard const all = board.occupied();
    Bitboard squares = pawnCaptures(colour, board.of(colour, Role::Pawn)) | knightLeaps(board.of(colour, Role::Knight));
    for (Square const from : board.of(colour) & board.diagonalMovers()) squares |= board::bishopAttacks(from, all);
    for (Square const from : board.of(colour) & board.straightMovers()) squares |= board::rookAttacks(from, all);
    return squares;
}

int toEdge(unsigned place) { return static_cast<int>(std::min(place, 7 - place)); }

int toNearestEdges(Square square) { return toEdge(indexOf(fileOf(square))) + toEdge(indexOf(rankOf(square))); }

int stepsToPromotion(Board const& board, Colour colour) {
    int least = 7;
    for (Square const pawn : board.of(colour, Role::Pawn))
        least = std::min(least, ranksApart(pawn, squareAt(fileOf(pawn), board::lastRank(colour))));
    return least;
}

/// What is missing for a check that cannot be answered.
int missingCheck(Position const& position, Colour mating, Attacks const& attacks) {
    Board const& board = position.board();
    Colour const mated = opponent(mating);
    Square const king = board.king(mated);
    if (position.turn() == mated && attacks.squares.has(king))
        return weight::answerToCheck * std::min(10, position.legalMoveCount());
    if (attacks.checks.empty()) return weight::noCheck + weight::noSafeCheck + weight::noCheckAtAll;
    Bitboard const safe = attacks.checks & ~kingSteps(bitOf(king)) & ~defendedBy(board, mated);
    if (safe.empty()) return weight::noCheck + weight::noSafeCheck;
    return weight::noCheck + (position.turn() == mated ? weight::mayStillPrevent : 0);
}

} // namespace

int huntDistance(Position const& position, Colour mating) {
    Board const& board = position.board();
    Colour const mated = opponent(mating);
    Square const king = board.king(mated);
    Bitboard const ring = kingSteps(board.of(mated, Role::King));
    Bitboard const theirs = board.of(mated);
    Attacks const attacks = attacksOf(board, mating);
    int distance = weight::squareLeft * (ring & ~theirs & ~attacks.squares).count();
    distance += missingCheck(position, mating, attacks);
    distance +=
        weight::betweenKings * kingMoves(king, board.king(mating)) + weight::fromTheEdges * toNearestEdges(king);
    distance += weight::theirPiece * theirs.count() + weight::theirsBesideKing * (ring & theirs).count();
    distance += weight::ourPieceGone * (10 - (board.of(mating) & ~board.of(Role::Pawn)).count());
    if ((board.of(mating) & board.straightMovers()).empty())
        distance += weight::noRookNorQueen + weight::stepToPromotion * stepsToPromotion(board, mating);
    return std::clamp(distance, 0, farthestHunt);
}

} // namespace flagfall::mating
