// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

namespace flagfall::session {

/// What a display would show by the bases of the periods entered, the increments earned and the time used, less what
/// it does show. It changes by the arbiter's hands alone: anything else is a fault of the clock or of the file. None
/// where the parts are not known: delays, byo-yomi and the like, periods with different increments or that repeat,
/// and a fallen flag.
[[nodiscard]] std::optional<clock::Span> timeUnaccounted(clock::Clock const& clock, Colour colour);

} // namespace flagfall::session
