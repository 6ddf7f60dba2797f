// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string_view>

namespace flagfall {

/// Whether the arbiter may let somebody play who came after the default time.
enum class LateDiscretion {
    None,   ///< only the rules of the competition may say otherwise (2009)
    Arbiter ///< the arbiter decides otherwise
};

/// What an edition says of players who are not there when the round begins (2009: 6.5, 6.6; later: 6.6, 6.7).
struct LateArrivalLaw {
    std::string_view forfeits;      ///< the article by which a player loses who comes after the default time
    std::string_view whiteLosesAll; ///< nobody is there: White's clock runs until he comes
    LateDiscretion discretion = LateDiscretion::Arbiter;
};

/// Whether somebody so late has lost. Exactly the default time is in time.
[[nodiscard]] constexpr bool lostByLateness(std::chrono::nanoseconds late, std::chrono::minutes defaultTime) {
    return late > defaultTime;
}

} // namespace flagfall
