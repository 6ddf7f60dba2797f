// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// A player was not there at the start (P15). Times are measured from the announced start by the arbiter's timepiece,
/// not by the player's clock.
struct LateArrival {
    ByColour<std::optional<std::chrono::nanoseconds>> after{}; ///< when they came, or now; none: they were there
    ByColour<bool> away{};                                     ///< has not come yet
    std::optional<std::chrono::milliseconds> base{};           ///< what each clock showed at the start
    std::optional<std::chrono::milliseconds> firstPress{}; ///< when White pressed for the first time; none: on arrival
    std::chrono::milliseconds increment{};                 ///< that White's first press brings
    friend bool operator==(LateArrival const&, LateArrival const&) = default;
};
template <>
struct Description<LateArrival> {
    static constexpr std::string_view word = "late-arrival";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{
        Fact{"away", &LateArrival::away}, Fact{"after", &LateArrival::after}, Fact{"base", &LateArrival::base},
        Fact{"first-press", &LateArrival::firstPress}, Fact{"increment", &LateArrival::increment}};
    static std::string_view stillToSay(LateArrival const& incident) {
        return incident.after.white || incident.after.black ? "" : "white-after";
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, LateArrival const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
