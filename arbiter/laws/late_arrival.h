// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string_view>

namespace flagfall {

/// Who may let a player play who arrived after the default time.
enum class LateDiscretion {
    None,   ///< nobody, unless the rules of the competition say so (2009)
    Arbiter ///< the arbiter may decide otherwise (from 2014)
};

/// The rules of an edition for players who are absent at the start (2009: 6.5, 6.6; later: 6.6, 6.7).
struct LateArrivalLaw {
    std::string_view forfeits;      ///< the article: a player who arrives after the default time loses
    std::string_view whiteLosesAll; ///< the article: if both are absent, White's clock runs until White arrives
    LateDiscretion discretion = LateDiscretion::Arbiter;
};

/// True if a player who arrives this late has lost. Exactly at the default time is in time.
[[nodiscard]] constexpr bool lostByLateness(std::chrono::nanoseconds late, std::chrono::minutes defaultTime) {
    return late > defaultTime;
}

} // namespace flagfall
