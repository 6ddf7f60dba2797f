// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"

#include <cstdint>

namespace flagfall::session {

/// UTC milliseconds since 1970; only for people's eyes, never for play time.
using WallTime = NumberOf<struct WallTimeTag, std::int64_t>;

} // namespace flagfall::session
