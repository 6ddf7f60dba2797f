// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace flagfall {

/// The two players of a game (Laws 1.1). White makes the first move.
enum class Colour { White, Black };

[[nodiscard]] constexpr Colour opponent(Colour colour) {
    return colour == Colour::White ? Colour::Black : Colour::White;
}

/// One value for each player; there is no third player and neither value is missing.
template <typename T>
struct ByColour {
    T white{};
    T black{};

    [[nodiscard]] constexpr T& operator[](Colour colour) { return colour == Colour::White ? white : black; }
    [[nodiscard]] constexpr T const& operator[](Colour colour) const { return colour == Colour::White ? white : black; }
    friend constexpr bool operator==(ByColour const&, ByColour const&) = default;
};

template <typename T>
ByColour(T, T) -> ByColour<T>;

inline constexpr Colour bothColours[] = {Colour::White, Colour::Black};

} // namespace flagfall
