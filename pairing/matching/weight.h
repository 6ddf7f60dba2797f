// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

/// Whole numbers as wide as a question needs: criteria of falling importance side by side in one number.
namespace flagfall::pairing::matching {

__extension__ using Int128 = __int128;

/// A whole number of 64·N bits, in two's complement.
template <std::size_t N>
class Wide {
public:
    constexpr Wide() = default;
    constexpr explicit Wide(std::int64_t value) {
        m_words.fill(value < 0 ? ~std::uint64_t{0} : 0);
        m_words[0] = static_cast<std::uint64_t>(value);
    }

    constexpr Wide& operator+=(Wide const& other) {
        bool carry = false;
        for (std::size_t i = 0; i < N; ++i) {
            std::uint64_t const sum = m_words[i] + other.m_words[i];
            bool const overflow = sum < other.m_words[i];
            m_words[i] = sum + (carry ? 1 : 0);
            carry = overflow || (carry && m_words[i] == 0);
        }
        return *this;
    }
    constexpr Wide& operator-=(Wide const& other) {
        bool borrow = false;
        for (std::size_t i = 0; i < N; ++i) {
            std::uint64_t const difference = m_words[i] - other.m_words[i];
            bool const under = m_words[i] < other.m_words[i];
            m_words[i] = difference - (borrow ? 1 : 0);
            borrow = under || (borrow && difference == 0);
        }
        return *this;
    }
    friend constexpr Wide operator+(Wide a, Wide const& b) { return a += b; }
    friend constexpr Wide operator-(Wide a, Wide const& b) { return a -= b; }

    friend constexpr bool operator==(Wide const&, Wide const&) = default;
    friend constexpr std::strong_ordering operator<=>(Wide const& a, Wide const& b) {
        auto const topA = static_cast<std::int64_t>(a.m_words[N - 1]);
        auto const topB = static_cast<std::int64_t>(b.m_words[N - 1]);
        if (topA != topB) return topA <=> topB;
        for (std::size_t i = N - 1; i-- > 0;)
            if (a.m_words[i] != b.m_words[i]) return a.m_words[i] <=> b.m_words[i];
        return std::strong_ordering::equal;
    }

    [[nodiscard]] constexpr Wide shiftedLeft(int bits) const {
        Wide result;
        auto const words = static_cast<std::size_t>(bits / 64);
        int const rest = bits % 64;
        for (std::size_t i = N; i-- > words;) {
            result.m_words[i] = m_words[i - words] << rest;
            if (rest > 0 && i > words) result.m_words[i] |= m_words[i - words - 1] >> (64 - rest);
        }
        return result;
    }
    /// Half of an even number.
    [[nodiscard]] constexpr Wide half() const {
        Wide result;
        for (std::size_t i = 0; i < N; ++i) {
            std::uint64_t const above = i + 1 < N ? m_words[i + 1] << 63 : m_words[i] & (std::uint64_t{1} << 63);
            result.m_words[i] = (m_words[i] >> 1) | above;
        }
        return result;
    }

private:
    std::array<std::uint64_t, N> m_words{};
};

template <typename W>
[[nodiscard]] constexpr W shiftedLeft(W const& value, int bits) {
    if constexpr (requires { value.shiftedLeft(bits); })
        return value.shiftedLeft(bits);
    else
        return value * (W{1} << bits);
}

/// Half of an even number.
template <typename W>
[[nodiscard]] constexpr W halfOf(W const& value) {
    if constexpr (requires { value.half(); })
        return value.half();
    else
        return value / 2;
}

/// The bits a counter from 0 to `most` takes.
[[nodiscard]] constexpr int bitsFor(std::int64_t most) {
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(most)));
}

} // namespace flagfall::pairing::matching
