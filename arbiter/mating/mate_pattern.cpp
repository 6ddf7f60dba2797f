// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/mate_pattern.h"

namespace flagfall::mating {

using board::Role;
using board::Square;

namespace {

/// The number of placements tried before a mate is assumed to be possible.
constexpr int mostPlacements = 4096;

/// What one piece can contribute to a mate: the sets of squares it attacks, none contained in another.
class Covers {
public:
    void add(Bitboard cover) {
        if (cover.empty()) return;
        for (std::size_t i = 0; i < m_count; ++i)
            if ((cover & ~m_covers[i]).empty()) return;
        if (m_count == m_covers.size()) {
            m_overflown = true;
            return;
        }
        m_covers[m_count++] = cover;
    }

    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] bool overflown() const { return m_overflown; }
    [[nodiscard]] Bitboard const* begin() const { return m_covers.data(); }
    [[nodiscard]] Bitboard const* end() const { return m_covers.data() + m_count; }

private:
    std::array<Bitboard, 32> m_covers;
    std::size_t m_count = 0;
    bool m_overflown = false;
};

class Placing {
public:
    Placing(MateScene const& scene, Colour mating, ByColour<FreePieces> const& pieces)
        : m_scene(scene), m_mating(mating), m_attackers(pieces[mating]), m_blockers(pieces[opponent(mating)]),
          m_king(bitOf(scene.king)), m_ring(board::kingAttacks(scene.king)) {}

    [[nodiscard]] bool fits() {
        if (!checkable()) return false;
        Bitboard all = m_scene.attacked;
        for (FreePiece const& piece : m_attackers) {
            Covers& covers = m_covers[m_count];
            covers = Covers{};
            addCovers(covers, piece);
            if (covers.overflown()) return true;
            if (covers.empty()) continue;
            for (Bitboard const cover : covers) all |= cover;
            ++m_count;
        }
        return (all & m_king).any() && blockable(m_ring & ~all) && placementFits(0, m_scene.attacked);
    }

private:
    /// Bishops of one colour give check only on that colour; tested before anything expensive.
    [[nodiscard]] bool checkable() const {
        if ((m_scene.attacked & m_king).any()) return true;
        for (FreePiece const& piece : m_attackers) {
            if (piece.role == Role::King) continue;
            if (piece.role != Role::Bishop || piece.promoted.any()) return true;
            Bitboard const colour = (board::lightSquares & m_king).any() ? board::lightSquares : board::darkSquares;
            if ((piece.stands & colour).any()) return true;
        }
        return false;
    }

    void addCovers(Covers& covers, FreePiece const& piece) const {
        addCovers(covers, piece.role, piece.stands);
        if (piece.promoted.empty()) return;
        addCovers(covers, Role::Queen, piece.promoted);
        addCovers(covers, Role::Knight, piece.promoted);
    }

    void addCovers(Covers& covers, Role role, Bitboard squares) const {
        squares &= ~(m_king | m_scene.blocked);
        if (role == Role::King) squares &= ~m_ring;
        for (Square const from : squares) {
            Bitboard cover = attacks(role, from) & (m_ring | m_king);
            if (m_scene.opened.any() && (between(from, m_scene.king) & m_scene.opened).empty()) cover &= ~m_king;
            covers.add(cover);
        }
    }

    [[nodiscard]] Bitboard attacks(Role role, Square from) const {
        if (role == Role::Pawn) return board::pawnAttacks(m_mating, from);
        return board::pieceAttacks(role, from, m_scene.occupied);
    }

    [[nodiscard]] bool placementFits(std::size_t piece, Bitboard covered) {
        if (++m_tried > mostPlacements) return true;
        if (piece == m_count) return (covered & m_king).any() && blockable(m_ring & ~covered);
        for (Bitboard const cover : m_covers[piece])
            if (placementFits(piece + 1, covered | cover)) return true;
        return false;
    }

    /// True if pieces of the mated player can be on all of these squares, one on each.
    [[nodiscard]] bool blockable(Bitboard squares) {
        squares &= ~m_scene.blocked;
        if ((squares & m_scene.occupied).any()) return false;
        m_blocks.fill(64);
        for (Square const square : squares) {
            m_asked.fill(false);
            if (!findBlocker(square)) return false;
        }
        return true;
    }

    /// Assigns a piece to the square, moving others to different squares if necessary.
    [[nodiscard]] bool findBlocker(Square square) {
        for (std::size_t i = 0; i < m_blockers.count; ++i) {
            FreePiece const& piece = m_blockers.pieces[i];
            if (piece.role == Role::King || m_asked[i] || !(piece.stands | piece.promoted).has(square)) continue;
            m_asked[i] = true;
            if (m_blocks[i] < 64 && !findBlocker(board::squareNumber(m_blocks[i]))) continue;
            m_blocks[i] = indexOf(square);
            return true;
        }
        return false;
    }

    MateScene const& m_scene;
    Colour m_mating;
    FreePieces const& m_attackers;
    FreePieces const& m_blockers;
    Bitboard m_king;
    Bitboard m_ring;
    std::array<Covers, 16> m_covers;
    std::size_t m_count = 0;
    int m_tried = 0;
    std::array<unsigned, 16> m_blocks;
    std::array<bool, 16> m_asked;
};

} // namespace

bool mateFits(MateScene const& scene, Colour mating, ByColour<FreePieces> const& pieces) {
    return Placing(scene, mating, pieces).fits();
}

bool mateFits(Reach const& reach, Colour mating) {
    ByColour<FreePieces> pieces;
    for (PieceReach const& piece : reach.pieces())
        if (!piece.isStuck()) pieces[piece.colour].add(piece);
    Bitboard const mated = reach.stuck(opponent(mating));
    for (Square const king : reach.king(opponent(mating)).stands) {
        Bitboard const others = ~bitOf(king);
        MateScene const scene{king, reach.stuck() & others, reach.held(mating), mated & others};
        if (mateFits(scene, mating, pieces)) return true;
    }
    return false;
}

} // namespace flagfall::mating
