// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/cited.h"

namespace flagfall {

/// The three kinds of play the Laws know (Laws App. A and B).
enum class PlayType { Standard, Rapid, Blitz };

/// How closely rapid and blitz games are watched: enough arbiters and a record of the game (2023: A.4, B.2), or not
/// (A.5, B.3). Standard play is always the first.
enum class Supervision { Full, Limited };

/// One value for each kind of play and the way it is watched (2009: A.3, A.4, B.2, B.3; 2023: A.4, A.5, B.2, B.3).
/// Standard play has one, since nothing but the Competition Rules governs it.
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

/// One value for each kind of play, where the way it is watched makes no difference.
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

/// The same in every kind of play.
template <typename T>
[[nodiscard]] constexpr ByPlay<T> everywhere(T value) {
    return {value, value, value};
}

} // namespace flagfall
