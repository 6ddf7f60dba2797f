// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/material.h"

namespace flagfall::mating {

using board::Bitboard;
using board::Board;
using board::Role;

std::optional<LackOfMaterial> lackOfMaterial(Board const& board, Colour mating) {
    Bitboard const pieces = board.of(mating) & ~board.of(Role::King);
    if (pieces.empty()) return LackOfMaterial::BareKing;
    Bitboard const theirs = board.of(opponent(mating)) & ~board.of(Role::King);
    Bitboard const knights = pieces & board.of(Role::Knight);
    if (pieces == knights && !pieces.several())
        return (theirs & ~board.of(Role::Queen)).empty() ? std::optional{LackOfMaterial::LoneKnight} : std::nullopt;
    if (pieces != (pieces & board.of(Role::Bishop))) return std::nullopt;
    bool const onLight = (pieces & board::lightSquares).any();
    if (onLight && (pieces & board::darkSquares).any()) return std::nullopt;
    Bitboard const otherColour = onLight ? board::darkSquares : board::lightSquares;
    Bitboard const blockers =
        theirs & (board.of(Role::Pawn) | board.of(Role::Knight) | (board.of(Role::Bishop) & otherColour));
    return blockers.empty() ? std::optional{LackOfMaterial::OneColourBishops} : std::nullopt;
}

bool hasOneKindOfMinorOnly(board::Board const& board, Colour colour) {
    Bitboard const pieces = board.of(colour) & ~board.of(board::Role::King);
    Bitboard const bishops = pieces & board.of(board::Role::Bishop);
    if (pieces != bishops) return pieces == (pieces & board.of(board::Role::Knight)) && !pieces.several();
    return (bishops & board::lightSquares).empty() || (bishops & board::darkSquares).empty();
}

} // namespace flagfall::mating
