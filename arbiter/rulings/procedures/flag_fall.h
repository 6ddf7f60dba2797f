// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// A display shows zero, or a period ended with too few moves on the counter (P3, P5).
struct FlagFall {
    friend bool operator==(FlagFall const&, FlagFall const&) = default;
};
template <>
struct Description<FlagFall> {
    static constexpr std::string_view word = "flag";
    static constexpr std::tuple<> facts{};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, FlagFall const& incident, Known const& known, Answers const& answers);

} // namespace flagfall::rulings
