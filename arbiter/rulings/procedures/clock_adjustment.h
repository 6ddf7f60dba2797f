// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// The arbiter changes what a clock shows, on this ground (P16).
struct ClockAdjustment {
    Ground ground = Ground::ArbiterDecision;
    std::optional<Colour> offender{};
    ByColour<std::optional<int>> moves{}; ///< completed by each player, where they are not in Known
    friend bool operator==(ClockAdjustment const&, ClockAdjustment const&) = default;
};
template <>
struct Description<ClockAdjustment> {
    static constexpr std::string_view word = "clock-adjustment";
    static constexpr auto facts =
        std::tuple{Needed{"ground", &ClockAdjustment::ground}, Fact{"offender", &ClockAdjustment::offender},
                   Fact{"moves", &ClockAdjustment::moves}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, ClockAdjustment const& incident, Known const& known,
                            Answers const& answers);

/// What is usual where the Laws leave the amount to the arbiter (2009: 13.4b; later: 12.9). Appendices A and B shorten
/// only what Articles 7 and 9 give, so it is the same in all play.
inline constexpr std::chrono::minutes usualBonus{2};

} // namespace flagfall::rulings
