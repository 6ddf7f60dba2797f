// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"

#include <array>
#include <string>
#include <string_view>

namespace flagfall {

/// A kind of play and the way it is watched, by the name the rulebook gives it.
struct Regime {
    std::string_view name;
    PlayType play;
    Supervision supervision;
};

inline constexpr std::array regimes{
    Regime{"standard", PlayType::Standard, Supervision::Full},
    Regime{"rapid FULL", PlayType::Rapid, Supervision::Full},
    Regime{"rapid LIMITED", PlayType::Rapid, Supervision::Limited},
    Regime{"blitz FULL", PlayType::Blitz, Supervision::Full},
    Regime{"blitz LIMITED", PlayType::Blitz, Supervision::Limited},
};

inline constexpr std::array plays{PlayType::Standard, PlayType::Rapid, PlayType::Blitz};

inline Regime const& regime(std::string_view name) {
    for (Regime const& known : regimes)
        if (known.name == name) return known;
    return regimes.front();
}

inline std::string where(Edition const& edition, Regime const& regime) {
    return std::string(edition.code) + ' ' + std::string(regime.name);
}

} // namespace flagfall
