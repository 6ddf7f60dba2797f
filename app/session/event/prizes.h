// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// What is given for which places. Pure.
namespace flagfall::session {

struct Prize {
    int first = 1; ///< the places that have it, both ends
    int last = 1;
    std::string what;
    friend bool operator==(Prize const&, Prize const&) = default;
};

enum class PrizeFault {
    NoPlace,   ///< no number stands before it
    NotAPlace, ///< 0, or more than any event has
    Backwards, ///< 3-2
    NoPrize,   ///< a place, and nothing behind it
    TooLong,   ///< more than longestPrize characters
    NotText,   ///< control characters or broken UTF-8
    TooMany,   ///< more than mostPrizes
};

struct PrizeProblem {
    PrizeFault fault{};
    std::size_t line = 0; ///< from 1; a semicolon begins one, too
    std::string text{};   ///< of the line
    friend bool operator==(PrizeProblem const&, PrizeProblem const&) = default;
};

inline constexpr std::size_t longestPrize = 160;
inline constexpr std::size_t mostPrizes = 500;

/// A line for each, or semicolons between them; empty ones are passed over:
///
///     1: 500 €
///     2-3: 300 €; 4. a book
///     1 the cup of the town
///
/// In order of places. Refused with the first line that cannot be read.
[[nodiscard]] Expected<std::vector<Prize>, PrizeProblem> parsePrizes(std::string_view text);
/// The same, a line for each.
[[nodiscard]] std::string prizesText(std::vector<Prize> const& prizes);

} // namespace flagfall::session
