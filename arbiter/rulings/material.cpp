// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/material.h"

namespace flagfall::rulings {

using board::Bitboard;
using board::Board;
using board::Role;

std::optional<LackOfMaterial> lackOfMaterial(Board const& board, Colour mating) {
    Bitboard const men = board.of(mating) & ~board.of(Role::King);
    if (men.empty()) return LackOfMaterial::BareKing;
    Bitboard const theirs = board.of(opponent(mating)) & ~board.of(Role::King);
    Bitboard const knights = men & board.of(Role::Knight);
    if (men == knights && !men.several())
        return (theirs & ~board.of(Role::Queen)).empty() ? std::optional{LackOfMaterial::LoneKnight} : std::nullopt;
    if (men != (men & board.of(Role::Bishop))) return std::nullopt;
    bool const onLight = (men & board::lightSquares).any();
    if (onLight && (men & board::darkSquares).any()) return std::nullopt;
    Bitboard const otherColour = onLight ? board::darkSquares : board::lightSquares;
    Bitboard const blockers =
        theirs & (board.of(Role::Pawn) | board.of(Role::Knight) | (board.of(Role::Bishop) & otherColour));
    return blockers.empty() ? std::optional{LackOfMaterial::OneColourBishops} : std::nullopt;
}

bool hasOneKindOfMinorOnly(board::Board const& board, Colour colour) {
    Bitboard const men = board.of(colour) & ~board.of(board::Role::King);
    Bitboard const bishops = men & board.of(board::Role::Bishop);
    if (men != bishops) return men == (men & board.of(board::Role::Knight)) && !men.several();
    return (bishops & board::lightSquares).empty() || (bishops & board::darkSquares).empty();
}

} // namespace flagfall::rulings
