// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <optional>

/// Sides as the pages count them: 0 nobody, 1 White, 2 Black.
namespace flagfall::view {

[[nodiscard]] constexpr int sideOf(Colour colour) { return colour == Colour::White ? 1 : 2; }

[[nodiscard]] constexpr std::optional<Colour> colourOf(int side) {
    if (side == 1) return Colour::White;
    if (side == 2) return Colour::Black;
    return std::nullopt;
}

} // namespace flagfall::view
