// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/mating/mate_pattern.h"

#include <vector>

namespace flagfall::mating {

enum class WalkEnd : std::uint8_t {
    NoMate,   ///< proved: no series of legal moves ends in the mate
    NotProved ///< a mate might fit, a pawn might promote, or there were too many pictures
};

/// Examines everything kings and pawns can do, and leaves all other pieces in the air: such a piece is at any time on
/// any square it might ever reach. A position with a locked centre then has only a few thousand pictures, however
/// many bishops move around.
///
/// Proof. Take any series of legal moves. Each move of a king or a pawn is among those examined: pieces in the air
/// never block one, and checks and pins never forbid one. A move of any other piece leaves the picture unchanged or
/// removes a pawn from it, and a player with such a piece may always make it. So the series passes through examined
/// pictures. If it ends in mate, the last picture is one where mateFits() with the pieces in the air on their
/// squares, the check coming from the last move: a king opens a line, a pawn attacks or opens one, or another piece
/// gives check.
class LockedWalk {
public:
    LockedWalk(board::Position const& position, Reach const& reach, Colour mating);

    /// Stops after this many pictures.
    [[nodiscard]] WalkEnd run(std::size_t mostPictures);
    /// Pictures examined so far.
    [[nodiscard]] std::size_t pictures() const { return m_pictures.size(); }

private:
    struct Picture {
        ByColour<board::Square> kings;
        ByColour<Bitboard> pawns;
        Colour turn;
        Bitboard passed{}; ///< where a pawn may be captured en passant
        friend bool operator==(Picture const&, Picture const&) = default;
    };

    void leave(Picture const& picture);
    void kingMoves(Picture const& picture);
    void pawnMoves(Picture const& picture);
    void pawnSteps(Picture const& picture, board::Square from);
    void pawnCaptures(Picture const& picture, board::Square from);
    void othersMove(Picture const& picture);
    void movePawn(Picture const& picture, board::Square from, board::Square to, Bitboard passed);
    /// Adds a picture if the player who moved was allowed to.
    void arrive(Picture const& picture, Bitboard opened);
    void remember(Picture const& picture);
    [[nodiscard]] std::size_t slotOf(Picture const& picture) const;
    [[nodiscard]] static std::uint64_t hashOf(Picture const& picture);
    void enlargeTable();

    [[nodiscard]] Bitboard taken(Picture const& picture) const;
    [[nodiscard]] Bitboard attacked(Picture const& picture, Colour by) const;
    [[nodiscard]] bool fits(Picture const& picture, Bitboard opened) const;

    Colour m_mating;
    ByColour<FreePieces> m_air; ///< pieces in the air
    ByColour<Bitboard> m_prey;  ///< squares they may be on
    ByColour<Bitboard> m_lands; ///< squares they may move to
    ByColour<Bitboard> m_fixed; ///< stuck pieces other than pawns and kings
    ByColour<Bitboard> m_held;  ///< squares these attack
    std::size_t m_mostPictures = 1;
    bool m_givenUp = false;
    std::vector<Picture> m_pictures;
    std::vector<std::uint32_t> m_waiting;
    std::vector<std::uint32_t> m_table;
};

} // namespace flagfall::mating
