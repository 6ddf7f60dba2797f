// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/mate_pattern.h"

namespace flagfall::rulings {

using board::Role;
using board::Square;

namespace {

/// How many ways to place the men are tried before a mate is taken to be possible.
constexpr int mostPlacements = 4096;

/// What one man can do for a mate: the sets of squares he attacks there, no one contained in another.
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
    Placing(MateScene const& scene, Colour mating, ByColour<FreeMen> const& men)
        : m_scene(scene), m_mating(mating), m_attackers(men[mating]), m_blockers(men[opponent(mating)]),
          m_king(bitOf(scene.king)), m_ring(board::kingAttacks(scene.king)) {}

    [[nodiscard]] bool fits() {
        if (!checkable()) return false;
        Bitboard all = m_scene.attacked;
        for (FreeMan const& man : m_attackers) {
            Covers& covers = m_covers[m_count];
            covers = Covers{};
            addCovers(covers, man);
            if (covers.overflown()) return true;
            if (covers.empty()) continue;
            for (Bitboard const cover : covers) all |= cover;
            ++m_count;
        }
        return (all & m_king).any() && blockable(m_ring & ~all) && placementFits(0, m_scene.attacked);
    }

private:
    /// Bishops of one colour check on one colour; found out before anything dear.
    [[nodiscard]] bool checkable() const {
        if ((m_scene.attacked & m_king).any()) return true;
        for (FreeMan const& man : m_attackers) {
            if (man.role == Role::King) continue;
            if (man.role != Role::Bishop || man.promoted.any()) return true;
            Bitboard const colour = (board::lightSquares & m_king).any() ? board::lightSquares : board::darkSquares;
            if ((man.stands & colour).any()) return true;
        }
        return false;
    }

    void addCovers(Covers& covers, FreeMan const& man) const {
        addCovers(covers, man.role, man.stands);
        if (man.promoted.empty()) return;
        addCovers(covers, Role::Queen, man.promoted);
        addCovers(covers, Role::Knight, man.promoted);
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

    [[nodiscard]] bool placementFits(std::size_t man, Bitboard covered) {
        if (++m_tried > mostPlacements) return true;
        if (man == m_count) return (covered & m_king).any() && blockable(m_ring & ~covered);
        for (Bitboard const cover : m_covers[man])
            if (placementFits(man + 1, covered | cover)) return true;
        return false;
    }

    /// Whether men of the mated player can stand on all of these squares, each on one.
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

    /// Gives the square a man, sending others to squares of their own where that is needed.
    [[nodiscard]] bool findBlocker(Square square) {
        for (std::size_t i = 0; i < m_blockers.count; ++i) {
            FreeMan const& man = m_blockers.men[i];
            if (man.role == Role::King || m_asked[i] || !(man.stands | man.promoted).has(square)) continue;
            m_asked[i] = true;
            if (m_blocks[i] < 64 && !findBlocker(board::squareNumber(m_blocks[i]))) continue;
            m_blocks[i] = indexOf(square);
            return true;
        }
        return false;
    }

    MateScene const& m_scene;
    Colour m_mating;
    FreeMen const& m_attackers;
    FreeMen const& m_blockers;
    Bitboard m_king;
    Bitboard m_ring;
    std::array<Covers, 16> m_covers;
    std::size_t m_count = 0;
    int m_tried = 0;
    std::array<unsigned, 16> m_blocks;
    std::array<bool, 16> m_asked;
};

} // namespace

bool mateFits(MateScene const& scene, Colour mating, ByColour<FreeMen> const& men) {
    return Placing(scene, mating, men).fits();
}

bool mateFits(Reach const& reach, Colour mating) {
    ByColour<FreeMen> men;
    for (ManReach const& man : reach.men())
        if (!man.isStuck()) men[man.colour].add(man);
    Bitboard const mated = reach.stuck(opponent(mating));
    for (Square const king : reach.king(opponent(mating)).stands) {
        Bitboard const others = ~bitOf(king);
        MateScene const scene{king, reach.stuck() & others, reach.held(mating), mated & others};
        if (mateFits(scene, mating, men)) return true;
    }
    return false;
}

} // namespace flagfall::rulings
