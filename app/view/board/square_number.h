// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/square.h"

#include <optional>

namespace flagfall::view {

/// The square that QML names by its number, 0 for a1 to 63 for h8; nullopt for any other number.
[[nodiscard]] inline std::optional<board::Square> squareOf(int number) {
    if (number < 0 || number > 63) return std::nullopt;
    return board::squareNumber(static_cast<unsigned>(number));
}

} // namespace flagfall::view
