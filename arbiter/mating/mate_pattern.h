// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/mating/reach.h"

/// Whether a checkmate could be constructed at all. `false` is a proof that it cannot. `true` proves nothing: it is
/// not tested whether the pieces could get there together, or whether a piece could capture or interpose.
namespace flagfall::mating {

/// The king to be mated, and what is certain about the squares around it.
struct MateScene {
    board::Square king;
    Bitboard occupied{}; ///< squares certainly occupied: lines end there
    Bitboard attacked{}; ///< squares the mating player certainly attacks
    Bitboard blocked{};  ///< squares certainly occupied by pieces of the mated player
    /// Squares emptied by the last move; the check then comes along a line through one of them. Nullopt: from
    /// anywhere.
    Bitboard opened{};
};

/// A piece that may be on any one of its squares, and on no others.
struct FreePiece {
    board::Role role;
    Bitboard stands{};
    Bitboard promoted{};
};

/// A list of pieces; a player never has more than sixteen.
struct FreePieces {
    std::array<FreePiece, 16> pieces;
    std::size_t count = 0;
    void add(PieceReach const& piece) { pieces[count++] = {piece.role, piece.stands, piece.promoted}; }
    [[nodiscard]] FreePiece const* begin() const { return pieces.data(); }
    [[nodiscard]] FreePiece const* end() const { return pieces.data() + count; }
};

/// True if the pieces can be placed, each on one of its squares, so that the king is attacked and every square beside
/// it is attacked too or occupied by a piece of its own.
[[nodiscard]] bool mateFits(MateScene const& scene, Colour mating, ByColour<FreePieces> const& pieces);

/// The same for every square the other player's king can reach.
[[nodiscard]] bool mateFits(Reach const& reach, Colour mating);

} // namespace flagfall::mating
