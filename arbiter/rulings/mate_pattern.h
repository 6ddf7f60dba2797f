// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/reach.h"

/// Whether a checkmate could be put together at all. `false` is a proof that it cannot; `true` proves nothing, for it
/// is not asked whether the men could come there together, or whether somebody might capture or interpose.
namespace flagfall::rulings {

/// The king to be mated, and what is certain about the squares around him.
struct MateScene {
    board::Square king;
    Bitboard occupied{}; ///< squares certainly taken: lines end there
    Bitboard attacked{}; ///< squares the mating player certainly attacks
    Bitboard blocked{};  ///< squares certainly taken by men of the mated player
    /// Squares the last move has left empty; the check then comes along a line through one of them. None: from
    /// anywhere.
    Bitboard opened{};
};

/// A man who may stand on any one of his squares, and no others.
struct FreeMan {
    board::Role role;
    Bitboard stands{};
    Bitboard promoted{};
};

/// Men side by side; no player has more than sixteen.
struct FreeMen {
    std::array<FreeMan, 16> men;
    std::size_t count = 0;
    void add(ManReach const& man) { men[count++] = {man.role, man.stands, man.promoted}; }
    [[nodiscard]] FreeMan const* begin() const { return men.data(); }
    [[nodiscard]] FreeMan const* end() const { return men.data() + count; }
};

/// Whether the men can be placed, each on one of his squares, so that the king is attacked and every square beside him
/// is attacked too or taken by a man of his own.
[[nodiscard]] bool mateFits(MateScene const& scene, Colour mating, ByColour<FreeMen> const& men);

/// The same for every square the king of the other player can get to.
[[nodiscard]] bool mateFits(Reach const& reach, Colour mating);

} // namespace flagfall::rulings
