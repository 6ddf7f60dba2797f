// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <QString>

#include <optional>
#include <vector>

namespace flagfall::view {

/// Squares as an arbiter types them: `e1,h1`, `e1 h1`, `E1h1`, `Ke1`.
struct SquaresTyped {
    std::vector<board::Square> squares{}; ///< in order
    QString wrong{};                      ///< the first part that is none; empty: all can be read
};
[[nodiscard]] SquaresTyped squaresIn(QString const& text);
/// `e1,h1`, as the descriptions of incidents have it.
[[nodiscard]] QString squareList(std::vector<board::Square> const& squares);
/// What was understood: "king e1, h1: no piece"; without a position the squares alone.
[[nodiscard]] QString squaresUnderstood(std::vector<board::Square> const& squares,
                                        std::optional<board::Position> const& position);

} // namespace flagfall::view
