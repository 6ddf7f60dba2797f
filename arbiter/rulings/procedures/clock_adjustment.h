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

/// What the opponent is given for an offence that has no amount of its own: that for an illegal move (7.5.5), and where
/// that one gives no time, what it gives under full supervision.
[[nodiscard]] std::chrono::seconds usualBonus(Rules const& rules);

} // namespace flagfall::rulings
