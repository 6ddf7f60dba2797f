// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/display.h"

namespace flagfall::view {

/// Where the delay that runs before the time is shown. In the total the figure is always what the player has for his
/// next move.
enum class DelayFigure { Beside, InTotal };

/// What blinks on a single clock (the final flag, the separator of the side that runs) stands still on a wall of them.
enum class Blinking { No, Yes };

/// How clocks read on this computer.
struct FaceOptions {
    clock::DisplayStyle style = clock::DisplayStyle::Modern;
    clock::Span tenthsBelow = std::chrono::seconds{10}; ///< zero: no tenths; Modern style only
    DelayFigure delay = DelayFigure::Beside;
    Blinking blinking = Blinking::No;
    friend bool operator==(FaceOptions const&, FaceOptions const&) = default;
};

} // namespace flagfall::view
