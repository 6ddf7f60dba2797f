// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/square.h"

#include <bit>

namespace flagfall::board {

/// A set of squares, one bit each; a1 is the lowest bit. Iteration goes from a1 to h8:
///
///     for (Square const square : board.of(Colour::White) & bitsOf(Rank::Four)) …
class Bitboard {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left) : m_left(left) {}
        [[nodiscard]] constexpr Square operator*() const {
            return static_cast<Square>(static_cast<unsigned>(std::countr_zero(m_left)));
        }
        constexpr Iterator& operator++() {
            m_left &= m_left - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_left;
    };

    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t bits) : m_bits(bits) {}

    [[nodiscard]] constexpr std::uint64_t bits() const { return m_bits; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr bool any() const { return m_bits != 0; }
    [[nodiscard]] constexpr bool several() const { return (m_bits & (m_bits - 1)) != 0; }
    [[nodiscard]] constexpr bool has(Square square) const { return ((m_bits >> indexOf(square)) & 1U) != 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(m_bits); }

    /// The lowest square; the set must not be empty.
    [[nodiscard]] constexpr Square first() const { return *begin(); }

    [[nodiscard]] constexpr Iterator begin() const { return Iterator{m_bits}; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

    constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
    constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
    constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }

    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return Bitboard{a.m_bits | b.m_bits}; }
    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return Bitboard{a.m_bits & b.m_bits}; }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return Bitboard{a.m_bits ^ b.m_bits}; }
    friend constexpr Bitboard operator~(Bitboard a) { return Bitboard{~a.m_bits}; }
    friend constexpr bool operator==(Bitboard, Bitboard) = default;

private:
    std::uint64_t m_bits = 0;
};

[[nodiscard]] constexpr Bitboard bitOf(Square square) { return Bitboard{std::uint64_t{1} << indexOf(square)}; }
[[nodiscard]] constexpr Bitboard bitsOf(File file) { return Bitboard{0x0101'0101'0101'0101U << indexOf(file)}; }
[[nodiscard]] constexpr Bitboard bitsOf(Rank rank) { return Bitboard{std::uint64_t{0xFF} << (8 * indexOf(rank))}; }

inline constexpr Bitboard noSquares{};
inline constexpr Bitboard lightSquares{0x55AA'55AA'55AA'55AAU};
inline constexpr Bitboard darkSquares = ~lightSquares;

/// Moves a whole set by one step, seen from White's side of the board; squares that would leave the board are
/// dropped.
enum class Step { North, South, NorthEast, NorthWest, SouthEast, SouthWest };

[[nodiscard]] constexpr Bitboard stepped(Bitboard set, Step step) {
    std::uint64_t const bits = set.bits();
    std::uint64_t const notLast = bits & ~bitsOf(File::H).bits();
    std::uint64_t const notFirst = bits & ~bitsOf(File::A).bits();
    switch (step) {
    case Step::North: return Bitboard{bits << 8U};
    case Step::South: return Bitboard{bits >> 8U};
    case Step::NorthEast: return Bitboard{notLast << 9U};
    case Step::NorthWest: return Bitboard{notFirst << 7U};
    case Step::SouthEast: return Bitboard{notLast >> 7U};
    case Step::SouthWest: return Bitboard{notFirst >> 9U};
    }
    return noSquares;
}

} // namespace flagfall::board
