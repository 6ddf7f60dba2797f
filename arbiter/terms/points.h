// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace flagfall {

/// Points of a game, match or standing. They are counted in hundredths, so that the halves of the Laws (10.1; 2009:
/// 11.1), the tenths of report files (TRF26, 162 and 299) and the quarters of some regulations are whole numbers.
/// There is no conversion to double:
/// points are compared and added, never rounded.
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
    /// Returns the points of this many equal results.
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
