// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/position.h"

#include <algorithm>

namespace flagfall::board {

namespace {

/// Pieces beyond the initial one queen, two rooks, two bishops and two knights (2.2).
int promotedPieces(Board const& board, Colour colour) {
    auto const beyond = [&](Role role, int atStart) { return std::max(0, board.of(colour, role).count() - atStart); };
    return beyond(Role::Queen, 1) + beyond(Role::Rook, 2) + beyond(Role::Bishop, 2) + beyond(Role::Knight, 2);
}

bool promotedTooOften(Board const& board) {
    for (Colour const colour : bothColours)
        if (promotedPieces(board, colour) > 8 - board.of(colour, Role::Pawn).count()) return true;
    return false;
}

/// In a double check one line was opened by the piece that moved, so that check comes from afar, and the moving piece
/// cannot have jumped over the king on that line.
bool checksFitOneMove(Position const& position, Bitboard checkers) {
    Bitboard const fromAfar = position.board().diagonalMovers() | position.board().straightMovers();
    Square const king = position.board().king(position.turn());
    Square const one = checkers.first();
    Square const other = *++checkers.begin();
    return (checkers & fromAfar).any() && !lineThrough(king, one).has(other);
}

} // namespace

std::vector<Oddity> odditiesOf(Position const& position) {
    std::vector<Oddity> oddities;
    Bitboard const checkers = position.checkers();
    int const movesMade = 2 * (position.moveNumber() - 1) + (position.turn() == Colour::Black ? 1 : 0);
    if (promotedTooOften(position.board())) oddities.push_back(Oddity::TooManyPromotions);
    if (checkers.count() > 2) oddities.push_back(Oddity::ThreeCheckers);
    if (checkers.count() == 2 && !checksFitOneMove(position, checkers)) oddities.push_back(Oddity::ChecksFromNoMove);
    if (position.halfmoveClock() > movesMade) oddities.push_back(Oddity::ClockTooLong);
    if (position.enPassant() && position.halfmoveClock() != 0) oddities.push_back(Oddity::ClockOverPawnMove);
    return oddities;
}

} // namespace flagfall::board
