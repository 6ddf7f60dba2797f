// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

namespace flagfall::clock {

/// The two ends of a clock on the table, seen from the arbiter's side.
enum class End { Left, Right };

[[nodiscard]] constexpr End otherEnd(End end) { return end == End::Left ? End::Right : End::Left; }

/// Whose lever is at which end. Turning the clock round changes only this: times belong to colours.
struct Levers {
    End white = End::Left;

    [[nodiscard]] constexpr Colour colourAt(End end) const { return end == white ? Colour::White : Colour::Black; }
    [[nodiscard]] constexpr End endOf(Colour colour) const { return colour == Colour::White ? white : otherEnd(white); }
    [[nodiscard]] constexpr Levers turned() const { return {otherEnd(white)}; }
    friend constexpr bool operator==(Levers, Levers) = default;
};

} // namespace flagfall::clock
