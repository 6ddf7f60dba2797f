// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace flagfall {

/// Points of a game, a match or a standing. They are counted in hundredths: that is the smallest unit in which the
/// halves of the Laws (10.1; 2009: 11.1), the tenths of a report file (TRF26, 162 and 299) and the quarters some
/// regulations announce are all whole numbers. There is no way to a double: points are compared and added, never
/// approximated.
class Points {
public:
    constexpr Points() = default;
    [[nodiscard]] static constexpr Points ofHundredths(int hundredths) { return Points{hundredths}; }
    [[nodiscard]] static constexpr Points ofTenths(int tenths) { return Points{10 * tenths}; }
    [[nodiscard]] static constexpr Points ofHalves(int halves) { return Points{50 * halves}; }

    [[nodiscard]] constexpr int hundredths() const { return m_hundredths; }

    constexpr Points& operator+=(Points other) {
        m_hundredths += other.m_hundredths;
        return *this;
    }
    constexpr Points& operator-=(Points other) {
        m_hundredths -= other.m_hundredths;
        return *this;
    }
    friend constexpr Points operator+(Points a, Points b) { return a += b; }
    friend constexpr Points operator-(Points a, Points b) { return a -= b; }
    /// What so many results of this kind count together.
    friend constexpr Points operator*(int times, Points each) { return Points{times * each.m_hundredths}; }
    friend constexpr auto operator<=>(Points const&, Points const&) = default;

private:
    constexpr explicit Points(int hundredths) : m_hundredths(hundredths) {}
    int m_hundredths = 0;
};

inline constexpr Points noPoint{};
inline constexpr Points halfPoint = Points::ofHalves(1);
inline constexpr Points onePoint = Points::ofHalves(2);

} // namespace flagfall
