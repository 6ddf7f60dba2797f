// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// Why a fallen flag does not count.
enum class FlagVoid {
    WrongSetting, ///< the clock had been set wrongly
    Defect,       ///< the clock has an evident defect
    Claim,        ///< the player had claimed an illegal move before: that is dealt with first
};
template <>
struct Words<FlagVoid> {
    static constexpr std::array all{Word{FlagVoid::WrongSetting, "wrong-setting"}, Word{FlagVoid::Defect, "defect"},
                                    Word{FlagVoid::Claim, "claim"}};
};

/// A display shows zero, or a period ended with too few moves on the counter (P3, P5).
struct FlagFall {
    std::optional<FlagVoid> voidBy{}; ///< why it does not count
    bool clocksRun = false;           ///< the player who claims it has not stopped the clocks
    friend bool operator==(FlagFall const&, FlagFall const&) = default;
};
template <>
struct Description<FlagFall> {
    static constexpr std::string_view word = "flag";
    static constexpr AtBoard atBoard{.readOff = {"flag-down"}};
    static constexpr auto facts = std::tuple{Fact{"void", &FlagFall::voidBy}, Fact{"clocks-run", &FlagFall::clocksRun}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, FlagFall const& incident, Known const& known, Answers const& answers);

} // namespace flagfall::rulings
