// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "clock/setting.h"

namespace flagfall::session {

/// Moves asked for up to the end of this period, from 1; zero when it asks for all that are left.
[[nodiscard]] inline int movesAskedBy(clock::Setting const& setting, Colour side, int period) {
    auto const& periods = setting.periods(side);
    int asked = 0;
    for (int at = 0; at < period && at < static_cast<int>(periods.size()); ++at) {
        int const quota = periods[static_cast<std::size_t>(at)].quota;
        if (quota == 0) return 0;
        asked += quota;
    }
    return asked;
}

} // namespace flagfall::session
