// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/mate_pattern.h"

#include <vector>

namespace flagfall::rulings {

enum class WalkEnd : std::uint8_t {
    NoMate,   ///< proved: no series of legal moves ends in the mate
    NotProved ///< a mate might fit somewhere, a pawn might promote, or there was too much to walk through
};

/// Walks through everything kings and pawns can do, and leaves all other men in the air: a bishop is at any time
/// wherever he might ever get to. What is left of a position with a locked centre are a few thousand pictures, however
/// many bishops sail around in it.
///
/// Proof. Take a series of legal moves. Each move of a king or a pawn is among those walked: men in the air never stop
/// one, and those who check or pin never forbid one. A move of any other man leaves the picture as it is, or takes a
/// pawn off it, and a player with such a man may always make it. So the series runs through pictures that are walked
/// to, and if it ends in mate, the last picture is one where mateFits() with the men in the air on squares of theirs,
/// the check coming from the last move: a king opens a line, a pawn attacks or opens one, another man does as he likes.
class LockedWalk {
public:
    LockedWalk(board::Position const& position, Reach const& reach, Colour mating);

    /// Gives up after so many pictures.
    [[nodiscard]] WalkEnd run(std::size_t mostPictures);
    /// Pictures looked at so far.
    [[nodiscard]] std::size_t pictures() const { return m_pictures.size(); }

private:
    struct Picture {
        ByColour<board::Square> kings;
        ByColour<Bitboard> pawns;
        Colour turn;
        Bitboard passed{}; ///< where a pawn may be captured in passing
        friend bool operator==(Picture const&, Picture const&) = default;
    };

    void leave(Picture const& picture);
    void kingMoves(Picture const& picture);
    void pawnMoves(Picture const& picture);
    void pawnSteps(Picture const& picture, board::Square from);
    void pawnCaptures(Picture const& picture, board::Square from);
    void othersMove(Picture const& picture);
    void movePawn(Picture const& picture, board::Square from, board::Square to, Bitboard passed);
    /// Takes a picture into account if the player who has moved there was allowed to.
    void arrive(Picture const& picture, Bitboard opened);
    void remember(Picture const& picture);
    [[nodiscard]] std::size_t slotOf(Picture const& picture) const;
    [[nodiscard]] static std::uint64_t hashOf(Picture const& picture);
    void enlargeTable();

    [[nodiscard]] Bitboard taken(Picture const& picture) const;
    [[nodiscard]] Bitboard attacked(Picture const& picture, Colour by) const;
    [[nodiscard]] bool fits(Picture const& picture, Bitboard opened) const;

    Colour m_mating;
    ByColour<FreeMen> m_air;    ///< men in the air
    ByColour<Bitboard> m_prey;  ///< where they may stand
    ByColour<Bitboard> m_lands; ///< where they may arrive
    ByColour<Bitboard> m_fixed; ///< stuck men other than pawns and kings
    ByColour<Bitboard> m_held;  ///< what these attack
    std::size_t m_mostPictures = 1;
    bool m_givenUp = false;
    std::vector<Picture> m_pictures;
    std::vector<std::uint32_t> m_waiting;
    std::vector<std::uint32_t> m_table;
};

} // namespace flagfall::rulings
