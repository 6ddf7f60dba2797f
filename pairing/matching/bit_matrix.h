// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace flagfall::pairing::matching {

/// A symmetric relation between the numbers 0 … size − 1.
class BitMatrix {
public:
    BitMatrix() = default;
    explicit BitMatrix(int size)
        : m_stride((static_cast<std::size_t>(size) + 63) / 64), m_bits(m_stride * static_cast<std::size_t>(size)) {}

    [[nodiscard]] bool holds(int a, int b) const { return isIn(row(a), b); }
    void add(int a, int b) {
        word(a, b) |= bit(b);
        word(b, a) |= bit(a);
    }
    void remove(int a, int b) {
        word(a, b) &= ~bit(b);
        word(b, a) &= ~bit(a);
    }
    /// A row, for who asks about many: valid until the matrix is assigned to.
    [[nodiscard]] std::uint64_t const* row(int a) const { return &m_bits[static_cast<std::size_t>(a) * m_stride]; }
    [[nodiscard]] static bool isIn(std::uint64_t const* row, int b) {
        return (row[static_cast<std::size_t>(b) / 64] & bit(b)) != 0;
    }

private:
    static constexpr std::uint64_t bit(int b) { return std::uint64_t{1} << (static_cast<unsigned>(b) % 64U); }
    std::uint64_t& word(int a, int b) {
        return m_bits[static_cast<std::size_t>(a) * m_stride + static_cast<std::size_t>(b) / 64];
    }

    std::size_t m_stride = 0;
    std::vector<std::uint64_t> m_bits;
};

} // namespace flagfall::pairing::matching
