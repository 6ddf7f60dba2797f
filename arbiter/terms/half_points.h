// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace flagfall {

/// Points counted in halves, so that 1, ½ and 0 (Laws 10.1; 2009: 11.1) are exact integers.
/// There is no way to a double: scores are compared and added, never approximated.
class HalfPoints {
public:
    constexpr HalfPoints() = default;
    constexpr explicit HalfPoints(int halves) : m_halves(halves) {}

    [[nodiscard]] constexpr int halves() const { return m_halves; }

    constexpr HalfPoints& operator+=(HalfPoints other) {
        m_halves += other.m_halves;
        return *this;
    }
    friend constexpr HalfPoints operator+(HalfPoints a, HalfPoints b) { return a += b; }
    friend constexpr HalfPoints operator-(HalfPoints a, HalfPoints b) { return HalfPoints{a.m_halves - b.m_halves}; }
    friend constexpr auto operator<=>(HalfPoints const&, HalfPoints const&) = default;

private:
    int m_halves = 0;
};

inline constexpr HalfPoints noPoint{0};
inline constexpr HalfPoints halfPoint{1};
inline constexpr HalfPoints onePoint{2};

} // namespace flagfall
