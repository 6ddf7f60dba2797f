// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/points.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flagfall::pairing {

/// The value of a tie-break for one player, exact: points by points are ten-thousandths. Nothing where there is no
/// value, which ranks last. Whether more is better says the tie-break.
struct TieBreakValue {
    std::optional<std::int64_t> tenThousandths;

    static constexpr std::int64_t one = 10'000;
    [[nodiscard]] static TieBreakValue of(Points points) { return {std::int64_t{points.hundredths()} * (one / 100)}; }
    [[nodiscard]] static TieBreakValue ofCount(std::int64_t count) { return {count * one}; }
    friend auto operator<=>(TieBreakValue const&, TieBreakValue const&) = default;
};

/// `12.5`, `8.25`, `3`, `1820`, or a dash where there is no value. Decimal point; the view localises it.
[[nodiscard]] std::string valueText(TieBreakValue const& value);

/// Whole digits of a value, at most.
inline constexpr std::size_t longestValue = 6;
/// What valueText writes, and a comma as well as a point; nothing for anything else, and for more decimals than four.
[[nodiscard]] std::optional<TieBreakValue> valueByText(std::string_view text);

} // namespace flagfall::pairing
