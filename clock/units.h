// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/time.h"

/// The units in which times are written.
namespace flagfall::clock {

inline constexpr Span second = std::chrono::seconds{1};
inline constexpr Span minute = std::chrono::minutes{1};
inline constexpr Span hour = std::chrono::hours{1};

} // namespace flagfall::clock
