// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// A player has made a move and not pressed the clock, and the opponent has replied (P1, steps 7 and 8).
struct MissedPress {
    Colour by = Colour::White;
    bool movedAgain = false;          ///< the player has made the next move as well
    std::chrono::seconds increment{}; ///< what the press would have given
    friend bool operator==(MissedPress const&, MissedPress const&) = default;
};
template <>
struct Description<MissedPress> {
    static constexpr std::string_view word = "missed-press";
    static constexpr auto facts =
        std::tuple{Needed{"by", &MissedPress::by}, Fact{"moved-again", &MissedPress::movedAgain},
                   Fact{"increment", &MissedPress::increment}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, MissedPress const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
