// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// A completed illegal move, or a fault that may count as one (P6).
struct IllegalMove {
    Colour by = Colour::White;
    PressFault fault = PressFault::IllegalMove;
    bool penalised = false; ///< it is counted already, and only the score is open
    friend bool operator==(IllegalMove const&, IllegalMove const&) = default;
};
template <>
struct Description<IllegalMove> {
    static constexpr std::string_view word = "illegal-move";
    static constexpr auto facts = std::tuple{Needed{"by", &IllegalMove::by}, Fact{"fault", &IllegalMove::fault},
                                             Fact{"penalised", &IllegalMove::penalised}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, IllegalMove const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
