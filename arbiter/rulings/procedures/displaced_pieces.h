// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// Pieces are not on their squares, and no illegal move was made (P13).
struct PiecesDisplaced {
    std::optional<Colour> by{}; ///< who has displaced them; none: they are found so later
    bool pressed = false;       ///< the clock was pressed before they were put back
    int timesBefore = 0;        ///< how often the player has done so before
    friend bool operator==(PiecesDisplaced const&, PiecesDisplaced const&) = default;
};
template <>
struct Description<PiecesDisplaced> {
    static constexpr std::string_view word = "displaced";
    static constexpr auto facts =
        std::tuple{Fact{"by", &PiecesDisplaced::by}, Fact{"pressed", &PiecesDisplaced::pressed},
                   Fact{"times-before", &PiecesDisplaced::timesBefore}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, PiecesDisplaced const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
