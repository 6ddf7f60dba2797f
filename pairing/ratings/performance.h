// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

/// What a score against opponents of these ratings is worth (B.02, 8; C.07, 10.2 and 10.3). Scores are counted in
/// halves of a game: 1, ½ and 0 whatever the event counts.
namespace flagfall::pairing {

/// A quotient to the nearest whole number, halves up. `count` is above 0.
[[nodiscard]] constexpr std::int64_t roundedHalfUp(std::int64_t sum, std::int64_t count) {
    std::int64_t const twice = 2 * sum + count;
    std::int64_t const whole = twice / (2 * count);
    return twice % (2 * count) < 0 ? whole - 1 : whole;
}

/// The average rating of the opponents plus the difference that the table gives for the percentage.
struct Performance {
    std::int64_t ratings = 0; ///< of the opponents, added up
    int games = 0;            ///< above 0
    int halves = 0;           ///< scored in them

    /// Halves up.
    [[nodiscard]] int average() const { return static_cast<int>(roundedHalfUp(ratings, games)); }
    /// Halves up, from the exact quotient.
    [[nodiscard]] int percentage() const { return static_cast<int>(roundedHalfUp(std::int64_t{50} * halves, games)); }
    [[nodiscard]] int difference() const; ///< dp (8.1.1)
    [[nodiscard]] int value() const { return average() + difference(); }
    friend bool operator==(Performance const&, Performance const&) = default;
};

/// Nothing without a game.
[[nodiscard]] std::optional<Performance> performance(std::span<int const> ratings, int halves);

/// The lowest rating that is expected to score as much against them (10.3): without the limit of 400 points; without
/// any score 800 below the lowest opponent. Nothing without a game.
[[nodiscard]] std::optional<int> perfectPerformance(std::span<int const> ratings, int halves);

} // namespace flagfall::pairing
