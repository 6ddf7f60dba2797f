// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/piece.h"

/// The number of moves a piece needs on an empty board: guides for a search, never part of a proof.
namespace flagfall::mating {

[[nodiscard]] constexpr int filesApart(board::Square a, board::Square b) {
    int const files = static_cast<int>(indexOf(fileOf(a))) - static_cast<int>(indexOf(fileOf(b)));
    return files < 0 ? -files : files;
}
[[nodiscard]] constexpr int ranksApart(board::Square a, board::Square b) {
    int const ranks = static_cast<int>(indexOf(rankOf(a))) - static_cast<int>(indexOf(rankOf(b)));
    return ranks < 0 ? -ranks : ranks;
}

[[nodiscard]] constexpr int kingMoves(board::Square a, board::Square b) {
    return filesApart(a, b) > ranksApart(a, b) ? filesApart(a, b) : ranksApart(a, b);
}

/// Exact, except for a few squares near corners.
[[nodiscard]] constexpr int knightMoves(board::Square a, board::Square b) {
    int const more = kingMoves(a, b);
    int const less = filesApart(a, b) + ranksApart(a, b) - more;
    if (more == 1 && less == 0) return 3;
    if (more == 2 && less == 2) return 4;
    int const least = (more + 1) / 2 > (more + less + 2) / 3 ? (more + 1) / 2 : (more + less + 2) / 3;
    return least + ((least + more + less) % 2);
}

[[nodiscard]] constexpr int bishopMoves(board::Square a, board::Square b) {
    if (a == b) return 0;
    if (filesApart(a, b) == ranksApart(a, b)) return 1;
    return (filesApart(a, b) + ranksApart(a, b)) % 2 == 0 ? 2 : 64;
}

[[nodiscard]] constexpr int rookMoves(board::Square a, board::Square b) {
    return (filesApart(a, b) != 0 ? 1 : 0) + (ranksApart(a, b) != 0 ? 1 : 0);
}

[[nodiscard]] constexpr int movesBetween(board::Role role, board::Square a, board::Square b) {
    switch (role) {
    case board::Role::Knight: return knightMoves(a, b);
    case board::Role::Bishop: return bishopMoves(a, b);
    case board::Role::Rook: return rookMoves(a, b);
    case board::Role::Queen: return bishopMoves(a, b) < rookMoves(a, b) ? bishopMoves(a, b) : rookMoves(a, b);
    case board::Role::King: return kingMoves(a, b);
    case board::Role::Pawn: break;
    }
    return 64;
}

} // namespace flagfall::mating
