// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// Why a fallen flag does not count.
enum class FlagVoid {
    WrongSetting, ///< the clock had been set wrongly
    Defect,       ///< the clock has an evident defect
};
template <>
struct Words<FlagVoid> {
    static constexpr std::array all{Word{FlagVoid::WrongSetting, "wrong-setting"}, Word{FlagVoid::Defect, "defect"}};
};

/// A display shows zero, or a period ended with too few moves on the counter (P3, P5).
struct FlagFall {
    std::optional<FlagVoid> voidBy{}; ///< the clock was wrong, and would not have shown zero otherwise
    friend bool operator==(FlagFall const&, FlagFall const&) = default;
};
template <>
struct Description<FlagFall> {
    static constexpr std::string_view word = "flag";
    static constexpr auto facts = std::tuple{Fact{"void", &FlagFall::voidBy}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, FlagFall const& incident, Known const& known, Answers const& answers);

} // namespace flagfall::rulings
