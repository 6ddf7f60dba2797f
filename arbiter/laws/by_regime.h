// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"

#include <array>

namespace flagfall {

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

/// The row of an edition in a table with one row for each, oldest first. An edition without a row of its own is
/// judged by the newest one.
template <typename Row, std::size_t count>
[[nodiscard]] constexpr Row const& rowOf(std::array<Row, count> const& table, Edition const& edition) {
    for (Row const& row : table)
        if (row.edition == edition.code) return row;
    return table.back();
}

} // namespace flagfall
