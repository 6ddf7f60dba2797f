// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// Somebody was not there at the start (P15): how long after it he came, or that he still has not come; none: he was
/// there.
struct LateArrival {
    ByColour<std::optional<std::chrono::nanoseconds>> after{};
    friend bool operator==(LateArrival const&, LateArrival const&) = default;
};
template <>
struct Description<LateArrival> {
    static constexpr std::string_view word = "late-arrival";
    static constexpr auto facts = std::tuple{Fact{"after", &LateArrival::after}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, LateArrival const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
