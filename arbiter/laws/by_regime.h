// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/cited.h"

namespace flagfall {

/// The three kinds of play the Laws know (Laws App. A and B).
enum class PlayType { Standard, Rapid, Blitz };

/// Whether rapid and blitz games are fully supervised, with enough arbiters and a record of the game (2023: A.4, B.2),
/// or not (A.5, B.3). Standard play always counts as full.
enum class Supervision { Full, Limited };

/// One value for each kind of play and supervision (2009: A.3, A.4, B.2, B.3; 2023: A.4, A.5, B.2, B.3). Standard play
/// has one value, because only the Competition Rules apply to it.
template <typename T>
struct ByRegime {
    T standard{};
    T rapidFull{};
    T rapidLimited{};
    T blitzFull{};
    T blitzLimited{};

    [[nodiscard]] constexpr T const& at(PlayType play, Supervision supervision) const {
        bool const full = supervision == Supervision::Full;
        switch (play) {
        case PlayType::Rapid: return full ? rapidFull : rapidLimited;
        case PlayType::Blitz: return full ? blitzFull : blitzLimited;
        case PlayType::Standard: break;
        }
        return standard;
    }
};

/// One value for each kind of play, independent of supervision.
template <typename T>
struct ByPlay {
    T standard{};
    T rapid{};
    T blitz{};

    [[nodiscard]] constexpr T const& at(PlayType play) const {
        switch (play) {
        case PlayType::Rapid: return rapid;
        case PlayType::Blitz: return blitz;
        case PlayType::Standard: break;
        }
        return standard;
    }
};

/// Returns the same value for every kind of play.
template <typename T>
[[nodiscard]] constexpr ByPlay<T> everywhere(T value) {
    return {value, value, value};
}

} // namespace flagfall
