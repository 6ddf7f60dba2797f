// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"

#include <QJsonObject>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>

/// What a page in the hall says, read as if anybody could have written it.
namespace flagfall::view {

/// A whole number; nullopt: there is none of this name, or it is out of bounds.
[[nodiscard]] inline std::optional<int> numberIn(QJsonObject const& said, char const* name, int least, int most) {
    double const number = said[QLatin1String(name)].toDouble(std::nan(""));
    bool const fits = number >= least && number <= most && std::floor(number) == number;
    return fits ? std::optional{static_cast<int>(number)} : std::nullopt;
}

/// The same of a number that may be larger.
[[nodiscard]] inline std::optional<std::int64_t> largeNumberIn(QJsonObject const& said, char const* name,
                                                               std::int64_t most) {
    double const number = said[QLatin1String(name)].toDouble(-1);
    bool const fits = number >= 0 && number <= static_cast<double>(most) && std::floor(number) == number;
    return fits ? std::optional{static_cast<std::int64_t>(number)} : std::nullopt;
}

/// A word or a text; empty: there is none of this name.
[[nodiscard]] inline QString wordIn(QJsonObject const& said, char const* name) {
    return said[QLatin1String(name)].toString();
}

/// `round` and `board`.
[[nodiscard]] inline std::optional<BoardPlace> boardIn(QJsonObject const& said) {
    constexpr int most = 100'000;
    auto const round = numberIn(said, "round", 0, most);
    auto const board = numberIn(said, "board", 0, most);
    if (!round || !board) return std::nullopt;
    return BoardPlace{RoundNumber{*round}, BoardNumber{*board}};
}

/// How long it has waited at the station, by its own clock.
[[nodiscard]] inline std::chrono::milliseconds waitedIn(QJsonObject const& said) {
    constexpr int longest = 2'000'000'000; // three weeks
    return std::chrono::milliseconds{numberIn(said, "waited", 0, longest).value_or(0)};
}

} // namespace flagfall::view
